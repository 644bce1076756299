"""The bot that thinks its turn through before it makes the first choice of it."""

from collections.abc import Callable
from itertools import cycle, pairwise
from time import monotonic

from ecumene.bots.beam import Beam, Run, Stage
from ecumene.bots.outlook import Question, judged, made
from ecumene.bots.plan import Plan, Step
from ecumene.bots.retorts import Retorts
from ecumene.core.game import Foresight
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice

HASTE = 0.6
"""The share of the time that goes into the first look at all turns."""

TIE = 1e-3
"""How much the first look counts beside the deals: it has picked what luck has made look best."""

AT_ONCE = Foresight(width=1, depth=1, finalists=8, deals=5)
"""No further than the chain at hand."""


class Planner:
    """Follows the best beginnings of its turn to the end, and looks at the best turns over several deals."""

    def __init__(
        self,
        seed: int,
        name: str = "planner",
        foresight: Foresight | None = None,
        overlooks: bool = False,
    ) -> None:
        self.name = name
        self.rng = Rng(seed)
        self.foresight = foresight
        """How far it looks; None: as far as the game says."""
        self.overlooks = overlooks
        """Whether it overlooks as much as the game says of an apprentice."""
        self.plan = Plan()

    def choose(self, position: Position, seconds: float) -> Choice:
        choices = position.answers()
        if len(choices) == 1:
            return choices[0]
        return self.plan.follow(position) or self._planned(position, seconds)

    def _planned(self, position: Position, seconds: float) -> Choice:
        (_, chain), *then = self.intended(position, seconds)
        return self.plan.begin(position, chain, then)

    def intended(self, position: Position, seconds: float) -> list[Step]:
        """The best turn, step by step."""
        best = self.turns(position, seconds)[0].way()
        expected = [
            (stage.position, then.chain)
            for stage, then in pairwise(best)
            if len(stage.position.answers()) > 1  # nobody is asked otherwise
        ]
        return [(position, best[0].chain), *([] if self._reach(position).anew else expected)]

    def turns(self, position: Position, seconds: float) -> list[Stage]:
        """The best turns, the very best first."""
        start = monotonic()
        first = self.first_look(position, start + seconds * HASTE)
        return self.second_look(position, first, start + seconds)

    def first_look(self, position: Position, end: float) -> list[Stage]:
        """The most promising turns with the hidden things as they lie, the best first."""
        reach = self._reach(position)
        overlooked = self._overlooking(position.game.foresight.overlooked) if self.overlooks else None
        alike, apart = reach.alike, reach.anew
        beam = Beam(position, reach.width, reach.depth, end, overlooked, self.rng, alike, apart)
        return beam.best(reach.finalists)

    def _reach(self, position: Position) -> Foresight:
        return self.foresight or position.game.foresight

    def _overlooking(self, share: float) -> Callable[[], bool]:
        """Whether something is overlooked: as often as that share says."""
        of_a_thousand = int(share * 1000)
        return lambda: self.rng.below(1000) < of_a_thousand

    def second_look(self, position: Position, finalists: list[Stage], end: float) -> list[Stage]:
        """Some turns judged over several deals and by how others go on, the best first."""
        reach = self._reach(position)
        runs = [stage.line().run for stage in finalists]
        if len(runs) == 1:
            return finalists
        seat = position.seat
        assert seat is not None
        totals = [stage.value * TIE for stage in finalists]
        deals = [position.redealt(seat, self.rng.next64()) for _ in range(reach.deals)]
        retorts = self._retorts(deals, runs, reach, end)
        for dealt in deals:
            if monotonic() > end:
                break
            values = [self._value(dealt, run, reach, retorts, end) for run in runs]
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        order = sorted(range(len(runs)), key=lambda number: -totals[number])
        return [finalists[number] for number in order]

    def _retorts(self, deals: list[Position], runs: list[Run], reach: Foresight, end: float) -> Retorts:
        """What the next seat may do about these turns, each looked at in one deal."""
        retorts = Retorts(reach)
        for dealt, run in zip(cycle(deals), runs) if reach.retorts else ():
            after = self._made(dealt, run, reach, end)
            if not after.over and after.seat != dealt.seat and monotonic() <= end:
                retorts.learn(after, end)
        return retorts

    def _value(self, p: Position, run: Run, reach: Foresight, retorts: Retorts, end: float) -> float:
        """What a run comes to in one deal, after what the next seat makes of it."""
        turn = Question(p)
        p = self._made(p, run, reach, end)
        if not p.over and p.seat != turn.seat:
            if reach.retorts:
                p = retorts.answered(p)
            elif reach.reply:
                p = hasty_turn(p, reach.reply, end)
        return judged(p, turn.seat)

    def _made(self, p: Position, run: Run, reach: Foresight, end: float) -> Position:
        """Where a run leads in one deal: as far as it goes, to where the look ahead ends, and on."""
        turn = step = Question(p)
        for number, chain in enumerate(run):
            after = made(p, chain) if turn.on(p) else None
            if after is None:
                p = hasty_turn(p, reach.depth - number, end) if turn.on(p) else p
                break
            step = Question(p)
            p = step.heard(after)
        p = step.settled(p)
        return turn.passed(p) if reach.reply else p


def hasty_turn(p: Position, depth: int, end: float) -> Position:
    """Where a turn leads that is made without weighing one way against another."""
    return Beam(p, 1, depth, end).best(1)[0].position
