"""What is still to be done: tasks that run by themselves, and decisions that ask a seat.

A position's agenda is a stack of steps. Steps never change: what a half-made choice has
settled so far travels inside the next step, so that a clone of the agenda is a copy of a list.

A step is a value: the annotations of its class declare what it keeps (`core/values.py`).

>>> @step
... class Sow(SeatTask[Any]):
...     field: str
...     grain: str = "rye"
>>> Sow(1, "f4"), Sow(1, "f4") == Sow(1, "f5").but(field="f4")
(Sow(seat=1, field='f4', grain='rye'), True)
"""

from collections.abc import Iterable, Mapping, Sequence
from re import sub
from typing import Any, Final, Generic, TypeVar, dataclass_transform

from ecumene.core.events import Particulars
from ecumene.core.values import Value, value

P = TypeVar("P")
T = TypeVar("T")
H = TypeVar("H", bound="Decision[Any]")

Choice = str
"""A choice is its own notation: a word or two that a player would say, such as `temple` or `d7`."""

APPLY: Final[Choice] = "apply"
SKIP: Final[Choice] = "skip"


@value
class Objection(Value):
    """Why a choice is not allowed: the anchor of the rule, and what the sentence needs to say."""

    rule: str
    args: Mapping[str, Any] = {}


_names: dict[type, str] = {}


def name_of(kind: type) -> str:
    """What a kind of step or error is called in texts, views and messages: `place-tile` for `PlaceTile`."""
    if kind not in _names:
        _names[kind] = sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return _names[kind]


@dataclass_transform(frozen_default=True)
def step(kind: type[T]) -> type[T]:
    """The same class of steps, made with what its annotations declare, as every value is."""
    return value(kind)


@step
class Step(Value, Generic[P]):
    """Something still to do; it lives on the agenda and never changes."""


@step
class Task(Step[P]):
    """A step that runs by itself."""

    def run(self, p: P) -> None:
        """Do it. The task has left the agenda already and may push more steps."""
        raise NotImplementedError


@step
class SeatTask(Task[P]):
    """A task that is about one seat."""

    seat: int


@step
class Decision(Step[P]):
    """A step that asks one seat to choose.

    As it stands, everything that can be pointed at is allowed: a game says `choices` and `choose`. Where one
    rule forbids the rest, it says `candidates` and `refusal` besides; where several do, `objection`.
    """

    seat: int
    """The seat that is asked."""

    @property
    def name(self) -> str:
        """What the question is called in texts and views."""
        return name_of(type(self))

    def automatic(self) -> bool:
        """Whether the position may take an only choice by itself, because it tells nobody anything."""
        return False

    def silence(self) -> Choice | None:
        """What somebody says here who has nothing to say, if everybody is asked so that nobody can tell."""
        return None

    def own(self) -> bool:
        """Whether it is its seat's own business even where it is not their turn: who passes is asked it."""
        return False

    def concession(self) -> Choice | None:
        """The choice that gives the game up, if it can be given up here; nobody but a player takes it."""
        return None

    def choices(self, p: P) -> Sequence[Choice]:
        """What is allowed, in a fixed order; never empty. May be lazy."""
        raise NotImplementedError

    def choose(self, p: P, choice: Choice) -> None:
        """Carry out a legal choice. The decision has left the agenda already."""
        raise NotImplementedError

    def candidates(self, p: P) -> Iterable[Choice]:
        """What a player could point at here, allowed or not."""
        return self.choices(p)

    def objection(self, p: P, choice: Choice) -> Objection | None:
        """Why this candidate is not allowed; None when it is."""
        return None if choice in self.choices(p) else self.refusal(p, choice)

    def refusal(self, p: P, choice: Choice) -> Objection:
        """The rule that forbids every candidate that is not among the choices."""
        raise NotImplementedError

    def facts(self, p: P) -> Particulars:
        """What the question's sentence and the page need to know; public like the question."""
        return {}


@step
class Link(Decision[P], Generic[P, H]):
    """A decision in the middle of a chain: *where*, after *what*.

    Until the chain is whole, nothing in the position changes: what was settled so far is kept
    in the link, and the other seats see the table as it was at the chain's head.
    """

    head: H
    """The decision where the chain began."""


@step
class Offer(Decision[P]):
    """An effect that may be declined."""

    def choices(self, p: P) -> Sequence[Choice]:
        return APPLY, SKIP

    def choose(self, p: P, choice: Choice) -> None:
        if choice == APPLY:
            self.apply(p)

    def apply(self, p: P) -> None:
        """Let the effect happen."""
        raise NotImplementedError


@step
class Payment(Decision[P]):
    """A price that can be paid in several ways, each of them a choice."""

    def ways(self, p: P) -> Mapping[Choice, Any]:
        """What each way to pay it costs."""
        raise NotImplementedError

    def pay(self, p: P, price: Any) -> None:
        """Give up what one way costs."""
        raise NotImplementedError

    def choices(self, p: P) -> Sequence[Choice]:
        return tuple(self.ways(p))

    def choose(self, p: P, choice: Choice) -> None:
        self.pay(p, self.ways(p)[choice])
