"""Events: what each does beyond the numbers in its table.

What an event brings to all, to the strongest or to the weakest stands in `data/military.toml`;
here is the rest, age by age.
"""

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
    NUMBER,
    OF_KIND,
    Card,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.decrees import (
    ChooseGain,
    ChooseRuin,
    DestroyOwn,
    DestroyRivals,
    DevelopCivilization,
    LoseColony,
    OfferWorker,
    SplitGain,
    SplitLoss,
    TakeCards,
)
from ecumene.titles.ages.gains import bring, gain, lose
from ecumene.titles.ages.hands import DiscardMilitary
from ecumene.titles.ages.leaders import remove_leader
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import (
    food_production,
    mine_production,
    produce_food,
    produce_goods,
    produce_resources,
    resource_production,
    total_level,
)
from ecumene.titles.ages.tokens import change_yellow, lose_population
from ecumene.titles.ages.wonders import OLD, technologies


def apply(p: Ages, card: Number) -> None:
    """Apply an event: what its table says, then what is its own (rule `event`)."""
    asked_before = len(p.agenda)
    event = CARDS[card]
    order = p.by_strength()
    several = p.several()
    for civ in p.living():
        bring(p, civ, event.each)
    for civs, effects in (
        (order[:1], event.strongest),
        (order[-1:], event.weakest),
        (order[:several], event.two_strongest),
        (order[-several:], event.two_weakest),
    ):
        for civ in civs:
            bring(p, civ, effects)
    own = EVENTS.get(card)
    if own is not None:
        own(p, card)
    # What was put on the agenda first, clockwise from the current player, is asked first.
    p.agenda[asked_before:] = reversed(p.agenda[asked_before:])


def score(p: Ages, civ: Civilization, card: Number, culture: int) -> None:
    """Culture that an event brings or takes."""
    if culture < 0:
        lose(p, civ, "culture", -culture)
    elif culture:
        civ.culture += culture
        p.tell("scored", seat=civ.seat, card=ID[card], culture=culture)


# Age A ---------------------------------------------------------------------------------------------


def development_of_civilization(p: Ages, card: Number) -> None:
    for civ in p.living():
        p.agenda.append(DevelopCivilization(civ.seat, CARDS[card].value))


def development_of_markets(p: Ages, card: Number) -> None:
    for civ in p.living():
        p.agenda.append(ChooseGain(civ.seat, CARDS[card].value))


def development_of_religion(p: Ages, card: Number) -> None:
    for civ in p.living():
        p.agenda.append(OfferWorker(civ.seat, NUMBER["religion"]))


def development_of_warfare(p: Ages, card: Number) -> None:
    for civ in p.living():
        p.agenda.append(OfferWorker(civ.seat, NUMBER["warriors"]))


# Age I ---------------------------------------------------------------------------------------------


def barbarians(p: Ages, card: Number) -> None:
    leading = p.ranking(lambda civ: civ.culture)[0]
    if leading in p.by_strength()[-p.several() :]:
        lose_population(p, leading, 1)


def border_conflict(p: Ages, card: Number) -> None:
    order = p.by_strength()
    p.agenda.append(DestroyOwn(order[-1].seat))
    gain(p, order[0], "resources", CARDS[card].value)


def cultural_influence(p: Ages, card: Number) -> None:
    for civ in p.living():
        score(p, civ, card, civ.ratings.culture)


def foray(p: Ages, card: Number) -> None:
    for civ in _clockwise(p, p.by_strength()[: p.several()]):
        p.agenda.append(SplitGain(civ.seat, CARDS[card].value))


def _clockwise(p: Ages, civs: list[Civilization]) -> list[Civilization]:
    return [civ for civ in p.living() if civ in civs]


def good_harvest(p: Ages, card: Number) -> None:
    for civ in p.living():
        amount = produce_food(civ)
        if amount:
            p.tell("gained", seat=civ.seat, amount=amount, what="food")


def immigration(p: Ages, card: Number) -> None:
    most = max(civ.ratings.happy for civ in p.living())
    for civ in p.living():
        if civ.ratings.happy == most:
            gain(p, civ, "population", 1)


def new_deposits(p: Ages, card: Number) -> None:
    for civ in p.living():
        amount = produce_resources(civ)
        if amount:
            p.tell("gained", seat=civ.seat, amount=amount, what="resources")


def raiders(p: Ages, card: Number) -> None:
    for civ in _clockwise(p, p.by_strength()[-p.several() :]):
        p.agenda.append(SplitLoss(civ.seat, CARDS[card].value))


def rats(p: Ages, card: Number) -> None:
    for civ in p.living():
        lose(p, civ, "food", civ.food)


def rebellion(p: Ages, card: Number) -> None:
    for civ in p.living():
        lose(p, civ, "civil-actions", CARDS[card].value * civ.discontent)


def scientific_breakthrough(p: Ages, card: Number) -> None:
    for civ in p.living():
        gain(p, civ, "science", civ.ratings.science)


def uncertain_borders(p: Ages, card: Number) -> None:
    order = p.by_strength()
    taken = -change_yellow(p, order[-1], -CARDS[card].value)
    change_yellow(p, order[0], taken)
    p.tell("took-yellow", seat=order[0].seat, rival_seat=order[-1].seat, count=taken)


# Age II --------------------------------------------------------------------------------------------


def civil_unrest(p: Ages, card: Number) -> None:
    most = max(civ.discontent for civ in p.living())
    if not most:
        return
    for civ in p.living():
        discontent = civ.discontent
        score(p, civ, card, -CARDS[card].value * discontent)
        if discontent == most:
            lose(p, civ, "blue", 1)


def economic_progress(p: Ages, card: Number) -> None:
    for civ in p.living():
        produce_goods(p, civ)


def emigration(p: Ages, card: Number) -> None:
    for civ in p.living():
        lose_population(p, civ, (civ.discontent + 1) // 2)


def iconoclasm(p: Ages, card: Number) -> None:
    for civ in p.living():
        if civ.leader != NONE and LEVEL[civ.leader] != p.age:
            remove_leader(p, civ)


def independence_declaration(p: Ages, card: Number) -> None:
    weakest = p.by_strength()[-1]
    if weakest.colonies:
        p.agenda.append(LoseColony(weakest.seat))


def international_agreement(p: Ages, card: Number) -> None:
    p.agenda.append(TakeCards(p.by_strength()[0].seat, CARDS[card].value, taken=False))


def national_pride(p: Ages, card: Number) -> None:
    score(p, p.ranking(lambda civ: civ.culture)[0], card, CARDS[card].value)


def politics_of_strength(p: Ages, card: Number) -> None:
    """Cards, or in Age IV culture of the same numbers."""
    order = p.by_strength()
    strongest, weakest = order[0], order[-1]
    drawn, lost = CARDS[card].value, CARDS[card].lost
    if p.age > LAST_AGE:
        score(p, strongest, card, drawn)
        score(p, weakest, card, -lost)
        return
    if weakest.military_hand:
        p.agenda.append(DiscardMilitary(weakest.seat, min(lost, len(weakest.military_hand))))
    p.draw(strongest, drawn)


def popularization_of_science(p: Ages, card: Number) -> None:
    for civ in p.living():
        score(p, civ, card, civ.ratings.science)


def prosperity(p: Ages, card: Number) -> None:
    for civ in p.living():
        gain(p, civ, "food", civ.ratings.happy)


def ravages_of_time(p: Ages, card: Number) -> None:
    for civ in p.living():
        if any(LEVEL[wonder] <= OLD for wonder in civ.wonders):
            p.agenda.append(ChooseRuin(civ.seat))


def terrorism(p: Ages, card: Number) -> None:
    least = p.ranking(lambda civ: civ.culture)[-1]
    victims = [civ for civ in p.living() if civ is not least and _has_urban(civ)]
    for civ in victims:
        p.agenda.append(DestroyRivals(least.seat, civ.seat))


def _has_urban(civ: Civilization) -> bool:
    return any(civ.workers[card] for card in civ.techs if IS_URBAN[card])


# Age III -------------------------------------------------------------------------------------------

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
    for civ, culture in zip(order, CARDS[card].ranks[p.players - 2], strict=True):
        score(p, civ, card, culture)


_OWN: Final[tuple[Callable[[Ages, Number], None], ...]] = (
    development_of_civilization,
    development_of_markets,
    development_of_religion,
    development_of_warfare,
    barbarians,
    border_conflict,
    cultural_influence,
    foray,
    good_harvest,
    immigration,
    new_deposits,
    raiders,
    rats,
    rebellion,
    scientific_breakthrough,
    uncertain_borders,
    civil_unrest,
    economic_progress,
    emigration,
    iconoclasm,
    independence_declaration,
    international_agreement,
    national_pride,
    politics_of_strength,
    popularization_of_science,
    prosperity,
    ravages_of_time,
    terrorism,
    impact_of_science,
    impact_of_strength,
)
EVENTS: Final[dict[Number, Callable[[Ages, Number], None]]] = {
    **{NUMBER[own.__name__.replace("_", "-")]: own for own in _OWN},
    **{NUMBER[word]: impact for word in IMPACTS},
}
