"""Events: what each does beyond the numbers in its table.

What an event brings to all, to the strongest or to the weakest stands in `data/military.toml`;
here is the rest, age by age; what those of Age III score is in `impacts.py`.
"""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Callable
from typing import Final

from ecumene.titles.ages.cards import CARDS, IS_URBAN, LAST_AGE, LEVEL, NONE, NUMBER, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.colonies import LoseColony
from ecumene.titles.ages.decrees import (
    ChooseRuin,
    DestroyOwn,
    DestroyRivals,
    DevelopCivilization,
    OfferWorker,
    TakeCards,
)
from ecumene.titles.ages.gains import (
    FOOD,
    RESOURCES,
    ChooseGain,
    SplitGain,
    SplitLoss,
    bring,
    gain,
    lose,
    score,
)
from ecumene.titles.ages.hands import discard_military
from ecumene.titles.ages.impacts import IMPACTS, impact, impact_of_science, impact_of_strength
from ecumene.titles.ages.leaders import remove_leader
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import produce_food, produce_goods, produce_resources
from ecumene.titles.ages.tokens import change_yellow, lose_population
from ecumene.titles.ages.wonders import OLD


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
        for civ in _clockwise(p, civs):
            bring(p, civ, effects)
    own = EVENTS.get(card)
    if own is not None:
        own(p, card)
    # What was put on the agenda first, clockwise from the current player, is asked first.
    p.agenda[asked_before:] = reversed(p.agenda[asked_before:])


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
    gain(p, order[0], RESOURCES, CARDS[card].value)


def cultural_influence(p: Ages, card: Number) -> None:
    for civ in p.living():
        score(p, civ, card, civ.ratings.culture)


def foray(p: Ages, card: Number) -> None:
    for civ in _clockwise(p, p.by_strength()[: p.several()]):
        p.agenda.append(SplitGain(civ.seat, CARDS[card].value))


def _clockwise(p: Ages, civs: list[Civilization]) -> list[Civilization]:
    seats = [civ.seat for civ in civs]
    return [civ for civ in p.living() if civ.seat in seats]


def good_harvest(p: Ages, card: Number) -> None:
    _produce(p, produce_food, FOOD)


def _produce(p: Ages, produce: Callable[[Civilization], int], what: str) -> None:
    for civ in p.living():
        amount = produce(civ)
        if amount:
            p.tell("gained", seat=civ.seat, amount=amount, what=what)


def immigration(p: Ages, card: Number) -> None:
    most = max(civ.ratings.happy for civ in p.living())
    for civ in p.living():
        if civ.ratings.happy == most:
            gain(p, civ, "population", 1)


def new_deposits(p: Ages, card: Number) -> None:
    _produce(p, produce_resources, RESOURCES)


def raiders(p: Ages, card: Number) -> None:
    for civ in _clockwise(p, p.by_strength()[-p.several() :]):
        p.agenda.append(SplitLoss(civ.seat, CARDS[card].value))


def rats(p: Ages, card: Number) -> None:
    for civ in p.living():
        lose(p, civ, FOOD, civ.food)


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
    if taken:
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
    discard_military(p, weakest, lost)
    p.draw(strongest, drawn)


def popularization_of_science(p: Ages, card: Number) -> None:
    for civ in p.living():
        score(p, civ, card, civ.ratings.science)


def prosperity(p: Ages, card: Number) -> None:
    for civ in p.living():
        gain(p, civ, FOOD, civ.ratings.happy)


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
