"""How good a position of Through the Ages looked to bots when the strategist's goals were set.

In a seat's own turn the coming production counts as if it had been made, so that ending the turn is
neither a gain nor a loss, and whatever can still be done with the actions left is weighed by itself. Kept as
it was.
"""

from typing import Final

from ecumene.titles.ages.board import CONSUMPTION, CORRUPTION
from ecumene.titles.ages.cards import ACTION, CARDS, IS_TECHNOLOGY, KIND, LAST_AGE, LEADER, LEVEL, NONE
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.closing import closing_culture
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import food_production, resource_production

ROUNDS: Final = (0, 8, 14, 20)
"""About how many rounds a game takes, by its last age."""
ROUNDS_PER_AGE: Final = 4
"""At least so many rounds are left for each age to come."""
LAST_ROUNDS: Final = 2
"""And so many besides, as long as the end is not in sight."""
LATE: Final = 5
"""With fewer turns left than these, what only pays later loses its worth."""
RESIGNED: Final = 10_000.0
"""What it is worth to be the only one left, and what it costs to have resigned."""
FINAL: Final = 10.0
"""What a point of culture ahead is worth once the game is over."""
RIVAL: Final = 0.5
"""How much of the best rival's culture counts against a seat."""

CULTURE_RATING: Final = 1.0
"""What a point of the culture rating is worth, for each turn left."""

SCIENCE_POINT: Final = 0.25
"""What a science point in stock is worth."""
MOST_SCIENCE: Final = 40
"""More science in stock makes no difference."""
SPENDING_TURNS: Final = 2
"""With fewer turns left than these, science in stock loses its worth."""
SCIENCE_RATING: Final = 0.55
"""What a point of the science rating is worth, for each turn left."""
SCIENCE_TURNS: Final = 12
"""More turns of science make no difference."""
TECHNOLOGY: Final[tuple[float, ...]] = (1.5, 1.5)
"""What a technology for workers in play is worth, and each of its levels besides."""
SPECIAL: Final[tuple[float, ...]] = (3.0, 1.5)
"""What a special technology in play is worth, and each of its levels besides."""

RESOURCE_IN_STOCK: Final = 0.35
"""What a resource in stock is worth."""
MOST_RESOURCES: Final = 20
"""More resources in stock make no difference."""
MINED: Final = 0.4
"""What a resource produced is worth, for each turn left."""
MOST_MINED: Final = 14
"""More resources a turn make no difference."""
FOOD_IN_STOCK: Final = 0.3
"""What a food in stock is worth."""
MOST_FOOD: Final = 12
"""More food in stock makes no difference."""
GROWN: Final = 0.35
"""What a food produced beyond what is eaten is worth, for each turn left."""
MOST_GROWN: Final = 4
"""More food a turn makes no difference."""
GOODS_TURNS: Final = 8
"""More turns of goods make no difference."""
HUNGER: Final = 4.0
"""What each food costs that will be missing."""
CORRUPTED: Final = 0.8
"""What each resource costs that corruption takes."""

WORKER: Final = 3.5
"""What a worker on a card is worth."""
UNUSED: Final = 0.8
"""What an unused worker is worth."""
MOST_UNUSED: Final = 3
"""More unused workers make no difference."""
HAPPY_FACE: Final = 0.3
"""What a happy face is worth."""
DISCONTENT: Final = 1.5
"""What a discontent worker costs."""
UPRISING: Final = 15.0
"""What it costs that an uprising threatens."""

STRENGTH_POINT: Final = 0.5
"""What a point of strength is worth."""
BEHIND: Final[tuple[float, ...]] = (0.6, 0.3)
"""What each point costs by which the strongest rival is stronger, where there are attacks and in peace."""
AHEAD: Final[tuple[float, ...]] = (0.3, 0.15)
"""What each point is worth by which the strongest rival is weaker, likewise."""
MOST_AHEAD: Final = 8
"""To be further ahead makes no difference."""
MILITARY_CARD: Final = 0.5
"""What a military card in hand is worth, as far as the hand may keep it."""
CARDS_TO_COME: Final = 3
"""So many military cards at most come for military actions left."""

CIVIL_ACTION: Final = 4.0
"""What a civil action a turn is worth."""
MILITARY_ACTION: Final = 2.0
"""What a military action a turn is worth."""
COLONY: Final = 2.0
"""What a colony is worth, beside what it gives."""
HELD_TECHNOLOGY: Final = 1.0
"""What a technology in hand is worth."""
HELD_LEADER: Final = 2.5
"""What a leader in hand is worth."""
HELD_ACTION: Final = 1.2
"""What an action card in hand is worth."""
LEADER_IN_PLAY: Final[tuple[float, ...]] = (3.0, 1.0)
"""What a leader in play is worth, and each of its levels besides."""
WONDER_BEGUN: Final[tuple[float, ...]] = (1.5, 0.9)
"""What an unfinished wonder is worth, and each resource built into it besides."""
WONDER_IN_PLAY: Final = 3.0
"""What a completed wonder is worth, beside what it gives."""


def evaluate(p: Ages, seat: int) -> float:
    """The outlook of a seat against the best of the others."""
    own = p.civs[seat]
    rivals = [civ for civ in p.civs if civ.seat != seat and not civ.resigned]
    if own.resigned or not rivals:
        return -RESIGNED if own.resigned else RESIGNED
    if p.over:
        return FINAL * (own.culture - max(rival.culture for rival in rivals))
    shorter = p.last_age < LAST_AGE
    best = max(
        _culture(rival, _productions(p, rival)) + (closing_culture(p, rival) if shorter else 0)
        for rival in rivals
    )
    pending = seat == p.current
    turns = _productions(p, own) - pending
    late = min(1.0, turns / LATE)
    strongest = max(rival.ratings.strength for rival in rivals)
    return (
        _culture(own, turns + pending)
        + (closing_culture(p, own) if shorter else 0)
        + _science(own, turns, pending)
        + late * (_goods(own, turns, pending) + _promise(own))
        + _people(own)
        + _power(own, strongest, pending, bool(p.options["peaceful"]))
        - RIVAL * best
    )


def _productions(p: Ages, civ: Civilization) -> int:
    """About how many times a civilization will still produce."""
    guess = max(ROUNDS[p.last_age] - p.round, ROUNDS_PER_AGE * (p.last_age - p.age) + LAST_ROUNDS)
    return (p.rounds_left if p.rounds_left >= 0 else guess) + (civ.seat >= p.current)


def _culture(civ: Civilization, turns: int) -> float:
    """Culture now, and what the culture rating will bring."""
    return civ.culture + CULTURE_RATING * civ.ratings.culture * turns


def _science(civ: Civilization, turns: int, pending: bool) -> float:
    """Science now and to come, and the technologies that it has bought."""
    points = min(civ.science + pending * civ.ratings.science, MOST_SCIENCE)
    bought = 0.0
    for card in civ.techs:
        bought += TECHNOLOGY[0] + TECHNOLOGY[1] * LEVEL[card]
    for card in civ.specials:
        if card != NONE:
            bought += SPECIAL[0] + SPECIAL[1] * LEVEL[card]
    stock = SCIENCE_POINT * points * min(1.0, turns / SPENDING_TURNS)
    return stock + SCIENCE_RATING * civ.ratings.science * min(turns, SCIENCE_TURNS) + bought


def _goods(civ: Civilization, turns: int, pending: bool) -> float:
    """Food and resources now and to come, less what hunger and corruption take."""
    mined = resource_production(civ)
    grown = food_production(civ) - CONSUMPTION[civ.yellow]
    stock = min(civ.resources + pending * mined, MOST_RESOURCES)
    larder = min(civ.food + pending * grown, MOST_FOOD)
    missing = max(0, -larder - grown)
    seasons = min(turns, GOODS_TURNS)
    return (
        RESOURCE_IN_STOCK * stock
        + MINED * min(mined, MOST_MINED) * seasons
        + FOOD_IN_STOCK * larder
        + GROWN * min(grown, MOST_GROWN) * seasons
        - HUNGER * missing
        - CORRUPTED * CORRUPTION[civ.blue]
    )


def _people(civ: Civilization) -> float:
    """Workers at work and at rest, content and not."""
    unrest = DISCONTENT * civ.discontent + (UPRISING if civ.discontent > civ.unused else 0.0)
    at_rest = UNUSED * min(civ.unused, MOST_UNUSED)
    return WORKER * sum(civ.workers) + at_rest + HAPPY_FACE * civ.ratings.happy - unrest


def _power(civ: Civilization, strongest: int, pending: bool, peaceful: bool) -> float:
    """Strength, above all not to be much weaker than the strongest, and military cards."""
    behind = max(0, strongest - civ.ratings.strength)
    ahead = min(MOST_AHEAD, max(0, civ.ratings.strength - strongest))
    hand = len(civ.military_hand) + (min(CARDS_TO_COME, civ.military) if pending else 0)
    cards = MILITARY_CARD * min(hand, civ.ratings.military)
    return STRENGTH_POINT * civ.ratings.strength - BEHIND[peaceful] * behind + AHEAD[peaceful] * ahead + cards


def _promise(civ: Civilization) -> float:
    """Actions, leaders, wonders, colonies and cards in hand: what ratings do not show yet."""
    value = CIVIL_ACTION * civ.ratings.civil + MILITARY_ACTION * civ.ratings.military
    value += COLONY * len(civ.colonies)
    for card in civ.hand:
        if IS_TECHNOLOGY[card]:
            value += HELD_TECHNOLOGY
        elif KIND[card] == LEADER:
            value += HELD_LEADER
        elif KIND[card] == ACTION:
            value += HELD_ACTION
    if civ.leader != NONE:
        value += LEADER_IN_PLAY[0] + LEADER_IN_PLAY[1] * LEVEL[civ.leader]
    if civ.wonder != NONE:
        value += WONDER_BEGUN[0] + WONDER_BEGUN[1] * sum(CARDS[civ.wonder].stages[: civ.stages])
    return value + WONDER_IN_PLAY * len(civ.wonders)
