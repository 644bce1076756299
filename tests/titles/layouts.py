"""How a game can be laid out: every number of seats with every combination of options."""

from math import gcd, prod
from typing import Any

from ecumene.core.game import Game

MOST_TABLES = 48


def tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every combination of options; of very many, some from all over."""
    every = len(game.seats) * prod(len(option.values) for option in game.options)
    step = every // MOST_TABLES + 1
    while gcd(step, every) != 1:
        step += 1
    return [_table(game, i * step % every) for i in range(min(every, MOST_TABLES))]


def _table(game: Game, index: int) -> tuple[int, dict[str, Any]]:
    """One of all tables there are: there are too many to write them down."""
    index, seats = divmod(index, len(game.seats))
    options = []
    for option in reversed(game.options):
        index, value = divmod(index, len(option.values))
        options.append((option.id, option.values[value]))
    return game.seats[seats], dict(reversed(options))


def table_of(game: Game, number: int) -> tuple[int, dict[str, Any]]:
    """One of the tables of a game, all of them in turn."""
    every = tables(game)
    return every[number % len(every)]
