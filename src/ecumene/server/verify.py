"""Whether all tables of a database stand by today's rules: to be known before an upgrade."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import Column, MetaData, Row, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ecumene.core.errors import UnknownGame
from ecumene.core.registry import find
from ecumene.server import schema
from ecumene.server.rows import FinalRow, read_seat
from ecumene.server.settings import Settings
from ecumene.server.storage import database_closed, is_sqlite
from ecumene.table import FINISHED, WAITING, Line, Seat
from ecumene.table import Table as PlayedTable
from ecumene.table.following import follow_while_it_stands
from ecumene.table.halt import known_options

Finding = Literal["stands", "kept", "in-part", "gone", "unknown-game"]
"""It stands; it is over and its end kept; it would stop at a line; its end is lost; no such game is here."""

FINDINGS: tuple[Finding, ...] = ("stands", "kept", "in-part", "gone", "unknown-game")
GOOD: tuple[Finding, ...] = ("stands", "kept")
OLDEST_RULES = 1
"""Of tables that were stored before the rules had versions."""


@dataclass(frozen=True)
class Doubt:
    """A table whose log does not stand to its end."""

    table: str
    game: str
    status: str
    rules: int
    found: Finding
    lines: int
    stand: int
    """Up to which of its lines it stands."""


@dataclass
class Report:
    """What was found."""

    found: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FINDINGS, 0))
    doubts: list[Doubt] = field(default_factory=list)
    newly_kept: int = 0
    """Finished games whose end was kept just now."""

    @property
    def good(self) -> bool:
        return all(doubt.found in GOOD for doubt in self.doubts)


def verify_database(
    database: str | None, progress: Callable[[int, int], None], *, keep: bool = False
) -> Report:
    """Replay every table of a database, given as to `serve`."""
    settings = Settings.from_environment(database_url=database)
    try:
        return asyncio.run(_verify_all(settings, progress, keep=keep))
    except (SQLAlchemyError, OSError, KeyError) as error:
        raise database_closed(settings, error) from error


async def _verify_all(settings: Settings, progress: Callable[[int, int], None], *, keep: bool) -> Report:
    """Replay every table; the shape of the database stays as it is, whichever server has made it.

    With `keep`, the end of finished games that still stand is stored where it is not yet.
    """
    url = settings.database
    if is_sqlite(url) and not Path(url.database or "").is_file():
        raise FileNotFoundError(ENOENT, strerror(ENOENT))
    engine = create_async_engine(url)
    report = Report()
    async with engine.connect() as connection:
        stored = await _Stored.read(connection)
        tables = await stored.tables()
        for number, key in enumerate(tables, 1):
            await _verify(stored, key, report, keep=keep)
            progress(number, len(tables))
        await connection.commit()
    await engine.dispose()
    return report


async def _verify(stored: "_Stored", key: str, report: Report, *, keep: bool) -> None:
    row = await stored.table(key)
    rules = row._mapping.get("rules", OLDEST_RULES)
    lines = await stored.lines(key) if row.status != WAITING else []
    found, stand = await _found(stored, row, lines, rules, report, keep=keep)
    report.found[found] += 1
    if found != "stands":
        report.doubts.append(Doubt(key, row.game, row.status, rules, found, len(lines), stand))


async def _found(
    stored: "_Stored", row: Row[Any], lines: Sequence[Line], rules: int, report: Report, *, keep: bool
) -> tuple[Finding, int]:
    """What becomes of a table, and up to which line it stands."""
    try:
        game = find(row.game)
    except UnknownGame:
        return "unknown-game", 0
    if row.status == WAITING:
        return "stands", 0
    table = PlayedTable(game, int(row.seed), known_options(game, row.options), await stored.seats(row.id))
    follow_while_it_stands(table, lines, rules)
    stand = table.version if table.halt is None else table.halt.line
    if row.status != FINISHED:
        return ("stands" if table.halt is None else "in-part"), stand
    kept = await stored.final_kept(row.id, row.version)
    if table.standings() == row.standings and table.halt is None:
        if keep and not kept:
            await stored.keep(FinalRow.of(row.id, table))
            report.newly_kept += 1
        return "stands", stand
    return ("kept" if kept or row.standings is None else "gone"), stand


class _Stored:
    """A database as it is: columns that it does not have yet are not asked for."""

    def __init__(self, connection: AsyncConnection, there: MetaData) -> None:
        self._connection = connection
        self._there = there

    @classmethod
    async def read(cls, connection: AsyncConnection) -> "_Stored":
        there = MetaData()
        await connection.run_sync(there.reflect)
        return cls(connection, there)

    def _columns(self, table: Table) -> list[Column[Any]]:
        return [column for column in table.c if column.name in self._there.tables[table.name].c]

    async def tables(self) -> list[str]:
        ids = schema.tables.c.id
        return list((await self._connection.execute(select(ids).order_by(ids))).scalars())

    async def table(self, key: str) -> Row[Any]:
        query = select(*self._columns(schema.tables)).where(schema.tables.c.id == key)
        return (await self._connection.execute(query)).one()

    async def seats(self, key: str) -> list[Seat]:
        query = select(schema.seats).where(schema.seats.c.table == key).order_by(schema.seats.c.seat)
        return [read_seat(row) for row in await self._connection.execute(query)]

    async def lines(self, key: str) -> list[Line]:
        log = schema.log.c
        columns = log.version, log.kind, log.seat, log.choices, log.number
        query = select(*columns).where(log.table == key).order_by(log.version)
        found = await self._connection.execute(query)
        return [Line(version, kind, seat, tuple(said), number) for version, kind, seat, said, number in found]

    async def final_kept(self, key: str, version: int) -> bool:
        if schema.finals.name not in self._there.tables:
            return False
        kept = schema.finals.c
        query = select(kept.version).where(kept.table == key, kept.version == version)
        return (await self._connection.execute(query)).first() is not None

    async def keep(self, final: FinalRow) -> None:
        gone = schema.finals.delete().where(schema.finals.c.table == final.table)
        await self._connection.execute(gone)
        await self._connection.execute(insert(schema.finals).values(asdict(final)))
