"""How good a position looks to a seat: culture, and what will become culture in the turns left.

In a seat's own turn the coming production counts as if it had been made, so that ending the turn is
neither a gain nor a loss, and whatever can still be done with the actions left is weighed by itself.
"""

from functools import lru_cache
from typing import Final

from ecumene.core.game import Foresight
from ecumene.titles.ages.armies import UNIT_CARDS
from ecumene.titles.ages.board import CONSUMPTION, CORRUPTION, HAPPY_NEEDED
from ecumene.titles.ages.cards import (
    ACTION,
    CARDS,
    CULTURE,
    FARM,
    HAPPY,
    IS_TECHNOLOGY,
    KIND,
    LAST_AGE,
    LEADER,
    LEVEL,
    MINE,
    NONE,
    SCIENCE,
    STRENGTH,
    WORKER_CARDS,
    WORKER_KINDS,
    WORTH,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.closing import closing_culture
from ecumene.titles.ages.position import Ages, gives_tokens
from ecumene.titles.ages.production import food_production, resource_production

FORESIGHT: Final = Foresight(width=24, finalists=16, deals=8)
"""How far bots look ahead."""

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

SCIENCE_POINT: Final[tuple[float, ...]] = (0.25, 0.045)
"""What a science point is worth, and what it is worth more for each turn left in which it can bear fruit."""
MOST_SCIENCE: Final = 40
"""More science in stock makes no difference."""
STUDIED: Final[tuple[float, ...]] = (2.0, 1.9, 1.7, 1.4, 1.1, 1.0, 0.9, 0.8, 0.8, 0.7, 0.7, 0.6, 0.6, 0.5)
"""How much the first science point of every turn counts, the second, and so on."""
SPENDING_TURNS: Final = 3
"""With fewer turns left than these, science in stock loses its worth."""
SCIENCE_LATE: Final = 2
"""The science of the last turns comes too late."""
TECHNOLOGY: Final[tuple[float, ...]] = (2.0, 1.2)
"""What a technology for workers in play is worth, and each of its levels besides."""
UPGRADES: Final = 0.45
"""How much of what its workers would bring more on a better technology counts as soon as it is in play."""
MOST_UPGRADES: Final = 2
"""The upgrades of more workers than these on a card are too far away."""
UPGRADE_PRICE: Final = 2.0
"""What the resources and the action for an upgrade are worth."""
FIRST_WORKER: Final = 0.3
"""How much of what a first worker would bring counts, where no worker of the kind is at work."""
SPECIAL: Final[tuple[float, ...]] = (3.0, 1.5)
"""What a special technology in play is worth, and each of its levels besides."""

RESOURCE: Final[tuple[float, ...]] = (0.35, 0.06)
"""What a resource is worth, likewise."""
IN_STOCK: Final = 0.5
"""How much of that a science point, a resource or a food counts for that lies idle."""
MOST_RESOURCES: Final = 14
"""More resources in stock make no difference."""
MINED: Final[tuple[float, ...]] = (1.4, 1.3, 1.2, 0.9, 0.7, 0.6, 0.5, 0.5, 0.4, 0.4, 0.4, 0.3, 0.3, 0.2, 0.2)
"""How much the first resource of every turn counts, the second, and so on."""
FOOD: Final[tuple[float, ...]] = (0.25, 0.02)
"""What a food is worth, likewise; what is eaten is not counted."""
MOST_FOOD: Final = 8
"""More food in stock makes no difference."""
MOST_GROWN: Final = 2
"""More food a turn makes no difference."""
GOODS_LATE: Final = 1
"""The goods of the last turn come too late."""
HUNGER: Final = 4.0
"""What each food costs that will be missing."""
SHORTAGE: Final = 2.0
"""What each food costs that is eaten beyond what is grown, for each turn left."""
SHORTAGE_TURNS: Final = 4
"""A shortage is mended after so many turns."""
CORRUPTED: Final = 0.8
"""What each resource costs that corruption takes."""

WORKER: Final = 3.0
"""What a worker on a card is worth."""
UNUSED: Final = 1.5
"""What an unused worker is worth."""
MOST_UNUSED: Final = 2
"""More unused workers make no difference."""
HAPPY_FACE: Final = 0.3
"""What a happy face is worth."""
HEADROOM: Final[tuple[float, ...]] = (0.0, 1.5, 2.5)
"""What it is worth that so many more happy faces are there than are needed."""
DISCONTENT: Final = 2.0
"""What a discontent worker costs."""
UPRISING: Final = 15.0
"""What it costs that an uprising threatens."""

STRONG: Final[tuple[float, ...]] = (4.0, 3.0, 2.0, 2.0, 1.5, 1.5, 1.2, 1.2, 1.0, 1.0, 0.8, 0.8, 0.8, 0.6)
"""What the first point of strength is worth, the second, and so on."""
ARMED: Final[tuple[float, ...]] = (3.0, 2.0, 0.0)
"""What the first unit is worth beside its strength, and the second: who has none can take no territory,
however cheap it is."""
UNIT_STRENGTH: Final = 1.0
"""What a point of strength counts in judging technologies for units."""
FAR_BEHIND: Final = 0.3
"""What each point costs beyond that, for each age: wars take what strength does not hold."""
BEHIND: Final[tuple[float, ...]] = (0.2, 0.05)
"""What each point costs by which the strongest rival is stronger, for each turn left, where there are attacks
and in peace."""
MOST_BEHIND: Final = 8
"""To be further behind costs less for each point."""
BEHIND_TURNS: Final = 8
"""More turns behind make no difference."""
AHEAD: Final[tuple[float, ...]] = (0.3, 0.15)
"""What each point is worth by which the strongest rival is weaker, likewise."""
MOST_AHEAD: Final = 8
"""To be further ahead makes no difference."""
MILITARY_CARD: Final = 0.5
"""What a military card in hand is worth, as far as the hand may keep it."""
CARDS_TO_COME: Final = 3
"""So many military cards at most come for military actions left."""

CIVIL_ACTION: Final = 1.2
"""What a civil action a turn is worth, for each turn left."""
MILITARY_ACTION: Final = 0.35
"""What a military action a turn is worth, for each turn left."""
ACTION_TURNS: Final = 12
"""More turns of actions make no difference."""
COLONY: Final = 8.0
"""What a colony is worth, beside what it gives."""
YELLOW_TOKEN: Final = 2.0
"""What a yellow token is worth that a colony brings: bread for less, and room for people."""
BLUE_TOKEN: Final = 1.0
"""What a blue token is worth that a colony brings: stores that do not spoil."""
HELD_TECHNOLOGY: Final = 1.0
"""What a technology in hand is worth."""
HELD_LEADER: Final = 2.5
"""What a leader in hand is worth, if it is of a later age than the one in play."""
HELD_ACTION: Final = 1.2
"""What an action card in hand is worth."""
LEADER_IN_PLAY: Final[tuple[float, ...]] = (3.0, 1.0)
"""What a leader in play is worth, and each of its levels besides."""
WONDER_BEGUN: Final[tuple[float, ...]] = (1.5, 0.9)
"""What an unfinished wonder is worth, and each resource built into it besides."""
WONDER_IN_PLAY: Final = 3.0
"""What a completed wonder is worth, beside what it gives."""


TERMS: Final = (
    *("culture", "science", "technologies", "resources", "food", "actions", "leader", "wonders"),
    *("colonies", "hand", "workers", "happiness", "strength", "military-cards", "rivals"),
)
"""What the evaluation is made of, as a player would name it."""


def evaluate(p: Ages, seat: int) -> float:
    """The outlook of a seat against the best of the others."""
    return sum(_parts(p, seat))


def terms(p: Ages, seat: int) -> dict[str, float]:
    """The same, term by term."""
    return dict(zip(TERMS, _parts(p, seat), strict=True))


def progress(p: Ages) -> float:
    """How much of the game has been played, from 0 to 1."""
    return max(0.0, 1 - _productions(p, p.civs[p.current]) / (ROUNDS[p.last_age] + 1)) if p.agenda else 1.0


def _parts(p: Ages, seat: int) -> tuple[float, ...]:
    own = p.civs[seat]
    rivals = [civ for civ in p.civs if civ.seat != seat and not civ.resigned]
    if own.resigned or not rivals:
        return _alone(-RESIGNED if own.resigned else RESIGNED)
    if p.over:
        return _alone(FINAL * (own.culture - max(rival.culture for rival in rivals)))
    shorter = p.last_age < LAST_AGE
    best = max(
        _culture(rival, _productions(p, rival)) + (closing_culture(p, rival) if shorter else 0)
        for rival in rivals
    )
    pending = seat == p.current
    turns = _productions(p, own) - pending
    late = min(1.0, turns / LATE)
    strongest = max(rival.ratings.strength for rival in rivals)
    far_behind = FAR_BEHIND * p.age * max(0, strongest - own.ratings.strength - MOST_BEHIND)
    return (
        _culture(own, turns + pending) + (closing_culture(p, own) if shorter else 0),
        _science(own, turns, pending),
        _technologies(own, turns),
        _resources(own, turns, pending, late),
        _food(own, turns, pending, late),
        _actions(own, turns),
        late * _leader(own),
        late * _wonders(own),
        late * _colonies(own),
        late * _hand(own),
        WORKER * sum(own.workers) + UNUSED * min(own.unused, MOST_UNUSED),
        _happiness(own),
        _strength(own, strongest, turns, bool(p.options["peaceful"])) - far_behind,
        _military_cards(own, pending),
        -RIVAL * best,
    )


def _alone(value: float) -> tuple[float, ...]:
    """When nothing counts but who has the most culture."""
    return (value, *([0.0] * (len(TERMS) - 1)))


def _productions(p: Ages, civ: Civilization) -> int:
    """About how many times a civilization will still produce."""
    guess = max(ROUNDS[p.last_age] - p.round, ROUNDS_PER_AGE * (p.last_age - p.age) + LAST_ROUNDS)
    return (p.rounds_left if p.rounds_left >= 0 else guess) + (civ.seat >= p.current)


def _culture(civ: Civilization, turns: int) -> float:
    """Culture now, and what the culture rating will bring."""
    return civ.culture + CULTURE_RATING * civ.ratings.culture * turns


def _science(civ: Civilization, turns: int, pending: bool) -> float:
    """Science now and to come."""
    points = min(civ.science + pending * civ.ratings.science, MOST_SCIENCE)
    stock = IN_STOCK * _now(SCIENCE_POINT, turns) * points * min(1.0, turns / SPENDING_TURNS)
    studied = _counted(STUDIED, civ.ratings.science)
    return stock + studied * _from_now_on(SCIENCE_POINT, turns - SCIENCE_LATE)


@lru_cache(maxsize=256)
def _counted(each: tuple[float, ...], amount: int) -> float:
    """How much an amount counts, of which each further piece counts less."""
    return sum(each[:amount]) + each[-1] * max(0, amount - len(each)) if amount > 0 else float(amount)


def _now(worth: tuple[float, ...], turns: int) -> float:
    """What a good is worth with so many turns left: the earlier, the more often it comes back."""
    return worth[0] + worth[1] * turns


def _from_now_on(worth: tuple[float, ...], turns: int) -> float:
    """What a good is worth that comes in each of so many turns."""
    return worth[0] * turns + worth[1] * turns * (turns + 1) / 2 if turns > 0 else 0.0


@lru_cache(maxsize=64)
def _labour(turns: int) -> tuple[float, ...]:
    """What a worker on each technology brings in so many turns."""
    science = _from_now_on(SCIENCE_POINT, turns - SCIENCE_LATE)
    grown, mined = _from_now_on(FOOD, turns - GOODS_LATE), _from_now_on(RESOURCE, turns - GOODS_LATE)
    found: list[float] = []
    for card in range(WORKER_CARDS):
        value = science * SCIENCE[card] + CULTURE_RATING * turns * CULTURE[card]
        value += HAPPY_FACE * HAPPY[card] + UNIT_STRENGTH * STRENGTH[card]
        if KIND[card] == FARM:
            value += grown * WORTH[card]
        elif KIND[card] == MINE:
            value += mined * WORTH[card]
        found.append(value)
    return tuple(found)


def _technologies(civ: Civilization, turns: int) -> float:
    """What technologies are worth: those for workers promise better work than a poorer one of the kind."""
    labour = _labour(turns)
    best = [0.0] * len(WORKER_KINDS)
    busy = [False] * len(WORKER_KINDS)
    value = 0.0
    for card in civ.techs:
        kind = KIND[card]
        value += TECHNOLOGY[0] + TECHNOLOGY[1] * LEVEL[card]
        best[kind] = max(best[kind], labour[card])
        busy[kind] = busy[kind] or civ.workers[card] > 0
    for card in civ.techs:
        at_work = civ.workers[card]
        if at_work:
            better = best[KIND[card]] - labour[card] - UPGRADE_PRICE
            if better > 0:
                value += UPGRADES * better * min(at_work, MOST_UPGRADES)
    for kind in range(len(WORKER_KINDS)):
        if not busy[kind]:
            value += FIRST_WORKER * max(0.0, best[kind] - UPGRADE_PRICE)
    special = 0.0
    for card in civ.specials:
        if card != NONE:
            special += SPECIAL[0] + SPECIAL[1] * LEVEL[card]
    return value * min(1.0, turns / LATE) + special


def _resources(civ: Civilization, turns: int, pending: bool, late: float) -> float:
    """Resources now and to come, less what corruption takes."""
    mined = resource_production(civ)
    stock = min(civ.resources + pending * mined, MOST_RESOURCES)
    return (
        late * IN_STOCK * _now(RESOURCE, turns) * stock
        + _from_now_on(RESOURCE, turns - GOODS_LATE) * _counted(MINED, mined)
        - late * CORRUPTED * CORRUPTION[civ.blue]
    )


def _food(civ: Civilization, turns: int, pending: bool, late: float) -> float:
    """Food now and to come, less what hunger costs."""
    grown = food_production(civ) - CONSUMPTION[civ.yellow]
    larder = min(civ.food + pending * grown, MOST_FOOD)
    return (
        late * IN_STOCK * _now(FOOD, turns) * larder
        + _from_now_on(FOOD, turns - GOODS_LATE) * min(grown, MOST_GROWN)
        - HUNGER * max(0, -larder - grown)
        - SHORTAGE * max(0, -grown) * min(turns, SHORTAGE_TURNS)
    )


def _happiness(civ: Civilization) -> float:
    """Happy faces, and what it costs that workers are discontent."""
    unrest = DISCONTENT * civ.discontent + (UPRISING if civ.discontent > civ.unused else 0.0)
    spare = HEADROOM[max(0, min(civ.ratings.happy - HAPPY_NEEDED[civ.yellow], len(HEADROOM) - 1))]
    return HAPPY_FACE * civ.ratings.happy + spare - unrest


def _strength(civ: Civilization, strongest: int, turns: int, peaceful: bool) -> float:
    """Strength, above all not to be much weaker than the strongest."""
    behind = min(MOST_BEHIND, max(0, strongest - civ.ratings.strength)) * min(turns, BEHIND_TURNS)
    ahead = min(MOST_AHEAD, max(0, civ.ratings.strength - strongest))
    units = sum([civ.workers[unit] for unit in UNIT_CARDS])
    armed = _counted(STRONG, civ.ratings.strength) + _counted(ARMED, units)
    held = armed * min(1.0, (turns + 1) / LATE)
    return held - BEHIND[peaceful] * behind + AHEAD[peaceful] * ahead


def _military_cards(civ: Civilization, pending: bool) -> float:
    """Military cards in hand, and those that the actions left will bring."""
    hand = len(civ.military_hand) + (min(CARDS_TO_COME, civ.military) if pending else 0)
    return MILITARY_CARD * min(hand, civ.ratings.military)


def _actions(civ: Civilization, turns: int) -> float:
    """What the actions of the turns to come are worth."""
    each_turn = CIVIL_ACTION * civ.ratings.civil + MILITARY_ACTION * civ.ratings.military
    return each_turn * min(turns, ACTION_TURNS)


def _colonies(civ: Civilization) -> float:
    """Colonies, by the tokens that they bring; what else they give shows by itself."""
    value = 0.0
    for card in civ.colonies:
        blue, yellow = gives_tokens(card)
        value += COLONY + BLUE_TOKEN * blue + YELLOW_TOKEN * yellow
    return value


def _hand(civ: Civilization) -> float:
    """Civil cards in hand."""
    value = 0.0
    for card in civ.hand:
        if IS_TECHNOLOGY[card]:
            value += HELD_TECHNOLOGY
        elif KIND[card] == LEADER and (civ.leader == NONE or LEVEL[card] > LEVEL[civ.leader]):
            value += HELD_LEADER
        elif KIND[card] == ACTION:
            value += HELD_ACTION
    return value


def _leader(civ: Civilization) -> float:
    return LEADER_IN_PLAY[0] + LEADER_IN_PLAY[1] * LEVEL[civ.leader] if civ.leader != NONE else 0.0


def _wonders(civ: Civilization) -> float:
    """Wonders, completed and begun, beside what they give."""
    value = WONDER_IN_PLAY * len(civ.wonders)
    if civ.wonder != NONE:
        value += WONDER_BEGUN[0] + WONDER_BEGUN[1] * sum(CARDS[civ.wonder].stages[: civ.stages])
    return value
