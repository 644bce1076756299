"""What becomes of the tournaments of somebody who is forgotten."""

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema

T, E = schema.tournaments.c, schema.entrants.c
NOBODY = ""
"""Who owns a table or a tournament whose owner has gone."""


async def withdraw_for_good(connection: AsyncConnection, person: str) -> None:
    """Nobody takes part who is not there; what they have announced goes on by itself, or not at all."""
    entered = select(E.tournament).where(E.person == person)
    held = select(T.id).where(or_(T.owner == person, T.id.in_(entered))).order_by(T.id)
    await connection.execute(held.with_for_update(key_share=True))
    waiting = select(T.id).where(T.status == "open")
    theirs = E.person == person
    await connection.execute(delete(schema.entrants).where(theirs, E.tournament.in_(waiting)))
    at = select(T.round).where(T.id == E.tournament).scalar_subquery()
    playing = E.tournament.in_(select(T.id).where(T.status == "playing"))
    left = update(schema.entrants).where(theirs, playing, E.withdrawn.is_(None))
    await connection.execute(left.values(withdrawn=at))
    await connection.execute(update(schema.entrants).where(theirs).values(person=None))
    off = update(schema.tournaments).where(T.owner == person, T.status == "open").values(status="off")
    await connection.execute(off)
    await connection.execute(update(schema.tournaments).where(T.owner == person).values(owner=NOBODY))
