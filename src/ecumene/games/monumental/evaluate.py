"""How good a position looks to a seat: points now, what they can still be made of, and how long there is."""

from collections.abc import Iterable
from math import exp
from typing import Final

from ecumene.core.bits import each
from ecumene.games.monumental.actions import card_price, effect_sources, unusable
from ecumene.games.monumental.armies import conquest_price, in_reach
from ecumene.games.monumental.cards import BASICS, CARDS, KIND, Card
from ecumene.games.monumental.city import ChooseRow
from ecumene.games.monumental.maps import DISTANCE, NOWHERE
from ecumene.games.monumental.operations import (
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
from ecumene.games.monumental.position import SLOTS, Monumental
from ecumene.games.monumental.scoring import DOMINANCE
from ecumene.games.monumental.wonders import stage_price

# What things are worth in basic resources ---------------------------------------------------------

RESOURCE_WORTH: Final = (1.0, 1.0, 1.0, 1.2, 2.4)
COUNTED: Final = 1.5
"""How many there usually are of what an effect counts."""
OPERATION_WORTH: Final = {
    Archive: 0.5,
    Reinforce: 0.6,
    Activate: 1.2,
    Copy: 1.3,
    CopyToken: 1.6,
    UseDisplay: 1.5,
    MoveExplorer: 0.8,
    Take: 1.5,
    UniqueEffects: 2.0,
    DoubleGold: 1.5,
}
USED_CARD: Final = 1.2
"""What the use of a drawn card brings."""
CONDITIONAL: Final = 0.7
LASTING: Final = 0.7
"""What an effect brings that nobody uses on purpose."""


def _amounts_worth(amounts: Iterable[int]) -> float:
    return sum(n * each for n, each in zip(amounts, RESOURCE_WORTH, strict=True))


def _operation_worth(operation: Operation) -> float:
    if isinstance(operation, Gain):
        fixed = _amounts_worth(operation.fixed) * (COUNTED if operation.per else 1)
        return fixed + 1.1 * (operation.any + operation.same + operation.different)
    if isinstance(operation, DrawUse):
        return operation.use * USED_CARD
    if isinstance(operation, WonderStage):
        return operation.discount or 4.0
    if isinstance(operation, CostMod):
        return -0.8 * operation.delta
    return OPERATION_WORTH.get(type(operation), 0.5) * getattr(operation, "n", 1)


def _price_worth(cost: Cost) -> float:
    return _amounts_worth(cost.pay) + cost.any + cost.same + cost.different


def _effect_worth(effect: Effect | None) -> float:
    if effect is None:
        return 0.0
    if effect.kind != "action":
        return LASTING
    worth = sum(_operation_worth(operation) for operation in effect.do)
    worth -= min((_price_worth(cost) for cost in effect.costs), default=0.0)
    return max(worth, 0.2) * (CONDITIONAL if effect.condition is not None else 1)


def _card_worth(card: Card) -> float:
    return _amounts_worth(card.yields) + _effect_worth(card.effect)


EFFECT_WORTH: Final = tuple(_effect_worth(card.effect) for card in CARDS)
CARD_WORTH: Final = (*(_card_worth(card) for card in CARDS), 0.0)
"""What each card brings when it is activated; the last is no card."""
FILLS_SLOT: Final = (*(card.kind != "knowledge" for card in CARDS), False)

# What things are worth in points --------------------------------------------------------------------

POINTS_PER_RESOURCE: Final = 0.2
ACTIVATED_A_TURN: Final = 5
GOLD_WORTH: Final = 0.4
LAST_GOLD: Final = 0.02
POLICY_WORTH: Final = 2.4
"""A policy: its points and what comes with it."""
CULTURE_SHARE: Final = 0.8
HALF_WONDER: Final = 1.3
PRODUCTION_TOKEN: Final = 0.3
MARKET_TOKEN: Final = 1.2
NEAR_MARKET: Final = 0.8
STEP: Final = 0.15
RIVALRY: Final = 0.4
# Where being first counts
USUAL: Final = (0.4, 0.35, 0.4, 0.5)
"""What a turn usually adds: provinces, knowledge, wonders, policies."""
SPREAD: Final = 0.5
SPREAD_A_TURN: Final = 0.35
# What this turn's resources promise
START_WONDER: Final = 0.8
FINISH_WONDER: Final = 1.2
KNOWLEDGE: Final = 1.2
CONQUEST: Final = 0.9
TOKEN: Final = 0.4
UNUSED_EFFECT: Final = 0.25
LEFT_OVER: Final = 0.02
PACE: Final = 1.4
PACE_OF_TWO: Final = 2.1
"""How many cards of the development deck a turn takes."""
MOST_POLICIES: Final = 5
USUAL_DECK: Final = 16

Ware = tuple[int, float]
"""A price, and what one gets for it."""


def evaluate(p: Monumental, seat: int) -> float:
    """The outlook of a seat, and its chances of being first, against the points of the best other person."""
    turns = turns_left(p, seat)
    value = outlook(p, seat, turns) + dominance(p, seat, turns)
    rivals = [points_made(p, other) for other in range(p.people) if other != seat]
    return value - RIVALRY * max(rivals) if rivals else value


def points_made(p: Monumental, seat: int) -> int:
    """The points of a civilization without those for being first."""
    made = p.provinces(seat).bit_count() + p.knowledge[seat]
    return made + 2 * (p.wonders[seat] + len(p.policies[seat])) + len(p.trophies[seat])


def dominance(p: Monumental, seat: int, turns: float) -> float:
    """The points to hope for where being first counts: the surer the fewer turns are left."""
    spread = SPREAD + SPREAD_A_TURN * turns
    expected = [projection(p, other) for other in range(p.seats)]
    own = expected.pop(seat)
    value = 0.0
    for count, *others in zip(own, *expected, strict=True):
        value += DOMINANCE / (1 + exp(-(count - max(others) + 0.5) / spread))
    return value


def projection(p: Monumental, seat: int) -> list[float]:
    """What a civilization should have in each category at the end, if it goes on as usual."""
    turns = turns_left(p, seat)
    found = (p.provinces(seat).bit_count(), p.knowledge[seat], p.wonders[seat], len(p.policies[seat]))
    return [count + a_turn * turns for count, a_turn in zip(found, USUAL, strict=True)]


def turns_left(p: Monumental, seat: int) -> float:
    """About how many turns a seat has yet to begin."""
    begun = seat == p.mover and not isinstance(p.agenda[-1], ChooseRow) if p.agenda else True
    waits = (seat - p.mover) % p.seats
    if p.last_turns >= 0:
        return max(0, (p.last_turns - waits + p.seats - 1) // p.seats - begun)
    total = len(p.development) / (PACE_OF_TWO if p.seats == 2 else PACE) + 1.5 * p.seats
    return max(0.0, (total - waits) / p.seats + 0.5 - begun)


def outlook(p: Monumental, seat: int, turns: float) -> float:
    """What a civilization's points should come to."""
    soon = min(turns, 1.0)
    value = points_made(p, seat) + p.gold[seat] * (LAST_GOLD + GOLD_WORTH * soon)
    if p.capital[seat] == NOWHERE:
        return value
    value += culture_worth(p, seat) * (0.05 + soon)
    value += engine(p, seat) * ACTIVATED_A_TURN * turns * POINTS_PER_RESOURCE
    if p.building[seat] >= 0:
        value += HALF_WONDER * soon
    value += p.production_tokens[seat] * PRODUCTION_TOKEN * soon
    value += len(p.held(seat)) * MARKET_TOKEN * soon
    if p.mover == seat:
        value += at_hand(p, seat, turns)
    return value + prospects(p, seat) * soon


def culture_worth(p: Monumental, seat: int) -> float:
    """What the culture of a civilization is worth on the way to its next policies."""
    culture = p.culture[seat]
    price = len(p.policies[seat]) + 1
    value = 0.0
    while culture > 0 and price <= MOST_POLICIES:
        value += min(1.0, culture / price) * POLICY_WORTH * CULTURE_SHARE
        culture -= price
        price += 1
    return value


def engine(p: Monumental, seat: int) -> float:
    """What an average card of the city brings when it is activated, with the knowledge attached to it."""
    first = seat * SLOTS
    last = first + SLOTS
    cards = p.city[first:last] + p.under[first:last] + p.deck[seat] + p.discard[seat]
    if seat == p.mover:
        cards += p.drawn
    total = sum(map(CARD_WORTH.__getitem__, cards))
    return total / max(sum(map(FILLS_SLOT.__getitem__, cards)), SLOTS)


def at_hand(p: Monumental, seat: int, turns: float) -> float:
    """What can still be done with this turn's resources and effects."""
    production, science, military = p.res
    gold = p.gold[seat]
    value = 0.0
    if production or gold:
        value += shopping(production, gold, works(p, seat, turns))
    if science or gold:
        value += shopping(science, gold, studies(p, turns))
    if military or p.samurai or gold:
        value += shopping(military + p.samurai, gold, wars(p, seat))
    for card in effect_sources(p, seat):
        if unusable(p, seat, card) is None:
            value += EFFECT_WORTH[card] * UNUSED_EFFECT
    return value


def card_worth(turns: float) -> float:
    """What a card brings until the end for each resource that it is worth."""
    return ACTIVATED_A_TURN / USUAL_DECK * turns * POINTS_PER_RESOURCE


def works(p: Monumental, seat: int, turns: float) -> list[Ware]:
    """What production buys: buildings and stages of wonders."""
    found: list[Ware] = []
    building = p.building[seat]
    a_resource = card_worth(turns)
    for card in (*p.display, *BASICS):
        if card < 0:
            continue
        if KIND[card] == "building":
            found.append((card_price(p, card), (CARD_WORTH[card] - 1) * a_resource))
        elif KIND[card] == "wonder" and building < 0:
            price = card_price(p, card)
            if turns:
                found.append((price, START_WONDER))
            else:
                found.append((price + CARDS[card].stages[1], START_WONDER + FINISH_WONDER))
    if building >= 0:
        found.append((stage_price(p, building, 1), FINISH_WONDER))
    return found


def studies(p: Monumental, turns: float) -> list[Ware]:
    """What science buys."""
    a_resource = card_worth(turns)
    return [
        (card_price(p, card), KNOWLEDGE + CARD_WORTH[card] * a_resource)
        for card in p.display
        if card >= 0 and KIND[card] == "knowledge"
    ]


def wars(p: Monumental, seat: int) -> list[Ware]:
    """What military buys."""
    found: list[Ware] = []
    free = free_units(p, seat)
    for tile in each(in_reach(p, seat)):
        need, extra = conquest_price(p, seat, tile)
        if need <= free:
            found.append((need + sum(extra), CONQUEST + (TOKEN if p.token[tile] >= 0 else 0)))
    return found


def free_units(p: Monumental, seat: int) -> int:
    """The units that could leave where they are."""
    free = 0
    for tile in each(p.own[seat]):
        free += p.soldiers[tile] - (not p.outposts >> tile & 1)
    return free + 1 + (p.leader_at[seat] != p.capital[seat])


def shopping(amount: int, gold: int, wares: list[Ware]) -> float:
    """What an amount of a resource buys: the best bargains first, gold standing in for the last one."""
    value = 0.0
    wares.sort(key=lambda ware: ware[0] - 2 * ware[1])
    for price, worth in wares:
        if price <= amount:
            value += worth
            amount -= price
        elif price <= amount + gold and worth > (price - amount) * GOLD_WORTH:
            value += worth - (price - amount) * GOLD_WORTH
            gold -= price - amount
            amount = 0
    return value + amount * LEFT_OVER


def prospects(p: Monumental, seat: int) -> float:
    """Explorers near what they can take."""
    value = 0.0
    one, other = p.explorers[seat * 2 : seat * 2 + 2]
    for market, tile in enumerate(p.market_tile):
        if tile != NOWHERE and p.pile[market] and not p.visited(seat, market):
            nearest = min(DISTANCE[one][tile], DISTANCE[other][tile])
            value += max(0.0, NEAR_MARKET - STEP * nearest)
    return value + STEP * ((p.production >> one & 1) + (one != other and p.production >> other & 1))
