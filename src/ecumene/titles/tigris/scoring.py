"""Who has won: the dynasty whose weakest colour is strongest."""

from ecumene.titles.tigris.position import Tigris, own


def scores(p: Tigris) -> list[tuple[int, ...]]:
    """Each seat's colours, the weakest first (rule `end-weakest`)."""
    return [tuple(sorted(final_points(p, seat))) for seat in range(p.seats)]


def final_points(p: Tigris, seat: int) -> list[int]:
    """The points by colour with the treasures put where they help most."""
    return spread(p.points[own(seat)], p.treasures_taken[seat])


def spread(points: list[int], treasures: int) -> list[int]:
    """Points with treasures added where they help most: one by one to the weakest colour.

    >>> spread([11, 11, 14, 8], 3)
    [11, 11, 14, 11]
    """
    best = points[:]
    for _ in range(treasures):
        best[best.index(min(best))] += 1
    return best
