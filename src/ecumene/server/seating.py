"""Seating: who sits where while a table still waits."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.bots import OPPONENTS
from ecumene.core.errors import UnknownBot
from ecumene.server.errors import AlreadyStarted, NotYourTable, SeatTaken
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms, update_seat
from ecumene.server.rows import TableRow
from ecumene.table import BOT, OPEN, WAITING, Seat
from ecumene.table.errors import BadRequest


class Seating:
    """What can be changed about the seats before the start."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def place_bot(self, key: str, guest: str, seat: int, level: str | None) -> Room:
        """The owner puts a bot on an open seat, or another one, or none: then it is open again."""
        if level is not None and level not in OPPONENTS:
            raise UnknownBot(bot=level, known=list(OPPONENTS))
        room = await self.rooms.room(key)

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> None:
            check_waiting(row)
            if row.about.owner != guest:
                raise NotYourTable()
            _check_there(seats, seat=seat)
            if seats[seat].kind not in (OPEN, BOT):
                raise SeatTaken()
            placed = Seat(OPEN) if level is None else Seat(BOT, level=level)
            await update_seat(connection, key, seat, **asdict(placed))

        await self.rooms.settle(key, deed)
        return room

    async def swap(self, key: str, guest: str, seat: int, other: int) -> Room:
        """Two seats change places: the owner moves anybody, everybody else themselves to an open seat."""
        room = await self.rooms.room(key)

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> None:
            check_waiting(row)
            _check_there(seats, seat=seat, other=other)
            if row.about.owner != guest:
                if not seats[seat].played_by(guest):
                    raise NotYourTable()
                if seats[other].kind != OPEN:
                    raise SeatTaken()
            await update_seat(connection, key, seat, **asdict(seats[other]))
            await update_seat(connection, key, other, **asdict(seats[seat]))

        await self.rooms.settle(key, deed)
        return room


def check_waiting(row: TableRow) -> None:
    """Whether a game is still to begin."""
    if row.progress.status != WAITING:
        raise AlreadyStarted()


def _check_there(seats: Sequence[Seat], **wanted: int) -> None:
    """Whether the table has these seats; which field names one that it has not."""
    for field, number in wanted.items():
        if number >= len(seats):
            raise BadRequest(field=field)
