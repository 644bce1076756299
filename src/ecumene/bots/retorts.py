"""What the next seat may do about a turn: looked for once, and held against every turn that may be made.

To look at all that could be answered to each turn in each deal takes too long. What answers one turn best
mostly answers others too: the war that is there to be waged, the leader that stands alone.
"""

from ecumene.bots.beam import Beam, Run, carried_out
from ecumene.bots.outlook import judged
from ecumene.core.game import Foresight
from ecumene.core.position import Position


class Retorts:
    """The replies that looked best to the next seat, after whatever turn they were found."""

    def __init__(self, reach: Foresight) -> None:
        self.reach = reach
        self.runs: dict[Run, None] = {}

    def learn(self, p: Position, end: float) -> None:
        """Look for the best that the seat could do which is asked here."""
        best = Beam(p, 1, self.reach.reply, end, alike=1).best(self.reach.retorts)
        self.runs.update((stage.line().run, None) for stage in best)

    def answered(self, p: Position) -> Position:
        """Where the reply leads that looks best to the asked seat; the same position if none can be made."""
        seat = p.seat
        assert seat is not None
        afters = [after for run in self.runs if (after := carried_out(p, run)) is not None]
        return max(afters, key=lambda after: judged(after, seat), default=p)
