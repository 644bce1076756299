"""The tree that the playouts of a search share: questions, and the turns that were tried there."""

from collections import Counter
from heapq import nlargest
from math import sqrt
from time import monotonic

from ecumene.bots.beam import Beam, Line, Run, carried_out
from ecumene.bots.outlook import WIN, judged
from ecumene.core.position import Position

BREADTH = 2
"""How many branches a deal adds to a node."""

SCOUTED = 2
"""How many beginnings of a turn are followed at a time to find the branches of a node."""

REMEMBERED = 8
"""How many turns of a full look are remembered for the same question elsewhere in the tree."""

FULL_LOOKS = 4
"""After how many full looks memory is enough for a question, if there is something in it that can be done."""

CURIOSITY = 0.6
"""How much a branch that was seldom tried is worth trying."""

HORIZON = 24
"""How many turns a playout is followed, if the bot's seat has no next turn before."""


class Scale:
    """Puts what playouts came to between the worst (0) and the best (1) so far."""

    __slots__ = ("highest", "lowest")

    def __init__(self) -> None:
        self.lowest = 0.0
        self.highest = 0.0

    def seen(self, value: float) -> float:
        """The value, or for a game that is over a little more than all that was seen."""
        if abs(value) >= WIN:
            beyond = 1 + (self.highest - self.lowest) / 2
            return self.highest + beyond if value > 0 else self.lowest - beyond
        self.lowest = min(self.lowest, value)
        self.highest = max(self.highest, value)
        return value

    def share(self, value: float) -> float:
        span = self.highest - self.lowest
        return (value - self.lowest) / span if span > 0 else 0.5


class Branch:
    """A run that can be chosen at a node, and what came of it for who chooses there."""

    __slots__ = ("nodes", "promise", "run", "total", "visits")

    def __init__(self, run: Run, place: int) -> None:
        self.run = run
        self.promise = 1 / (1 + place)
        """What is expected of it at first sight: the first in line most."""
        self.nodes: dict[tuple[int, str], Node] = {}
        self.visits = 0
        self.total = 0.0

    def node(self, p: Position) -> "Node":
        """The question that this deal asks next."""
        decision = p.decision
        assert decision is not None
        return self.nodes.setdefault((decision.seat, decision.name), Node())


class Node:
    """A question in the tree."""

    __slots__ = ("branches", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.branches: dict[Run, Branch] = {}

    def grow(self, lines: list[Line]) -> None:
        """Add the branches that are new, the most promising first."""
        for place, line in enumerate(lines):
            if line.run not in self.branches:
                self.branches[line.run] = Branch(line.run, place)

    def step(self, p: Position, scale: Scale) -> tuple[Branch, Position] | None:
        """Down the branch most worth trying of those that this deal allows, if it allows any."""
        usual = scale.share(self.total / self.visits) if self.visits else 0.5
        reach = CURIOSITY * sqrt(1 + self.visits)

        def interest(branch: Branch) -> float:
            known = scale.share(branch.total / branch.visits) if branch.visits else usual
            return known + reach * branch.promise / (1 + branch.visits)

        for branch in sorted(self.branches.values(), key=interest, reverse=True):
            after = carried_out(p, branch.run)
            if after is not None:
                return branch, after
        return None


class Memory:
    """Turns that looked good to a seat at some question: most will look good elsewhere in the tree too."""

    def __init__(self, end: float) -> None:
        self.end = end
        self.runs: dict[tuple[int, str], dict[Run, None]] = {}
        self.looks: Counter[tuple[int, str]] = Counter()

    def lines(self, p: Position) -> list[Line]:
        """The best turns of a deal: out of all, or out of those that are remembered if there are enough."""
        decision = p.decision
        assert decision is not None
        question = (decision.seat, decision.name)
        if self.looks[question] >= FULL_LOOKS:
            lines = self._recalled(p, question)
            if len(lines) >= BREADTH:
                return nlargest(BREADTH, lines)
        self.looks[question] += 1
        found = Beam(p, SCOUTED, p.game.foresight.depth, self.end).best(REMEMBERED)
        best = [stage.line() for stage in found]
        self.runs.setdefault(question, {}).update((line.run, None) for line in best)
        return best[:BREADTH]

    def _recalled(self, p: Position, question: tuple[int, str]) -> list[Line]:
        """The remembered turns that can be made here, each judged where it ends."""
        lines: list[Line] = []
        for run in self.runs[question]:
            after = carried_out(p, run)
            if after is not None:
                lines.append(Line(judged(after, question[0]), run))
        return lines


class Tree:
    """What playouts from one position have found out."""

    def __init__(self, position: Position, end: float) -> None:
        assert position.seat is not None
        self.seat = position.seat
        self.turn = position.turn
        self.end = end
        self.scale = Scale()
        self.memory = Memory(end)

    def play_out(self, p: Position, branch: Branch) -> float | None:
        """Go down a branch and on until the seat's next turn; how things stand there, if there is time."""
        after = carried_out(p, branch.run)
        if after is None:
            after = p
        walked: list[tuple[int, Node, Branch]] = []
        for _ in range(HORIZON):
            asked_seat = after.seat
            if asked_seat is None or (asked_seat == self.seat and after.turn > self.turn):
                break
            if monotonic() > self.end:
                return None
            node = branch.node(after)
            taken = node.step(after, self.scale)
            if taken is None:
                node.grow(self.memory.lines(after))
                taken = node.step(after, self.scale)
                assert taken is not None
            branch, after = taken
            walked.append((asked_seat, node, branch))
        for seat, node, chosen in walked:
            value = self.scale.seen(judged(after, seat))
            node.visits += 1
            node.total += value
            chosen.visits += 1
            chosen.total += value
        return self.scale.seen(judged(after, self.seat))
