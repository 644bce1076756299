"""The one writer of a process: lines of all tables go into the log together, in one transaction.

A line is acknowledged when its transaction is; the key `(table, version)` decides between two
processes that write the same line, and a trigger refuses a line whose predecessor is not there, or not
the one that it was planned after. Everything else that is stored goes through here as well, so
that SQLite never has two writers waiting for each other.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from random import Random
from secrets import randbits
from typing import Any, TypeVar

import orjson
from sqlalchemy import StaticPool, bindparam, create_engine, update
from sqlalchemy import Table as SchemaTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, OperationalError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecumene.server.broadcast import Broadcast
from ecumene.server.metrics import LINES, NOT_STORED, WRITES
from ecumene.server.rows import FinalRow, SnapshotRow, line_values
from ecumene.server.schema import finals, log, snapshots, tables
from ecumene.server.standing import Standing
from ecumene.server.storage import prepare_sqlite
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

Taken = tuple[SnapshotRow | None, FinalRow | None]


@dataclass(slots=True)
class Pending:
    """A line with what it changes about its table, waiting to be stored."""

    table: str
    line: Line
    progress: Progress
    mark: int
    after: int | None
    snapshot: SnapshotRow | None
    final: FinalRow | None
    stored: "asyncio.Future[bool]"

    @property
    def key(self) -> tuple[str, int]:
        return self.table, self.line.version


class SqliteLog:
    """The log in a SQLite file, which no other process writes: one thread, one connection.

    A batch goes in as one JSON array a statement. Row by row, SQLite would let go of the interpreter
    and wait for it again at every row, while the event loop is busiest.
    """

    def __init__(self, url: URL, *, power_safe: bool) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
        prepare_sqlite(self._engine, power_safe=power_safe)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def store(self, batch: list[Pending]) -> set[tuple[str, int]]:
        """Write a batch; nobody can have been there before."""
        lines = orjson.dumps([(p.table, *p.line, p.mark, p.after) for p in batch]).decode()
        latest = {pending.table: pending.progress for pending in batch}
        progress = orjson.dumps([(key, *row) for key, row in latest.items()]).decode()
        taken = [(p.snapshot, p.final) for p in batch if p.snapshot or p.final]
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._store, lines, progress, taken)
        return set()

    def _store(self, lines: str, progress: str, taken: list[Taken]) -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(_LINES_FROM_JSON, (lines,))
            connection.exec_driver_sql(_PROGRESS_FROM_JSON, (progress,))
            for snapshot, final in taken:
                for statement, row in _keeping(sqlite, snapshot, final):
                    connection.execute(statement, row)

    def close(self) -> None:
        self._thread.submit(self._engine.dispose).result()
        self._thread.shutdown()


class PostgresLog:
    """The log in PostgreSQL, where other processes write too and are told."""

    def __init__(self, engine: AsyncEngine, broadcast: Broadcast) -> None:
        self._engine = engine
        self._broadcast = broadcast
        only_new = postgresql.insert(log).on_conflict_do_nothing()
        self._insert = only_new.returning(log.c.table, log.c.version)

    async def store(self, batch: list[Pending]) -> set[tuple[str, int]]:
        """Write a batch; the keys of lines that other processes had written before."""
        async with self._engine.begin() as connection:
            lines = [line_values(p.table, p.line) | {"mark": p.mark, "after": p.after} for p in batch]
            stored = await connection.execute(self._insert, lines)
            keys = {(row[0], row[1]) for row in stored}
            kept = [pending for pending in batch if pending.key in keys]
            rows = {pending.table: pending.progress._asdict() | {"key": pending.table} for pending in kept}
            if rows:
                # Always in the same order, or two processes could wait for each other.
                await connection.execute(_PROGRESS, [rows[table] for table in sorted(rows)])
                await self._broadcast.changed(connection, list(rows))
            for pending in kept:
                for statement, row in _keeping(postgresql, pending.snapshot, pending.final):
                    await connection.execute(statement, row)
        return {pending.key for pending in batch} - keys

    def close(self) -> None:
        """The engine belongs to whoever opened it."""


_LINE_NAMES = ("table", *Line._fields, "mark", "after")

_PROGRESS = (
    update(tables)
    .where(tables.c.id == bindparam("key"), tables.c.version < bindparam("version"))
    .values({name: bindparam(name) for name in Progress._fields} | {"undo": None, "going_on": None})
)


def _from_json(names: Sequence[str]) -> str:
    """Rows out of a JSON array of arrays."""
    values = ", ".join(f"json_extract(value, '$[{n}]') AS \"{name}\"" for n, name in enumerate(names))
    return f"SELECT {values} FROM json_each(?)"


_COLUMNS = ", ".join(f'"{name}"' for name in _LINE_NAMES)
_LINES_FROM_JSON = f"INSERT INTO log ({_COLUMNS}) {_from_json(_LINE_NAMES)}"
_PROGRESS_FROM_JSON = (
    f"UPDATE tables SET {', '.join(f'{name} = new.{name}' for name in Progress._fields)}, "
    "undo = NULL, going_on = NULL "
    f"FROM ({_from_json(('key', *Progress._fields))}) AS new "
    "WHERE id = new.key AND tables.version < new.version"
)


@cache
def _newest(dialect: Any, kept: SchemaTable) -> Any:
    """Keep the newest snapshot of a table, or the last sight of its game."""
    take, extra = dialect.insert(kept), [c.name for c in kept.c if c.name not in ("table", "version")]
    return take.on_conflict_do_update(
        index_elements=[kept.c.table],
        set_={name: take.excluded[name] for name in ("version", *extra)},
        where=kept.c.version < take.excluded.version,
    )


def _keeping(
    dialect: Any, snapshot: SnapshotRow | None, final: FinalRow | None
) -> Iterator[tuple[Any, dict[str, Any]]]:
    """What is to be done to keep them."""
    if snapshot is not None:
        yield _newest(dialect, snapshots), asdict(snapshot)
    if final is not None:
        yield _newest(dialect, finals), asdict(final)


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
        snapshot: SnapshotRow | None = None,
        final: FinalRow | None = None,
    ) -> int | None:
        """Store a line after the one with that mark; its own mark, or None if another line was quicker."""
        self._standing.check_writable()
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        mark = self._marks.getrandbits(MARK_BITS)
        self._pending.append(Pending(table, line, progress, mark, after, snapshot, final, stored))
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
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError)
    # What the driver says of a connection that it cannot open comes as it is.
    return not isinstance(error, (StatementError, TypeError, ValueError))
