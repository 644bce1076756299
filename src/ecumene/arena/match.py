"""One game between bots."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf

from ecumene.arena.entrants import maker
from ecumene.core.game import OptionValue
from ecumene.core.registry import find
from ecumene.core.rng import Rng
from ecumene.table.thinking import thought


@dataclass(frozen=True)
class Match:
    """A game to be played: who sits where, and the chance that is dealt."""

    game: str
    bots: tuple[str, ...]
    """By seat."""
    entrants: tuple[int, ...]
    """By seat: which of the tournament's bots it is."""
    seed: int
    seconds: float = inf
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a match went: the rank of each seat, and how long it took."""

    match: Match
    ranks: tuple[int, ...]
    choices: int
    turns: int


def play(match: Match) -> Outcome:
    """Play a match to its end. What a bot sees is dealt anew for its seat before every chain of choices."""
    position = find(match.game).new(len(match.bots), match.seed, match.options)
    chance = Rng(match.seed ^ 0xA0761D6478BD642F)
    bots = [maker(name)(chance.next64()) for name in match.bots]
    choices = 0
    while (seat := position.seat) is not None:
        seen = position.redealt(seat, chance.next64())
        for choice in thought(bots[seat], seen, match.seconds):
            position.push(choice, seat)
            choices += 1
    ranks = {place.seat: place.rank for place in position.standings()}
    return Outcome(match, tuple(ranks[seat] for seat in range(len(match.bots))), choices, position.turn)
