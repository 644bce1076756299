"""What is still to be done: tasks that run by themselves, and decisions that ask a seat.

A position's agenda is a stack of steps. Steps never change: what a half-made choice has
settled so far travels inside the next step, so that a clone of the agenda is a copy of a list.

A step is a plain class with slots and a short `__init__` that keeps each of its parameters under the
parameter's own name. From that follow equality, hash, representation, pickling and `but`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from re import sub
from typing import Any, Final, Generic, Self, TypeVar

P = TypeVar("P")
H = TypeVar("H", bound="Decision[Any]")

Choice = str
"""A choice is its own notation: a word or two that a player would say, such as `temple` or `d7`."""

APPLY: Final[Choice] = "apply"
SKIP: Final[Choice] = "skip"


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a choice is not allowed: the anchor of the rule, and what the sentence needs to say."""

    rule: str
    args: Mapping[str, Any] = field(default_factory=dict)


_kept: dict[type, tuple[str, ...]] = {}
_names: dict[type, str] = {}


def kept_by(kind: type) -> tuple[str, ...]:
    """What the instances of a class keep, what they inherit first; compiled classes tell it their own way."""
    if kind not in _kept:
        names: list[str] = []
        for ancestor in reversed(kind.__mro__):
            told = vars(ancestor)
            new = told.get("__mypyc_attrs__", told.get("__slots__", ()))
            new = (new,) if isinstance(new, str) else new
            names += [name for name in new if name not in names and not name.startswith("__")]
        _kept[kind] = tuple(names)
    return _kept[kind]


def name_of(kind: type) -> str:
    """What a kind of step or error is called in texts, views and messages: `place-tile` for `PlaceTile`."""
    if kind not in _names:
        _names[kind] = sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return _names[kind]


class Step(Generic[P]):
    """Something still to do; it lives on the agenda and never changes."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        """Refuse a class whose steps could not be told apart, or not be made again from their parts."""
        super().__init_subclass__()
        code = getattr(cls.__init__, "__code__", None)
        if code is None:  # compiled: all that it keeps is known
            return
        if "__slots__" not in vars(cls):
            raise TypeError(f"{cls.__name__} needs `__slots__`: what a step keeps is what makes it that step")
        parameters = code.co_varnames[1 : code.co_argcount + code.co_kwonlyargcount]
        if set(parameters) != set(kept_by(cls)):
            raise TypeError(f"{cls.__name__} must keep each parameter under its name, and nothing else")

    def parts(self) -> dict[str, Any]:
        """What it was made with, by name."""
        return {name: getattr(self, name) for name in kept_by(type(self))}

    def key(self) -> tuple[Any, ...]:
        """What makes it the step that it is: steps of one kind with equal keys are one step."""
        return tuple([getattr(self, name) for name in kept_by(type(self))])

    def but(self, **changes: Any) -> Self:
        """The same step, but for some of its parts."""
        return type(self)(**self.parts() | changes)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.key() == self.key()

    def __hash__(self) -> int:
        return hash((type(self), self.key()))

    def __repr__(self) -> str:
        parts = ", ".join(f"{name}={part!r}" for name, part in self.parts().items())
        return f"{type(self).__name__}({parts})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (type(self), self.parts())


def _made(kind: type[Step[Any]], parts: dict[str, Any]) -> Step[Any]:
    """The step that was pickled with these parts."""
    return kind(**parts)


class Task(Step[P]):
    """A step that runs by itself."""

    __slots__ = ()

    def run(self, p: P) -> None:
        """Do it. The task has left the agenda already and may push more steps."""
        raise NotImplementedError


class SeatTask(Task[P]):
    """A task that is about one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Decision(Step[P]):
    """A step that asks one seat to choose.

    As it stands, everything that can be pointed at is allowed: a game says `choices` and `choose`. Where one
    rule forbids the rest, it says `candidates` and `refusal` besides; where several do, `objection`.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat
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

    def facts(self, p: P) -> dict[str, Any]:
        """What the question's sentence and the page need to know; public like the question."""
        return {}


class Link(Decision[P], Generic[P, H]):
    """A decision in the middle of a chain: *where*, after *what*.

    Until the chain is whole, nothing in the position changes: what was settled so far is kept
    in the link, and the other seats see the table as it was at the chain's head.
    """

    __slots__ = ("head",)

    def __init__(self, seat: int, head: H) -> None:
        super().__init__(seat)
        self.head = head
        """The decision where the chain began."""


class Offer(Decision[P]):
    """An effect that may be declined."""

    __slots__ = ()

    def choices(self, p: P) -> Sequence[Choice]:
        return APPLY, SKIP

    def choose(self, p: P, choice: Choice) -> None:
        if choice == APPLY:
            self.apply(p)

    def apply(self, p: P) -> None:
        """Let the effect happen."""
        raise NotImplementedError


class Payment(Decision[P]):
    """A price that can be paid in several ways, each of them a choice."""

    __slots__ = ()

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
