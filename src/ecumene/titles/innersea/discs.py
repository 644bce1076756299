"""Operations on discs of the map: place, remove, replace, move."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ecumene.core.bits import each
from ecumene.core.steps import Choice, Objection
from ecumene.titles.innersea.civilizations import BARBARIANS, NOBODY
from ecumene.titles.innersea.losses import fall, lose, lose_ally
from ecumene.titles.innersea.map import (
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
from ecumene.titles.innersea.picks import Amount, opponents, single_out
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Planned, Program, Run, Scene, pose
from ecumene.titles.innersea.where import Where

STOP = "stop"
ALL = 99


@dataclass(frozen=True, slots=True)
class Trail:
    """Where an operation may touch discs, and where it has done so already."""

    areas: Areas
    first: Areas
    """Where it may begin."""
    per_area: int
    connected: bool
    touched: tuple[Area, ...] = ()
    """In the order of the map: which came first makes no difference."""

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
        touched = tuple(sorted((*self.touched, area)))
        return Trail(self.areas, self.first, self.per_area, self.connected, touched)


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
        pose(p, PlaceDisc(s.actor, s, rest, self))
        return None

    def open_areas(self, p: InnerSea) -> Areas:
        room = p.room(self.faction)
        areas = self.trail.open_areas() & room
        if self.trail.connected and not self.trail.touched and not self.up_to:
            return _ample(areas, self.trail.areas & room, self.left)
        return areas

    def _can_borrow(self, p: InnerSea) -> bool:
        return self.faction == BARBARIANS and p.held[BARBARIANS] > 0

    def after(self, area: Area) -> "Placing":
        return Placing(self.faction, self.left - 1, self.trail.after(area), self.up_to)

    def without_one(self) -> "Placing":
        return Placing(self.faction, self.left - 1, self.trail, self.up_to)


def _ample(starts: Areas, areas: Areas, discs: int) -> Areas:
    """The starts from which most discs can be placed, area by area (rule `card-must-be-resolved`)."""
    sizes = {start: min(discs, _connected(start, areas).bit_count()) for start in each(starts)}
    most = max(sizes.values(), default=0)
    return sum(1 << start for start, size in sizes.items() if size == most)


def _connected(start: Area, areas: Areas) -> Areas:
    """The areas that can be reached from one of them without leaving them."""
    reached, wider = 0, 1 << start
    while wider != reached:
        reached, wider = wider, (wider | around(wider)) & areas
    return reached


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


class PlaceDisc(Planned):
    """Where the next disc goes."""

    __slots__ = ("placing",)

    def __init__(self, seat: int, scene: Scene, rest: Program, placing: Placing) -> None:
        super().__init__(seat, scene, rest)
        self.placing = placing

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

    def skip(self, p: InnerSea) -> None:
        p.agenda.append(Run((self.placing.without_one(), *self.rest), self.scene))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, STOP)

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice in self.choices(p):
            return None
        if choice == STOP:
            return Objection("card-must-be-resolved")
        if not self.placing.trail.open_areas() >> AREA_OF[choice] & 1:
            return Objection("card-says-where")
        if p.room(self.placing.faction) >> AREA_OF[choice] & 1:
            return Objection("card-must-be-resolved")
        return Objection("stacking-growth")


def borrow_barbarian(p: InnerSea, s: Scene, rest: Program, area: Area) -> None:
    """With no barbarians in supply, one may come from another area (rule `barbarian-limit`)."""
    if p.held[BARBARIANS] & ~(1 << area):
        pose(p, BorrowBarbarian(s.actor, s, rest, area))
    else:
        p.agenda.append(Run(rest, s))


class BorrowBarbarian(Planned):
    """From which area a barbarian disc comes when there is none in supply; or from none."""

    __slots__ = ("area",)

    def __init__(self, seat: int, scene: Scene, rest: Program, area: Area) -> None:
        super().__init__(seat, scene, rest)
        self.area = area

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("barbarian-limit")

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


def meant(p: InnerSea, s: Scene, whose: str, where: Where) -> list[tuple[int, Areas]]:
    """The factions that an effect can cost discs, each with the areas where it can."""
    found = []
    for faction in opponents(p, s, whose):
        areas = where.areas(p, s, faction) & p.held[faction]
        areas &= ~p.protected(faction, s.player, s.source)
        if areas:
            found.append((faction, areas))
    return found


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
        trail = Trail(every, first, self.per_area, self.connected)
        stacks = tuple(Stacks.of(p, faction, areas) for faction, areas in reach)
        return Taking(self, stacks, self.n, trail).do(p, s, rest)

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
            lose_ally(p, faction, area)
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
class Stacks:
    """The stacks of a faction that a card can hit, and where it has hit: no disc is hit twice."""

    faction: int
    levels: tuple[Areas, ...]
    """Where it had at least 1, 2, 3... discs and allies when the card struck."""
    hit: tuple[Area, ...] = ()

    @classmethod
    def of(cls, p: InnerSea, faction: int, areas: Areas) -> "Stacks":
        most = max(p.strength(faction, area) for area in each(areas))
        levels = (
            sum(1 << area for area in each(areas) if p.strength(faction, area) >= count)
            for count in range(1, most + 1)
        )
        return cls(faction, tuple(levels))

    def open_areas(self, p: InnerSea) -> Areas:
        areas = self.levels[0] & p.held[self.faction]
        for area in self.hit:
            hits = self.hit.count(area)
            if hits >= len(self.levels) or not self.levels[hits] >> area & 1:
                areas &= ~(1 << area)
        return areas

    def after(self, faction: int, area: Area) -> "Stacks":
        if faction != self.faction:
            return self
        return Stacks(faction, self.levels, tuple(sorted((*self.hit, area))))


@dataclass(frozen=True, slots=True)
class Taking:
    """Discs that are still to be removed or replaced."""

    take: Take
    reach: tuple[Stacks, ...]
    left: int
    trail: Trail

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if not self.left or not self.open_areas(p):
            return s
        pose(p, TakeDisc(s.actor, s, rest, self))
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


class TakeDisc(Planned):
    """From which area the next disc goes."""

    __slots__ = ("taking",)

    def __init__(self, seat: int, scene: Scene, rest: Program, taking: Taking) -> None:
        super().__init__(seat, scene, rest)
        self.taking = taking

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.taking.open_areas(p), (STOP,) if self.taking.take.up_to else ())

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == STOP:
            self.go_on(p)
            return
        pose(p, TakeFrom(self.seat, self.scene, self.rest, self.taking, AREA_OF[choice]))

    def skip(self, p: InnerSea) -> None:
        p.agenda.append(Run((self.taking.without_one(), *self.rest), self.scene))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, STOP)

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice in self.choices(p):
            return None
        return Objection("card-must-be-resolved") if choice == STOP else Objection("card-says-where")


class TakeFrom(Planned):
    """Whose disc goes, where several have some."""

    __slots__ = ("area", "taking")

    def __init__(self, seat: int, scene: Scene, rest: Program, taking: Taking, area: Area) -> None:
        super().__init__(seat, scene, rest)
        self.taking = taking
        self.area = area

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("card-says-whom")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [p.word(faction) for faction in self.taking.factions(p, self.area)]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        take = self.taking.take
        faction = p.seat_of(choice)
        program = (self.taking.after(faction, self.area), *self.rest)
        if take.replaced_by:
            program = (take.newcomer(self.scene, self.area), *program)
        p.agenda.append(Run(program, self.scene))
        take.strike(p, faction, self.area)

    def skip(self, p: InnerSea) -> None:
        p.agenda.append(Run((self.taking.without_one(), *self.rest), self.scene))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return [p.word(faction) for faction in (*p.order, BARBARIANS)]


@dataclass(frozen=True, slots=True)
class RemoveEach:
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
        return Moving(self.left - 1, self.sources, self.here, tuple(sorted((*self.arrived, area))))


class MoveFrom(Planned):
    """From where the next disc moves."""

    __slots__ = ("moving",)

    def __init__(self, seat: int, scene: Scene, rest: Program, moving: Moving) -> None:
        super().__init__(seat, scene, rest)
        self.moving = moving

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("card-says-where")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.moving.open_areas(p, self.seat), (STOP,))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == STOP:
            self.go_on(p)
            return
        pose(p, self.to(choice))

    def to(self, source: Choice) -> "MoveTo":
        """The question that follows."""
        return MoveTo(self.seat, self.scene, self.rest, self.moving, AREA_OF[source])

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, STOP)


class MoveTo(Planned):
    """Where a disc moves to."""

    __slots__ = ("moving", "source")

    def __init__(self, seat: int, scene: Scene, rest: Program, moving: Moving, source: Area) -> None:
        super().__init__(seat, scene, rest)
        self.moving = moving
        self.source = source

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("card-says-where")

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
