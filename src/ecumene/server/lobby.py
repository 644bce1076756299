"""The lobby: tables before and after their game, lists of them, and records in and out."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from random import SystemRandom
from secrets import randbits, token_urlsafe
from types import SimpleNamespace
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.bots import LEVELS
from ecumene.core.errors import GameOver, UnknownBot
from ecumene.core.game import checked_seed
from ecumene.core.record import Record
from ecumene.core.registry import find
from ecumene.server import schema
from ecumene.server.errors import (
    AlreadyStarted,
    BadRequest,
    NobodyPlays,
    NotFinished,
    NotYourSeat,
    NotYourTable,
    RecordHidden,
    SeatsOpen,
    SeatTaken,
    SeedKnown,
    TooManyTables,
)
from ecumene.server.guests import NAME_LENGTH, checked_name, name_of
from ecumene.server.house import House, read_seat
from ecumene.server.ledger import Line
from ecumene.server.table import (
    BOT,
    CHOICE,
    FINISHED,
    LOCAL,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Seat,
    Table,
    now,
    told_row,
)

LIST_LENGTH = 100
RESIGNED_LEVEL = LEVELS[0]


class Lobby:
    """Opens tables, seats people, and begins their games."""

    def __init__(self, house: House) -> None:
        self.house = house

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
            await self.house.bell.ring(connection, "table", tables)
            return tables

        for table in await self.house.ledger.run(work):
            await self.house.reread(table)

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
        name = await name_of(self.house.engine, guest)
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

        await self.house.ledger.run(work)
        self.house.put_at_hand(table)
        self.house.call_bot(table.id)
        return table

    async def _count_tables(self, connection: AsyncConnection, guest: str) -> None:
        unfinished = schema.tables.c.owner == guest, schema.tables.c.status != FINISHED
        count = (await connection.execute(select(func.count()).where(*unfinished))).scalar_one()
        if count >= self.house.settings.tables_per_guest:
            raise TooManyTables(most=self.house.settings.tables_per_guest)

    async def join(self, key: str, guest: str, seat: int | None) -> Table:
        """Sit down on an open seat."""
        table = await self.house.table(key)
        async with table.lock:
            if table.seats_of(guest):
                return table
            if table.status != WAITING:
                raise AlreadyStarted()
            free = [n for n, s in enumerate(table.seats) if s.kind == OPEN and seat in (None, n)]
            if not free:
                raise SeatTaken()
            name = await name_of(self.house.engine, guest)
            await self.house.sit(table, free[0], OPEN, Seat(PERSON, guest, name))
        self.house.show_table(table)
        return table

    async def leave(self, key: str, guest: str) -> Table:
        """Get up before the game has begun; a table that nobody sits at is cleared away."""
        table = await self.house.table(key)
        async with table.lock:
            if table.status != WAITING:
                raise AlreadyStarted()
            own = table.seats_of(guest)
            if not own:
                raise NotYourSeat()
            for seat in own:
                await self.house.sit(table, seat, table.seats[seat].kind, Seat(OPEN))
            left = [s.guest for s in table.seats if s.guest]
            if not left:
                await self.house.ledger.run(
                    lambda c: c.execute(delete(schema.tables).where(schema.tables.c.id == key))
                )
                self.house.clear_away(key)
            elif table.owner == guest:
                await self.house.store(table, owner=left[0])
                table.owner = left[0]
        self.house.show_table(table)
        return table

    async def start(self, key: str, guest: str) -> Table:
        """Begin the game."""
        table = await self.house.table(key)
        async with table.lock:
            if table.status != WAITING:
                raise AlreadyStarted()
            if table.owner != guest:
                raise NotYourTable()
            if any(seat.kind == OPEN for seat in table.seats):
                raise SeatsOpen()
            table.begin()
            asked = {"asked": table.asked, "bot_asked": table.bot_asked}
            await self.house.store(table, status=PLAYING, changed=now(), **asked)
            table.status = PLAYING
        self.house.show_table(table)
        self.house.show_views(table)
        self.house.call_bot(table.id)
        return table

    async def resign(self, key: str, guest: str) -> Table:
        """Give up: a bot plays the seat on, and it comes last."""
        table = await self.house.table(key)
        async with table.lock:
            if table.played.position.over:
                raise GameOver()
            own = table.seats_of(guest)
            if not own:
                raise NotYourSeat()
            for seat in own:
                was = table.seats[seat]
                await self.house.sit(table, seat, was.kind, replace(was, level=RESIGNED_LEVEL, resigned=True))
        self.house.show_table(table)
        self.house.call_bot(table.id)
        return table

    async def rematch(self, key: str, guest: str) -> Table:
        """The same people again, each a seat further; asked for twice, it is the same table."""
        table = await self.house.table(key)
        async with table.lock:
            if guest not in {seat.guest for seat in table.seats}:
                raise NotYourSeat()
            if table.status != FINISHED:
                raise NotFinished()
            if table.rematch is None:
                seats = [_rested(seat) for seat in (*table.seats[1:], table.seats[0])]
                row = _new_row(guest, table.game.id, table.options, randbits(64), public=False)
                again = await self._add(row, seats, start=True)
                await self.house.store(table, rematch=again.id)
                table.rematch = again.id
        self.house.show_table(table)
        return await self.house.table(table.rematch)

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

    async def list(self, which: str, guest: str | None) -> list[dict[str, Any]]:
        """Tables as rows: open ones, mine with my turn first, finished ones."""
        t, s = schema.tables.c, schema.seats.c
        mine = t.id.in_(select(s.table).where(s.guest == (guest or ""), ~s.resigned))
        wanted = {
            "open": (t.status == WAITING) & t.public,
            "mine": (t.status != FINISHED) & mine,
            "finished": (t.status == FINISHED) & or_(t.public, mine),
        }[which]
        async with self.house.engine.connect() as connection:
            query = select(schema.tables).where(wanted).order_by(t.changed.desc()).limit(LIST_LENGTH)
            rows = (await connection.execute(query)).all()
            sitting = select(schema.seats).where(s.table.in_([row.id for row in rows])).order_by(s.seat)
            seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
            for seat in await connection.execute(sitting):
                seats[seat.table].append(read_seat(seat))
        told = [told_row(row, seats[row.id], guest, self.house.presence.at(row.id)) for row in rows]
        return sorted(told, key=lambda table: not table["your_turn"]) if which == "mine" else told


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
