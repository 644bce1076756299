"""A room: a table at hand with its audience, and what each of them is shown."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

import orjson

from ecumene.core.registry import find
from ecumene.server.messages.answers import ServerMessage
from ecumene.server.rows import FinalRow, LogRow, NewLine, SnapshotRow, TableRow
from ecumene.server.sights import Sight, Sights
from ecumene.server.viewer import Viewer
from ecumene.table import CHOICE, FINISHED, RULES, UNDO, WAITING, Line, Seat, Table
from ecumene.table.about import ALL, About, Progress, told_halt, told_proposal, told_table
from ecumene.table.answers import (
    ChangeMessage,
    LostMessage,
    TableInfo,
    UndoMessage,
    UndoOffMessage,
    ViewMessage,
)
from ecumene.table.clock import now
from ecumene.table.following import BrokenLog, follow, follow_one, follow_while_it_stands
from ecumene.table.halt import known_options
from ecumene.table.replacing import LONG, Proposal, Waiting, kept_waiting_since
from ecumene.table.seats import has_account, seats_of
from ecumene.table.showing import seat_shown, told_undo, told_with_view
from ecumene.table.snapshots import stamp
from ecumene.table.table import Status
from ecumene.table.ticking import Moment, Ticking, alarm_at, moved, wound_up

SNAPSHOT_EVERY = 128
"""How many lines of the log are replayed at most to open a table."""
ROOM_BYTES = 12_000
"""What a table takes whose game has not begun, about."""


class Before(NamedTuple):
    """How a table was before a line."""

    undo_asked: bool
    status: Status


Made = dict[tuple[int | None, int, int], bytes]
"""Messages by the seat that looks, how many choices it knew of, and which view it was shown before."""


class Resting(Protocol):
    """When somebody rests."""

    def runs_out(self, since: str, seconds: float, /) -> str:
        """When a time that began is over, of which none passes while they rest."""


class Room:
    """The table, what is stored beside its log, the lock that whoever changes it holds, and its viewers."""

    def __init__(self, about: About, table: Table) -> None:
        self.about = about
        self.table = table
        self.changed = about.created
        self.ticking: Ticking | None = None
        self.alarm: str | None = None
        self.calling: str | None = None
        self.proposal: Proposal | None = None
        self.resting: Resting | None = None
        """When whoever the proposal is about rests."""
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

    def refresh(self, row: TableRow, seats: list[Seat]) -> list[Viewer]:
        """Take over what is stored beside the log; who sits somewhere else now is to be shown all anew."""
        before = self.table.seats
        anew = [v for v in self.viewers if seats_of(before, v.guest) != seats_of(seats, v.guest)]
        for viewer in anew:
            viewer.forget()
        self.about = row.about
        self.changed = row.progress.changed
        self.ticking, self.alarm = row.progress.ticking, row.progress.alarm
        self.calling = row.progress.calling
        self.proposal = row.proposal
        self.table.seats = seats
        if self.table.record is not None:
            self.table.record.names = self.table.names  # a snapshot keeps no name that somebody has given up
        self.table.undo_asked = row.undo
        if self.table.halt is not None:
            closed = row.progress.status == FINISHED
            self.table.halt = replace(self.table.halt, agreed=row.going_on, closed=closed)
        self.forget_views()
        return anew

    def take_over(self, stored: "Room") -> None:
        """Go on with the table as it was read anew; who looks on stays."""
        self.about, self.table, self.changed = stored.about, stored.table, stored.changed
        self.mark, self.ticking, self.alarm = stored.mark, stored.ticking, stored.alarm
        self.calling, self.proposal, self.resting = stored.calling, stored.proposal, stored.resting
        for viewer in self.viewers:
            viewer.forget()
        self.forget_views()

    # The log ------------------------------------------------------------------------------------

    def begin(self, snapshot: SnapshotRow | None) -> None:
        """Go on from the last snapshot, or from the first position."""
        if snapshot is None:
            self.table.begin()
        else:
            self.table.restore(snapshot.version, snapshot.data)

    def apply(self, line: Line) -> bool:
        """Let a line of the log happen; False if it only adds to a half-made choice, unseen by others."""
        was, by_house = self._moment(), self.table.bot_asked
        awaited = None if by_house else self._person_at(was.seat)
        seen = self.table.apply(line)
        self.changed = now()
        self._tick(was, whole=seen and line.kind == CHOICE)
        actor = None if by_house else self.table.seats[line.seat].guest
        if awaited in (actor, None) or self._awaited_person != awaited:
            self.call_for(actor)
        self._show_anew(line, seen=seen)
        return seen

    def _show_anew(self, line: Line, *, seen: bool) -> None:
        """Let everybody be shown what a line has changed, when they are shown the table again."""
        self._told_again([line])
        if seen:
            self.forget_views()
        else:
            self._sights.ask_again(self.table, line.seat)

    def wind_up(self) -> None:
        """Let the clock run from now on, for a game that has just begun."""
        if self.about.clock is not None and self.table.record is not None:
            self.ticking = wound_up(self.about.clock, len(self.table.seats), now())
            self.alarm = alarm_at(self.about.clock, self.ticking, self._awaited)

    def call_for(self, actor: str | None) -> None:
        """Let whoever is asked now be called: somebody with an account, unless it was they who acted."""
        person = self._awaited_person
        self.calling = self.changed if has_account(person) and person != actor else None

    @property
    def _awaited_person(self) -> str | None:
        return self._person_at(self._awaited)

    def _person_at(self, seat: int | None) -> str | None:
        return None if seat is None else self.table.seats[seat].guest

    def _moment(self) -> Moment:
        """Who is asked, and in which turn."""
        record = self.table.record
        return Moment(self.table.asked_seat, record.position.turn if record else 0)

    @property
    def _awaited(self) -> int | None:
        """The seat of a person who is waited for."""
        return None if self.table.bot_asked else self.table.asked_seat

    def _tick(self, was: Moment, *, whole: bool) -> None:
        if self.about.clock is not None and self.ticking is not None:
            clock, at = self.about.clock, self.changed
            self.ticking = moved(clock, self.ticking, was, self._moment(), at, whole=whole)
            self.alarm = alarm_at(clock, self.ticking, self._awaited)

    def hear(self, new: NewLine) -> bool | None:
        """Let a line happen that another process has stored; whether everybody sees something of it.

        None if it does not follow the last line that is known here: then the log has to be read. `BrokenLog`
        if the rules do not understand it.
        """
        table, line = self.table, new.line
        follows = line.version == table.version + 1 and new.after is not None and new.after == self.mark
        if not follows or table.halt is not None or line.kind == RULES:
            return None
        seen = follow_one(table, line)
        self.mark, self.changed = new.mark, new.changed
        self.ticking, self.alarm, self.calling = new.ticking, new.alarm, new.calling
        self._show_anew(line, seen=seen)
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
        return Progress.of(self.table, self.changed, self.ticking, self.alarm, self.calling)

    def snapshot(self) -> SnapshotRow:
        """The record as it is now, to open the table from."""
        table = self.table
        return SnapshotRow(self.id, table.version, stamp(table.game), table.snapshot())

    def final(self) -> FinalRow | None:
        """How the game looks, if it is over."""
        return FinalRow.of(self.id, self.table) if self.table.status == FINISHED else None

    @property
    def before(self) -> Before:
        """How the table is, before a line happens."""
        return Before(self.table.undo_asked is not None, self.table.status)

    # Showing ------------------------------------------------------------------------------------

    def show_line(self, line: Line, was: Before, *, seen: bool) -> bool:
        """Show what a line has brought that has just happened; whether the frame may be new as well."""
        self.show_views(only=None if seen else line.seat)
        if was.undo_asked:
            self.show_undo()
        return self.table.status != was.status or line.kind == RULES or self.proposal is not None

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
            self._sights.forget_all()

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
            made[key] = orjson.dumps(self._told(viewer, now))
        viewer.shown = self.table.number
        if viewer.changes:
            viewer.sight = now
        viewer.send_json(made[key])

    def _told(self, viewer: Viewer, now: Sight) -> ViewMessage | ChangeMessage:
        """The view of a page: whole, or what has changed since the last one that it was shown."""
        shown = told_with_view(self.table, viewer.seat, viewer.shown)
        changed: Any = None if viewer.sight is None else now.changes(viewer.sight)
        if changed is None:
            whole: Any = now.whole()
            return {"type": "view", **shown, "view": whole}
        return {"type": "change", **shown, "changes": changed}

    def _draw_curtain(self, viewer: Viewer) -> None:
        viewer.seat = seat_shown(self.table, viewer.guest, viewer.seat)

    def show_table(self, online: set[str]) -> None:
        """Give everybody the table's frame: seats, presence, status."""
        for viewer in self.viewers:
            viewer.frame({"type": "table", "table": self.told(viewer.guest, online)})

    def open_to(self, guest: str | None) -> bool:
        """Whether somebody may look on: who plays, and others if the owner wishes or it has not begun."""
        return self.about.watch == ALL or self.table.status == WAITING or self.sits(guest)

    def sits(self, guest: str | None) -> bool:
        """Whether somebody has a seat here, or the table is theirs."""
        if guest is None:
            return False
        return guest == self.about.owner or any(seat.guest == guest for seat in self.table.seats)

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
        return told_undo(self.table)

    def told(self, guest: str | None, online: set[str]) -> TableInfo:
        """The table as the lists and the page's frame show it to somebody."""
        seats = self.table.seats
        proposal, halt = told_proposal(seats, self.proposal, self._due()), told_halt(self.table)
        listed = told_table(self.about, self.progress(), seats, guest, online)
        return {**listed, "proposal": proposal, "halt": halt}

    def _due(self) -> str | None:
        """From when on a proposal needs nobody else, if the table goes on waiting for the seat."""
        if self.proposal is None or self.resting is None:
            return None
        waiting = Waiting(self.table.asked_seat, self.changed)
        since = kept_waiting_since(self.table.seats, self.proposal, waiting)
        return None if since is None else self.resting.runs_out(since, LONG)

    def forget_views(self) -> None:
        self._sights.forget()
