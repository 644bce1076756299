"""Everybody may do what `permissions.py` says, and nothing else; a route that it does not name fails here."""

import json
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from ecumene.server.app import make_app
from ecumene.server.doors import Doors
from ecumene.server.messages.requests import TABLE_REQUEST
from ecumene.server.owners.ownership import name_owner
from ecumene.server.owners.terminal import at_terminal
from ecumene.server.proxies import Proxies
from ecumene.server.settings import Settings
from tests.server import permissions
from tests.server.permissions import (
    ALL_LINES,
    AT_THE_SOCKET,
    BELL,
    DESK_LINES,
    DOORS,
    GUEST,
    MEANS,
    MEMBER,
    MUTED,
    NOBODY,
    ONLOOKER,
    OTHERS_LINES,
    OWN_LINES,
    OWNER,
    PEOPLE,
    PLAYER,
    REFUSED,
    SENT,
    SPENT,
    STRANGERS,
    TABLE_LINES,
    TOURNAMENT,
    TOURNAMENT_LINES,
    Line,
    Meaning,
)
from tests.server.play import Guest, Page, Server
from tests.server.test_people import comes_in, joins

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
}
OF_ALL = ("/api/games/{game}/rules", "/api/games/{game}/text")
"""What anybody may keep who asks whether it is still so."""
NOWHERE = "0q8bWv3KxLzR"
MORE = {"thinkers": 1, "invitations_per_hour": 5000, "tables_per_guest": 5000, "tournaments_per_person": 500}
NAMES = (f"Persona {n}" for n in count())


class Town:
    """A server, and one person of each kind."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = {kind: self.new_member() for kind in (MEMBER, ONLOOKER, PLAYER, OWNER)}
        self.people[GUEST] = self.new_guest()
        self.names = {kind: one.get("/api/me")["name"] for kind, one in self.people.items()}
        self._tables: dict[tuple[str, str], str] = {}

    def new_guest(self) -> Guest:
        return self.server.guest(next(NAMES))

    def new_member(self) -> Guest:
        member = self.server.guest()
        joins(member, next(NAMES))
        return member

    def person(self, kind: str) -> Guest:
        """Somebody of a kind; nobody is somebody new each time."""
        return self.server.guest() if kind == NOBODY else self.people[kind]

    def asks(self, who: Guest, line: Line, **places: str) -> httpx.Response:
        """Send a request, with what belongs to it."""
        sent, path = SENT.get(line.name), line.path.format(**places)
        if isinstance(sent, str):
            return who.http.request(line.method, path, content=sent)
        if sent is None:
            return who.http.request(line.method, path)
        filled = json.dumps(sent).replace("{new}", next(NAMES)).replace("{member}", self.names[MEMBER])
        headers = {"content-type": "application/json"}
        return who.http.request(line.method, path, content=filled, headers=headers)

    def answered(self, who: Guest, line: Line, **places: str) -> Meaning:
        """The status, and the code of what is wrong."""
        answer = self.asks(who, line, **places)
        assert HEADERS.items() <= dict(answer.headers).items()
        of_all = answer.is_success and line.path.startswith(OF_ALL)
        assert answer.headers["cache-control"] == ("no-cache" if of_all else "no-store")
        return answer.status_code, answer.json()["error"]["code"] if answer.is_error else None

    def table(self, stage: str, door: str) -> str:
        """A table of the owner's and the player's that the onlooker was invited to, and has not come."""
        if (stage, door) not in self._tables:
            self._tables[stage, door] = self._new_table(stage, door)
        return self._tables[stage, door]

    def use_up(self, stage: str, door: str) -> None:
        """A table that somebody has changed is not looked at again."""
        if stage != "finished":
            del self._tables[stage, door]

    def _new_table(self, stage: str, door: str) -> str:
        owner, player = self.people[OWNER], self.people[PLAYER]
        doors: dict[str, dict[str, Any]] = {"closed": {"watch": "players"}, "private": {"private": True}}
        seats = ["me", "open", "open"] if stage == "waiting" else ["me", "open"]
        table = owner.opens(*seats, game="ages" if stage == "finished" else "tigris", **doors.get(door, {}))
        for kind in (ONLOOKER, PLAYER):
            owner.post(f"/api/tables/{table}/invitations", {"name": self.names[kind]})
        player.post(f"/api/tables/{table}/join", {"seat": 1})
        if stage != "waiting":
            owner.post(f"/api/tables/{table}/start")
        if stage == "finished":
            self.both_choose(table, "end", "end", "resign")
        return table

    def both_choose(self, table: str, *choices: str) -> None:
        """The owner, the player, and so on."""
        for n, choice in enumerate(choices):
            made = {"id": choice, "seat": n % 2, "version": n, "choices": [choice]}
            self.people[(OWNER, PLAYER)[n % 2]].post(f"/api/tables/{table}/choices", made)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder: Path = tmp_path_factory.mktemp("town")
    server = Server(str(folder / "e.sqlite"), folder / "server.log", call_networks="127.0.0.0/8", **MORE)
    server.start()
    yield Town(server)
    assert "Traceback" not in server.log.read_text()
    server.kill()


def test_no_route_is_forgotten() -> None:
    settings = Settings()
    document = make_app(settings, Doors(settings, Proxies(()), 100)).app.openapi()
    routes = {f"{method.upper()} {path}" for path, found in document["paths"].items() for method in found}
    assert {line.name for line in ALL_LINES} == routes
    assert set(SENT) <= routes
    about_tables = {route for route in routes if "/api/tables/{" in route}
    assert {line.name for line in TABLE_LINES} == about_tables


def test_no_message_is_forgotten() -> None:
    kinds = TABLE_REQUEST.json_schema()["discriminator"]["mapping"]
    assert set(messages()) == set(kinds)


# Over HTTP ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("line", TABLE_LINES, ids=lambda line: f"{line.method} {line.path} {line.where[0]}")
def test_at_tables(town: Town, line: Line, door: str) -> None:
    stage = line.where[0]
    found = {}
    for kind in PEOPLE:
        found[kind] = town.answered(town.person(kind), line, key=town.table(stage, door))
        if found[kind][0] == 200 and line.method != "GET":
            town.use_up(stage, door)
    assert found == {kind: permissions.answer_at(line, kind, door) for kind in PEOPLE}


@pytest.mark.parametrize("kind", STRANGERS)
def test_a_private_table_cannot_be_told_from_none(town: Town, kind: str) -> None:
    for line in TABLE_LINES:
        told = []
        for key in (town.table(line.where[0], "private"), NOWHERE):
            answer = town.asks(town.person(kind), line, key=key)
            told.append((answer.status_code, answer.text.replace(key, "")))
        assert told[0] == told[1], line.name


@pytest.mark.parametrize("line", TOURNAMENT_LINES, ids=lambda line: line.name)
def test_at_tournaments(town: Town, line: Line) -> None:
    kinds = (NOBODY, GUEST, MEMBER, PLAYER, OWNER)
    found = {}
    for kind in kinds:
        key = town.people[OWNER].post("/api/tournaments", TOURNAMENT)["id"]
        town.people[PLAYER].post(f"/api/tournaments/{key}/join")
        found[kind] = town.answered(town.person(kind), line, key=key)
    assert found == {kind: MEANS[word] for kind, word in zip(kinds, line.answers, strict=True)}


@pytest.mark.parametrize(
    "line", [one for one in TOURNAMENT_LINES if "{key}" in one.path], ids=lambda one: one.name
)
def test_a_private_tournament_cannot_be_told_from_none(town: Town, line: Line) -> None:
    key = town.people[OWNER].post("/api/tournaments", TOURNAMENT | {"private": True})["id"]
    for kind in (NOBODY, GUEST, MEMBER):
        for one in (key, NOWHERE):
            assert town.answered(town.person(kind), line, key=one) == MEANS["tournament"]


def test_of_ones_own(town: Town) -> None:
    places = {"game": "gheos", "lang": "es", "path": "board.js", "seats": "2"}
    people = {GUEST: town.new_guest(), MEMBER: town.new_member()}
    for line in OWN_LINES:
        for kind, word in zip((NOBODY, GUEST, MEMBER), line.answers, strict=True):
            who = people.get(kind) or town.server.guest()
            assert town.answered(who, line, **places) == MEANS[word], (line.name, kind)
            if SPENT.get(line.name) == kind:
                people[kind] = town.new_guest() if kind == GUEST else town.new_member()


def test_of_somebody_else(town: Town) -> None:
    owner = town.new_member()
    comes_in(town.server.guest(), owner.get("/api/me")["name"])
    [other] = [one["id"] for one in owner.get("/api/account")["sessions"] if not one["this"]]
    [bell] = owner.post("/api/account/bells", BELL)["bells"]
    people = {GUEST: town.people[GUEST], MEMBER: town.people[MEMBER], OWNER: owner}
    for line in OTHERS_LINES:
        for kind, word in zip((NOBODY, GUEST, MEMBER, OWNER), line.answers, strict=True):
            who = people.get(kind) or town.server.guest()
            told = town.answered(who, line, bell=bell["id"], session=other, key="x")
            assert told == MEANS[word], (line.name, kind)


def test_at_the_desk_of_who_owns_the_server(town: Town) -> None:
    keeper = town.new_member()
    name = keeper.get("/api/me")["name"]
    at_terminal(town.server.database, lambda connection: name_owner(connection, name, remove=False))
    people = {GUEST: town.people[GUEST], MEMBER: town.people[MEMBER], OWNER: keeper}
    for line in DESK_LINES:
        for kind, word in zip((NOBODY, GUEST, MEMBER, OWNER), line.answers, strict=True):
            who, key = people.get(kind) or town.server.guest(), town.table("waiting", "private")
            told = town.answered(who, line, key=key, person="nadie", number="1")
            assert told == MEANS[word], (line.name, kind)
    town.use_up("waiting", "private")


# At the socket ------------------------------------------------------------------------------------


def messages() -> dict[str, tuple[str, ...]]:
    found = [line.split() for line in permissions.MESSAGES.splitlines() if line]
    return {kind: tuple(answers) for kind, *answers in found}


def remark(page: Page, text: str) -> int:
    """Say something; its number."""
    page.does("chat", text=text)
    said = next((m for m in page.messages if m["type"] == "chat" and m["text"] == text), None)
    return int((said or page.sees("chat", text=text))["number"])


def sent(remark: int, muted: int) -> Mapping[str, dict[str, Any]]:
    """What the messages say, of the owner's seat, about a remark and one of somebody who was muted."""
    chain: dict[str, Any] = {"seat": 0, "choices": ["end"]}
    seat: dict[str, dict[str, Any]] = {kind: {"seat": 0} for kind in ("hint", "redo", "look")}
    said: dict[str, dict[str, Any]] = {
        "chat": {"text": "x"},
        "unsay": {"number": remark},
        "mute": {"number": muted, "on": True},
        "report": {"number": muted, "why": "x"},
    }
    moves: dict[str, dict[str, Any]] = {
        "choose": chain | {"version": 2},
        "why": chain,
        "preview": chain,
        "undo": {"seat": 0, "to": 0},
    }
    about: dict[str, dict[str, Any]] = {
        "manners": {"watch": "all"},
        "silence": {"seat": 0, "on": True},
        "pass": {"seat": 0, "until": None},
        "agree": {"yes": True},
        "propose": {"seat": 1, "then": "bot"},
        "vote": {"yes": True},
    }
    return {**moves, **seat, **said, **about}


def told_at_socket(page: Page, kind: str, **said: Any) -> str:
    answer = page.ask(kind, **said)
    return "done" if answer["type"] == "done" else str(answer["error"]["code"])


def test_at_the_socket(town: Town) -> None:
    owner, muted = town.people[OWNER], town.new_guest()
    table = town.table("playing", "open")
    town.both_choose(table, "end", "end")
    with owner.sits_at(table) as page, muted.sits_at(table) as other:
        page.does("manners", talk="all")
        own, loud = remark(page, "de la casa"), remark(other, "de otra parte")
        unsaid = remark(other, "de más")
        page.does("mute", number=loud, on=True)
    for column, kind in enumerate(AT_THE_SOCKET):
        who = muted if kind == MUTED else town.person(kind)
        saying = sent(unsaid if kind == OWNER else own, loud)
        with who.sits_at(table) as page:
            found = {name: told_at_socket(page, name, **saying[name]) for name in messages()}
        expected = {name: words[column] for name, words in messages().items()}
        assert found == {name: REFUSED.get(word, word) for name, word in expected.items()}, kind
    town.use_up("playing", "open")


@pytest.mark.parametrize("door", DOORS)
def test_who_may_sit_down_at_a_socket(town: Town, door: str) -> None:
    line = next(one for one in TABLE_LINES if one.name == "GET /api/tables/{key}" and "playing" in one.where)
    for kind in PEOPLE:
        status, code = permissions.answer_at(line, kind, door)
        with town.person(kind).sits_at(town.table("playing", door)) as page:
            if code is None:
                page.sees("view")
            else:
                assert page.sees("refused", id=None)["error"]["code"] == code
                assert page.closes() == 4000 + status


def test_everybody_may_look_into_the_lobby(town: Town) -> None:
    private = {town.table("waiting", "private"), town.table("playing", "private")}
    for kind in PEOPLE:
        with town.person(kind).in_lobby() as page:
            shown = {t["id"] for _ in range(4) for t in page.sees("list")["tables"]}
        assert (shown & private == set()) == (kind in STRANGERS), kind


def test_who_gets_up_from_a_private_table_or_declines_looks_on_no_longer(town: Town) -> None:
    table = town.table("waiting", "private")
    player, onlooker = town.people[PLAYER], town.people[ONLOOKER]
    with player.sits_at(table) as sitting, onlooker.sits_at(table) as looking:
        sitting.sees("table")
        looking.sees("table")
        onlooker.http.delete(f"/api/tables/{table}/invitations").raise_for_status()
        assert looking.closes() == 1013
        player.post(f"/api/tables/{table}/leave")
        sitting.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "open")
        player.http.delete(f"/api/tables/{table}/invitations").raise_for_status()
        assert sitting.closes() == 1013
    for who in (onlooker, player):
        assert who.refused("GET", f"/api/tables/{table}") == MEANS["table"]
    town.use_up("waiting", "private")
