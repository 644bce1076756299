"""What pages say when they come and when they ask: small questions of the server to itself."""

from typing import Any

import pytest

from ecumene.core.errors import EcumeneError, UnknownGame
from ecumene.core.events import Event
from ecumene.core.registry import find
from ecumene.server import errors
from ecumene.server.errors import ServerError, speaker, status_of
from ecumene.server.messages.checks import bad_request, writable
from ecumene.server.messages.requests import Confirm, read_request
from ecumene.server.sockets import known_by, wants_changes
from ecumene.table.confirming import worth_a_question
from ecumene.table.errors import (
    BadName,
    BadRequest,
    NotStored,
    NotYourSeat,
    RecordHidden,
    Stale,
    TooLarge,
    Trouble,
    UnknownTable,
)

SCORED = Event("scored", {"seat": 0, "points": 3})
DRAWN = Event("drawn", {"seat": 1})


@pytest.mark.parametrize(
    ("confirm", "worth"),
    [
        (True, True),
        (False, False),
        ([], False),
        ([{}], True),
        ([{"kind": "scored"}], True),
        ([{"kind": "lost"}], False),
        ([{"kind": "score"}, {"kind": ""}], False),
        ([{"kind": "lost"}, {"kind": "drawn"}], True),
        ([{"kind": "scored", "args": {"points": 3}}], True),
        ([{"kind": "scored", "args": {"points": 2}}], False),
        ([{"kind": "drawn", "args": {"points": 3}}], False),
        ([{"args": {"seat": 1}}], True),
        ([{"args": {"seat": 1, "points": 3}}], False),
        ([{"args": {"colour": None}}], False),
    ],
)
def test_a_choice_is_confirmed_if_an_event_is_as_the_page_describes_it(confirm: Confirm, worth: bool) -> None:
    assert worth_a_question(confirm, [SCORED, DRAWN]) is worth


def test_nothing_that_happens_is_no_question_but_for_who_always_wants_one() -> None:
    assert not worth_a_question([{}], [])
    assert worth_a_question(True, [])


@pytest.mark.parametrize(
    ("query", "known"),
    [
        (b"", (0, None)),
        (b"since=12&version=15", (12, 15)),
        (b"since=12", (12, None)),
        (b"version=0", (0, 0)),
        (b"since=999999999&version=1", (999_999_999, 1)),
        (b"since=1000000000&version=1", (0, 1)),
        (b"since=-1&version=x", (0, None)),
        ("since=\u0663".encode("latin-1", "replace"), (0, None)),
        (b"since=%D9%A3", (0, None)),
        (b"since=1&since=2", (1, None)),
    ],
)
def test_a_page_says_what_it_knows_or_is_taken_to_know_nothing(
    query: bytes, known: tuple[int, int | None]
) -> None:
    assert known_by(query) == known


def test_a_page_gets_changes_only_if_it_wishes() -> None:
    assert wants_changes(b"changes=1&since=3")
    for query in (b"", b"changes=0", b"changes=", b"change=1", b"changes=1&changes=1"):
        assert not wants_changes(query)


GOOD: dict[str, Any] = {"type": "choose", "id": "x", "seat": 0, "version": 0, "choices": ["end"]}


@pytest.mark.parametrize(
    ("fits", "too_much"),
    [
        ({"id": "x" * 64}, {"id": "x" * 65}),
        ({"choices": ["x" * 200]}, {"choices": ["x" * 201]}),
        ({"choices": ["x"] * 40}, {"choices": ["x"] * 41}),
        ({"seat": 2_147_483_647}, {"seat": 2_147_483_648}),
        ({"version": 2_147_483_647}, {"version": 2_147_483_648}),
        ({"confirm": [{}] * 100}, {"confirm": [{}] * 101}),
        ({"type": "chat", "text": "x" * 500}, {"type": "chat", "text": "x" * 501}),
    ],
    ids=str,
)
def test_what_just_fits_passes_and_a_little_more_does_not(
    fits: dict[str, Any], too_much: dict[str, Any]
) -> None:
    def message(said: dict[str, Any]) -> dict[str, Any]:
        return {"id": "x", **said} if "type" in said else GOOD | said

    assert read_request(message(fits)) == message(fits)
    with pytest.raises(BadRequest):
        read_request(message(too_much))


def test_the_field_that_is_wrong_is_named_as_deep_as_there_are_fields() -> None:
    given = {"seats": [{"kind": "me"}, {"kind": 7}]}
    for place, named in {
        ("seats", 1, "kind", "str"): "seats.1.kind",
        ("seats", 2, "kind"): "seats",
        ("seats", "x"): "seats",
        ("lost",): "lost",
        (): "otherwise",
    }.items():
        assert bad_request(place, given, "otherwise").details == {"field": named}
    assert bad_request(("body",), "text", "otherwise").details == {"field": "otherwise"}
    assert bad_request(("\ud800",), {}, "x").details == {"field": "?"}


@pytest.mark.parametrize("text", ["a\0b", "\ud800", "é\udfff"])
def test_text_that_no_database_keeps(text: str) -> None:
    with pytest.raises(ValueError, match="kept"):
        writable(text)


@pytest.mark.parametrize("text", ["", "año", "\ud7ff\ue000", "🎲"])
def test_text_that_every_database_keeps(text: str) -> None:
    assert writable(text) == text


# Errors as HTTP says them -------------------------------------------------------------------------

STATUSES = {
    BadRequest: 400,
    BadName: 400,
    errors.ForeignOrigin: 403,
    errors.NotYourTable: 403,
    NotYourSeat: 403,
    RecordHidden: 403,
    UnknownTable: 404,
    UnknownGame: 404,
    errors.TooSlow: 408,
    errors.SeatTaken: 409,
    Stale: 409,
    TooLarge: 413,
    errors.AddressTooLong: 414,
    errors.TooFast: 429,
    Trouble: 500,
    NotStored: 503,
}


@pytest.mark.parametrize(("kind", "status"), STATUSES.items(), ids=lambda one: str(one))
def test_errors_have_the_status_that_the_protocol_says(kind: Any, status: int) -> None:
    assert status_of(kind.__new__(kind)) == status


def test_what_the_rules_object_to_is_a_bad_request() -> None:
    with pytest.raises(EcumeneError) as refused:
        find("tigris").checked_seats(9)
    assert not isinstance(refused.value, ServerError)
    assert status_of(refused.value) == 400


def test_sentences_have_the_words_of_their_game_where_there_is_one() -> None:
    assert "tigris" in str(UnknownTable(table="tigris"))
    plain, of_a_game = speaker("es"), speaker("es", "tigris")
    assert plain.error(errors.SeatTaken()) == of_a_game.error(errors.SeatTaken())
    assert speaker("es", "tigris") is of_a_game
