"""Whether all tables of a database stand by today's rules: to be known before an upgrade."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import Row
from sqlalchemy.exc import SQLAlchemyError

from ecumene.core.errors import UnknownGame
from ecumene.core.registry import find
from ecumene.server.rows import FinalRow
from ecumene.server.settings import Settings
from ecumene.server.storage import as_it_stands, database_closed
from ecumene.server.stored import Stored, rules_of
from ecumene.table import FINISHED, WAITING, Line

Finding = Literal["stands", "kept", "in-part", "gone", "unknown-game"]
"""It stands; it is over and its end kept; it would stop at a line; its end is lost; no such game is here."""

FINDINGS: tuple[Finding, ...] = ("stands", "kept", "in-part", "gone", "unknown-game")
GOOD: tuple[Finding, ...] = ("stands", "kept")


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
    report = Report()
    async with as_it_stands(settings) as engine, engine.connect() as connection:
        stored = await Stored.read(connection)
        tables = await stored.tables()
        for number, key in enumerate(tables, 1):
            await _verify(stored, key, report, keep=keep)
            progress(number, len(tables))
        await connection.commit()
    return report


async def _verify(stored: Stored, key: str, report: Report, *, keep: bool) -> None:
    row = await stored.table(key)
    rules = rules_of(row)
    lines = await stored.lines(key) if row.status != WAITING else []
    found, stand = await _found(stored, row, lines, report, keep=keep)
    report.found[found] += 1
    if found != "stands":
        report.doubts.append(Doubt(key, row.game, row.status, rules, found, len(lines), stand))


async def _found(
    stored: Stored, row: Row[Any], lines: Sequence[Line], report: Report, *, keep: bool
) -> tuple[Finding, int]:
    """What becomes of a table, and up to which line it stands."""
    try:
        game = find(row.game)
    except UnknownGame:
        return "unknown-game", 0
    if row.status == WAITING:
        return "stands", 0
    table = await stored.followed(row, game, lines)
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
