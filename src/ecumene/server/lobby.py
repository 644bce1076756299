"""The lobby: tables before and after their game, lists of them, and records in and out."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from random import SystemRandom
from secrets import randbits, token_urlsafe

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.bots import LEVELS
from ecumene.core.errors import GameOver, UnknownBot
from ecumene.core.game import checked_seed
from ecumene.core.record import Record
from ecumene.core.registry import find
from ecumene.server import queries, schema
from ecumene.server.clock import now
from ecumene.server.errors import (
    AlreadyStarted,
    BadRequest,
    NobodyPlays,
    NotFinished,
    NotYourTable,
    SeatsOpen,
    SeatTaken,
    SeedKnown,
    TooManyTables,
)
from ecumene.server.guests import NAME_LENGTH, checked_name, name_of
from ecumene.server.messages.answers import TableInfo
from ecumene.server.messages.requests import NewSeat, NewTable
from ecumene.server.room import Room, told_table
from ecumene.server.rooms import Rooms
from ecumene.server.rows import About, line_values, seat_values, table_values
from ecumene.table import BOT, CHOICE, FINISHED, LOCAL, OPEN, PERSON, WAITING, Line, Seat, Table
from ecumene.table.errors import NotYourSeat

LIST_LENGTH = 100
RESIGNED_LEVEL = LEVELS[0]


class Lobby:
    """Opens tables, seats people, and begins their games."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def rename(self, guest: str, name: str) -> None:
        """Call somebody by another name, also at the tables where they sit."""
        name = checked_name(name)

        async def work(connection: AsyncConnection) -> Sequence[str]:
            changed = update(schema.guests).where(schema.guests.c.id == guest).values(name=name)
            if not (await connection.execute(changed)).rowcount:
                row = {"id": guest, "name": name, "created": now()}
                await connection.execute(insert(schema.guests).values(row))
            tables = await queries.tables_to_rename(connection, guest)
            s = schema.seats.c
            theirs = s.guest == guest, s.kind == PERSON, s.table.in_(tables)
            await connection.execute(update(schema.seats).where(*theirs).values(name=name))
            await self.rooms.broadcast.changed(connection, tables)
            return tables

        for table in await self.rooms.writer.run(work):
            await self.rooms.reread(table)

    # Tables before their game -------------------------------------------------------------------

    async def create(self, guest: str, wanted: NewTable) -> Room:
        """Open a table."""
        game = find(wanted["game"])
        game.checked_seats(len(wanted["seats"]))
        options = game.settled(wanted.get("options", {}))
        name = await name_of(self.rooms.engine, guest)
        seats = [_seat(seat, guest, name) for seat in wanted["seats"]]
        _check_seats(seats, wanted)
        seed = wanted.get("seed")
        seed = randbits(64) if seed is None else checked_seed(seed)
        # What cannot be laid out with these seats and options is refused before anybody sits down.
        game.new(len(seats), seed, options)
        if wanted.get("shuffle"):
            SystemRandom().shuffle(seats)
        table = Table(game, seed, options, seats)
        if wanted.get("start"):
            table.begin()
        return await self._add(guest, table, public=wanted.get("public", False))

    async def _add(self, guest: str, table: Table, *, public: bool = False) -> Room:
        """Store a new table, with the choices made so far if there are any."""
        own = table.seats_of(guest)
        for seat in own if len(own) > 1 else ():
            table.seats[seat].silent = False  # around one screen the others would see who has no answer
        key = token_urlsafe(9)
        about = About(key, table.game.id, table.options, str(table.seed), guest, public, now())
        room = Room(about, table)
        entries = table.record.entries if table.record else []
        lines = [Line(n, CHOICE, e.seat, (e.choice,), n) for n, e in enumerate(entries, 1)]

        async def work(connection: AsyncConnection) -> None:
            if await queries.count_unfinished(connection, guest) >= self.rooms.settings.tables_per_guest:
                raise TooManyTables(most=self.rooms.settings.tables_per_guest)
            await connection.execute(insert(schema.tables).values(table_values(about, room.progress())))
            await connection.execute(insert(schema.seats), seat_values(key, table.seats))
            if lines:
                await connection.execute(insert(schema.log), [line_values(key, line) for line in lines])
                await connection.execute(insert(schema.snapshots).values(asdict(room.snapshot())))

        await self.rooms.writer.run(work)
        self.rooms.put_at_hand(room)
        self.rooms.call_bot(key)
        return room

    async def join(self, key: str, guest: str, seat: int | None) -> Room:
        """Sit down on an open seat."""
        room = await self.rooms.room(key)
        async with room.lock:
            if room.table.seats_of(guest):
                return room
            _check_waiting(room)
            free = [n for n, s in enumerate(room.table.seats) if s.kind == OPEN and seat in (None, n)]
            if not free:
                raise SeatTaken()
            name = await name_of(self.rooms.engine, guest)
            await self.rooms.sit(room, free[0], OPEN, Seat(PERSON, guest, name))
        self.rooms.show_table(room)
        return room

    async def leave(self, key: str, guest: str) -> Room:
        """Get up before the game has begun; a table that nobody sits at is cleared away."""
        room = await self.rooms.room(key)
        async with room.lock:
            _check_waiting(room)
            for seat in _own_seats(room, guest):
                await self.rooms.sit(room, seat, room.table.seats[seat].kind, Seat(OPEN))
            left = [s.guest for s in room.table.seats if s.guest]
            if not left:
                gone = delete(schema.tables).where(schema.tables.c.id == key)
                await self.rooms.writer.run(lambda connection: connection.execute(gone))
                self.rooms.clear_away(key)
            elif room.about.owner == guest:
                await self.rooms.store(room, owner=left[0])
                room.about.owner = left[0]
        self.rooms.show_table(room)
        return room

    async def start(self, key: str, guest: str) -> Room:
        """Begin the game."""
        room = await self.rooms.room(key)
        table = room.table
        async with room.lock:
            _check_waiting(room)
            if room.about.owner != guest:
                raise NotYourTable()
            if any(seat.kind == OPEN for seat in table.seats):
                raise SeatsOpen()
            table.begin()
            began = {"status": table.status, "asked_seat": table.asked_seat, "bot_asked": table.bot_asked}
            at = now()
            try:
                await self.rooms.store(room, changed=at, **began)
            except BaseException:
                table.record = None
                raise
            room.changed = at
        self.rooms.show_table(room)
        room.show_views()
        self.rooms.call_bot(room.id)
        return room

    # Tables after their game ----------------------------------------------------------------------

    async def resign(self, key: str, guest: str) -> Room:
        """Give up: a bot plays the seat on, and it comes last."""
        room = await self.rooms.room(key)
        async with room.lock:
            if room.table.position.over:
                raise GameOver()
            for seat in _own_seats(room, guest):
                was = room.table.seats[seat]
                given_up = replace(was, level=RESIGNED_LEVEL, resigned=True)
                await self.rooms.sit(room, seat, was.kind, given_up)
        self.rooms.show_table(room)
        self.rooms.call_bot(room.id)
        return room

    async def rematch(self, key: str, guest: str) -> Room:
        """The same people again, each a seat further; asked for twice, it is the same table."""
        room = await self.rooms.room(key)
        table = room.table
        async with room.lock:
            if guest not in {seat.guest for seat in table.seats}:
                raise NotYourSeat()
            if table.status != FINISHED:
                raise NotFinished()
            again = room.about.rematch
            if again is None:
                seats = [_rested(seat) for seat in (*table.seats[1:], table.seats[0])]
                new = Table(table.game, randbits(64), table.options, seats)
                new.begin()
                again = (await self._add(guest, new)).id
                await self.rooms.store(room, rematch=again)
                room.about.rematch = again
        self.rooms.show_table(room)
        return await self.rooms.room(again)

    async def import_record(self, guest: str, record: Record) -> Room:
        """A record as a table of one's own: to look at, or to be played on at one screen."""
        names = [*record.names, *[""] * record.seats][: record.seats]
        return await self._add(guest, Table.of(record, [Seat(LOCAL, guest, n[:NAME_LENGTH]) for n in names]))

    async def list(self, which: str, guest: str | None) -> list[TableInfo]:
        """Tables as rows: open ones, mine with my turn first, finished ones."""
        async with self.rooms.engine.connect() as connection:
            found = await queries.listed(connection, which, guest, LIST_LENGTH)
        told = [
            told_table(row.about, row.progress, seats, guest, self.rooms.presence.at(row.about.id))
            for row, seats in found
        ]
        return sorted(told, key=lambda table: not table["your_turn"]) if which == "mine" else told


def _check_waiting(room: Room) -> None:
    if room.table.status != WAITING:
        raise AlreadyStarted()


def _own_seats(room: Room, guest: str) -> Sequence[int]:
    own = room.table.seats_of(guest)
    if not own:
        raise NotYourSeat()
    return own


def _check_seats(seats: Sequence[Seat], wanted: NewTable) -> None:
    """Somebody has to play, nobody twice, and who is still to come must not be cheated or left out."""
    if not any(seat.guest for seat in seats):
        raise NobodyPlays()
    if sum(seat.kind == PERSON for seat in seats) > 1:
        raise BadRequest(field="seats")
    if any(seat.kind == OPEN for seat in seats):
        if wanted.get("seed") is not None:
            raise SeedKnown()
        if wanted.get("start"):
            raise SeatsOpen()


def _seat(wanted: NewSeat, guest: str, name: str) -> Seat:
    """A seat as whoever opens the table describes it."""
    kind = wanted["kind"]
    if kind == "me":
        return Seat(PERSON, guest, name)
    if kind == LOCAL:
        return Seat(LOCAL, guest, checked_name(wanted.get("name")))
    if kind == BOT:
        level = wanted.get("level")
        if level not in LEVELS:
            raise UnknownBot(bot=level, known=list(LEVELS))
        return Seat(BOT, level=level)
    return Seat(OPEN)


def _rested(seat: Seat) -> Seat:
    """Who resigned plays the next game again."""
    return replace(seat, level=None, resigned=False) if seat.resigned else replace(seat)
