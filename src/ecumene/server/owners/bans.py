"""Bans: who may do nothing here, why, and until when."""

from collections.abc import Mapping
from datetime import timedelta

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import OwnerStays, UnknownPerson
from ecumene.server.owners.audit import write_down
from ecumene.server.owners.ownership import owns
from ecumene.server.queries import keep
from ecumene.server.standing import Ban
from ecumene.table.clock import ago, now

B = schema.bans.c

KEPT = timedelta(days=90)
"""How long a ban is known after its end."""


async def ban(connection: AsyncConnection, by: str | None, person: str, given: Ban) -> None:
    """Let somebody do nothing any more."""
    if await owns(connection, person):
        raise OwnerStays()
    if not await _known(connection, person):
        raise UnknownPerson(name=person)
    row = {"person": person, "since": now(), "until": given.until, "reason": given.reason}
    await keep(connection, schema.bans, row)
    await write_down(connection, by, "ban", whom=person, why=given.reason)


async def lift(connection: AsyncConnection, by: str | None, person: str) -> None:
    """Let somebody in again; nothing happens if they were not banned."""
    gone = await connection.execute(delete(schema.bans).where(B.person == person))
    if gone.rowcount:
        await write_down(connection, by, "lift", whom=person)


async def bans_in_force(connection: AsyncConnection) -> Mapping[str, Ban]:
    query = select(B.person, B.reason, B.until).where(or_(B.until.is_(None), B.until > now()))
    return {row.person: Ban(row.reason, row.until) for row in await connection.execute(query)}


async def sweep_bans(connection: AsyncConnection) -> None:
    await connection.execute(delete(schema.bans).where(B.until < ago(KEPT)))


async def _known(connection: AsyncConnection, person: str) -> bool:
    """Whether there is such a person: who has no name yet may sit somewhere all the same."""
    named = select(schema.guests.c.id).where(schema.guests.c.id == person)
    seated = select(schema.seats.c.guest).where(schema.seats.c.guest == person)
    return (await connection.execute(named.union(seated))).first() is not None
