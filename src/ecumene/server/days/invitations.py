"""Invitations by name: who sits at a table that waits asks people who have accounts to it."""

from collections.abc import Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import NotInvited, NotYourTable, TooManyInvited, UnknownPerson
from ecumene.server.limits import Buckets
from ecumene.server.people.accounts import account_named
from ecumene.server.rooms import Rooms
from ecumene.server.rows import TableRow
from ecumene.server.seating import check_waiting
from ecumene.table import Seat
from ecumene.table.replacing import free_seats
from ecumene.table.seats import seats_of

MOST = 30
"""How many may be invited to a table."""
ASKED, S, G = schema.invitations.c, schema.seats.c, schema.guests.c


class Invitations:
    """Asks people to tables, and takes it back when they would rather not."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        most = rooms.settings.invitations_per_hour
        self._askers = Buckets.hourly(most)

    async def invite(self, key: str, guest: str, name: str) -> list[str]:
        """Ask somebody to a table; who has been asked and has not come."""
        self._askers.take(guest)

        async def deed(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> list[str]:
            if not free_seats(seats):
                check_waiting(row)
            _check_sits(row, seats, guest)
            found = await account_named(connection, name)
            if found is None:
                raise UnknownPerson(name=name)
            there = select(ASKED.person).where(ASKED.table == key)
            known = set((await connection.execute(there)).scalars())
            if len(known) >= MOST:
                raise TooManyInvited(most=MOST)
            if found.id not in known and not seats_of(seats, found.id):
                await connection.execute(insert(schema.invitations).values(table=key, person=found.id))
            return await _names(connection, key)

        return await self.rooms.settle(key, deed)

    async def invited(self, key: str, guest: str) -> list[str]:
        """Who was asked to a table and has not come, for those who sit there."""
        room = await self.rooms.room(key)
        if not room.sits(guest):
            raise NotYourTable()
        async with self.rooms.engine.connect() as connection:
            return await _names(connection, key)

    async def decline(self, key: str, guest: str) -> None:
        """Rather not come."""

        async def deed(connection: AsyncConnection, _row: TableRow, _seats: list[Seat]) -> None:
            asked = delete(schema.invitations).where(ASKED.table == key, ASKED.person == guest)
            if not (await connection.execute(asked)).rowcount:
                raise NotInvited()

        await self.rooms.settle(key, deed)


def _check_sits(row: TableRow, seats: Sequence[Seat], guest: str) -> None:
    if row.about.owner != guest and not seats_of(seats, guest):
        raise NotYourTable()


async def _names(connection: AsyncConnection, key: str) -> list[str]:
    sitting = select(S.guest).where(S.table == key, S.guest.is_not(None))
    query = select(G.name).join_from(schema.invitations, schema.guests, ASKED.person == G.id)
    query = query.where(ASKED.table == key, ASKED.person.not_in(sitting)).order_by(G.name)
    return list((await connection.execute(query)).scalars())
