"""How good a position of the Inner Sea looked to a seat when the strategist's goals were set."""

from typing import Final

from ecumene.titles.innersea.board import Board
from ecumene.titles.innersea.building import PayForWonder
from ecumene.titles.innersea.civilizations import BARBARIANS, MOST_CIVILIZATIONS
from ecumene.titles.innersea.growth import acquisition
from ecumene.titles.innersea.map import LANDS, SHALLOWS
from ecumene.titles.innersea.position import InnerSea

POINT: Final = 10.0
"""A victory point already scored."""
CITY: Final = 14.0
"""A City that nobody disputes."""
SETTLEMENT: Final = 5.0
"""A settlement that nobody disputes."""
LAND: Final = 2.2
"""A land area held alone, whatever stands there."""
SEA: Final = 1.6
"""A shallow sea with a disc in it."""
DISC: Final = 0.8
"""A disc on the map."""
SUPPLY: Final = 0.15
"""A disc in supply."""
TALENT: Final = 2.5
"""A talent, in hand or as loot."""
CARD: Final = 1.5
"""A card in the hand."""
WONDER: Final = 18.0
"""An active Wonder."""
RESOURCE: Final = 2.5
"""What is paid for a Wonder, disc, talent or card."""
GROWTH: Final = 1.0
"""One disc more in each growth that is still to come, for every one of them."""
TURNS_AN_EPOCH: Final = 2.7
"""About how many turns an Epoch has before sudden death."""
OTHERS: Final = 0.1
"""How much the mean of all opponents counts beside the strongest."""
STAND_OFF: Final = 0.5
"""An area where single discs face each other."""
DOOMED: Final = -1.5
"""A disc where an opponent is as strong or stronger."""
WON_LAND: Final[tuple[float, ...]] = (3.0, 7.0, 13.0)
"""A land area that will be won, with one disc left, two, or more."""
WON_SEA: Final = 2.5
"""A sea that will be won."""


def evaluate(position: InnerSea, seat: int) -> float:
    """The seat's prospects less those of its strongest opponent."""
    growths_left = _growths_left(position)
    prospects = [_prospects(position, other, growths_left) for other in range(position.count)]
    own = prospects.pop(seat)
    return own - max(prospects) - OTHERS * sum(prospects) / len(prospects)


def _prospects(p: InnerSea, seat: int, growths_left: float) -> float:
    """Points, and what will bring points: Cities that will last, growth, cards, talents, Wonders."""
    board = p.board
    held = board.held[seat]
    others = board.others(seat)
    lands = held & ~others & LANDS
    cities = board.three[seat] & lands
    settlements = board.two[seat] & lands & ~cities
    disputed = 0.0
    shared = held & others
    while shared:
        disputed += _dispute(board, seat, (shared & -shared).bit_length() - 1)
        shared &= shared - 1
    return (
        POINT * p.vp[seat]
        + CITY * cities.bit_count()
        + SETTLEMENT * settlements.bit_count()
        + LAND * lands.bit_count()
        + SEA * (held & SHALLOWS).bit_count()
        + DISC * board.on_map(seat)
        + SUPPLY * p.supply[seat]
        + TALENT * (p.talents[seat] + p.loot[seat])
        + CARD * p.fate.hand_size(seat)
        + WONDER * len(p.active_wonders(seat))
        + disputed
        + _begun(p, seat)
        + GROWTH * growths_left * min(acquisition(p, seat), p.supply[seat] + p.ready[seat])
    )


def _growths_left(p: InnerSea) -> float:
    """About how many growths are still to come: they make settlements better than Cities for a while."""
    return TURNS_AN_EPOCH * p.epochs_left() + max(0.0, TURNS_AN_EPOCH - p.epoch_turn)


def _begun(p: InnerSea, seat: int) -> float:
    """What a Wonder is worth that is still being paid for."""
    asked = p.decision
    if not isinstance(asked, PayForWonder) or asked.seat != seat:
        return 0.0
    return WONDER - RESOURCE * asked.left


def _dispute(board: Board, seat: int, area: int) -> float:
    """What a shared area is worth: to the stronger side about what it will be after the competition."""
    own = board.strength(seat, area)
    strongest = board.stack(BARBARIANS, area)
    for faction in range(MOST_CIVILIZATIONS):
        strength = board.strength(faction, area)
        if strength > strongest and faction != seat:
            strongest = strength
    if own == 1 and strongest == 1:
        return STAND_OFF
    left = own - strongest
    if left <= 0:
        return DOOMED * own
    return WON_LAND[min(left, len(WON_LAND)) - 1] if LANDS >> area & 1 else WON_SEA
