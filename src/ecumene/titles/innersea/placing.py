"""Operations that put discs on the map."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ecumene.core.bits import each
from ecumene.core.steps import Choice, Objection
from ecumene.titles.innersea.civilizations import BARBARIANS
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, WHOLE, Area, AreaChoices, Areas, around
from ecumene.titles.innersea.notation import AREAS_OR_STOP, STOP
from ecumene.titles.innersea.picks import Amount
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Operation, Planned, Program, Run, Scene
from ecumene.titles.innersea.where import Where


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
        return Trail(self.areas, self.first, self.per_area, connected=self.connected, touched=touched)


@dataclass(frozen=True, slots=True)
class Place(Operation):
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
        trail = Trail(areas, first, self.per_area, connected=self.connected)
        return Placing(faction, self.n.of(p, s, s.actor), trail, up_to=self.up_to).do(p, s, rest)


@dataclass(frozen=True, slots=True)
class PlaceEach(Operation):
    """Put so many discs in every area meant; if the supply is short, the actor chooses where they go."""

    n: int
    where: Where
    barbarians: bool

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
class Placing(Operation):
    """Discs of a faction that are still to be placed."""

    faction: int
    left: int
    trail: Trail
    up_to: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        areas = self.open_areas(p)
        if not self.left or not areas or not (p.supply[self.faction] or self._can_borrow(p)):
            return s
        p.pose(PlaceDisc(s.actor, s, rest, self))
        return None

    def open_areas(self, p: InnerSea) -> Areas:
        room = p.room(self.faction)
        areas = self.trail.open_areas() & room
        if self.trail.connected and not self.trail.touched and not self.up_to:
            return _ample(areas, self.trail.areas & room, self.left)
        return areas

    def _can_borrow(self, p: InnerSea) -> bool:
        return self.faction == BARBARIANS and p.board.held[BARBARIANS] > 0

    def after(self, area: Area) -> "Placing":
        return Placing(self.faction, self.left - 1, self.trail.after(area), up_to=self.up_to)

    def without_one(self) -> "Placing":
        return Placing(self.faction, self.left - 1, self.trail, up_to=self.up_to)


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


class PickDisc(Planned):
    """Where the next disc is put, taken or moved."""

    __slots__ = ()

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREAS_OR_STOP

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("card-must-be-resolved") if choice == STOP else Objection("card-says-where")


class PlaceDisc(PickDisc):
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
        following = self.placing.after(area)
        if p.supply[self.placing.faction]:
            place_disc(p, self.placing.faction, area)
            self.go_on_with(p, following)
        else:
            borrow_barbarian(p, self.scene, (following, *self.rest), area)

    def skip(self, p: InnerSea) -> None:
        self.go_on_with(p, self.placing.without_one())

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        if choice == STOP:
            return Objection("card-must-be-resolved")
        if not self.placing.trail.open_areas() >> AREA_OF[choice] & 1:
            return Objection("card-says-where")
        if p.room(self.placing.faction) >> AREA_OF[choice] & 1:
            return Objection("card-must-be-resolved")
        return Objection("stacking-growth")


def borrow_barbarian(p: InnerSea, s: Scene, rest: Program, area: Area) -> None:
    """With no barbarians in supply, one may come from another area (rule `barbarian-limit`)."""
    if p.board.held[BARBARIANS] & ~(1 << area):
        p.pose(BorrowBarbarian(s.actor, s, rest, area))
    else:
        p.agenda.append(Run(rest, s))


class BorrowBarbarian(PickDisc):
    """From which area a barbarian disc comes when there is none in supply; or from none."""

    __slots__ = ("area",)

    def __init__(self, seat: int, scene: Scene, rest: Program, area: Area) -> None:
        super().__init__(seat, scene, rest)
        self.area = area

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("barbarian-limit")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(p.board.held[BARBARIANS] & ~(1 << self.area), (STOP,))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice != STOP:
            p.board.lift(BARBARIANS, AREA_OF[choice])
            p.board.put(BARBARIANS, self.area)
            p.tell("barbarian-borrowed", area=AREA_WORDS[self.area], source=choice)
        self.go_on(p)
