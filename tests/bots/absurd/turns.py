"""A whole turn of the strategist, from what its seat can see."""

from math import inf

from ecumene.bots import make
from ecumene.core.position import Position
from ecumene.table.thinking import thought

LONGEST = 60
"""No turn has more chains."""


def turn(p: Position, seed: int = 1) -> list[str]:
    """What the asked seat does until its turn is over; the others answer as the same bot would."""
    seat, number = p.seat, p.turn
    assert seat is not None
    bots = {player: make("strategist", seed + player) for player in range(p.seats)}
    said: list[str] = []
    for deal in range(LONGEST):
        if p.seat is None or p.turn != number:
            break
        asked = p.seat
        chain = thought(bots[asked], p.redealt(asked, seed + deal), inf)
        p.push(chain)
        if asked == seat:
            said.append(" ".join(chain))
    return said


def begins(said: list[str], *words: str) -> bool:
    """Whether something was said that begins with one of these words."""
    return any(line.startswith(words) for line in said)
