"""The bot that thinks: Monte Carlo tree search over all that the table may be, seen from its seat.

Each playout deals the hidden things anew and walks down a tree that all deals share, until the
bot's seat is asked again in a later turn; there the evaluation says how things stand. A node is a
question; its branches are the chains that look best to the seat that is asked, since most of the
hundreds of chains of a turn are not worth a thought. At the root the chains contend in rounds: all
play the same deals, and the weaker half drops out (sequential halving).
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
"""After how many full looks memory is enough for a question of other seats."""

CURIOSITY = 0.6
"""How much a branch that was seldom tried is worth trying."""

FIRST_SIGHT = 3
"""How many deals the evaluation right after a chain counts for."""

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

    def __init__(self, scout: Greedy, end: float) -> None:
        self.scout = scout
        self.end = end
        self.chains: dict[tuple[int, str], dict[Chain, None]] = {}
        self.looks: Counter[tuple[int, str]] = Counter()

    def lines(self, p: Position, whole: bool) -> list[Line]:
        """The best chains of a deal: out of all, or out of those that are remembered if there are enough."""
        decision = p.decision
        assert decision is not None
        question = (decision.seat, decision.name)
        if not whole and self.looks[question] >= FULL_LOOKS:
            lines = self.scout.look_at(p, self.chains[question])
            if lines:
                return nlargest(BREADTH, lines)
        self.looks[question] += 1
        best = nlargest(REMEMBERED, self.scout.first_look(p, self.end))
        self.chains.setdefault(question, {}).update((line.chain, None) for line in best)
        return best[:BREADTH]


class Tree:
    """What playouts from one position have found out."""

    def __init__(self, scout: Greedy, position: Position, end: float) -> None:
        assert position.seat is not None
        self.seat = position.seat
        self.turn = position.turn
        self.end = end
        self.scale = Scale()
        self.memory = Memory(scout, end)

    def play_out(self, p: Position, branch: Branch) -> float | None:
        """Go down a branch and on until the seat's next turn; how things stand there, if there is time."""
        after = made(p, branch.chain)
        walked: list[tuple[int, Node, Branch]] = []
        for _ in range(HORIZON):
            assert after is not None
            asked_seat = after.seat
            if asked_seat is None or (asked_seat == self.seat and after.turn > self.turn):
                break
            if monotonic() > self.end:
                return None
            node = branch.node(after)
            if not node.allows(after):
                node.grow(self.memory.lines(after, whole=asked_seat == self.seat))
            branch, after = node.step(after, self.scale)
            walked.append((asked_seat, node, branch))
        assert after is not None
        for seat, node, taken in walked:
            value = self.scale.seen(judged(after, seat))
            node.visits += 1
            node.total += value
            taken.visits += 1
            taken.total += value
        return self.scale.seen(judged(after, self.seat))


class Contender:
    """A chain that may become the choice: how much better than the others it did on the same deals."""

    __slots__ = ("branch", "deals", "lead", "line")

    def __init__(self, branch: Branch, line: Line) -> None:
        self.branch = branch
        self.line = line
        self.deals = 0
        self.lead = 0.0

    def standing(self, usual: float) -> float:
        """The mean lead, with the first sight counted as some deals."""
        first = FIRST_SIGHT * (self.line.value - usual)
        return (first + self.lead) / (FIRST_SIGHT + self.deals)


class Search:
    """Lets the most promising chains contend on the same deals, and drops the weaker half again and again."""

    def __init__(self, seed: int, name: str = "search", playouts: int = PLAYOUTS) -> None:
        self.name = name
        self.rng = Rng(seed)
        self.scout = Greedy(self.rng.next64())
        self.playouts = playouts
        self.plan = Plan()

    def choose(self, position: Position, seconds: float) -> Choice:
        choices = position.answers()
        if len(choices) == 1:
            return choices[0]
        return self.plan.follow(position) or self.plan.begin(position, self.best(position, seconds))

    def best(self, position: Position, seconds: float) -> Chain:
        """The chain that stood its ground."""
        start = monotonic()
        seat = position.seat
        assert seat is not None
        first = self.scout.first_look(position, start + seconds / 3)
        lines = self.scout.second_look(position, nlargest(FINALISTS, first), start + seconds / 2)
        contenders = [Contender(Branch(line.chain, place), line) for place, line in enumerate(lines)]
        tree = Tree(self.scout, position, start + seconds)
        rounds = max(1, (len(contenders) - 1).bit_length())
        while len(contenders) > 1:
            for _ in range(max(1, self.playouts // (rounds * len(contenders)))):
                self._deal(position.redealt(seat, self.rng.next64()), contenders, tree)
            usual = sum(contender.line.value for contender in contenders) / len(contenders)
            contenders.sort(key=lambda contender: -contender.standing(usual))
            contenders = (
                contenders[: (len(contenders) + 1) // 2] if monotonic() < tree.end else contenders[:1]
            )
        return contenders[0].line.chain

    def _deal(self, dealt: Position, contenders: list[Contender], tree: Tree) -> None:
        """Play one deal out for each contender; if time runs out before, it does not count."""
        values: list[float] = []
        for contender in contenders:
            value = tree.play_out(dealt, contender.branch)
            if value is None:
                return
            values.append(value)
        mean = sum(values) / len(values)
        for contender, value in zip(contenders, values, strict=True):
            contender.deals += 1
            contender.lead += value - mean
