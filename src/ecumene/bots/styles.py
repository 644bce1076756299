"""Ways of playing: the same thought, by an evaluation in which some things count for more.

`data/styles.toml` of a game says how many times as much each term of its evaluation counts to a builder, a
raider or a merchant. A game that says nothing is played as the strategist plays it.
"""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.steps import Choice

if TYPE_CHECKING:
    from ecumene.bots import Bot

STYLES: Final = ("builder", "raider", "merchant")
"""The ways of playing, as people call them."""

Weights = tuple[tuple[str, float], ...]
"""How many times as much terms count, by their names; once where nothing is said."""


class Minded:
    """A bot that goes by another evaluation than the game's own."""

    def __init__(self, name: str, bot: "Bot", mind: Callable[[Game], Game]) -> None:
        self.name = name
        self.bot = bot
        self.mind = mind
        """Makes the game that it has in mind out of the one that is played."""

    def choose(self, position: Position, seconds: float) -> Choice:
        seen = position.clone()
        seen.game = self.mind(position.game)
        return self.bot.choose(seen, seconds)


def minded(style: str, bot: "Bot") -> Minded:
    """A bot that plays in a style."""
    return Minded(style, bot, lambda game: styled(game, style))


def styled(game: Game, style: str) -> Game:
    """The game as it looks to who plays it in a style."""
    return weighted(game, weights(game, style))


@cache
def weights(game: Game, style: str) -> Weights:
    """What counts more in a style, and what less."""
    path = game.folder / "data" / "styles.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return tuple(table.get(style, {}).items())


@cache
def weighted(game: Game, weights: Weights) -> Game:
    """The game with an evaluation in which some terms count for more or for less."""
    terms, factors = game.terms, dict(weights)
    if terms is None or not factors:
        return game

    def evaluate(position: Position, seat: int) -> float:
        total = 0.0
        for name, value in terms(position, seat).items():
            total += value * factors.get(name, 1.0)
        return total

    return replace(game, evaluate=evaluate)
