"""One line that cannot be stored never fails another's."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import create_async_engine

from ecumene.server import schema
from ecumene.server.settings import Settings
from ecumene.server.storage import prepare_sqlite
from tests.server.conftest import Start
from tests.server.faults.conftest import Told
from tests.server.faults.load import players, tally
from tests.server.play import Server

PLAYERS = 8
BAD_TABLES = 12
COME_AGAIN = 1013


def delete_tables(database: str, keys: list[str]) -> None:
    """Take tables away behind the server's back: what is chosen there can no longer be stored."""

    async def remove() -> None:
        engine = create_async_engine(Settings(database_url=database).database)
        if engine.dialect.name == "sqlite":
            prepare_sqlite(engine.sync_engine, power_safe=False)
        async with engine.begin() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(keys)))
        await engine.dispose()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, remove()).result()


def test_a_bad_line_fails_alone(database: Callable[[], str], start: Start, told: Told) -> None:
    address = database()
    server = start(address, thinkers=1)
    with ExitStack() as open_pages:
        pages = {}
        for n in range(BAD_TABLES):
            guest = server.guest(f"Mal {n}")
            table = guest.opens("me", "Bruno", start=True)
            pages[table] = open_pages.enter_context(guest.sits_at(table))
            pages[table].sees("view")
        with players([server], PLAYERS) as load:
            load.goes_on(50)
            delete_tables(address, list(pages))
            for page in pages.values():
                page.send("choose", version=0, seat=0, choices=["end"])
                assert page.closes() == COME_AGAIN
                load.goes_on(5)
            assert not load.refused, load.refused
    kind = "PostgreSQL" if address.startswith("postgresql") else "SQLite"
    found = told(f"lines that cannot be stored, {kind}", tally(address, load))
    assert (found.lost, found.doubled, found.broken) == (0, 0, 0)


def test_text_that_no_database_takes_is_stopped_at_the_door(server: Server) -> None:
    """A NUL or half a character in any text of a request, while others play: nobody else notices."""
    mal = server.guest("Mal")
    table = mal.opens("me", "Bruno", start=True)
    with players([server], 4) as load, mal.sits_at(table) as page:
        page.sees("view")
        for bad in ("\0", "a\0b", "\ud800", "x\udfff"):
            good = {"version": 0, "seat": 0, "choices": ["end"]}
            for more in ({"id": bad}, {"choices": [bad]}):
                page.send("choose", **{"id": "click", **good, **more})
                assert page.sees("refused")["error"]["code"] == "error-bad-request"
                body = {"id": "click", **good, **more}
                address = f"/api/tables/{table}/choices"
                content = json.dumps(body).encode()
                assert mal.refused("POST", address, content=content) == (400, "error-bad-request")
        load.goes_on(50)
        assert not load.refused, load.refused
    assert mal.get(f"/api/tables/{table}")["version"] == 0
