"""What leaves a table: entries, seats, places and views. `telling.py` makes them, and is compiled."""

from typing_extensions import TypedDict

from ecumene.core.events import Particulars
from ecumene.core.view import View
from ecumene.table.exact import exact
from ecumene.table.seats import SeatKind


class TableEvent(TypedDict):
    """Something that happened, for whoever may see it."""

    kind: str
    args: Particulars


class TableEntry(TypedDict):
    """One choice as a viewer saw it: what came of it, never the choice itself."""

    number: int
    """How many choices stood with it."""
    seat: int
    turn: int
    events: list[TableEvent]


@exact()
class SeatInfo(TypedDict):
    """Who sits there, as somebody else is told."""

    kind: SeatKind
    name: str
    level: str | None
    resigned: bool
    free: bool
    """Whether a bot plays it until another person sits down there."""
    you: bool
    silent: bool
    """Only told of one's own seats."""
    online: bool
    account: bool
    """Whether nobody else can have that name: it is that of an account."""


class Replay(TypedDict):
    """The table after some of its choices, as whoever asks saw it."""

    number: int
    """The choices that it is shown after."""
    of: int
    """How many there are."""
    view: View
    events: list[TableEntry]
    """What the last of those choices brought; nothing for the first position."""
