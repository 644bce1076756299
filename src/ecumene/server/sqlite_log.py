"""The log in a SQLite file."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from sqlalchemy import StaticPool, create_engine
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL

from ecumene.server.entrance import COLUMNS, NOTHING, marked, rows_of
from ecumene.server.pending import INSERT, LINE_NAMES, Pending, keeping
from ecumene.server.storage import prepare_sqlite
from ecumene.table.about import Progress

WRITE_KB = 2000
"""How much of the file the writer keeps, so that a whole batch and what it touches fit."""


class SqliteLog:
    """The log in a SQLite file, which no other process writes: one thread, one connection.

    A batch is one statement, by way of a view that is for this connection alone: whatever SQLite does for a
    statement, it lets go of the interpreter before, and has to wait for it again while the event loop is
    busiest. The lines are its parameters: to take them out of JSON would take longer than to store them.
    SQLAlchemy has no part in it: what it does for a statement would take longer than the statement.
    """

    def __init__(self, url: URL, *, power_safe: bool) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
        prepare_sqlite(self._engine, power_safe=power_safe, kept_kb=WRITE_KB)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None

    async def store(self, batch: list[Pending]) -> set[tuple[str, int]]:
        """Write a batch; nobody can have been there before."""
        more = [pending for pending in batch if pending.more]
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._store, rows_of(batch), more)
        return set()

    def _store(self, rows: list[object], more: list[Pending]) -> None:
        connection, enter = self._opened(), _entering(len(rows) // len(COLUMNS))
        if not more:
            connection.execute(enter, rows)
            return
        connection.execute("BEGIN")
        with connection:  # commits, or goes back
            connection.execute(enter, rows)
            for pending in more:
                for statement, row in keeping(sqlite, pending):
                    said = _as_sqlite(statement)
                    connection.execute(str(said), said.construct_params(row))

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            opened = self._engine.raw_connection().driver_connection
            assert isinstance(opened, sqlite3.Connection)
            opened.isolation_level = None  # what is to be one transaction is said
            for statement in _ENTRANCE:
                opened.execute(statement)
            self._connection = opened
        return self._connection

    def close(self) -> None:
        self._thread.submit(self._engine.dispose).result()
        self._thread.shutdown()


# How lines enter ---------------------------------------------------------------------------------


@cache
def _entering(rows: int) -> str:
    """The statement by which so many rows enter."""
    row = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO entrance VALUES {', '.join([row] * rows)}"


_ONWARD = ("version", "number", "asked_seat", "changed")
"""What nearly every line changes of a table's row."""
_SELDOM = tuple(name for name in Progress._fields if name not in _ONWARD)
"""The rest, which SQLite writes into its indexes anew even where it is as it was."""


_TABLE, _VERSION = "NEW.line_table", "NEW.new_version"


def _new(mark: str, names: Sequence[str]) -> list[str]:
    return [f"NULLIF(NEW.{name}, {NOTHING})" for name in marked(mark, names)]


def _as_new(names: Sequence[str]) -> str:
    return ", ".join(f"{name} = {new}" for name, new in zip(names, _new("new", names), strict=True))


_LINE = f"{INSERT} VALUES ({', '.join(_new('line', LINE_NAMES))})"
_UPDATE = f"UPDATE tables SET {_as_new(_ONWARD)} WHERE id = {_TABLE} AND version < {_VERSION}"
_UPDATE_SELDOM = (
    f"UPDATE tables SET {_as_new(_SELDOM)}, undo = NULL, going_on = NULL "
    f"WHERE id = {_TABLE} AND version = {_VERSION} AND ({', '.join(_SELDOM)}, undo, going_on) "
    f"IS NOT ({', '.join(_new('new', _SELDOM))}, NULL, NULL)"
)
_STEPS = f"{_LINE}; {_UPDATE}; {_UPDATE_SELDOM};"
_EMPTY = ", ".join(f"NULL AS {name}" for name in COLUMNS)
_ENTRANCE = (
    f"CREATE TEMP VIEW IF NOT EXISTS entrance AS SELECT {_EMPTY}",
    (
        "CREATE TEMP TRIGGER IF NOT EXISTS entering INSTEAD OF INSERT ON entrance "
        f"WHEN {_TABLE} <> {NOTHING} BEGIN {_STEPS} END"
    ),
)


@cache
def _as_sqlite(statement: Any) -> Any:
    """A statement as the driver takes it, with the names of what is to be stored."""
    return statement.compile(dialect=sqlite.dialect(paramstyle="named"))
