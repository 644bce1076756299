"""Who owns the server: accounts that were named at the terminal, and nobody by any other way."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import NotOwner, UnknownPerson
from ecumene.server.owners.audit import TERMINAL, write_down
from ecumene.server.people.accounts import account_named
from ecumene.table.clock import now

OWNERS = schema.owners.c


async def owns(connection: AsyncConnection, person: str | None) -> bool:
    """Whether somebody owns the server."""
    query = select(OWNERS.person).where(OWNERS.person == person)
    return person is not None and (await connection.execute(query)).one_or_none() is not None


async def check_owner(connection: AsyncConnection, person: str) -> None:
    if not await owns(connection, person):
        raise NotOwner()


async def name_owner(connection: AsyncConnection, name: str, *, remove: bool) -> str:
    """Let an account own the server, which ends a ban, or not any more; how it spells its name."""
    found = await account_named(connection, name)
    if found is None:
        raise UnknownPerson(name=name)
    await connection.execute(delete(schema.owners).where(OWNERS.person == found.id))
    if not remove:
        await connection.execute(insert(schema.owners).values(person=found.id, since=now()))
        await connection.execute(delete(schema.bans).where(schema.bans.c.person == found.id))
    await write_down(connection, TERMINAL, "disown" if remove else "own", whom=found.id)
    return found.name
