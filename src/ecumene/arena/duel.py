"""Two evaluations against each other: the same bot on both seats, who goes by one or by the other."""

from dataclasses import dataclass
from math import inf

from ecumene.arena.constants import Values, with_constants
from ecumene.arena.entrants import maker
from ecumene.bots import Bot
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.registry import find
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice
from ecumene.table.thinking import thought


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


class Minded:
    """A bot that goes by another evaluation than the game's own."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.name = bot.name
        self.bot = bot
        self.game = game

    def choose(self, position: Position, seconds: float) -> Choice:
        position.game = self.game
        return self.bot.choose(position, seconds)


def fought(duel: Duel) -> float:
    """What the challenger got out of a duel: 1 for a win, a half for a shared one."""
    position = find(duel.game).new(2, duel.seed)
    chance = Rng(duel.seed ^ 0xA0761D6478BD642F)
    games = [with_constants(duel.game, values) for values in duel.constants]
    if duel.swapped:
        games.reverse()
    bots = [Minded(maker(duel.bot)(chance.next64()), game) for game in games]
    while (seat := position.seat) is not None:
        seen = position.redealt(seat, chance.next64())
        position.push(thought(bots[seat], seen, inf), seat)
    winners = [place.seat for place in position.standings() if place.rank == 1]
    return (int(duel.swapped) in winners) / len(winners)


def pair(game: str, bot: str, seed: int, challenger: Values, holder: Values) -> tuple[Duel, Duel]:
    """The same deal twice, with swapped seats."""
    both = (challenger, holder)
    return Duel(game, bot, seed, both, swapped=False), Duel(game, bot, seed, both, swapped=True)
