"""The one writer of a process: lines of all tables go into the log together, in one transaction.

A line is acknowledged when its transaction is; the key `(table, number)` decides between two
processes that write the same line. Everything else that is stored goes through here as well, so
that SQLite never has two writers waiting for each other.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecumene.server.bell import Bell
from ecumene.server.errors import NotStored
from ecumene.server.schema import log, snapshots, tables

logger = logging.getLogger(__name__)

T = TypeVar("T")

MOST_LINES = 500
"""How many lines go into one transaction at most."""


class Line(NamedTuple):
    """One line of a table's log: a choice, or one taken back or made again."""

    table: str
    number: int
    kind: str
    seat: int
    choice: str
    before: int
    request: str | None


@dataclass(slots=True)
class Entry:
    """A line with what it changes about its table, waiting to be stored."""

    line: Line
    standing: dict[str, Any]
    """The new values of the table's row."""
    snapshot: dict[str, Any] | None
    stored: "asyncio.Future[bool]"


class Ledger:
    """Writes what all tables of this process have to store, as much at a time as there is."""

    def __init__(self, engine: AsyncEngine, bell: Bell) -> None:
        self._engine = engine
        self._bell = bell
        self._shared = engine.dialect.name == "postgresql"
        dialect: Any = postgresql if self._shared else sqlite
        self._insert: Any = insert(log)
        if self._shared:
            only_new = postgresql.insert(log).on_conflict_do_nothing()
            self._insert = only_new.returning(log.c.table, log.c.number)
        take = dialect.insert(snapshots)
        self._snapshot = take.on_conflict_do_update(
            index_elements=[snapshots.c.table],
            set_={name: take.excluded[name] for name in ("version", "stamp", "data")},
            where=snapshots.c.version < take.excluded.version,
        )
        self._entries: list[Entry] = []
        self._work: list[tuple[Callable[[AsyncConnection], Awaitable[Any]], asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="ledger")

    async def enter(
        self, line: Line, standing: dict[str, Any], snapshot: dict[str, Any] | None = None
    ) -> bool:
        """Store a line; False if the table has another line with that number already."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._entries.append(Entry(line, standing, snapshot, stored))
        self._wake.set()
        return await stored

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Store something else, in a transaction of its own."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work.append((work, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._entries or self._work:
                if self._entries:
                    batch, self._entries = self._entries[:MOST_LINES], self._entries[MOST_LINES:]
                    await self._enter(batch)
                if self._work:
                    await self._do(*self._work.pop(0))
            if self._closing:
                return

    async def _do(
        self, work: Callable[[AsyncConnection], Awaitable[Any]], done: "asyncio.Future[Any]"
    ) -> None:
        try:
            async with self._engine.begin() as connection:
                result = await work(connection)
        except Exception as error:
            if not done.cancelled():
                done.set_exception(error)
        else:
            if not done.cancelled():
                done.set_result(result)

    async def _enter(self, batch: list[Entry]) -> None:
        try:
            lost = await self._store(batch)
        except (SQLAlchemyError, OSError) as error:
            logger.exception("lines not stored", extra={"lines": len(batch)})
            for entry in batch:
                if not entry.stored.cancelled():
                    entry.stored.set_exception(NotStored(reason=type(error).__name__))
            return
        for entry in batch:
            if not entry.stored.cancelled():
                entry.stored.set_result(entry.line[:2] not in lost)

    async def _store(self, batch: list[Entry]) -> set[tuple[str, int]]:
        """Write a batch; the keys of lines that other processes had written before."""
        lines = [entry.line._asdict() for entry in batch]
        lost: set[tuple[str, int]] = set()
        async with self._engine.begin() as connection:
            result = await connection.execute(self._insert, lines)
            if self._shared:
                lost = {entry.line[:2] for entry in batch} - {(row[0], row[1]) for row in result}
            kept = [entry for entry in batch if entry.line[:2] not in lost] if lost else batch
            rows = {entry.line.table: entry.standing for entry in kept}
            if rows:
                await connection.execute(_STANDING, list(rows.values()))
            taken = [entry.snapshot for entry in kept if entry.snapshot is not None]
            if taken:
                await connection.execute(self._snapshot, taken)
            if self._shared and rows:
                await self._bell.ring(connection, "lines", list(rows))
        return lost


_STANDING = (
    update(tables)
    .where(tables.c.id == bindparam("key"), tables.c.version < bindparam("version"))
    .values(
        {name: bindparam(name) for name in ("version", "number", "status", "asked", "bot_asked", "changed")}
        | {"standings": bindparam("standings"), "undo": None}
    )
)
