"""How often something came about, and how sure that is."""

from math import sqrt
from typing import Final, NamedTuple

SURE: Final = 1.96
"""How many standard deviations 95 % of all cases lie within."""


class Rate(NamedTuple):
    """How often somebody won; a shared win counts as a share."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which shares the true one lies with 95 % confidence (Wilson).

        >>> [round(bound, 2) for bound in Rate(17, 24).bounds]
        [0.51, 0.85]
        """
        if not self.games:
            return 0.0, 1.0
        share, n, z = self.share, self.games, SURE
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        reach = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, middle + reach)
