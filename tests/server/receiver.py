"""Who is called: a browser's keys, and an HTTP server on the loopback that remembers what it was sent."""

import asyncio
import base64
from collections.abc import Mapping
from types import TracebackType
from typing import Any, NamedTuple, Self

import http_ece
import orjson
from aiohttp import web
from aiohttp.test_utils import TestServer
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Received(NamedTuple):
    path: str
    headers: Mapping[str, str]
    body: bytes


class Receiver:
    """Answers with a status that can be changed, and with a redirection if it is one."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.hold: asyncio.Event | None = None
        """Nobody is answered before it is set."""
        self.received: list[Received] = []
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._take)
        self._server = TestServer(app, host="127.0.0.1")

    async def __aenter__(self) -> Self:
        await self._server.start_server()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._server.close()

    def at(self, path: str) -> str:
        return str(self._server.make_url(path))

    async def _take(self, request: web.Request) -> web.Response:
        self.received.append(
            Received(
                request.path,
                {name.lower(): value for name, value in request.headers.items()},
                await request.read(),
            )
        )
        status = self.status
        if self.hold is not None:
            await self.hold.wait()
        moved = {"location": self.at("/elsewhere")} if 300 <= status < 400 else {}
        return web.Response(status=status, headers=moved)


class Browser:
    """A browser that has subscribed to push messages: its keys, and what it reads with them."""

    def __init__(self) -> None:
        self._key = generate_private_key(SECP256R1())
        self._auth = b"0123456789abcdef"

    @property
    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _base64(point), "auth": _base64(self._auth)}

    def reads(self, body: bytes) -> Any:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return orjson.loads(plain)


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
