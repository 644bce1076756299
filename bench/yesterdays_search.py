"""The tree search as it was when the strategist's goals were set: an opponent for `bench/strength.py`.

Its branches are chains, not turns, and its scout is the greedy bot of that day (`yesterday.py`), by whose
evaluation it goes.
"""

from collections import Counter
from collections.abc import Iterable
from heapq import nlargest
from math import inf, sqrt
from time import monotonic
from typing import Final

from yesterday import Greedy, Line, judged_then

from ecumene.bots.outlook import Chain, Question, made
from ecumene.bots.tree import Scale
from ecumene.core.position import Position
from ecumene.core.rng import Rng

PLAYOUTS: Final = 64
BREADTH: Final = 6
"""How many branches a deal adds to a node."""
REMEMBERED: Final = 16
"""How many chains of a full look are remembered for the same question elsewhere in the tree."""
FULL_LOOKS: Final = 3
"""After how many full looks memory is enough for a question of other seats."""
CURIOSITY: Final = 0.6
FIRST_SIGHT: Final = 3
"""How many deals the evaluation right after a chain counts for."""
HORIZON: Final = 40
"""How many chains a playout is followed, if the bot's seat is not asked again before."""


class Branch:
    """A chain that can be chosen at a node, and what came of it for who chooses there."""

    def __init__(self, chain: Chain, place: int) -> None:
        self.chain = chain
        self.promise = 1 / (1 + place)
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

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.branches: dict[Chain, Branch] = {}

    def grow(self, lines: list[Line]) -> None:
        """Add the branches that are new, the most promising first."""
        for place, line in enumerate(lines):
            self.branches.setdefault(line.chain, Branch(line.chain, place))

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
            lines = _recalled(p, self.chains[question])
            if lines:
                return nlargest(BREADTH, lines)
        self.looks[question] += 1
        best = nlargest(REMEMBERED, self.scout.first_look(p, self.end))
        self.chains.setdefault(question, {}).update((line.chain, None) for line in best)
        return best[:BREADTH]


def _recalled(p: Position, known: Iterable[Chain]) -> list[Line]:
    """Those of some chains that can be made here, each judged once."""
    question = Question(p)
    afters = [(chain, made(p, chain)) for chain in known]
    return [
        Line(judged_then(question.settled(after), question.seat), chain)
        for chain, after in afters
        if after is not None
    ]


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
        assert after is not None
        walked: list[tuple[int, Node, Branch]] = []
        for _ in range(HORIZON):
            asked = after.seat
            if asked is None or (asked == self.seat and after.turn > self.turn):
                break
            if monotonic() > self.end:
                return None
            node = branch.node(after)
            if not node.allows(after):
                node.grow(self.memory.lines(after, whole=asked == self.seat))
            branch, after = node.step(after, self.scale)
            walked.append((asked, node, branch))
        for seat, node, taken in walked:
            value = self.scale.seen(judged_then(after, seat))
            node.visits += 1
            node.total += value
            taken.visits += 1
            taken.total += value
        return self.scale.seen(judged_then(after, self.seat))


class Contender:
    """A chain that may become the choice: how much better than the others it did on the same deals."""

    def __init__(self, branch: Branch, line: Line) -> None:
        self.branch = branch
        self.line = line
        self.deals = 0
        self.lead = 0.0

    def standing(self, usual: float) -> float:
        """The mean lead, with the first sight counted as some deals."""
        first = FIRST_SIGHT * (self.line.value - usual)
        return (first + self.lead) / (FIRST_SIGHT + self.deals)


class Search(Greedy):
    """Lets the most promising chains contend on the same deals, and drops the weaker half again and again."""

    name = "yesterday's search"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.scout = Greedy(Rng(seed).next64())

    def best(self, position: Position, seconds: float = inf) -> Chain:
        """The chain that stood its ground."""
        start = monotonic()
        lines = self.scout.lines(position, seconds / 2)
        contenders = [Contender(Branch(line.chain, place), line) for place, line in enumerate(lines)]
        tree = Tree(self.scout, position, start + seconds)
        rounds = max(1, (len(contenders) - 1).bit_length())
        while len(contenders) > 1:
            for _ in range(max(1, PLAYOUTS // (rounds * len(contenders)))):
                self._deal(position.redealt(tree.seat, self.rng.next64()), contenders, tree)
            usual = sum(contender.line.value for contender in contenders) / len(contenders)
            contenders.sort(key=lambda contender: -contender.standing(usual))
            kept = (len(contenders) + 1) // 2 if monotonic() < tree.end else 1
            contenders = contenders[:kept]
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
