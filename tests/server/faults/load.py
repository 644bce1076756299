"""People who play as fast as they are let, come again when sent away, and count what they were told."""

import asyncio
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import WebSocketException

from ecumene.server import schema
from ecumene.server.settings import Settings
from tests.server.play import Guest, Page, Server, wait_until

Said = tuple[str, int, tuple[str, ...]]
"""A choice: its table, the version that it led to, and the chain."""
AWAY = (WebSocketException, EOFError, OSError, TimeoutError, AssertionError, httpx.TransportError)
"""What a page meets when its server or the database is gone."""


@dataclass
class Load:
    """What the players of a server were told."""

    acknowledged: dict[str, Said] = field(default_factory=dict)
    """Choices by the id of their request."""
    refused: Counter[str] = field(default_factory=Counter)
    over: threading.Event = field(default_factory=threading.Event)

    def count(self) -> int:
        return len(self.acknowledged)

    def goes_on(self, choices: int) -> None:
        """Wait until that many more choices were acknowledged."""
        enough = self.count() + choices
        wait_until(lambda: self.count() >= enough, 120)


@contextmanager
def players(servers: list[Server], count: int) -> Iterator[Load]:
    """Let people play, each at one table after the other, spread over the servers."""
    load = Load()
    threads = [
        threading.Thread(target=_play, args=(servers[n % len(servers)], load, n)) for n in range(count)
    ]
    for thread in threads:
        thread.start()
    try:
        yield load
    finally:
        load.over.set()
        for thread in threads:
            thread.join()


def _play(server: Server, load: Load, number: int) -> None:
    chance = random.Random(number)
    guest: Guest | None = None
    table: str | None = None
    while not load.over.is_set():
        try:
            guest = guest or server.guest(f"Eva {number}")
            table = table or guest.opens("me", "Bruno", start=True)
            with guest.sits_at(table) as page:
                page.sees("view")
                if not _play_on(page, table, load, chance):
                    table = None
        except AWAY:
            time.sleep(0.1)
            # A server that was started again listens elsewhere.
            guest = guest and guest.at(server)


def _play_on(page: Page, table: str, load: Load, chance: random.Random) -> bool:
    """Choose until the end of the game, or of it all; False if the game is over."""
    while not load.over.is_set():
        asked = page.view["view"]["asked"]
        if asked is None:
            return False
        if "choices" not in asked:
            page.does("look", seat=asked["seat"])
            continue
        choices, request = (chance.choice(asked["choices"]),), f"{chance.getrandbits(64):x}"
        version = page.view["version"]
        answer = page.ask("choose", id=request, version=version, seat=asked["seat"], choices=choices)
        if answer["type"] == "done":
            load.acknowledged[request] = (table, answer["version"], choices)
        else:
            load.refused[answer["error"]["code"]] += 1
        page.until(lambda m: m["type"] == "view") if page.view["version"] <= version else None
    return True


@dataclass(frozen=True)
class Tally:
    """What became of acknowledged choices."""

    acknowledged: int
    kept: int
    lost: int
    doubled: int
    broken: int
    """Tables whose log has a gap."""


def tally(database: str, load: Load) -> Tally:
    """Compare what was acknowledged with what is stored."""
    stored: dict[str, list[Said]] = {}
    versions: dict[str, list[int]] = {}
    for table, version, choices, request in lines(database):
        versions.setdefault(table, []).append(version)
        if request is not None:
            stored.setdefault(request, []).append((table, version, choices))
    kept = sum(said in stored.get(request, ()) for request, said in load.acknowledged.items())
    doubled = sum(len(found) > 1 for found in stored.values())
    broken = sum(found != list(range(1, len(found) + 1)) for found in versions.values())
    return Tally(load.count(), kept, load.count() - kept, doubled, broken)


def lines(database: str) -> list[tuple[str, int, tuple[str, ...], str | None]]:
    """The logs of all tables, as they are stored."""

    async def read() -> list[Any]:
        engine = create_async_engine(Settings(database_url=database).database)
        log = schema.log.c
        query = select(log.table, log.version, log.choices, log.request).order_by(log.table, log.version)
        async with engine.connect() as connection:
            found = [(t, v, tuple(c), r) for t, v, c, r in await connection.execute(query)]
        await engine.dispose()
        return found

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, read()).result()
