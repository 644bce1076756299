"""The doors: how many connections may be open, from where, and how long they may take to say what they want.

Sockets of people at a table are apart from requests: those take at most half of what there is, and one
that has said nothing whole gives way to one that comes anew. Who is not let in is told why once it has
asked, and has a while to read it: what is said before the question, or closed upon unread bytes, may be lost.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import websockets.http11
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from ecumene.server.bot_pool import CHAIN
from ecumene.server.errors import TooManyConnections
from ecumene.server.frames import framed, only_whole, texts_in
from ecumene.server.proxies import Proxies
from ecumene.server.settings import Settings
from ecumene.server.visitors import visitor_address

logger = logging.getLogger(__name__)

MOST_HEAD_BYTES = 64 * 1024
"""How large the head of a request may be."""
ANSWER_SECONDS = 60.0
"""How long an answer may take to be given and read, beyond what a bot may think for it."""
REFUSED_SECONDS = 5.0
"""How long a connection that is refused may take to ask and to read why."""

FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 5\r\n\r\n"
CROWD = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 5\r\n\r\n"
LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

WIRE = "ecumene.wire"
"""Under which extension of ASGI a socket is found that can be written to at once."""
MOST_UNREAD = 16
"""How many messages of a page may wait to be read before no more of them are taken."""


class Doors:
    """All connections of a process, counted."""

    def __init__(self, settings: Settings, proxies: Proxies, most: int) -> None:
        self.proxies = proxies
        self.request_seconds = settings.request_seconds
        self.answer_seconds = ANSWER_SECONDS + settings.bot_patience + settings.bot_seconds * CHAIN
        self._of_an_address = settings.connections_per_address
        self._most = most
        self._by_address: Counter[str] = Counter()
        self._behind_proxies: Counter[str] = Counter()
        self._requests: dict[Request, None] = {}
        self._turned_away: dict[Request, None] = {}
        self._sockets = 0

    def why_not(self, host: str | None) -> bytes | None:
        """What is said to a connection that is not let in."""
        address = visitor_address(host)
        if host not in self.proxies and self._by_address[address] >= self._of_an_address:
            return CROWD
        if self._full and self._turned_away:
            next(iter(self._turned_away)).let_go("gave way")
        many = len(self._requests) >= self._most // 2
        if (many or self._full) and not self._make_room():
            return FULL
        return None

    @property
    def _full(self) -> bool:
        return len(self._requests) + len(self._turned_away) + self._sockets >= self._most

    def turn_away(self, request: "Request") -> bool:
        """Whether there is room for a connection that is not let in until it has read why."""
        if self._full:
            return False
        self._turned_away[request] = None
        return True

    def _make_room(self) -> bool:
        """Let go of the request that has been coming for longest, if there is one."""
        for request in self._requests:
            if request.still_coming:
                request.let_go("gave way")
                return True
        return False

    def enter(self, request: "Request", host: str | None) -> None:
        self._requests[request] = None
        self._by_address[visitor_address(host)] += 1

    def leave(self, request: "Request", host: str | None) -> None:
        self._turned_away.pop(request, None)
        if request in self._requests:
            del self._requests[request]
            self._uncount(self._by_address, visitor_address(host))

    def enter_socket(self, host: str | None) -> None:
        self._sockets += 1
        self._by_address[visitor_address(host)] += 1

    def leave_socket(self, host: str | None) -> None:
        self._sockets -= 1
        self._uncount(self._by_address, visitor_address(host))

    @contextmanager
    def behind_a_proxy(self, host: str | None) -> Iterator[None]:
        """Count a socket that a proxy has brought, by whom it was brought for."""
        address = visitor_address(host)
        if host not in self.proxies and self._behind_proxies[address] >= self._of_an_address:
            raise TooManyConnections(most=self._of_an_address)
        self._behind_proxies[address] += 1
        try:
            yield
        finally:
            self._uncount(self._behind_proxies, address)

    def _uncount(self, counted: Counter[str], address: str) -> None:
        counted[address] -= 1
        if counted[address] <= 0:
            del counted[address]


class Request(HttpToolsProtocol):
    """A connection that asks over HTTP; whoever does not come to the point is let go."""

    def __init__(self, doors: Doors, **given: Any) -> None:
        super().__init__(**given)
        self._doors = doors
        self._host: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        self._in_head = True
        self._refusal: bytes | None = None
        self._refused = False
        self.still_coming = True
        """Whether no whole request has come, or none since the last answer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self._host = peer[0] if peer else None
        why_not = self._doors.why_not(self._host)
        super().connection_made(transport)
        if why_not is not None:
            logger.warning("a connection was not let in", extra={"address": self._host})
            self._refusal = why_not
            if self._doors.turn_away(self):
                self._timer = self.loop.call_later(REFUSED_SECONDS, self._refuse_at_once)
            else:
                self._refuse_at_once()
            return
        self._doors.enter(self, self._host)
        self._wait(self._doors.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._doors.leave(self, self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refusal is not None:
            self._refuse()
        if self._refused or self.transport.is_closing():
            return
        if self._in_head and self._timer is None:
            self._wait(self._doors.request_seconds)
        super().data_received(data)
        # Counted once it is read: a head that ends in these bytes may have a large body right behind it.
        if self._in_head and not self.transport.is_closing():
            self._head += len(data)
            if self._head > MOST_HEAD_BYTES:
                self._refusal = LARGE
                self._refuse()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._head = 0
        self._wait(self._doors.answer_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.still_coming = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._in_head = self.still_coming = not self.pipeline
        self._stop_waiting()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._doors.leave(self, self._host)
        super().handle_websocket_upgrade()

    def let_go(self, why: str) -> None:
        logger.info("a connection was let go", extra={"address": self._host, "why": why})
        self._stop_waiting()
        self._doors.leave(self, self._host)
        self.transport.abort()

    def _refuse(self) -> None:
        """Say why not, and read on, to no end, until whoever is there has read it."""
        if not self._refused and self._refusal is not None and not self.transport.is_closing():
            self._refused = True
            self.transport.write(self._refusal)
            self.transport.write_eof()
            self._wait(REFUSED_SECONDS)

    def _refuse_at_once(self) -> None:
        if self._refusal is not None:
            self.transport.write(self._refusal)
        self.transport.close()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self.let_go, "too slow")

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Inbox:
    """What has come on a socket, for its one reader: a queue without what `asyncio.Queue` does besides."""

    __slots__ = ("_events", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket, and that its viewer writes to by itself (see `viewer.Wire`)."""

    def __init__(self, doors: Doors, **given: Any) -> None:
        super().__init__(**given)
        self.queue: Any = Inbox(self.loop)
        self._doors = doors
        self._host: str | None = None
        self.when_free: Callable[[], None] | None = None
        self._between_frames = True
        """Whether all that has come since the handshake was whole messages."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._host = self.client[0] if self.client else None
        self._doors.enter_socket(self._host)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave_socket(self._host)
        super().connection_lost(exc)

    def handle_connect(self, event: websockets.http11.Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[WIRE] = self

    def data_received(self, data: bytes) -> None:
        texts = texts_in(data) if self._between_frames and self.conn.state is OPEN else None
        if texts is not None:
            for text in texts:
                self._take(text)
            return
        if self.handshake_initiated:
            # Whoever begins a frame and ends it later is read by `websockets` from then on.
            self._between_frames = self._between_frames and only_whole(data)
        super().data_received(data)

    def _take(self, text: bytes) -> None:
        """Let a message be read; whoever says more than is read at once waits, not after every message."""
        try:
            said = text.decode()
        except UnicodeDecodeError:
            self.handle_text(Frame(Opcode.TEXT, text))
            return
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": said})
        if len(self.queue) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_free is not None:
            self.when_free()

    def write(self, text: bytes) -> bool:
        if not self.writable.is_set():
            return False
        # A page that is gone is told nothing: it has said goodbye, or its connection was cut.
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(framed(text))
        return True

    def leave(self, code: int) -> None:
        leaving = self.loop.create_task(self.send({"type": "websocket.close", "code": code, "reason": ""}))
        leaving.add_done_callback(self.on_task_complete)
        self.tasks.add(leaving)
