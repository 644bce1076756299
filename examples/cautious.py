"""A bot in twenty lines: it looks one choice ahead, and hates to be behind more than it likes to lead.

ecumene arena gheos --bots examples.cautious:Cautious,random --games 20
"""

from ecumene import Position


class Cautious:
    """Takes what leaves it least far behind the best of the others."""

    name = "cautious"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, position: Position, seconds: float) -> str:
        seat = position.seat
        assert seat is not None
        return max(position.answers(), key=lambda choice: lead(position.clone().push(choice), seat))


def lead(p: Position, seat: int) -> float:
    """How far a seat is ahead of the best of the others, by what the game's own evaluation says."""
    others = [p.game.evaluate(p, other) for other in range(p.seats) if other != seat]
    return p.game.evaluate(p, seat) - max(others)
