"""The events of Age III: each scores something that every civilization has."""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Callable
from typing import Final

from ecumene.titles.ages.board import CONSUMPTION
from ecumene.titles.ages.cards import (
    ARENA,
    CARDS,
    ID,
    IS_UNIT,
    IS_URBAN,
    LAST_AGE,
    LEVEL,
    NONE,
    OF_KIND,
    Card,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.gains import score
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import (
    food_production,
    mine_production,
    resource_production,
    total_level,
)
from ecumene.titles.ages.wonders import technologies

_URBAN: Final = tuple(card for cards in OF_KIND for card in cards if IS_URBAN[card])
_UNITS_AND_ARENAS: Final = (
    *(card for cards in OF_KIND for card in cards if IS_UNIT[card]),
    *OF_KIND[ARENA],
)
_KINDS_OF_WORK: Final = tuple(cards for cards in OF_KIND if IS_URBAN[cards[0]] or IS_UNIT[cards[0]])


def agriculture(civ: Civilization, card: Card) -> int:
    food = food_production(civ)
    return food + card.value if food > CONSUMPTION[civ.yellow] else food


def architecture(civ: Civilization, card: Card) -> int:
    return total_level(civ, _URBAN)


def balance(civ: Civilization, card: Card) -> int:
    ratings = civ.ratings
    least = min(ratings.science, ratings.culture, food_production(civ), resource_production(civ))
    return card.value * least


def colonies(civ: Civilization, card: Card) -> int:
    return card.value * len(civ.colonies)


def competition(civ: Civilization, card: Card) -> int:
    return total_level(civ, _UNITS_AND_ARENAS)


def government(civ: Civilization, card: Card) -> int:
    return card.value * civ.ratings.civil + civ.ratings.military


def happiness(civ: Civilization, card: Card) -> int:
    return card.value * civ.ratings.happy - card.lost * civ.discontent


def industry(civ: Civilization, card: Card) -> int:
    return mine_production(civ)


def population(civ: Civilization, card: Card) -> int:
    return card.value * max(0, civ.population - civ.discontent - card.beyond)


def progress(civ: Civilization, card: Card) -> int:
    special = sum(LEVEL[each] for each in civ.specials if each != NONE)
    return card.value * (LEVEL[civ.government] + special)


def technology(civ: Civilization, card: Card) -> int:
    return card.value * sum(LEVEL[each] == LAST_AGE for each in technologies(civ))


def variety(civ: Civilization, card: Card) -> int:
    at_work = sum(any(civ.workers[each] for each in cards) for cards in _KINDS_OF_WORK)
    return card.value * (at_work + sum(each != NONE for each in civ.specials))


def wonders(civ: Civilization, card: Card) -> int:
    return sum(card.levels[LEVEL[wonder]] for wonder in civ.wonders)


IMPACTS: Final[dict[str, Callable[[Civilization, Card], int]]] = {
    "impact-of-agriculture": agriculture,
    "impact-of-architecture": architecture,
    "impact-of-balance": balance,
    "impact-of-colonies": colonies,
    "impact-of-competition": competition,
    "impact-of-government": government,
    "impact-of-happiness": happiness,
    "impact-of-industry": industry,
    "impact-of-population": population,
    "impact-of-progress": progress,
    "impact-of-technology": technology,
    "impact-of-variety": variety,
    "impact-of-wonders": wonders,
}


def impact(p: Ages, card: Number) -> None:
    """An event of Age III that every civilization scores by itself."""
    own = IMPACTS[ID[card]]
    for civ in p.living():
        score(p, civ, card, own(civ, CARDS[card]))


def impact_of_science(p: Ages, card: Number) -> None:
    _by_place(p, card, p.ranking(lambda civ: civ.ratings.science))


def impact_of_strength(p: Ages, card: Number) -> None:
    _by_place(p, card, p.by_strength())


def _by_place(p: Ages, card: Number, order: list[Civilization]) -> None:
    """Culture for the first, the second and so on."""
    for civ, culture in zip(order, CARDS[card].ranks[p.players - 2], strict=True):
        score(p, civ, card, culture)
