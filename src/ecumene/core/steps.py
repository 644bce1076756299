"""What is still to be done: tasks that run by themselves, and decisions that ask a seat.

A position's agenda is a stack of steps. Steps never change: what a half-made choice has
settled so far travels inside the next step, so that a clone of the agenda is a copy of a list.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from re import sub
from typing import Any, ClassVar, Generic, TypeVar

P = TypeVar("P")

Choice = str
"""A choice is its own notation: a word or two that a player would say, such as `temple` or `d7`."""


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a choice is not allowed: the anchor of the rule, and what the sentence needs to say."""

    rule: str
    args: Mapping[str, Any] = field(default_factory=dict)


class Step(Generic[P]):
    """Something still to do; it lives on the agenda and never changes."""

    __slots__ = ()


class Task(Step[P]):
    """A step that runs by itself."""

    __slots__ = ()

    def run(self, p: P) -> None:
        """Do it. The task has left the agenda already and may push more steps."""
        raise NotImplementedError


class Decision(Step[P]):
    """A step that asks one seat to choose."""

    __slots__ = ()

    name: ClassVar[str]
    """What the question is called in texts and views: `place-tile` for `PlaceTile`."""

    automatic: ClassVar[bool] = False
    """Whether the position may take an only choice by itself, because it tells nobody anything."""

    silence: ClassVar[Choice | None] = None
    """What somebody says here who has nothing else to say, if everybody is asked so that nobody can tell."""

    seat: int
    """The seat that is asked."""

    def __init_subclass__(cls) -> None:
        cls.name = sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def choices(self, p: P) -> Sequence[Choice]:
        """What is allowed, in a fixed order; never empty. May be lazy."""
        raise NotImplementedError

    def choose(self, p: P, choice: Choice) -> None:
        """Carry out a legal choice. The decision has left the agenda already."""
        raise NotImplementedError

    def candidates(self, p: P) -> Iterable[Choice]:
        """What a player could point at here, allowed or not."""
        raise NotImplementedError

    def objection(self, p: P, choice: Choice) -> Objection | None:
        """Why this candidate is not allowed; None when it is."""
        raise NotImplementedError

    def facts(self, p: P) -> dict[str, Any]:
        """What the question's sentence and the page need to know; public like the question."""
        return {}


class Link(Decision[P]):
    """A decision in the middle of a chain: *where*, after *what*.

    Until the chain is whole, nothing in the position changes: what was settled so far is kept
    in the link, and the other seats see the table as it was at the chain's head.
    """

    __slots__ = ()

    head: Decision[P]
    """The decision where the chain began."""
