"""What this process thinks about right now: tables whose bots it moves, and what others have asked.

Over PostgreSQL, a process claims it by an advisory lock, which vanishes with the process. Were
two to move the same bot after all, the key `(table, version)` would let one choice count.
"""

import asyncio
from contextlib import suppress
from zlib import crc32

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

BUSY = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
"""After some ten seconds PostgreSQL sees that the machine of a session that holds claims is gone."""
SPACE = 0x65637562
"""Keeps our advisory locks apart from those of other programs."""


def session_name(process: str) -> str:
    """By what PostgreSQL knows the session with the claims of a process."""
    return f"ecumene {process}"


class Claims:
    """Tables and thoughts that are ours, one mover at a time."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._name = session_name(process)
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

    async def _session(self) -> AsyncConnection:
        connection = await self._engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        for name, value in {"application_name": self._name, **BUSY}.items():
            await connection.execute(select(func.set_config(name, value, False)))
        return connection

    async def _lock(self, function: str, table: str) -> bool:
        """Locks belong to a session, so all are taken and left on one connection."""
        async with self._turn:
            try:
                if self._connection is None:
                    self._connection = await self._session()
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
