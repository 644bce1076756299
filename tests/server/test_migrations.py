"""Logs that older servers wrote are read as they were meant."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, Table, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from ecumene.core.record import Record
from ecumene.server import schema
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.storage import MIGRATIONS, open_database

KEY = "old-table"

OLD_LOG: list[tuple[str, int, str, int]] = [
    # kind, seat, choice as it was stored, choices that stood before
    ("choice", 0, "king b3", 0),
    ("choice", 0, "priest", 2),
    ("undo", 0, "2", 3),
    ("redo", 0, "priest", 2),
    ("undo", 0, "0", 3),
    ("choice", 0, "king k2", 0),
    ("choice", 0, "end", 2),
]


def run(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser of other tests keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def store_as_before(connection: Connection) -> None:
    """A table in the schema before versions."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0002")
    old = MetaData()
    old.reflect(connection)
    tables: dict[str, Table] = dict(old.tables)
    row: dict[str, Any] = {
        "id": KEY,
        "game": "tigris",
        "options": {},
        "seed": "7",
        "status": "playing",
        "owner": "ana",
    }
    row |= {"public": False, "created": "2026", "changed": "2026", "version": 7, "number": 3}
    connection.execute(insert(tables["tables"]).values(row | {"asked": 1, "bot_asked": False}))
    seats = [
        {"table": KEY, "seat": n, "kind": "local", "guest": "ana", "name": "Ana", "resigned": False}
        for n in (0, 1)
    ]
    connection.execute(insert(tables["seats"]), seats)
    lines = [
        {"table": KEY, "number": n, "kind": kind, "seat": seat, "choice": choice, "before": before}
        for n, (kind, seat, choice, before) in enumerate(OLD_LOG, 1)
    ]
    connection.execute(insert(tables["log"]), lines)


def test_an_old_log_leads_to_the_same_table(database: Callable[[], str]) -> None:
    settings = Settings(database_url=database())

    async def check() -> None:
        engine = create_async_engine(settings.database)
        async with engine.begin() as connection:
            await connection.run_sync(store_as_before)
        await engine.dispose()
        rooms = Rooms(await open_database(settings), settings)
        log = schema.log.c
        query = select(log.version, log.kind, log.choices, log.number).order_by(log.version)
        async with rooms.engine.connect() as connection:
            lines = [tuple(line) for line in await connection.execute(query)]
        assert lines == [
            (1, "choice", ["king b3"], 2),
            (2, "choice", ["priest"], 3),
            (3, "undo", [], 2),
            (4, "redo", ["priest"], 3),
            (5, "undo", [], 0),
            (6, "choice", ["king k2"], 2),
            (7, "choice", ["end"], 3),
        ]
        table = (await rooms.room(KEY)).table
        assert (table.version, table.number, table.asked_seat) == (7, 3, 1)
        record = Record.start("tigris", 2, 7).push("king k2").push("end")
        assert table.position == record.position
        await rooms.close()

    run(check())
