"""Production: science and culture, corruption, food, consumption and resources."""

from typing import Final

from ecumene.titles.ages.board import CONSUMPTION, CORRUPTION, FAMINE
from ecumene.titles.ages.cards import FARMS, LABS, LEVEL, MINES, NUMBER, WORTH
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.leaders import lab_production
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.ratings import BILL_GATES
from ecumene.titles.ages.spending import use_food, use_resources
from ecumene.titles.ages.this_turn import ThisTurn
from ecumene.titles.ages.tokens import gain_food, gain_resources, lose_resources

RAILROAD: Final = NUMBER["transcontinental-railroad"]

_BEST_FARMS: Final = tuple(reversed(FARMS))
_BEST_MINES: Final = tuple(reversed(MINES))
_BEST_STORES: Final = tuple(sorted((*MINES, *LABS[1:]), key=lambda card: -WORTH[card]))


def uprising(civ: Civilization) -> bool:
    """Whether discontent workers outnumber unused ones (rule `uprising`)."""
    return civ.discontent > civ.unused


def produce(p: Ages, civ: Civilization) -> None:
    """The production phase (rule `production`)."""
    ratings = civ.ratings
    civ.science += ratings.science
    civ.culture += ratings.culture
    if p.log is not None and (ratings.science or ratings.culture):
        p.tell("produced", seat=civ.seat, science=ratings.science, culture=ratings.culture)
    produce_goods(p, civ)


def produce_goods(p: Ages, civ: Civilization) -> None:
    """Corruption, food, consumption, resources, in this order."""
    turn = _turn_of(p, civ)
    amount = CORRUPTION[civ.blue]
    if amount:
        resources, food = lose_to_corruption(civ, turn, amount)
        p.tell("corruption", seat=civ.seat, amount=amount, resources=resources, food=food)
    food = produce_food(civ)
    eaten = consume(p, civ, turn)
    resources = produce_resources(civ)
    if p.log is not None and (food or eaten or resources):
        p.tell("produced-goods", seat=civ.seat, food=food, eaten=eaten, resources=resources)


def _turn_of(p: Ages, civ: Civilization) -> ThisTurn:
    """What a civilization has for this turn only: nothing, if it is another's turn."""
    return p.this_turn if civ.seat == p.current else ThisTurn()


def lose_to_corruption(civ: Civilization, turn: ThisTurn, amount: int) -> tuple[int, int]:
    """Resources are lost, and food for what is missing. Returns how much of each."""
    resources = use_resources(civ, turn, amount)
    return resources, use_food(civ, turn, amount - resources)


def produce_food(civ: Civilization) -> int:
    """Each farm gets a token, the best first; a pact may add food. Returns what was produced."""
    before = civ.food
    for card in _BEST_FARMS:
        count = min(civ.workers[card], civ.blue)
        if count:
            civ.tokens[card] += count
            civ.blue -= count
            civ.food += count * WORTH[card]
    if civ.standing.food:
        gain_food(civ, civ.standing.food)
    return civ.food - before


def consume(p: Ages, civ: Civilization, turn: ThisTurn) -> int:
    """Food is eaten; what is missing costs culture. Returns what was eaten."""
    need = CONSUMPTION[civ.yellow]
    eaten = use_food(civ, turn, need) if need else 0
    if eaten < need:
        culture = min(civ.culture, FAMINE * (need - eaten))
        civ.culture -= culture
        p.tell("famine", seat=civ.seat, count=need - eaten, culture=culture)
    return eaten


def produce_resources(civ: Civilization) -> int:
    """Each mine gets a token, the best first, and with Bill Gates each lab; pacts add or take away.

    Returns what was produced.
    """
    before = civ.resources
    twice = best_mine(civ) if RAILROAD in civ.wonders else -1
    for card in _BEST_STORES if civ.leader == BILL_GATES else _BEST_MINES:
        count = min(civ.workers[card] + (card == twice), civ.blue)
        if count:
            civ.tokens[card] += count
            civ.blue -= count
            civ.resources += count * WORTH[card]
    pacts = civ.standing.resources
    if pacts > 0:
        gain_resources(civ, pacts)
    elif pacts < 0:
        lose_resources(civ, min(-pacts, civ.resources - before))
    return civ.resources - before


def hunger(p: Ages, civ: Civilization) -> int:
    """The food that will be missing when a civilization produces next, as things stand."""
    then, turn = civ.copied(), _turn_of(p, civ).copied()
    lose_to_corruption(then, turn, CORRUPTION[then.blue])
    produce_food(then)
    return max(0, CONSUMPTION[then.yellow] - then.food - turn.spare_food)


def best_mine(civ: Civilization) -> int:
    """The mine of the highest level that has a worker; -1 when none has."""
    return next((card for card in _BEST_MINES if civ.workers[card]), -1)


# What is produced a turn, for events that ask -----------------------------------------------------------


def food_production(civ: Civilization) -> int:
    return sum(civ.workers[card] * WORTH[card] for card in FARMS) + civ.standing.food


def mine_production(civ: Civilization) -> int:
    """What the mines alone produce, the railroad included."""
    total = sum(civ.workers[card] * WORTH[card] for card in MINES)
    best = best_mine(civ)
    return total + WORTH[best] if best >= 0 and RAILROAD in civ.wonders else total


def resource_production(civ: Civilization) -> int:
    """All resources that are produced: mines, Bill Gates's labs and pacts."""
    labs = lab_production(civ) if civ.leader == BILL_GATES else 0
    return max(0, mine_production(civ) + labs + civ.standing.resources)


def total_level(civ: Civilization, cards: tuple[int, ...]) -> int:
    """The levels of all workers on these cards, added up."""
    return sum(civ.workers[card] * LEVEL[card] for card in cards)
