"""Where points come from: what an event tells of them, and what a position itself would bring."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from ecumene.core.events import Event


class Gain(NamedTuple):
    """Points that somebody got, or lost, from a source."""

    seat: int
    source: str
    points: int
    of: str = ""
    """Which kind of points, where a game counts several and the fewest decide."""


def no_gains(_: Event) -> Iterable[Gain]:
    """For games whose events tell of no points."""
    return ()


def no_holdings(_: Any) -> Iterable[Gain]:
    """For games in which nothing but what happened brings points."""
    return ()
