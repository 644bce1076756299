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
from ecumene.core.lesson import LEARNER
from ecumene.core.record import Record
from ecumene.core.registry import find
from ecumene.server import queries, schema
from ecumene.server.clock import now
from ecumene.server.errors import (
    BadRequest,
    NobodyPlays,
    NotFinished,
    NotYourTable,
    SeatsOpen,
    SeatTaken,
    SeedKnown,
    TooManyListed,
    TooManyTables,
)
from ecumene.server.guests import NAME_LENGTH, checked_name, name_of
from ecumene.server.messages.requests import NewSeat, NewTable
from ecumene.server.play import Play
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms, update_seat, update_table
from ecumene.server.rows import ALL, PLAYERS, About, TableRow, line_values, seat_values, table_values
from ecumene.server.seating import check_waiting
from ecumene.table import BOT, CHOICE, FINISHED, LOCAL, OPEN, PERSON, WAITING, Line, Seat, Table
from ecumene.table.errors import NotStarted, NotYourSeat
from ecumene.table.lessons import lesson_at
from ecumene.table.seats import seats_of

RESIGNED_LEVEL = LEVELS[0]


class Lobby:
    """Opens tables, seats people, and begins their games."""

    def __init__(self, rooms: Rooms, play: Play) -> None:
        self.rooms = rooms
        self.play = play

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
        if lesson_at(game, seats, seed, options) is not None:
            # Who learns is asked even where there is one answer: the lesson says why.
            seats[LEARNER].silent = False
        table = Table(game, seed, options, seats)
        if wanted.get("start"):
            table.begin()
        room = _new_room(guest, table, public=wanted.get("public", False))
        room.about.talk = wanted.get("talk", room.about.talk)
        room.about.watch = wanted.get("watch", room.about.watch)
        return await self._add(room)

    async def _add(self, room: Room) -> Room:
        """Store a new table, with the choices made so far if there are any."""
        await self.rooms.writer.run(lambda connection: self._insert(connection, room))
        return self._opened(room)

    def _opened(self, room: Room) -> Room:
        self.rooms.put_at_hand(room)
        self.rooms.on_listed(room.id, True)
        self.rooms.call_bot(room.id)
        return room

    async def _insert(self, connection: AsyncConnection, room: Room) -> None:
        about, table, most = room.about, room.table, self.rooms.settings.tables_per_guest
        await queries.wait_for_owner(connection, about.owner)
        if await queries.count_unfinished(connection, about.owner) >= most:
            raise TooManyTables(most=most)
        listed = self.rooms.settings.listed_per_guest
        waits = about.public and table.status == WAITING
        if waits and await queries.count_listed(connection, about.owner) >= listed:
            raise TooManyListed(most=listed)
        await self.rooms.broadcast.changed(connection, [room.id], frame=True)
        await connection.execute(insert(schema.tables).values(table_values(about, room.progress())))
        await connection.execute(insert(schema.seats), seat_values(room.id, table.seats))
        entries = table.record.entries if table.record else []
        lines = [Line(n, CHOICE, e.seat, (e.choice,), n) for n, e in enumerate(entries, 1)]
        if lines:
            await connection.execute(insert(schema.log), [line_values(room.id, line) for line in lines])
            await connection.execute(insert(schema.snapshots).values(asdict(room.snapshot())))
        final = room.final()
        if final is not None:
            await connection.execute(insert(schema.finals).values(asdict(final)))

    async def join(self, key: str, guest: str, seat: int | None) -> Room:
        """Sit down on an open seat."""
        room = await self.rooms.room(key)
        name = await name_of(self.rooms.engine, guest)

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> None:
            if seats_of(seats, guest):
                return
            check_waiting(row)
            free = [n for n, s in enumerate(seats) if s.kind == OPEN and seat in (None, n)]
            if not free:
                raise SeatTaken()
            await update_seat(connection, key, free[0], **asdict(Seat(PERSON, guest, name)))

        await self.rooms.settle(key, deed)
        return room

    async def leave(self, key: str, guest: str) -> Room:
        """Get up before the game has begun; a table that nobody sits at is cleared away."""
        room = await self.rooms.room(key)

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> None:
            check_waiting(row)
            own = _own_seats(seats, guest)
            left = [s.guest for n, s in enumerate(seats) if s.guest and n not in own]
            if not left:
                await connection.execute(delete(schema.tables).where(schema.tables.c.id == key))
                return
            for number in own:
                await update_seat(connection, key, number, **asdict(Seat(OPEN)))
            if row.about.owner == guest:
                await update_table(connection, key, owner=left[0])

        await self.rooms.settle(key, deed)
        return room

    async def start(self, key: str, guest: str) -> Room:
        """Begin the game."""
        room = await self.rooms.room(key)

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> None:
            check_waiting(row)
            if row.about.owner != guest:
                raise NotYourTable()
            if any(seat.kind == OPEN for seat in seats):
                raise SeatsOpen()
            begun = Room.of(row, seats)
            begun.table.begin()
            begun.changed = now()
            await update_table(connection, key, **begun.progress()._asdict())

        await self.rooms.settle(key, deed)
        return room

    # Tables after their game ----------------------------------------------------------------------

    async def resign(self, key: str, guest: str) -> Room:
        """Give up: a bot plays the seat on, and it comes last."""
        room = await self.rooms.room(key)

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> int:
            if row.progress.status == WAITING:
                raise NotStarted()
            if row.progress.status == FINISHED:
                raise GameOver()
            own = _own_seats(seats, guest)
            for number in own:
                await update_seat(connection, key, number, level=RESIGNED_LEVEL, resigned=True)
            if row.progress.asked_seat in own:
                await update_table(connection, key, bot_asked=True)
            return own[0]

        async with room.lock:
            seat = await self.rooms.decide(key, deed)
            await self.rooms.reread_locked(room)
            await self.play.settle_questions(room, seat)
        self.rooms.show_table(room)
        self.rooms.call_bot(key)
        return room

    async def rematch(self, key: str, guest: str) -> Room:
        """The same people again, each a seat further; asked for twice, it is the same table."""

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> str:
            if guest not in {seat.guest for seat in seats}:
                raise NotYourSeat()
            if row.progress.status != FINISHED:
                raise NotFinished()
            if row.about.rematch is not None:
                return row.about.rematch
            table = Room.of(row, [_rested(seat) for seat in (*seats[1:], seats[0])]).table
            new = Table(table.game, randbits(64), table.options, table.seats)
            new.begin()
            room = _new_room(guest, new, public=False)
            room.about.talk, room.about.watch = row.about.talk, row.about.watch
            await self._insert(connection, room)
            await update_table(connection, key, rematch=room.id)
            return room.id

        again = await self.rooms.settle(key, deed)
        room = await self.rooms.room(again)
        self.rooms.call_bot(again)
        return room

    async def import_record(self, guest: str, record: Record) -> Room:
        """A record as a table of one's own: to look at, or to be played on at one screen."""
        names = [*record.names, *[""] * record.seats][: record.seats]
        table = Table.of(record, [Seat(LOCAL, guest, n[:NAME_LENGTH]) for n in names])
        return await self._add(_new_room(guest, table, public=False))


def _new_room(guest: str, table: Table, *, public: bool) -> Room:
    """The room of a table that is still to be stored."""
    own = table.seats_of(guest)
    for seat in own if len(own) > 1 else ():
        table.seats[seat].silent = False  # around one screen the others would see who has no answer
    about = About(token_urlsafe(9), table.game.id, table.options, str(table.seed), guest, public, now())
    about.talk = ALL if public else PLAYERS
    return Room(about, table)


def _own_seats(seats: Sequence[Seat], guest: str) -> Sequence[int]:
    own = seats_of(seats, guest)
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
