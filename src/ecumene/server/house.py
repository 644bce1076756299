"""The house: all tables, those at hand and those in the database, and what can be done at them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import asdict, replace
from random import SystemRandom
from secrets import randbits, token_urlsafe
from types import SimpleNamespace
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecumene.bots import LEVELS
from ecumene.core.errors import EcumeneError, GameOver, NotAllowed, UnknownBot
from ecumene.core.events import Event, seen_by
from ecumene.core.record import Record
from ecumene.core.registry import checked_seed, find
from ecumene.server import schema
from ecumene.server.bell import Bell
from ecumene.server.errors import (
    AlreadyStarted,
    BadName,
    BadRequest,
    NobodyPlays,
    NotFinished,
    NothingAsked,
    NotYourSeat,
    NotYourTable,
    RecordHidden,
    SeatsOpen,
    SeatTaken,
    SeedKnown,
    Stale,
    TooManyTables,
    UnknownTable,
)
from ecumene.server.ledger import Ledger, Line
from ecumene.server.presence import Presence
from ecumene.server.settings import Settings
from ecumene.server.table import (
    BOT,
    CHOICE,
    FINISHED,
    LOCAL,
    OPEN,
    PERSON,
    PLAYING,
    SNAPSHOT_EVERY,
    UNDO,
    WAITING,
    Seat,
    Table,
    UndoAsked,
    now,
    stamp,
    told_row,
)

logger = logging.getLogger(__name__)

NAME_LENGTH = 24
CHAT_LENGTH = 500
LIST_LENGTH = 100
CHAT_KEPT = 100
"""How many remarks a page gets when it sits down."""
RESIGNED_LEVEL = LEVELS[0]


class House:
    """Everything that happens at tables goes through here, and is stored before it is told."""

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self.engine = engine
        self.settings = settings
        self.bell = Bell(engine, self._heard)
        self.ledger = Ledger(engine, self.bell, power_safe=settings.power_safe)
        self.presence = Presence(self)
        self.on_bot_asked: Callable[[str], None] = lambda _: None
        self._at_hand: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._errands: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await self.bell.close()
        await self.ledger.close()
        await self.engine.dispose()

    def errand(self, work: Awaitable[None]) -> None:
        """Do something on the side."""
        task = asyncio.ensure_future(_logged(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # Guests -------------------------------------------------------------------------------------

    async def name_of(self, guest: str) -> str:
        query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def rename(self, guest: str, name: str) -> None:
        """Call somebody by another name, also at the tables where they sit."""
        name = checked_name(name)
        sits = and_(schema.seats.c.guest == guest, schema.seats.c.kind == PERSON)
        running = select(schema.tables.c.id).where(schema.tables.c.status != FINISHED)

        async def work(connection: AsyncConnection) -> list[str]:
            changed = update(schema.guests).where(schema.guests.c.id == guest).values(name=name)
            if not (await connection.execute(changed)).rowcount:
                row = {"id": guest, "name": name, "created": now()}
                await connection.execute(insert(schema.guests).values(row))
            theirs = sits & schema.seats.c.table.in_(running)
            found = await connection.execute(select(schema.seats.c.table).where(theirs).distinct())
            tables = list(found.scalars())
            await connection.execute(update(schema.seats).where(theirs).values(name=name))
            await self.bell.ring(connection, "table", tables)
            return tables

        for table in await self.ledger.run(work):
            await self.reread(table)

    # Tables at hand -----------------------------------------------------------------------------

    async def table(self, key: str) -> Table:
        """A table, opened if it is not at hand."""
        if key in self._at_hand:
            self._at_hand.move_to_end(key)
            return self._at_hand[key]
        if key not in self._opening:
            self._opening[key] = asyncio.create_task(self._open(key))
            self._opening[key].add_done_callback(lambda _: self._opening.pop(key, None))
        return await asyncio.shield(self._opening[key])

    async def settled(self, key: str) -> Table:
        """A table when nothing is on its way to the log: what is told of it is stored."""
        table = await self.table(key)
        async with table.lock:
            return table

    async def _open(self, key: str) -> Table:
        async with self.engine.connect() as connection:
            row, seats = await _row_and_seats(connection, key)
            table = Table(row, seats)
            await self._catch_up(connection, table)
        self._at_hand[key] = table
        self._put_away()
        return table

    async def _catch_up(self, connection: AsyncConnection, table: Table) -> None:
        """Bring the record up to the last line of the log."""
        if table.record is None and table.status != WAITING:
            await self._restore(connection, table)
        if table.record is None:
            return
        log = schema.log.c
        query = select(schema.log).where(log.table == table.id, log.number > table.version)
        status, changed, asked = table.status, table.changed, table.undo_asked
        for line in await connection.execute(query.order_by(log.number)):
            table.apply(Line(*line))
        table.status, table.changed, table.undo_asked = status, changed, asked

    async def _restore(self, connection: AsyncConnection, table: Table) -> None:
        found = await connection.execute(
            select(schema.snapshots).where(
                schema.snapshots.c.table == table.id, schema.snapshots.c.stamp == stamp(table.game)
            )
        )
        snapshot = found.one_or_none()
        if snapshot is not None:
            table.restore(snapshot.version, snapshot.data)
        else:
            table.begin()

    def _put_away(self) -> None:
        """Forget the tables that nobody has looked at for longest."""
        idle = len(self._at_hand) - self.settings.cached_tables
        if idle <= 0:
            return
        for key in [k for k, t in self._at_hand.items() if not t.viewers and not t.lock.locked()][:idle]:
            del self._at_hand[key]

    async def reread(self, key: str) -> None:
        """Take over what others have stored about a table at hand, and show it."""
        table = self._at_hand.get(key)
        if table is None:
            return
        async with table.lock:
            await self._reread(table)
        self.show_table(table)

    async def _reread(self, table: Table) -> None:
        version = table.version
        async with self.engine.connect() as connection:
            row, seats = await _row_and_seats(connection, table.id)
            asked = table.undo_asked
            table.refresh(row, seats)
            await self._catch_up(connection, table)
        if table.version != version:
            self.show_views(table)
        if table.undo_asked != asked:
            self.show_undo(table)

    def _heard(self, what: str, tables: list[str], more: Any) -> None:
        if what == "again":
            tables = list(self._at_hand)
        if what == "here":
            self.presence.heard(tables, more)
        elif what == "chat":
            for viewer in self._viewers(tables):
                viewer.send(more)
        else:
            for key in tables:
                if key in self._at_hand:
                    self.errand(self.reread(key))

    def people_at(self, key: str) -> set[str]:
        """The guests who play at a table at hand."""
        return self._at_hand[key].people() if key in self._at_hand else set()

    def _viewers(self, tables: Iterable[str]) -> list[Any]:
        return [v for key in tables if key in self._at_hand for v in self._at_hand[key].viewers]

    async def known_since(self, table: Table, since: int, version: int) -> int:
        """How many of the `since` choices that a page knew at `version` still stand as it knew them."""
        log = schema.log.c
        undone = log.table == table.id, log.kind == UNDO, log.number > version
        async with self.engine.connect() as connection:
            targets = (await connection.execute(select(log.choice).where(*undone))).scalars()
            return min([since, table.number, *map(int, targets)])

    # Showing ------------------------------------------------------------------------------------

    def show_views(self, table: Table) -> None:
        """Give everybody at the table their view, each made once."""
        made: dict[tuple[int | None, int], str] = {}
        for viewer in table.viewers:
            viewer.show(table, made)

    def show_table(self, table: Table) -> None:
        """Give everybody at the table its frame: seats, presence, status."""
        online = self.presence.at(table.id)
        for viewer in table.viewers:
            viewer.send({"type": "table", "table": table.told(viewer.guest, online)})

    def show_undo(self, table: Table) -> None:
        asked = table.undo_asked
        message = {"type": "undo", "by": asked.by, "to": asked.to} if asked else {"type": "undo-off"}
        for viewer in table.viewers:
            viewer.send(message)

    # Play ---------------------------------------------------------------------------------------

    async def choose(
        self, table: Table, seat: int, choice: str, number: int, request: str | None = None
    ) -> None:
        """Make a choice; a retried click is recognised and counts once."""
        async with table.lock:
            try:
                line = table.plan_choice(seat, choice, number, request)
            except EcumeneError:
                if request is not None and await self._known(table, seat, choice, number, request):
                    return
                raise
            await self._enter(table, line)

    async def _known(self, table: Table, seat: int, choice: str, number: int, request: str) -> bool:
        log = schema.log.c
        query = select(log.number).where(
            log.table == table.id,
            log.before == number,
            log.kind == CHOICE,
            log.seat == seat,
            log.choice == choice,
            log.request == request,
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def _enter(self, table: Table, line: Line) -> None:
        """Let a line happen, store it, and show it. The table's lock is held."""
        asked_before, status = table.undo_asked, table.status
        try:
            table.apply(line)
            snapshot = table.snapshot() if line.number % SNAPSHOT_EVERY == 0 else None
            if not await self.ledger.enter(line, table.standing(), snapshot):
                raise Stale(number=line.before, asked_for=line.before)
        except BaseException:
            await self._start_over(table)
            raise
        self.show_views(table)
        if asked_before is not None:
            self.show_undo(table)
        if table.status != status:
            self.show_table(table)
        self.call_bot(table.id)

    async def _start_over(self, table: Table) -> None:
        """Go back to what is stored; if even that fails, send everybody away to come again."""
        try:
            async with self.engine.connect() as connection:
                row, seats = await _row_and_seats(connection, table.id)
                stored = Table(row, seats)
                await self._catch_up(connection, stored)
        except Exception:
            logger.exception("table lost", extra={"table": table.id})
            self._at_hand.pop(table.id, None)
            for viewer in list(table.viewers):
                viewer.close()
            return
        table.record, table.version, table.taken_back = stored.record, stored.version, stored.taken_back
        table.refresh(row, seats)
        self.show_views(table)
        self.show_table(table)

    async def undo(self, table: Table, guest: str | None, seat: int, to: int | None, request: str) -> bool:
        """Take back, or ask the others whether one may; True when it is done."""
        async with table.lock:
            table.own_seat(guest, seat)
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
        await self._store(table, undo=stored)
        table.undo_asked = asked
        self.show_undo(table)

    async def redo(self, table: Table, guest: str | None, seat: int, request: str) -> None:
        """Make again what was last taken back."""
        async with table.lock:
            table.own_seat(guest, seat)
            await self._enter(table, table.plan_redo(seat, request))

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

    async def say(self, table: Table, guest: str | None, text: str) -> None:
        """A remark at the table."""
        text = text.strip()
        if not text or len(text) > CHAT_LENGTH:
            raise BadRequest(field="text")
        own = table.seats_of(guest)
        seat = own[0] if own else None
        name = table.seats[seat].name if seat is not None else await self.name_of(guest) if guest else ""
        row: dict[str, Any] = {"at": now(), "seat": seat, "name": name, "text": text}

        async def work(connection: AsyncConnection) -> dict[str, Any]:
            added = await connection.execute(
                insert(schema.chat).values(table=table.id, **row).returning(schema.chat.c.id)
            )
            message = told_remark(added.scalar_one(), **row)
            await self.bell.ring(connection, "chat", [table.id], message)
            return message

        message = await self.ledger.run(work)
        for viewer in table.viewers:
            viewer.send(message)

    async def remarks(self, table: Table) -> list[dict[str, Any]]:
        """What was last said at the table."""
        c = schema.chat.c
        query = select(c.id, c.at, c.seat, c.name, c.text).where(c.table == table.id).order_by(c.id.desc())
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.limit(CHAT_KEPT))).all()
        return [told_remark(*row) for row in reversed(found)]

    def call_bot(self, key: str) -> None:
        """If a bot is asked at a table at hand, let it think."""
        table = self._at_hand.get(key)
        if table is not None and table.status == PLAYING and table.bot_asked:
            self.on_bot_asked(key)

    # Before and after the game ------------------------------------------------------------------

    async def create(
        self,
        guest: str,
        game: str,
        options: dict[str, Any],
        seats: Sequence[dict[str, Any]],
        *,
        seed: int | None = None,
        shuffle: bool = False,
        start: bool = False,
        public: bool = False,
    ) -> Table:
        """Open a table."""
        found = find(game)
        found.checked_seats(len(seats))
        settled = found.settled(options)
        name = await self.name_of(guest)
        sitting = [_seat(spec, guest, name) for spec in seats]
        if not any(seat.guest for seat in sitting):
            raise NobodyPlays()
        if sum(seat.kind == PERSON for seat in sitting) > 1:
            raise BadRequest(field="seats")
        if any(seat.kind == OPEN for seat in sitting):
            if seed is not None:
                raise SeedKnown()
            if start:
                raise SeatsOpen()
        seed = randbits(64) if seed is None else checked_seed(seed)
        if shuffle:
            SystemRandom().shuffle(sitting)
        row = _new_row(guest, found.id, settled, seed, public=public)
        return await self._add(row, sitting, start=start)

    async def _add(
        self, row: dict[str, Any], seats: list[Seat], *, start: bool, record: Record | None = None
    ) -> Table:
        """Store a new table, with the choices made so far if there are any."""
        table = Table(SimpleNamespace(**row), seats)
        if start:
            table.begin()
            table.status = PLAYING
        lines = []
        if record is not None:
            table.record, table.version = record, len(record.entries)
            table.status = FINISHED if record.position.over else PLAYING
            lines = [
                Line(table.id, n + 1, CHOICE, entry.seat, entry.choice, n, None)._asdict()
                for n, entry in enumerate(record.entries)
            ]
        standing = table.standing()
        del standing["key"]

        async def work(connection: AsyncConnection) -> None:
            await self._count_tables(connection, row["owner"])
            await connection.execute(insert(schema.tables).values(row | standing))
            await connection.execute(insert(schema.seats), _seat_rows(table.id, seats))
            if lines:
                await connection.execute(insert(schema.log), lines)
                await connection.execute(insert(schema.snapshots).values(table.snapshot()))

        await self.ledger.run(work)
        self._at_hand[table.id] = table
        self._put_away()
        self.call_bot(table.id)
        return table

    async def _count_tables(self, connection: AsyncConnection, guest: str) -> None:
        unfinished = schema.tables.c.owner == guest, schema.tables.c.status != FINISHED
        count = (await connection.execute(select(func.count()).where(*unfinished))).scalar_one()
        if count >= self.settings.tables_per_guest:
            raise TooManyTables(most=self.settings.tables_per_guest)

    async def join(self, key: str, guest: str, seat: int | None) -> Table:
        """Sit down on an open seat."""
        table = await self.table(key)
        async with table.lock:
            if table.seats_of(guest):
                return table
            if table.status != WAITING:
                raise AlreadyStarted()
            free = [n for n, s in enumerate(table.seats) if s.kind == OPEN and seat in (None, n)]
            if not free:
                raise SeatTaken()
            await self._sit(table, free[0], OPEN, Seat(PERSON, guest, await self.name_of(guest)))
        self.show_table(table)
        return table

    async def leave(self, key: str, guest: str) -> Table:
        """Get up before the game has begun; a table that nobody sits at is cleared away."""
        table = await self.table(key)
        async with table.lock:
            if table.status != WAITING:
                raise AlreadyStarted()
            own = table.seats_of(guest)
            if not own:
                raise NotYourSeat()
            for seat in own:
                await self._sit(table, seat, table.seats[seat].kind, Seat(OPEN))
            left = [s.guest for s in table.seats if s.guest]
            if not left:
                await self.ledger.run(
                    lambda c: c.execute(delete(schema.tables).where(schema.tables.c.id == key))
                )
                self._at_hand.pop(key, None)
            elif table.owner == guest:
                await self._store(table, owner=left[0])
                table.owner = left[0]
        self.show_table(table)
        return table

    async def start(self, key: str, guest: str) -> Table:
        """Begin the game."""
        table = await self.table(key)
        async with table.lock:
            if table.status != WAITING:
                raise AlreadyStarted()
            if table.owner != guest:
                raise NotYourTable()
            if any(seat.kind == OPEN for seat in table.seats):
                raise SeatsOpen()
            table.begin()
            asked = {"asked": table.asked, "bot_asked": table.bot_asked}
            await self._store(table, status=PLAYING, changed=now(), **asked)
            table.status = PLAYING
        self.show_table(table)
        self.show_views(table)
        self.call_bot(table.id)
        return table

    async def resign(self, key: str, guest: str) -> Table:
        """Give up: a bot plays the seat on, and it comes last."""
        table = await self.table(key)
        async with table.lock:
            if table.played.position.over:
                raise GameOver()
            own = table.seats_of(guest)
            if not own:
                raise NotYourSeat()
            for seat in own:
                was = table.seats[seat]
                await self._sit(table, seat, was.kind, replace(was, level=RESIGNED_LEVEL, resigned=True))
        self.show_table(table)
        self.call_bot(table.id)
        return table

    async def rematch(self, key: str, guest: str) -> Table:
        """The same people again, each a seat further; asked for twice, it is the same table."""
        table = await self.table(key)
        async with table.lock:
            if guest not in {seat.guest for seat in table.seats}:
                raise NotYourSeat()
            if table.status != FINISHED:
                raise NotFinished()
            if table.rematch is None:
                seats = [_rested(seat) for seat in (*table.seats[1:], table.seats[0])]
                row = _new_row(guest, table.game.id, table.options, randbits(64), public=False)
                again = await self._add(row, seats, start=True)
                await self._store(table, rematch=again.id)
                table.rematch = again.id
        self.show_table(table)
        return await self.table(table.rematch)

    async def import_record(self, guest: str, record: Record) -> Table:
        """A record as a table of one's own: to look at, or to be played on at one screen."""
        names = [*record.names, *[""] * record.seats][: record.seats]
        seats = [Seat(LOCAL, guest, name[:NAME_LENGTH]) for name in names]
        row = _new_row(guest, record.game.id, dict(record.options), record.seed, public=False)
        return await self._add(row, seats, start=False, record=record)

    def record_text(self, table: Table, guest: str | None) -> str:
        """The record of a game that has nothing to hide any more."""
        record = table.played
        at_one_screen = table.hotseat and all(seat.guest == guest for seat in table.seats)
        if not record.position.over and not at_one_screen:
            raise RecordHidden()
        record.names = [seat.name or seat.level or "" for seat in table.seats]
        return str(record)

    # Lists --------------------------------------------------------------------------------------

    async def list(self, which: str, guest: str | None) -> list[dict[str, Any]]:
        """Tables as rows: open ones, mine with my turn first, finished ones."""
        t, s = schema.tables.c, schema.seats.c
        mine = t.id.in_(select(s.table).where(s.guest == (guest or ""), ~s.resigned))
        wanted = {
            "open": (t.status == WAITING) & t.public,
            "mine": (t.status != FINISHED) & mine,
            "finished": (t.status == FINISHED) & or_(t.public, mine),
        }[which]
        async with self.engine.connect() as connection:
            query = select(schema.tables).where(wanted).order_by(t.changed.desc()).limit(LIST_LENGTH)
            rows = (await connection.execute(query)).all()
            sitting = select(schema.seats).where(s.table.in_([row.id for row in rows])).order_by(s.seat)
            seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
            for seat in await connection.execute(sitting):
                seats[seat.table].append(_read_seat(seat))
        told = [told_row(row, seats[row.id], guest, self.presence.at(row.id)) for row in rows]
        return sorted(told, key=lambda table: not table["your_turn"]) if which == "mine" else told

    async def tables_with_bots(self) -> Sequence[str]:
        """The tables where a bot is asked."""
        query = select(schema.tables.c.id).where(schema.tables.c.bot_asked).order_by(schema.tables.c.changed)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()

    # Storing beside the log ---------------------------------------------------------------------

    async def _store(self, table: Table, **values: Any) -> None:
        """Change the table's row."""

        async def work(connection: AsyncConnection) -> None:
            row = update(schema.tables).where(schema.tables.c.id == table.id)
            await connection.execute(row.values(**values))
            await self.bell.ring(connection, "table", [table.id])

        await self.ledger.run(work)

    async def _sit(self, table: Table, number: int, was: str, seat: Seat) -> None:
        """Change who sits on a seat, unless somebody else was quicker."""
        s = schema.seats.c
        where = s.table == table.id, s.seat == number, s.kind == was
        before, table.seats[number] = table.seats[number], seat
        bot_asked = table.bot_asked

        async def work(connection: AsyncConnection) -> None:
            changed = await connection.execute(update(schema.seats).where(*where).values(**asdict(seat)))
            if not changed.rowcount:
                raise SeatTaken()
            row = update(schema.tables).where(schema.tables.c.id == table.id)
            await connection.execute(row.values(bot_asked=bot_asked))
            await self.bell.ring(connection, "table", [table.id])

        try:
            await self.ledger.run(work)
        except BaseException:
            table.seats[number] = before
            raise


async def _row_and_seats(connection: AsyncConnection, key: str) -> tuple[Any, list[Seat]]:
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == key))).one_or_none()
    if row is None:
        raise UnknownTable(table=key)
    query = select(schema.seats).where(schema.seats.c.table == key).order_by(schema.seats.c.seat)
    return row, [_read_seat(seat) for seat in await connection.execute(query)]


def _read_seat(row: Any) -> Seat:
    return Seat(row.kind, row.guest, row.name, row.level, row.resigned)


def _seat_rows(table: str, seats: list[Seat]) -> list[dict[str, Any]]:
    return [{"table": table, "seat": number, **asdict(seat)} for number, seat in enumerate(seats)]


def _new_row(guest: str, game: str, options: dict[str, Any], seed: int, *, public: bool) -> dict[str, Any]:
    at = now()
    return {
        "id": token_urlsafe(9),
        "game": game,
        "options": options,
        "seed": str(seed),
        "status": WAITING,
        "owner": guest,
        "public": public,
        "created": at,
        "changed": at,
        "undo": None,
        "rematch": None,
    }


def _seat(spec: dict[str, Any], guest: str, name: str) -> Seat:
    """A seat as whoever opens the table describes it."""
    kind = spec["kind"]
    if kind == "me":
        return Seat(PERSON, guest, name)
    if kind == LOCAL:
        return Seat(LOCAL, guest, checked_name(spec.get("name")))
    if kind == BOT:
        if spec.get("level") not in LEVELS:
            raise UnknownBot(bot=spec.get("level"), known=list(LEVELS))
        return Seat(BOT, level=spec["level"])
    return Seat(OPEN)


def _rested(seat: Seat) -> Seat:
    """Who resigned plays the next game again."""
    return replace(seat, level=None, resigned=False) if seat.resigned else replace(seat)


def checked_name(name: object) -> str:
    """A name that fits on a seat."""
    tidy = " ".join(name.split()) if isinstance(name, str) else ""
    if not 1 <= len(tidy) <= NAME_LENGTH or not tidy.isprintable():
        raise BadName(most=NAME_LENGTH)
    return tidy


def told_remark(number: int, at: str, seat: int | None, name: str, text: str) -> dict[str, Any]:
    """A remark as it goes over the wire."""
    return {"type": "chat", "number": number, "seat": seat, "name": name, "text": text, "at": at}


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:
        logger.exception("an errand failed")
