"""What somebody is told of a table: entries and seats, in plain JSON values."""

from collections.abc import Iterable, Sequence

from ecumene.core.entries import Entry
from ecumene.core.events import Event, seen_by
from ecumene.table.seats import BOT, PERSON, Seat, has_account
from ecumene.table.told import SeatInfo, TableEntry, TableEvent


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
        "free": seat.free,
        "you": you,
        "silent": you and seat.silent,
        "online": seat.by_bot or seat.guest in online,
        "account": has_account(seat.guest) and seat.kind == PERSON and not seat.resigned,
    }
