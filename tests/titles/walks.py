"""Random games over every combination of options, and what the tests of a game say about it."""

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from math import gcd
from typing import Any

import pytest

import ecumene
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.rng import Rng

GAMES = ecumene.games()

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

MOST_TABLES = 48


def tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every combination of options; of very many, some from all over."""
    names = [option.id for option in game.options]
    combinations = product(*(option.values for option in game.options))
    every = [(n, dict(zip(names, c, strict=True))) for c in combinations for n in game.seats]
    step = len(every) // MOST_TABLES + 1
    while gcd(step, len(every)) != 1:
        step += 1
    return [every[i * step % len(every)] for i in range(min(len(every), MOST_TABLES))]


def table_of(game: Game, number: int) -> tuple[int, dict[str, Any]]:
    """One of the tables of a game, all of them in turn."""
    every = tables(game)
    return every[number % len(every)]


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
