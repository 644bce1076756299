"""How good a position looks to a seat."""

from ecumene.games.gheos.position import Gheos


def evaluate(p: Gheos, seat: int) -> float:
    return float(p.points[seat])
