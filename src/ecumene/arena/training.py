"""Learning by playing: what the terms of an evaluation were worth in thousands of games.

A bot plays itself, each seat by an evaluation whose terms count a little more or less than usual, so that
games come about which the evaluation alone would never see. From these games the weights of the terms are
fitted; then the game with the learned weights plays the game as it is. Only who wins that match is better.
Where it stands is one value that can be written down after every batch of games.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Protocol, Self

from ecumene.arena.lessons import Lesson, Trial
from ecumene.arena.rate import Rate
from ecumene.arena.sequential import verdict
from ecumene.arena.weighing import surprise, weighed
from ecumene.bots.chances import fit_for
from ecumene.bots.styles import Weights
from ecumene.core.errors import StateOfAnother
from ecumene.core.game import Game
from ecumene.core.registry import find
from ecumene.core.rng import Rng

BATCH: Final = 8
"""How many games are played before what they taught is written down, unless more can be played at once."""
SPREAD: Final = 0.7
"""Up to how many times twice as much, or half as much, a term counts in the games to learn from."""
FINENESS: Final = 1000
UNSEEN: Final = 5
"""One game in so many is kept back, to see what the weights are worth where they have not been fitted."""


class Teacher(Protocol):
    """Plays trials, on however many processes, and tells what they teach in order."""

    def __call__(self, trials: list[Trial], /) -> list[Lesson]: ...


@dataclass
class Plan:
    """What is to be done: how many games to learn from, and how many in the match."""

    game: str
    bot: str
    games: int
    test_games: int
    seed: int


@dataclass
class State:
    """How far a training has got."""

    plan: Plan
    terms: list[str]
    rng: int
    lessons: list[Lesson] = field(default_factory=list)
    log: list[dict[str, Any]] = field(default_factory=list)
    """How surprising the games kept back were after each batch, as the game has it and as it was learned."""
    weights: list[float] = field(default_factory=list)
    """What was learned, once it is."""
    test: list[float] = field(default_factory=list)
    """The scores of the pairs of the match so far."""

    def told(self) -> dict[str, Any]:
        """The state in plain JSON values."""
        return asdict(self)

    @classmethod
    def read(cls, told: dict[str, Any]) -> Self:
        lessons = [Lesson.read(one) for one in told["lessons"]]
        return cls(**{**told, "plan": Plan(**told["plan"]), "lessons": lessons})


class Training:
    """A training that goes on from where it stands."""

    def __init__(self, plan: Plan, state: State | None = None, batch: int = BATCH) -> None:
        self.batch = batch
        self.game = find(plan.game)
        self.fit = fit_for(self.game, 2)
        terms = terms_of(self.game)
        if state is None:
            state = State(plan, terms, plan.seed)
        elif (state.plan.game, state.plan.bot, state.terms) != (plan.game, plan.bot, terms):
            raise StateOfAnother(game=state.plan.game, bot=state.plan.bot)
        state.plan = plan
        self.plan = plan
        self.state = state

    def work(self, teach: Teacher) -> Iterator[None]:
        """Play, learn, and play the match; the state is whole after each batch."""
        while len(self.state.lessons) < self.plan.games:
            self._study(teach)
            yield
        if not self.state.weights:
            self._learn()
            yield
        while not self.rejected and 2 * len(self.state.test) < self.plan.test_games:
            self._test(teach)
            yield

    @property
    def rejected(self) -> bool:
        """Whether the match has shown early that nothing is won by going on."""
        return verdict(self.state.test) == "no-better"

    @property
    def score(self) -> Rate:
        """What the learned weights got out of the match."""
        return Rate(sum(self.state.test), 2 * len(self.state.test))

    @property
    def accepted(self) -> bool:
        """Whether the whole match was played, and won beyond doubt."""
        return 0 < self.plan.test_games <= self.score.games and self.score.bounds[0] > 1 / 2

    @property
    def learned(self) -> Weights:
        return tuple(zip(self.state.terms, self.state.weights, strict=True))

    def _study(self, teach: Teacher) -> None:
        state, plan = self.state, self.plan
        rng = Rng(state.rng)
        count = min(self.batch, plan.games - len(state.lessons))
        trials = [
            Trial(plan.game, plan.bot, rng.next64(), (self._varied(rng), self._varied(rng)))
            for _ in range(count)
        ]
        state.lessons += teach(trials)
        state.rng = rng.state
        state.weights, state.test = [], []  # what was learned before was from fewer games
        kept_back = state.lessons[::UNSEEN]
        plain = [1.0] * len(state.terms)
        state.log.append({"games": len(state.lessons), "plain": surprise(kept_back, self.fit, plain)})

    def _varied(self, rng: Rng) -> Weights:
        """Weights up to so many times more or less than one, each by the toss of a many-sided coin."""
        places = [rng.below(2 * FINENESS + 1) / FINENESS - 1 for _ in self.state.terms]
        return tuple(
            (term, round(2 ** (SPREAD * place), 3))
            for term, place in zip(self.state.terms, places, strict=True)
        )

    def _learn(self) -> None:
        """Fit all games, and say how weights fitted without those kept back do there."""
        state = self.state
        count = len(state.terms)
        kept_back = state.lessons[::UNSEEN]
        seen = [one for number, one in enumerate(state.lessons) if number % UNSEEN]
        unseen = surprise(kept_back, self.fit, weighed(seen, self.fit, count))
        state.log.append(
            {
                "games": len(state.lessons),
                "plain": surprise(kept_back, self.fit, [1.0] * count),
                "learned": unseen,
            }
        )
        state.weights = [round(weight, 3) for weight in weighed(state.lessons, self.fit, count)]

    def _test(self, teach: Teacher) -> None:
        """Play a few pairs with swapped seats between what was learned and what the game has."""
        state, plan = self.state, self.plan
        rng = Rng(state.rng)
        trials: list[Trial] = []
        while len(trials) < min(self.batch, plan.test_games - 2 * len(state.test)):
            seed = rng.next64()
            trials.append(Trial(plan.game, plan.bot, seed, (self.learned, ())))
            trials.append(Trial(plan.game, plan.bot, seed, ((), self.learned)))
        won = [one.won for one in teach(trials)]
        state.test += [one[0] + other[1] for one, other in zip(won[::2], won[1::2], strict=True)]
        state.rng = rng.state


def terms_of(game: Game) -> list[str]:
    """What the evaluation of a game is made of."""
    assert game.terms is not None
    return list(game.terms(game.new(2, 1), 0))
