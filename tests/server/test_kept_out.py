"""Who was signed out and who is banned, at every route and message of `permissions.py`, whatever they own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ecumene.server.guests import COOKIE
from ecumene.server.owners.bans import ban
from ecumene.server.owners.terminal import at_terminal
from ecumene.server.sockets import LOOKING_ON
from ecumene.server.standing import Ban
from tests.server.permissions import (
    ALL_LINES,
    DESK_LINES,
    MEANS,
    NOBODY,
    OTHERS_LINES,
    OWN_LINES,
    OWNER,
    TABLE_LINES,
    TOURNAMENT,
    TOURNAMENT_LINES,
    Line,
    answer_at,
)
from tests.server.play import Guest, Server, wait_until
from tests.server.test_authorisation import MORE, Town, messages, sent, told_at_socket
from tests.server.test_people import comes_in

PLACES = {"game": "gheos", "lang": "es", "path": "board.js", "seats": "2", "person": "nadie", "number": "1"}
PLACES |= {"bell": "x", "session": "x"}
BANNED = (403, "error-banned")
STILL = ("/api/people/", "/api/me", "/api/account/sessions")
"""Where ways in and out begin."""


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder: Path = tmp_path_factory.mktemp("town")
    server = Server(str(folder / "e.sqlite"), folder / "server.log", **MORE).start()
    yield Town(server)
    assert "Traceback" not in server.log.read_text()
    server.kill()


def new_tournament(town: Town) -> str:
    return str(town.people[OWNER].post("/api/tournaments", TOURNAMENT)["id"])


def test_who_was_signed_out_is_nobody_whatever_is_theirs(town: Town) -> None:
    cookie, phone = town.people[OWNER].http.cookies[COOKIE], town.server.guest()
    comes_in(phone, town.names[OWNER])
    phone.http.delete("/api/account/sessions").raise_for_status()
    town.people[OWNER] = phone

    def answered(line: Line, key: str) -> tuple[int, str | None]:
        who: Guest = town.server.guest()
        who.http.cookies.set(COOKIE, cookie)
        return town.answered(who, line, **PLACES, key=key)

    for line in TABLE_LINES:
        for door in ("open", "private"):
            stage = line.where[0]
            found = answered(line, town.table(stage, door))
            assert found == answer_at(line, NOBODY, door), (line.name, door)
            if found[0] == 200 and line.method != "GET":
                town.use_up(stage, door)
    for line in (*TOURNAMENT_LINES, *OWN_LINES, *OTHERS_LINES, *DESK_LINES):
        key = new_tournament(town) if line in TOURNAMENT_LINES else "x"
        assert answered(line, key) == MEANS[line.answers[0]], line.name


def may_still(line: Line) -> bool:
    """Whether who is banned may do it: come in, look, and go."""
    ways = line.path.startswith(STILL[0]) or (line.method == "DELETE" and line.path.startswith(STILL))
    return line.method == "GET" or ways


def test_who_is_banned_looks_on_comes_in_and_goes_and_does_nothing_else(town: Town) -> None:
    owner, tournament = town.people[OWNER], new_tournament(town)
    tables = {line.where[0]: town.table(line.where[0], "open") for line in TABLE_LINES}
    person = owner.get("/api/me")["id"]
    at_terminal(town.server.database, lambda c: ban(c, None, person, Ban("Insultos.", None)))
    wait_until(lambda: owner.http.put("/api/me", json={"name": "X"}).status_code == 403)
    for line in ALL_LINES:
        key = tables[line.where[0]] if line in TABLE_LINES else tournament
        if not may_still(line):
            assert town.answered(owner, line, **PLACES, key=key) == BANNED, line.name
        elif line.method == "GET":
            assert town.answered(owner, line, **PLACES, key=key) != BANNED, line.name
    with owner.sits_at(tables["playing"]) as page:
        found = {kind: told_at_socket(page, kind, **sent(1, 1)[kind]) for kind in messages()}
    assert {kind for kind, told in found.items() if told != "error-banned"} == set(LOOKING_ON)
    owner.http.delete("/api/account/sessions").raise_for_status()
    owner.http.delete("/api/me").raise_for_status()
