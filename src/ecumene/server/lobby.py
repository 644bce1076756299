"""The lobby: tables before and after their game, lists of them, and records in and out."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.errors import GameOver
from ecumene.core.record import Record
from ecumene.core.registry import find
from ecumene.server import queries, schema
from ecumene.server.days.invited import check_invited
from ecumene.server.errors import (
    ClockNeeded,
    NotYourTable,
    PlayedHere,
    SeatTaken,
    SignInFirst,
    TooManyListed,
    TooManyTables,
)
from ecumene.server.guests import name_of
from ecumene.server.happenings import had_seat, note
from ecumene.server.messages.days import NewClock
from ecumene.server.messages.requests import NewTable, Practice
from ecumene.server.people.accounts import rename_account
from ecumene.server.play import Play
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms, update_seat, update_table
from ecumene.server.rows import TableRow, line_values, seat_values, table_values
from ecumene.server.seating import check_waiting
from ecumene.table import FINISHED, LOCAL, OPEN, PERSON, WAITING, Seat, Table
from ecumene.table.about import ALL, PLAYERS, VOID, About
from ecumene.table.beside import HappeningMessage
from ecumene.table.clock import now
from ecumene.table.errors import BadRequest, NotFinished, NotStarted, NotYourSeat
from ecumene.table.log import lines_of
from ecumene.table.opening import (
    PRACTICE_LEVEL,
    check_taken,
    checked_name,
    practice_table,
    resigned,
    table_again,
    table_of_record,
    wished_seats,
    wished_table,
)
from ecumene.table.replacing import free_seats, played_here
from ecumene.table.seats import has_account, kept_for, seats_of
from ecumene.table.ticking import Clock, alarm_at, refilled


class Lobby:
    """Opens tables, seats people, and begins their games."""

    def __init__(self, rooms: Rooms, play: Play) -> None:
        self.rooms = rooms
        self.play = play
        self.on_left: Callable[[Room], Awaitable[None]] = _nothing_else
        """Called when somebody plays no more, who may have been asked about another's seat."""

    async def rename(self, guest: str, name: str) -> None:
        """Call somebody by another name, also at the tables where they sit."""
        name = checked_name(name)

        async def work(connection: AsyncConnection) -> Sequence[str]:
            if has_account(guest):
                await rename_account(connection, guest, name)
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
        seats = wished_seats(wanted["seats"], guest, await name_of(self.rooms.engine, guest))
        _check_manners(seats, wanted)
        if wanted.get("rated"):
            _check_rated(seats, wanted)
        if wanted.get("start"):
            check_taken(seats)
        shuffle = wanted.get("shuffle", False)
        table = wished_table(game, seats, wanted.get("options", {}), wanted.get("seed"), shuffle=shuffle)
        if wanted.get("start"):
            table.begin()
        room = new_room(guest, table, public=wanted.get("public", False))
        room.about.private = wanted.get("private", False)
        clock = wanted.get("clock")
        room.about.clock = agreed(clock) if clock else None
        room.about.rated = wanted.get("rated")
        room.wind_up()
        room.call_for(guest)
        room.about.lang = wanted.get("lang")
        room.about.talk = wanted.get("talk", room.about.talk)
        room.about.watch = wanted.get("watch", room.about.watch)
        return await self._add(room)

    async def _add(self, room: Room) -> Room:
        """Store a new table, with the choices made so far if there are any."""
        await self.rooms.writer.run(lambda connection: self._insert(connection, room))
        return self.opened(room)

    def opened(self, room: Room) -> Room:
        """Have a table at hand that is stored by now."""
        self.rooms.put_at_hand(room)
        self.rooms.on_listed(room.id, True)
        self.rooms.call_bot(room.id)
        return room

    async def _insert(self, connection: AsyncConnection, room: Room) -> None:
        about, table, most = room.about, room.table, self.rooms.settings.tables_per_guest
        await queries.wait_for(connection, about.owner)
        if await queries.count_unfinished(connection, about.owner) >= most:
            raise TooManyTables(most=most)
        listed = self.rooms.settings.listed_per_guest
        waits = about.public and table.status == WAITING
        if waits and await queries.count_listed(connection, about.owner) >= listed:
            raise TooManyListed(most=listed)
        await self.lay(connection, room)

    async def lay(self, connection: AsyncConnection, room: Room) -> None:
        """Store a table, however many its owner has."""
        about, table = room.about, room.table
        await self.rooms.broadcast.changed(connection, [room.id], frame=True)
        await connection.execute(insert(schema.tables).values(table_values(about, room.progress())))
        await connection.execute(insert(schema.seats), seat_values(room.id, table.seats))
        lines = lines_of(table.record) if table.record else []
        if lines:
            await connection.execute(insert(schema.log), [line_values(room.id, line) for line in lines])
            await connection.execute(insert(schema.snapshots).values(asdict(room.snapshot())))
        final = room.final()
        if final is not None:
            await connection.execute(insert(schema.finals).values(asdict(final)))

    async def join(self, key: str, guest: str, seat: int | None) -> Room:
        """Sit down on an open seat, or on one that became free in the middle of the game."""
        room = await self.rooms.room(key)
        name = await name_of(self.rooms.engine, guest)

        async def deed(
            connection: AsyncConnection, row: TableRow, seats: list[Seat]
        ) -> HappeningMessage | None:
            if seats_of(seats, guest):
                return None
            if free_seats(seats):
                return await self._take_over(connection, row, seats, Seat(PERSON, guest, name), seat)
            check_waiting(row)
            await check_invited(connection, row.about, guest)
            if row.about.rated and not has_account(guest):
                raise SignInFirst()
            number = _first(seat, [n for n, s in enumerate(seats) if s.kind == OPEN])
            await update_seat(connection, key, number, **asdict(Seat(PERSON, guest, name)))
            await update_table(connection, key, changed=now())
            return None

        told = await self.rooms.settle(key, deed)
        if told is not None:
            room.send_all(told)
        return room

    async def _take_over(
        self, connection: AsyncConnection, row: TableRow, seats: list[Seat], new: Seat, wanted: int | None
    ) -> HappeningMessage:
        """Let somebody sit down in the middle of a game, with all that the seat knows."""
        key, guest = row.about.id, new.guest or ""
        await check_invited(connection, row.about, guest)
        if played_here(seats, guest) or await had_seat(connection, key, guest):
            raise PlayedHere()
        number = _first(wanted, free_seats(seats))
        await update_seat(connection, key, number, **asdict(new))
        if row.progress.asked_seat == number:
            await _ask_again(connection, row, [number])
        told = await note(connection, row, "taken", number, new)
        await self.rooms.broadcast.said(connection, key, told)
        return told

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
            check_taken(seats)
            begun = Room.of(row, seats)
            begun.table.begin()
            begun.changed = now()
            begun.wind_up()
            begun.call_for(guest)
            await update_table(connection, key, **begun.progress()._asdict())

        await self.rooms.settle(key, deed)
        return room

    # Tables after their game ----------------------------------------------------------------------

    async def resign(self, key: str, guest: str) -> Room:
        """Give up: a bot plays the seat on, and it comes last."""
        return await self.step_back(key, guest, resigned)

    async def step_back(
        self, key: str, guest: str, given_up: Callable[[Seat], Seat], version: int | None = None
    ) -> Room:
        """Let a bot play somebody's seat on: for good, or until they are back.

        With a `version`, only if nothing has been chosen since.
        """
        room = await self.rooms.room(key)

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> int | None:
            if row.progress.status == WAITING:
                raise NotStarted()
            if row.progress.status == FINISHED:
                raise GameOver()
            if version not in (None, row.progress.version):
                return None
            own = _own_seats(seats, guest)
            for number in own:
                await update_seat(connection, key, number, **asdict(given_up(seats[number])))
            if row.progress.asked_seat in own:
                await update_table(connection, key, bot_asked=True, alarm=None)
            if row.proposal is not None and (row.proposal.by == guest or row.proposal.seat in own):
                await update_table(connection, key, proposal=None)
            return own[0]

        async with room.lock:
            seat = await self.rooms.decide(key, deed)
            await self.rooms.reread_locked(room)
            if seat is not None:
                await self.play.settle_questions(room, seat)
        self.rooms.show_table(room)
        self.rooms.call_bot(key)
        await self.on_left(room)
        return room

    async def come_back(self, key: str, guest: str) -> Room:
        """Take a seat again that a bot has played since one's time was over."""

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> None:
            own = kept_for(seats, guest)
            if not own:
                raise NotYourSeat()
            for number in own:
                await update_seat(connection, key, number, kind=PERSON, level=None)
            if row.progress.asked_seat in own:
                await _ask_again(connection, row, own)

        await self.rooms.settle(key, deed)
        return await self.rooms.room(key)

    async def rematch(self, key: str, guest: str) -> Room:
        """The same people again, each a seat further; asked for twice, it is the same table."""

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> str:
            if guest not in {seat.guest for seat in seats}:
                raise NotYourSeat()
            if row.progress.status != FINISHED:
                raise NotFinished()
            if row.about.rematch is not None:
                return row.about.rematch
            new = table_again(Room.of(row, seats).table)
            room = new_room(guest, new, public=False)
            room.about.talk, room.about.watch = row.about.talk, row.about.watch
            room.about.private, room.about.clock = row.about.private, row.about.clock
            room.about.lang = row.about.lang
            # Nobody has agreed to it yet: who never comes has lost nothing.
            room.about.rated = row.about.rated and VOID
            room.wind_up()
            room.call_for(guest)
            await self._insert(connection, room)
            await update_table(connection, key, rematch=room.id)
            return room.id

        again = await self.rooms.settle(key, deed)
        room = await self.rooms.room(again)
        self.rooms.call_bot(again)
        return room

    async def import_record(self, guest: str, record: Record) -> Room:
        """A record as a table of one's own: to look at, or to be played on at one screen."""
        return await self._add(new_room(guest, table_of_record(record, guest), public=False))

    async def practise(self, guest: str, record: Record, wanted: Practice) -> Room:
        """A table of one's own where a game goes on from a moment of it, with bots on all other seats."""
        own = Seat(PERSON, guest, await name_of(self.rooms.engine, guest))
        level = wanted.get("level", PRACTICE_LEVEL)
        table = practice_table(record, wanted["at"], wanted["seat"], own, level)
        return await self._add(new_room(guest, table, public=False))


def new_room(guest: str, table: Table, *, public: bool) -> Room:
    """The room of a table that is still to be stored."""
    about = About(token_urlsafe(9), table.game.id, table.options, str(table.seed), guest, public, now())
    about.talk = ALL if public else PLAYERS
    return Room(about, table)


async def _nothing_else(_room: Room) -> None:
    """Nobody is asked about seats."""


async def _ask_again(connection: AsyncConnection, row: TableRow, own: Sequence[int]) -> None:
    """Wait for a person where a bot was asked; they have all of their time."""
    seat, clock, ticking = row.progress.asked_seat, row.about.clock, row.progress.ticking
    timed: dict[str, Any] = {}
    if clock is not None and ticking is not None:
        again = refilled(clock, ticking, own, now())
        timed = {"ticking": again, "alarm": alarm_at(clock, again, seat)}
    await update_table(connection, row.about.id, bot_asked=False, **timed)


def _first(wanted: int | None, free: Sequence[int]) -> int:
    """A seat to sit down on: the one that is wanted, or any."""
    if not free or wanted not in (None, *free):
        raise SeatTaken()
    return free[0] if wanted is None else wanted


def _own_seats(seats: Sequence[Seat], guest: str) -> Sequence[int]:
    own = seats_of(seats, guest)
    if not own:
        raise NotYourSeat()
    return own


def _check_manners(seats: Sequence[Seat], wanted: NewTable) -> None:
    """What cannot be together: a table that all find and nobody may come to, a clock around one screen."""
    if wanted.get("private") and wanted.get("public"):
        raise BadRequest(field="private")
    if wanted.get("clock") and any(seat.kind == LOCAL for seat in seats):
        raise BadRequest(field="clock")


def _check_rated(seats: Sequence[Seat], wanted: NewTable) -> None:
    """What counts for ratings: a game of several whom one knows again, with nothing known before."""
    if any(seat.kind == PERSON and not has_account(seat.guest) for seat in seats):
        raise SignInFirst()
    if len(seats) == 1 or any(seat.kind == LOCAL for seat in seats):
        raise BadRequest(field="rated")
    if wanted.get("seed") is not None:
        raise BadRequest(field="seed")
    if any(seat.kind == OPEN for seat in seats):
        check_ends(wanted.get("clock"))


def check_ends(clock: NewClock | None) -> None:
    """Whether a game that counts comes to its end: nobody can let it lie when they are losing."""
    if clock is None or clock["zero"] == "nothing":
        raise ClockNeeded(field="clock")


def agreed(clock: NewClock) -> Clock:
    """A clock as it was wished for, with all that it has."""
    increment = clock.get("increment", 0)
    return {"kind": clock["kind"], "seconds": clock["seconds"], "increment": increment, "zero": clock["zero"]}
