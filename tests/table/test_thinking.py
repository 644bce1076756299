"""What a worker remembers of the bots that it thinks for: their plans, and not too many of them."""

from collections.abc import Callable, Iterator
from math import inf

import pytest

import ecumene
from ecumene import bots
from ecumene.bots.planner import Planner
from ecumene.core.position import Position
from ecumene.table import thinking
from ecumene.table.thinking import MOST_KNOWN, chain_of, thought

LEVEL = "strategist"
SEED = 3


@pytest.fixture(autouse=True)
def nobody_known() -> Iterator[None]:
    thinking._known.clear()
    yield
    thinking._known.clear()


def turn(p: Position, think: Callable[[Position], list[str]]) -> list[list[str]]:
    """The chains that somebody makes until another is asked."""
    seat, made, deal = p.seat, [], 0
    assert seat is not None
    while p.seat == seat:
        deal += 1
        made.append(think(p.redealt(seat, deal)))
        p.push(made[-1])
    return made


def test_a_bot_goes_on_with_its_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """It makes the choices that it makes in the arena, and thinks no more often."""
    thoughts: list[Position] = []
    turns = Planner.turns

    def counted(self: Planner, position: Position, seconds: float) -> object:
        thoughts.append(position)
        return turns(self, position, seconds)

    monkeypatch.setattr(Planner, "turns", counted)
    bot = bots.make(LEVEL, SEED)
    in_arena = turn(ecumene.new("tigris", 2, seed=7), lambda seen: thought(bot, seen, inf))
    in_arena_thoughts = len(thoughts)
    p = ecumene.new("tigris", 2, seed=7)
    at_table = turn(p, lambda seen: chain_of(seen, LEVEL, SEED, inf, ("table", 0)))
    assert at_table == in_arena
    assert len(thoughts) == 2 * in_arena_thoughts < 2 * len(in_arena)


def test_bots_of_other_tables_and_hints_have_no_part_in_it() -> None:
    p = ecumene.new("gheos", 2, seed=1)
    for table in range(MOST_KNOWN + 3):
        chain_of(p.redealt(0, 1), "apprentice", SEED, inf, (table, 0))
        chain_of(p.redealt(0, 1), "apprentice", SEED, inf)
    assert list(thinking._known) == [((table, 0), "apprentice") for table in range(3, MOST_KNOWN + 3)]


def test_a_bot_that_failed_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    p = ecumene.new("gheos", 2, seed=1)
    chain_of(p.redealt(0, 1), "apprentice", SEED, inf, ("table", 0))

    def at_a_loss(*_: object) -> list[str]:
        raise RuntimeError("at a loss")

    monkeypatch.setattr(thinking, "thought", at_a_loss)
    with pytest.raises(RuntimeError, match="at a loss"):
        chain_of(p.redealt(0, 1), "apprentice", SEED, inf, ("table", 0))
    assert not thinking._known
