"""Why one way is better than another, in the terms of the game."""

from typing import Final, NamedTuple

from ecumene.core.position import Position

BESIDE: Final = 0.2
"""What a second reason must be at least, as a share of the first."""


class Reason(NamedTuple):
    """A term of the game's evaluation, and how much more of it there is, or less."""

    term: str
    gain: float


def reasons(better: Position, worse: Position, seat: int) -> list[Reason]:
    """What speaks most for one position against another: the largest gain, and what differs most beside."""
    terms = better.game.terms
    if terms is None or better.over or worse.over:
        return []
    after, before = terms(better, seat), terms(worse, seat)
    found = sorted((Reason(term, after[term] - before[term]) for term in after), key=_gain, reverse=True)
    first = found[0]
    if first.gain <= 0:
        return []
    second = max(found[1:], key=_size, default=first)
    return [first, second] if _size(second) >= BESIDE * first.gain else [first]


def _gain(reason: Reason) -> float:
    return reason.gain


def _size(reason: Reason) -> float:
    return abs(reason.gain)
