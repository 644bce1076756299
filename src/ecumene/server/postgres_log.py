"""The log in PostgreSQL."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from ecumene.server.broadcast import Broadcast
from ecumene.server.pending import INSERT, LINE_NAMES, PROGRESS_NAMES, Pending, keeping, lines_of, progress_of
from ecumene.server.rows import NewLine
from ecumene.server.schema import log, tables
from ecumene.table.about import Progress


class PostgresLog:
    """The log in PostgreSQL, where other processes write too and are told."""

    def __init__(self, engine: AsyncEngine, broadcast: Broadcast) -> None:
        self._engine = engine
        self._broadcast = broadcast

    async def store(self, batch: list[Pending]) -> set[tuple[str, int]]:
        """Write a batch; the keys of lines that other processes had written before."""
        async with self._engine.begin() as connection:
            stored = await connection.exec_driver_sql(_LINES, (lines_of(batch),))
            keys: set[tuple[str, int]] = {tuple(row) for row in stored}
            kept = [pending for pending in batch if pending.key in keys]
            if kept:
                await connection.exec_driver_sql(_PROGRESS, (progress_of(kept),))
                new = [NewLine.of(p.table, p.line, p.mark, p.after, p.progress) for p in kept]
                await self._broadcast.lines(connection, new)
            for pending in kept:
                for statement, row in keeping(postgresql, pending) if pending.more else ():
                    await connection.execute(statement, row)
        return {pending.key for pending in batch} - keys

    def close(self) -> None:
        """The engine belongs to whoever opened it."""


def _from_json(names: Sequence[str], kinds: Mapping[str, str]) -> str:
    """The same in their order, with types, which PostgreSQL does not guess."""
    values = ", ".join(f'(value ->> {n})::{kinds[name]} AS "{name}"' for n, name in enumerate(names))
    return f"SELECT {values} FROM json_array_elements($1::json) WITH ORDINALITY ORDER BY ordinality"


def _kinds(table: Table) -> dict[str, str]:
    """The types of columns as PostgreSQL calls them, without a length: what is too long is not to be cut."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    return {column.name: column.type.compile(dialect).partition("(")[0] for column in table.c}


_LINES = f'{INSERT} {_from_json(LINE_NAMES, _kinds(log))} ON CONFLICT DO NOTHING RETURNING "table", version'
_PROGRESS = (
    f"UPDATE tables SET {', '.join(f'{name} = new.{name}' for name in Progress._fields)}, "
    "undo = NULL, going_on = NULL "
    f"FROM ({_from_json(PROGRESS_NAMES, _kinds(tables) | {'key': 'VARCHAR'})}) AS new "
    "WHERE id = new.key AND tables.version < new.version"
)
