"""Read-only mode: nothing is written while a server is copied and changed, and no clock runs."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.owners.audit import TERMINAL, write_down
from ecumene.server.queries import keep
from ecumene.server.rooms import update_table
from ecumene.table import PLAYING
from ecumene.table.clock import now
from ecumene.table.ticking import later, seconds_between

H, T = schema.house.c, schema.tables.c

READ_ONLY = "read-only"
"""Under which name it is kept since when."""


async def read_only(connection: AsyncConnection, *, on: bool) -> None:
    """Let nothing be written from now on, or again."""
    found = await connection.execute(select(H.value).where(H.name == READ_ONLY))
    since: str | None = found.scalar()
    if on == (since is not None):
        return
    if on:
        await keep(connection, schema.house, {"name": READ_ONLY, "value": now()})
    elif since is not None:
        await connection.execute(delete(schema.house).where(H.name == READ_ONLY))
        await _wind_on(connection, seconds_between(since, now()))
    await write_down(connection, TERMINAL, "read-only" if on else "writable")


async def _wind_on(connection: AsyncConnection, seconds: float) -> None:
    """Nobody has lost the time in which they could not play."""
    query = select(T.id, T.ticking, T.alarm).where(T.status == PLAYING, T.clock.is_not(None))
    for row in (await connection.execute(query)).all():
        if row.ticking is None:
            continue
        ticking = row.ticking | {"since": later(row.ticking["since"], seconds)}
        alarm = None if row.alarm is None else later(row.alarm, seconds)
        await update_table(connection, row.id, ticking=ticking, alarm=alarm)
