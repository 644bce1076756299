"""How good a position looks to a seat: points now, and what will make points."""

from ecumene.games.monumental.position import Monumental
from ecumene.games.monumental.scoring import points


def evaluate(p: Monumental, seat: int) -> float:
    """The points of a seat against the best of the others, with what they can still be made of."""
    own = _worth(p, seat)
    others = [_worth(p, other) for other in range(p.seats) if other != seat]
    return own - max(others)


def _worth(p: Monumental, seat: int) -> float:
    return points(p, seat) + 0.3 * p.gold[seat] + 0.7 * p.culture[seat]
