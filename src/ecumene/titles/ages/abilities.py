"""What some cards in play let a player do in the action phase, beside the usual actions."""

from typing import Final

from ecumene.core.steps import Choice, Objection, step
from ecumene.titles.ages import once
from ecumene.titles.ages.cards import (
    CARDS,
    IS_URBAN,
    KIND,
    LEVEL,
    NUMBER,
    THEATER,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.leaders import CHURCHILL, score_leader
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.row import HAMMURABI
from ecumene.titles.ages.spending import (
    BACH,
    LACK_CIVIL,
    LACK_FOOD,
    LACK_MILITARY,
    LACK_RESOURCES,
    build_cost,
    civil_left,
    military_left,
    resources_left,
    spend_civil,
    spend_military,
    upgrade_cost,
)
from ecumene.titles.ages.tokens import gain_population, lose_food, lose_resources
from ecumene.titles.ages.works import (
    NO_WORKER,
    NO_YELLOW,
    NOTHING_BETTER,
    URBAN_LIMIT,
    MoveWorker,
    build,
    has_room,
    increase_population,
    population_bar,
    upgrade,
)

BARBAROSSA: Final = NUMBER["frederick-barbarossa"]
LINER: Final = NUMBER["ocean-liner-service"]
TRADE_ROUTES: Final = NUMBER["trade-routes-agreement"]
BARBAROSSA_SAVES: Final = CARDS[BARBAROSSA].value

NO_HAMMURABI: Final = Objection("hammurabi")
NO_BARBAROSSA: Final = Objection("barbarossa")
NO_BACH: Final = Objection("bach")
NOT_THEATER: Final = Objection("bach-theater")
NO_LINER: Final = Objection("ocean-liner")
NO_CHURCHILL: Final = Objection("churchill")
NO_TRADE: Final = Objection("trade-routes")


def hammurabi_bar(p: Ages, civ: Civilization, _: Number) -> Objection | None:
    if civ.leader != HAMMURABI or p.this_turn.used & once.HAMMURABI:
        return NO_HAMMURABI
    return None if military_left(p, civ) else LACK_MILITARY[1]


def use_hammurabi(p: Ages, civ: Civilization, _: Number) -> None:
    """A military action serves as a civil one."""
    p.this_turn.used |= once.HAMMURABI
    spend_military(p, civ, 1)
    p.this_turn.extra_civil += 1
    p.tell("hammurabi", seat=civ.seat)


def recruit_bar(p: Ages, civ: Civilization, card: Number) -> Objection | None:
    if civ.leader != BARBAROSSA:
        return NO_BARBAROSSA
    if not military_left(p, civ):
        return LACK_MILITARY[1]
    bar = population_bar(p, civ, BARBAROSSA_SAVES)
    if bar is not None:
        return bar
    missing = build_cost(civ, card) - BARBAROSSA_SAVES - resources_left(p, civ, unit=True)
    return LACK_RESOURCES[missing] if missing > 0 else None


def use_recruit(p: Ages, civ: Civilization, card: Number) -> None:
    """Frederick Barbarossa: a new worker at once becomes a unit, both a little cheaper."""
    spend_military(p, civ, 1)
    increase_population(p, civ, BARBAROSSA_SAVES)
    build(p, civ, card, BARBAROSSA_SAVES)


def compose_bar(p: Ages, civ: Civilization, card: Number) -> Objection | None:
    if civ.leader != BACH or p.this_turn.used & once.BACH:
        return NO_BACH
    if not civil_left(p, civ):
        return LACK_CIVIL[1]
    if not IS_URBAN[card] or not civ.workers[card]:
        return NO_WORKER
    bar: Objection | None = NOTHING_BETTER
    for theater in civ.techs:
        if KIND[theater] == THEATER and theater != card:
            bar = compose_into_bar(p, civ, card, theater)
            if bar is None:
                return None
    return bar


def compose_into_bar(p: Ages, civ: Civilization, card: Number, theater: Number) -> Objection | None:
    """Why Bach cannot turn an urban building into this theater."""
    if KIND[theater] != THEATER or theater == card:
        return NOT_THEATER
    if LEVEL[theater] < LEVEL[card]:
        return NOTHING_BETTER
    if KIND[card] != THEATER and not has_room(civ, theater):
        return URBAN_LIMIT
    missing = upgrade_cost(civ, card, theater) - resources_left(p, civ, unit=False)
    return LACK_RESOURCES[missing] if missing > 0 else None


@step
class ComposeInto(MoveWorker):
    """Which theater Bach turns an urban building into."""

    def bar(self, p: Ages, civ: Civilization, better: Number) -> Objection | None:
        return compose_into_bar(p, civ, self.card, better)

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        p.agenda.append(self.head)
        p.this_turn.used |= once.BACH
        spend_civil(p, civ, 1)
        upgrade(p, civ, self.card, NUMBER[choice])


def liner_bar(p: Ages, civ: Civilization, _: Number) -> Objection | None:
    if LINER not in civ.wonders or p.this_turn.used & once.LINER:
        return NO_LINER
    return None if civ.yellow else NO_YELLOW


def use_liner(p: Ages, civ: Civilization, _: Number) -> None:
    """The Ocean Liner Service brings a worker for nothing."""
    p.this_turn.used |= once.LINER
    gain_population(civ, 1)
    p.tell("population", seat=civ.seat)


def churchill_bar(p: Ages, civ: Civilization, _: Number) -> Objection | None:
    return NO_CHURCHILL if civ.leader != CHURCHILL or p.this_turn.used & once.CHURCHILL else None


def use_churchill_culture(p: Ages, civ: Civilization, _: Number) -> None:
    p.this_turn.used |= once.CHURCHILL
    score_leader(p, civ)


def use_churchill_arms(p: Ages, civ: Civilization, _: Number) -> None:
    p.this_turn.used |= once.CHURCHILL
    arms = CARDS[CHURCHILL].value
    p.this_turn.arms += arms
    p.this_turn.arms_science += arms
    p.tell("churchill-arms", seat=civ.seat, amount=arms)


def _trade_bar(p: Ages, civ: Civilization, side: str, lack: Objection | None) -> Objection | None:
    """Why this side of the Trade Routes Agreement cannot be used: it is another's, it was, or for a lack."""
    mine = any(pact.card == TRADE_ROUTES and pact.side == side for pact in civ.pacts)
    return lack if mine and not p.this_turn.used & once.TRADE else NO_TRADE


def trade_food_bar(p: Ages, civ: Civilization, _: Number) -> Objection | None:
    return _trade_bar(p, civ, "a", None if civ.food else LACK_FOOD[1])


def use_trade_food(p: Ages, civ: Civilization, _: Number) -> None:
    """Side A pays food in place of a resource."""
    p.this_turn.used |= once.TRADE
    lose_food(civ, 1)
    p.this_turn.spare_resources += 1
    p.tell("traded-food", seat=civ.seat)


def trade_resource_bar(p: Ages, civ: Civilization, _: Number) -> Objection | None:
    return _trade_bar(p, civ, "b", None if civ.resources else LACK_RESOURCES[1])


def use_trade_resource(p: Ages, civ: Civilization, _: Number) -> None:
    """Side B pays a resource in place of food."""
    p.this_turn.used |= once.TRADE
    lose_resources(civ, 1)
    p.this_turn.spare_food += 1
    p.tell("traded-resource", seat=civ.seat)
