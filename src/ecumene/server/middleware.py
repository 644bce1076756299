"""What every request passes before anybody answers it."""

import logging
import re
from contextlib import AbstractContextManager, nullcontext, suppress
from secrets import token_hex
from time import perf_counter
from typing import Any

import orjson
from fastapi import FastAPI
from uvicorn.protocols.utils import ClientDisconnected

from ecumene.core.errors import EcumeneError
from ecumene.server import logs
from ecumene.server.bodies import whole_body
from ecumene.server.doors import WIRE, Doors
from ecumene.server.errors import AddressTooLong, status_of
from ecumene.server.guests import cookie_header
from ecumene.server.limits import Buckets, check_origin
from ecumene.server.manners import check_door
from ecumene.server.messages.answers import ErrorBody
from ecumene.server.metrics import REQUESTS, SOCKETS
from ecumene.server.people.sessions import Sessions
from ecumene.server.refusals import told
from ecumene.server.settings import Settings
from ecumene.server.sockets import PlaySocket, known_by, wants_changes
from ecumene.server.standing import Standing
from ecumene.server.trouble import refusal, write_down
from ecumene.server.viewer import Receive, Send, Viewer
from ecumene.server.visitors import visitor_address
from ecumene.table.answers import RefusedMessage
from ecumene.table.errors import UnknownPlace

logger = logging.getLogger(__name__)

Scope = dict[str, Any]

MOST_ADDRESS = 2000
"""How long the address of anything may be, with what is asked of it."""

TABLE = re.compile(r"/api/tables/(?P<table>[^/]+)(?P<socket>/socket)?(?:/.*)?", re.DOTALL)
LOBBY = "/api/lobby"
REVIEW = re.compile(r"/api/tables/[^/]+/review")
"""Asked for by POST, since it may be begun; one that is there is only read."""
WAYS_IN = "/api/people/"
OWN = ("/api/me", "/api/account/sessions")
REFUSED = 4000
"""Close codes of sockets that were not let in are this and the HTTP status."""

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
ALSO = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"cache-control", b"no-store"),
]
"""What answers say that say nothing else of it: they are no pages, and for whoever asks alone."""


class Middleware:
    """Knows guests, keeps strangers' pages and floods out, and writes down who came.

    Sockets go straight to their table: what stands between costs every message.
    """

    def __init__(self, app: FastAPI, settings: Settings, doors: Doors) -> None:
        self.app: Any = app
        self._state = app.state
        self._settings = settings
        self._doors = doors
        self._buckets = Buckets(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        brought = scope["client"]
        self._doors.proxies.introduce(scope)
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            behind = scope["client"] != brought
            await self._socket(scope, receive, send, behind)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = _Visit(scope, send)
        try:
            _check_address(scope)
            if scope["path"].startswith("/api/"):
                self._buckets.take(_address(scope))
                scope["state"]["known"] = known = await self._sessions.recognise(scope["headers"])
                logs.know(person=known.person)
            if scope["method"] not in ("GET", "HEAD"):
                check_origin(scope["headers"], self._settings.origins)
                self._check_standing(scope)
                receive = await whole_body(receive, self._settings.request_seconds)
            await self.app(scope, receive, visit.send)
        except Exception as error:
            write_down(error)
            if not visit.answered:
                await refuse(visit.send, refusal(error))
        finally:
            visit.write_down()

    async def _socket(self, scope: Scope, receive: Receive, send: Send, behind: bool) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        began = perf_counter()
        place = _know(scope)
        try:
            with self._counted(scope, behind):
                _check_address(scope)
                check_origin(scope["headers"], self._settings.origins)
                known = await self._sessions.recognise(scope["headers"])
                logs.know(person=known.person)
                changes = wants_changes(scope["query_string"])
                viewer = Viewer(known.person, _address(scope), scope["extensions"][WIRE], changes=changes)
                where = "lobby" if scope["path"] == LOBBY else "table"
                with self._sessions.attended(known, viewer), SOCKETS.labels(where).track_inprogress():
                    await self._attend(scope, receive, viewer, place)
        except ClientDisconnected:
            pass
        except Exception as error:
            write_down(error)
            with suppress(ClientDisconnected):
                await _send_away(send, refusal(error))
        finally:
            logger.info("socket", extra={"seconds": round(perf_counter() - began, 1)})

    def _check_standing(self, scope: Scope) -> None:
        """Whether anything may be changed, and by whoever asks: who is banned may come in, and go."""
        standing: Standing = self._state.rooms.standing
        path, method = scope["path"], scope["method"]
        if not path.startswith("/api/"):
            return
        if not REVIEW.fullmatch(path):
            standing.check_writable()
        if not (path.startswith(WAYS_IN) or (method == "DELETE" and path.startswith(OWN))):
            standing.check_welcome(scope["state"]["known"].person)

    @property
    def _sessions(self) -> Sessions:
        found: Sessions = self._state.sessions
        return found

    def _counted(self, scope: Scope, behind: bool) -> AbstractContextManager[None]:
        return self._doors.behind_a_proxy(scope["client"][0]) if behind else nullcontext()

    async def _attend(
        self, scope: Scope, receive: Receive, viewer: Viewer, place: "re.Match[str] | None"
    ) -> None:
        """Serve a socket until it is closed."""
        state = self._state
        try:
            if scope["path"] == LOBBY:
                state.watch.welcome(viewer)
                await state.hall.attend(receive, viewer)
                return
            if place is None or place["socket"] is None:
                raise UnknownPlace()
            room = await state.rooms.room(place["table"])
            await check_door(state.rooms, room, viewer.guest)
            state.watch.welcome(viewer)
            beside = state.chat, state.manners, state.reports, state.replacing
            socket = PlaySocket(state.play, *beside, state.pool, room, viewer)
            await socket.run(receive, *known_by(scope["query_string"]))
        finally:
            viewer.end()


class _Visit:
    """One request and its answer."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._began = perf_counter()
        self._status = 500
        _know(scope)
        self.answered = False

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            self.answered = True
            headers = [*message.get("headers", ()), *HEADERS]
            said_already = {name for name, _ in headers}
            headers += [(name, value) for name, value in ALSO if name not in said_already]
            headers.append((b"x-request-id", self._scope["state"]["request"].encode()))
            said = self._scope["state"].get("cookie")
            if said is not None:
                cookie = cookie_header(said, secure=self._scope["scheme"] == "https")
                headers.append((b"set-cookie", cookie.encode()))
            message = {**message, "headers": headers}
        await self._send(message)

    def write_down(self) -> None:
        scope = self._scope
        seconds = perf_counter() - self._began
        REQUESTS.labels(str(self._status)).observe(seconds)
        logger.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"][:MOST_ADDRESS],
                "status": self._status,
                "ms": round(seconds * 1000, 1),
            },
        )


def _know(scope: Scope) -> "re.Match[str] | None":
    """Let the logs know who asks for what; the table that it is about, if it is about one."""
    request = token_hex(6)
    scope["state"]["request"] = request
    client = scope["client"][0] if scope["client"] else None
    logs.know(request=request, address=client)
    found = TABLE.fullmatch(scope["path"])
    if found is not None:
        logs.know(table=found["table"][:64])
    return found


def _address(scope: Scope) -> str:
    return visitor_address(scope["client"][0] if scope["client"] else None)


def _check_address(scope: Scope) -> None:
    """Nothing lies at an address that no file system and no database could name."""
    if len(scope["raw_path"] or scope["path"]) + len(scope["query_string"]) > MOST_ADDRESS:
        raise AddressTooLong(most=MOST_ADDRESS)
    if not scope["path"].replace("\N{REPLACEMENT CHARACTER}", "\0").isprintable():
        raise UnknownPlace()


async def _send_away(send: Send, error: EcumeneError) -> None:
    """Tell a socket why it is not let in."""
    message: RefusedMessage = {"type": "refused", "id": None, "error": told(error)}
    await send({"type": "websocket.send", "text": orjson.dumps(message).decode()})
    await send({"type": "websocket.close", "code": REFUSED + status_of(error)})


async def refuse(send: Send, error: EcumeneError) -> None:
    """Answer with what is wrong."""
    said: ErrorBody = {"error": told(error)}
    body = orjson.dumps(said)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
