"""A turn: city, actions, maintenance, development; and when it is the last (rules `turn`, `end-trigger`)."""

from ecumene.core.state import replaced
from ecumene.core.steps import SeatTask, step
from ecumene.titles.monumental.actions import TakeAction
from ecumene.titles.monumental.attacks import MonstersMove
from ecumene.titles.monumental.automa_cards import AutomaTurn
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.celebrities import RetireUsed
from ecumene.titles.monumental.city import ChooseRow
from ecumene.titles.monumental.display import DevelopmentPhase
from ecumene.titles.monumental.maintenance import Maintenance
from ecumene.titles.monumental.now import Now
from ecumene.titles.monumental.position import Monumental


@step
class StartTurn(SeatTask[Monumental]):
    """A turn begins: four phases in order."""

    def run(self, p: Monumental) -> None:
        seat = self.seat
        p.now = Now(seat)
        p.realms.guard = replaced(p.realms.guard, seat, 0)
        p.tell("turn", seat=seat)
        p.agenda += (EndTurn(seat), MonstersMove(), DevelopmentPhase(seat))
        if p.automated(seat):
            p.agenda.append(AutomaTurn(p.hand_of(seat), seat))
            return
        for card in (p.policy(seat), p.realms.celebrity[seat]):
            if card >= 0:
                p.now.in_force |= BOOK.lasting[card]
        p.agenda += (Maintenance(seat), RetireUsed(seat), TakeAction(seat), ChooseRow(seat))


@step
class EndTurn(SeatTask[Monumental]):
    """The next civilization is on, unless this was the last turn."""

    def run(self, p: Monumental) -> None:
        if p.last_turns > 0:
            p.last_turns -= 1
        if p.last_turns:
            p.turn += 1
            p.agenda.append(StartTurn((self.seat + 1) % p.seats))
