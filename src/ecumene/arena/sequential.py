"""When enough games have been played: a sequential probability ratio test over pairs of games.

A pair is the same deal with swapped seats; what counts is its score, from 0 to 2. The test asks whether the
challenger is as good as the holder (half of the points) or better by `MARGIN`, with one chance in twenty of
being wrong either way. The log-likelihood ratio is that of the generalised test for a normal mean with the
variance that was seen, as chess engines are tested.
"""

from collections.abc import Sequence
from math import log
from statistics import fmean, pvariance
from typing import Final, Literal

Verdict = Literal["better", "no-better", "open"]

ERROR: Final = 0.05
MARGIN: Final = 0.05
"""By what share of the points the challenger has to be better to be worth its while."""
FEWEST: Final = 8
"""Before so many pairs the variance that was seen says too little."""
BOUND: Final = log((1 - ERROR) / ERROR)
LEAST_VARIANCE: Final = 0.01


def likelihood(pairs: Sequence[float]) -> float:
    """How much likelier what was seen is if the challenger is better, as a logarithm.

    >>> likelihood([1.0] * 20) < 0 < likelihood([2.0, 1.0] * 10)
    True
    """
    if not pairs:
        return 0.0
    shares = [score / 2 for score in pairs]
    variance = max(pvariance(shares), LEAST_VARIANCE)
    return len(shares) * MARGIN * (2 * fmean(shares) - 1 - MARGIN) / (2 * variance)


def verdict(pairs: Sequence[float]) -> Verdict:
    """What the pairs so far prove, if they prove anything."""
    if len(pairs) < FEWEST:
        return "open"
    found = likelihood(pairs)
    return "better" if found >= BOUND else "no-better" if found <= -BOUND else "open"
