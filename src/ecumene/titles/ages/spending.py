"""Spending: actions, food, resources and science, what was given for this turn first."""

from typing import Final

from ecumene.core.steps import Objection
from ecumene.titles.ages.cards import (
    CARDS,
    COST,
    IS_UNIT,
    IS_URBAN,
    KIND,
    LEVEL,
    LIBRARY,
    NUMBER,
    OF_KIND,
    THEATER,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.gains import lose
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.ratings import COOPERATION
from ecumene.titles.ages.this_turn import ThisTurn
from ecumene.titles.ages.tokens import lose_food, lose_resources

MISSING: Final = range(200)
"""What can be missing of anything: objections are looked up by it, since legal choices ask for them often."""
LACK_CIVIL: Final = tuple(Objection("civil-actions", {"missing": n}) for n in MISSING)
LACK_MILITARY: Final = tuple(Objection("military-actions", {"missing": n}) for n in MISSING)
LACK_FOOD: Final = tuple(Objection("pay-food", {"missing": n}) for n in MISSING)
LACK_RESOURCES: Final = tuple(Objection("pay-resources", {"missing": n}) for n in MISSING)
LACK_SCIENCE: Final = tuple(Objection("pay-science", {"missing": n}) for n in MISSING)
NO_PARTNER_SCIENCE: Final = Objection("cooperation-science")

BACH: Final = NUMBER["johann-sebastian-bach"]
SHAKESPEARE: Final = NUMBER["william-shakespeare"]
_ARTS: Final = {THEATER: OF_KIND[LIBRARY], LIBRARY: OF_KIND[THEATER]}
"""For theaters and libraries, the buildings of the other kind."""


def civil_left(p: Ages, civ: Civilization) -> int:
    return civ.civil + p.this_turn.extra_civil


def military_left(p: Ages, civ: Civilization) -> int:
    return civ.military + p.this_turn.extra_military


def spend_civil(p: Ages, civ: Civilization, count: int) -> None:
    extra = min(count, p.this_turn.extra_civil)
    p.this_turn.extra_civil -= extra
    civ.civil -= count - extra


def spend_military(p: Ages, civ: Civilization, count: int) -> None:
    extra = min(count, p.this_turn.extra_military)
    p.this_turn.extra_military -= extra
    civ.military -= count - extra


def spend_action(p: Ages, civ: Civilization, card: Number) -> None:
    """The action that work on a technology costs: a military one for units."""
    if IS_UNIT[card]:
        spend_military(p, civ, 1)
    else:
        spend_civil(p, civ, 1)


def food_left(p: Ages, civ: Civilization) -> int:
    return civ.food + p.this_turn.spare_food


def spend_food(p: Ages, civ: Civilization, amount: int) -> None:
    use_food(civ, p.this_turn, amount)


def use_food(civ: Civilization, turn: ThisTurn, amount: int) -> int:
    """Food goes, what counts as food this turn first; all of it if there is not enough. Returns how much."""
    spare = min(amount, turn.spare_food)
    turn.spare_food -= spare
    return spare + lose_food(civ, amount - spare)


def resources_left(p: Ages, civ: Civilization, unit: bool) -> int:
    """The resources that can be spent, those for arms only on units."""
    left = civ.resources + p.this_turn.spare_resources
    return left + p.this_turn.arms if unit else left


def spend_resources(p: Ages, civ: Civilization, amount: int, unit: bool) -> None:
    if unit:
        arms = min(amount, p.this_turn.arms)
        p.this_turn.arms -= arms
        amount -= arms
    use_resources(civ, p.this_turn, amount)


def use_resources(civ: Civilization, turn: ThisTurn, amount: int) -> int:
    """Resources go, what counts as one this turn first; all if there are not enough. Returns how many."""
    spare = min(amount, turn.spare_resources)
    turn.spare_resources -= spare
    return spare + lose_resources(civ, amount - spare)


def works_with_the_arts(civ: Civilization, card: Number) -> bool:
    """Whether Shakespeare makes a theater or library cheaper: there is one of the other kind."""
    others = _ARTS.get(KIND[card])
    return others is not None and civ.leader == SHAKESPEARE and any(civ.workers[other] for other in others)


def build_cost(civ: Civilization, card: Number) -> int:
    """What a worker on a technology costs in resources."""
    cost = COST[card]
    if IS_URBAN[card]:
        cost -= civ.standing.discount[LEVEL[card]]
        if civ.leader == SHAKESPEARE and works_with_the_arts(civ, card):
            cost -= 1
        return max(0, cost)
    return cost


def upgrade_cost(civ: Civilization, card: Number, better: Number) -> int:
    """The difference between the costs of two technologies, modifiers first."""
    return max(0, build_cost(civ, better) - build_cost(civ, card))


def develop_cost(civ: Civilization, card: Number, revolution: bool = False) -> int:
    """What a technology costs in science, with what leaders and pacts save."""
    cost = CARDS[card].revolution if revolution else CARDS[card].science
    if civ.leader == BACH and KIND[card] == THEATER:
        cost -= CARDS[BACH].value
    elif civ.leader == SHAKESPEARE and works_with_the_arts(civ, card):
        cost -= 1
    if civ.standing.cooperations:
        cost -= CARDS[COOPERATION].saves * len(civ.standing.cooperations)
    return max(0, cost)


def science_bar(
    p: Ages, civ: Civilization, card: Number, less: int = 0, revolution: bool = False
) -> Objection | None:
    """Why a technology cannot be paid for."""
    have = civ.science + p.this_turn.arms_science if IS_UNIT[card] else civ.science
    missing = develop_cost(civ, card, revolution) - less - have
    if missing > 0:
        return LACK_SCIENCE[missing]
    for partner in civ.standing.cooperations:
        if p.civs[partner].science < CARDS[COOPERATION].partner_pays:
            return NO_PARTNER_SCIENCE
    return None


def spend_science(p: Ages, civ: Civilization, card: Number, less: int = 0, revolution: bool = False) -> None:
    """Pay for a technology, the other side of a cooperation its part."""
    cost = max(0, develop_cost(civ, card, revolution) - less)
    if IS_UNIT[card]:
        given = min(cost, p.this_turn.arms_science)
        p.this_turn.arms_science -= given
        cost -= given
    civ.science -= cost
    for partner in civ.standing.cooperations:
        lose(p, p.civs[partner], "science", CARDS[COOPERATION].partner_pays)
