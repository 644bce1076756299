"""Pruning: tables that everybody has left long ago are cleared away; finished games stay."""

from collections.abc import Sequence
from datetime import timedelta
from time import monotonic
from typing import Any

from sqlalchemy import Select, delete, exists, null, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.looks import keep_looking
from ecumene.server.owners.audit import TERMINAL, sweep_audit, write_down
from ecumene.server.owners.bans import sweep_bans
from ecumene.server.owners.reports import sweep_reports
from ecumene.server.people.sessions import sweep_sessions
from ecumene.server.people.tickets import sweep_tickets
from ecumene.server.people.unseen import sweep_guests
from ecumene.server.rooms import Rooms
from ecumene.table import FINISHED
from ecumene.table.clock import ago

T, C = schema.tables.c, schema.chat.c

DAY = 24 * 3600.0
SWEEPS = (sweep_audit, sweep_bans, sweep_reports, sweep_sessions, sweep_tickets, sweep_guests)
"""What is cleared away once a day, whatever the owner wishes."""


def abandoned(days: int) -> Select[Any]:
    """Tables where nobody did anything for so long, and that no clock or tournament brings to an end."""
    since = ago(timedelta(days=days))
    spoken = exists().where(C.table == T.id, C.at >= since)
    idle = T.status != FINISHED, T.clock.is_(null()), T.tournament.is_(None), T.changed < since
    return select(T.id).where(*idle, ~spoken).order_by(T.changed, T.id)


async def prune(connection: AsyncConnection, by: str | None, days: int) -> list[str]:
    """Clear abandoned tables away; which they were."""
    found = abandoned(days)
    # Whoever is about to sit down or to say something there is waited for, or finds it gone.
    locked = set((await connection.execute(found.with_for_update())).scalars())
    keys = [key for key in (await connection.execute(found)).scalars() if key in locked]
    await clear_tables(connection, keys)
    if keys:
        await write_down(connection, by, "prune", why=f"{len(keys)} / {days}")
    return keys


async def clear_tables(connection: AsyncConnection, keys: list[str]) -> None:
    for key in keys:
        await connection.execute(delete(schema.tables).where(T.id == key))


async def cleared_away(connection: AsyncConnection, keys: Sequence[str]) -> list[str]:
    """Which of some tables are stored no longer."""
    left = set((await connection.execute(select(T.id).where(T.id.in_(keys)))).scalars())
    return [key for key in keys if key not in left]


async def gone(rooms: Rooms, keys: Sequence[str]) -> None:
    """Whoever looks on at tables that are gone, or sees them in a list, is told."""
    for key in keys:
        await rooms.reread(key)
        rooms.on_listed(key, True)


class Pruner:
    """Once a day: abandoned tables go, if the owner wishes, and what was kept for a while."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._due = monotonic()
        keep_looking(rooms, "pruner", self._look)

    async def _look(self) -> None:
        if monotonic() >= self._due:
            self._due = monotonic() + DAY
            await self.sweep()

    async def sweep(self) -> None:
        """Clear away what is too old."""
        rooms = self._rooms

        async def work(connection: AsyncConnection) -> list[str]:
            for sweep in SWEEPS:
                await sweep(connection)
            days = rooms.settings.prune_days
            keys = await prune(connection, TERMINAL, days) if days > 0 else []
            await rooms.broadcast.changed(connection, keys, frame=True)
            return keys

        await gone(rooms, await rooms.writer.run(work))
