"""No request ends in a bare 500, whatever it asks for and whoever is down; health is told as it is."""

import json
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import Start
from tests.server.faults.postgres import Postgres
from tests.server.play import PATIENCE, Server, wait_until

DIGITS = "7" * 4000

STRANGE: list[tuple[str, int]] = [
    ("/%00", 404),
    ("/t/%00", 404),
    ("/assets/%00.js", 404),
    ("/%ED%A0%80", 404),
    ("/" + "x" * 1500, 404),
    ("/" + "x" * 5000, 414),
    ("/" + "x/" * 900, 404),
    ("/api/" + "x" * 40_000, 414),
    ("/api/games?q=" + "x" * 40_000, 414),
    ("/api/tables/%00", 404),
    ("/api/tables/%ED%A0%80/record", 404),
    ("/api/tables/" + "x" * 1500, 404),
    ("/api/tables?list=%00", 400),
    ("/api/tables?list=mine&after=%00", 400),
    (f"/api/tables/abc/replay?to={DIGITS[:1500]}", 404),
    ("/api/games/%00/rules/es", 404),
    ("/api/games/..%2F..%2F/rules/es", 404),
    ("/api", 404),
    ("/api/", 404),
    ("/api/none", 404),
    ("/metrics", 404),
    ("/admin", 404),
    ("/.env", 404),
    ("/wp-login.php", 404),
    ("/t/one/two", 404),
    ("/healthz/more", 404),
]


def raw(server: Server, address: str) -> tuple[int, Any]:
    """Ask as no library would let us; the status and what is answered."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as one:
        one.sendall(f"GET {address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while more := one.recv(65536):
            answer += more
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


@pytest.mark.parametrize(("address", "status"), STRANGE, ids=[a[:30] for a, _ in STRANGE])
def test_strange_addresses_are_refused_in_words(file_server: Server, address: str, status: int) -> None:
    found, answer = raw(file_server, address)
    assert found == status
    assert set(answer["error"]["text"]) == {"es", "en"}


def test_a_strange_moment_of_a_table_is_refused_in_words(file_server: Server) -> None:
    ana = file_server.guest("Ana")
    table = ana.opens("me", "Bruno", start=True)
    assert ana.refused("GET", f"/api/tables/{table}/replay?to={DIGITS[:1500]}")[0] == 400


SEATS = '"seats": [{"kind": "me"}, {"kind": "local", "name": "B"}]'
BODIES = [
    f'{{"game": "tigris", {SEATS}, "seed": {DIGITS}}}',
    f'{{"game": "tigris", {SEATS}, "seed": {DIGITS * 3}}}',
    f'{{"game": "tigris", {SEATS}, "seed": 1e{DIGITS}}}',
    '{"game": "\\ud800", "seats": []}',
    f'{{"game": "tigris", {SEATS}, "\\udfff": 1}}',
    f'{{"game": "tigris", {SEATS}, "options": {{"board": "\\ud800"}}}}',
    "[" * 50_000,
    "\0",
]


@pytest.mark.parametrize("body", BODIES, ids=[b[:12] + b[-12:] for b in BODIES])
def test_strange_bodies_are_refused_in_words(file_server: Server, body: str) -> None:
    ana = file_server.guest("Ana")
    sent: Any = {"content": body, "headers": {"content-type": "application/json"}}
    status, code = ana.refused("POST", "/api/tables", **sent)
    assert 400 <= status < 500
    assert code.startswith("error-")


@pytest.mark.parametrize("seed", [DIGITS, DIGITS * 3])
def test_a_record_with_an_endless_seed_is_refused_in_words(file_server: Server, seed: str) -> None:
    record = f"ecumene-record 1\ngame: tigris\nseats: 2\nseed: {seed}\n\n1. archer: end\n"
    status, _ = file_server.guest("Ana").refused("POST", "/api/records", content=record)
    assert status == 400


@pytest.mark.parametrize(
    "said", [f'{{"type": "chat", "id": "x", "text": {DIGITS}}}', '"\\ud800"', "[" * 9999]
)
def test_strange_messages_are_refused_in_words(file_server: Server, said: str) -> None:
    ana = file_server.guest("Ana")
    with ana.sits_at(ana.opens("me", "Bruno", start=True)) as page:
        page.sees("view")
        page.socket.send(said)
        assert page.sees("refused")["error"]["code"] == "error-bad-request"
        page.chooses("end")


# When the database is away ------------------------------------------------------------------------


def test_with_the_database_down_everything_is_said_in_words(own_postgres: Postgres, start: Start) -> None:
    server = start(own_postgres.new_database(), thinkers=1)
    ana = server.guest("Ana")
    table = ana.opens("me", "Bruno", start=True)
    assert ready(server)["database"]
    own_postgres.crash()
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
    wait_until(lambda: not ready(server)["database"])
    for path, expected in {
        "/api/tables/another": (503, "error-no-database"),
        "/api/tables?list=open": (503, "error-no-database"),
        "/api/me": (503, "error-no-database"),
        "/api/none": (404, "error-unknown-place"),
        "/none": (404, "error-unknown-place"),
    }.items():
        assert ana.refused("GET", path) == expected
    body = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ana.refused("POST", "/api/tables", json=body) == (503, "error-no-database")
    for key in (table, "another"):
        with ana.sits_at(key) as page:
            assert page.sees("refused", id=None)["error"]["code"] == "error-no-database"
            assert page.closes() == 4503
    own_postgres.start()
    wait_until(lambda: ready(server)["database"])
    with ana.sits_at(table) as page:
        page.sees("view")
        page.chooses("end")


# Whether it is ready ------------------------------------------------------------------------------


def ready(server: Server) -> dict[str, Any]:
    answer = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
    found: dict[str, Any] = answer.json()
    assert answer.status_code == (200 if found.pop("status") == "ready" else 503)
    return found


def test_a_server_is_ready(server: Server) -> None:
    assert ready(server) == {"database": True, "bots": True, "disk": True}


def test_a_full_disk_is_told(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"), thinkers=1, free_megabytes=10**9)
    assert ready(server) == {"database": True, "bots": True, "disk": False}


def test_a_database_that_cannot_be_written_is_told(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "e.sqlite"
    server = start(str(file), thinkers=1)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        wait_until(lambda: not ready(server)["database"])
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        other.execute("ROLLBACK")
    wait_until(lambda: ready(server)["database"])


def test_bots_that_do_not_move_are_told(start: Start, tmp_path: Path) -> None:
    """No thinker is there in a hundredth of a second."""
    server = start(str(tmp_path / "e.sqlite"), thinkers=1, bot_patience=0.01, bot_seconds=0.0)
    assert ready(server)["bots"]
    ana = server.guest("Ana")
    table = ana.opens("me", "apprentice", start=True)
    with ana.sits_at(table) as page:
        page.sees("view")
        page.chooses("end")
        wait_until(lambda: not ready(server)["bots"])


# Logs ---------------------------------------------------------------------------------------------


def test_logs_say_who_asked_for_what(start: Start, database: Callable[[], str]) -> None:
    server = start(database(), thinkers=1)
    ana = server.guest("Ana")
    me = ana.get("/api/me")["id"]
    table = ana.opens("me", "Bruno", start=True)
    told = ana.http.get(f"/api/tables/{table}")
    with ana.sits_at(table) as page:
        page.sees("view")

    def lines() -> list[dict[str, Any]]:
        return [json.loads(line) for line in server.log.read_text().splitlines()]

    def asked() -> list[dict[str, Any]]:
        return [line for line in lines() if line.get("request") == told.headers["x-request-id"]]

    wait_until(lambda: len(asked()) == 1 and any(line["what"] == "socket" for line in lines()))
    socket_line = next(line for line in lines() if line["what"] == "socket")
    for line in (*asked(), socket_line):
        assert (line["table"], line["person"], line["address"]) == (table, me, "127.0.0.1")
