"""The one writer of a process: lines of all tables go into the log together, in one transaction.

A line is acknowledged when its transaction is; the key `(table, version)` decides between two
processes that write the same line, and a trigger refuses a line whose predecessor is not there, or not
the one that it was planned after. Everything else that is stored goes through here as well, so
that SQLite never has two writers waiting for each other.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from random import Random
from secrets import randbits
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError, OperationalError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecumene.server.broadcast import Broadcast
from ecumene.server.metrics import LINES, NOT_STORED, WRITES
from ecumene.server.pending import Pending
from ecumene.server.postgres_log import PostgresLog
from ecumene.server.rows import FinalRow, SnapshotRow
from ecumene.server.sqlite_log import SqliteLog
from ecumene.server.standing import Standing
from ecumene.server.supervision import Supervisor
from ecumene.table import Line
from ecumene.table.about import Progress
from ecumene.table.errors import NotStored

logger = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

MOST_LINES = 500
"""How many lines go into one transaction at most."""
MARK_BITS = 31
"""Every database takes such integers."""


class Writer:
    """Writes what all tables of this process have to store, as much at a time as there is."""

    def __init__(
        self,
        engine: AsyncEngine,
        broadcast: Broadcast,
        tasks: Supervisor,
        standing: Standing,
        *,
        power_safe: bool,
    ) -> None:
        self._engine = engine
        self._standing = standing
        self._log: PostgresLog | SqliteLog
        if broadcast.shared:
            self._log = PostgresLog(engine, broadcast)
        else:
            self._log = SqliteLog(engine.url, power_safe=power_safe)
        self._marks = Random(randbits(64))
        """Where marks come from: no secrets, but no other process may draw the same ones."""
        self._pending: list[Pending] = []
        self._work: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._task = tasks.keep("writer", self._run)

    async def enter(
        self,
        table: str,
        line: Line,
        progress: Progress,
        after: int | None,
        *,
        asked_again: AbstractSet[int] = frozenset(),
        snapshot: SnapshotRow | None = None,
        final: FinalRow | None = None,
    ) -> int | None:
        """Store a line after the one with that mark; its own mark, or None if another line was quicker."""
        self._standing.check_writable()
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        mark = self._marks.getrandbits(MARK_BITS)
        self._pending.append(
            Pending(table, line, progress, mark, after, asked_again, snapshot, final, stored)
        )
        self._wake_up()
        return mark if await stored else None

    async def run(self, work: Work[T], *, always: bool = False) -> T:
        """Store something else, in a transaction of its own; `always`, even while only reading is allowed."""
        if not always:
            self._standing.check_writable()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work.append((work, done))
        self._wake_up()
        return await done

    def _wake_up(self) -> None:
        self._idle.clear()
        self._wake.set()

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        self._wake_up()
        await self._idle.wait()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._log.close()

    async def _run(self) -> None:
        while True:
            while self._pending or self._work:
                if self._pending:
                    batch, self._pending = self._pending[:MOST_LINES], self._pending[MOST_LINES:]
                    await self._enter(batch)
                if self._work:
                    await self._do(*self._work.pop(0))
            self._idle.set()
            self._wake.clear()
            await self._wake.wait()

    async def _do(self, work: Work[Any], done: "asyncio.Future[Any]") -> None:
        try:
            with WRITES.labels("other").time():
                async with self._engine.begin() as connection:
                    result = await work(connection)
        except Exception as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(result)
        finally:
            done.cancel()

    async def _enter(self, batch: list[Pending]) -> None:
        """Store a batch. If it fails because of its lines, those that are good must not suffer for it."""
        try:
            with WRITES.labels("lines").time():
                lost = await self._log.store(batch)
        except Exception as error:
            if len(batch) > 1 and not _fault_of_the_database(error):
                half = len(batch) // 2
                await self._enter(batch[:half])
                await self._enter(batch[half:])
                return
            NOT_STORED.inc(len(batch))
            logger.exception("lines not stored", extra={"lines": len(batch), "table": batch[0].table})
            for pending in batch:
                if not pending.stored.done():
                    pending.stored.set_exception(NotStored(reason=type(error).__name__))
        else:
            LINES.observe(len(batch))
            for pending in batch:
                if not pending.stored.done():
                    pending.stored.set_result(pending.key not in lost)
        finally:
            for pending in batch:
                pending.stored.cancel()


def _fault_of_the_database(error: Exception) -> bool:
    """Whether no line could have been stored: it is full, locked, or does not answer."""
    if isinstance(error, sqlite3.Error):
        return isinstance(error, sqlite3.OperationalError)
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError)
    # What the driver says of a connection that it cannot open comes as it is.
    return not isinstance(error, (StatementError, TypeError, ValueError))
