"""What every request passes before anybody answers it."""

import logging
import re
from time import perf_counter
from typing import Any

import orjson
from fastapi import FastAPI

from ecumene.core.errors import EcumeneError
from ecumene.server.errors import TooLarge, Trouble, UnknownPlace, status_of
from ecumene.server.guests import Cookies
from ecumene.server.limits import Buckets, check_origin
from ecumene.server.messages.answers import ErrorBody, RefusedMessage
from ecumene.server.refusals import told
from ecumene.server.settings import Settings
from ecumene.server.sockets import PlaySocket, known_by, wants_changes
from ecumene.server.viewer import Receive, Send, Viewer
from ecumene.server.visitors import visitor_address

logger = logging.getLogger(__name__)

Scope = dict[str, Any]

MOST_BYTES = 1 << 20
"""How large a body may be: a record of thousands of choices fits."""

SOCKET = re.compile(r"/api/tables/(?P<table>[^/]+)/socket")
REFUSED = 4000
"""Close codes of sockets that were not let in are this and the HTTP status."""

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class Middleware:
    """Knows guests, keeps strangers' pages and floods out, and writes down who came.

    Sockets go straight to their table: what stands between costs every message.
    """

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        self.app: Any = app
        self._state = app.state
        self._settings = settings
        self._buckets = Buckets(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        cookies: Cookies = self._state.cookies
        visit = _Visit(scope, send, cookies)
        try:
            if scope["path"].startswith("/api/"):
                self._buckets.take(scope["client"][0] if scope["client"] else "")
                scope["state"]["guest"] = cookies.guest(scope["headers"])
            if scope["method"] not in ("GET", "HEAD"):
                check_origin(scope["headers"], self._settings.origins)
                receive = await _whole_body(receive)
            await self.app(scope, receive, visit.send)
        except EcumeneError as error:
            await refuse(visit.send, error)
        except Exception:
            logger.exception("a request failed", extra={"path": scope["path"]})
            if not visit.answered:
                await refuse(visit.send, Trouble())
        finally:
            visit.write_down()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            check_origin(scope["headers"], self._settings.origins)
            place = SOCKET.fullmatch(scope["path"])
            if place is None:
                raise UnknownPlace()
            room = await self._state.rooms.room(place["table"])
        except EcumeneError as error:
            refusal: RefusedMessage = {"type": "refused", "id": None, "error": told(error)}
            await send({"type": "websocket.send", "text": orjson.dumps(refusal).decode()})
            await send({"type": "websocket.close", "code": REFUSED + status_of(error)})
            return
        state = self._state
        address = visitor_address(scope["client"][0] if scope["client"] else None)
        guest, query = state.cookies.guest(scope["headers"]), scope["query_string"]
        viewer = Viewer(guest, address, send, changes=wants_changes(query))
        socket = PlaySocket(state.play, state.chat, state.pool, room, viewer)
        await socket.run(receive, *known_by(query))


class _Visit:
    """One request and its answer."""

    def __init__(self, scope: Scope, send: Send, cookies: Cookies) -> None:
        self._scope = scope
        self._send = send
        self._cookies = cookies
        self._began = perf_counter()
        self._status = 500
        self.answered = False

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            self.answered = True
            headers = [*message.get("headers", ()), *HEADERS]
            new = self._scope["state"].get("new_guest")
            if new is not None:
                cookie = self._cookies.cookie(new, secure=self._scope["scheme"] == "https")
                headers.append((b"set-cookie", cookie.encode()))
            message = {**message, "headers": headers}
        await self._send(message)

    def write_down(self) -> None:
        scope = self._scope
        logger.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"],
                "status": self._status,
                "ms": round((perf_counter() - self._began) * 1000, 1),
            },
        )


async def _whole_body(receive: Receive) -> Receive:
    """Read what is sent, if it is not too much, and hand it on in one piece."""
    chunks: list[bytes] = []
    size = 0
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        chunk = message.get("body", b"")
        size += len(chunk)
        if size > MOST_BYTES:
            raise TooLarge(most=MOST_BYTES)
        chunks.append(chunk)
        more = message.get("more_body", False)
    whole: dict[str, Any] | None = {"type": "http.request", "body": b"".join(chunks), "more_body": False}

    async def again() -> dict[str, Any]:
        nonlocal whole
        if whole is None:
            return await receive()
        message, whole = whole, None
        return message

    return again


async def refuse(send: Send, error: EcumeneError) -> None:
    """Answer with what is wrong."""
    said: ErrorBody = {"error": told(error)}
    body = orjson.dumps(said)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
