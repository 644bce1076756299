"""Styles: the same bot, with other things on its mind."""

from collections import Counter
from math import inf

import pytest

import ecumene
from ecumene.arena.deeds import Deeds, deeds
from ecumene.arena.match import played
from ecumene.bots import BOTS, OPPONENTS, STYLES, make
from ecumene.bots.styles import styled, weighted, weights
from ecumene.core.game import Game
from ecumene.core.registry import find
from tests.titles.walks import each_game


@each_game
@pytest.mark.parametrize("style", STYLES)
def test_a_style_weighs_terms_that_there_are(game: Game, style: str) -> None:
    assert game.terms is not None
    p = game.new(2, 7)
    own = game.terms(p, 0)
    found = dict(weights(game, style))
    assert found
    assert set(found) <= set(own)
    expected = sum(value * found.get(term, 1.0) for term, value in own.items())
    assert styled(game, style).evaluate(p, 0) == pytest.approx(expected)


@each_game
def test_nothing_weighed_is_the_game_itself(game: Game) -> None:
    assert weighted(game, ()) is game


def test_styles_sit_at_tables_like_levels() -> None:
    assert set(STYLES) <= set(OPPONENTS) <= set(BOTS)
    for style in STYLES:
        p = ecumene.new("gheos", seats=2, seed=7)
        bot = make(style, seed=1)
        assert bot.name == style
        assert bot.choose(p.redealt(0, 1), inf) in p.choices()
        assert p.game is find("gheos"), "nobody else goes by its mind"


def whole_game(style: str, other: str) -> list[Deeds]:
    """What two styles do against each other, up to Age II, on one seat and then on the other."""
    found: list[Deeds] = [Counter(), Counter()]
    for first in range(2):
        position = ecumene.new("ages", seats=2, seed=5, last_age="ii")
        position.log = []
        pair = [BOTS[style], BOTS[other]]
        played(position, pair[first:] + pair[:first], 5, inf)
        for seat, done in enumerate(deeds(position.log, 2)):
            found[(seat + first) % 2] += done
    return found


def test_styles_can_be_told_apart_by_what_they_do() -> None:
    builder, raider = whole_game("builder", "raider")
    assert builder["completed"] > raider["completed"]
    assert raider["aggression"] + raider["war"] > builder["aggression"] + builder["war"]
