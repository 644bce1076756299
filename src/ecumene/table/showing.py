"""What a page at a table is shown: through whose eyes, and what comes with a view."""

from ecumene.table.answers import Shown, UndoMessage
from ecumene.table.table import Table
from ecumene.table.telling import told_entries


def seat_shown(table: Table, guest: str | None, seat: int | None) -> int | None:
    """The seat that somebody sees the table from who has looked from `seat`; None is a spectator's view.

    At a hot seat, one player's things are hidden when it is for another at the same screen to choose.
    """
    own = table.seats_of(guest)
    asked = table.asked_seat
    if len(own) == 1:
        return own[0]
    if seat not in own or (asked in own and asked != seat):
        return None
    return seat


def told_with_view(table: Table, seat: int | None, since: int) -> Shown:
    """What comes with a view of a seat that knows of so many choices."""
    return {
        "number": table.number,
        "version": table.version,
        "seat": seat,
        "undoable": table.undoable(seat),
        "redoable": table.redoable(seat),
        "passing": seat is not None and table.seats[seat].passing is not None,
        "entries": told_entries(table.played.entries, seat, since),
    }


def told_undo(table: Table) -> UndoMessage | None:
    """Who asks to take back, if somebody does."""
    asked = table.undo_asked
    return {"type": "undo", "by": asked.by, "to": asked.to} if asked else None
