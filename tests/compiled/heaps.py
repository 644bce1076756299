"""Three heaps: take from one of them; who takes the last piece wins. A game in a package of one's own."""

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.state import State, state
from ecumene.core.steps import Choice, Decision, Link, Objection, SeatTask, step

NAMES = ("a", "b", "c")


@state
class Purse(State):
    """What a seat has taken."""

    pieces: int


@state
class Heaps(Position):
    """The heaps, and who took what."""

    heaps: list[int]
    purses: list[Purse]
    last: int | None


@step
class Turn(SeatTask[Heaps]):
    """A seat's turn, while there is something to take."""

    def run(self, p: Heaps) -> None:
        if any(p.heaps):
            p.turn += 1
            p.agenda += [Turn((self.seat + 1) % p.seats), PickHeap(self.seat)]


@step
class PickHeap(Decision[Heaps]):
    """From which heap?"""

    def choices(self, p: Heaps) -> Sequence[Choice]:
        return [name for name, pieces in zip(NAMES, p.heaps, strict=True) if pieces]

    def candidates(self, p: Heaps) -> Sequence[Choice]:
        return NAMES

    def refusal(self, p: Heaps, choice: Choice) -> Objection:
        return Objection("heap-is-empty", {"heap": choice})

    def choose(self, p: Heaps, choice: Choice) -> None:
        p.agenda.append(Take(self.seat, self, NAMES.index(choice)))


@step
class Take(Link[Heaps, PickHeap]):
    """How many?"""

    heap: int

    def choices(self, p: Heaps) -> Sequence[Choice]:
        return [str(number) for number in range(1, p.heaps[self.heap] + 1)]

    def choose(self, p: Heaps, choice: Choice) -> None:
        p.heaps[self.heap] -= int(choice)
        p.purses[self.seat].pieces += int(choice)
        p.last = self.seat
        p.tell("took", seat=self.seat, pieces=int(choice))


def set_up(p: Heaps) -> None:
    p.heaps = [1 + p.rng.below(7) for _ in NAMES]
    p.purses = [_purse() for _ in range(p.seats)]
    p.last = None
    p.agenda.append(Turn(0))


def _purse() -> Purse:
    purse = Purse()
    purse.pieces = 0
    return purse


def table_view(p: Heaps) -> Mapping[str, Any]:
    return {"heaps": list(p.heaps), "purses": [purse.pieces for purse in p.purses]}


def seat_view(_: Heaps, __: int | None) -> Mapping[str, Any]:
    return {}


def redeal(p: Heaps, seat: int) -> None:
    """Everything lies open."""


def scores(p: Heaps) -> list[tuple[int, ...]]:
    return [(int(seat == p.last), p.purses[seat].pieces) for seat in range(p.seats)]


def evaluate(p: Heaps, seat: int) -> float:
    return float(p.purses[seat].pieces)


game = Game(
    id="heaps",
    seats=range(2, 4),
    options=(),
    seat_words=("north", "south", "east"),
    package="tests.compiled",
    position=Heaps,
    set_up=set_up,
    table_view=table_view,
    seat_view=seat_view,
    redeal=redeal,
    scores=scores,
    evaluate=evaluate,
)
