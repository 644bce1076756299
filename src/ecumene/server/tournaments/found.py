"""Who finds a tournament: everybody, or only those who take part in it, or whom its owner has invited."""

from typing import Any

from sqlalchemy import ColumnElement, Select, or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import UnknownTournament

ASKED, E, T = schema.tournament_invitations.c, schema.entrants.c, schema.tournaments.c


def found_by(person: str | None) -> ColumnElement[bool]:
    """Which tournaments there are for somebody."""
    if person is None:
        return ~T.private
    return or_(~T.private, T.owner == person, T.id.in_(entered_by(person)), T.id.in_(invited(person)))


def entered_by(person: str) -> Select[Any]:
    """Where somebody takes part, or did."""
    return select(E.tournament).where(E.person == person)


def invited(person: str) -> Select[Any]:
    return select(ASKED.tournament).where(ASKED.person == person)


async def check_found(connection: AsyncConnection, key: str, person: str | None) -> None:
    """Whether there is a tournament for somebody: a private one cannot be told from none."""
    query = select(T.id).where(T.id == key, found_by(person))
    if (await connection.execute(query)).one_or_none() is None:
        raise UnknownTournament(tournament=key)


async def finders(connection: AsyncConnection, key: str) -> set[str] | None:
    """Who finds a tournament; None is everybody."""
    row = (await connection.execute(select(T.private, T.owner).where(T.id == key))).one_or_none()
    if row is not None and not row.private:
        return None
    people = union(
        select(E.person).where(E.tournament == key, E.person.is_not(None)),
        select(ASKED.person).where(ASKED.tournament == key),
    )
    found = set((await connection.execute(people)).scalars())
    return found if row is None else found | {row.owner}
