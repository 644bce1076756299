"""The records of games that are over: as they were kept at their ends, or else as their logs have them."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy.exc import NoResultFound, SQLAlchemyError

from ecumene.core.errors import UnknownGame
from ecumene.core.registry import find
from ecumene.server.settings import Settings
from ecumene.server.storage import as_it_stands, database_closed
from ecumene.server.stored import Over, Stored

AT_ONCE = 50
"""How many games are read at a time."""


class Text(NamedTuple):
    """The record of a game."""

    text: str
    whole: bool
    """Whether it leads to how the game ended."""


@dataclass
class Exported:
    """What became of the games of a database."""

    games: int = 0
    in_part: list[str] = field(default_factory=list)
    """Tables whose end is not kept, and whose log no longer leads there."""
    missing: list[str] = field(default_factory=list)
    """Tables of games that are not installed, with nothing kept of them."""


def export_records(
    database: str | None, write: Callable[[str, str], None], progress: Callable[[int, int], None]
) -> Exported:
    """Write the record of every finished game of a database, given as to `serve`, into a file of its own."""
    settings = Settings.from_environment(database_url=database)
    try:
        return asyncio.run(_export(settings, write, progress))
    except (SQLAlchemyError, OSError, KeyError) as error:
        raise database_closed(settings, error) from error


async def _export(
    settings: Settings, write: Callable[[str, str], None], progress: Callable[[int, int], None]
) -> Exported:
    done = Exported()
    async with as_it_stands(settings) as engine, engine.connect() as connection:
        stored = await Stored.read(connection)
        games = await stored.over()
        for first in range(0, len(games), AT_ONCE):
            some = games[first : first + AT_ONCE]
            found = await texts(stored, [game.table for game in some])
            for game in some:
                _put(game, found.get(game.table), done, write)
            progress(first + len(some), len(games))
    return done


def _put(game: Over, found: Text | None, done: Exported, write: Callable[[str, str], None]) -> None:
    if found is None:
        done.missing.append(game.table)
        return
    write(file_name(*game), found.text)
    done.games += 1
    if not found.whole:
        done.in_part.append(game.table)


def file_name(table: str, game: str, at: str) -> str:
    """What the record of a game is called: by its day, its title and its table."""
    return f"{at[:10]}-{game}-{table}.txt"


async def texts(stored: Stored, tables: Sequence[str]) -> dict[str, Text]:
    """The records of some finished games; of those that there are."""
    found = {one.table: Text(one.last_sight()["text"], True) for one in await stored.finals(tables)}
    for table in tables:
        if table not in found:
            try:
                found[table] = await _replayed(stored, table)
            except (UnknownGame, NoResultFound):
                continue  # of a game that is not installed any more, or it has just gone
    return found


async def _replayed(stored: Stored, key: str) -> Text:
    row = await stored.table(key)
    table = await stored.followed(row, find(row.game), await stored.lines(key))
    return Text(table.full_record(), table.halt is None and table.standings() == row.standings)
