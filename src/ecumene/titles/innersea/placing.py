"""Operations that put discs on the map."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Objection, step
from ecumene.core.values import Value, value
from ecumene.titles.innersea.board import FOUR, stacking_limit
from ecumene.titles.innersea.civilizations import BARBARIANS, DISCS
from ecumene.titles.innersea.map import (
    AREA_OF,
    AREA_WORDS,
    DEEPS,
    LANDS,
    WHOLE,
    Area,
    AreaChoices,
    Areas,
    around,
)
from ecumene.titles.innersea.notation import ALL_DISCS, AREAS_OR_STOP, STOP
from ecumene.titles.innersea.picks import Amount
from ecumene.titles.innersea.position import COMPETITION_PHASE, InnerSea
from ecumene.titles.innersea.scene import Operation, Planned, Program, Run, Scene
from ecumene.titles.innersea.where import Where

_STOP: Final = (STOP,)


@value
class Trail(Value):
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
                    areas ^= areas & 1 << area
        return areas

    def after(self, area: Area) -> "Trail":
        touched = tuple(sorted((*self.touched, area)))
        return Trail(self.areas, self.first, self.per_area, connected=self.connected, touched=touched)


@value
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


@value
class PlaceEach(Operation):
    """Put so many discs in every area meant; if the supply is short, the actor chooses where they go."""

    n: int
    where: Where
    barbarians: bool
    borrowed: bool = False
    """Whether barbarians that the supply lacks have been taken from elsewhere."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        faction = BARBARIANS if self.barbarians else s.actor
        areas = self.where.areas(p, s, faction)
        if self.barbarians and not self.borrowed:
            missing = sum(min(self.n, _space(p, area)) for area in each(areas)) - p.supply[BARBARIANS]
            p.agenda.append(Run((Borrow(missing, areas), self.but(borrowed=True), *rest), s))
            return None
        discs = self.n * areas.bit_count()
        trail = Trail(areas, WHOLE, self.n, connected=False)
        if p.supply[faction] < discs:
            return Placing(faction, discs, trail, up_to=False, borrowed=True).do(p, s, rest)
        while areas:
            area = (areas & -areas).bit_length() - 1
            areas &= areas - 1
            placed = 0
            while placed < self.n and p.room(faction) >> area & 1:
                p.place(faction, area)
                placed += 1
            tell_placed(p, faction, area, placed)
        return s


@value
class Placing(Operation):
    """Discs of a faction that are still to be placed."""

    faction: int
    left: int
    trail: Trail
    up_to: bool
    borrowed: bool = False
    """Whether barbarians that the supply lacks have been taken from elsewhere."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        areas = self.open_areas(p)
        if not self.left or not areas:
            return s
        if self.faction == BARBARIANS and not self.up_to and not self.borrowed:
            missing = min(self.left, sum(_space(p, area) for area in each(areas))) - p.supply[BARBARIANS]
            following = self.but(borrowed=True)
            p.agenda.append(Run((Borrow(missing, _single(areas)), following, *rest), s))
            return None
        if not p.supply[self.faction] and not (self.up_to and self._can_borrow(p)):
            return s
        p.pose(PlaceDisc(s.actor, s, rest, self, areas))
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
        return self._with_one_less(self.trail.after(area))

    def without_one(self) -> "Placing":
        return self._with_one_less(self.trail)

    def _with_one_less(self, trail: Trail) -> "Placing":
        return Placing(self.faction, self.left - 1, trail, up_to=self.up_to, borrowed=self.borrowed)


def _single(areas: Areas) -> Areas:
    """The area, if there is only one."""
    return 0 if areas & (areas - 1) else areas


def _space(p: InnerSea, area: Area) -> int:
    """How many more barbarians fit into an area."""
    if p.phase == COMPETITION_PHASE and not DEEPS >> area & 1:
        return DISCS
    limit = FOUR if LANDS >> area & 1 else stacking_limit(area)
    return max(0, limit - p.board.stack(BARBARIANS, area))


def _ample(starts: Areas, areas: Areas, discs: int) -> Areas:
    """The starts from which most discs can be placed, area by area (rule `card-must-be-resolved`)."""
    most = found = 0
    while starts:
        together = _connected((starts & -starts).bit_length() - 1, areas)
        size = min(discs, together.bit_count())
        if size > most:
            most, found = size, 0
        if size == most:
            found |= starts & together
        starts &= ~together
    return found


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


@step
class PickDisc(Planned):
    """Where the next disc is put, taken or moved."""

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREAS_OR_STOP

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("card-must-be-resolved") if choice == STOP else Objection("card-says-where")


@step
class PlaceDisc(PickDisc):
    """Where the next disc goes."""

    placing: Placing
    areas: Areas

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.areas, _STOP if self.placing.up_to else ())

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
            self.go_on_with(p, Borrow(1, 1 << area), Newcomer(BARBARIANS, area, borrowed=True), following)

    def skip(self, p: InnerSea, settled: Choice) -> None:
        self.go_on_with(p, self.placing.without_one())

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        if choice == STOP:
            return Objection("card-must-be-resolved")
        if not self.placing.trail.open_areas() >> AREA_OF[choice] & 1:
            return Objection("card-says-where")
        if p.room(self.placing.faction) >> AREA_OF[choice] & 1:
            return Objection("card-must-be-resolved")
        return Objection("stacking-growth")


@value
class Newcomer(Operation):
    """A disc comes into an area, even if who had to make way for it gave something else."""

    faction: int
    area: Area
    borrowed: bool = False

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if not p.room(self.faction) >> self.area & 1:
            return s
        if p.supply[self.faction]:
            place_disc(p, self.faction, self.area)
        elif self.faction == BARBARIANS and not self.borrowed:
            again = self.but(borrowed=True)
            p.agenda.append(Run((Borrow(1, 1 << self.area), again, *rest), s))
            return None
        return s


@value
class Borrow(Operation):
    """Barbarians that the supply lacks may come from other areas (rule `barbarian-limit`)."""

    missing: int
    spared: Areas
    """Where they are going to."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if self.missing < 1 or not self.sources(p):
            return s
        p.pose(BorrowBarbarians(s.actor, s, rest, self))
        return None

    def sources(self, p: InnerSea) -> Areas:
        held = p.board.held[BARBARIANS]
        return held ^ held & self.spared

    def take(self, p: InnerSea, area: Area) -> "Borrow":
        """As many as are missing go from an area to the supply."""
        count = min(self.missing, p.board.stack(BARBARIANS, area))
        for _ in range(count):
            p.remove(BARBARIANS, area)
        p.tell("barbarians-borrowed", area=AREA_WORDS[area], count=count)
        return Borrow(self.missing - count, self.spared)


@step
class BorrowBarbarians(PickDisc):
    """From which area barbarians come when the supply has too few: all of a stack, or wherever most are."""

    borrow: Borrow

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("barbarian-limit")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        several = self.borrow.missing > 1 and not _single(self.borrow.sources(p))
        return AreaChoices(self.borrow.sources(p), (ALL_DISCS, STOP) if several else (STOP,))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREAS_OR_STOP, ALL_DISCS)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == STOP:
            self.go_on(p)
        elif choice == ALL_DISCS:
            borrow = self.borrow
            while borrow.missing and borrow.sources(p):
                most = max(each(borrow.sources(p)), key=lambda area: p.board.stack(BARBARIANS, area))
                borrow = borrow.take(p, most)
            self.go_on(p)
        else:
            self.go_on_with(p, self.borrow.take(p, AREA_OF[choice]))

    def facts(self, p: InnerSea) -> Particulars:
        return {**super().facts(p), "count": self.borrow.missing}
