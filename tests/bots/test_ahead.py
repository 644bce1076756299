"""Bots think ahead from what their seat sees, and follow it only where they see what they expected."""

import random
from collections.abc import Sequence
from dataclasses import replace
from math import inf

import pytest

import ecumene
from ecumene.bots.ahead import PROSPECTS, Prospect, prospects, sight
from ecumene.bots.planner import AT_ONCE, Planner
from ecumene.core.position import Position
from ecumene.core.registry import games

QUICK = replace(AT_ONCE, finalists=1, deals=1)
"""No further than needs be."""


def played(game: str, seed: int, choices: int, seats: int = 2) -> Position:
    """A game after so many choices at random."""
    p, chance = ecumene.new(game, seats, seed=seed), random.Random(seed)
    for _ in range(choices):
        p.push(chance.choice(p.answers()))
    return p


def sights(found: Sequence[Prospect]) -> list[str]:
    return [prospect.sight for prospect in found]


@pytest.mark.parametrize("game", ["innersea", "monumental", "tigris"])
def test_what_is_expected_is_the_same_whatever_the_hidden_things_are(game: str) -> None:
    """In the other two, what is dealt depends on the order in which the hidden things lay as well."""
    p = played(game, 3, 40)
    assert p.seat is not None
    seat = 1 - p.seat
    one, other = p.redealt(seat, 1), p.redealt(seat, 2)
    assert one.view(seat) == other.view(seat)
    found = prospects(one, seat, 5, inf)
    assert sights(found) == sights(prospects(other, seat, 5, inf))
    assert len(found) <= PROSPECTS
    for prospect in found:
        assert prospect.position.seat == seat
        assert len(prospect.position.answers()) > 1
        assert sight(prospect.position, seat) == prospect.sight


@pytest.mark.parametrize("game", sorted(games()))
def test_with_what_was_thought_ahead_choices_are_legal_and_the_game_goes_on(game: str) -> None:
    """What is hidden lies otherwise than in the position that was thought about."""
    p, followed = played(game, 3, 40), 0
    for number in range(3):
        assert p.seat is not None
        seat, bot = 1 - p.seat, Planner(number, foresight=QUICK)
        found = prospects(p.redealt(seat, number), seat, number, 0.5)
        if not found:
            p.push(p.answers()[0])
            continue
        expected = found[number % len(found)].position
        bot.plan.expect(bot.intended(expected, inf))
        p = expected.redealt(seat, number)
        assert bot.plan.follow(p.clone()) in p.choices()
        bot.plan.expect(bot.intended(expected, inf))
        while p.seat == seat:
            choice = bot.choose(p.redealt(seat, followed), inf)
            assert choice in p.choices()
            p.push(choice)
            followed += 1
        if p.over:
            break
    assert followed


def test_a_plan_made_ahead_is_followed_only_by_who_sees_what_was_expected() -> None:
    p = played("tigris", 3, 40)
    assert p.seat is not None
    seat = 1 - p.seat
    first, second = prospects(p.redealt(seat, 1), seat, 5, inf)[:2]
    bot = Planner(1)
    steps = bot.intended(first.position, inf)
    bot.plan.expect(steps)
    assert bot.plan.follow(second.position.redealt(seat, 9)) is None
    assert bot.plan.follow(first.position.redealt(seat, 9)) is None, "what was not expected ends the plan"
    bot.plan.expect(steps)
    thought = bot.rng.state
    assert bot.choose(first.position.redealt(seat, 9), inf) == steps[0][1][0]
    assert bot.rng.state == thought, "it has not thought again"


def test_others_in_between_are_thought_for_as_well() -> None:
    p = ecumene.new("tigris", 4, seed=7)
    found = prospects(p.redealt(2, 1), 2, 5, inf)
    assert found
    assert all(prospect.position.seat == 2 and prospect.position.turn > p.turn for prospect in found)


def test_nothing_is_expected_where_the_game_is_over_before() -> None:
    p = ecumene.new("gheos", 2, seed=1)
    chance = random.Random(1)
    last = p
    while not p.over:
        last = p.clone()
        p.push(chance.choice(p.answers()))
    assert last.seat is not None
    assert all(one.position.seat == 1 - last.seat for one in prospects(last, 1 - last.seat, 1, inf))
