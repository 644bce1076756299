"""What bots think ahead at a table: used where it came as expected, and thrown away otherwise."""

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from ecumene import bots
from ecumene.bots.ahead import sight
from ecumene.bots.planner import Planner
from ecumene.core.position import Position
from ecumene.core.registry import find
from ecumene.table import BOT, PERSON, Seat, Table, thinking
from ecumene.table import ahead as thinking_ahead
from ecumene.table.ahead import FRUITLESS, MOST_PLANS, PIECES, Forethought, Piece, plan_of, prospects_of
from ecumene.table.thinking import chain_of
from tests.table.tables import choose

SECONDS = 0.02


@pytest.fixture(autouse=True)
def nobody_known() -> Iterator[None]:
    thinking._known.clear()
    yield
    thinking._known.clear()


def table_with(*levels: str | None, game: str = "tigris", seed: int = 7) -> Table:
    """A game that has begun, of people (None) and bots."""
    seats = [Seat(BOT, level=level) if level else Seat(PERSON, "ana", "Ana") for level in levels]
    table = Table(find(game), seed, {}, seats)
    table.begin()
    return table


def pieces(ahead: Forethought, table: Table) -> list[Piece]:
    """All that is to be thought about while a person is asked, and is."""
    done = []
    while (piece := ahead.next(table)) is not None:
        piece.tell(piece.work(*piece.args))
        done.append(piece)
    return done


def test_first_it_is_looked_what_may_come_and_then_each_is_thought_about() -> None:
    table, ahead = table_with(None, "master"), Forethought(SECONDS)
    work = [piece.work for piece in pieces(ahead, table)]
    assert work[0] is prospects_of
    assert work[1:] == [plan_of] * (len(work) - 1)
    assert 2 < len(work) <= PIECES
    assert ahead.next(table) is None, "a person may take any time, and the bots take no more for it"


def test_what_came_as_expected_is_answered_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    table, ahead = table_with(None, "master"), Forethought(SECONDS)
    choose(table, "king", "b3")
    pieces(ahead, table)
    choose(table, "settlement", "a1")
    pieces(ahead, table)
    choose(table, "end")
    recalled = ahead.recall(table, 1)
    assert recalled.plan is not None
    assert recalled.plans > 1

    def think(*_: Any) -> Any:
        raise AssertionError("it has thought already")

    position = table.redealt(1, 99)
    with monkeypatch.context() as thoughtless:
        thoughtless.setattr(Planner, "intended", think)
        chain = chain_of(position.clone(), "master", 3, SECONDS, ("table", 1), recalled.plan)
    assert tuple(chain) == pickle.loads(recalled.plan)[0][1]
    choose(table, *chain)
    assert ahead.recall(table, 1) == (None, 0)


def test_what_came_otherwise_is_forgotten_and_thought_about_as_ever() -> None:
    table, ahead = table_with(None, "master"), Forethought(SECONDS)
    choose(table, "king", "b3")
    pieces(ahead, table)
    kept = next(iter(ahead._plans[1].values()))
    choose(table, "settlement", "a1")
    choose(table, "end")
    recalled = ahead.recall(table, 1)
    assert recalled.plan is None
    assert recalled.plans > 1
    assert not ahead._plans
    chain = chain_of(table.redealt(1, 99), "master", 3, SECONDS, ("table", 1), kept)
    choose(table, *chain)


def test_it_looks_with_the_eyes_of_its_seat() -> None:
    """A piece begins with a position that was dealt anew for the bot: the hands are made up."""
    table = table_with(None, "master")
    seen = [Forethought(SECONDS).next(table) for _ in range(8)]
    looked: list[Position] = [piece.args[0] for piece in seen if piece is not None]
    assert len(looked) == 8
    assert {sight(position, 1) for position in looked} == {sight(table.position, 1)}
    assert len({sight(position, 0) for position in looked}) > 1


def test_plans_are_kept_while_a_person_makes_many_choices() -> None:
    table, ahead = table_with(None, "master"), Forethought(SECONDS)
    pieces(ahead, table)
    before = set(ahead._plans[1])
    choose(table, "king", "b3")
    assert table.asked_seat == 0
    more = pieces(ahead, table)
    assert more[0].work is prospects_of
    assert before < set(ahead._plans[1])
    for number in range(MOST_PLANS):
        ahead._keep(1, str(number), b"")
    assert len(ahead._plans[1]) == MOST_PLANS


def test_what_is_half_chosen_changes_nothing() -> None:
    table, ahead = table_with(None, "master", "master"), Forethought(SECONDS)
    first = ahead.next(table)
    assert first is not None
    first.tell([])
    choose(table, "king")
    second, expected = ahead.next(table), [("something", b"")]
    assert second is not None
    assert (second.work, second.args[1]) == (prospects_of, 2)
    second.tell(expected)
    third = ahead.next(table)
    assert third is not None
    assert (third.work, third.args[:2]) == (plan_of, (b"", "master"))


def test_who_plays_for_a_master_goes_by_no_plan_of_theirs() -> None:
    table, ahead = table_with(None, "master"), Forethought(SECONDS)
    choose(table, "king", "b3")
    choose(table, "settlement", "a1")
    pieces(ahead, table)
    choose(table, "end")
    table.seats[1] = Seat(BOT, level="raider")
    assert ahead.recall(table, 1) == (None, 0)


def test_what_comes_too_late_is_not_gone_on_with() -> None:
    table, ahead = table_with(None, "master"), Forethought(SECONDS)
    late = ahead.next(table)
    assert late is not None
    choose(table, "king", "b3")
    anew = ahead.next(table)
    assert anew is not None
    late.tell(late.work(*late.args))
    assert ahead.next(table) is None, "what is likely now is not known yet"
    anew.tell(anew.work(*anew.args))
    following = ahead.next(table)
    assert following is not None
    assert following.work is plan_of


def test_only_those_who_take_their_time_think_ahead_and_not_at_halted_or_bots_tables() -> None:
    assert bots.THOUGHTFUL == ("master",)
    assert Forethought(SECONDS).next(table_with(None, "apprentice", "strategist")) is None
    table = table_with(None, "strategist", "master", "master")
    assert thinking_ahead.thoughtful(table) == [2, 3]
    piece = Forethought(SECONDS).next(table)
    assert piece is not None
    assert piece.args[1] == 2, "the first whose turn it will be"
    assert thinking_ahead.thoughtful(table_with("master", None)) == []


def test_who_is_never_right_thinks_ahead_no_more() -> None:
    table, ahead = table_with(None, "master"), Forethought(SECONDS)
    for _ in range(FRUITLESS):
        assert ahead.next(table) is not None
        ahead._keep(1, "what never comes", b"")
        choose(table, "end")
        assert ahead.recall(table, 1) == (None, 1)
        choose(table, "end")
    assert ahead.next(table) is None
