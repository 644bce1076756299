"""What a choice costs a server by itself: the whole of it in this process, pages that are bytes in memory.

    python bench/inside.py                          # all five games mixed
    python bench/inside.py --games ages --profile   # which functions are called for a choice of one game
    python bench/inside.py --times 5                # medians of five runs

The same tables as in `bench/server.py`, but what is chosen is known beforehand, and nothing goes over the
network: what is left is what the server does. CPU-seconds of this process, the thread that writes and the
pages included, are scaled as there; where other programs run as well, two trees are compared by taking turns.
Calls are those that Python's own profiler counts, which do not depend on the load: with compiled code, those
that it makes of uncompiled code and is called by.
"""

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from typing import Any

import orjson
import uvicorn
import uvloop
from prepared import GAMES, LATEST, Prepared, put, random_choice, under_way
from usage import Pace
from uvicorn.server import ServerState

from ecumene.core.build import compiled
from ecumene.core.record import Record
from ecumene.server.app import make_app
from ecumene.server.doors import Doors, Socket
from ecumene.server.proxies import Proxies
from ecumene.server.rubbish import search_seldom
from ecumene.server.settings import Settings

Chosen = list[tuple[int, str]]
"""Seats and what they choose, one after the other."""
MOST = 10**6
SHOWN = 60
"""How many functions `--profile` tells of."""


class Page:
    """A connection that takes everything at once, and lets its pair go on when something was acknowledged."""

    def __init__(self, pair: "Pair") -> None:
        self._pair = pair

    def get_extra_info(self, name: str) -> object:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else None

    def write(self, data: bytes) -> None:
        if b'"type":"refused"' in data:
            raise SystemExit(data[:500])
        if b'{"type":"done"' in data:
            self._pair.loop.call_soon(self._pair.choose)

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        """Nothing comes unless it is asked for."""

    resume_reading = close = abort = pause_reading


class Pair:
    """The two pages of a table, and what they will choose."""

    def __init__(self, prepared: Prepared, chosen: Chosen) -> None:
        self.prepared = prepared
        self.sockets: list[Socket] = []
        self.loop = asyncio.get_running_loop()
        self.over = self.loop.create_future()
        self._chosen = iter(chosen)
        self._number = prepared.number

    def come(self, config: uvicorn.Config, doors: Doors) -> None:
        """Ask for the table, as its two guests."""
        for cookie in self.prepared.cookies:
            socket = Socket(doors, config=config, server_state=ServerState(), app_state={})
            page: Any = Page(self)
            socket.connection_made(page)
            lines = (
                f"GET /api/tables/{self.prepared.table}/socket?changes=1 HTTP/1.1",
                "host: here",
                "upgrade: websocket",
                "connection: Upgrade",
                "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
                "sec-websocket-version: 13",
                f"cookie: ecumene={cookie}",
            )
            socket.data_received(("\r\n".join(lines) + "\r\n\r\n").encode())
            self.sockets.append(socket)

    def choose(self) -> None:
        seat, choice = next(self._chosen, (None, ""))
        if seat is None:
            self.over.set_result(None)
            return
        said = {"type": "choose", "id": str(self._number), "version": self._number, "seat": seat}
        text = orjson.dumps(said | {"choices": [choice]})
        self._number += 1
        size = bytes([128 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.sockets[seat].data_received(b"\x81" + size + bytes(4) + text)


def games_of(games: Sequence[str], tables: int, most: int) -> Iterator[tuple[Record, Chosen]]:
    """Games under way, and how each goes on."""
    stages = random.Random(tables)
    for seed in range(tables):
        record = under_way(games[seed % len(games)], seed, stages.uniform(0, LATEST))
        ahead, chance = record.branch(len(record.entries)), random.Random(seed)
        chosen: Chosen = []
        while len(chosen) < most and ahead.position.seat is not None:
            chosen.append((ahead.position.seat, random_choice(ahead.position, chance)))
            ahead.push([chosen[-1][1]])
        yield record, chosen


async def used(database: str, going: list[tuple[Prepared, Chosen]], profiler: Any) -> tuple[float, float]:
    """CPU-seconds for all of these choices: of the process, and of its event loop."""
    settings = Settings(
        database_url=database, thinkers=0, rate=1e9, burst=10**9, connections_per_address=MOST
    )
    doors = Doors(settings, Proxies(()), MOST)
    app = make_app(settings, doors)
    config = uvicorn.Config(app, log_config=None, ws_ping_interval=None, proxy_headers=False)
    config.load()
    async with app.app.router.lifespan_context(app.app):
        pairs = [Pair(prepared, chosen) for prepared, chosen in going]
        for pair in pairs:
            pair.come(config, doors)
            while len((await app._state.rooms.room(pair.prepared.table)).viewers) < len(pair.sockets):
                await asyncio.sleep(0.001)
        search_seldom()
        process, loop = time.process_time(), time.thread_time()
        if profiler is not None:
            profiler.enable()
        for pair in pairs:
            pair.choose()
        await asyncio.gather(*(pair.over for pair in pairs))
        if profiler is not None:
            profiler.disable()
        process, loop = time.process_time() - process, time.thread_time() - loop
        for socket in [socket for pair in pairs for socket in pair.sockets]:
            socket.connection_lost(None)
        await asyncio.sleep(0.1)
    return process, loop


def measured(given: argparse.Namespace, profiler: Any = None) -> dict[str, float]:
    made = list(games_of(given.games, given.tables, given.choices))
    choices = sum(len(chosen) for _, chosen in made)
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"{folder}/inside.sqlite"
        prepared = put(database, iter([record for record, _ in made]))
        going = [(one, chosen) for one, (_, chosen) in zip(prepared, made, strict=True)]
        calibrated = Pace()
        process, loop = uvloop.run(used(database, going, profiler))
        calibrated.again()
    return {
        "choices": choices,
        "us": calibrated.cpu(process) / choices * 1e6,
        "loop_us": calibrated.cpu(loop) / choices * 1e6,
        "calibration": calibrated.loops,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--tables", type=int, default=50, metavar="N")
    parser.add_argument("--choices", type=int, default=80, metavar="N", help="at a table, at most")
    parser.add_argument("--times", type=int, default=1, metavar="N", help="medians of so many runs are told")
    parser.add_argument("--database", help="an empty database to use instead of a new SQLite file; once")
    parser.add_argument("--profile", action="store_true", help="tell which functions are called")
    given = parser.parse_args()
    if given.profile:
        profiler = cProfile.Profile()
        choices = measured(given, profiler)["choices"]
        stats = pstats.Stats(profiler)
        print(f"{stats.total_calls / choices:.0f} calls for a choice")  # type: ignore[attr-defined]
        stats.sort_stats("tottime").print_stats(SHOWN)
        return
    runs = [measured(given) for _ in range(given.times)]
    told = {name: round(statistics.median(run[name] for run in runs), 1) for name in runs[0]}
    print(json.dumps({"compiled": compiled(), **told}))


if __name__ == "__main__":
    main()
