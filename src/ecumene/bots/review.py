"""What decided a game: the chances of all seats, and what the master would have done where they turned."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf
from typing import Final

from ecumene.bots.beam import Run
from ecumene.bots.chances import chances, fits
from ecumene.bots.moves import Move, moves
from ecumene.bots.outlook import Question, made
from ecumene.bots.planner import Planner
from ecumene.bots.search import Search
from ecumene.bots.why import Reason, reasons
from ecumene.core.errors import NotForOne
from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.core.rng import Rng

MOST_POINTS: Final = 6
"""How many turning points are told of a game."""
NOTHING: Final[Run] = ()
MOST_PLANS: Final = 12
"""How often a bot thinks in one move."""
LEAST_TURN: Final = 0.05
"""What has to be won or lost for a move to be one."""


@dataclass
class TurningPoint:
    """A move after which somebody's chances were not what they had been, or what they could have been."""

    move: Move
    played: list[str]
    before: float
    """The chance of who moved, before the move."""
    after: float
    """The chance of who moved, after it."""
    better: Run | None = None
    """What the master would have done; None where it was not asked, or would have done no better."""
    then: float = 0.0
    """The chance of who moved, after that."""
    why: list[Reason] = field(default_factory=list)
    asked: bool = False
    """Whether the master was asked."""


class Review:
    """A record under review; what is known so far can be told at any time."""

    def __init__(self, record: Record, seconds: float = inf, seed: int = 1) -> None:
        check_reviewable(record)
        self.record = record
        self.seconds = seconds
        self.rng = Rng(seed)
        self.moves = list(moves(record))
        self.curve = [chances(record.at(0)), *(chances(move.after) for move in self.moves)]
        """The chances of all seats, at the beginning and after each move."""
        self.missed = [0.0] * len(self.moves)
        """By how much a planner would have done better than was played."""
        self.points: list[TurningPoint] = []
        self.steps = len(self.moves) + MOST_POINTS

    def work(self) -> Iterator[int]:
        """Do the work step by step, and say after each how many are done."""
        self.points = self.turning_points()
        for number in range(len(self.moves)):
            self.weigh(number)
            yield number + 1
        self.points = self.turning_points()
        for number, point in enumerate(self.points):
            self.ask_the_master(point)
            yield len(self.moves) + number + 1
        yield self.steps

    def weigh(self, number: int) -> None:
        """What a planner would have made of a move, against what was made of it."""
        move = self.moves[number]
        if move.end - move.start == 1 and len(move.before.answers()) == 1:
            return
        after, _ = self._moved(move, Planner(self.rng.next64()))
        self.missed[number] = chances(after)[move.seat] - self.curve[number + 1][move.seat]

    def _moved(self, move: Move, bot: Planner) -> tuple[Position, Run]:
        """Where the move of a bot leads that sees what its seat saw, and what it does on the way.

        Where it does not look as far as the end of the turn, or something comes to light, a planner goes on.
        """
        turn, p, done = Question(move.before), move.before, NOTHING
        for _ in range(MOST_PLANS):
            seen = p.redealt(move.seat, self.rng.next64())
            p, run = carried_on(p, bot.turns(seen, self.seconds)[0].line().run)
            done += run
            if not run or not turn.on(p):
                break
            bot = Planner(self.rng.next64())
        return p, done

    def turning_points(self) -> list[TurningPoint]:
        """The moves that turned most, in the order of the game."""
        sizes = [
            max(missed, *(abs(more - less) for less, more in zip(before, after, strict=True)))
            for missed, before, after in zip(self.missed, self.curve, self.curve[1:], strict=False)
        ]
        order = sorted(range(len(sizes)), key=lambda number: -sizes[number])[:MOST_POINTS]
        return [self._point(number) for number in sorted(order) if sizes[number] >= LEAST_TURN]

    def _point(self, number: int) -> TurningPoint:
        move = self.moves[number]
        entries = self.record.entries[move.start : move.end]
        played = [entry.choice for entry in entries if entry.seat == move.seat]
        return TurningPoint(move, played, self.curve[number][move.seat], self.curve[number + 1][move.seat])

    def ask_the_master(self, point: TurningPoint) -> None:
        """What the master would have done there, if that is better, and why."""
        move = point.move
        after, run = self._moved(move, Search(self.rng.next64(), name="master"))
        point.asked = True
        then = chances(after)[move.seat]
        if then > point.after and after != move.after:
            point.better, point.then = run, then
            point.why = reasons(after, move.after, move.seat)


def check_reviewable(record: Record) -> None:
    """A game of several players, of which it is known how likely they are to win."""
    if record.seats < 2:
        raise NotForOne()
    fits(record.game)  # says so if there are none


def carried_on(p: Position, run: Run) -> tuple[Position, Run]:
    """Where a run of chains leads, others answering, as far as it can be made; and how far that is."""
    turn = Question(p)
    for number, chain in enumerate(run):
        after = made(p, chain) if turn.on(p) else None
        if after is None:
            return p, run[:number]
        p = Question(p).heard(after)
    return turn.passed(p), run
