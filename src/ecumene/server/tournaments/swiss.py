"""Swiss: whoever has as many points meets, and nobody the same again as long as it can be helped.

Tables of two are a perfect matching of least cost (Edmonds' blossoms, as NetworkX has them), so a second
meeting is made only where there is no round without. Larger tables are searched for (see `apart`).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

import networkx

from ecumene.server.tournaments.apart import apart
from ecumene.server.tournaments.meetings import Meeting, Pair, met, sat_out
from ecumene.server.tournaments.sizes import Seats, sizes

NOBODY = -1


class Swiss:
    """A round to come, of those who take part in it, the first in the standings first."""

    def __init__(
        self, standing: Sequence[int], points: Mapping[int, Fraction], before: Sequence[Meeting]
    ) -> None:
        self._standing = list(standing)
        scores = sorted({points[one] for one in standing}, reverse=True)
        self._level = {one: scores.index(points[one]) for one in standing}
        self._met: Counter[Pair] = met(before)
        self._byes = sat_out(before)
        self._place = {one: place for place, one in enumerate(standing)}
        steps = len(scores) ** 2 * len(standing) ** 2
        self._again = steps + 1
        """Worse than any distance of points that a round can have."""
        self._twice = self._again * (1 + sum(self._met.values()) + len(standing))
        """Worse than any second meetings."""

    def groups(self, seats: Seats) -> list[tuple[int, ...]]:
        """Who sits together; a group of one has nobody to play against."""
        if seats.most == 2:
            return self._matched()
        wanted = sizes(len(self._standing), seats)
        out = self._out(len(self._standing) - sum(wanted))
        order = [one for one in self._standing if one not in out]
        return [*map(tuple, apart(order, wanted, self._apart)), *((one,) for one in out)]

    def _matched(self) -> list[tuple[int, ...]]:
        graph = networkx.Graph()
        players = [*self._standing, *[NOBODY] * (len(self._standing) % 2)]
        for n, one in enumerate(players):
            for other in players[:n]:
                graph.add_edge(one, other, weight=self._apart(other, one))
        place = {one: n for n, one in enumerate(players)}
        found = [sorted(pair, key=place.__getitem__) for pair in networkx.min_weight_matching(graph)]
        found.sort(key=lambda pair: place[pair[0]])
        groups = [tuple(one for one in pair if one != NOBODY) for pair in found]
        return sorted(groups, key=len, reverse=True)

    def _apart(self, one: int, other: int) -> int:
        """How bad it is that two meet; or that one meets nobody, between equals the last before others."""
        one, other = sorted((one, other))
        players = len(self._standing)
        if one == NOBODY:
            lowest = max(self._level.values())
            missed = self._byes[other] * self._twice + (lowest - self._level[other]) ** 2
            return missed * players + players - 1 - self._place[other]
        met = self._met[frozenset((one, other))]
        return (met * self._again + (self._level[one] - self._level[other]) ** 2) * players

    def _out(self, number: int) -> list[int]:
        """Who sits out: whoever has done so least often, from the end of the standings."""
        upwards = list(reversed(self._standing))
        return sorted(upwards, key=lambda one: self._byes[one])[:number]
