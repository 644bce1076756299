"""Guests of whom nothing is left but a name: they are forgotten after as long as their cookie lasts."""

from sqlalchemy import ColumnElement, Table, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.people.sessions import UNSEEN
from ecumene.table.clock import ago

G = schema.guests.c
WHERE: tuple[ColumnElement[str], ...] = (
    schema.accounts.c.id,
    schema.seats.c.guest,
    schema.tables.c.owner,
    schema.chat.c.guest,
    schema.happenings.c.whom,
    schema.happenings.c.by,
    schema.bans.c.person,
    schema.reports.c.whom,
    schema.reports.c.by,
)
"""Where somebody is known who is more than a name."""
THEIRS: tuple[tuple[Table, ColumnElement[str]], ...] = (
    (schema.notes, schema.notes.c.person),
    (schema.rests, schema.rests.c.person),
    (schema.muted, schema.muted.c.guest),
    (schema.guests, G.id),
)


async def sweep_guests(connection: AsyncConnection) -> None:
    """Forget those who took a name long ago and stand nowhere."""
    known = (G.id.not_in(select(column).where(column.is_not(None))) for column in WHERE)
    gone = select(G.id).where(G.created < ago(UNSEEN), *known)
    for table, column in THEIRS:
        await connection.execute(delete(table).where(column.in_(gone)))
