"""One validation for HTTP and for sockets: what is wrong is refused alike, and its field is named."""

from typing import Any

import pytest

from ecumene.core.errors import EcumeneError
from ecumene.server.messages.checks import LARGEST
from ecumene.server.messages.requests import CHAT_LENGTH, MOST_CHOICES, read_request
from ecumene.table.errors import BadRequest
from tests.server.play import Server

GOOD: dict[str, Any] = {"id": "x", "seat": 0, "version": 0, "choices": ["end"]}

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"id": ""}, "id"),
    ({"id": "x" * 65}, "id"),
    ({"id": 7}, "id"),
    ({"id": "a\0b"}, "id"),
    ({"seat": "0"}, "seat"),
    ({"seat": True}, "seat"),
    ({"seat": 0.0}, "seat"),
    ({"seat": -1}, "seat"),
    ({"seat": LARGEST + 1}, "seat"),
    ({"version": 10**30}, "version"),
    ({"version": None}, "version"),
    ({"choices": "end"}, "choices"),
    ({"choices": []}, "choices"),
    ({"choices": ["end", ""]}, "choices.1"),
    ({"choices": ["end", 5]}, "choices.1"),
    ({"choices": ["x" * 201]}, "choices.0"),
    ({"choices": ["end\0"]}, "choices.0"),
    ({"choices": ["end"] * (MOST_CHOICES + 1)}, "choices"),
    ({"confirm": "yes"}, "confirm"),
    ({"confirm": [{"kind": 1}]}, "confirm"),
    ({"also": 1}, "also"),
    ({"choice": "end"}, "choice"),
]


@pytest.mark.parametrize(("changes", "field"), WRONG)
def test_a_choice_is_checked_alike_over_http_and_sockets(
    file_server: Server, changes: dict[str, Any], field: str
) -> None:
    ana = file_server.guest("Ana")
    table = ana.opens("me", "Bruno", start=True)
    answer = ana.http.post(f"/api/tables/{table}/choices", json=GOOD | changes)
    assert answer.status_code == 400
    by_http = answer.json()["error"]
    with ana.sits_at(table) as page:
        page.send("choose", **GOOD | changes)
        by_socket = page.sees("refused")["error"]
    assert by_http == by_socket
    assert by_http["code"] == "error-bad-request"
    for lang, (before, after) in {"es": ("«", "»"), "en": ("“", "”")}.items():
        named = by_http["text"][lang].partition(before)[2].partition(after)[0]
        assert named == field or named.startswith(f"{field}.")


def named(message: object) -> str:
    """The field that is wrong with a message."""
    with pytest.raises(BadRequest) as refused:
        read_request(message)
    return str(refused.value.details["field"])


def test_what_is_wrong_is_named() -> None:
    assert named([]) == named(7) == named("choose") == named(None) == "json"
    assert named({}) == named({"type": "dance"}) == named({"type": {}}) == "type"
    for lacking in GOOD:
        assert named({"type": "choose"} | {k: v for k, v in GOOD.items() if k != lacking}) == lacking
    assert named({"type": "choose", **GOOD, "x" * 100: 1}) == "x" * 60


@pytest.mark.parametrize("text", ["", "   ", "x" * (CHAT_LENGTH + 1), "a\0b", "\ud800", None, 7])
def test_remarks_that_cannot_be_kept(text: object) -> None:
    assert named({"type": "chat", "id": "x", "text": text}) == "text"


def test_what_is_right_passes_unchanged() -> None:
    asked = {"type": "choose", **GOOD, "confirm": [{}, {"kind": "scored", "args": {"points": 0}}]}
    assert read_request(asked) == asked
    for message in (
        {"type": "undo", "id": "x", "seat": 0},
        {"type": "undo", "id": "x", "seat": 0, "to": None},
        {"type": "look", "id": "x", "seat": None},
        {"type": "agree", "id": "x", "yes": False},
        {"type": "silence", "id": "x", "seat": LARGEST, "on": True},
    ):
        assert read_request(message) == message
    remark: Any = read_request({"type": "chat", "id": "x", "text": "  hola 🎲 "})
    assert remark["text"] == "hola 🎲"


def test_addresses_and_bodies_that_no_database_could_take(server: Server) -> None:
    ana = server.guest("Ana")
    for key in ("%00", "a%00b"):
        assert ana.refused("GET", f"/api/tables/{key}") == (404, "error-unknown-place")
    for key in ("x" * 17, "%F0%9F%8E%B2", "a b"):
        assert ana.refused("GET", f"/api/tables/{key}") == (404, "error-unknown-table")
    for path in ("/api/tables?list=mine&after=", "/api/turns?but=", "/api/tournaments?after="):
        for key in ("a%00", "a%0A", "%00a", "x" * 17, "%ED%A0%80a", ""):
            assert ana.refused("GET", path + key) == (400, "error-bad-request")
    table = ana.opens("me", "open")
    for to in (-1, LARGEST + 1, 10**30, "x"):
        assert ana.refused("GET", f"/api/tables/{table}/replay?to={to}") == (400, "error-bad-request")
    where: list[Any] = [{"seat": "0"}, {"seat": -1}, {"seat": 10**30}, {"chair": 1}, []]
    for body in where:
        assert ana.refused("POST", f"/api/tables/{table}/join", json=body) == (400, "error-bad-request")
    seats = [{"kind": "me"}, {"kind": "open"}]
    settled: list[Any] = [{"board": 1.5}, {"board": None}, {"board": "\0"}, {"board": 10**30}, []]
    for options in settled:
        body = {"game": "tigris", "seats": seats, "options": options}
        assert ana.refused("POST", "/api/tables", json=body) == (400, "error-bad-request")
    lone = b'{"name": "\\ud800"}'
    assert ana.refused("PUT", "/api/me", content=lone) == (400, "error-bad-request")
    assert ana.refused("PUT", "/api/me", json={"name": "Ana", "also": 1}) == (400, "error-bad-request")


def test_every_refusal_of_ours_can_be_said() -> None:
    with pytest.raises(EcumeneError, match="seat"):
        read_request({"type": "why", "id": "x", "seat": "no", "choices": ["a"]})
