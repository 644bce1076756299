"""Apart: tables of more than two whose players have met as rarely as a search finds.

To seat groups of three or more so that no two have met is hard in general (it is the problem of the social
golfers), so this climbs: two change places as long as that is better, from several beginnings, until it has
looked often enough.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

Cost = Callable[[int, int], int]
"""How bad it is that two sit together: nothing is perfect."""
BEGINNINGS = 9
LOOKS = 60_000
"""How many changes are looked at in all: everybody waits for it."""


def apart(order: Sequence[int], sizes: Sequence[int], cost: Cost, seed: int = 0) -> list[list[int]]:
    """Tables of these sizes, near to the `order`, at as little cost as was found; the same for the same."""
    random, players = Random(seed), list(order)
    costs = {one: {other: cost(one, other) if one != other else 0 for other in players} for one in players}
    best: Seating | None = None
    looks = LOOKS
    for _ in range(BEGINNINGS):
        found = Seating(_cut(players, sizes), costs)
        looks = found.climb(looks)
        if best is None or found.cost < best.cost:
            best = found
        if not best.cost or looks <= 0:
            break
        random.shuffle(players)
    assert best is not None
    return best.tables


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    left = iter(order)
    return [[next(left) for _ in range(size)] for size in sizes]


class Seating:
    """Who sits where, what it costs, and what each would cost at each table."""

    def __init__(self, tables: list[list[int]], costs: dict[int, dict[int, int]]) -> None:
        self.tables = tables
        self._costs = costs
        sitting = [one for table in tables for one in table]
        self._at = {one: [sum(costs[one][other] for other in table) for table in tables] for one in sitting}
        self.cost = sum(self._at[one][n] for n, table in enumerate(tables) for one in table) // 2

    def climb(self, looks: int) -> int:
        """Let two change places while it helps; how many looks are left."""
        pairs = list(combinations(range(len(self.tables)), 2))
        still, n = 0, 0
        while pairs and still < len(pairs) and looks > 0:
            first, second = pairs[n % len(pairs)]
            looks -= len(self.tables[first]) * len(self.tables[second])
            still = 0 if self._swapped(first, second) else still + 1
            n += 1
        return looks

    def _swapped(self, first: int, second: int) -> bool:
        """Whether a change between two tables was for the better, and was made."""
        for a, one in enumerate(self.tables[first]):
            for b, other in enumerate(self.tables[second]):
                mine, theirs = self._at[one], self._at[other]
                change = mine[second] - mine[first] + theirs[first] - theirs[second]
                change -= 2 * self._costs[one][other]
                if change < 0:
                    self.tables[first][a], self.tables[second][b] = other, one
                    self.cost += change
                    for anybody, there in self._at.items():
                        moved = self._costs[anybody][other] - self._costs[anybody][one]
                        there[first] += moved
                        there[second] -= moved
                    return True
        return False
