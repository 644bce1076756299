"""The end of the game: points for each thing, and for being first in each (rules `scoring` on)."""

from collections.abc import Iterable
from typing import Final

from ecumene.core.gains import Gain
from ecumene.titles.monumental.position import Monumental

DOMINANCE: Final = 3
"""The points for having most of something."""
EACH: Final = {"provinces": 1, "knowledge": 1, "wonders": 2, "policies": 2}
"""The points for each thing, by category."""
AUTOMA_GOLD_PER_POINT: Final = 3


def things(p: Monumental, seat: int) -> tuple[int, int, int, int]:
    """How many provinces, knowledge cards, wonders and policies a civilization has."""
    realms = p.realms
    policies = len(realms.policies[seat])
    return p.provinces(seat).bit_count(), realms.knowledge[seat], realms.wonders[seat], policies


def counts(p: Monumental, seat: int) -> dict[str, int]:
    """What a civilization has in the four categories."""
    return dict(zip(EACH, things(p, seat), strict=True))


def breakdown(p: Monumental, seat: int) -> dict[str, int]:
    """The points of a civilization, if the game ended now, category by category."""
    everybody = [counts(p, other) for other in range(p.seats)]
    own = everybody[seat]
    found = {category: own[category] * each for category, each in EACH.items()}
    for category, count in own.items():
        first = count > 0 and count == max(other[category] for other in everybody)
        found[f"most-{category}"] = DOMINANCE if first else 0
    found["monsters"] = len(p.realms.trophies[seat])
    if p.automated(seat):
        found["gold"] = p.realms.gold[seat] // AUTOMA_GOLD_PER_POINT
    return found


def points(p: Monumental, seat: int) -> int:
    """The points of a civilization, if the game ended now."""
    return sum(breakdown(p, seat).values())


def scores(p: Monumental) -> list[tuple[int, ...]]:
    """Points, then gold, then culture (rule `tie-break`)."""
    return [(points(p, seat), p.realms.gold[seat], p.realms.culture[seat]) for seat in range(p.seats)]


def holdings(p: Monumental) -> Iterable[Gain]:
    """All points: they are for what a civilization has in the end."""
    for seat in range(p.seats):
        for category, worth in breakdown(p, seat).items():
            yield Gain(seat, category, worth)
