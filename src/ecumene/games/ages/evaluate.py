"""How good a position looks to a seat."""

from ecumene.games.ages.position import Ages


def evaluate(p: Ages, seat: int) -> float:
    return float(p.civs[seat].culture)
