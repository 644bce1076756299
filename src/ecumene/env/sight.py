"""What the seats of one table are shown, with what they may choose."""

from typing import TypedDict

from ecumene.core.position import Position
from ecumene.core.steps import Choice, Decision, Link
from ecumene.env.encoding import Encoding, Mask, Observation, Scene


class Seen(TypedDict):
    """What an agent is given."""

    observation: Observation
    action_mask: Mask


class Sight:
    """Looks at one table again and again.

    While a choice is half made nothing changes but the question, so what a seat has observed is kept until
    the chain is whole.
    """

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self._table: Position | None = None
        self._head: Decision[object] | None = None
        """Where the choice began during which all was observed that is kept."""
        self._kept: dict[int, Scene] = {}

    def push(self, p: Position, choice: Choice, seat: int | None = None) -> None:
        """Make a choice at the table."""
        p.push(choice, seat)
        if self._kept and not self._goes_on(p):
            self._kept.clear()

    def _goes_on(self, p: Position) -> bool:
        """Whether a choice was one more of the chain that had begun when all this was observed.

        A head that answers itself may begin the next chain within the same choice.
        """
        asked, head = p.decision, self._head
        return isinstance(asked, Link) and asked.head is head and head is not None and not head.automatic()

    def of(self, p: Position, seat: int) -> Seen:
        """What a seat is shown."""
        known = self.encoding
        if p is not self._table:
            self._table = p
            self._kept.clear()
        scene = self._kept.get(seat)
        if scene is None:
            self._kept[seat] = scene = known.scene(p, seat)
            asked = p.decision
            self._head = asked.head if isinstance(asked, Link) else asked
        return {"observation": known.seen(scene, p, seat), "action_mask": known.mask(p, seat)}
