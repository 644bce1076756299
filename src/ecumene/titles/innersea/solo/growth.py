"""How a civilization without a player grows."""

from typing import Final

from ecumene.core.bits import each
from ecumene.core.steps import Choice
from ecumene.titles.innersea.board import FOUR
from ecumene.titles.innersea.civilizations import FACTIONS, NOBODY, SETTLEMENT
from ecumene.titles.innersea.growth import Deploy, Resettle, Retire
from ecumene.titles.innersea.map import (
    AREA_WORDS,
    DEEPS,
    LANDS,
    NEIGHBOURS,
    SEAS,
    SHALLOWS,
    Areas,
    areas_among,
)
from ecumene.titles.innersea.notation import DONE
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rivals import area_value, best_area, short_of_holding, strongest

LOW_SUPPLY: Final = 4
"""With fewer discs in supply, idle ones come back."""
SETTLEMENTS_KEPT: Final = (0, 2, 4, 4)
"""How many settlements to keep for growth in the last Epoch, in the one before, and so on."""


def retire(p: InnerSea, decision: Retire) -> Choice:
    """Only when the supply is low: single discs at sea that dominate nothing."""
    return idle_disc(p, decision.seat) if p.supply[decision.seat] < LOW_SUPPLY else DONE


def idle_disc(p: InnerSea, seat: int) -> Choice:
    """The single disc at sea that is worth least; none of those that dominate."""
    idle = p.board.held[seat] & SHALLOWS & ~p.board.two[seat] & ~p.board.dominated(seat, by_control=False)
    if not idle:
        return DONE
    return AREA_WORDS[min(each(idle), key=lambda area: (area_value(p, seat, area), area))]


def resettle(p: InnerSea, decision: Resettle) -> Choice:
    """Only out of a City that cannot be held."""
    seat = decision.seat
    for area in each(p.board.cities(seat) & ~decision.resettled & p.board.contested()):
        if strongest(p, seat, area) > min(FOUR, p.board.stack(seat, area) + p.ready[seat]):
            return AREA_WORDS[area]
    return DONE


def deploy(p: InnerSea, decision: Deploy) -> Choice:
    """Hold, strike, found Cities, found settlements, expand, and put the rest where it defends."""
    seat = decision.seat
    areas = areas_among(decision.choices(p))
    if not areas:
        return DONE
    found = _hold(p, seat, areas) or _strike(p, seat, areas, p.ready[seat] - decision.kept)
    for step in (_cities, _settlements, _expand, _rest):
        found = found or step(p, seat, areas)
    return AREA_WORDS[best_area(p, seat, found)] if found else DONE


def _hold(p: InnerSea, seat: int, areas: Areas) -> Areas:
    """Own contested lands where one disc more than the strongest opponent can be reached."""
    found = 0
    for area in each(areas & p.board.contested() & p.board.held[seat] & LANDS):
        if 0 < short_of_holding(p, seat, area) <= p.ready[seat] and strongest(p, seat, area) < FOUR:
            found |= 1 << area
    return found


def _strike(p: InnerSea, seat: int, areas: Areas, budget: int) -> Areas:
    """Areas of the principal enemy that can be won with what is left for that."""
    enemy = p.enemies[seat]
    if enemy == NOBODY:
        return 0
    found = 0
    for area in each(areas & p.board.held[enemy]):
        limit = FOUR if LANDS >> area & 1 else SETTLEMENT
        if 0 < short_of_holding(p, seat, area) <= budget and strongest(p, seat, area) < limit:
            found |= 1 << area
    return found & LANDS or found


def _cities(p: InnerSea, seat: int, areas: Areas) -> Areas:
    """Uncontested settlements, as long as enough settlements remain."""
    if p.board.settlements(seat).bit_count() <= SETTLEMENTS_KEPT[p.epochs_left()]:
        return 0
    return areas & p.board.settlements(seat) & p.board.controlled(seat)


def _settlements(p: InnerSea, seat: int, areas: Areas) -> Areas:
    return areas & p.board.controlled(seat) & LANDS & ~p.board.two[seat]


def _expand(p: InnerSea, seat: int, areas: Areas) -> Areas:
    empty = areas & ~p.board.held[seat] & ~p.board.others(seat) & ~DEEPS
    return empty & LANDS or empty & SEAS


def _rest(p: InnerSea, seat: int, areas: Areas) -> Areas:
    """Fourth discs for Cities beside opposing stacks."""
    found = 0
    for area in each(areas & p.board.cities(seat)):
        if any(p.board.two[f] & (NEIGHBOURS[area] | 1 << area) for f in range(FACTIONS) if f != seat):
            found |= 1 << area
    return found
