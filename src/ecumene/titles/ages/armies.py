"""Armies: the units that a tactic joins, put together for the greatest strength."""

from typing import Final

from ecumene.titles.ages.cards import (
    AIR_FORCE,
    ARTILLERY,
    CARDS,
    CAVALRY,
    INFANTRY,
    LEVEL,
    NONE,
    NUMBER,
    OF_KIND,
    STRENGTH,
    Number,
)

GENGHIS_KHAN: Final = NUMBER["genghis-khan"]

_UNITS: Final = tuple(OF_KIND[kind] for kind in (INFANTRY, CAVALRY, ARTILLERY))
_PLANES: Final = OF_KIND[AIR_FORCE]
UNIT_CARDS: Final = tuple(card for cards in (*_UNITS, _PLANES) for card in cards)


def unit_strength(workers: list[int]) -> int:
    """What the units themselves are worth."""
    return sum(workers[card] * STRENGTH[card] for card in UNIT_CARDS)


def tactical_strength(workers: list[int], tactic: Number, leader: Number) -> int:
    """What the best armies of these units add under a tactic (rule `armies`)."""
    if tactic == NONE:
        return 0
    card = CARDS[tactic]
    every = _units(workers, 0)
    if leader == GENGHIS_KHAN:
        fresh = _units(workers, card.age - 1)
        return _with_genghis_khan(card.army, every, fresh, card.strength, card.obsolete)
    armies = _armies(card.army, every)
    if not armies:
        return 0
    modern = _armies(card.army, _units(workers, card.age - 1))
    return _worth(modern, armies - modern, workers[_PLANES[0]], card.strength, card.obsolete)


def _units(workers: list[int], oldest: int) -> list[int]:
    """How many units of each kind there are that are not older than an age."""
    found = []
    for cards in _UNITS:
        total = 0
        for unit in cards:
            if LEVEL[unit] >= oldest:
                total += workers[unit]
        found.append(total)
    return found


def _armies(army: tuple[int, ...], units: list[int]) -> int:
    """How many armies some units form."""
    return min([units[kind] // need for kind, need in enumerate(army) if need])


def _worth(modern: int, obsolete: int, planes: int, strength: int, lower: int) -> int:
    """The strength of armies, each with at most one air force, the modern ones first."""
    doubled = min(planes, modern)
    also = min(planes - doubled, obsolete)
    return (modern + doubled) * strength + (obsolete + also) * lower


def _with_genghis_khan(
    army: tuple[int, ...], every: list[int], fresh: list[int], strength: int, lower: int
) -> int:
    """Infantry may ride: try every number of modern armies, and as many obsolete ones as remain.

    He is antiquated before there are air forces.
    """
    best = 0
    modern = 0
    while _forms(army, fresh, modern):
        left = _left(army, every, fresh, modern)
        obsolete = 0
        while _forms(army, left, obsolete + 1):
            obsolete += 1
        best = max(best, modern * strength + obsolete * lower)
        modern += 1
    return best


def _forms(army: tuple[int, ...], units: list[int], armies: int) -> bool:
    """Whether the units form that many armies when infantry may stand in for cavalry."""
    infantry, cavalry, artillery = (need * armies for need in army)
    return units[0] >= infantry and units[0] + units[1] >= infantry + cavalry and units[2] >= artillery


def _left(army: tuple[int, ...], every: list[int], fresh: list[int], modern: int) -> list[int]:
    """The units that remain beside the modern armies, which take young cavalry before infantry."""
    infantry, cavalry, artillery = (need * modern for need in army)
    riders = min(cavalry, fresh[1])
    return [every[0] - infantry - (cavalry - riders), every[1] - riders, every[2] - artillery]
