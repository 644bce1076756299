"""Chains of choices, as a line of notation and as a list."""

from collections.abc import Sequence

import pytest

import ecumene
from ecumene.core.errors import EcumeneError, NotAllowed, NotAsked, NotUnderstood
from ecumene.core.position import Position


@pytest.fixture
def p() -> Position:
    return ecumene.new("tigris", seats=2, seed=7)


@pytest.mark.parametrize("said", ["king b3", " king  b3 ", ["king", "b3"], ("king", "b3")])
def test_a_chain_is_a_line_or_a_list(p: Position, said: str | Sequence[str]) -> None:
    expected = p.clone().push("king").push("b3")
    assert list(p.read(said)) == ["king", "b3"]
    assert p.why(said) is None
    assert [event.kind for event in p.preview(said)] == ["placed-leader"]
    assert p.push(said) == expected


@pytest.mark.parametrize("said", ["king", ["king"], ("king",)])
def test_a_chain_may_be_half_made(p: Position, said: str | Sequence[str]) -> None:
    assert list(p.read(said)) == ["king"]
    before = p.decision
    p.push(said)
    assert p.decision != before
    assert p.head == before


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ([], NotUnderstood),
        ([""], NotUnderstood),
        (["kong"], NotUnderstood),
        (["king b3"], NotUnderstood),
        (["king", "h8"], NotAllowed),
        (["king", "z99"], NotUnderstood),
        (["king", "b3", "king", "b3"], NotAllowed),
        (["king", "b3", "end", "end"], NotUnderstood),
        (["farm", "a1"], NotAllowed),
    ],
)
def test_a_list_is_checked_to_its_end_and_changes_nothing_if_wrong(
    p: Position, said: list[str], error: type[EcumeneError]
) -> None:
    before = p.clone()
    for attempt in (p.push, p.read, p.preview):
        with pytest.raises(error):
            attempt(said)
    assert p == before


def test_a_refusal_names_the_word_and_what_is_possible(p: Position) -> None:
    with pytest.raises(NotUnderstood) as caught:
        p.push(["king", "z99"])
    assert caught.value.details["word"] == "z99"
    assert "b3" in caught.value.details["possible"]
    with pytest.raises(NotUnderstood) as caught:
        p.push("king b3 end end")
    assert caught.value.details == {"word": "end", "possible": []}
    with pytest.raises(NotUnderstood) as caught:
        p.push("")
    assert caught.value.details["word"] == ""


def test_the_objection_to_a_list_is_that_to_the_line(p: Position) -> None:
    for line in ("king h8", "farm a1", "king b3 king b3"):
        objection = p.why(line)
        assert objection is not None
        assert p.why(line.split()) == objection


def test_only_the_asked_seat_says_a_list(p: Position) -> None:
    for attempt in (p.push, p.read, p.why, p.preview):
        with pytest.raises(NotAsked) as caught:
            attempt(["king", "b3"], 1)
        assert caught.value.details == {"seat": 1, "asked_seat": 0}
    assert p.push(["king", "b3"], 0).seat == 0
