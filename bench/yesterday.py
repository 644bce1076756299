"""The greedy bot as it was when the strategist's goals were set: an opponent for `bench/strength.py`.

It judges by the evaluation of that day where `evaluations_then` has it, else by that of today; what others
answer, it foresees by that of today.
"""

from collections.abc import Callable
from functools import cache
from heapq import nlargest
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from math import inf
from time import monotonic
from typing import Final, NamedTuple

from ecumene.bots.outlook import WIN, Chain, Question, chains, made
from ecumene.bots.plan import Plan
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice

MOST_CHAINS: Final = 4000
FINALISTS: Final = 8
DEALS: Final = 40
"""How many looks the finalists get together."""
HASTE: Final = 0.5
"""The share of the time that goes into the first look at all chains."""


class Line(NamedTuple):
    """A chain of choices, and what it is worth to the seat that would make it."""

    value: float
    chain: Chain


class Greedy:
    """Looks at every chain of choices once, and at the best of them with hidden things dealt anew."""

    name = "yesterday's greedy"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.plan = Plan()

    def choose(self, position: Position, seconds: float = inf) -> Choice:
        choices = position.answers()
        if len(choices) == 1:
            return choices[0]
        planned = self.plan.follow(position)
        return planned or self.plan.begin(position, self._best(position, seconds), [])

    def _best(self, position: Position, seconds: float) -> Chain:
        start = monotonic()
        first = self._first_look(position, start + seconds * HASTE)
        return self._second_look(position, nlargest(FINALISTS, first), start + seconds)

    def _first_look(self, position: Position, end: float) -> list[Line]:
        """All chains, each judged once, with the hidden things as they lie."""
        question = Question(position)
        found: list[Line] = []
        for chain, after in islice(chains(position), MOST_CHAINS):
            if not found or monotonic() <= end:
                found.append(Line(judged_then(question.settled(after), question.seat), chain))
        return found

    def _second_look(self, position: Position, finalists: list[Line], end: float) -> Chain:
        """The best of some chains, judged over several deals."""
        question = Question(position)
        totals = {line.chain: line.value for line in finalists}
        for _ in range(DEALS // len(finalists) if len(finalists) > 1 else 0):
            if monotonic() > end:
                break
            dealt = position.redealt(question.seat, self.rng.next64())
            for chain in totals:
                after = made(dealt, chain)
                assert after is not None
                totals[chain] += judged_then(question.settled(after), question.seat)
        return max(totals, key=lambda chain: (totals[chain], chain))


def judged_then(p: Position, seat: int) -> float:
    """How a position looks to a seat, as `outlook.judged` has it, but by the evaluation of that day."""
    places = p.standings() if p.over else []
    if len(places) > 1:
        rank = next(place.rank for place in places if place.seat == seat)
        return WIN * (len(places) - 2 * rank + 1)
    return _evaluation_then(p.game)(p, seat)


@cache
def _evaluation_then(game: Game) -> Callable[[Position, int], float]:
    name = f"evaluations_then.{game.id}"
    if find_spec(name) is None:
        return game.evaluate
    found: Callable[[Position, int], float] = import_module(name).evaluate
    return found
