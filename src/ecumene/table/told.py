"""What leaves a table: entries, seats, places and views, in plain JSON values."""

from collections.abc import Iterable, Sequence

from typing_extensions import TypedDict

from ecumene.core.entries import Entry
from ecumene.core.events import Event, Particulars, seen_by
from ecumene.core.view import View
from ecumene.table.exact import exact
from ecumene.table.seats import BOT, PERSON, Seat, SeatKind, has_account


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


def told_events(events: Iterable[Event]) -> list[TableEvent]:
    return [{"kind": event.kind, "args": event.args} for event in events]


def told_entry(number: int, entry: Entry, seat: int | None) -> TableEntry:
    return {
        "number": number,
        "seat": entry.seat,
        "turn": entry.turn,
        "events": told_events(seen_by(entry.events, seat)),
    }


def told_entries(entries: Sequence[Entry], seat: int | None, since: int, before: int = 0) -> list[TableEntry]:
    """What was chosen after the first `since` of some entries, as a viewer saw it, `before` others apart."""
    first = before + since + 1
    return [told_entry(number, entry, seat) for number, entry in enumerate(entries[since:], first)]


def told_seat(seat: Seat, guest: str | None, online: set[str]) -> SeatInfo:
    you = seat.played_by(guest)
    return {
        "kind": BOT if seat.resigned else seat.kind,
        "name": seat.name,
        "level": seat.level,
        "resigned": seat.resigned,
        "you": you,
        "silent": you and seat.silent,
        "online": seat.by_bot or seat.guest in online,
        "account": has_account(seat.guest) and seat.kind == PERSON and not seat.resigned,
    }
