"""The discs on the map, as whole numbers: who has how many where, and the white discs beside them."""

from typing import Final

from ecumene.core.bits import each
from ecumene.core.state import Shared, State, replaced, state
from ecumene.titles.innersea.civilizations import (
    BARBARIANS,
    CITY,
    FACTIONS,
    MOST_CIVILIZATIONS,
    SETTLEMENT,
)
from ecumene.titles.innersea.map import (
    AREAS,
    DEEPS,
    LANDS,
    NEIGHBOURS,
    SHALLOWS,
    Area,
    Areas,
    Chart,
    around,
)

FOUR: Final = 4
"""The discs of a faction that fit into a land area while civilizations grow."""


def stacking_limit(area: Area) -> int:
    """The most discs of a faction in an area from the Adjustment Phase on (rule `stacking-adjustment`)."""
    if LANDS >> area & 1:
        return CITY
    return SETTLEMENT if SHALLOWS >> area & 1 else 1


@state
class Board(State):
    """What lies on the map. What belongs to a faction and an area lies at `faction * AREAS + area`."""

    chart: Shared[Chart]
    discs: bytearray
    held: list[Areas]
    """Where each faction has a disc; `two`, `three` and `four` are where it has at least that many."""
    lying: list[int]
    """How many discs of each faction lie on the map."""
    two: list[Areas]
    three: list[Areas]
    four: list[Areas]
    allies: Shared[bytearray]
    """The white discs on each side of a competition."""
    allied: Shared[list[Areas]]
    """Where each civilization has white discs."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.discs = bytearray(FACTIONS * AREAS)
        self.held, self.two, self.three, self.four = ([0] * FACTIONS for _ in range(4))
        self.lying = [0] * FACTIONS
        self.allies = bytearray(MOST_CIVILIZATIONS * AREAS)
        self.allied = [0] * MOST_CIVILIZATIONS

    # Changes ------------------------------------------------------------------------------------

    def put(self, faction: int, area: Area) -> None:
        """Lay a disc of a faction down; the caller says where it comes from."""
        at = faction * AREAS + area
        stack = self.discs[at] = self.discs[at] + 1
        self.lying[faction] += 1
        if stack <= FOUR:
            (self.held, self.two, self.three, self.four)[stack - 1][faction] |= 1 << area

    def lift(self, faction: int, area: Area) -> None:
        """Take a disc of a faction up; the caller says where it goes."""
        at = faction * AREAS + area
        stack = self.discs[at]
        self.discs[at] = stack - 1
        self.lying[faction] -= 1
        if stack <= FOUR:
            (self.held, self.two, self.three, self.four)[stack - 1][faction] ^= 1 << area

    def join_ally(self, seat: int, area: Area) -> None:
        """A white disc joins a civilization in an area."""
        self._set_allies(seat, area, self.allies[seat * AREAS + area] + 1)

    def dismiss_ally(self, seat: int, area: Area) -> None:
        """A white disc goes back to its pile."""
        self._set_allies(seat, area, self.allies[seat * AREAS + area] - 1)

    def dismiss_allies(self, seat: int, area: Area) -> None:
        """All white discs of a civilization in an area go back to their pile."""
        if self.allied[seat] >> area & 1:
            self._set_allies(seat, area, 0)

    def _set_allies(self, seat: int, area: Area, count: int) -> None:
        allies = self.allies[:]
        allies[seat * AREAS + area] = count
        self.allies = allies
        others = self.allied[seat] & ~(1 << area)
        self.allied = replaced(self.allied, seat, others | 1 << area if count else others)

    # Stacks -------------------------------------------------------------------------------------

    def stack(self, faction: int, area: Area) -> int:
        """The discs of a faction in an area, without allies."""
        return self.discs[faction * AREAS + area]

    def strength(self, faction: int, area: Area) -> int:
        """The discs of a faction in an area, its allies included."""
        if faction == BARBARIANS:
            return self.discs[faction * AREAS + area]
        return self.discs[faction * AREAS + area] + self.allies[faction * AREAS + area]

    def at_least(self, faction: int, discs: int) -> Areas:
        """The areas where a faction has at least that many discs."""
        return (self.held, self.two, self.three, self.four)[discs - 1][faction]

    def on_map(self, seat: int) -> int:
        """How many discs of a civilization lie on the map."""
        return self.lying[seat]

    def cities(self, seat: int) -> Areas:
        return self.three[seat] & LANDS

    def settlements(self, seat: int) -> Areas:
        return self.two[seat] & ~self.three[seat] & LANDS

    # Who is where -------------------------------------------------------------------------------

    def occupied(self) -> Areas:
        """Where any faction has a disc."""
        found = 0
        for areas in self.held:
            found |= areas
        return found

    def others(self, faction: int) -> Areas:
        """Where any other faction has a disc."""
        found = 0
        for other, areas in enumerate(self.held):
            if other != faction:
                found |= areas
        return found

    def controlled(self, faction: int) -> Areas:
        """Where a faction is alone."""
        held = self.held[faction]
        return held ^ held & self.others(faction)

    def shared(self) -> Areas:
        """Where two factions or more have discs."""
        once = twice = 0
        for areas in self.held:
            twice |= once & areas
            once |= areas
        return twice

    def contested(self) -> Areas:
        """Where two factions or more have discs, and one of them has two or more."""
        shared = self.shared()
        return shared & self.crowded() if shared else 0

    def crowded(self) -> Areas:
        """Where any faction has two discs or more, allies included."""
        found = 0
        for areas in self.two:
            found |= areas
        for seat, areas in enumerate(self.allied):
            if areas:
                found |= areas & self.held[seat]
        return found

    def dominated(self, seat: int, by_control: bool) -> Areas:
        """The shallow seas that a civilization dominates: all lands at each are its own, and the sea is
        its own too, or at least occupied."""
        own = self.controlled(seat)
        seas = (own if by_control else self.held[seat]) & SHALLOWS
        if not seas:
            return 0
        lands = self.chart.in_play & LANDS
        seas ^= seas & around(lands ^ lands & own)
        return sum(1 << sea for sea in each(seas) if NEIGHBOURS[sea] & LANDS & self.chart.in_play)

    def partners(self, seat: int) -> list[int]:
        """The civilizations that trade with one: with a disc in or beside its lands and shallow seas."""
        reach = self.held[seat] & ~DEEPS
        reach |= around(reach)
        return [other for other in range(MOST_CIVILIZATIONS) if other != seat and self.held[other] & reach]
