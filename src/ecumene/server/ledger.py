"""The one writer of a process: lines of all tables go into the log together, in one transaction.

A line is acknowledged when its transaction is; the key `(table, number)` decides between two
processes that write the same line. Everything else that is stored goes through here as well, so
that SQLite never has two writers waiting for each other.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeVar

import orjson
from sqlalchemy import StaticPool, bindparam, create_engine, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecumene.server.bell import Bell
from ecumene.server.errors import NotStored
from ecumene.server.schema import log, snapshots, tables
from ecumene.server.storage import prepare_sqlite

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


class FileBook:
    """The log in a SQLite file, which no other process writes: one thread, one connection.

    A batch goes in as one JSON array a statement. Row by row, SQLite would let go of the interpreter
    and wait for it again at every row, while the event loop is busiest.
    """

    def __init__(self, url: URL, *, power_safe: bool) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
        prepare_sqlite(self._engine, power_safe=power_safe)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="ledger")

    async def store(self, batch: list[Entry]) -> set[tuple[str, int]]:
        """Write a batch; nobody can have been there before."""
        rows = {entry.line.table: entry.standing for entry in batch}
        lines = orjson.dumps([tuple(entry.line) for entry in batch]).decode()
        standings = orjson.dumps([[row[name] for name in _ROW] for row in rows.values()]).decode()
        taken = [entry.snapshot for entry in batch if entry.snapshot is not None]
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._store, lines, standings, taken)
        return set()

    def _store(self, lines: str, standings: str, taken: list[dict[str, Any]]) -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(_LINES_FROM_JSON, (lines,))
            connection.exec_driver_sql(_STANDINGS_FROM_JSON, (standings,))
            for snapshot in taken:
                connection.execute(_snapshot(sqlite), snapshot)

    def close(self) -> None:
        self._thread.submit(self._engine.dispose).result()
        self._thread.shutdown()


class SharedBook:
    """The log in PostgreSQL, where other processes write too and are told."""

    def __init__(self, engine: AsyncEngine, bell: Bell) -> None:
        self._engine = engine
        self._bell = bell
        only_new = postgresql.insert(log).on_conflict_do_nothing()
        self._insert = only_new.returning(log.c.table, log.c.number)

    async def store(self, batch: list[Entry]) -> set[tuple[str, int]]:
        """Write a batch; the keys of lines that other processes had written before."""
        async with self._engine.begin() as connection:
            stored = await connection.execute(self._insert, [entry.line._asdict() for entry in batch])
            keys = {(row[0], row[1]) for row in stored}
            kept = [entry for entry in batch if entry.line[:2] in keys]
            rows = {entry.line.table: entry.standing for entry in kept}
            if rows:
                # Always in the same order, or two processes could wait for each other.
                await connection.execute(_STANDING, [rows[table] for table in sorted(rows)])
                await self._bell.ring(connection, "lines", list(rows))
            for entry in kept:
                if entry.snapshot is not None:
                    await connection.execute(_snapshot(postgresql), entry.snapshot)
        return {entry.line[:2] for entry in batch} - keys

    def close(self) -> None:
        """The engine is the house's own."""


STANDING = ("version", "number", "status", "asked", "bot_asked", "changed", "standings")
"""What a line changes about its table's row."""
_ROW = ("key", *STANDING)

_STANDING = (
    update(tables)
    .where(tables.c.id == bindparam("key"), tables.c.version < bindparam("version"))
    .values({name: bindparam(name) for name in STANDING} | {"undo": None})
)


def _from_json(names: Sequence[str]) -> str:
    """Rows out of a JSON array of arrays."""
    values = ", ".join(f"json_extract(value, '$[{n}]') AS \"{name}\"" for n, name in enumerate(names))
    return f"SELECT {values} FROM json_each(?)"


_LINES_FROM_JSON = f"INSERT INTO log {_from_json(Line._fields)}"
_STANDINGS_FROM_JSON = (
    f"UPDATE tables SET {', '.join(f'{name} = new.{name}' for name in STANDING)}, undo = NULL "
    f"FROM ({_from_json(_ROW)}) AS new WHERE id = new.key AND tables.version < new.version"
)


@cache
def _snapshot(dialect: Any) -> Any:
    """Keep the newest snapshot of a table."""
    take = dialect.insert(snapshots)
    return take.on_conflict_do_update(
        index_elements=[snapshots.c.table],
        set_={name: take.excluded[name] for name in ("version", "stamp", "data")},
        where=snapshots.c.version < take.excluded.version,
    )


class Ledger:
    """Writes what all tables of this process have to store, as much at a time as there is."""

    def __init__(self, engine: AsyncEngine, bell: Bell, *, power_safe: bool) -> None:
        self._engine = engine
        self._book: SharedBook | FileBook
        if bell.shared:
            self._book = SharedBook(engine, bell)
        else:
            self._book = FileBook(engine.url, power_safe=power_safe)
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
        self._book.close()

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
            lost = await self._book.store(batch)
        except (SQLAlchemyError, OSError) as error:
            logger.exception("lines not stored", extra={"lines": len(batch)})
            for entry in batch:
                if not entry.stored.cancelled():
                    entry.stored.set_exception(NotStored(reason=type(error).__name__))
            return
        for entry in batch:
            if not entry.stored.cancelled():
                entry.stored.set_result(entry.line[:2] not in lost)
