"""A turn: its start, its phases, its end, and the end of the game."""

from ecumene.core.steps import SeatTask, Task, step
from ecumene.titles.ages.actions import TakeAction
from ecumene.titles.ages.board import MOST_DRAWN
from ecumene.titles.ages.cards import EVENT, KIND, LAST_AGE, LEVEL
from ecumene.titles.ages.closing import close
from ecumene.titles.ages.events import apply
from ecumene.titles.ages.hands import discard_military, military_limit
from ecumene.titles.ages.leaders import HOMER, HOMER_ARMS, score_end_of_turn, score_gates
from ecumene.titles.ages.politics import StartPolitics
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import produce, uprising
from ecumene.titles.ages.ratings import BILL_GATES
from ecumene.titles.ages.row import replenish
from ecumene.titles.ages.tactics import share_tactic
from ecumene.titles.ages.this_turn import ThisTurn
from ecumene.titles.ages.wars import ResolveWar


@step
class StartTurn(SeatTask[Ages]):
    """The row is filled, a war resolved, a tactic made common; then politics and actions follow."""

    def run(self, p: Ages) -> None:
        seat = self.seat
        p.current = seat
        p.this_turn = ThisTurn()
        p.tell("turn", seat=seat, round=p.round + 1)
        p.agenda += (PassTurn(seat), StartActions(seat))
        if p.round:
            p.agenda += (StartPolitics(seat), ShareTactic(seat), ResolveWar(seat))
            replenish(p, sweep=True)


@step
class ShareTactic(SeatTask[Ages]):
    """An exclusive tactic becomes common."""

    def run(self, p: Ages) -> None:
        share_tactic(p, p.civs[self.seat])


@step
class StartActions(SeatTask[Ages]):
    """The action phase begins, and its end is put under it."""

    def run(self, p: Ages) -> None:
        if p.civs[self.seat].leader == HOMER:
            p.this_turn.arms += HOMER_ARMS
        p.agenda += (FinishTurn(self.seat), CheckHand(self.seat), TakeAction(self.seat))


@step
class CheckHand(SeatTask[Ages]):
    """Military cards beyond the limit must go (rule `discard-military`)."""

    def run(self, p: Ages) -> None:
        civ = p.civs[self.seat]
        excess = len(civ.military_hand) - military_limit(civ)
        if excess > 0:
            discard_military(p, civ, excess)


@step
class FinishTurn(SeatTask[Ages]):
    """Uprising or production, cards drawn, actions back."""

    def run(self, p: Ages) -> None:
        civ = p.civs[self.seat]
        if p.round:
            score_end_of_turn(p, civ)
        if uprising(civ):
            p.tell("uprising", seat=self.seat)
        else:
            produce(p, civ)
        p.draw(civ, min(MOST_DRAWN, civ.military + p.this_turn.extra_military))
        civ.civil = civ.ratings.civil
        civ.military = civ.ratings.military
        p.this_turn = ThisTurn()


@step
class PassTurn(SeatTask[Ages]):
    """The turn passes clockwise; after the last seat the round is over, and maybe the game."""

    def run(self, p: Ages) -> None:
        p.turn += 1
        following = next((civ.seat for civ in p.civs[self.seat + 1 :] if not civ.resigned), None)
        if following is not None:
            p.agenda.append(StartTurn(following))
            return
        if p.rounds_left == 0:
            p.agenda.append(EndGame())
            return
        if p.rounds_left > 0:
            p.rounds_left -= 1
        p.round += 1
        p.agenda.append(StartTurn(p.first()))


@step
class EndGame(Task[Ages]):
    """Age III events that never came are applied, and Bill Gates is scored (rule `end-of-game`).

    A shorter game has a scoring of its own instead of these events.
    """

    def run(self, p: Ages) -> None:
        p.current = p.first()
        if p.last_age < LAST_AGE:
            close(p)
        else:
            p.reveal()
            p.tell("end")
            apply_last_events(p)
        for civ in p.living():
            if civ.leader == BILL_GATES:
                score_gates(p, civ)


def apply_last_events(p: Ages) -> None:
    """All that is left of the events comes to light, and those of Age III are applied."""
    left = sorted(card for card, _ in p.events + p.future)
    p.events, p.future = [], []
    for card in left:
        p.past = [*p.past, card]
        if LEVEL[card] == LAST_AGE and KIND[card] == EVENT:
            apply(p, card)
