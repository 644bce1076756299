"""Which tables this process moves the bots of right now.

Over PostgreSQL, a process claims a table by an advisory lock, which vanishes with the process. Were
two to move the same bot after all, the key `(table, version)` would let one choice count.
"""

import asyncio
from contextlib import suppress
from zlib import crc32

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

SPACE = 0x65637562
"""Keeps our advisory locks apart from those of other programs."""


class Claims:
    """Tables that are ours, one mover at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._shared = engine.dialect.name == "postgresql"
        self._ours: set[str] = set()
        self._connection: AsyncConnection | None = None
        self._turn = asyncio.Lock()

    def ours(self, table: str) -> bool:
        return table in self._ours

    async def take(self, table: str) -> bool:
        """Claim a table; False if it is claimed already."""
        if table in self._ours:
            return False
        self._ours.add(table)
        taken = False
        try:
            taken = not self._shared or await self._lock("pg_try_advisory_lock", table)
        finally:
            if not taken:
                self._ours.discard(table)
        return taken

    async def leave(self, table: str) -> None:
        self._ours.discard(table)
        if self._shared:
            await self._lock("pg_advisory_unlock", table)

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close()

    async def _lock(self, function: str, table: str) -> bool:
        """Locks belong to a session, so all are taken and left on one connection."""
        async with self._turn:
            try:
                if self._connection is None:
                    connection = await self._engine.connect()
                    self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
                key = crc32(table.encode()) - (1 << 31)
                query = text(f"SELECT {function}({SPACE}, {key})")
                return bool((await self._connection.execute(query)).scalar())
            except BaseException:
                # Whatever went wrong, the session and all its locks end with the connection.
                lost, self._connection = self._connection, None
                if lost is not None:
                    with suppress(Exception):
                        await lost.invalidate()
                raise
