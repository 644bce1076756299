"""A turn: a tile, the people, perhaps a scoring token, a new tile; and the end of the game."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.state import raised, replaced
from ecumene.core.steps import Choice, Decision, Objection, SeatTask, Task, step
from ecumene.titles.gheos.box import LAST_EPOCH
from ecumene.titles.gheos.people import TurnToPeople
from ecumene.titles.gheos.placing import PlayTile
from ecumene.titles.gheos.position import EPOCH, Gheos
from ecumene.titles.gheos.scoring import epoch_worth, token_worth
from ecumene.titles.gheos.tiles import TILE_WORDS

SCORE: Final[Choice] = "score"
END: Final[Choice] = "end"


@step
class StartTurn(SeatTask[Gheos]):
    """A seat's turn begins: its steps come in a fixed order (rule `turn-steps`)."""

    def run(self, p: Gheos) -> None:
        p.tell("turn", seat=self.seat)
        p.agenda += (FinishTurn(self.seat, scored=False), TurnToPeople(self.seat), PlayTile(self.seat))


@step
class FinishTurn(Decision[Gheos]):
    """Play a scoring token, once, or end the turn by drawing a tile."""

    scored: bool

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return (SCORE, END) if p.tokens[self.seat] and not self.scored else (END,)

    def choose(self, p: Gheos, choice: Choice) -> None:
        if choice == END:
            p.agenda.append(DrawTile(self.seat))
            return
        p.tokens = raised(p.tokens, self.seat, -1)
        points = token_worth(p, self.seat)
        p.points = raised(p.points, self.seat, points)
        if p.log is not None:
            p.tell("scored", seat=self.seat, points=points, left=p.tokens[self.seat])
        if any(p.tokens):
            p.agenda.append(FinishTurn(self.seat, scored=True))
        else:
            p.tell("end-by-tokens")
            p.agenda.append(FinalScoring())

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return (SCORE, END)

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        if choice == END:
            return None
        if self.scored:
            return Objection("token-once-a-turn")
        return None if p.tokens[self.seat] else Objection("token-left")

    def facts(self, p: Gheos) -> Particulars:
        return {"points": token_worth(p, self.seat), "tokens": p.tokens[self.seat], "scored": self.scored}


@step
class DrawTile(SeatTask[Gheos]):
    """A new tile for the hand; an epoch tile is shown and scored, and another one drawn."""

    def run(self, p: Gheos) -> None:
        p.reveal()
        tile = p.drawn()
        if tile != EPOCH:
            p.hands = replaced(p.hands, self.seat, [*p.hands[self.seat], tile])
            if p.log is not None:
                p.tell("drew", to=self.seat, tile=TILE_WORDS[tile])
            p.turn += 1
            p.agenda.append(StartTurn((self.seat + 1) % p.seats))
            return
        p.epochs += 1
        p.tell("epoch", seat=self.seat, number=p.epochs, last=LAST_EPOCH[p.seats])
        for seat in range(p.seats):
            points = epoch_worth(p, seat)
            p.points = raised(p.points, seat, points)
            if points:
                p.tell("epoch-points", seat=seat, points=points)
        if p.epochs < LAST_EPOCH[p.seats]:
            p.agenda.append(self)
        else:
            p.tell("end-by-epochs")
            p.agenda.append(FinalScoring())


@step
class FinalScoring(Task[Gheos]):
    """At the end everybody scores once more, as if with a token; the agenda is empty after it."""

    def run(self, p: Gheos) -> None:
        for seat in range(p.seats):
            points = token_worth(p, seat)
            p.points = raised(p.points, seat, points)
            p.tell("final-points", seat=seat, points=points)
