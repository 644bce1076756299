"""Play: choices, taking back and making again. Everything is stored before it is told."""

import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from secrets import randbits
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.errors import EcumeneError, GameOver, NotAllowed, NothingToUndo
from ecumene.core.events import Event
from ecumene.server import queries
from ecumene.server.messages.requests import Confirm
from ecumene.server.metrics import GAMES, choices_of
from ecumene.server.room import SNAPSHOT_EVERY, Room
from ecumene.server.rooms import Rooms, update_seat, update_table
from ecumene.server.rows import TableRow
from ecumene.table import BOT, CHOICE, FINISHED, REDO, UNDO, Line, Seat, Table, UndoAsked
from ecumene.table.answers import Moved
from ecumene.table.confirming import worth_a_question
from ecumene.table.errors import NothingAsked, NotYourSeat, Stale
from ecumene.table.halt import Halt
from ecumene.table.log import LineKind
from ecumene.table.silence import whole_choices

logger = logging.getLogger(__name__)


class Play:
    """What can be done at a table whose game has begun."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def choose(
        self,
        room: Room,
        seat: int,
        choices: Sequence[str],
        version: int,
        request: str | None = None,
        confirm: Confirm = False,
    ) -> Moved | list[Event]:
        """Make a chain of choices; a retried click is recognised and counts once.

        If it has to be confirmed first, nothing is changed: what would follow is the answer.
        """
        async with room.lock:
            try:
                line = room.table.plan_choice(seat, choices, version, request)
            except EcumeneError:
                again = await self._stored(room, CHOICE, seat, request)
                if again and again.version == version + 1 and again.choices == tuple(choices):
                    return _moved(again)
                raise
            if confirm:
                events = self.preview(room, seat, choices)
                if worth_a_question(confirm, events):
                    return events
            return await self._enter(room, line)

    async def _stored(self, room: Room, kind: LineKind, seat: int, request: str | None) -> Line | None:
        """The line that this very request was stored as before, if only its answer was lost."""
        if request is None:
            return None
        async with self.rooms.engine.connect() as connection:
            return await queries.stored_line(connection, room.id, kind, seat, request)

    async def _enter(self, room: Room, line: Line) -> Moved:
        """Let a line happen, store it, and show it. The room's lock is held."""
        was, passing = room.before, room.table.passing
        try:
            seen = room.apply(line)
            asked_again = passing - room.table.passing if passing else passing
            mark = await self._store(room, line, asked_again)
            if mark is None:
                raise Stale(version=line.version, asked_for=line.version - 1)
            room.mark = mark
        except BaseException:
            await self.rooms.start_over(room, line.version - 1)
            raise
        self._count(room, line, was.status)
        self.rooms.on_listed(room.id, False)
        if room.show_line(line, was, seen=seen):
            self.rooms.show_table(room)
            if room.table.status == FINISHED != was.status and self.rooms.broadcast.shared:
                self.rooms.errand(self.rooms.tell_listed(room.id))
        self.rooms.call_bot(room.id)
        return _moved(line)

    def _count(self, room: Room, line: Line, status: str) -> None:
        table = room.table
        if line.kind == CHOICE:
            by = "bot" if table.seats[line.seat].kind == BOT else "person"
            choices_of(table.game.id, by).inc(len(line.choices))
        if table.status == FINISHED != status:
            GAMES.labels(table.game.id).inc()

    def _store(self, room: Room, line: Line, asked_again: set[int]) -> Coroutine[Any, Any, int | None]:
        """Store a line that has happened, and who does not pass any more; its mark, if it was first."""
        snapshot = room.snapshot() if line.version % SNAPSHOT_EVERY == 0 else None
        return self.rooms.writer.enter(
            room.id,
            line,
            room.progress(),
            room.mark,
            asked_again=asked_again,
            snapshot=snapshot,
            final=room.final(),
        )

    async def undo(
        self, room: Room, guest: str | None, seat: int, to: int | None, request: str
    ) -> Moved | None:
        """Take back, or ask the others whether one may: then nothing has moved yet."""
        async with room.lock:
            room.table.own_seat(guest, seat)
            again = await self._stored(room, UNDO, seat, request)
            if again is not None:
                return _moved(again)
            if room.about.counts and room.table.status == FINISHED:
                raise GameOver()
            planned = room.table.plan_undo(guest, seat, to, request)
            if room.about.counts and isinstance(planned, Line):
                self._check_unseen(room.table, seat, planned)
            return await self._follow(room, planned)

    def _check_unseen(self, table: Table, seat: int, planned: Line) -> None:
        """What has shown something stands in a rated game, even where only bots would have to agree."""
        if table.number - planned.number > table.undoable(seat):
            raise NothingToUndo(seat=seat)

    async def agree(self, room: Room, guest: str | None, yes: bool, request: str) -> Moved | None:
        """Somebody's answer, to an undo or to going on by other rules: all must say yes."""
        async with room.lock:
            if room.table.halt is not None:
                return await self._go_on(room, guest, yes=yes)
            return await self._follow(room, room.table.plan_answer(guest, yes=yes, request=request))

    async def settle_questions(self, room: Room, seat: int) -> None:
        """See what a resignation makes of what people were asked: nobody waits for who has gone.

        The room's lock is held. If another process was quicker, it has answered with what it did.
        """
        table = room.table
        with suppress(Stale):
            if table.halt is not None:
                if not table.halt.closed and table.halt.agreed_by(table.people()):
                    await self._enter(room, table.plan_rules(seat))
            elif table.undo_asked is not None and table.plan_resigned() != table.undo_asked:
                await self._follow(room, table.plan_resigned())

    async def _follow(self, room: Room, planned: Line | UndoAsked | None) -> Moved | None:
        """Take back, or go on asking, or ask no more."""
        if isinstance(planned, Line):
            return await self._enter(room, planned)
        agreed = await self._keep_question(room, planned)
        room.table.undo_asked = agreed
        if agreed is not None and agreed.agreed_by(room.table.people()):
            return await self._enter(room, room.table.undo_line(agreed))
        room.show_undo()
        return None

    async def _keep_question(self, room: Room, planned: UndoAsked | None) -> UndoAsked | None:
        """Store who agrees to an undo, together with those whom another process has heard."""

        async def deed(connection: AsyncConnection, row: TableRow, _seats: list[Seat]) -> UndoAsked | None:
            if row.progress.version != room.table.version:
                raise Stale(version=row.progress.version, asked_for=room.table.version)
            asked, known = planned, row.undo
            if asked and known and (known.by, known.to, known.version) == (asked.by, asked.to, asked.version):
                asked = replace(asked, agreed=sorted({*asked.agreed, *known.agreed}))
            await update_table(connection, room.id, undo=None if asked is None else asdict(asked))
            return asked

        return await self.rooms.decide(room.id, deed)

    async def _go_on(self, room: Room, guest: str | None, *, yes: bool) -> Moved | None:
        """Somebody's word on going on with a table of other rules; one no closes it."""
        planned = await self._keep_word(room, room.table.plan_going_on(guest, yes=yes))
        room.table.halt = planned
        if not planned.closed and planned.agreed_by(room.table.people()):
            return await self._enter(room, room.table.plan_rules(room.table.seats_of(guest)[0]))
        room.forget_views()
        room.show_views()
        self.rooms.show_table(room)
        return None

    async def _keep_word(self, room: Room, planned: Halt) -> Halt:
        """Store whether a table goes on, together with whom another process has heard."""

        async def deed(connection: AsyncConnection, row: TableRow, _seats: list[Seat]) -> Halt:
            if row.progress.version != room.table.version or row.progress.status == FINISHED:
                raise NothingAsked()
            if planned.closed:
                over = {"status": FINISHED, "asked_seat": None, "bot_asked": False, "going_on": None}
                await update_table(connection, room.id, **over)
                return planned
            agreed = sorted({*planned.agreed, *row.going_on})
            await update_table(connection, room.id, going_on=agreed)
            return replace(planned, agreed=agreed)

        return await self.rooms.decide(room.id, deed)

    async def redo(self, room: Room, guest: str | None, seat: int, request: str) -> Moved:
        """Make again what was last taken back."""
        async with room.lock:
            room.table.own_seat(guest, seat)
            again = await self._stored(room, REDO, seat, request)
            if again is not None:
                return _moved(again)
            return await self._enter(room, room.table.plan_redo(guest, seat, request))

    async def keep_silent(self, room: Room, guest: str | None, seat: int, silent: bool) -> None:
        """Let the server pass for a seat where it has nothing to answer with, or be asked again."""
        await self._wish(room, guest, seat, silent=silent)

    async def pass_for(self, room: Room, guest: str | None, seat: int, *, on: bool) -> None:
        """Let the server pass for a seat until its next turn, or no longer."""
        async with room.lock:
            room.table.own_seat(guest, seat)
            since = whole_choices(room.table.played) if on else None
            version = room.table.version
        await self._wish(room, guest, seat, version, passing=since)

    async def _wish(
        self, room: Room, guest: str | None, seat: int, version: int | None = None, **wish: Any
    ) -> None:
        """Store what a seat is not to be asked, if the table is in that version; and show it."""
        room.table.own_seat(guest, seat)

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> None:
            if not seats[seat].played_by(guest):
                raise NotYourSeat()
            if version not in (None, row.progress.version):
                raise Stale(version=row.progress.version, asked_for=version)
            await update_seat(connection, room.id, seat, **wish)
            table = room.table
            if row.progress.version == table.version and row.progress.asked_seat == seat:
                before, table.seats[seat] = table.seats[seat], replace(seats[seat], **wish)
                bot_asked, table.seats[seat] = table.bot_asked, before  # it is taken over once it is stored
                await update_table(connection, room.id, bot_asked=bot_asked)

        await self.rooms.settle(room.id, deed)

    def preview(self, room: Room, seat: int, choices: Sequence[str]) -> list[Event]:
        """What a chain of choices would bring for certain, told from what the seat can know."""
        return room.table.preview(seat, choices, randbits(64))

    def why(self, room: Room, seat: int, choices: Sequence[str]) -> NotAllowed | None:
        """Which rule forbids a chain of choices."""
        return room.table.why(seat, choices, randbits(64))


def _moved(line: Line) -> Moved:
    return {"version": line.version, "number": line.number}
