"""Who has won: the civilization with the most culture."""

from ecumene.titles.ages.position import Ages


def scores(p: Ages) -> list[tuple[int, ...]]:
    """Culture decides; who resigned has lost to all others."""
    return [(0, 0) if civ.resigned else (1, civ.culture) for civ in p.civs]
