"""What a game was worth to each seat."""

from ecumene.core.position import Position


def rewards(p: Position) -> list[float]:
    """From 1 for the first place to -1 for the last, evenly; who shares places shares what they are worth.

    Civilizations without a player count: whoever plays alone is measured by them.
    """
    if not p.over:
        return [0.0] * p.seats
    standings = p.standings()
    last = len(standings) - 1
    if last == 0:
        return [1.0] * p.seats
    found = [0.0] * len(standings)
    for place in standings:
        ties = sum(other.rank == place.rank for other in standings)
        found[place.seat] = 1 - 2 * (place.rank - 1 + (ties - 1) / 2) / last
    return found[: p.seats]
