"""The simulated pages of `bench/server.py`: two sockets a table, each choosing at random when it is asked."""

import asyncio
import os
import random
import ssl
import time
from base64 import b64encode
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import httpx
import orjson

GAME = "tigris"


@dataclass
class Seen:
    """What the two pages of a table saw last."""

    table: str
    number: int = 0
    views: dict[int, Any] = field(default_factory=dict)


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
