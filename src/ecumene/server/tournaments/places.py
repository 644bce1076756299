"""Places: who stands where in a tournament, and what has decided between those with as many points.

Points first; then Buchholz (how strong those were whom one met) in a Swiss, Sonneborn-Berger (how strong
those were whom one beat) in a round robin; then what those who are level took from each other; then lots,
drawn at the start. In larger tables, where one met several at once, each round counts as the mean of them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Literal, NamedTuple

from ecumene.server.tournaments.meetings import BYE, TABLE, Meeting

Format = Literal["round-robin", "swiss", "knock-out"]
Reason = Literal["rounds", "points", "opponents", "each-other", "lots"]


class Place(NamedTuple):
    """Where somebody stands."""

    entrant: int
    place: int
    points: Fraction
    opponents: Fraction
    """Buchholz or Sonneborn-Berger."""
    each_other: Fraction
    """What they took from those with whom they are level so far."""
    by: Reason | None
    """What has decided between them and whoever stands before them; nothing, if they share a place."""


def points_of(entrants: Iterable[int], meetings: Iterable[Meeting]) -> dict[int, Fraction]:
    """What everybody has so far."""
    points = dict.fromkeys(entrants, Fraction())
    for meeting in meetings:
        for one, share in meeting.shares().items():
            points[one] += share
    return points


def places(form: Format, lots: Sequence[int], meetings: Sequence[Meeting]) -> list[Place]:
    """Where all stand; `lots` are theirs by their numbers."""
    over = [meeting for meeting in meetings if meeting.ranks or meeting.kind != TABLE]
    if form == "knock-out":
        return _by_rounds(lots, meetings)
    points = points_of(range(len(lots)), over)
    strength = _met if form == "swiss" else _beaten
    opponents = {one: _strength(one, points, over, strength) for one in points}

    def level(one: int) -> tuple[Fraction, Fraction]:
        return -points[one], -opponents[one]

    each_other: dict[int, Fraction] = {}
    for _, tied in groupby(sorted(points, key=level), level):
        each_other |= _among(set(tied), over)
    order = sorted(points, key=lambda one: (*level(one), -each_other[one], lots[one]))
    found = [
        Place(one, n, points[one], opponents[one], each_other[one], None) for n, one in enumerate(order, 1)
    ]
    return [
        place._replace(by=_reason(before, place))
        for before, place in zip([None, *found], found, strict=False)
    ]


def _reason(before: Place | None, place: Place) -> Reason | None:
    if before is None:
        return None
    if before.points != place.points:
        return "points"
    if before.opponents != place.opponents:
        return "opponents"
    return "each-other" if before.each_other != place.each_other else "lots"


Strength = Callable[[int, int, Meeting, Mapping[int, Fraction]], Fraction]


def _met(_one: int, other: int, _meeting: Meeting, points: Mapping[int, Fraction]) -> Fraction:
    return points[other]


def _beaten(one: int, other: int, meeting: Meeting, points: Mapping[int, Fraction]) -> Fraction:
    return points[other] * meeting.against(one, other)


def _strength(
    one: int, points: Mapping[int, Fraction], over: Sequence[Meeting], strength: Strength
) -> Fraction:
    """How strong others were, round by round; nobody at all counts as somebody as strong as oneself."""
    total = Fraction()
    for meeting in over:
        if one not in meeting.entrants:
            continue
        others = meeting.others(one) if meeting.kind == TABLE else []
        if others:
            total += sum((strength(one, other, meeting, points) for other in others), Fraction()) / len(
                others
            )
        elif meeting.kind == BYE:
            total += points[one]
    return total


def _among(tied: set[int], over: Sequence[Meeting]) -> dict[int, Fraction]:
    """What those who are level took from each other."""
    taken = dict.fromkeys(tied, Fraction())
    for meeting in over:
        there = [one for one in meeting.entrants if one in tied and meeting.kind == TABLE]
        for one in there:
            taken[one] += sum((meeting.against(one, other) for other in there if other != one), Fraction())
    return taken


# Knock-out ---------------------------------------------------------------------------------------


def winner(meeting: Meeting, lots: Sequence[int]) -> int | None:
    """Who goes on; between those who tie at the top, lots decide."""
    if meeting.kind != TABLE:
        return meeting.entrants[0]
    if meeting.ranks is None:
        return None
    ranks = dict(zip(meeting.entrants, meeting.ranks, strict=True))
    return min(meeting.entrants, key=lambda one: (ranks[one], lots[one]))


def _by_rounds(lots: Sequence[int], meetings: Sequence[Meeting]) -> list[Place]:
    """Who came further, or still plays, stands before; who went in the same round and place shares theirs."""
    points = points_of(range(len(lots)), meetings)
    reached = {one: _reached(one, meetings, lots) for one in points}
    order = sorted(reached, key=lambda one: (reached[one], lots[one]))
    found: list[Place] = []
    for n, one in enumerate(order, 1):
        level = bool(found) and reached[found[-1].entrant] == reached[one]
        by: Reason | None = None if level or not found else "rounds"
        place = found[-1].place if level else n
        found.append(Place(one, place, points[one], Fraction(), Fraction(), by))
    return found


def _reached(one: int, meetings: Sequence[Meeting], lots: Sequence[int]) -> tuple[int, int]:
    """How far somebody came, the furthest first: in which round they were last, and in which place."""
    last = [meeting for meeting in meetings if one in meeting.entrants]
    if not last:
        return 0, 0
    final = max(last, key=lambda meeting: meeting.round)
    if winner(final, lots) == one or final.ranks is None:
        return -final.round, 0
    return -final.round, final.ranks[final.entrants.index(one)]
