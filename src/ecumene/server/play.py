"""Play: choices, taking back and making again. Everything is stored before it is told."""

import logging
from dataclasses import asdict, replace
from secrets import randbits

from sqlalchemy import ColumnElement, select

from ecumene.core.errors import EcumeneError, NotAllowed
from ecumene.core.events import Event, seen_by
from ecumene.server import schema
from ecumene.server.errors import NothingAsked, NotYourSeat, Stale
from ecumene.server.house import House, row_and_seats
from ecumene.server.ledger import Line
from ecumene.server.table import CHOICE, REDO, SNAPSHOT_EVERY, UNDO, Table, UndoAsked

logger = logging.getLogger(__name__)


class Play:
    """What can be done at a table whose game has begun."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def choose(
        self, table: Table, seat: int, choice: str, version: int, request: str | None = None
    ) -> None:
        """Make a choice; a retried click is recognised and counts once."""
        async with table.lock:
            try:
                line = table.plan_choice(seat, choice, version, request)
            except EcumeneError:
                log = schema.log.c
                again = log.number == version + 1, log.choice == choice
                if request is not None and await self._stored(table, CHOICE, seat, request, *again):
                    return
                raise
            await self._enter(table, line)

    async def _stored(
        self, table: Table, kind: str, seat: int, request: str, *also: ColumnElement[bool]
    ) -> bool:
        """Whether this very request was stored before, and only its answer was lost."""
        log = schema.log.c
        same = log.table == table.id, log.kind == kind, log.seat == seat, log.request == request
        async with self.house.engine.connect() as connection:
            return (await connection.execute(select(log.number).where(*same, *also))).first() is not None

    async def _enter(self, table: Table, line: Line) -> None:
        """Let a line happen, store it, and show it. The table's lock is held."""
        asked_before, status = table.undo_asked, table.status
        try:
            seen = table.apply(line)
            snapshot = table.snapshot() if line.number % SNAPSHOT_EVERY == 0 else None
            if not await self.house.ledger.enter(line, table.standing(), snapshot):
                raise Stale(version=line.number, asked_for=line.number - 1)
        except BaseException:
            await self._start_over(table)
            raise
        self.house.show_views(table, only=None if seen else line.seat)
        if asked_before is not None:
            self.house.show_undo(table)
        if table.status != status:
            self.house.show_table(table)
        self.house.call_bot(table.id)

    async def _start_over(self, table: Table) -> None:
        """Go back to what is stored; if even that fails, send everybody away to come again."""
        try:
            async with self.house.engine.connect() as connection:
                row, seats = await row_and_seats(connection, table.id)
                stored = Table(row, seats)
                await self.house.catch_up(connection, stored)
        except Exception:
            logger.exception("table lost", extra={"table": table.id})
            self.house.clear_away(table.id)
            for viewer in list(table.viewers):
                viewer.close()
            return
        table.record, table.version, table.taken_back = stored.record, stored.version, stored.taken_back
        table.refresh(row, seats)
        self.house.show_views(table)
        self.house.show_table(table)

    async def undo(self, table: Table, guest: str | None, seat: int, to: int | None, request: str) -> bool:
        """Take back, or ask the others whether one may; True when it is done."""
        async with table.lock:
            table.own_seat(guest, seat)
            if await self._stored(table, UNDO, seat, request):
                return True
            target = table.undo_target(seat, to)
            if table.free_undo(guest, seat, target):
                await self._enter(table, table.plan_undo(seat, target, request))
                return True
            assert guest is not None
            asked = UndoAsked(seat, target, table.version, [guest])
            await self._ask_undo(table, asked)
            return False

    async def agree(self, table: Table, guest: str | None, yes: bool, request: str) -> None:
        """Somebody else's answer to an undo: one no ends it, and all must say yes."""
        async with table.lock:
            asked = table.undo_asked
            if asked is None or asked.version != table.version:
                raise NothingAsked()
            if guest is None or guest not in table.people():
                raise NotYourSeat()
            if not yes:
                await self._ask_undo(table, None)
                return
            agreed = [*asked.agreed, guest]
            if table.people() <= set(agreed):
                await self._enter(table, table.plan_undo(asked.by, asked.to, request))
            else:
                await self._ask_undo(table, UndoAsked(asked.by, asked.to, asked.version, agreed))

    async def _ask_undo(self, table: Table, asked: UndoAsked | None) -> None:
        stored = None if asked is None else asdict(asked)
        await self.house.store(table, undo=stored)
        table.undo_asked = asked
        self.house.show_undo(table)

    async def redo(self, table: Table, guest: str | None, seat: int, request: str) -> None:
        """Make again what was last taken back."""
        async with table.lock:
            table.own_seat(guest, seat)
            if not await self._stored(table, REDO, seat, request):
                await self._enter(table, table.plan_redo(seat, request))

    async def keep_silent(self, table: Table, guest: str | None, seat: int, silent: bool) -> None:
        """Let the house pass for a seat where it has nothing to answer with, or be asked again."""
        async with table.lock:
            table.own_seat(guest, seat)
            was = table.seats[seat]
            await self.house.sit(table, seat, was.kind, replace(was, silent=silent))
        self.house.show_table(table)
        self.house.call_bot(table.id)

    def preview(self, table: Table, guest: str | None, seat: int, choice: str) -> list[Event]:
        """What a choice would bring for certain, told from what the seat can know."""
        table.own_seat(guest, seat)
        return seen_by(table.redealt(seat, randbits(64)).preview(choice), seat)

    def why(self, table: Table, guest: str | None, seat: int, choice: str) -> NotAllowed | None:
        """Which rule forbids a choice."""
        table.own_seat(guest, seat)
        objection = table.redealt(seat, randbits(64)).why(choice)
        if objection is None:
            return None
        return NotAllowed(choice=choice, game=table.game.id, objection=objection)
