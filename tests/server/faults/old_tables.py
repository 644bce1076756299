"""Tables as older servers stored them, from records that were kept from then."""

import asyncio
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, insert, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from ecumene.core.record import load
from ecumene.core.registry import find
from ecumene.server.settings import Settings

RECORDS = Path(__file__).parents[2] / "records/rules-1"


@dataclass(frozen=True)
class OldGame:
    """A game of older rules, as it was written down."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    choices: list[tuple[int, str]]
    """Seat and choice."""
    stand: int
    """How many of them stand by today's rules."""


def old_games(game: str) -> list[OldGame]:
    """Those whose end today's rules no longer understand, or not as it was."""
    found = []
    for path in sorted(RECORDS.glob(f"{game}-*.txt")):
        record = load(path)
        if record.cut is not None and len(record.entries) > 3:
            found.append(_read(path, len(record.entries)))
    return found


def _read(path: Path, stand: int) -> OldGame:
    head, _, body = path.read_text(encoding="utf-8").partition("\n\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
    game = find(fields["game"])
    options = game.settled({o.id: fields[o.id] for o in game.options if o.id in fields})
    choices = []
    for line in body.splitlines():
        match = re.match(r"\d+\. (\S+): ([^#]+)", line)
        if match:
            seat = game.seat_words.index(match[1])
            choices += [(seat, choice.strip()) for choice in match[2].split(";")]
    return OldGame(game.id, int(fields["seats"]), fields["seed"], options, choices, stand)


def run_on(database: str, work: Any) -> Any:
    """Do something to a database, in a transaction, with its tables as they are."""

    async def run() -> Any:
        engine = create_async_engine(Settings(database_url=database).database)
        async with engine.begin() as connection:
            done = await connection.run_sync(work)
        await engine.dispose()
        return done

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, run()).result()


def store_old_game(database: str, key: str, old: OldGame, guests: Sequence[str]) -> None:
    """A running table where it was played; guests in turn sit on its seats."""

    def work(connection: Connection) -> None:
        known = MetaData()
        known.reflect(connection)
        count = len(old.choices)
        row: dict[str, Any] = {
            "id": key,
            "game": old.game,
            "options": old.options,
            "seed": old.seed,
            "status": "playing",
        }
        row |= {"owner": guests[0], "public": False, "created": "2026", "changed": "2026", "version": count}
        row |= {"number": count, "asked_seat": 0, "bot_asked": False}
        connection.execute(insert(known.tables["tables"]).values(row))
        for seat in range(old.seats):
            kind = "person" if len(set(guests)) > 1 else "local"
            who: dict[str, Any] = {"kind": kind, "guest": guests[seat % len(guests)], "name": f"Ana {seat}"}
            row = {"table": key, "seat": seat, "resigned": False, **who}
            connection.execute(insert(known.tables["seats"]).values(row))
        for number, (seat, choice) in enumerate(old.choices, 1):
            line = {"table": key, "version": number, "kind": "choice", "seat": seat, "choices": [choice]}
            connection.execute(insert(known.tables["log"]).values(line | {"number": number}))

    run_on(database, work)


def spoil(database: str, key: str, version: int) -> None:
    """Let a table be one of other rules, which today's no longer understand from a line on."""

    def work(connection: Connection) -> None:
        known = MetaData()
        known.reflect(connection)
        log, tables, snapshots = (known.tables[name] for name in ("log", "tables", "snapshots"))
        line = (log.c.table == key) & (log.c.version == version)
        connection.execute(update(log).where(line).values(choices=["zeppelin"]))
        connection.execute(update(tables).where(tables.c.id == key).values(rules=0))
        connection.execute(snapshots.delete().where(snapshots.c.table == key))

    run_on(database, work)


def lose_line(database: str, key: str, version: int) -> None:
    """Let a log have a gap, as a crash of older servers' PostgreSQL left it."""

    def work(connection: Connection) -> None:
        given = {"key": key, "version": version}
        connection.execute(text('DELETE FROM log WHERE "table" = :key AND version = :version'), given)
        connection.execute(text('DELETE FROM snapshots WHERE "table" = :key'), {"key": key})

    run_on(database, work)


def kinds_of_lines(database: str, key: str) -> list[str]:
    def work(connection: Connection) -> list[str]:
        known = MetaData()
        known.reflect(connection)
        log = known.tables["log"].c
        query = select(log.kind).where(log.table == key).order_by(log.version)
        return list(connection.execute(query).scalars())

    found: list[str] = run_on(database, work)
    return found


def forget_ends(database: str) -> None:
    """As if games had ended before their ends were kept."""

    def work(connection: Connection) -> None:
        connection.execute(text("DELETE FROM finals"))

    run_on(database, work)
