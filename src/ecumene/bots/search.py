"""The bot that thinks: Monte Carlo tree search over all that the table may be, seen from its seat.

Each playout deals the hidden things anew and walks down one tree that all deals share. A node is a
question; its branches are the chains that look best to the seat that is asked, since most of the
hundreds of chains of a turn are not worth a thought. Where the walk leaves the tree, the
evaluation says how things stand for every seat.
"""

from heapq import nlargest
from math import sqrt
from time import monotonic

from ecumene.bots.greedy import FINALISTS, Greedy, Line, Plan
from ecumene.bots.outlook import Chain, Question, judged, made
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice

PLAYOUTS = 300
"""How often the tree is walked down, if the time allows."""

BREADTH = 6
"""How many branches a node has for one deal."""

CURIOSITY = 0.15
"""How much a branch that was seldom tried is worth trying, where a won game is worth 1."""


class Scale:
    """Puts evaluations of any size between a lost game (0) and a won one (1)."""

    __slots__ = ("lowest", "span")

    def __init__(self, values: list[float]) -> None:
        self.lowest = min(values)
        self.span = max(values) - self.lowest or 1.0

    def share(self, value: float) -> float:
        """Twice the span of what was seen in the first look lies between lost and won."""
        return min(1.0, max(0.0, 0.25 + 0.5 * (value - self.lowest) / self.span))


class Branch:
    """A chain that can be chosen at a node, and how it went for who chooses there."""

    __slots__ = ("chain", "nodes", "total", "visits")

    def __init__(self, chain: Chain, share: float) -> None:
        self.chain = chain
        self.nodes: dict[tuple[int, str], Node] = {}
        self.visits = 1
        self.total = share

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def node(self, p: Position) -> "Node":
        """The question that this deal asks next."""
        decision = p.decision
        assert decision is not None
        return self.nodes.setdefault((decision.seat, decision.name), Node())


class Node:
    """A question in the tree: its branches are worked out when it is reached for the second time."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: dict[Chain, Branch] = {}

    def grow(self, lines: list[Line], scale: Scale) -> None:
        """Add the branches that are new."""
        for line in lines:
            if line.chain not in self.branches:
                self.branches[line.chain] = Branch(line.chain, scale.share(line.value))

    def step(self, p: Position) -> tuple[Branch, Position] | None:
        """Down the most promising branch that this deal allows; None if it allows none."""
        reach = CURIOSITY * sqrt(self.visits)
        for branch in sorted(self.branches.values(), key=lambda b: -(b.mean + reach / b.visits)):
            after = made(p, branch.chain)
            if after is not None:
                return branch, after
        return None


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
        """The chain that stood the test of all playouts best."""
        end = monotonic() + seconds
        seat = position.seat
        assert seat is not None
        first = self.scout.first_look(position, monotonic() + seconds / 4)
        scale = Scale([line.value for line in first])
        root = Node()
        root.grow(
            self.scout.second_look(position, nlargest(FINALISTS, first), monotonic() + seconds / 4), scale
        )
        root.visits = 1
        for _ in range(self.playouts):
            if len(root.branches) == 1 or monotonic() > end:
                break
            self._play_out(position.redealt(seat, self.rng.next64()), root, scale, end)
        return max(root.branches.values(), key=lambda branch: (branch.visits, branch.mean)).chain

    def _play_out(self, p: Position, root: Node, scale: Scale, end: float) -> None:
        """Walk down to a question that nobody asked before, and tell all on the way how it looks there."""
        walked: list[tuple[int, Branch]] = []
        node = root
        while not p.over and node.visits:
            node.visits += 1
            question = Question(p)
            taken = node.step(p) or self._grown(node, p, scale, end)
            if taken is None:
                break
            branch, p = taken
            walked.append((question.seat, branch))
            if not p.over:
                node = branch.node(p)
        if not p.over:
            node.visits += 1
            p = question.settled(p)
        for seat, branch in walked:
            branch.visits += 1
            branch.total += scale.share(judged(p, seat))

    def _grown(self, node: Node, p: Position, scale: Scale, end: float) -> tuple[Branch, Position] | None:
        """Give a node the branches of this deal, and go down the best."""
        node.grow(nlargest(BREADTH, self.scout.first_look(p, end)), scale)
        return node.step(p)
