"""Tuning by playing: constants that win against others take their place, as chess engines are tuned.

Simultaneous perturbation (SPSA): all constants are moved a little at once, each up or down by the toss of a
coin; the two evaluations that result play some pairs of games against each other, and the constants follow
the winner by as much as it won. At the end the constants that were found play those that the game has, until
a sequential test has seen enough. Where it stands is one value that can be written down after every step.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Protocol, Self

from ecumene.arena.constants import Constant, Values, constants
from ecumene.arena.duel import Duel, pair
from ecumene.arena.sequential import Verdict, likelihood, verdict
from ecumene.core.errors import StateOfAnother
from ecumene.core.registry import find
from ecumene.core.rng import Rng

REACH: Final = 0.12
"""How far constants are moved at first, as a share of their range."""
STRIDE: Final = 0.06
"""How far they follow at first if one side wins all games, as a share of their range."""
STRIDE_DECAY: Final = 0.602
REACH_DECAY: Final = 0.101
"""How fast both get smaller with the steps: the usual exponents (Spall 1998)."""
SETTLING: Final = 0.1
"""The share of all steps before the strides get much smaller."""


class Player(Protocol):
    """Plays duels, on however many processes, and tells their scores in order."""

    def __call__(self, duels: list[Duel], /) -> list[float]: ...


@dataclass
class Plan:
    """What is to be done: how many steps, how many pairs of games in each, and in the test at most."""

    game: str
    bot: str
    steps: int
    pairs: int
    test_pairs: int
    seed: int


@dataclass
class State:
    """How far a tuning has got."""

    plan: Plan
    names: list[str]
    places: list[float]
    """Where each constant lies in its range, from 0 to 1."""
    rng: int
    log: list[dict[str, Any]] = field(default_factory=list)
    """What came of each step."""
    test: list[float] = field(default_factory=list)
    """The scores of the pairs of the test so far, for the constants that were found."""

    def told(self) -> dict[str, Any]:
        """The state in plain JSON values."""
        return asdict(self)

    @classmethod
    def read(cls, told: dict[str, Any]) -> Self:
        return cls(**{**told, "plan": Plan(**told["plan"])})


class Tuning:
    """A tuning that goes on from where it stands."""

    def __init__(self, plan: Plan, state: State | None = None) -> None:
        self.constants = constants(find(plan.game))
        names = [constant.name for constant in self.constants]
        if state is None:
            state = State(plan, names, [constant.place for constant in self.constants], plan.seed)
        elif (state.plan.game, state.plan.bot, state.names) != (plan.game, plan.bot, names):
            raise StateOfAnother(game=state.plan.game, bot=state.plan.bot)
        state.plan = plan
        self.plan = plan
        self.state = state

    def work(self, play: Player) -> Iterator[None]:
        """Take step after step, then test what was found; the state is whole after each."""
        while len(self.state.log) < self.plan.steps:
            self._step(play)
            yield
        while self.verdict == "open" and len(self.state.test) < self.plan.test_pairs:
            self._test(play)
            yield

    @property
    def games(self) -> int:
        """How many games were played so far."""
        return sum(int(step["games"]) for step in self.state.log) + 2 * len(self.state.test)

    @property
    def verdict(self) -> Verdict:
        return verdict(self.state.test)

    @property
    def likelihood(self) -> float:
        return likelihood(self.state.test)

    def found(self) -> list[Constant]:
        """The constants where they stand now."""
        return [
            Constant(old.name, old.at(place), old.least, old.most)
            for old, place in zip(self.constants, self.state.places, strict=True)
        ]

    def _step(self, play: Player) -> None:
        state, plan = self.state, self.plan
        rng = Rng(state.rng)
        number = len(state.log) + 1
        reach = REACH / number**REACH_DECAY
        settling = SETTLING * plan.steps
        stride = STRIDE * ((1 + settling) / (number + settling)) ** STRIDE_DECAY
        signs = [1 if rng.below(2) else -1 for _ in state.places]
        sides = [
            self._values(
                [place + side * reach * sign for place, sign in zip(state.places, signs, strict=True)]
            )
            for side in (1, -1)
        ]
        duels: list[Duel] = []
        for _ in range(plan.pairs):
            duels += pair(plan.game, plan.bot, rng.next64(), sides[0], sides[1])
        scores = play(duels)
        lead = 2 * sum(scores) / len(scores) - 1
        state.places = [
            _inside(place + stride * lead * sign) for place, sign in zip(state.places, signs, strict=True)
        ]
        state.rng = rng.state
        state.test = []  # what was tested before was something else
        state.log.append({"games": len(scores), "lead": lead, "places": list(state.places)})

    def _test(self, play: Player) -> None:
        """Play a few pairs between what was found and what the game has."""
        state, plan = self.state, self.plan
        rng = Rng(state.rng)
        ours = self._values(state.places)
        theirs = self._values([constant.place for constant in self.constants])
        count = min(plan.pairs, plan.test_pairs - len(state.test))
        duels: list[Duel] = []
        for _ in range(count):
            duels += pair(plan.game, plan.bot, rng.next64(), ours, theirs)
        scores = play(duels)
        state.test += [one + other for one, other in zip(scores[::2], scores[1::2], strict=True)]
        state.rng = rng.state

    def _values(self, places: list[float]) -> Values:
        return tuple(
            (constant.name, constant.at(_inside(place)))
            for constant, place in zip(self.constants, places, strict=True)
        )


def _inside(place: float) -> float:
    return max(0.0, min(1.0, place))
