"""Thinking a turn through: the most promising beginnings of it are followed side by side to its end."""

from collections.abc import Callable
from itertools import islice
from operator import attrgetter
from time import monotonic
from typing import NamedTuple

from ecumene.bots.outlook import Chain, Question, chains, judged, made
from ecumene.core.events import CURTAIN
from ecumene.core.position import Position
from ecumene.core.rng import Rng

Run = tuple[Chain, ...]
"""What a seat chooses in a row, chain by chain, while others do no more than answer."""

MOST_CHAINS = 4000
"""How many chains are looked at from one question: whatever a game offers, a choice must come to an end."""

EFFORT = 1e-3
"""What a chain must gain to be worth making: nothing is done that changes nothing."""

value_of = attrgetter("value")


class Line(NamedTuple):
    """A run of chains, and what it is worth to the seat that would make it."""

    value: float
    run: Run


class Stage:
    """A point in a turn that is thought through: how it was come to, and how it looks from there."""

    __slots__ = ("before", "chain", "lucky", "pending", "position", "value")

    def __init__(
        self,
        before: "Stage | None",
        chain: Chain,
        position: Position,
        value: float,
        lucky: bool,
        pending: bool = False,
    ) -> None:
        self.before = before
        self.chain = chain
        self.position = position
        self.value = value
        self.lucky = lucky
        """Whether something hidden has come to light on the way, which may be otherwise."""
        self.pending = pending
        """Whether its value rests on answers still to be given, to a conflict that has begun."""

    def way(self) -> list["Stage"]:
        """All stages up to this one, without the position that the turn began with."""
        found: list[Stage] = []
        stage: Stage | None = self
        while stage is not None and stage.before is not None:
            found.append(stage)
            stage = stage.before
        return found[::-1]

    def line(self) -> Line:
        """What is chosen on the way."""
        return Line(self.value, tuple([stage.chain for stage in self.way()]))


class Beam:
    """The turn of the asked seat, followed in so many ways at a time, for so many chains, until some time."""

    def __init__(
        self,
        position: Position,
        width: int,
        depth: int,
        end: float,
        overlooked: Callable[[], bool] | None = None,
        lots: Rng | None = None,
        alike: int = 0,
        apart: bool = False,
    ) -> None:
        self.question = Question(position)
        self.width = width
        self.depth = depth
        self.end = end
        self.overlooked = overlooked
        self.lots = lots
        """Which of equal beginnings comes first is drawn, if there is what to draw with."""
        self.alike = alike
        """How many that look exactly as good are followed side by side; 0: as many as there are."""
        self.apart = apart
        """Whether all turns that are followed begin otherwise."""
        self.ended: list[Stage] = []
        """Where the turn is over, or is not followed any further."""
        self._follow([Stage(None, (), position, 0.0, lucky=False)])

    def best(self, count: int) -> list[Stage]:
        """The best turns, the very best first."""
        return self._best_of(self.ended, count)

    def _best_of(self, stages: list[Stage], count: int) -> list[Stage]:
        return best_of(leaders(stages) if self.apart else stages, count, self.alike)

    def _follow(self, stages: list[Stage]) -> None:
        for depth in range(1, self.depth + 1):
            found: list[Stage] = []
            for stage in stages:
                following = self._next(stage)
                if stage.before is not None and self._all_chosen(following):
                    self.ended.append(stage)
                else:
                    found += following
            if depth == 1 and self.lots is not None:
                self.lots.shuffle(found)
            if depth == self.depth:
                self.ended += found
                return
            going_on: list[Stage] = []
            for stage in found:
                (going_on if self.question.on(stage.position) else self.ended).append(stage)
            stages = self._best_of(going_on, self.width)
            if not stages:
                return
            if monotonic() > self.end:
                self.ended += stages
                return

    def _all_chosen(self, following: list[Stage]) -> bool:
        """Whether nothing is left but to end the turn: what comes then is chance."""
        after = following[0].position
        return len(following) == 1 and not after.over and not self.question.on(after)

    def _next(self, stage: Stage) -> list[Stage]:
        """All that can be chosen at a stage, each judged when others have answered to it."""
        question = Question(stage.position)
        effort = EFFORT * (1 + len(stage.way()))
        found: list[Stage] = []
        for chain, after in islice(chains(stage.position), MOST_CHAINS):
            if found and (monotonic() > self.end or (self.overlooked is not None and self.overlooked())):
                continue
            lucky = stage.lucky or CURTAIN in (after.log or ())
            heard = question.heard(after)
            settled = question.settled(heard)
            value = judged(settled, question.seat) - effort
            found.append(Stage(stage, chain, heard, value, lucky, settled is not heard))
        return found


def leaders(stages: list[Stage]) -> list[Stage]:
    """Of the stages that begin with the same chain, only the best."""
    best: dict[Chain, Stage] = {}
    for stage in stages:
        beginning = stage.way()[0].chain
        known = best.get(beginning)
        if known is None or stage.value > known.value:
            best[beginning] = stage
    return list(best.values())


def best_of(stages: list[Stage], count: int, alike: int = 0) -> list[Stage]:
    """The best stages, without those that come to the same as another in a different order.

    The best of many draws is mostly luck: stages behind something hidden, or before answers that nobody knows
    yet, get no more than half of the places, unless there are no others. Nor do more than `alike` that look
    exactly as good, where that is said.
    """
    found: list[Stage] = []
    passed_over: list[Stage] = []
    lucky = 0
    for stage in sorted(stages, key=value_of, reverse=True):
        if len(found) == count:
            break
        if any(stage.value == known.value and stage.position == known.position for known in found):
            continue
        if alike and sum([known.value == stage.value for known in found]) >= alike:
            passed_over.append(stage)
            continue
        unsure = stage.lucky or stage.pending
        if unsure and lucky >= (count + 1) // 2:
            passed_over.append(stage)
            continue
        lucky += unsure
        found.append(stage)
    return sorted(found + passed_over[: count - len(found)], key=value_of, reverse=True)


def carried_out(p: Position, run: Run) -> Position | None:
    """Where a run of chains leads, others answering; None if it cannot be made here."""
    turn = Question(p)
    for chain in run:
        after = made(p, chain) if turn.on(p) else None
        if after is None:
            return None
        p = Question(p).heard(after)
    return turn.passed(p)
