"""The end of the game: points for each thing, and for being first in each (rules `scoring` on)."""

from typing import Final

from ecumene.titles.monumental.position import Monumental

DOMINANCE: Final = 3
EACH: Final = {"provinces": 1, "knowledge": 1, "wonders": 2, "policies": 2}
AUTOMA_GOLD_PER_POINT: Final = 3


def counts(p: Monumental, seat: int) -> dict[str, int]:
    """What a civilization has in the four categories."""
    return {
        "provinces": p.provinces(seat).bit_count(),
        "knowledge": p.realms.knowledge[seat],
        "wonders": p.realms.wonders[seat],
        "policies": len(p.realms.policies[seat]),
    }


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
