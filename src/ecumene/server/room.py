"""A room: a table at hand with its audience, and what each of them is shown."""

import asyncio
from collections.abc import Sequence

import orjson

from ecumene.core.registry import find
from ecumene.server.clock import now
from ecumene.server.messages.answers import ServerMessage, TableInfo, UndoMessage, UndoOffMessage, ViewMessage
from ecumene.server.rows import About, Progress, SnapshotRow, TableRow
from ecumene.server.viewer import Viewer
from ecumene.table import UNDO, Line, Seat, Table, UndoAsked
from ecumene.table.seats import hotseat, seats_of
from ecumene.table.snapshots import stamp
from ecumene.table.told import told_entries, told_seat

SNAPSHOT_EVERY = 128
"""How many lines of the log are replayed at most to open a table."""


class Room:
    """The table, what is stored beside its log, the lock that whoever changes it holds, and its viewers."""

    def __init__(self, about: About, table: Table) -> None:
        self.about = about
        self.table = table
        self.changed = about.created
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self._views: dict[int | None, bytes] = {}
        self._shared_view: bytes | None = None

    @classmethod
    def of(cls, row: TableRow, seats: list[Seat]) -> "Room":
        """The room of a stored table; its log is still to be read."""
        about = row.about
        room = cls(about, Table(find(about.game), int(about.seed), about.options, seats))
        room.refresh(row, seats)
        return room

    @property
    def id(self) -> str:
        return self.about.id

    def refresh(self, row: TableRow, seats: list[Seat]) -> None:
        """Take over what is stored beside the log."""
        self.about = row.about
        self.changed = row.progress.changed
        self.table.seats = seats
        self.table.undo_asked = row.undo
        self._forget_views()

    def take_over(self, stored: "Room") -> None:
        """Go on with the table as it was read anew; who looks on stays."""
        self.about, self.table, self.changed = stored.about, stored.table, stored.changed
        self._forget_views()

    # The log ------------------------------------------------------------------------------------

    def apply(self, line: Line) -> bool:
        """Let a line of the log happen; False if it only adds to a half-made choice, unseen by others."""
        seen = self.table.apply(line)
        self.changed = now()
        if line.kind == UNDO:
            for viewer in self.viewers:
                viewer.shown = min(viewer.shown, line.number)
        if seen:
            self._forget_views()
        else:
            self._views.pop(self.table.asked_seat, None)
        return seen

    def catch_up(self, lines: Sequence[Line], undo_asked: UndoAsked | None) -> bool:
        """Let lines happen that are stored already; whether everybody sees something of it."""
        changed = self.changed
        seen = [self.apply(line) for line in lines]
        self.changed, self.table.undo_asked = changed, undo_asked
        return any(seen)

    def progress(self) -> Progress:
        """What the table's row says after the last line."""
        table = self.table
        return Progress(
            table.version,
            table.number,
            table.status,
            table.asked_seat,
            table.bot_asked,
            self.changed,
            table.standings(),
        )

    def snapshot(self) -> SnapshotRow:
        """The record as it is now, to open the table from."""
        table = self.table
        return SnapshotRow(self.id, table.version, stamp(table.game), table.snapshot())

    # Showing ------------------------------------------------------------------------------------

    def show_views(self, only: int | None = None) -> None:
        """Give everybody their view, or `only` those who look from one seat, each made once."""
        made: dict[tuple[int | None, int], str] = {}
        for viewer in self.viewers:
            if only is None or viewer.seat == only:
                self._show(viewer, made)

    def show_view(self, viewer: Viewer) -> None:
        """Give somebody their view, once there is one."""
        if self.table.record is not None:
            self._show(viewer, {})

    def _show(self, viewer: Viewer, made: dict[tuple[int | None, int], str]) -> None:
        """Show the table as it is now; `made` holds what was made for others with the same view."""
        self._draw_curtain(viewer)
        key = (viewer.seat, viewer.shown)
        if key not in made:
            made[key] = orjson.dumps(self.view_message(*key)).decode()
        viewer.shown = self.table.number
        viewer.send_text(made[key])

    def _draw_curtain(self, viewer: Viewer) -> None:
        """At a hot seat, hide one player's things when it is for another at the same screen to choose."""
        own = self.table.seats_of(viewer.guest)
        asked = self.table.asked_seat
        if len(own) == 1:
            viewer.seat = own[0]
        elif viewer.seat not in own or (asked in own and asked != viewer.seat):
            viewer.seat = None

    def show_table(self, online: set[str]) -> None:
        """Give everybody the table's frame: seats, presence, status."""
        for viewer in self.viewers:
            viewer.send({"type": "table", "table": self.told(viewer.guest, online)})

    def show_undo(self) -> None:
        """Tell everybody that somebody asks to take back, or that it is settled."""
        message: UndoOffMessage = {"type": "undo-off"}
        self.send_all(self.undo_message() or message)

    def send_all(self, message: ServerMessage) -> None:
        for viewer in self.viewers:
            viewer.send(message)

    def undo_message(self) -> UndoMessage | None:
        asked = self.table.undo_asked
        return {"type": "undo", "by": asked.by, "to": asked.to} if asked else None

    def view_json(self, seat: int | None) -> bytes:
        """The view of a seat, or a spectator (None), built once a position."""
        if seat not in self._views:
            if self._shared_view is None:
                self._shared_view = orjson.dumps(self.table.position.shared_view())
            own = orjson.dumps(self.table.own_view(seat))
            self._views[seat] = self._shared_view[:-1] + b"," + own[1:]
        return self._views[seat]

    def view_message(self, seat: int | None, since: int) -> ViewMessage:
        """The table as a viewer sees it now, and what was chosen since."""
        table = self.table
        return {
            "type": "view",
            "number": table.number,
            "version": table.version,
            "seat": seat,
            "view": orjson.Fragment(self.view_json(seat)),  # type: ignore[typeddict-item]
            "undoable": 0 if seat is None else table.played.undoable(seat),
            "redoable": table.redoable(seat),
            "entries": told_entries(table.played.entries, seat, since),
        }

    def told(self, guest: str | None, online: set[str]) -> TableInfo:
        """The table as the lists and the page's frame show it to somebody."""
        return told_table(self.about, self.progress(), self.table.seats, guest, online)

    def _forget_views(self) -> None:
        self._views.clear()
        self._shared_view = None


def told_table(
    about: About, progress: Progress, seats: Sequence[Seat], guest: str | None, online: set[str]
) -> TableInfo:
    """What somebody is told of a table, be it open or only a row."""
    return {
        "id": about.id,
        "game": about.game,
        "options": about.options,
        "status": progress.status,
        "owner": about.owner,
        "seats": [told_seat(seat, guest, online) for seat in seats],
        "number": progress.number,
        "version": progress.version,
        "asked_seat": progress.asked_seat,
        "your_turn": progress.asked_seat in seats_of(seats, guest),
        "created": about.created,
        "changed": progress.changed,
        "standings": progress.standings,
        "hotseat": hotseat(seats),
        "rematch": about.rematch,
    }
