"""Inviting: whoever has announced a tournament asks people to it by name, who may rather not come."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import (
    EntriesClosed,
    NotInvited,
    NotYourTournament,
    TooManyInvited,
    UnknownPerson,
)
from ecumene.server.limits import Buckets
from ecumene.server.messages.tournaments import MOST_ENTRANTS
from ecumene.server.people.accounts import account_named
from ecumene.server.rooms import Rooms
from ecumene.server.tournaments.rows import tournament

MOST = 2 * MOST_ENTRANTS
"""How many may be invited to a tournament."""
ASKED, E, G = schema.tournament_invitations.c, schema.entrants.c, schema.guests.c


class Inviting:
    """Asks people to tournaments, and takes it back when they would rather not."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._askers = Buckets.hourly(rooms.settings.invitations_per_hour)

    async def invite(self, key: str, owner: str, name: str) -> list[str]:
        """Ask somebody to take part; who has been asked and does not yet."""
        self._askers.take(owner)

        async def work(connection: AsyncConnection) -> list[str]:
            row = await tournament(connection, key, locked=True)
            if row.owner != owner:
                raise NotYourTournament()
            if row.status != "open":
                raise EntriesClosed()
            await _ask(connection, key, name)
            await self._rooms.broadcast.tournament(connection, key)
            return await _names(connection, key)

        names = await self._rooms.writer.run(work)
        self._rooms.on_tournament(key)
        return names

    async def invited(self, key: str, owner: str) -> list[str]:
        """Who was asked and does not take part yet, for its owner."""
        async with self._rooms.engine.connect() as connection:
            if (await tournament(connection, key)).owner != owner:
                raise NotYourTournament()
            return await _names(connection, key)

    async def decline(self, key: str, person: str) -> None:
        """Rather not take part."""

        async def work(connection: AsyncConnection) -> None:
            asked = delete(schema.tournament_invitations).where(
                ASKED.tournament == key, ASKED.person == person
            )
            if not (await connection.execute(asked)).rowcount:
                raise NotInvited()
            await self._rooms.broadcast.tournament(connection, key)

        await self._rooms.writer.run(work)
        self._rooms.on_tournament(key)


async def _ask(connection: AsyncConnection, key: str, name: str) -> None:
    """Write down that somebody is invited; asked for twice, it is the same."""
    found = await account_named(connection, name)
    if found is None:
        raise UnknownPerson(name=name)
    known = set((await connection.execute(select(ASKED.person).where(ASKED.tournament == key))).scalars())
    if found.id in known:
        return
    if len(known) >= MOST:
        raise TooManyInvited(most=MOST)
    await connection.execute(insert(schema.tournament_invitations).values(tournament=key, person=found.id))


async def _names(connection: AsyncConnection, key: str) -> list[str]:
    there = select(E.person).where(E.tournament == key, E.person.is_not(None))
    query = select(G.name).join_from(schema.tournament_invitations, schema.guests, ASKED.person == G.id)
    query = query.where(ASKED.tournament == key, ASKED.person.not_in(there)).order_by(G.name)
    return list((await connection.execute(query)).scalars())
