"""Three heaps: take from one of them; who takes the last stone wins. A game in a package of one's own."""

from collections.abc import Sequence
from typing import Any

from typing_extensions import TypedDict

from ecumene.core.gains import Gain
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.state import State, state
from ecumene.core.steps import Choice, Decision, Link, Objection, SeatTask, step

NAMES = ("a", "b", "c")
MOST = 7
"""How many stones a heap may have in the beginning."""


@state
class Purse(State):
    """What a seat has taken."""

    stones: int


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
            p.turn += p.last is not None
            p.agenda += [Turn((self.seat + 1) % p.seats), PickHeap(self.seat)]


@step
class PickHeap(Decision[Heaps]):
    """From which heap?"""

    def choices(self, p: Heaps) -> Sequence[Choice]:
        return [name for name, stones in zip(NAMES, p.heaps, strict=True) if stones]

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

    def facts(self, p: Heaps) -> dict[str, Any]:
        return {"heap": NAMES[self.heap]}

    def choose(self, p: Heaps, choice: Choice) -> None:
        p.heaps[self.heap] -= int(choice)
        p.purses[self.seat].stones += int(choice)
        p.last = self.seat
        p.tell("took", seat=self.seat, stones=int(choice), heap=NAMES[self.heap])


class TableView(TypedDict):
    """What everybody sees."""

    heaps: dict[str, int]
    purses: list[int]


class SeatView(TypedDict):
    """Nothing is hidden."""


def set_up(p: Heaps) -> None:
    p.heaps = [1 + p.rng.below(MOST) for _ in NAMES]
    p.purses = [_purse() for _ in range(p.seats)]
    p.last = None
    p.agenda.append(Turn(0))


def _purse() -> Purse:
    purse = Purse()
    purse.stones = 0
    return purse


def table_view(p: Heaps) -> TableView:
    return {
        "heaps": dict(zip(NAMES, p.heaps, strict=True)),
        "purses": [purse.stones for purse in p.purses],
    }


def seat_view(_: Heaps, __: int | None) -> SeatView:
    return {}


def redeal(p: Heaps, seat: int) -> None:
    """Everything lies open."""


def scores(p: Heaps) -> list[tuple[int, ...]]:
    return [(int(seat == p.last), p.purses[seat].stones) for seat in range(p.seats)]


def holdings(p: Heaps) -> list[Gain]:
    """Nothing counts but the last stone of all."""
    return [] if p.last is None or any(p.heaps) else [Gain(p.last, "last-stone", 1)]


def evaluate(p: Heaps, seat: int) -> float:
    """Whoever leaves heaps whose binary digits cancel out can take the last stone."""
    a, b, c = p.heaps
    mover = p.seat if p.seat is not None else 1 - (p.last or 0)
    return float((a ^ b ^ c == 0) == (mover != seat))


game = Game(
    id="heaps",
    seats=range(2, 3),
    options=(),
    seat_words=("north", "south"),
    package="heaps",
    position=Heaps,
    set_up=set_up,
    table_view=table_view,
    seat_view=seat_view,
    redeal=redeal,
    scores=scores,
    evaluate=evaluate,
    holdings=holdings,
)
