"""Who was invited to a table, as it is stored."""

from collections.abc import Sequence

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.table.about import About
from ecumene.table.errors import UnknownTable

ASKED = schema.invitations.c


async def check_invited(connection: AsyncConnection, about: About, guest: str | None) -> None:
    """Whether somebody who does not sit there may come to a table; for others there is none."""
    if not about.private or guest == about.owner:
        return
    query = select(ASKED.person).where(ASKED.table == about.id, ASKED.person == (guest or ""))
    if (await connection.execute(query)).one_or_none() is None:
        raise UnknownTable(table=about.id)


def invited_to(keys: Sequence[str], connection: Connection) -> dict[str, set[str]]:
    """Who was invited to which of these tables."""
    found: dict[str, set[str]] = {}
    for row in connection.execute(select(ASKED.table, ASKED.person).where(ASKED.table.in_(keys))):
        found.setdefault(row.table, set()).add(row.person)
    return found
