"""The Growth Phase: retire, acquire, resettle, deploy, each civilization in turn order."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.state import raised, replaced
from ecumene.core.steps import Choice, Decision, Objection, SeatTask, Task, step
from ecumene.core.values import Value, value
from ecumene.titles.innersea.civilizations import FACTIONS
from ecumene.titles.innersea.effects import ABILITY_EFFECTS
from ecumene.titles.innersea.map import (
    AREA_OF,
    DEEPS,
    NEIGHBOURS,
    SEAS,
    SHALLOWS,
    Area,
    AreaChoices,
    Areas,
    around,
)
from ecumene.titles.innersea.notation import AREAS_OR_DONE, DONE
from ecumene.titles.innersea.position import GROWTH_PHASE, InnerSea
from ecumene.titles.innersea.rivals import DIFFICULTIES, kept_back, principal_enemy
from ecumene.titles.innersea.scene import Run, Scene
from ecumene.titles.innersea.uses import OfferUses, abilities, fresh_abilities

LEAST_ACQUISITION: Final = 3
_DONE: Final = (DONE,)


@step
class GrowthPhase(Task[InnerSea]):
    """One civilization after the other takes all four steps."""

    def run(self, p: InnerSea) -> None:
        p.phase = GROWTH_PHASE
        fresh_abilities(p)
        p.enemies = [principal_enemy(p, seat) for seat in range(p.count)]
        p.tell("phase", phase=GROWTH_PHASE)
        p.agenda.append(NextToGrow(0))


@step
class NextToGrow(Task[InnerSea]):
    """The first in turn order that has not grown yet."""

    grown: int

    def run(self, p: InnerSea) -> None:
        for seat in p.order:
            if not self.grown >> seat & 1:
                p.turn += 1
                p.agenda.append(NextToGrow(self.grown | 1 << seat))
                empty = not p.board.held[seat]
                p.agenda += (StartDeployment(seat, empty), StartResettlement(seat), Acquire(seat))
                if retirable(p, seat):
                    p.ask(Retire(seat))
                return


def retirable(p: InnerSea, seat: int) -> Areas:
    """Where a civilization has discs that are not part of a City."""
    held = p.board.held[seat]
    return held ^ held & p.board.cities(seat)


@step
class Retire(Decision[InnerSea]):
    """Take discs back from the map, one by one, or be done with it."""

    def automatic(self) -> bool:
        return True

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(retirable(p, self.seat), _DONE)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == DONE:
            return
        p.remove(self.seat, AREA_OF[choice])
        if p.log is not None:
            p.tell("retired", seat=self.seat, area=choice)
        p.ask(self)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREAS_OR_DONE

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice == DONE or retirable(p, self.seat) >> AREA_OF[choice] & 1:
            return None
        if p.board.cities(self.seat) >> AREA_OF[choice] & 1:
            return Objection("retire-no-city")
        return Objection("retire-own-discs")


@step
class Acquire(SeatTask[InnerSea]):
    """Abilities, Wonders and investments first, then the discs are counted."""

    def run(self, p: InnerSea) -> None:
        seat = self.seat
        p.agenda += (MakeReady(seat), OfferUses(seat, "acquisition"))
        for _, ability in reversed(abilities(p, seat, "acquisition")):
            p.agenda.append(Run(ABILITY_EFFECTS[ability.word], Scene(seat, seat, name=ability.word)))


@value
class Growth(Value):
    """What the next acquisition brings, part by part."""

    settlements: int
    seas: int
    trade: int
    extra: int


def growth(p: InnerSea, seat: int) -> Growth:
    """What settlements, seas and trade bring in the next acquisition."""
    return Growth(
        settlements=p.board.settlements(seat).bit_count(),
        seas=(p.board.held[seat] & SHALLOWS).bit_count() // 2,
        trade=len(p.board.partners(seat)),
        extra=p.extra_discs[seat] + p.extra_sea_discs[seat],
    )


def acquisition(p: InnerSea, seat: int) -> int:
    """The discs that a civilization may make ready, at least three (rule `acquire-minimum`)."""
    parts = growth(p, seat)
    total = parts.settlements + parts.seas + parts.trade + parts.extra
    if seat >= p.seats:
        total += DIFFICULTIES[str(p.options["difficulty"])].discs
    return max(LEAST_ACQUISITION, total)


@step
class MakeReady(SeatTask[InnerSea]):
    """Discs go from the supply to the Ready box, as many as there are."""

    def run(self, p: InnerSea) -> None:
        seat = self.seat
        count = min(acquisition(p, seat), p.supply[seat])
        p.supply[seat] -= count
        p.ready[seat] = count
        p.sea_ready = replaced(p.sea_ready, seat, min(p.extra_sea_discs[seat], count))
        p.extra_discs = replaced(p.extra_discs, seat, 0)
        p.extra_sea_discs = replaced(p.extra_sea_discs, seat, 0)
        p.tell("acquired", seat=seat, count=count)


@step
class StartResettlement(SeatTask[InnerSea]):
    """Whoever has Cities may take a disc from each."""

    def run(self, p: InnerSea) -> None:
        if p.board.cities(self.seat):
            p.ask(Resettle(self.seat, 0))


@step
class Resettle(Decision[InnerSea]):
    """Take a disc from a City to deploy it elsewhere; from each City once."""

    resettled: Areas

    def automatic(self) -> bool:
        return True

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(p.board.cities(self.seat) & ~self.resettled, _DONE)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == DONE:
            return
        area = AREA_OF[choice]
        p.board.lift(self.seat, area)
        p.ready[self.seat] += 1
        p.tell("resettled", seat=self.seat, area=choice)
        p.ask(Resettle(self.seat, self.resettled | 1 << area))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREAS_OR_DONE

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        if self.resettled >> AREA_OF[choice] & 1:
            return Objection("resettle-once")
        return Objection("resettle-city")


def deployable(p: InnerSea, seat: int) -> Areas:
    """Where a civilization may deploy (rules `deploy-where`, `deploy-contested`), room or no room."""
    held = p.board.held[seat]
    shared = held & p.board.others(seat)
    inside = sources = held ^ shared
    if shared:
        contested = shared & p.board.crowded()
        inside |= contested
        for area in each(contested):
            if holds_its_own(p, seat, area):
                sources |= 1 << area
    return inside | around(sources)


def _out_of_reach(p: InnerSea, seat: int, area: Area) -> Objection:
    """What keeps a civilization from deploying in an area."""
    if not p.board.held[seat]:
        return Objection("deploy-empty-map")
    if NEIGHBOURS[area] & p.board.held[seat] & p.board.contested():
        return Objection("deploy-contested")
    return Objection("deploy-where")


def holds_its_own(p: InnerSea, seat: int, area: Area) -> bool:
    """Whether no opposing faction has more discs there."""
    own = p.board.stack(seat, area)
    return all(p.board.stack(faction, area) <= own for faction in range(FACTIONS))


def homeland(p: InnerSea, seat: int) -> Areas:
    """The home of a civilization and what lies beside it (rule `deploy-empty-map`)."""
    home = p.display(seat).home
    return 1 << home | NEIGHBOURS[home]


@step
class StartDeployment(SeatTask[InnerSea]):
    """The ready discs go to the map; all may go home if there were none at the start of the phase."""

    empty: bool
    """Whether the civilization began the phase without a disc on the map."""

    def run(self, p: InnerSea) -> None:
        base = homeland(p, self.seat) if self.empty else 0
        p.ask(Deploy(self.seat, base, kept_back(p, self.seat) if self.seat >= p.seats else 0))


@step
class Deploy(Decision[InnerSea]):
    """Where the next ready disc goes; what is not placed goes back to the supply."""

    base: Areas = 0
    """Where a civilization begins that had nothing on the map: it may deploy there in any case."""
    kept: int = 0
    """The discs that the procedure does not strike with (rule `solo-growth`)."""

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self._open(p), _DONE)

    def _open(self, p: InnerSea) -> Areas:
        seat = self.seat
        if not p.ready[seat]:
            return 0
        areas = self._reach(p) & p.room(seat)
        return areas & SEAS if p.ready[seat] == p.sea_ready[seat] else areas

    def _reach(self, p: InnerSea) -> Areas:
        if not p.board.held[self.seat]:
            return homeland(p, self.seat) | self.base
        return deployable(p, self.seat) | self.base

    def choose(self, p: InnerSea, choice: Choice) -> None:
        seat = self.seat
        if choice == DONE:
            p.supply[seat] += p.ready[seat]
            p.ready[seat] = 0
            p.sea_ready = replaced(p.sea_ready, seat, 0)
            return
        area = AREA_OF[choice]
        p.ready[seat] -= 1
        if p.sea_ready[seat] and SEAS >> area & 1:
            p.sea_ready = raised(p.sea_ready, seat, -1)
        p.board.put(seat, area)
        if p.log is not None:
            p.tell("deployed", seat=seat, area=choice)
        p.ask(self)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREAS_OR_DONE

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice == DONE:
            return None
        area = AREA_OF[choice]
        if not p.ready[self.seat]:
            return Objection("deploy-ready")
        if not p.board.chart.in_play >> area & 1:
            return Objection("boundary")
        if not self._reach(p) >> area & 1:
            return _out_of_reach(p, self.seat, area)
        if DEEPS >> area & 1 and not p.enters_deep_seas(self.seat):
            return Objection("deep-seas")
        if not p.room(self.seat) >> area & 1:
            return Objection("stacking-growth")
        if not self._open(p) >> area & 1:
            return Objection("deploy-at-sea")
        return None

    def facts(self, p: InnerSea) -> Particulars:
        return {"ready": p.ready[self.seat], "at_sea": p.sea_ready[self.seat]}
