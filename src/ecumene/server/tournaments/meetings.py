"""Meetings: who sits together in a round, or sits it out, and what came of it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final, Literal, NamedTuple

Kind = Literal["table", "bye", "rest"]
TABLE: Final = "table"
BYE: Final = "bye"
"""Nobody is there to play against, which counts as a win."""
REST: Final = "rest"
"""Everybody sits out as often, which counts for nobody."""

Pair = frozenset[int]


class Meeting(NamedTuple):
    """Those who sit at one table in a round, by their numbers; or one who sits it out."""

    round: int
    entrants: tuple[int, ...]
    kind: Kind = TABLE
    ranks: tuple[int, ...] | None = None
    """Which places they took, as long as they play none."""

    def shares(self) -> dict[int, Fraction]:
        """What it counts for each: the part of the others whom they came before, a tie as half.

        >>> {n: str(share) for n, share in Meeting(1, (4, 7, 9), ranks=(2, 1, 2)).shares().items()}
        {4: '1/4', 7: '1', 9: '1/4'}
        """
        if self.kind != TABLE:
            return {one: Fraction(self.kind == BYE) for one in self.entrants}
        others = max(1, len(self.entrants) - 1)
        return {
            one: sum((self.against(one, other) for other in self.others(one)), Fraction()) / others
            for one in (self.entrants if self.ranks else ())
        }

    def others(self, one: int) -> list[int]:
        return [other for other in self.entrants if other != one]

    def against(self, one: int, other: int) -> Fraction:
        """What one took from another: a whole, half, or nothing."""
        assert self.ranks is not None
        mine, theirs = (self.ranks[self.entrants.index(number)] for number in (one, other))
        return Fraction(1 + (mine < theirs) - (mine > theirs), 2)


def met(meetings: Iterable[Meeting]) -> Counter[Pair]:
    """How often two have sat at one table."""
    return Counter(pair for meeting in meetings for pair in pairs(meeting.entrants))


def pairs(group: Iterable[int]) -> Iterator[Pair]:
    return map(frozenset, combinations(group, 2))


def sat_out(meetings: Iterable[Meeting]) -> Counter[int]:
    """How often somebody had nobody to play against."""
    return Counter(meeting.entrants[0] for meeting in meetings if meeting.kind == BYE)


def seated(group: Sequence[int], meetings: Iterable[Meeting], lots: Sequence[int]) -> tuple[int, ...]:
    """Who sits where at a table: whoever has begun least often begins."""
    before = [meeting for meeting in meetings if meeting.kind == TABLE]

    def late(one: int) -> tuple[float, int]:
        sat = [m.entrants.index(one) / len(m.entrants) for m in before if one in m.entrants]
        return -sum(sat), lots[one]

    return tuple(sorted(group, key=late))
