"""How good a position looks to a seat, for the bots."""

from typing import Final

from ecumene.core.game import Foresight
from ecumene.titles.innersea.board import Board
from ecumene.titles.innersea.building import PayForWonder
from ecumene.titles.innersea.civilizations import BARBARIANS, MOST_CIVILIZATIONS
from ecumene.titles.innersea.growth import acquisition
from ecumene.titles.innersea.map import LANDS, SHALLOWS
from ecumene.titles.innersea.position import InnerSea

FORESIGHT: Final = Foresight(width=32, depth=20)
"""How far bots look ahead."""

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
"""A talent or a card that will be paid for a Wonder."""
PAID_DISC: Final = 5.0
"""A disc on the map that will be paid for one: it takes more with it than itself."""
GROWTH: Final = 1.0
"""One disc more in each growth that is still to come, for every one of them."""
TURNS_AN_EPOCH: Final = 2.7
"""About how many turns an Epoch has before sudden death."""
OTHERS: Final = 0.1
"""How much the mean of all opponents counts beside the strongest."""
STAND_OFF: Final = 0.5
"""An area where single discs face each other, or will."""
DOOMED: Final = -1.5
"""A disc where an opponent is stronger."""
WON_LAND: Final[tuple[float, ...]] = (3.0, 7.0, 13.0)
"""A land area that will be won, with one disc left, two, or more."""
WON_SEA: Final = 2.5
"""A sea that will be won."""


TERMS: Final = (
    *("points", "cities", "settlements", "lands", "seas", "discs", "talents", "cards"),
    *("wonders", "disputed", "growth", "rivals"),
)
"""What the evaluation is made of, as a player would name it."""


def evaluate(position: InnerSea, seat: int) -> float:
    """The seat's prospects less those of its strongest opponent."""
    growths_left = _growths_left(position)
    prospects = [sum(_prospects(position, other, growths_left)) for other in range(position.count)]
    own = prospects.pop(seat)
    return own - max(prospects) - OTHERS * sum(prospects) / len(prospects)


def terms(position: InnerSea, seat: int) -> dict[str, float]:
    """The same, term by term."""
    growths_left = _growths_left(position)
    others = [
        sum(_prospects(position, other, growths_left)) for other in range(position.count) if other != seat
    ]
    rivals = -max(others) - OTHERS * sum(others) / len(others)
    return dict(zip(TERMS, (*_prospects(position, seat, growths_left), rivals), strict=True))


def progress(position: InnerSea) -> float:
    """How much of the game has been played, from 0 to 1."""
    whole = TURNS_AN_EPOCH * (position.last_epoch - position.first_epoch + 1)
    return max(0.0, 1 - _growths_left(position) / whole) if position.agenda else 1.0


def _prospects(p: InnerSea, seat: int, growths_left: float) -> tuple[float, ...]:
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
        POINT * p.vp[seat],
        CITY * cities.bit_count(),
        SETTLEMENT * settlements.bit_count(),
        LAND * lands.bit_count(),
        SEA * (held & SHALLOWS).bit_count(),
        DISC * board.on_map(seat) + SUPPLY * p.supply[seat],
        TALENT * (p.talents[seat] + p.loot[seat]),
        CARD * p.fate.hand_size(seat),
        WONDER * len(p.active_wonders(seat)) + _begun(p, seat),
        disputed,
        GROWTH * growths_left * min(acquisition(p, seat), p.supply[seat] + p.ready[seat]),
    )


def _growths_left(p: InnerSea) -> float:
    """About how many growths are still to come: they make settlements better than Cities for a while."""
    return TURNS_AN_EPOCH * p.epochs_left() + max(0.0, TURNS_AN_EPOCH - p.epoch_turn)


def _begun(p: InnerSea, seat: int) -> float:
    """What a Wonder is worth that is still being paid for."""
    asked = p.decision
    if not isinstance(asked, PayForWonder) or asked.seat != seat:
        return 0.0
    goods = min(asked.left, p.talents[seat] + p.fate.hand_size(seat))
    return WONDER - RESOURCE * goods - PAID_DISC * (asked.left - goods)


def _dispute(board: Board, seat: int, area: int) -> float:
    """What a shared area is worth: to the stronger side about what it will be after the competition."""
    own = board.strength(seat, area)
    strongest = board.stack(BARBARIANS, area)
    for faction in range(MOST_CIVILIZATIONS):
        strength = board.strength(faction, area)
        if strength > strongest and faction != seat:
            strongest = strength
    if own == strongest:
        return STAND_OFF  # equal stacks wear each other down to single discs
    if own < strongest:
        return DOOMED * own
    left = own - strongest + 1
    return WON_LAND[min(left, len(WON_LAND)) - 1] if LANDS >> area & 1 else WON_SEA
