"""What a bot means to do next, for as long as things go as it thought."""

from itertools import pairwise

from ecumene.bots.outlook import Chain
from ecumene.core.position import Position
from ecumene.core.steps import Choice, Decision, Link

Step = tuple[Position, Chain]
"""What to choose in a position that is expected."""


class Plan:
    """The rest of a turn that was begun, for the bot that is asked choice by choice."""

    def __init__(self) -> None:
        self._links: list[tuple[Decision[Position], Choice]] = []
        """The rest of the chain that is half made."""
        self._steps: list[Step] = []
        """What to choose then."""

    def expect(self, steps: list[Step]) -> None:
        """Mean to do that, and nothing else."""
        self._links, self._steps = [], steps

    def begin(self, position: Position, chain: Chain, then: list[Step]) -> Choice:
        """The first choice of a chain; the others, and the chains after it, are kept for later."""
        self.expect(then)
        probe = position.clone()
        for choice, following in pairwise(chain):
            link = probe.push(choice).decision
            assert link is not None
            self._links.append((link, following))
        return chain[0]

    def follow(self, position: Position) -> Choice | None:
        """The planned choice, if this is the question that it was planned for."""
        if isinstance(position.decision, Link) and self._links:
            link, choice = self._links.pop(0)
            return choice if position.decision == link and choice in position.choices() else None
        if not self._steps:
            return None
        expected, chain = self._steps[0]
        if not _alike(position, expected):
            self._steps = []
            return None
        return self.begin(position, chain, self._steps[1:])


def _alike(position: Position, expected: Position) -> bool:
    """Whether the asked seat sees what it expected: its question, and nothing that has come to light."""
    seat = position.seat
    return position.decision == expected.decision and position.view(seat) == expected.view(seat)
