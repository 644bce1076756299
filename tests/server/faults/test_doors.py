"""Proxies on other machines, crowds, and requests that are begun and never ended."""

import json
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.cli.terminal import ECUMENE, Terminal
from tests.server.conftest import Start
from tests.server.play import NO_CERTIFICATES, PATIENCE, Page, Server, wait_until

PROXY, STRANGER = "127.0.0.2", "127.0.0.3"
"""Every address of the loopback is this machine's, and can be called from."""
STRANGERS = (f"127.0.1.{n}" for n in range(1, 255))
FORWARDED = {"X-Forwarded-For": "198.51.100.1, 203.0.113.7", "X-Forwarded-Proto": "https"}


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path / "data")


def caller(server: Server, address: str) -> httpx.Client:
    """Somebody who calls from an address."""
    transport = httpx.HTTPTransport(local_address=address, verify=NO_CERTIFICATES)
    return httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has little patience."""
    yield from _running(tmp_path_factory.mktemp("hasty"), request_seconds=1)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets one connection in from an address."""
    yield from _running(tmp_path_factory.mktemp("narrow"), connections_per_address=1)


def _running(folder: Path, **settings: object) -> Iterator[Server]:
    server = Server(str(folder / "e.sqlite"), folder / "server.log", thinkers=1, **settings).start()
    yield server
    server.kill()


@pytest.fixture
def stranger() -> str:
    """An address that nobody else calls from."""
    return next(STRANGERS)


def logged(server: Server, **particulars: object) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in lines if particulars.items() <= line.items()]


# Proxies ----------------------------------------------------------------------------------------


def test_only_a_trusted_proxy_says_for_whom_it_asks(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"), proxies=f"{PROXY}, 10.0.0.0/8", thinkers=1)
    with caller(server, PROXY) as proxy, caller(server, STRANGER) as stranger:
        through = proxy.get("/api/me", headers=FORWARDED)
        assert "Secure" in through.headers["set-cookie"]
        direct = stranger.get("/api/me", headers=FORWARDED)
        assert "Secure" not in direct.headers["set-cookie"]
    wait_until(lambda: len(logged(server, what="request", path="/api/me")) == 2)
    addresses = {line["request"]: line["address"] for line in logged(server, what="request", path="/api/me")}
    assert addresses[through.headers["x-request-id"]] == "203.0.113.7"
    assert addresses[direct.headers["x-request-id"]] == STRANGER


def test_people_behind_one_proxy_do_not_share_one_limit(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"), proxies=PROXY, thinkers=1, rate=0.01, burst=5)
    with caller(server, PROXY) as proxy:

        def asks(client: str) -> int:
            return proxy.get("/api/games", headers={"X-Forwarded-For": client}).status_code

        assert [asks("203.0.113.7") for _ in range(6)] == [200] * 5 + [429]
        assert asks("203.0.113.8") == 200
        assert asks("spoofed, 203.0.113.7") == 429


def test_a_socket_behind_a_proxy_counts_for_its_client(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"), proxies=PROXY, thinkers=1, connections_per_address=2)
    table = server.guest("Ana").opens("me", "Bruno", start=True)

    def opens(client: str) -> Page:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        headers = {"X-Forwarded-For": client}
        return Page(connect(address, additional_headers=headers, source_address=(PROXY, 0), max_size=None))

    with opens("203.0.113.7") as one, opens("203.0.113.7") as two, opens("203.0.113.8") as other:
        for page in (one, two, other):
            page.sees("view")
        with opens("203.0.113.7") as third:
            assert third.sees("refused")["error"]["code"] == "error-too-many-connections"
            assert third.closes() == 4429
    with opens("203.0.113.7") as again:
        again.sees("view")


def test_proxies_that_are_everybody_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    terminal.environ["ECUMENE_PROXIES"] = "10.0.0.1, *"
    told = terminal.run("serve", "--no-open", "--port", "0", "--database", str(tmp_path / "e.sqlite"))
    assert told.returncode == 2
    assert "ECUMENE_PROXIES cannot have" in told.stderr


def test_a_proxy_is_an_address(terminal: Terminal, tmp_path: Path) -> None:
    terminal.environ["ECUMENE_PROXIES"] = "proxy.example"
    told = terminal.run("serve", "--no-open", "--port", "0", "--database", str(tmp_path / "e.sqlite"))
    assert told.returncode == 2
    assert "ECUMENE_PROXIES cannot be “proxy.example”" in told.stderr


# Crowds and half-sent requests ------------------------------------------------------------------


HALF = {
    "nothing": b"",
    "half a head": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: appl",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{",
}


@contextmanager
def half_sent(server: Server, address: str, count: int, said: bytes) -> Iterator[list[socket.socket]]:
    """Connections that begin to say something."""
    with ExitStack() as opened:
        found = []
        for _ in range(count):
            one = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))
            opened.enter_context(one)
            one.sendall(said)
            found.append(one)
        yield found


def ended(connection: socket.socket) -> bool:
    """Whether the server has let go of a connection by now."""
    connection.setblocking(False)
    try:
        while connection.recv(4096):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize("said", HALF)
def test_what_is_begun_and_not_ended_is_let_go(hasty: Server, stranger: str, said: str) -> None:
    with half_sent(hasty, stranger, 5, HALF[said]) as connections:
        wait_until(lambda: all(map(ended, connections)))


def test_a_request_that_comes_slowly_is_refused_in_words(hasty: Server, stranger: str) -> None:
    with half_sent(hasty, stranger, 1, HALF["half a body"]) as (connection,):
        answer = b""
        while b"error-too-slow" not in answer and (more := connection.recv(65536)):
            answer += more
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"error-too-slow" in answer


def test_an_endless_head_is_cut_off(hasty: Server, stranger: str) -> None:
    endless = b"GET / HTTP/1.1\r\n" + b"X-More: " + b"x" * 70_000
    with half_sent(hasty, stranger, 1, endless) as (connection,):
        assert connection.recv(4096).startswith(b"HTTP/1.1 431")


def test_one_address_has_so_many_connections_and_others_have_theirs(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"), thinkers=1, connections_per_address=10)
    with half_sent(server, STRANGER, 14, HALF["half a head"]) as connections:
        wait_until(lambda: sum(map(ended, connections)) == 4)
        with caller(server, STRANGER) as same, caller(server, PROXY) as other:
            with pytest.raises((httpx.TransportError, httpx.HTTPStatusError)):
                same.get("/healthz").raise_for_status()
            assert other.get("/healthz").status_code == 200
    with caller(server, STRANGER) as same:
        wait_until(lambda: _answers(same))


def _answers(client: httpx.Client) -> bool:
    try:
        return client.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


FILES = 190
"""How many files the server may have open: about a hundred are its own."""


@pytest.mark.parametrize("said", HALF)
def test_half_sent_requests_do_not_stop_those_who_play(tmp_path: Path, said: str) -> None:
    """From many addresses at once, more than there are descriptors for."""
    server = _with_few_files(tmp_path)
    try:
        ana = server.guest("Ana")
        table = ana.opens("me", "Bruno", start=True)
        with ana.sits_at(table) as page, ExitStack() as flood:
            page.sees("view")
            for n in range(10, 22):
                flood.enter_context(_flood(server, f"127.0.0.{n}", 20, HALF[said]))
            page.chooses("end")
            page.does("look", seat=1)
            page.chooses("end", seat=1)
            bruno = server.guest("Bruno")
            with bruno.sits_at(table) as another:
                another.sees("view")
            assert bruno.opens("me", "open")
        assert not [line for line in logged(server) if "Too many open files" in str(line)]
    finally:
        server.kill()


@contextmanager
def _flood(server: Server, address: str, count: int, said: bytes) -> Iterator[None]:
    """Half-sent requests, of which some are not even let in."""
    with ExitStack() as opened:
        for _ in range(count):
            try:
                one = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))
                opened.enter_context(one)
                one.sendall(said)
            except OSError:
                continue
        yield


def _with_few_files(folder: Path) -> Server:
    """A server that may have no more files open than that, however it asks."""
    server = Server(str(folder / "e.sqlite"), folder / "server.log", thinkers=1, request_seconds=5)
    return server.start("prlimit", f"--nofile={FILES}:{FILES}")


def test_too_few_files_are_said_so(terminal: Terminal) -> None:
    told = subprocess.run(
        ["prlimit", "--nofile=100:100", ECUMENE, "serve", "--no-open", "--port", "0"],
        env=terminal.environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 2
    assert "allows only 100 open files" in told.stderr


def test_a_socket_that_is_not_let_in_is_told(narrow: Server, stranger: str) -> None:
    table = narrow.guest("Ana").opens("me", "Bruno", start=True)
    address = f"ws://127.0.0.1:{narrow.port}/api/tables/{table}/socket"
    with connect(address, source_address=(stranger, 0)) as first:
        first.recv(PATIENCE)
        for _ in range(20):
            with pytest.raises(InvalidStatus) as refused, connect(address, source_address=(stranger, 0)):
                pass
            assert refused.value.response.status_code == 429


def test_who_is_refused_reads_why_however_much_it_had_to_say(narrow: Server, stranger: str) -> None:
    """Closing upon bytes that were not read would take the answer back."""
    with half_sent(narrow, stranger, 1, HALF["half a head"]):
        for _ in range(20):
            with half_sent(narrow, stranger, 1, HALF["half a body"] + b"x" * 200_000) as (refused,):
                assert _read_to_the_end(refused).startswith(b"HTTP/1.1 429")
    endless = b"GET / HTTP/1.1\r\n" + b"X-More: " + b"x" * 300_000
    for n in range(10, 30):
        with half_sent(narrow, f"127.0.0.{n}", 1, endless) as (cut_off,):
            assert _read_to_the_end(cut_off).startswith(b"HTTP/1.1 431")


def test_what_a_refused_connection_asks_for_is_not_done(narrow: Server, stranger: str) -> None:
    whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with (
        half_sent(narrow, stranger, 1, HALF["half a head"]),
        half_sent(narrow, stranger, 1, whole) as (refused,),
        half_sent(narrow, PROXY, 1, whole) as (answered,),
    ):
        assert _read_to_the_end(refused).count(b"HTTP/1.1") == 1
        assert _read_to_the_end(answered).startswith(b"HTTP/1.1 200")
        wait_until(lambda: bool(logged(narrow, what="request", path="/api/games")))
        assert [line["address"] for line in logged(narrow, what="request", path="/api/games")] == [PROXY]


def test_who_is_refused_and_asks_nothing_does_not_stay(narrow: Server, stranger: str) -> None:
    with half_sent(narrow, stranger, 1, HALF["half a head"]), half_sent(narrow, stranger, 3, b"") as silent:
        for one in silent:
            assert _read_to_the_end(one).startswith(b"HTTP/1.1 429")


def _read_to_the_end(connection: socket.socket) -> bytes:
    said = b""
    while more := connection.recv(65536):
        said += more
    return said
