"""The bot that thinks: Monte Carlo tree search over all that the table may be, seen from its seat.

Each playout deals the hidden things anew and walks down one tree that all deals share, until the
bot's seat is asked again in a later turn; there the evaluation says how things stand. A node is a
question; its branches are the chains that look best to the seat that is asked, since most of the
hundreds of chains of a turn are not worth a thought.
"""

from collections import Counter
from heapq import nlargest
from math import sqrt
from time import monotonic

from ecumene.bots.greedy import FINALISTS, Greedy, Line, Plan
from ecumene.bots.outlook import WIN, Chain, judged, made
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice

PLAYOUTS = 64
"""How often the tree is walked down, if the time allows."""

BREADTH = 6
"""How many branches a deal adds to a node."""

REMEMBERED = 16
"""How many chains of a full look are remembered for the same question elsewhere in the tree."""

FULL_LOOKS = 3
"""After how many full looks memory is enough for other seats."""

CURIOSITY = 0.6
"""How much a branch that was seldom tried is worth trying."""

HORIZON = 40
"""How many chains a playout is followed, if the bot's seat is not asked again before."""


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
    """A chain that can be chosen at a node, and what came of it for who chooses there."""

    __slots__ = ("chain", "nodes", "promise", "total", "visits")

    def __init__(self, chain: Chain, place: int) -> None:
        self.chain = chain
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
        self.branches: dict[Chain, Branch] = {}

    def grow(self, lines: list[Line]) -> None:
        """Add the branches that are new, the most promising first."""
        for place, line in enumerate(lines):
            if line.chain not in self.branches:
                self.branches[line.chain] = Branch(line.chain, place)

    def allows(self, p: Position) -> bool:
        """Whether there is a branch that can be taken in this deal."""
        return any(made(p, chain) is not None for chain in self.branches)

    def step(self, p: Position, scale: Scale) -> tuple[Branch, Position]:
        """Down the branch most worth trying of those that this deal allows."""
        usual = scale.share(self.total / self.visits) if self.visits else 0.5
        reach = CURIOSITY * sqrt(1 + self.visits)

        def interest(branch: Branch) -> float:
            known = scale.share(branch.total / branch.visits) if branch.visits else usual
            return known + reach * branch.promise / (1 + branch.visits)

        for branch in sorted(self.branches.values(), key=interest, reverse=True):
            after = made(p, branch.chain)
            if after is not None:
                return branch, after
        raise LookupError("no branch of the node can be taken")


class Memory:
    """Chains that looked good to a seat at some question: most will look good elsewhere in the tree too."""

    def __init__(self, scout: Greedy, seat: int, end: float) -> None:
        self.scout = scout
        self.seat = seat
        self.end = end
        self.chains: dict[tuple[int, str], dict[Chain, None]] = {}
        self.looks: Counter[tuple[int, str]] = Counter()

    def lines(self, p: Position, own_turn: bool) -> list[Line]:
        """The best chains of a deal: all are looked at in the own turn, later those that are remembered."""
        decision = p.decision
        assert decision is not None
        question = (decision.seat, decision.name)
        if not own_turn and self.looks[question] >= FULL_LOOKS:
            lines = self.scout.look_at(p, self.chains[question])
            if lines:
                return nlargest(BREADTH, lines)
        self.looks[question] += 1
        best = nlargest(REMEMBERED, self.scout.first_look(p, self.end))
        self.chains.setdefault(question, {}).update((line.chain, None) for line in best)
        return best[:BREADTH]


class Search:
    """Walks down the tree as often as time allows, and takes the branch that it went along most."""

    def __init__(self, seed: int, name: str = "search", playouts: int = PLAYOUTS) -> None:
        self.name = name
        self.rng = Rng(seed)
        self.scout = Greedy(self.rng.next64())
        self.playouts = playouts
        self.plan = Plan()

    def choose(self, position: Position, seconds: float) -> Choice:
        choices = position.choices()
        if len(choices) == 1:
            return choices[0]
        return self.plan.follow(position) or self.plan.begin(position, self.best(position, seconds))

    def best(self, position: Position, seconds: float) -> Chain:
        """The chain that most playouts went along."""
        start = monotonic()
        seat = position.seat
        assert seat is not None
        first = self.scout.first_look(position, start + seconds / 3)
        root = Node()
        root.grow(self.scout.second_look(position, nlargest(FINALISTS, first), start + seconds / 2))
        scale = Scale()
        memory = Memory(self.scout, seat, start + seconds)
        for _ in range(self.playouts):
            if len(root.branches) == 1 or monotonic() > start + seconds:
                break
            self._play_out(position.redealt(seat, self.rng.next64()), root, scale, memory)
        return max(root.branches.values(), key=lambda branch: (branch.visits, branch.promise)).chain

    def _play_out(self, p: Position, root: Node, scale: Scale, memory: Memory) -> None:
        """Walk until the first seat has its next turn, and tell all on the way how things stand there."""
        seat, turn = p.seat, p.turn
        walked: list[tuple[int, Node, Branch]] = []
        node = root
        for _ in range(HORIZON):
            asked = p.seat
            if asked is None or (asked == seat and p.turn > turn):
                break
            if monotonic() > memory.end:
                return
            if not node.allows(p):
                node.grow(memory.lines(p, own_turn=asked == seat))
            branch, p = node.step(p, scale)
            walked.append((asked, node, branch))
            if not p.over:
                node = branch.node(p)
        worth = {asked: scale.seen(judged(p, asked)) for asked in {asked for asked, _, _ in walked}}
        for asked, passed, branch in walked:
            passed.visits += 1
            passed.total += worth[asked]
            branch.visits += 1
            branch.total += worth[asked]
