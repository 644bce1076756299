"""How many durable choices a second one server process takes, and how soon the other seat sees them.

    python bench/server.py                 # 50 and 200 tables: flat out, then one choice a second a table
    python bench/server.py --tables 50 --seconds 5 --json

Tables of Tigris & Euphrates without bots, two sockets each, exchanging legal random choices over the
loopback. The server is a process of its own over a new SQLite file (or `--database`), the pages are
simulated in another. At the end the server is killed with SIGKILL, and every record is replayed from
the database: it must lead to the very views that the pages saw last. What a bare echo does on the same
machine at the same time is measured last, to compare with (`bench/echo.py`).
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import echo
import httpx
import orjson
from loopback import free_port, wait_for
from pages import GAME, Seen, crowd
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.sync.client import connect

from ecumene.core.record import Record
from ecumene.core.registry import find
from ecumene.server.schema import log, tables
from ecumene.server.settings import Settings
from ecumene.table import UNDO
from ecumene.titles.tigris.pieces import TILE_WORDS

MOST_SECONDS = 120
LONG_GAME = 1000
ECHO_SECONDS = 3.0


@dataclass
class Result:
    """One run."""

    tables: int
    pace: str
    seconds: float
    choices: int
    choices_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_cpu: float
    """How much of one core the server used."""
    replayed: int = 0
    """Tables whose record led to what the pages saw."""


# The server -------------------------------------------------------------------------------------


@contextmanager
def server(database: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server process that takes whatever comes, ended by SIGKILL."""
    port = free_port()
    limits = {"ECUMENE_RATE": "1e9", "ECUMENE_BURST": "1000000000", "ECUMENE_TABLES_PER_GUEST": "1000000"}
    limits["ECUMENE_TABLES_PER_ADDRESS"] = "1000000"
    code = f"from ecumene.server import serve; serve(port={port}, database={database!r})"
    environ = os.environ | limits | {"ECUMENE_LOG_LEVEL": "warning"}
    process = subprocess.Popen([sys.executable, "-c", code], env=environ)
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz")
        yield process, port
    finally:
        process.kill()
        process.wait()


def cpu_seconds(pid: int) -> float:
    """What a process has used so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def replayed(database: str, seen: list[Seen]) -> int:
    """How many records lead to what their pages saw; anything else ends the bench."""
    return asyncio.run(_replayed(database, seen))


async def _replayed(database: str, seen: list[Seen]) -> int:
    engine = create_async_engine(Settings(database_url=database).database)
    async with engine.connect() as connection:
        for last in seen:
            row = (await connection.execute(select(tables).where(tables.c.id == last.table))).one()
            record = Record(find(row.game), 2, int(row.seed), row.options)
            lines = select(log.c.kind, log.c.choices).where(log.c.table == last.table).order_by(log.c.version)
            for kind, choices in await connection.execute(lines):
                assert kind != UNDO
                for choice in choices:
                    record.push(choice)
            for seat, (number, view) in last.views.items():
                assert number <= len(record.entries), f"{last.table}: an acknowledged choice is lost"
                again = orjson.loads(orjson.dumps(record.at(number).view(seat)))
                assert again == view, f"{last.table}: seat {seat} saw something else"
    await engine.dispose()
    return len(seen)


# Runs -------------------------------------------------------------------------------------------


def watched(
    pid: int, port: int, count: int, seconds: float, pace: float, *, quiet: bool
) -> tuple[float, tuple[float, int, list[float], list[Seen]]]:
    """Let the pages play; the CPU seconds that the server used meanwhile, and what the pages report."""
    ours, theirs = get_context("spawn").Pipe()
    pages = get_context("spawn").Process(target=crowd, args=(port, count, seconds, pace, theirs))
    pages.start()
    used = 0.0
    while True:
        if not ours.poll(60):
            pages.kill()
            raise SystemExit("the pages are silent")
        what, said = ours.recv()
        if what == "began":
            used = cpu_seconds(pid)
        elif what == "ended":
            used = cpu_seconds(pid) - used
        elif what == "result":
            break
        elif what == "progress" and not quiet:
            print(f"\r{count} tables: {said:>8} choices", end="", file=sys.stderr, flush=True)
    pages.join()
    if not quiet:
        print(file=sys.stderr)
    return used, said


def run(count: int, seconds: float, pace: float, database: str | None, *, quiet: bool) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        place = database or f"{folder}/bench.sqlite"
        with server(place) as (process, port):
            used, (took, stored, delays, seen) = watched(process.pid, port, count, seconds, pace, quiet=quiet)
        proven = replayed(place, seen)
    if len(delays) < 100:
        raise SystemExit("too few choices to measure anything")
    cuts = statistics.quantiles(delays, n=100)
    return Result(
        tables=count,
        pace="one a second" if pace else "flat out",
        seconds=round(took, 2),
        choices=stored,
        choices_per_second=round(stored / took, 1),
        p50_ms=round(cuts[49] * 1000, 2),
        p99_ms=round(cuts[98] * 1000, 2),
        worst_ms=round(max(delays) * 1000, 2),
        server_cpu=round(used / took, 2),
        replayed=proven,
    )


def opening(choices: int, database: str | None) -> float:
    """Milliseconds from asking a server that was just started for a long game to its first view."""
    with tempfile.TemporaryDirectory() as folder:
        place = database or f"{folder}/bench.sqlite"
        with server(place) as (_, port), httpx.Client(base_url=f"http://127.0.0.1:{port}") as ana:
            body = str(_long_game(choices)).encode()
            answer = ana.post("/api/records", content=body, timeout=60)
            table, cookie = answer.json()["id"], ana.cookies["ecumene"]
        with server(place) as (_, port):
            began = time.perf_counter()
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
            with connect(address, additional_headers={"Cookie": f"ecumene={cookie}"}, max_size=None) as page:
                while not (views := _views(page.recv())):
                    continue
            took = time.perf_counter() - began
            assert len(views[0]["entries"]) == choices
    return round(took * 1000, 1)


def _views(frame: str | bytes) -> list[Any]:
    messages = [orjson.loads(line) for line in frame.splitlines()]
    return [message for message in messages if message["type"] == "view"]


def _long_game(choices: int) -> Record:
    """A game of people who move their leaders about and seldom use up a tile."""
    record = Record.start(GAME, 4, 7)
    chance = random.Random(7)
    while len(record.entries) < choices:
        offered = list(record.position.choices())
        calm = [choice for choice in offered if choice not in (*TILE_WORDS, "swap", "catastrophe")]
        record.push(chance.choice(calm if calm and chance.random() < 0.9 else offered))
    return record


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200], metavar="N")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each run is measured")
    parser.add_argument("--pace", choices=["flat", "second", "both"], default="both")
    parser.add_argument("--database", help="PostgreSQL to use instead of a new SQLite file")
    parser.add_argument("--json", action="store_true", help="results as JSON on the standard output")
    given = parser.parse_args()
    seconds = min(given.seconds, MOST_SECONDS)
    paces = {"flat": [0.0], "second": [1.0], "both": [0.0, 1.0]}[given.pace]
    results = []
    for count in given.tables:
        for pace in paces:
            result = run(count, seconds, pace, given.database, quiet=given.json)
            results.append(result)
            if not given.json:
                print(
                    f"{result.tables:>4} tables, {result.pace:<12}: {result.choices_per_second} choices/s, "
                    f"p50 {result.p50_ms} ms, p99 {result.p99_ms} ms, worst {result.worst_ms} ms, "
                    f"server at {result.server_cpu:.0%} of a core; {result.replayed} records replayed"
                )
    opened = opening(LONG_GAME, given.database)
    echoed = round(echo.measured(ECHO_SECONDS))
    if given.json:
        told = {"runs": [asdict(r) for r in results], "opening_ms": opened, "bare_echo_per_second": echoed}
        print(json.dumps(told, indent=2))
    else:
        print(f"a bare echo that only stores, on this machine now: {echoed} messages/s")
        print(f"a game of {LONG_GAME} choices, opened by a server that was just started: {opened} ms")


if __name__ == "__main__":
    main()
