"""Games to learn from: what every seat had at moments of a game, and who won it."""

from dataclasses import asdict, dataclass
from math import inf
from typing import Any, Final, Self

from ecumene.arena.entrants import Maker, maker
from ecumene.arena.match import played
from ecumene.bots.chances import chances
from ecumene.bots.styles import Minded, Weights, weighted
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.registry import find

MOMENTS: Final = 16
"""How many moments of a game are kept at most: those that lie close together say much the same."""


@dataclass(frozen=True)
class Trial:
    """A game for two to be played by one bot that goes by two evaluations."""

    game: str
    bot: str
    seed: int
    weights: tuple[Weights, Weights]
    """What counts more or less than usual, by seat."""


@dataclass(frozen=True)
class Moment:
    """How far a game had got, and the terms of its evaluation for each seat."""

    progress: float
    terms: tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Lesson:
    """What a game teaches: its moments, and what each seat got out of it."""

    moments: tuple[Moment, ...]
    won: tuple[float, ...]

    def told(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def read(cls, told: dict[str, Any]) -> Self:
        moments = [
            Moment(moment["progress"], tuple(tuple(terms) for terms in moment["terms"]))
            for moment in told["moments"]
        ]
        return cls(tuple(moments), tuple(told["won"]))


def lesson(trial: Trial) -> Lesson:
    """Play a trial, and look at the position whenever a turn has ended."""
    game = find(trial.game)
    position = game.new(2, trial.seed)
    moments: list[Moment] = []
    turn = position.turn

    def watch(now: Position) -> None:
        nonlocal turn
        if now.turn != turn and not now.over:
            turn = now.turn
            moments.append(moment(game, now))

    played(position, [_minded(trial, seat) for seat in range(2)], trial.seed, inf, watch)
    step = max(1, -(-len(moments) // MOMENTS))
    return Lesson(tuple(moments[step // 2 :: step]), tuple(chances(position)))


def moment(game: Game, position: Position) -> Moment:
    """What the evaluation of a game sees in a position, term by term."""
    assert game.terms is not None
    assert game.progress is not None
    found = [tuple(game.terms(position, seat).values()) for seat in range(position.seats)]
    rounded = tuple(tuple(round(value, 4) for value in terms) for terms in found)
    return Moment(round(game.progress(position), 4), rounded)


def _minded(trial: Trial, seat: int) -> Maker:
    make = maker(trial.bot)
    return lambda seed: Minded(trial.bot, make(seed), lambda game: weighted(game, trial.weights[seat]))
