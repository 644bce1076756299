"""The simulated pages of `bench/server.py`: two sockets a table, each choosing at random when it is asked."""

import asyncio
import os
import random
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import orjson
from prepared import Prepared


@dataclass
class Seen:
    """What the two pages of a table saw last."""

    table: str
    number: int
    views: dict[int, Any] = field(default_factory=dict)


class PageSocket(asyncio.Protocol):
    """A WebSocket client with just enough of RFC 6455, so that the bench does not measure itself."""

    def __init__(self, pair: "Pair", seat: int, request: bytes) -> None:
        self.pair = pair
        self.seat = seat
        self.request = request
        self.buffer = b""
        self.greeted = False
        self.view: dict[str, Any] = {}

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

    def __init__(self, crowd: "Crowd", prepared: Prepared, ports: Sequence[int]) -> None:
        self.crowd = crowd
        self.ports = ports
        """Where each of the two goes."""
        self.game = prepared.game
        self.random = random.Random(prepared.number)
        self.seen = Seen(prepared.table, prepared.number)
        self.cookies = prepared.cookies
        self.sockets: list[PageSocket] = []
        self.sent: dict[int, tuple[int, float]] = {}
        """Choices that the other page has yet to see: how many stood before, who chose, and when."""
        self.due = 0.0

    async def sit_down(self) -> None:
        """Come to the table, as its two guests."""
        self.crowd.seen.append(self.seen)
        for seat, cookie in enumerate(self.cookies):
            self.sockets.append(await self._connect(self.seen.table, seat, cookie))

    async def _connect(self, table: str, seat: int, cookie: str) -> PageSocket:
        host = f"127.0.0.1:{self.ports[seat]}"
        lines = (
            f"GET /api/tables/{table}/socket?changes=1 HTTP/1.1",
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
            lambda: PageSocket(self, seat, request), "127.0.0.1", self.ports[seat]
        )
        return made

    def got(self, page: PageSocket, text: bytes) -> None:
        if not text.startswith((b'{"type":"view"', b'{"type":"change"')):
            assert not text.startswith(b'{"type":"refused"'), text
            if self.crowd.measuring and text.startswith(b'{"type":"done"'):
                self.crowd.stored[self.game] += 1
            return
        message = orjson.loads(text)
        page.view |= message.get("view") or message["changes"]
        asked = page.view["asked"]
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
            self.seen.views[page.seat] = (message["number"], page.view.copy())
        if asked is None:
            self.crowd.game_over(self)
        elif asked["seat"] == page.seat and not self.crowd.stopped:
            self.when_due(page, message["number"], self._any(asked))

    def _any(self, asked: dict[str, Any]) -> str:
        """Whatever may be chosen, but for giving up."""
        choices: list[str] = asked["choices"]
        answers = [choice for choice in choices if choice != asked.get("concession")]
        return self.random.choice(answers or choices)

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

    def __init__(
        self,
        ports: Sequence[int],
        tables: list[Prepared],
        spare: list[Prepared],
        report: Connection,
        *,
        apart: bool = False,
    ) -> None:
        self.ports = ports
        self.apart = apart
        """Whether the players of a table go to different servers."""
        self.tables = tables
        self.spare = spare
        """Where who has finished goes next."""
        self.report = report
        self.pace = 0.0
        """Seconds between two choices of a table; 0 is flat out."""
        self.seen: list[Seen] = []
        self.stored: Counter[str] = Counter()
        """Choices acknowledged while measuring, by game."""
        self.delays: list[float] = []
        """From a click to the other page, wherever that is shown something."""
        self.seated = False
        self.waiting: list[tuple[Pair, PageSocket, int, str]] = []
        """First choices, kept back until everybody sits."""
        self.measuring = False
        self.stopped = False
        self.pairs: set[Pair] = set()
        self.errands: set[asyncio.Task[None]] = set()

    def measure(self, delay: float) -> None:
        if self.measuring:
            self.delays.append(delay)

    def game_over(self, pair: Pair) -> None:
        """Whoever has finished goes to another table, while there is one."""
        if pair in self.pairs:
            self.pairs.discard(pair)
            if self.spare and not self.stopped:
                self._seat_pair(self.spare.pop())

    def _seat_pair(self, prepared: Prepared) -> None:
        where, far = len(self.seen), int(self.apart)
        pair = Pair(self, prepared, [self.ports[(where + seat * far) % len(self.ports)] for seat in range(2)])
        self.pairs.add(pair)
        task = asyncio.create_task(pair.sit_down())
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def sit_down(self) -> None:
        """Take all seats, and let everybody look."""
        for seated, prepared in enumerate(self.tables):
            self._seat_pair(prepared)
            await asyncio.gather(*self.errands)
            self.report.send(("progress", seated))
        while len(self.waiting) < len(self.tables):
            await asyncio.sleep(0.1)
        self.report.send(("seated", None))

    async def play(self, seconds: float, pace: float) -> None:
        """Play for a while, and report."""
        self.pace, self.seated = pace, True
        for pair, page, number, choice in self.waiting:
            pair.when_due(page, number, choice)
        await asyncio.sleep(2 if pace else 0.5)
        self.measuring = True
        began = time.perf_counter()
        self.report.send(("began", None))
        while time.perf_counter() - began < seconds:
            await asyncio.sleep(0.5)
            self.report.send(("progress", self.stored.total()))
        self.measuring = False
        took = time.perf_counter() - began
        self.report.send(("ended", None))
        self.stopped = True
        await asyncio.sleep(1.0)
        self.report.send(("result", Played(took, self.stored, self.delays, self.seen)))


@dataclass
class Played:
    """What the pages report of a run."""

    seconds: float
    stored: Counter[str]
    delays: list[float]
    seen: list[Seen]


def crowd(
    ports: Sequence[int],
    tables: list[Prepared],
    spare: list[Prepared],
    seconds: float,
    pace: float,
    apart: bool,
    report: Connection,
) -> None:
    import uvloop

    async def run() -> None:
        pages = Crowd(ports, tables, spare, report, apart=apart)
        await pages.sit_down()
        report.recv()  # until whoever measures is ready
        await pages.play(seconds, pace)

    uvloop.run(run())
