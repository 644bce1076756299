"""A room: a table at hand with its audience, and what each of them is shown."""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import orjson

from ecumene.core.errors import UnknownGame
from ecumene.core.registry import find
from ecumene.server.clock import now
from ecumene.server.messages.answers import (
    ChangeMessage,
    HaltInfo,
    LostMessage,
    ServerMessage,
    Shown,
    TableInfo,
    UndoMessage,
    UndoOffMessage,
    ViewMessage,
)
from ecumene.server.rows import ALL, About, FinalRow, LogRow, Progress, SnapshotRow, TableRow
from ecumene.server.sights import Sight, Sights
from ecumene.server.viewer import Viewer
from ecumene.table import FINISHED, UNDO, WAITING, Line, Seat, Table
from ecumene.table.following import BrokenLog, follow, follow_while_it_stands
from ecumene.table.halt import known_options
from ecumene.table.lessons import lesson_at
from ecumene.table.seats import hotseat, seats_of
from ecumene.table.snapshots import stamp
from ecumene.table.told import told_entries, told_seat

SNAPSHOT_EVERY = 128
"""How many lines of the log are replayed at most to open a table."""
ROOM_BYTES = 12_000
"""What a table takes whose game has not begun, about."""

Made = dict[tuple[int | None, int, int], str]
"""Messages by the seat that looks, how many choices it knew of, and which view it was shown before."""


class Room:
    """The table, what is stored beside its log, the lock that whoever changes it holds, and its viewers."""

    def __init__(self, about: About, table: Table) -> None:
        self.about = about
        self.table = table
        self.changed = about.created
        self.mark: int | None = None
        """Of the last line, as it is stored."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self._sights = Sights()

    @classmethod
    def of(cls, row: TableRow, seats: list[Seat]) -> "Room":
        """The room of a stored table; its log is still to be read."""
        about, game = row.about, find(row.about.game)
        room = cls(about, Table(game, int(about.seed), known_options(game, about.options), seats))
        room.refresh(row, seats)
        return room

    @property
    def id(self) -> str:
        return self.about.id

    @property
    def weight(self) -> int:
        """About how many bytes it takes in memory with nobody in it."""
        return ROOM_BYTES + (self.table.record.weight if self.table.record else 0)

    def refresh(self, row: TableRow, seats: list[Seat]) -> None:
        """Take over what is stored beside the log."""
        self.about = row.about
        self.changed = row.progress.changed
        self.table.seats = seats
        self.table.undo_asked = row.undo
        if self.table.halt is not None:
            closed = row.progress.status == FINISHED
            self.table.halt = replace(self.table.halt, agreed=row.going_on, closed=closed)
        self.forget_views()

    def take_over(self, stored: "Room") -> None:
        """Go on with the table as it was read anew; who looks on stays."""
        self.about, self.table, self.changed = stored.about, stored.table, stored.changed
        self.mark = stored.mark
        for viewer in self.viewers:
            viewer.forget()
        self.forget_views()

    # The log ------------------------------------------------------------------------------------

    def apply(self, line: Line) -> bool:
        """Let a line of the log happen; False if it only adds to a half-made choice, unseen by others."""
        seen = self.table.apply(line)
        self.changed = now()
        self._told_again([line])
        if seen:
            self.forget_views()
        else:
            self._sights.ask_again(self.table, line.seat)
        return seen

    def catch_up(self, rows: Sequence[LogRow]) -> bool:
        """Let lines happen that are stored already; whether everybody sees something of it.

        The first is the last one that is known here. `BrokenLog` if the log does not go on from it: then
        the database has lost what this process knows, or the rules do not understand what follows.
        """
        if self.table.version:
            if not rows or rows[0].line.version != self.table.version:
                raise BrokenLog()
            if self.mark is not None and rows[0].mark != self.mark:
                raise BrokenLog()
            self.mark = rows[0].mark
            rows = rows[1:]
        undo_asked = self.table.undo_asked
        seen = follow(self.table, [row.line for row in rows])
        if rows:
            self.mark = rows[-1].mark
            self._told_again([row.line for row in rows])
            self.forget_views()
        self.table.undo_asked = undo_asked
        return any(seen)

    def catch_up_while_it_stands(self, rows: Sequence[LogRow], rules: int) -> None:
        """Open a table whose log does not lead to its end."""
        undo_asked = self.table.undo_asked
        follow_while_it_stands(self.table, [row.line for row in rows], rules)
        self.mark = rows[-1].mark if rows else None
        self.table.undo_asked = undo_asked
        self.forget_views()

    def _told_again(self, lines: Iterable[Line]) -> None:
        """What was taken back is told anew to everybody."""
        for line in lines:
            if line.kind == UNDO:
                for viewer in self.viewers:
                    viewer.shown = min(viewer.shown, line.number)

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
            table.game.rules,
        )

    def snapshot(self) -> SnapshotRow:
        """The record as it is now, to open the table from."""
        table = self.table
        return SnapshotRow(self.id, table.version, stamp(table.game), table.snapshot())

    def final(self) -> FinalRow | None:
        """How the game looks, if it is over."""
        return FinalRow.of(self.id, self.table) if self.table.status == FINISHED else None

    # Showing ------------------------------------------------------------------------------------

    def show_views(self, only: int | None = None) -> None:
        """Give everybody their view, or `only` those who look from one seat, each made once."""
        made: Made = {}
        viewers = [viewer for viewer in self.viewers if only is None or viewer.seat == only]
        for viewer in viewers:
            self._draw_curtain(viewer)
        self._sights.look(self.table, {viewer.seat for viewer in viewers})
        for viewer in viewers:
            self._show(viewer, made)

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no longer; views that nobody looks at are made again when somebody does."""
        self.viewers.discard(viewer)
        if not self.viewers:
            self.forget_views()

    def show_view(self, viewer: Viewer) -> None:
        """Give somebody their view, once there is one."""
        if self.table.record is not None:
            self._draw_curtain(viewer)
            self._show(viewer, {})

    def _show(self, viewer: Viewer, made: Made) -> None:
        """Show the table as it is now; `made` holds what was made for others who are shown the same."""
        now = self._sights.of(self.table, viewer.seat)
        key = viewer.seat, viewer.shown, id(viewer.sight)
        if key not in made:
            made[key] = orjson.dumps(self._told(viewer, now)).decode()
        viewer.shown = self.table.number
        if viewer.changes:
            viewer.sight = now
        viewer.send_text(made[key])

    def _told(self, viewer: Viewer, now: Sight) -> ViewMessage | ChangeMessage:
        """The view of a page: whole, or what has changed since the last one that it was shown."""
        shown = self._shown(viewer.seat, viewer.shown)
        changed: Any = None if viewer.sight is None else now.changes(viewer.sight)
        if changed is None:
            whole: Any = now.whole()
            return {"type": "view", **shown, "view": whole}
        return {"type": "change", **shown, "changes": changed}

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

    def open_to(self, guest: str | None) -> bool:
        """Whether somebody may look on: who plays, and others if the owner wishes or it has not begun."""
        if self.about.watch == ALL or self.table.status == WAITING or guest == self.about.owner:
            return True
        return any(guest is not None and seat.guest == guest for seat in self.table.seats)

    def send_strangers_away(self) -> None:
        for viewer in self.viewers:
            if not self.open_to(viewer.guest):
                viewer.close()

    def show_undo(self) -> None:
        """Tell everybody that somebody asks to take back, or that it is settled."""
        message: UndoOffMessage = {"type": "undo-off"}
        self.send_all(self.undo_message() or message)

    def show_lost(self) -> None:
        """Tell everybody that choices were lost that they knew of, and show what is left."""
        message: LostMessage = {"type": "lost", "number": self.table.number}
        self.send_all(message)
        self.show_views()
        self.show_undo()

    def send_all(self, message: ServerMessage) -> None:
        for viewer in self.viewers:
            viewer.send(message)

    def undo_message(self) -> UndoMessage | None:
        asked = self.table.undo_asked
        return {"type": "undo", "by": asked.by, "to": asked.to} if asked else None

    def _shown(self, seat: int | None, since: int) -> Shown:
        """What comes with a view of a seat that knows of so many choices."""
        table = self.table
        return {
            "number": table.number,
            "version": table.version,
            "seat": seat,
            "undoable": table.undoable(seat),
            "redoable": table.redoable(seat),
            "entries": told_entries(table.played.entries, seat, since),
        }

    def told(self, guest: str | None, online: set[str]) -> TableInfo:
        """The table as the lists and the page's frame show it to somebody."""
        halt = told_halt(self.table)
        return told_table(self.about, self.progress(), self.table.seats, guest, online, halt)

    def forget_views(self) -> None:
        self._sights.forget()


def told_halt(table: Table) -> HaltInfo | None:
    """What everybody is told of a table that other rules have written."""
    halt = table.halt
    if halt is None:
        return None
    return {
        "rules": halt.rules,
        "known": table.game.rules,
        "left": halt.left,
        "closed": halt.closed,
        "agreed": [number for number, seat in enumerate(table.seats) if seat.guest in halt.agreed],
    }


def _is_lesson(about: About, seats: Sequence[Seat]) -> bool:
    with suppress(UnknownGame):
        return lesson_at(find(about.game), seats, int(about.seed), about.options) is not None
    return False


def told_table(
    about: About,
    progress: Progress,
    seats: Sequence[Seat],
    guest: str | None,
    online: set[str],
    halt: HaltInfo | None = None,
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
        "public": about.public,
        "talk": about.talk,
        "watch": about.watch,
        "lesson": _is_lesson(about, seats),
        "halt": halt,
    }
