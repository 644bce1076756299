"""Operations on discs of the map: place, remove, replace, move."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ecumene.core.steps import Choice, Decision, Objection
from ecumene.games.innersea.civilizations import BARBARIANS, NOBODY
from ecumene.games.innersea.losses import fall, lose
from ecumene.games.innersea.map import (
    AREA_OF,
    AREA_WORDS,
    LANDS,
    NEIGHBOURS,
    WHOLE,
    Area,
    AreaChoices,
    Areas,
    around,
)
from ecumene.games.innersea.picks import Amount, opponents, single_out
from ecumene.games.innersea.position import InnerSea
from ecumene.games.innersea.scene import Planned, Program, Run, Scene, pose
from ecumene.games.innersea.where import Where

STOP = "stop"
ALL = 99


def _one_area(areas: Areas) -> bool:
    return not areas & (areas - 1)


@dataclass(frozen=True, slots=True)
class Trail:
    """Where an operation may touch discs, and where it has done so already."""

    areas: Areas
    first: Areas
    """Where it may begin."""
    per_area: int
    connected: bool
    touched: tuple[Area, ...] = ()

    def open_areas(self) -> Areas:
        areas = self.areas
        touched = self.touched
        if not touched:
            return areas & self.first
        if self.connected:
            areas &= around(sum(1 << area for area in set(touched)))
        if self.per_area:
            for area in touched:
                if touched.count(area) >= self.per_area:
                    areas &= ~(1 << area)
        return areas

    def after(self, area: Area) -> "Trail":
        return Trail(self.areas, self.first, self.per_area, self.connected, (*self.touched, area))


@dataclass(frozen=True, slots=True)
class Place:
    """Put discs of the actor, or barbarians, from supply on the map."""

    barbarians: bool
    n: Amount
    where: Where
    first: Where | None
    per_area: int
    connected: bool
    up_to: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        faction = BARBARIANS if self.barbarians else s.actor
        areas = self.where.areas(p, s, faction)
        first = self.first.areas(p, s, faction) if self.first else WHOLE
        trail = Trail(areas, first, self.per_area, self.connected)
        return Placing(faction, self.n.of(p, s, s.actor), trail, self.up_to).do(p, s, rest)


@dataclass(frozen=True, slots=True)
class PlaceEach:
    """Put so many discs in every area meant; if the supply is short, the actor chooses where they go."""

    barbarians: bool
    n: int
    where: Where

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        faction = BARBARIANS if self.barbarians else s.actor
        areas = self.where.areas(p, s, faction)
        discs = self.n * areas.bit_count()
        trail = Trail(areas, WHOLE, self.n, connected=False)
        if p.supply[faction] < discs:
            return Placing(faction, discs, trail, up_to=False).do(p, s, rest)
        while areas:
            area = (areas & -areas).bit_length() - 1
            areas &= areas - 1
            placed = 0
            while placed < self.n and p.room(faction) >> area & 1:
                p.place(faction, area)
                placed += 1
            tell_placed(p, faction, area, placed)
        return s


@dataclass(frozen=True, slots=True)
class Placing:
    """Discs of a faction that are still to be placed."""

    faction: int
    left: int
    trail: Trail
    up_to: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        areas = self.open_areas(p)
        if not self.left or not areas or not (p.supply[self.faction] or self._can_borrow(p)):
            return s
        ask = PlaceDisc(s.actor, s, rest, self)
        if self.up_to or not _one_area(areas):
            pose(p, ask)
        else:
            ask.choose(p, AREA_WORDS[areas.bit_length() - 1])
        return None

    def open_areas(self, p: InnerSea) -> Areas:
        return self.trail.open_areas() & p.room(self.faction)

    def _can_borrow(self, p: InnerSea) -> bool:
        return self.faction == BARBARIANS and p.held[BARBARIANS] > 0

    def after(self, area: Area) -> "Placing":
        return Placing(self.faction, self.left - 1, self.trail.after(area), self.up_to)


def place_disc(p: InnerSea, faction: int, area: Area) -> None:
    """A disc from supply to the map, by an effect."""
    p.place(faction, area)
    tell_placed(p, faction, area, 1)


def tell_placed(p: InnerSea, faction: int, area: Area, count: int) -> None:
    if p.log is None or not count:
        return
    if faction == BARBARIANS:
        p.tell("barbarians-placed", area=AREA_WORDS[area], count=count)
    else:
        p.tell("disc-placed", seat=faction, area=AREA_WORDS[area], count=count)


@dataclass(frozen=True, slots=True)
class PlaceDisc(Planned, Decision[InnerSea]):
    """Where the next disc goes."""

    seat: int
    scene: Scene
    rest: Program
    placing: Placing

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.placing.open_areas(p), (STOP,) if self.placing.up_to else ())

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == STOP:
            self.go_on(p)
            return
        area = AREA_OF[choice]
        following = (self.placing.after(area), *self.rest)
        if p.supply[self.placing.faction]:
            place_disc(p, self.placing.faction, area)
            p.agenda.append(Run(following, self.scene))
        else:
            borrow_barbarian(p, self.scene, following, area)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, STOP)

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice in self.choices(p):
            return None
        if choice == STOP:
            return Objection("card-must-be-resolved")
        trail = self.placing.trail
        if trail.open_areas() >> AREA_OF[choice] & 1:
            return Objection("stacking-growth")
        return Objection("card-says-where")


def borrow_barbarian(p: InnerSea, s: Scene, rest: Program, area: Area) -> None:
    """With no barbarians in supply, one may come from another area (rule `barbarian-limit`)."""
    if p.held[BARBARIANS] & ~(1 << area):
        pose(p, BorrowBarbarian(s.actor, s, rest, area))
    else:
        p.agenda.append(Run(rest, s))


@dataclass(frozen=True, slots=True)
class BorrowBarbarian(Planned, Decision[InnerSea]):
    """From which area a barbarian disc comes when there is none in supply; or from none."""

    seat: int
    scene: Scene
    rest: Program
    area: Area

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(p.held[BARBARIANS] & ~(1 << self.area), (STOP,))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice != STOP:
            p.lift(BARBARIANS, AREA_OF[choice])
            p.put(BARBARIANS, self.area)
            p.tell("barbarian-borrowed", area=AREA_WORDS[self.area], source=choice)
        self.go_on(p)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, STOP)

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return None if choice in self.choices(p) else Objection("barbarian-limit")


@dataclass(frozen=True, slots=True)
class Take:
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
        reach = [(f, areas) for f in opponents(p, s, self.whose) if (areas := self._areas(p, s, f))]
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
        first = self.first.areas(p, s) if self.first else WHOLE
        trail = Trail(every, first, self.per_area, self.connected)
        return Taking(self, tuple(reach), self.n, trail).do(p, s, rest)

    def _areas(self, p: InnerSea, s: Scene, faction: int) -> Areas:
        areas = self.where.areas(p, s, faction) & p.held[faction]
        return areas & ~p.protected(faction, s.player, s.source)

    def _take_all(self, p: InnerSea, s: Scene, rest: Program, reach: list[tuple[int, Areas]]) -> None:
        newcomers = [self.newcomer(s, areas.bit_length() - 1) for _, areas in reach]
        p.agenda.append(Run((*newcomers, *rest), s))
        for faction, areas in reversed(reach):
            self.strike(p, faction, areas.bit_length() - 1)

    def newcomer(self, s: Scene, area: Area) -> "Newcomer":
        return Newcomer(BARBARIANS if self.replaced_by == "barbarians" else s.actor, area)

    def strike(self, p: InnerSea, faction: int, area: Area) -> None:
        """One disc goes, if its owner gives nothing else for it."""
        if not self.unavoidable:
            lose(p, faction, area)
        elif p.strength(faction, area) > p.stack(faction, area):
            p.dismiss_ally(faction, area)
        else:
            fall(p, faction, area, 1)


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A disc comes for one that was replaced, even if its owner gave something else for it."""

    faction: int
    area: Area

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if not p.room(self.faction) >> self.area & 1:
            return s
        if p.supply[self.faction]:
            place_disc(p, self.faction, self.area)
            return s
        if self.faction == BARBARIANS:
            borrow_barbarian(p, s, rest, self.area)
            return None
        return s


@dataclass(frozen=True, slots=True)
class Taking:
    """Discs that are still to be removed or replaced."""

    take: Take
    reach: tuple[tuple[int, Areas], ...]
    """The areas by faction."""
    left: int
    trail: Trail

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        areas = self.open_areas(p)
        if not self.left or not areas:
            return s
        ask = TakeDisc(s.actor, s, rest, self)
        if self.take.up_to or not _one_area(areas):
            pose(p, ask)
        else:
            ask.choose(p, AREA_WORDS[areas.bit_length() - 1])
        return None

    def open_areas(self, p: InnerSea) -> Areas:
        found = 0
        for faction, areas in self.reach:
            found |= areas & p.held[faction]
        return found & self.trail.open_areas()

    def factions(self, p: InnerSea, area: Area) -> list[int]:
        return [f for f, areas in self.reach if (areas & p.held[f]) >> area & 1]

    def after(self, area: Area) -> "Taking":
        return Taking(self.take, self.reach, self.left - 1, self.trail.after(area))


@dataclass(frozen=True, slots=True)
class TakeDisc(Planned, Decision[InnerSea]):
    """From which area the next disc goes."""

    seat: int
    scene: Scene
    rest: Program
    taking: Taking

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.taking.open_areas(p), (STOP,) if self.taking.take.up_to else ())

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == STOP:
            self.go_on(p)
            return
        area = AREA_OF[choice]
        factions = self.taking.factions(p, area)
        ask = TakeFrom(self.seat, self.scene, self.rest, self.taking, area)
        if len(factions) > 1:
            pose(p, ask)
        else:
            ask.choose(p, p.word(factions[0]))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, STOP)

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice in self.choices(p):
            return None
        return Objection("card-must-be-resolved") if choice == STOP else Objection("card-says-where")


@dataclass(frozen=True, slots=True)
class TakeFrom(Planned, Decision[InnerSea]):
    """Whose disc goes, where several have some."""

    seat: int
    scene: Scene
    rest: Program
    taking: Taking
    area: Area

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [p.word(faction) for faction in self.taking.factions(p, self.area)]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        take = self.taking.take
        program = (self.taking.after(self.area), *self.rest)
        if take.replaced_by:
            program = (take.newcomer(self.scene, self.area), *program)
        p.agenda.append(Run(program, self.scene))
        take.strike(p, p.seat_of(choice), self.area)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return [p.word(faction) for faction in (*p.order, BARBARIANS)]

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return None if choice in self.choices(p) else Objection("card-says-whom")


@dataclass(frozen=True, slots=True)
class RemoveEach:
    """In every area meant, each faction meant loses so many discs."""

    whose: str
    n: int
    where: Where

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        reach = [(f, areas) for f in opponents(p, s, self.whose) if (areas := self._areas(p, s, f))]
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

    def _areas(self, p: InnerSea, s: Scene, faction: int) -> Areas:
        areas = self.where.areas(p, s, faction) & p.held[faction]
        return areas & ~p.protected(faction, s.player, s.source)


@dataclass(frozen=True, slots=True)
class Move:
    """Move own discs, each to a neighbouring land or to the area of the competition."""

    n: int
    source: Where
    here: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        return Moving(self.n, self.source.areas(p, s, s.actor), self.here).do(p, s, rest)


@dataclass(frozen=True, slots=True)
class Moving:
    """Discs that may still be moved; those that have arrived stay."""

    left: int
    sources: Areas
    here: bool
    arrived: tuple[Area, ...] = ()

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if not self.left or not self.open_areas(p, s.actor):
            return s
        pose(p, MoveFrom(s.actor, s, rest, self))
        return None

    def open_areas(self, p: InnerSea, seat: int) -> Areas:
        areas = self.sources & p.held[seat]
        for area in set(self.arrived):
            if p.stack(seat, area) <= self.arrived.count(area):
                areas &= ~(1 << area)
        found = 0
        for area in range(areas.bit_length()):
            if areas >> area & 1 and self.goals(p, seat, area):
                found |= 1 << area
        return found

    def goals(self, p: InnerSea, seat: int, area: Area) -> Areas:
        if self.here:
            return 1 << p.fight
        return NEIGHBOURS[area] & LANDS & p.room(seat)

    def after(self, area: Area) -> "Moving":
        return Moving(self.left - 1, self.sources, self.here, (*self.arrived, area))


@dataclass(frozen=True, slots=True)
class MoveFrom(Planned, Decision[InnerSea]):
    """From where the next disc moves."""

    seat: int
    scene: Scene
    rest: Program
    moving: Moving

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.moving.open_areas(p, self.seat), (STOP,))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == STOP:
            self.go_on(p)
            return
        area = AREA_OF[choice]
        goals = self.moving.goals(p, self.seat, area)
        ask = MoveTo(self.seat, self.scene, self.rest, self.moving, area)
        if _one_area(goals):
            ask.choose(p, AREA_WORDS[goals.bit_length() - 1])
        else:
            pose(p, ask)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, STOP)

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return None if choice in self.choices(p) else Objection("card-says-where")


@dataclass(frozen=True, slots=True)
class MoveTo(Planned, Decision[InnerSea]):
    """Where a disc moves to."""

    seat: int
    scene: Scene
    rest: Program
    moving: Moving
    source: Area

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.moving.goals(p, self.seat, self.source))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        goal = AREA_OF[choice]
        p.lift(self.seat, self.source)
        p.put(self.seat, goal)
        p.tell("disc-moved", seat=self.seat, source=AREA_WORDS[self.source], area=choice)
        p.agenda.append(Run((self.moving.after(goal), *self.rest), self.scene))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREA_WORDS

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return None if choice in self.choices(p) else Objection("card-says-where")
