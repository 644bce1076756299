"""Two evaluations against each other: the same bot on both seats, who goes by one or by the other."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from ecumene.arena.constants import Values, with_constants
from ecumene.arena.entrants import maker
from ecumene.arena.match import played
from ecumene.bots import Bot
from ecumene.bots.chances import chances
from ecumene.bots.styles import Minded
from ecumene.core.game import Game
from ecumene.core.registry import find


@dataclass(frozen=True)
class Duel:
    """A game for two to be played: by which constants each seat goes, and the chance that is dealt."""

    game: str
    bot: str
    seed: int
    constants: tuple[Values, Values]
    """Those of the challenger first."""
    swapped: bool
    """Whether the challenger sits second."""


def fought(duel: Duel) -> float:
    """What the challenger got out of a duel: 1 for a win, a half for a shared one."""
    position = find(duel.game).new(2, duel.seed)
    games = [with_constants(duel.game, values) for values in duel.constants]
    if duel.swapped:
        games.reverse()
    played(position, [_minded(duel.bot, game) for game in games], duel.seed, inf)
    return chances(position)[int(duel.swapped)]


def _minded(bot: str, game: Game) -> Callable[[int], Bot]:
    return lambda seed: Minded(bot, maker(bot)(seed), lambda _: game)


def pair(game: str, bot: str, seed: int, challenger: Values, holder: Values) -> tuple[Duel, Duel]:
    """The same deal twice, with swapped seats."""
    both = (challenger, holder)
    return Duel(game, bot, seed, both, swapped=False), Duel(game, bot, seed, both, swapped=True)
