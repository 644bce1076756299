"""Connections as they come in: how large a head may be, how long it may take, and who is refused."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from ecumene.server import doors as house
from ecumene.server.doors import Doors, Request
from ecumene.server.proxies import Proxies
from ecumene.server.settings import Settings

ASKED = b"GET / HTTP/1.1\r\nHost: x\r\n"


async def _app(_scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
    """Says how much was brought."""
    size, more = 0, True
    while more:
        message = await receive()
        size += len(message.get("body", b""))
        more = message.get("more_body", False)
    body = str(size).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def _open(doors: Doors) -> AsyncIterator[Callable[[], Awaitable[Any]]]:
    """Doors that stand open; gives what opens a connection to them."""
    config = uvicorn.Config(_app, log_config=None, access_log=False, lifespan="off")
    config.load()
    made = partial(Request, doors, config=config, server_state=ServerState(), app_state={})
    server = await asyncio.get_running_loop().create_server(made, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    yield lambda: asyncio.open_connection("127.0.0.1", port)
    server.close()


def doors(*, most: int = 100, **settings: Any) -> Doors:
    return Doors(Settings(**settings), Proxies(()), most)


async def _said(reader: Any, until: bytes = b"") -> bytes:
    """What comes, to the end or to some words."""
    said = b""
    async with asyncio.timeout(20):
        while more := await reader.read(65536):
            said += more
            if until and until in said:
                break
    return said


def run(check: Callable[[], Awaitable[None]]) -> None:
    async def work() -> None:
        await check()

    asyncio.run(work())


def test_a_head_has_sixty_four_kilobytes_and_a_body_does_not_count() -> None:
    async def check() -> None:
        async with _open(doors()) as connect:
            for size, status in ((65_536, b"HTTP/1.1 200"), (65_537, b"HTTP/1.1 431")):
                reader, writer = await connect()
                part = ASKED + b"X-More: "
                writer.write(part + b"x" * (size - len(part)))
                await writer.drain()
                await asyncio.sleep(0.1)
                if status.endswith(b"200"):
                    writer.write(b"\r\nConnection: close\r\n\r\n")
                assert (await _said(reader)).startswith(status), size
                writer.close()
            reader, writer = await connect()
            body = b"b" * 200_000
            head = b"POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n"
            writer.write(head + body)
            assert (await _said(reader)).endswith(b"200000")
            writer.close()

    run(check)


def test_each_request_of_a_connection_has_its_own_time_and_the_pause_between_is_free() -> None:
    async def check() -> None:
        async with _open(doors(request_seconds=1.5)) as connect:
            reader, writer = await connect()
            for pause in (1.6, 0.0):
                writer.write(ASKED + b"\r\n")
                assert b"200" in await _said(reader, until=b"\r\n\r\n0")
                await asyncio.sleep(pause)
            writer.write(ASKED)
            assert await _said(reader) == b""
            writer.close()

    run(check)


def test_who_says_nothing_is_let_go() -> None:
    async def check() -> None:
        async with _open(doors(request_seconds=0.05)) as connect:
            reader, writer = await connect()
            assert await _said(reader) == b""
            writer.close()

    run(check)


def test_an_answer_that_is_waited_for_is_not_hurried_by_the_time_to_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(1.6)
        await quick(scope, receive, send)

    quick = _app
    monkeypatch.setitem(globals(), "_app", slow)

    async def check() -> None:
        async with _open(doors(request_seconds=1.5)) as connect:
            reader, writer = await connect()
            writer.write(ASKED + b"Connection: close\r\n\r\n")
            assert (await _said(reader)).endswith(b"\r\n\r\n0")
            writer.close()

    run(check)


def test_a_crowd_is_told_once_it_has_asked_and_others_take_its_place_when_it_goes() -> None:
    async def check() -> None:
        opened = doors(connections_per_address=2)
        async with _open(opened) as connect:
            first, second = await connect(), await connect()
            await asyncio.sleep(0.05)
            reader, writer = await connect()
            writer.write(ASKED + b"Connection: close\r\n\r\n")
            assert (await _said(reader)).startswith(b"HTTP/1.1 429")
            writer.close()
            first[1].close()
            async with asyncio.timeout(10):
                while opened.why_not("127.0.0.1") is not None:
                    await asyncio.sleep(0.01)
            reader, writer = await connect()
            writer.write(ASKED + b"Connection: close\r\n\r\n")
            assert (await _said(reader)).startswith(b"HTTP/1.1 200")
            for one in (writer, second[1]):
                one.close()

    run(check)


def test_who_is_refused_and_asks_nothing_is_told_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "REFUSED_SECONDS", 0.05)

    async def check() -> None:
        async with _open(doors(connections_per_address=1)) as connect:
            _, first = await connect()
            await asyncio.sleep(0.05)
            reader, writer = await connect()
            assert (await _said(reader)).startswith(b"HTTP/1.1 429")
            for one in (writer, first):
                one.close()

    run(check)


def test_where_there_is_no_room_even_to_be_refused_it_is_said_at_once() -> None:
    async def check() -> None:
        opened = doors(most=1, connections_per_address=5)
        opened.enter_socket("9.9.9.9")
        async with _open(opened) as connect:
            reader, writer = await connect()
            assert (await _said(reader)).startswith(b"HTTP/1.1 503")
            writer.close()

    run(check)
