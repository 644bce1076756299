"""Random games over every combination of options, and what the tests of a game say about it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import ecumene
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from tests.titles.layouts import table_of

GAMES = ecumene.games()

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def random_choice(p: Position, rng: Rng) -> str:
    choices = p.choices()
    return choices[rng.below(len(choices))]


def walk(game: Game, number: int) -> Iterator[Position]:
    """The positions of one random game, the last one included."""
    seats, options = table_of(game, number)
    p = game.new(seats, number, options)
    rng = Rng(number)
    yield p
    while not p.over:
        p.push(random_choice(p, rng))
        yield p


def some_positions(game: Game, number: int, every: int) -> Iterator[Position]:
    for i, p in enumerate(walk(game, number)):
        if p.over or (i + number) % every == 0:
            yield p


def pieces_of(game: Game) -> Any:
    """What the tests of a game say about its pieces: what is conserved, what is hidden."""
    return import_module(f"tests.titles.{game.id}.pieces")
