"""The operation that moves discs on the map."""

from collections.abc import Iterable, Sequence

from ecumene.core.bits import each
from ecumene.core.steps import Choice, Objection, step
from ecumene.core.values import value
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, LANDS, NEIGHBOURS, Area, AreaChoices, Areas
from ecumene.titles.innersea.notation import STOP
from ecumene.titles.innersea.placing import PickDisc
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Operation, Planned, Program, Scene
from ecumene.titles.innersea.where import Where


@value
class Move(Operation):
    """Move own discs, each to a neighbouring land or to the area of the competition."""

    n: int
    source: Where
    here: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        return Moving(self.n, self.source.areas(p, s, s.actor), here=self.here).do(p, s, rest)


@value
class Moving(Operation):
    """Discs that may still be moved; those that have arrived stay."""

    left: int
    sources: Areas
    here: bool
    arrived: tuple[Area, ...] = ()

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if not self.left or not self.open_areas(p, s.actor):
            return s
        p.pose(MoveFrom(s.actor, s, rest, self))
        return None

    def open_areas(self, p: InnerSea, seat: int) -> Areas:
        areas = self.sources & p.board.held[seat]
        for area in set(self.arrived):
            if p.board.stack(seat, area) <= self.arrived.count(area):
                areas &= ~(1 << area)
        found = 0
        for area in each(areas):
            if self.goals(p, seat, area):
                found |= 1 << area
        return found

    def goals(self, p: InnerSea, seat: int, area: Area) -> Areas:
        if self.here:
            return 1 << p.fight
        return NEIGHBOURS[area] & LANDS & p.room(seat)

    def after(self, area: Area) -> "Moving":
        arrived = tuple(sorted((*self.arrived, area)))
        return Moving(self.left - 1, self.sources, here=self.here, arrived=arrived)


@step
class MoveFrom(PickDisc):
    """From where the next disc moves."""

    moving: Moving

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.moving.open_areas(p, self.seat), (STOP,))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == STOP:
            self.go_on(p)
            return
        p.pose(self.to(choice))

    def to(self, source: Choice) -> "MoveTo":
        """The question that follows."""
        return MoveTo(self.seat, self.scene, self.rest, self.moving, AREA_OF[source])


@step
class MoveTo(Planned):
    """Where a disc moves to."""

    moving: Moving
    source: Area

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("card-says-where")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.moving.goals(p, self.seat, self.source))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        goal = AREA_OF[choice]
        p.board.lift(self.seat, self.source)
        p.board.put(self.seat, goal)
        p.tell("disc-moved", seat=self.seat, source=AREA_WORDS[self.source], area=choice)
        self.go_on_with(p, self.moving.after(goal))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREA_WORDS
