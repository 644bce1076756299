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
import ssl
import statistics
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import echo
import httpx
import orjson
from loopback import free_port, wait_for
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.sync.client import connect

from ecumene.core.record import Record
from ecumene.core.registry import find
from ecumene.server.schema import log, tables
from ecumene.server.settings import Settings
from ecumene.table import UNDO
from ecumene.titles.tigris.pieces import TILE_WORDS

GAME = "tigris"
MOST_SECONDS = 120
LONG_GAME = 1000
ECHO_SECONDS = 3.0


@dataclass
class Seen:
    """What the two pages of a table saw last."""

    table: str
    number: int = 0
    views: dict[int, Any] = field(default_factory=dict)


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


# The pages --------------------------------------------------------------------------------------


class PageSocket(asyncio.Protocol):
    """A WebSocket client with just enough of RFC 6455, so that the bench does not measure itself."""

    def __init__(self, pair: "Pair", seat: int, request: bytes) -> None:
        self.pair = pair
        self.seat = seat
        self.request = request
        self.buffer = b""
        self.greeted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        transport.write(self.request)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.greeted:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self.buffer[:40], self.buffer[:200]
            self.greeted = True
            self.buffer = self.buffer[end + 4 :]
        at = 0
        while (frame := _frame(self.buffer, at)) is not None:
            opcode, start, at = frame
            if opcode == 1:
                for message in self.buffer[start:at].split(b"\n"):
                    self.pair.got(self, message)
            elif opcode == 9:
                self._send(0x8A, self.buffer[start:at])
        self.buffer = self.buffer[at:]

    def send(self, message: bytes) -> None:
        self._send(0x81, message)

    def _send(self, head: int, body: bytes) -> None:
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        # A mask of zeros leaves the body as it is.
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + body)


def _frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """The opcode, start and end of the next whole frame."""
    if len(buffer) < at + 2:
        return None
    size, start = buffer[at + 1] & 0x7F, at + 2
    if size == 126:
        size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
    elif size == 127:
        size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
    if len(buffer) < start + size:
        return None
    return buffer[at] & 0x0F, start, start + size


class Pair:
    """Two pages at one table, each choosing at random when it is asked."""

    def __init__(self, crowd: "Crowd", number: int) -> None:
        self.crowd = crowd
        self.random = random.Random(number)
        self.seen = Seen("")
        self.sockets: list[PageSocket] = []
        self.sent: dict[int, tuple[int, float]] = {}
        """Choices that the other page has yet to see: how many stood before, who chose, and when."""
        self.due = 0.0

    async def sit_down(self) -> None:
        """Open a table, as two guests."""
        # A connection that has waited while the server was busy may be closed when it is used again.
        how: Any = {
            "base_url": self.crowd.base,
            "verify": self.crowd.trust,
            "limits": httpx.Limits(max_keepalive_connections=0),
        }
        async with httpx.AsyncClient(**how) as ana, httpx.AsyncClient(**how) as bruno:
            seats = [{"kind": "me"}, {"kind": "open"}]
            opened = await ana.post("/api/tables", json={"game": GAME, "seats": seats})
            opened.raise_for_status()
            table = opened.json()["id"]
            (await bruno.post(f"/api/tables/{table}/join")).raise_for_status()
            (await ana.post(f"/api/tables/{table}/start")).raise_for_status()
            cookies = [ana.cookies["ecumene"], bruno.cookies["ecumene"]]
        self.seen = Seen(table)
        self.crowd.seen.append(self.seen)
        self.sockets = [await self._connect(table, seat, cookie) for seat, cookie in enumerate(cookies)]

    async def _connect(self, table: str, seat: int, cookie: str) -> PageSocket:
        host = f"127.0.0.1:{self.crowd.port}"
        lines = (
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {host}",
            f"Origin: http://{host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: ecumene={cookie}",
        )
        request = ("\r\n".join(lines) + "\r\n\r\n").encode()
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(
            lambda: PageSocket(self, seat, request), "127.0.0.1", self.crowd.port
        )
        return made

    def got(self, page: PageSocket, text: bytes) -> None:
        if not text.startswith(b'{"type":"view"'):
            assert not text.startswith(b'{"type":"refused"'), text
            self.crowd.stored += self.crowd.measuring and text.startswith(b'{"type":"done"')
            return
        message = orjson.loads(text)
        asked = message["view"]["asked"]
        half_made = asked is not None and asked["seat"] == page.seat and asked["half_made"]
        for number, (seat, at) in list(self.sent.items()):
            if number >= message["number"]:
                continue
            if seat != page.seat:
                self.crowd.measure(time.perf_counter() - at)
                del self.sent[number]
            elif half_made:
                # The other page is told nothing before the choice is whole.
                del self.sent[number]
        if message["number"] >= self.seen.number:
            self.seen.number = message["number"]
            self.seen.views[page.seat] = (message["number"], message["view"])
        if asked is None:
            self.crowd.game_over(self)
        elif asked["seat"] == page.seat and not self.crowd.stopped:
            choice = self.random.choice(asked["choices"])
            self.when_due(page, message["number"], choice)

    def when_due(self, page: PageSocket, number: int, choice: str) -> None:
        """Choose at once, or at the table's next second."""
        if not self.crowd.seated:
            self.crowd.waiting.append((self, page, number, choice))
            return
        if not self.crowd.pace:
            self._choose(page, number, choice)
            return
        loop = asyncio.get_running_loop()
        self.due = (
            max(self.due + self.crowd.pace, loop.time()) if self.due else loop.time() + self.random.random()
        )
        loop.call_at(self.due, self._choose, page, number, choice)

    def _choose(self, page: PageSocket, number: int, choice: str) -> None:
        if self.crowd.stopped:
            return
        self.sent[number] = (page.seat, time.perf_counter())
        # Nothing is taken back here, so there are as many versions as choices.
        message = {
            "type": "choose",
            "id": f"{number}",
            "version": number,
            "seat": page.seat,
            "choices": [choice],
        }
        page.send(orjson.dumps(message))


class Crowd:
    """All pages of a run."""

    def __init__(self, port: int, count: int, seconds: float, pace: float, report: Connection) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.trust = ssl.create_default_context()
        """Made once: a client that makes its own keeps all pages waiting for it."""
        self.count = count
        self.seconds = seconds
        self.pace = pace
        self.report = report
        self.seen: list[Seen] = []
        self.stored = 0
        """Choices acknowledged while measuring."""
        self.delays: list[float] = []
        """From a click to the other page, wherever that is shown something."""
        self.seated = False
        self.waiting: list[tuple[Pair, PageSocket, int, str]] = []
        """First choices, kept back until everybody sits."""
        self.measuring = False
        self.stopped = False
        self.pairs: set[Pair] = set()
        self.errands: set[asyncio.Task[None]] = set()
        self.made = 0

    def measure(self, delay: float) -> None:
        if self.measuring:
            self.delays.append(delay)

    def game_over(self, pair: Pair) -> None:
        """Whoever has finished opens another table."""
        if pair in self.pairs:
            self.pairs.discard(pair)
            if not self.stopped:
                self._seat_pair()

    def _seat_pair(self) -> None:
        self.made += 1
        pair = Pair(self, self.made)
        self.pairs.add(pair)
        task = asyncio.create_task(pair.sit_down())
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def run(self) -> None:
        for seated in range(self.count):
            self._seat_pair()
            await asyncio.gather(*self.errands)
            self.report.send(("seated", seated))
        await asyncio.sleep(0.5)
        self.seated = True
        for pair, page, number, choice in self.waiting:
            pair.when_due(page, number, choice)
        await asyncio.sleep(2 if self.pace else 0.5)
        self.measuring = True
        began = time.perf_counter()
        self.report.send(("began", None))
        while time.perf_counter() - began < self.seconds:
            await asyncio.sleep(0.5)
            self.report.send(("progress", self.stored))
        self.measuring = False
        took = time.perf_counter() - began
        self.report.send(("ended", None))
        self.stopped = True
        await asyncio.sleep(1.0)
        self.report.send(("result", (took, self.stored, self.delays, self.seen)))


def crowd(port: int, count: int, seconds: float, pace: float, report: Connection) -> None:
    import uvloop

    uvloop.run(Crowd(port, count, seconds, pace, report).run())


# The server -------------------------------------------------------------------------------------


@contextmanager
def server(database: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server process that takes whatever comes, ended by SIGKILL."""
    port = free_port()
    limits = {"ECUMENE_RATE": "1e9", "ECUMENE_BURST": "1000000000", "ECUMENE_TABLES_PER_GUEST": "1000000"}
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


def run(count: int, seconds: float, pace: float, database: str | None, *, quiet: bool) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        place = database or f"{folder}/bench.sqlite"
        with server(place) as (process, port):
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
                    used = cpu_seconds(process.pid)
                elif what == "ended":
                    used = cpu_seconds(process.pid) - used
                elif what == "result":
                    break
                if not quiet and what == "progress":
                    print(f"\r{count} tables: {said:>8} choices", end="", file=sys.stderr, flush=True)
            pages.join()
        if not quiet:
            print(file=sys.stderr)
        took, stored, delays, seen = said
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
