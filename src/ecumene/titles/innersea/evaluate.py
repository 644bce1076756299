"""How good a position looks to a seat, for the bots."""

from ecumene.titles.innersea.civilizations import BARBARIANS
from ecumene.titles.innersea.growth import acquisition
from ecumene.titles.innersea.map import LANDS, SHALLOWS
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.wonders import PayForWonder

POINT = 10.0
"""A victory point already scored."""
WONDER = 18.0
RESOURCE = 2.5
"""What is paid for a Wonder, disc, talent or card."""
GROWTH = 1.0
"""One disc more in each growth that is still to come, for every one of them."""
TURNS_AN_EPOCH = 2.7
"""About how many turns an Epoch has before sudden death."""


def evaluate(position: InnerSea, seat: int) -> float:
    """The seat's prospects less those of its strongest opponent."""
    growths_left = _growths_left(position)
    prospects = [_prospects(position, other, growths_left) for other in range(position.count)]
    own = prospects.pop(seat)
    return own - max(prospects) - sum(prospects) / (10 * len(prospects))


def _prospects(p: InnerSea, seat: int, growths_left: float) -> float:
    """Points, and what will bring points: Cities that will last, growth, cards, talents, Wonders."""
    held = p.held[seat]
    others = p.others(seat)
    alone = held & ~others
    lands = alone & LANDS
    cities = p.three[seat] & lands
    settlements = p.two[seat] & lands & ~cities
    disputed = 0.0
    contested = held & others
    while contested:
        area = (contested & -contested).bit_length() - 1
        contested &= contested - 1
        disputed += _dispute(p, seat, area)
    discs = p.on_map(seat)
    return (
        POINT * p.vp[seat]
        + 14.0 * cities.bit_count()
        + 5.0 * settlements.bit_count()
        + 2.2 * lands.bit_count()
        + 1.6 * (held & SHALLOWS).bit_count()
        + 0.8 * discs
        + 0.15 * p.supply[seat]
        + 2.5 * (p.talents[seat] + p.loot[seat])
        + 1.5 * p.hand_size(seat)
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


def _dispute(p: InnerSea, seat: int, area: int) -> float:
    """What a shared area is worth: to the stronger side about what it will be after the competition."""
    own = p.strength(seat, area)
    strongest = p.stack(BARBARIANS, area)
    for faction in range(p.count):
        strength = p.strength(faction, area)
        if strength > strongest and faction != seat:
            strongest = strength
    if own == 1 and strongest == 1:
        return 0.5
    left = own - strongest
    if left <= 0:
        return -1.5 * own
    land = LANDS >> area & 1
    return (2.0 + 4.0 * (left > 1) + 6.0 * (left > 2) if land else 1.5) + (own > strongest) * 1.0
