"""Operations that remove discs from the map, or replace them."""

from collections.abc import Sequence
from typing import Final

from ecumene.core.bits import each
from ecumene.core.steps import Choice, step
from ecumene.core.values import Value, value
from ecumene.titles.innersea.civilizations import BARBARIANS, NOBODY
from ecumene.titles.innersea.losses import fall, lose, lose_ally
from ecumene.titles.innersea.map import AREA_OF, WHOLE, Area, AreaChoices, Areas
from ecumene.titles.innersea.notation import STOP
from ecumene.titles.innersea.picks import PickFaction, opponents, single_out
from ecumene.titles.innersea.placing import Newcomer, PickDisc, Trail
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Operation, Program, Run, Scene
from ecumene.titles.innersea.where import Where

ALL: Final = 99
"""As many as there are."""


def meant(p: InnerSea, s: Scene, whose: str, where: Where) -> list[tuple[int, Areas]]:
    """The factions that an effect can cost discs, each with the areas where it can."""
    found = []
    for faction in opponents(p, s, whose):
        areas = where.areas(p, s, faction) & p.board.held[faction]
        areas ^= areas & p.protected(faction, s.player, s.source)
        if areas:
            found.append((faction, areas))
    return found


@value
class Take(Operation):
    """Remove discs from the map, or replace them."""

    whose: str
    n: int
    where: Where
    first: Where | None
    per_area: int
    connected: bool
    up_to: bool
    unavoidable: bool
    replaced_by: str
    """`self` or `barbarians`; empty when the discs are only removed."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        first = self.first.areas(p, s) if self.first else WHOLE
        reach = [(f, areas) for f, areas in meant(p, s, self.whose, self.where) if areas & first]
        if not reach:
            return s
        if self.whose in ("opp_one", "opp_civ") and s.opponent == NOBODY:
            single_out(p, s, (self, *rest), [faction for faction, _ in reach])
            return None
        if self.whose == "each_opp":
            self._take_all(p, s, rest, reach)
            return None
        every = 0
        for _, areas in reach:
            every |= areas
        trail = Trail(every, first, self.per_area, connected=self.connected)
        stacks = tuple(Stacks.of(p, faction, areas) for faction, areas in reach)
        return Taking(self, stacks, self.n, trail).do(p, s, rest)

    def _take_all(self, p: InnerSea, s: Scene, rest: Program, reach: list[tuple[int, Areas]]) -> None:
        newcomers = [self.newcomer(s, areas.bit_length() - 1) for _, areas in reach]
        p.agenda.append(Run((*newcomers, *rest), s))
        for faction, areas in reversed(reach):
            self.strike(p, faction, areas.bit_length() - 1)

    def newcomer(self, s: Scene, area: Area) -> Newcomer:
        return Newcomer(BARBARIANS if self.replaced_by == "barbarians" else s.actor, area)

    def strike(self, p: InnerSea, faction: int, area: Area) -> None:
        """One disc goes, if its owner gives nothing else for it."""
        if not self.unavoidable:
            lose(p, faction, area)
        elif p.board.strength(faction, area) > p.board.stack(faction, area):
            lose_ally(p, faction, area)
        else:
            fall(p, faction, area, 1)


@value
class Stacks(Value):
    """The stacks of a faction that a card can hit, and where it has hit: no disc is hit twice."""

    faction: int
    levels: tuple[Areas, ...]
    """Where it had at least 1, 2, 3... discs and allies when the card struck."""
    hit: tuple[Area, ...] = ()

    @classmethod
    def of(cls, p: InnerSea, faction: int, areas: Areas) -> "Stacks":
        levels: list[Areas] = []
        for area in each(areas):
            strength = p.board.strength(faction, area)
            levels += [0] * (strength - len(levels))
            for level in range(strength):
                levels[level] |= 1 << area
        return cls(faction, tuple(levels))

    def open_areas(self, p: InnerSea) -> Areas:
        areas = self.levels[0] & p.board.held[self.faction]
        for area in self.hit:
            hits = self.hit.count(area)
            if hits >= len(self.levels) or not self.levels[hits] >> area & 1:
                areas ^= areas & 1 << area
        return areas

    def after(self, faction: int, area: Area) -> "Stacks":
        if faction != self.faction:
            return self
        return Stacks(faction, self.levels, tuple(sorted((*self.hit, area))))


@value
class Taking(Operation):
    """Discs that are still to be removed or replaced."""

    take: Take
    reach: tuple[Stacks, ...]
    left: int
    trail: Trail

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        areas = self.open_areas(p) if self.left else 0
        if not areas:
            return s
        p.pose(TakeDisc(s.actor, s, rest, self, areas))
        return None

    def open_areas(self, p: InnerSea) -> Areas:
        found = 0
        for stacks in self.reach:
            found |= stacks.open_areas(p)
        return found & self.trail.open_areas()

    def factions(self, p: InnerSea, area: Area) -> list[int]:
        return [stacks.faction for stacks in self.reach if stacks.open_areas(p) >> area & 1]

    def after(self, faction: int, area: Area) -> "Taking":
        reach = tuple(stacks.after(faction, area) for stacks in self.reach)
        return Taking(self.take, reach, self.left - 1, self.trail.after(area))

    def without_one(self) -> "Taking":
        return Taking(self.take, self.reach, self.left - 1, self.trail)


@step
class TakeDisc(PickDisc):
    """From which area the next disc goes."""

    taking: Taking
    areas: Areas

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.areas, (STOP,) if self.taking.take.up_to else ())

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == STOP:
            self.go_on(p)
            return
        p.pose(TakeFrom(self.seat, self.scene, self.rest, self.taking, AREA_OF[choice]))

    def skip(self, p: InnerSea, settled: Choice) -> None:
        self.go_on_with(p, self.taking.without_one())


@step
class TakeFrom(PickFaction):
    """Whose disc goes, where several have some."""

    taking: Taking
    area: Area

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [p.word(faction) for faction in self.taking.factions(p, self.area)]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        take = self.taking.take
        faction = p.seat_of(choice)
        newcomers = [take.newcomer(self.scene, self.area)] if take.replaced_by else []
        self.go_on_with(p, *newcomers, self.taking.after(faction, self.area))
        take.strike(p, faction, self.area)

    def skip(self, p: InnerSea, settled: Choice) -> None:
        self.go_on_with(p, self.taking.without_one())


@value
class RemoveEach(Operation):
    """In every area meant, each faction meant loses so many discs."""

    whose: str
    n: int
    where: Where

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        reach = meant(p, s, self.whose, self.where)
        if not reach:
            return s
        if self.whose == "opp_civ" and s.opponent == NOBODY:
            single_out(p, s, (self, *rest), [faction for faction, _ in reach])
            return None
        p.agenda.append(Run(rest, s))
        for faction, areas in reversed(reach):
            while areas:
                area = areas.bit_length() - 1
                areas ^= 1 << area
                lose(p, faction, area, self.n)
        return None
