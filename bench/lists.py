"""What a list of tables costs in a database of many: CPU milliseconds a call, server side.

    python bench/lists.py [--tables 100000] [--database postgresql://...]

Half of the tables are open, half finished; some person sits at a thousand of them. Each list is read once
before it is measured; figures are scaled to a machine where the empty loop of `ecumene bench` makes 65
million iterations a CPU-second.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any

from sqlalchemy import insert, text
from usage import Pace

from ecumene.server import schema
from ecumene.server.lists import ListName, Lists
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database

BUSY = "busy"
OWN_TABLES = 1000
OWN_RUNNING = 20
CALLS = 200


def rows(count: int) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Tables and their seats, as a server would have stored them."""
    for n in range(count):
        finished = n % 2 == 1
        own = n % (count // OWN_TABLES) == 0
        running = own and n // (count // OWN_TABLES) < OWN_RUNNING
        key, changed = f"table{n:07}", f"2026-01-01T00:00:{n:09}"
        guests = [BUSY if own else f"guest{n}", f"other{n}"]
        table: dict[str, Any] = {
            "id": key,
            "game": "tigris",
            "options": {"board": "classic"},
            "seed": "7",
            "owner": guests[0],
        }
        status = "playing" if running else "finished" if finished or own else "waiting"
        table |= {"status": status, "public": True, "created": changed, "changed": changed, "version": 9}
        standings = [{"seat": 0, "rank": 1, "score": 9}, {"seat": 1, "rank": 2, "score": 7}]
        table |= {"number": 9, "bot_asked": False, "standings": standings if status == "finished" else None}
        seat: dict[str, Any] = {"table": key, "kind": "person", "resigned": False}
        yield table, [seat | {"seat": s, "guest": guest, "name": guest} for s, guest in enumerate(guests)]


async def fill(rooms: Rooms, count: int) -> None:
    stored = rows(count)
    while some := list(islice(stored, 2000)):
        async with rooms.engine.begin() as connection:
            await connection.execute(insert(schema.tables), [table for table, _ in some])
            await connection.execute(insert(schema.seats), [seat for _, seats in some for seat in seats])
    async with rooms.engine.begin() as connection:
        await connection.execute(text("ANALYZE"))


async def cost(lists: Lists, which: ListName, guest: str, pages: int) -> float:
    """CPU milliseconds a page, over some pages on end."""
    spent = 0.0
    calls = 0
    while calls < CALLS:
        after: str | None = None
        for _ in range(pages):
            began = process_time()
            page = await lists.page(which, guest, after)
            spent += process_time() - began
            calls += 1
            after = page[-1]["id"] if page else None
    return spent / calls * 1000


async def main(count: int, database: str) -> None:
    settings = Settings(database_url=database)
    rooms = Rooms(await open_database(settings), settings)
    await fill(rooms, count)
    lists = Lists(rooms)
    which: ListName
    for which in ("open", "mine", "finished"):
        for guest in ("nobody", BUSY):
            pages = 1 if which == "mine" else 5
            await lists.page(which, guest, None)
            calibrated = Pace()
            found = await cost(lists, which, guest, pages)
            calibrated.again()
            print(f"{which:9} {guest:7} {calibrated.cpu(found):6.2f} ms at {calibrated.loops:.0f} M")
    await rooms.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(given.tables, given.database or str(Path(folder) / "lists.sqlite")))
