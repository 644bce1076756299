"""The bot that thinks longest: Monte Carlo tree search over all that the table may be, seen from its seat.

Each playout deals the hidden things anew and walks down a tree that all deals share, until the
bot's seat has its next turn; there the evaluation says how things stand. A node is a question; its
branches are the turns that look best to the seat that is asked, as a planner in a hurry sees them. At
the root the planner's best turns contend in rounds: all play the same deals, and the weaker half drops
out (sequential halving).
"""

from time import monotonic

from ecumene.bots.beam import Beam, Stage
from ecumene.bots.planner import Planner
from ecumene.bots.tree import Branch, Tree
from ecumene.core.position import Position

PLAYOUTS = 240
"""How often the tree is walked down, if the time allows."""

BROADER = 3
"""How many times as many beginnings of its own turn it follows as the game says."""

BROADEST = 32
"""More beginnings than this are followed only if the game itself says so: the playouts need time, too."""

CONTENDERS = 10
"""How many of its best turns contend."""

FIRST_SIGHT = 1
"""How many deals the evaluation right after a turn counts for."""

SCOUTING = 1 / 3
"""The share of the time that goes into finding the turns that contend."""


class Contender:
    """A turn that may be made: how much better than the others it did on the same deals."""

    __slots__ = ("branch", "deals", "lead", "stage")

    def __init__(self, stage: Stage, place: int) -> None:
        self.stage = stage
        self.branch = Branch(stage.line().run, place)
        self.deals = 0
        self.lead = 0.0

    def standing(self, usual: float) -> float:
        """The mean lead, with the first sight counted as some deals."""
        first = FIRST_SIGHT * (self.stage.value - usual)
        return (first + self.lead) / (FIRST_SIGHT + self.deals)


class Search(Planner):
    """Lets its most promising turns contend on the same deals, and drops the weaker half again and again."""

    def __init__(self, seed: int, name: str = "search", playouts: int = PLAYOUTS) -> None:
        super().__init__(seed, name)
        self.playouts = playouts

    def turns(self, position: Position, seconds: float) -> list[Stage]:
        """The turns that contended, that which stood its ground first."""
        start = monotonic()
        reach = position.game.foresight
        width = max(reach.width, min(BROADER * reach.width, BROADEST))
        end = start + seconds * SCOUTING
        first = Beam(position, width, reach.depth, end, lots=self.rng, apart=reach.anew)
        contenders = [Contender(stage, place) for place, stage in enumerate(first.best(CONTENDERS))]
        return [self._winner(position, contenders, Tree(position, start + seconds)).stage]

    def _winner(self, position: Position, contenders: list[Contender], tree: Tree) -> Contender:
        rounds = max(1, (len(contenders) - 1).bit_length())
        while len(contenders) > 1:
            for _ in range(max(1, self.playouts // (rounds * len(contenders)))):
                self._deal(position.redealt(tree.seat, self.rng.next64()), contenders, tree)
            usual = sum(contender.stage.value for contender in contenders) / len(contenders)
            contenders.sort(key=lambda contender: -contender.standing(usual))
            kept = (len(contenders) + 1) // 2 if monotonic() < tree.end else 1
            contenders = contenders[:kept]
        return contenders[0]

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
