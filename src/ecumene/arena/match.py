"""One game between bots."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf

from ecumene.arena.entrants import maker
from ecumene.bots import Bot
from ecumene.core.game import OptionValue
from ecumene.core.position import Position
from ecumene.core.registry import find
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice
from ecumene.table.thinking import thought

OF_THE_BOTS = 0xA0761D6478BD642F
"""Makes another chance of a seed than the one that deals the game."""


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
    """Play a match to its end."""
    position = begun(match)
    choices = choices_of(match, position)
    return outcome_of(match, position, len(choices))


def begun(match: Match) -> Position:
    """The first position of a match."""
    return find(match.game).new(len(match.bots), match.seed, match.options)


def choices_of(match: Match, position: Position | None = None) -> list[Choice]:
    """All that the bots choose in a match, which is played to its end."""
    makers = [maker(name) for name in match.bots]
    return played(position or begun(match), makers, match.seed, match.seconds)


def outcome_of(match: Match, position: Position, choices: int) -> Outcome:
    """How a match went that has come to this end after so many choices."""
    ranks = {place.seat: place.rank for place in position.standings()}
    return Outcome(match, tuple(ranks[seat] for seat in range(len(match.bots))), choices, position.turn)


def played(
    position: Position,
    makers: Sequence[Callable[[int], Bot]],
    seed: int,
    seconds: float,
    watch: Callable[[Position], None] | None = None,
) -> list[Choice]:
    """Let bots play a game to its end, one a seat, and tell all their choices.

    What a bot sees is dealt anew for its seat before every chain of choices. Who watches sees the position
    after each.
    """
    chance = Rng(seed ^ OF_THE_BOTS)
    bots = [make(chance.next64()) for make in makers]
    choices: list[Choice] = []
    while (seat := position.seat) is not None:
        seen = position.redealt(seat, chance.next64())
        for choice in thought(bots[seat], seen, seconds):
            position.push(choice, seat)
            choices.append(choice)
        if watch is not None:
            watch(position)
    return choices
