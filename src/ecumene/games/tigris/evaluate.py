"""How good a position looks to a seat."""

from ecumene.games.tigris.position import Tigris


def evaluate(p: Tigris, seat: int) -> float:
    """The balance of the seat's points against the best of the others."""
    return float(min(p.final_points(seat)))
