"""Who is next among the bots: a queue of tables, each taken by one process at a time.

Over PostgreSQL, a process claims a table by an advisory lock, which vanishes with the process. Were
two to move the same bot after all, the key `(table, version)` would let one choice count.
"""

import asyncio
import logging
from zlib import crc32

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecumene.core.errors import EcumeneError
from ecumene.server.bot_pool import BotPool
from ecumene.server.play import Play

logger = logging.getLogger(__name__)

LOOK_AGAIN_SECONDS = 3.0
"""How often tables are looked for whose bots nobody moves."""
SPACE = 0x65637562
"""Keeps our advisory locks apart from those of other programs."""


class BotTurns:
    """Moves the bots of all tables, as many at once as there are workers."""

    def __init__(self, play: Play, pool: BotPool) -> None:
        self._play = play
        self._rooms = rooms = play.rooms
        self._pool = pool
        self._claims = Claims(rooms.engine)
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._queued: set[str] = set()
        rooms.on_bot_asked = self.call
        self._tasks = [asyncio.create_task(self._move_bots()) for _ in range(pool.workers)]
        self._tasks.append(asyncio.create_task(self._look_around()))

    def call(self, table: str) -> None:
        """A bot is asked at a table; if one is being moved there already, that comes first."""
        if table not in self._queued and not self._claims.ours(table):
            self._queued.add(table)
            self._queue.put_nowait(table)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._claims.close()

    async def _look_around(self) -> None:
        while True:
            try:
                for table in await self._rooms.tables_with_bots():
                    self.call(table)
            except (SQLAlchemyError, OSError):
                logger.exception("no look at the bots")
            await asyncio.sleep(LOOK_AGAIN_SECONDS)

    async def _move_bots(self) -> None:
        while True:
            table = await self._queue.get()
            self._queued.discard(table)
            try:
                if await self._claims.take(table):
                    try:
                        await self._move(table)
                    finally:
                        await self._claims.leave(table)
                        self._rooms.call_bot(table)
            except EcumeneError as error:
                logger.info("a bot was too late", extra={"table": table, "code": error.code})
            except Exception:
                logger.exception("a bot failed", extra={"table": table})

    async def _move(self, key: str) -> None:
        room = await self._rooms.room(key)
        table = room.table
        seat, version = table.asked_seat, table.version
        if seat is None or not table.bot_asked:
            return
        silence = table.silence(seat)
        chain = await self._pool.choose(table, seat) if silence is None else [silence]
        await self._play.choose(room, seat, chain, version)


class Claims:
    """Which tables this process moves the bots of right now."""

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
        if self._shared and not await self._lock("pg_try_advisory_lock", table):
            self._ours.discard(table)
            return False
        return True

    async def leave(self, table: str) -> None:
        self._ours.discard(table)
        if self._shared:
            await self._lock("pg_advisory_unlock", table)

    async def close(self) -> None:
        if self._connection is not None:
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
            except (SQLAlchemyError, OSError):
                if self._connection is not None:
                    await self._connection.invalidate()
                    self._connection = None
                raise
