"""What happened, for the log: a kind and its particulars, never a sentence."""

from collections.abc import Sequence
from typing import Any, NamedTuple

Particular = str | int | bool | Sequence[str] | Sequence[int] | None
"""What an event or a question says about itself: ids, numbers, seats, lists of them."""
Particulars = dict[str, Particular]


class Event(NamedTuple):
    """One thing that happened at the table."""

    kind: str
    args: dict[str, Any]
    to: int | None = None
    """The only seat that may see it; None when all may."""


CURTAIN = Event("curtain", {})
"""Marks the place in the log where something hidden came to light: no undo past it, no preview."""


def seen_by(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events as a seat, or a spectator (None), saw them."""
    return [e for e in events if e != CURTAIN and (e.to is None or e.to == seat)]
