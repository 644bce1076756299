"""Who was invited to a table, as it is stored."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.table.about import About
from ecumene.table.errors import UnknownTable

ASKED, E, THEIRS = schema.invitations.c, schema.entrants.c, schema.tournament_invitations.c


async def check_invited(connection: AsyncConnection, about: About, guest: str | None) -> None:
    """Whether somebody who does not sit there may come to a table; for others there is none."""
    if not about.private or guest == about.owner:
        return
    if guest not in await connection.run_sync(partial(welcome_at, about)):
        raise UnknownTable(table=about.id)


def welcome_at(about: About, connection: Connection) -> set[str]:
    """Who was invited to a table, or finds the tournament that it belongs to."""
    people = set(connection.execute(select(ASKED.person).where(ASKED.table == about.id)).scalars())
    if about.tournament is not None:
        there = E.tournament == about.tournament, E.person.is_not(None)
        theirs = select(THEIRS.person).where(THEIRS.tournament == about.tournament)
        people |= set(connection.execute(select(E.person).where(*there).union(theirs)).scalars())
    return people


def invited_to(keys: Sequence[str], connection: Connection) -> dict[str, set[str]]:
    """Who was invited to which of these tables."""
    found: dict[str, set[str]] = {}
    for row in connection.execute(select(ASKED.table, ASKED.person).where(ASKED.table.in_(keys))):
        found.setdefault(row.table, set()).add(row.person)
    return found
