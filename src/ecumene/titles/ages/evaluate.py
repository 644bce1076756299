"""How good a position looks to a seat: culture, and what will become culture in the turns left.

In a seat's own turn the coming production counts as if it had been made, so that ending the turn is
neither a gain nor a loss, and whatever can still be done with the actions left is weighed by itself.
"""

from typing import Final

from ecumene.titles.ages.board import CONSUMPTION, CORRUPTION
from ecumene.titles.ages.cards import ACTION, CARDS, IS_TECHNOLOGY, KIND, LEADER, LEVEL, NONE
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import food_production, resource_production

ROUNDS: Final = 20
"""About how many rounds a game takes."""
ROUNDS_PER_AGE: Final = 4
LATE: Final = 5
"""With fewer turns left than these, what only pays later loses its worth."""
RESIGNED: Final = 10_000.0


def evaluate(p: Ages, seat: int) -> float:
    """The outlook of a seat against the best of the others."""
    own = p.civs[seat]
    rivals = [civ for civ in p.civs if civ.seat != seat and not civ.resigned]
    if own.resigned or not rivals:
        return -RESIGNED if own.resigned else RESIGNED
    best = max(_culture(rival, _productions(p, rival)) for rival in rivals)
    if p.over:
        return 10.0 * (own.culture - max(rival.culture for rival in rivals))
    pending = seat == p.current
    turns = _productions(p, own) - pending
    late = min(1.0, turns / LATE)
    strongest = max(rival.ratings.strength for rival in rivals)
    return (
        _culture(own, turns + pending)
        + _science(own, turns, pending)
        + late * (_goods(own, turns, pending) + _promise(own))
        + _people(own)
        + _power(own, strongest, pending)
        - 0.5 * best
    )


def _productions(p: Ages, civ: Civilization) -> int:
    """About how many times a civilization will still produce."""
    if p.over:
        return 0
    guess = max(ROUNDS - p.round, ROUNDS_PER_AGE * (3 - p.age) + 2)
    return (p.rounds_left if p.rounds_left >= 0 else guess) + (civ.seat >= p.current)


def _culture(civ: Civilization, turns: int) -> float:
    """Culture now, and what the culture rating will bring."""
    return civ.culture + 1.0 * civ.ratings.culture * turns


def _science(civ: Civilization, turns: int, pending: bool) -> float:
    """Science now and to come, and the technologies that it has bought."""
    points = min(civ.science + pending * civ.ratings.science, 40)
    specials = sum(3.0 + 1.5 * LEVEL[card] for card in civ.specials if card != NONE)
    bought = sum(1.5 + 1.5 * LEVEL[card] for card in civ.techs) + specials
    return 0.25 * points * min(1.0, turns / 2) + 0.55 * civ.ratings.science * min(turns, 12) + bought


def _goods(civ: Civilization, turns: int, pending: bool) -> float:
    """Food and resources now and to come, less what hunger and corruption take."""
    mined = resource_production(civ)
    food = food_production(civ) - CONSUMPTION[civ.yellow]
    stock = min(civ.resources + pending * mined, 20)
    larder = min(civ.food + pending * food, 12)
    hunger = min(0, larder + food)
    return (
        0.35 * stock
        + 0.4 * min(mined, 14) * min(turns, 8)
        + 0.3 * larder
        + 0.35 * min(food, 4) * min(turns, 8)
        + 4.0 * hunger
        - 0.8 * CORRUPTION[civ.blue]
    )


def _people(civ: Civilization) -> float:
    """Workers at work and at rest, content and not."""
    unrest = 1.5 * civ.discontent + (15.0 if civ.discontent > civ.unused else 0.0)
    return 3.5 * sum(civ.workers) + 0.8 * min(civ.unused, 3) + 0.3 * civ.ratings.happy - unrest


def _power(civ: Civilization, strongest: int, pending: bool) -> float:
    """Strength, above all not to be much weaker than the strongest, and military cards."""
    behind = max(0, strongest - civ.ratings.strength)
    ahead = min(8, max(0, civ.ratings.strength - strongest))
    hand = len(civ.military_hand) + (min(3, civ.military) if pending else 0)
    return 0.5 * civ.ratings.strength - 0.6 * behind + 0.3 * ahead + 0.5 * min(hand, civ.ratings.military)


def _promise(civ: Civilization) -> float:
    """Actions, leaders, wonders, colonies and cards in hand: what ratings do not show yet."""
    value = 4.0 * civ.ratings.civil + 2.0 * civ.ratings.military + 2.0 * len(civ.colonies)
    for card in civ.hand:
        if IS_TECHNOLOGY[card]:
            value += 1.0
        elif KIND[card] == LEADER:
            value += 2.5
        elif KIND[card] == ACTION:
            value += 1.2
    if civ.leader != NONE:
        value += 3.0 + LEVEL[civ.leader]
    if civ.wonder != NONE:
        value += 1.5 + 0.9 * sum(CARDS[civ.wonder].stages[: civ.stages])
    return value + 3.0 * len(civ.wonders)
