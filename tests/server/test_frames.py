"""Messages come and go the same way whether their frames are read by the short cut or by the library."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

from ecumene.server.doors import WIRE, Doors, Socket
from ecumene.server.frames import only_whole, texts_in
from ecumene.server.proxies import Proxies
from ecumene.server.settings import Settings

MOST = 1 << 16
Said = tuple[str, str]


class Line:
    """The server's end of a connection; keeps what is written to it."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, _name: str) -> None:
        return None

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        """Nothing comes by itself."""

    resume_reading = pause_reading


async def _echo(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        scope["extensions"][WIRE].write((event.get("text") or "").encode())


async def _answered(
    sends: Callable[[ClientProtocol], None], cut: Callable[[bytes], list[bytes]]
) -> list[Said]:
    """What a page gets back, whose bytes arrive in these pieces."""
    config = uvicorn.Config(
        _echo, log_config=None, lifespan="off", ws_max_size=MOST, ws_per_message_deflate=False
    )
    config.load()
    line, doors = Line(), Doors(Settings(), Proxies(()), 100)
    socket = Socket(doors, config=config, server_state=ServerState(), app_state={})
    socket.connection_made(line)  # type: ignore[arg-type]
    page = ClientProtocol(parse_uri("ws://x/"), max_size=None)
    page.send_request(page.connect())
    socket.data_received(b"".join(page.data_to_send()))
    await _settled(socket)
    page.receive_data(line.written)
    line.written = b""
    sends(page)
    for piece in cut(b"".join(page.data_to_send())):
        socket.data_received(piece)
        await _settled(socket)
    page.receive_data(line.written)
    socket.connection_lost(None)
    await _settled(socket)
    return [said for event in page.events_received() if isinstance(event, Frame) for said in _told(event)]


async def _settled(socket: Socket) -> None:
    for _ in range(5 + 2 * len(socket.queue)):
        await asyncio.sleep(0)


def _told(frame: Frame) -> list[Said]:
    if frame.opcode is Opcode.TEXT:
        return [("text", bytes(frame.data).decode())]
    if frame.opcode is Opcode.CLOSE:
        return [("close", str(Close.parse(frame.data).code))]
    return [("pong", bytes(frame.data).decode())] if frame.opcode is Opcode.PONG else []


def exchanged(
    sends: Callable[[ClientProtocol], None], cut: Callable[[bytes], list[bytes]] = lambda data: [data]
) -> list[Said]:
    return asyncio.run(_answered(sends, cut))


TEXTS = st.text(max_size=20) | st.sampled_from([125, 126, 127, 5000, 65535]).map("x".__mul__)
SENT = st.lists(st.tuples(st.sampled_from(["text", "ping", "parts"]), TEXTS), max_size=6)


@given(SENT, st.lists(st.integers(0, 200), max_size=8))
def test_what_is_said_comes_whole_however_it_arrives(sent: list[Said], cuts: list[int]) -> None:
    """Also in parts, with questions in between whether anybody is there, and cut anywhere."""

    def sends(page: ClientProtocol) -> None:
        for how, text in sent:
            data = text.encode()
            if how == "ping":
                page.send_ping(data[:100])
            elif how == "text":
                page.send_text(data)
            else:
                page.send_text(data[:3], fin=False)
                page.send_ping(b"there?")
                page.send_continuation(data[3:], fin=True)

    def cut(data: bytes) -> list[bytes]:
        pieces: list[bytes] = []
        for size in cuts:
            pieces, data = [*pieces, data[:size]], data[size:]
        return [*pieces, data]

    told = exchanged(sends, cut)
    texts = [("text", text) for how, text in sent if how != "ping"]
    assert [said for said in told if said[0] == "text"] == texts
    pongs = ["there?" if how == "parts" else text for how, text in sent if how != "text"]
    assert len([said for said in told if said[0] == "pong"]) == len(pongs)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (bytes.fromhex("8181 00000000 ff"), "1007"),  # no text at all
        (bytes.fromhex("81ff 0000000000010001 00000000"), "1009"),  # longer than is let in
        (bytes.fromhex("8101 61"), "1002"),  # not masked
        (bytes.fromhex("c181 00000000 61"), "1002"),  # packed, which was not agreed
    ],
)
def test_what_is_wrong_ends_the_connection_as_ever(bad: bytes, code: str) -> None:
    assert ("close", code) in exchanged(lambda page: page.send_text(b"first"), lambda data: [data, bad])


@given(st.binary(max_size=40))
def test_any_bytes_can_be_looked_at(data: bytes) -> None:
    texts = texts_in(data)
    assert texts is None or only_whole(data)
