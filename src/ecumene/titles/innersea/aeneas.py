"""The rule of Aeneas: who has fallen far behind may begin anew elsewhere."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.bits import each
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Decision, Objection, SeatTask, Task, step
from ecumene.titles.innersea.board import stacking_limit
from ecumene.titles.innersea.civilizations import BARBARIANS, CIVILIZATION_OF, CIVILIZATIONS
from ecumene.titles.innersea.growth import Deploy
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, LANDS, AreaChoices, Areas
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rivals import kept_back

INVOKE: Final = "invoke"
DECLINE: Final = "decline"
FAR_BEHIND: Final = 5
NEW_DISCS: Final = 16
DISCS_AN_EPOCH: Final = 2


@step
class AeneasStep(Task[InnerSea]):
    """In turn order, whoever may begin anew is asked; never in the last Epoch."""

    def run(self, p: InnerSea) -> None:
        if p.epochs_left():
            for seat in reversed(p.order):
                p.agenda.append(OfferAeneas(seat))


@step
class OfferAeneas(SeatTask[InnerSea]):
    """Whether a civilization may begin anew is looked at when its turn comes."""

    def run(self, p: InnerSea) -> None:
        if may_begin_anew(p, self.seat):
            p.ask(InvokeAeneas(self.seat))


def may_begin_anew(p: InnerSea, seat: int) -> bool:
    """Once a game: at least five points behind everybody else, or without a disc on the map."""
    if p.aeneas_used >> seat & 1:
        return False
    others = [p.vp[other] for other in range(p.count) if other != seat]
    return not p.board.held[seat] or min(others) - p.vp[seat] >= FAR_BEHIND


def new_discs(p: InnerSea) -> int:
    """What a civilization begins anew with."""
    return NEW_DISCS + DISCS_AN_EPOCH * (p.epoch - p.first_epoch)


@step
class InvokeAeneas(Decision[InnerSea]):
    """Begin anew, or go on."""

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return (INVOKE, DECLINE)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == DECLINE:
            return
        seat = self.seat
        p.aeneas_used |= 1 << seat
        p.tell("aeneas", seat=seat)
        self._recall_discs(p)
        self._leave_to_barbarians(p)
        p.ask(ChooseNewCivilization(seat))

    def _recall_discs(self, p: InnerSea) -> None:
        """Discs on Wonders and Investment cards come back; the Wonders stay, the cards do not."""
        for wonder in p.wonders.standing(self.seat):
            p.supply[self.seat] += p.wonders.discs[wonder]
            p.wonders = p.wonders.with_discs(wonder, 0)
        for number in p.investments.of(self.seat):
            p.clear_investment(number)

    def _leave_to_barbarians(self, p: InnerSea) -> None:
        """All own discs on the map become barbarians, as many as there are and as the area holds."""
        for area in each(p.board.held[self.seat]):
            most = stacking_limit(area)
            while p.board.stack(self.seat, area):
                p.remove(self.seat, area)
                if p.supply[BARBARIANS] and p.board.stack(BARBARIANS, area) < most:
                    p.place(BARBARIANS, area)


@step
class ChooseNewCivilization(Decision[InnerSea]):
    """Stay who one is, or lead a civilization that nobody leads now."""

    def automatic(self) -> bool:
        return True

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [word for word in CIVILIZATION_OF if self.objection(p, word) is None]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.civ = replaced(p.civ, self.seat, CIVILIZATION_OF[choice])
        discs = min(new_discs(p), p.supply[self.seat])
        p.supply[self.seat] -= discs
        p.ready[self.seat] = discs
        p.tell("chose-civilization", seat=self.seat, civilization=choice)
        p.ask(ChooseNewHome(self.seat))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return CIVILIZATION_OF

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        number = CIVILIZATION_OF[choice]
        if number in p.civ and p.civ[self.seat] != number:
            return Objection("civilization-taken")
        if not p.board.chart.in_play >> CIVILIZATIONS[number].home & 1:
            return Objection("aeneas-home-in-play")
        return None


@step
class ChooseNewHome(Decision[InnerSea]):
    """In which land to begin: any but the home of an opposing civilization. The first disc goes there."""

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(p.board.chart.in_play & LANDS & ~self._homes(p))

    def _homes(self, p: InnerSea) -> Areas:
        return sum(1 << p.display(seat).home for seat in range(p.count) if seat != self.seat)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.ready[self.seat] -= 1
        p.board.put(self.seat, AREA_OF[choice])
        p.tell("deployed", seat=self.seat, area=choice)
        p.ask(Deploy(self.seat, 1 << AREA_OF[choice], kept_back(p, self.seat) if self.seat >= p.seats else 0))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREA_WORDS

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        area = AREA_OF[choice]
        if not p.board.chart.in_play >> area & 1:
            return Objection("boundary")
        if not LANDS >> area & 1:
            return Objection("aeneas-land")
        return Objection("aeneas-no-home") if self._homes(p) >> area & 1 else None
