"""How good a position looks to a seat: points now, what they can still be made of, and how long there is."""

from collections.abc import Iterable
from math import ceil, exp
from typing import Final

from ecumene.core.bits import each
from ecumene.titles.monumental.actions import card_price, effect_sources, unusable
from ecumene.titles.monumental.armies import Force, completable, conquest_price, in_reach, staging
from ecumene.titles.monumental.automa import AutomaTurn
from ecumene.titles.monumental.cards import BASICS, CARDS, CIVILIZATIONS, KIND, NO_CARD, Card
from ecumene.titles.monumental.city import ChooseRow
from ecumene.titles.monumental.display import row_length
from ecumene.titles.monumental.maps import DISTANCE, NOWHERE, around
from ecumene.titles.monumental.operations import (
    Activate,
    Archive,
    Copy,
    CopyToken,
    Cost,
    CostMod,
    DoubleGold,
    DrawUse,
    Effect,
    Gain,
    MoveExplorer,
    Operation,
    Reinforce,
    Take,
    UniqueEffects,
    UseDisplay,
    WonderStage,
)
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.resources import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from ecumene.titles.monumental.scoring import AUTOMA_GOLD_PER_POINT, DOMINANCE
from ecumene.titles.monumental.tokens import TOKENS
from ecumene.titles.monumental.wonders import stage_price

# What things are worth in basic resources ---------------------------------------------------------

RESOURCE_WORTH: Final = (1.0, 1.0, 1.0, 1.2, 2.4)
COUNTED: Final = 1.5
"""How many there usually are of what an effect counts."""
OPERATION_WORTH: Final = {
    Archive: 0.5,
    Reinforce: 0.3,
    Activate: 1.2,
    Copy: 1.3,
    CopyToken: 1.6,
    UseDisplay: 1.5,
    MoveExplorer: 0.8,
    Take: 1.5,
    UniqueEffects: 2.0,
    DoubleGold: 1.5,
}
OTHER_OPERATION: Final = 0.5
ANY_BASIC: Final = 1.1
FREE_STAGE: Final = 4.0
CHEAPER: Final = 0.8
"""A resource off the price of something."""
ARCHIVED: Final = 0.5
"""What it takes to give a card away."""
USED_CARD: Final = 1.2
"""What the use of a drawn card brings."""
EFFECT_SHARE: Final = 0.5
"""How often the effect of an active card comes in useful."""
LEAST_EFFECT: Final = 0.2
CONDITIONAL: Final = 0.7
LASTING: Final = 0.7
"""What an effect brings that nobody uses on purpose."""


def _amounts_worth(amounts: Iterable[int]) -> float:
    return sum(n * each for n, each in zip(amounts, RESOURCE_WORTH, strict=True))


def _operation_worth(operation: Operation) -> float:
    if isinstance(operation, Gain):
        fixed = _amounts_worth(operation.fixed) * (COUNTED if operation.per else 1)
        return fixed + ANY_BASIC * (operation.any + operation.same + operation.different)
    if isinstance(operation, DrawUse):
        return operation.use * USED_CARD
    if isinstance(operation, WonderStage):
        return operation.discount or FREE_STAGE
    if isinstance(operation, CostMod):
        return -CHEAPER * operation.delta
    return OPERATION_WORTH.get(type(operation), OTHER_OPERATION) * getattr(operation, "n", 1)


def _price_worth(cost: Cost) -> float:
    return _amounts_worth(cost.pay) + cost.any + cost.same + cost.different + ARCHIVED * cost.archive


def _effect_worth(effect: Effect | None) -> float:
    if effect is None:
        return 0.0
    if effect.kind != "action":
        return LASTING
    worth = sum(_operation_worth(operation) for operation in effect.do)
    worth -= min((_price_worth(cost) for cost in effect.costs), default=0.0)
    return max(worth, LEAST_EFFECT) * (CONDITIONAL if effect.condition is not None else 1)


def _card_worth(card: Card) -> float:
    return _amounts_worth(card.yields) + EFFECT_SHARE * _effect_worth(card.effect)


def _culture_gained(effect: Effect | None) -> int:
    if effect is None or effect.kind != "action":
        return 0
    return sum(operation.fixed[CULTURE] for operation in effect.do if isinstance(operation, Gain))


EFFECT_WORTH: Final = tuple(_effect_worth(card.effect) for card in CARDS)
EFFECT_CULTURE: Final = tuple(_culture_gained(card.effect) for card in CARDS)
EFFECT_REST: Final = tuple(
    max(0.0, worth - culture * RESOURCE_WORTH[CULTURE])
    for worth, culture in zip(EFFECT_WORTH, EFFECT_CULTURE, strict=True)
)
"""What the effect of each card is worth besides its culture."""
CARD_WORTH: Final = (*(_card_worth(card) for card in CARDS), 0.0)
"""What each card brings when it is activated; the last is no card."""
FILLS_SLOT: Final = (*(card.kind != "knowledge" for card in CARDS), False)

# What things are worth in points --------------------------------------------------------------------

POINTS_PER_RESOURCE: Final = 0.22
ACTIVATED_A_TURN: Final = 5
STALE: Final = 4
"""The cards of a city outside the row and column that are activated over and over."""
GOLD_WORTH: Final = 0.42
LAST_GOLD: Final = 0.02
POLICY_WORTH: Final = 1.5
"""A policy that culture is there for: its points and what comes with it."""
CULTURE_SHARE: Final = 0.6
"""What culture that an effect would bring counts, against culture in the hand."""
LAST_CULTURE: Final = 4
"""How steeply culture short of a policy loses its worth in the last turn."""
HALF_WONDER: Final = 1.0
PRODUCTION_TOKEN: Final = 0.25
MARKET_TOKEN: Final = 1.2
NEAR_MARKET: Final = 0.7
STEP: Final = 0.18
NATION_WORTH: Final = tuple({"danes": 3.0}.get(nation.id, 0.0) for nation in CIVILIZATIONS)
"""Who does better than the others in series of games."""
UNFINISHED: Final = 0.12
"""What must be gained by going on with a turn rather than ending it."""
RIVALRY: Final = 0.4
RIVALRY_OF_TWO: Final = 0.8
RAID: Final = 1.5
"""What a province without any defence at a border stands to lose."""
# Where being first counts
USUAL: Final = (0.4, 0.35, 0.4, 0.5)
"""What a turn usually adds: provinces, knowledge, wonders, policies."""
AUTOMA_USUAL: Final = {
    "architect": (0.5, 0.5, 0.5, 0.45),
    "cultured": (0.5, 0.45, 0.2, 0.6),
    "economist": (0.5, 0.45, 0.2, 0.45),
    "technological": (0.4, 1.1, 0.2, 0.4),
    "warmonger": (1.0, 0.45, 0.2, 0.45),
}
"""What a turn usually adds to an Automa, by its trait."""
SPREAD: Final = 0.8
SPREAD_A_TURN: Final = 0.35
# What this turn's resources promise
START_WONDER: Final = 0.8
FINISH_WONDER: Final = 1.2
KNOWLEDGE: Final = 1.35
CONQUEST: Final = 0.95
ENEMY: Final = 0.4
TOKEN: Final = 0.2
TOKEN_VALUE: Final = 0.15
"""What the reward of a barbarian grows by with its strength."""
HAGGLE: Final = 0.5
"""Among equal bargains the bigger one comes first."""
UNUSED_EFFECT: Final = 0.15
LEFT_OVER: Final = 0.02
LEFT_SCIENCE: Final = 0.1
"""Science that buys no card still makes a breakthrough."""
PACE: Final = 1.15
PACE_OF_TWO: Final = 2.0
"""How many cards of the development deck a turn takes."""
LAST_ROUNDS: Final = 1.5
"""The rounds after the deck has run out: half of one to finish it, and a last one."""
MOST_POLICIES: Final = 5
USUAL_DECK: Final = 15
"""How many cards take turns in being activated."""

NOBODY_YET: Final = Force()
Ware = tuple[float, int, int, int]
"""What a thing is worth, and its price in production, science and military."""


def evaluate(p: Monumental, seat: int) -> float:
    """The outlook of a seat, and its chances of being first, against the prospects of the best other one."""
    turns = turns_left(p)
    expected = [projection(p, other, turns[other]) for other in range(p.seats)]
    value = outlook(p, seat, turns[seat]) + dominance(expected, seat, turns[seat])
    rivals = [
        points_expected(p, other, expected[other]) + dominance(expected, other, turns[other])
        for other in range(p.seats)
        if other != seat
    ]
    value -= (RIVALRY_OF_TWO if p.seats == 2 else RIVALRY) * max(rivals)
    if p.now.mover == seat and not fresh(p):
        value -= UNFINISHED
    if max(turns[:seat] + turns[seat + 1 :]) > 0:
        value -= exposure(p, seat)
    return value


def points_made(p: Monumental, seat: int) -> int:
    """The points of a civilization without those for being first."""
    made = p.provinces(seat).bit_count() + p.realms.knowledge[seat]
    return made + 2 * (p.realms.wonders[seat] + len(p.realms.policies[seat])) + len(p.realms.trophies[seat])


def projection(p: Monumental, seat: int, turns: float) -> list[float]:
    """What a civilization should have in each category at the end, if it goes on as usual."""
    a_turn = AUTOMA_USUAL[p.nation(seat).trait] if p.automated(seat) else USUAL
    found = (
        p.provinces(seat).bit_count(),
        p.realms.knowledge[seat],
        p.realms.wonders[seat],
        len(p.realms.policies[seat]),
    )
    expected = [count + more * turns for count, more in zip(found, a_turn, strict=True)]
    expected[-1] = min(expected[-1], MOST_POLICIES)
    return expected


def points_expected(p: Monumental, seat: int, expected: list[float]) -> float:
    """The points of a civilization at the end, if it goes on as usual, without those for being first."""
    provinces, knowledge, wonders, policies = expected
    points = provinces + knowledge + 2 * (wonders + policies) + len(p.realms.trophies[seat])
    if p.automated(seat):
        points += p.realms.gold[seat] / AUTOMA_GOLD_PER_POINT
    return points


def dominance(expected: list[list[float]], seat: int, turns: float) -> float:
    """The points to hope for where being first counts: the surer the fewer turns are left."""
    spread = SPREAD + SPREAD_A_TURN * turns
    value = 0.0
    for count, *others in zip(expected[seat], *expected[:seat], *expected[seat + 1 :], strict=True):
        value += DOMINANCE / (1 + exp(-(count - max(others) + 0.5) / spread))
    return value


def exposure(p: Monumental, seat: int) -> float:
    """The points that a civilization may lose where others stand at its borders."""
    others = 0
    for other, tiles in enumerate(p.board.own):
        if other != seat:
            others |= tiles
    threatened = p.provinces(seat) & around(others)
    return sum(RAID / (1 + p.defence(tile)) for tile in each(threatened))


def turns_left(p: Monumental) -> list[float]:
    """About how many turns each seat has yet to begin."""
    left = len(p.supply.development) - due(p)
    sure = p.last_turns >= 0 or left <= 0
    if not sure:
        later = left / (PACE_OF_TWO if p.seats == 2 else PACE) + LAST_ROUNDS * p.seats
    else:
        later = p.last_turns - 1 if p.last_turns >= 0 else 2 * p.seats - 1 - p.now.mover
    found = []
    for seat in range(p.seats):
        rounds = (later - (seat - p.now.mover - 1) % p.seats) / p.seats
        found.append(max(0.0, ceil(rounds) if sure else rounds))
    if fresh(p):
        found[p.now.mover] += 1
    return found


def fresh(p: Monumental) -> bool:
    """Whether the turn at hand has yet to begin."""
    return bool(p.agenda) and isinstance(p.agenda[-1], (ChooseRow, AutomaTurn))


def due(p: Monumental) -> int:
    """How many cards of the development deck the turn at hand will take."""
    length = row_length(p.seats)
    rows = (p.supply.display[first : first + length] for first in range(0, len(p.supply.display), length))
    return sum(max(1, row.count(NO_CARD)) for row in rows)


def outlook(p: Monumental, seat: int, turns: float) -> float:
    """What a civilization's points should come to."""
    soon = min(turns, 1.0)
    value = points_made(p, seat) + p.realms.gold[seat] * (LAST_GOLD + GOLD_WORTH * soon)
    if p.realms.civilization[seat] >= 0:
        value += NATION_WORTH[p.realms.civilization[seat]]
    if p.board.capital[seat] == NOWHERE:
        return value
    culture = float(p.realms.culture[seat])
    if p.now.mover == seat:
        usable = [card for card in effect_sources(p, seat) if unusable(p, seat, card) is None]
        culture += CULTURE_SHARE * sum(EFFECT_CULTURE[card] for card in usable)
        value += at_hand(p, seat, turns) + UNUSED_EFFECT * sum(EFFECT_REST[card] for card in usable)
    value += culture_worth(p, seat, culture, turns)
    value += engine(p, seat) * ACTIVATED_A_TURN * turns * POINTS_PER_RESOURCE
    if p.realms.policies[seat]:
        value += EFFECT_WORTH[p.realms.policies[seat][-1]] * turns * POINTS_PER_RESOURCE
    if p.realms.building[seat] >= 0:
        value += (HALF_WONDER + CARD_WORTH[p.realms.building[seat]] * card_worth(turns) / 2) * soon
    value += p.realms.production_tokens[seat] * PRODUCTION_TOKEN * soon
    value += len(p.held(seat)) * MARKET_TOKEN * soon
    return value + prospects(p, seat) * soon


def culture_worth(p: Monumental, seat: int, culture: float, turns: float) -> float:
    """What culture is worth on the way to the next policies: in the last turn, whole ones only."""
    price = len(p.realms.policies[seat]) + 1
    value = 0.0
    while culture > 0 and price <= MOST_POLICIES:
        share = min(1.0, culture / price)
        value += POLICY_WORTH * (share if turns else share**LAST_CULTURE)
        culture -= price
        price += 1
    return value


def engine(p: Monumental, seat: int) -> float:
    """What an average card of the city brings when it is activated, with the knowledge attached to it."""
    first = seat * SLOTS
    last = first + SLOTS
    cards = (
        p.realms.city[first:last] + p.realms.under[first:last] + p.realms.deck[seat] + p.realms.discard[seat]
    )
    if seat == p.now.mover:
        cards += p.now.drawn
    total = sum(map(CARD_WORTH.__getitem__, cards))
    return total / max(sum(map(FILLS_SLOT.__getitem__, cards)) - STALE, ACTIVATED_A_TURN)


def at_hand(p: Monumental, seat: int, turns: float) -> float:
    """What can still be done with this turn's resources."""
    if not (any(p.now.res) or p.now.samurai or p.realms.gold[seat] or p.realms.production_tokens[seat]):
        return 0.0
    return shopping(p, seat, works(p, seat, turns) + studies(p, turns) + wars(p, seat), turns)


def card_worth(turns: float) -> float:
    """What a card brings until the end for each resource that it is worth."""
    return ACTIVATED_A_TURN / USUAL_DECK * turns * POINTS_PER_RESOURCE


def works(p: Monumental, seat: int, turns: float) -> list[Ware]:
    """What production buys: buildings and stages of wonders."""
    found: list[Ware] = []
    building = p.realms.building[seat]
    a_resource = card_worth(turns)
    for card in (*p.supply.display, *BASICS):
        if card < 0:
            continue
        if KIND[card] == "building":
            worth = (CARD_WORTH[card] - 1) * a_resource
            if worth > 0:
                found.append((worth, card_price(p, card), 0, 0))
        elif KIND[card] == "wonder" and building < 0:
            price = card_price(p, card)
            if turns:
                found.append((START_WONDER + CARD_WORTH[card] * a_resource / 2, price, 0, 0))
            else:
                found.append((START_WONDER + FINISH_WONDER, price + CARDS[card].stages[1], 0, 0))
    if building >= 0:
        worth = FINISH_WONDER + CARD_WORTH[building] * a_resource / 2
        found.append((worth, stage_price(p, building, 1), 0, 0))
    return found


def studies(p: Monumental, turns: float) -> list[Ware]:
    """What science buys."""
    a_resource = card_worth(turns)
    return [
        (KNOWLEDGE + CARD_WORTH[card] * a_resource, 0, card_price(p, card), 0)
        for card in p.supply.display
        if card >= 0 and KIND[card] == "knowledge"
    ]


def wars(p: Monumental, seat: int) -> list[Ware]:
    """What military buys, as far as there are units to move."""
    found: list[Ware] = []
    funds = p.now.res[MILITARY] + p.now.samurai + p.realms.gold[seat]
    if not funds:
        return found
    for tile in each(in_reach(p, seat)):
        need, extra = conquest_price(p, seat, tile)
        if need <= funds and completable(p, seat, staging(p, seat, tile), need, funds, NOBODY_YET):
            token = p.board.token[tile]
            worth = CONQUEST + (TOKEN + TOKEN_VALUE * TOKENS[token].value if token >= 0 else 0)
            if p.board.owner[tile] >= 0:
                worth += ENEMY
            found.append((worth, extra[PRODUCTION], extra[SCIENCE], need + extra[GOLD]))
    return found


def shopping(p: Monumental, seat: int, wares: list[Ware], turns: float) -> float:
    """What the turn's resources buy: the best bargains first, gold standing in for what is missing."""
    production, science, military = p.now.res
    military += p.now.samurai
    gold = p.realms.gold[seat]
    tokens = p.realms.production_tokens[seat]
    soon = min(turns, 1.0)
    a_gold = LAST_GOLD + GOLD_WORTH * soon
    a_token = PRODUCTION_TOKEN * soon
    value = 0.0
    wares.sort(key=_bargain)
    for worth, stone, study, force in wares:
        lent = spent = 0
        if stone > production:
            spent = min(stone - production, tokens)
            lent = stone - production - spent
        if study > science:
            lent += study - science
        if force > military:
            lent += force - military
        if lent > gold or worth <= lent * a_gold + spent * a_token:
            continue
        value += worth - lent * a_gold - spent * a_token
        gold -= lent
        tokens -= spent
        production -= min(stone, production)
        science -= min(study, science)
        military -= min(force, military)
    return value + (production + military) * LEFT_OVER + science * LEFT_SCIENCE


def _bargain(ware: Ware) -> float:
    worth, production, science, military = ware
    return (production + science + military + HAGGLE) / worth


def prospects(p: Monumental, seat: int) -> float:
    """Explorers near what they can take."""
    value = 0.0
    one, other = p.board.explorers[seat * 2 : seat * 2 + 2]
    for market, tile in enumerate(p.board.market_tile):
        if tile != NOWHERE and p.board.pile[market] and not p.visited(seat, market):
            nearest = min(DISTANCE[one][tile], DISTANCE[other][tile])
            value += max(0.0, NEAR_MARKET - STEP * nearest)
    return value + STEP * (
        (p.board.production >> one & 1) + (one != other and p.board.production >> other & 1)
    )
