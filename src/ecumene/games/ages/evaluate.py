"""How good a position looks to a seat: culture, and what will become culture in the turns left.

What the coming production brings counts already before the turn is ended, so that ending a turn is
neither a gain nor a loss, and whatever can still be done with the actions left is weighed by itself.
"""

from typing import Final

from ecumene.games.ages.board import CONSUMPTION, CORRUPTION
from ecumene.games.ages.cards import ACTION, CARDS, IS_TECHNOLOGY, KIND, LEADER, LEVEL, NONE
from ecumene.games.ages.civilization import Civilization
from ecumene.games.ages.position import Ages
from ecumene.games.ages.production import food_production, resource_production

ROUNDS: Final = 19
"""About how many rounds a game takes."""
ROUNDS_PER_AGE: Final = 4
RESIGNED: Final = -10_000.0


def evaluate(p: Ages, seat: int) -> float:
    """The outlook of a seat against the best of the others."""
    own = p.civs[seat]
    if own.resigned:
        return RESIGNED
    rivals = [civ for civ in p.civs if civ.seat != seat and not civ.resigned]
    if not rivals:
        return -RESIGNED
    best = max(_in_sight(p, rival) for rival in rivals)
    if p.over:
        return 10.0 * (own.culture - best)
    turns = productions_left(p, own)
    strongest = max(rival.ratings.strength for rival in rivals)
    return _in_sight(p, own) + _economy(own, turns) + _power(p, own, strongest) + _cards(own, turns) - 0.5 * best


def productions_left(p: Ages, civ: Civilization) -> int:
    """About how many times a civilization will still produce."""
    if p.over:
        return 0
    if p.rounds_left >= 0:
        rounds = p.rounds_left
    else:
        rounds = max(ROUNDS - p.round, ROUNDS_PER_AGE * (3 - p.age) + 2)
    return rounds + (civ.seat >= p.current)


def _in_sight(p: Ages, civ: Civilization) -> float:
    """Culture now, and what the culture rating will bring."""
    return civ.culture + 0.9 * civ.ratings.culture * productions_left(p, civ)


def _economy(civ: Civilization, turns: int) -> float:
    """Science, food, resources, workers and actions; all worth less as the end draws near."""
    late = min(1.0, turns / 6)
    food = food_production(civ) - CONSUMPTION[civ.yellow]
    science = 0.35 * min(civ.science + civ.ratings.science * turns, 12 * turns) * late
    goods = 0.3 * min(civ.resources + resource_production(civ) * turns, 16 * turns) * late
    larder = 0.25 * min(civ.food + max(0, food) * turns, 6 * turns) * late
    hunger = 3.0 * min(0, civ.food + food)
    corruption = 0.5 * CORRUPTION[civ.blue] * late
    unrest = 2.0 * civ.discontent + (25.0 if civ.discontent > civ.unused else 0.0)
    workers = (0.4 * min(civ.unused, 3) + 1.2 * sum(civ.workers)) * late
    actions = (3.0 * civ.ratings.civil + 1.5 * civ.ratings.military + 0.3 * civ.ratings.happy) * late
    return science + goods + larder + hunger + workers + actions - corruption - unrest


def _power(p: Ages, civ: Civilization, strongest: int) -> float:
    """Strength, above all not to be much weaker than the strongest."""
    behind = max(0, strongest - civ.ratings.strength)
    ahead = min(8, max(0, civ.ratings.strength - strongest))
    drawn = min(3, civ.military) if civ.seat == p.current else 0
    hand = len(civ.military_hand) + drawn
    return 0.25 * civ.ratings.strength - 0.5 * behind + 0.3 * ahead + 0.3 * min(hand, civ.ratings.military)


def _cards(civ: Civilization, turns: int) -> float:
    """Cards in play and in hand that ratings do not show yet."""
    late = min(1.0, turns / 6)
    value = 0.0
    for card in (*civ.techs, *(special for special in civ.specials if special != NONE)):
        value += 1.0 * LEVEL[card]
    for card in civ.hand:
        if IS_TECHNOLOGY[card]:
            value += 1.2 + 0.5 * LEVEL[card]
        elif KIND[card] == LEADER:
            value += 2.0
        elif KIND[card] == ACTION:
            value += 1.0
    if civ.leader != NONE:
        value += 4.0
    if civ.wonder != NONE:
        value += 1.5 + 0.9 * sum(CARDS[civ.wonder].stages[: civ.stages])
    return value * late + 2.0 * len(civ.colonies)
