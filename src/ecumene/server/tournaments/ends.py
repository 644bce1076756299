"""How a table of a tournament ends: who took which place, whatever it was that ended it."""

from collections.abc import Sequence

from ecumene.server.rows import TableRow
from ecumene.server.strength.counting import left
from ecumene.table import Seat


def ranks_of(row: TableRow, seats: Sequence[Seat]) -> list[int]:
    """The places by seats. Whoever has resigned, or is played for by a bot at the end, comes last; where
    a game was given up by all because its rules had changed, all are level."""
    standings = {place["seat"]: place["rank"] for place in row.progress.standings or ()}
    worst = len(seats)
    ended = [(left(seat), standings.get(number, worst)) for number, seat in enumerate(seats)]
    return [1 + sum(other < own for other in ended) for own in ended]
