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
        self._kept: dict[int, Scene] = {}

    def push(self, p: Position, choice: Choice, seat: int | None = None) -> None:
        """Make a choice at the table."""
        head = p.head
        p.push(choice, seat)
        if self._kept and not _goes_on(head, p.decision):
            self._kept.clear()

    def of(self, p: Position, seat: int) -> Seen:
        """What a seat is shown."""
        return {"observation": self._observation(p, seat), "action_mask": self.encoding.mask(p, seat)}

    def _observation(self, p: Position, seat: int) -> Observation:
        if p is not self._table:
            self._table = p
            self._kept.clear()
        scene = self._kept.get(seat)
        if scene is None:
            self._kept[seat] = scene = self.encoding.scene(p, seat)
        return self.encoding.seen(scene, p, seat)


def _goes_on(head: Decision[object] | None, asked: Decision[object] | None) -> bool:
    """Whether a choice was one more of the chain that began at this head.

    A head that answers itself may begin the next chain within the same choice.
    """
    return isinstance(asked, Link) and asked.head is head and head is not None and not head.automatic()
