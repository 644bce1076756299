"""How good a position looks to a seat: points now, what they can still be made of, and how long there is."""

from math import exp
from typing import Final

from ecumene.core.bits import each
from ecumene.games.monumental.armies import in_reach
from ecumene.games.monumental.cards import ACTIONS, CARDS, KIND, Card
from ecumene.games.monumental.city import ChooseRow, active_cards
from ecumene.games.monumental.maps import NOWHERE, distance
from ecumene.games.monumental.position import SLOTS, Monumental
from ecumene.games.monumental.scoring import DOMINANCE, EACH, counts
from ecumene.games.monumental.wonders import stage_price

RESOURCE_WORTH: Final = (1.0, 1.0, 1.0, 1.3, 2.4)
EFFECT_WORTH: Final = 0.9
POINTS_PER_RESOURCE: Final = 0.3
"""What a basic resource brings in the end, when it comes in time to be spent."""
ACTIVATED_A_TURN: Final = 5
LEFT_OVER: Final = 0.1
"""What a basic resource is worth that buys nothing yet this turn."""
CONQUEST_WORTH: Final = 1.0
KNOWLEDGE_WORTH: Final = 0.9
WONDER_WORTH: Final = 0.9
STAGE_WORTH: Final = 0.6
UNUSED_EFFECT: Final = 0.25
PACE: Final = 1.4
PACE_OF_TWO: Final = 2.1
"""How many cards of the development deck a turn takes."""
HALF_WONDER: Final = 1.1
GOLD_WORTH: Final = 0.35
CULTURE_WORTH: Final = 0.75
NEAR_MARKET: Final = 0.9
STEP: Final = 0.2
MARGIN: Final = 1.2
"""How far ahead one has to be to be rather sure of staying first."""
RIVALRY: Final = 0.7
EXPECTED: Final = {"provinces": 0.6, "knowledge": 0.4, "wonders": 0.3, "policies": 0.5}
"""What a turn usually adds in each category."""
HELD_MARKET_TOKEN: Final = 1.0
HELD_PRODUCTION_TOKEN: Final = 0.25


def _card_worth(card: Card) -> float:
    worth = sum(n * each for n, each in zip(card.yields, RESOURCE_WORTH, strict=True))
    return worth + (EFFECT_WORTH if card.effect is not None else 0)


CARD_WORTH: Final = tuple(_card_worth(card) for card in CARDS)


def evaluate(p: Monumental, seat: int) -> float:
    """The outlook of a seat, with its chances of being first, against that of the best other person.

    What an Automa has made so far is mostly luck, so it counts only where being first is at stake.
    """
    value = outlook(p, seat) + dominance(p, seat)
    people = [outlook(p, other) for other in range(p.people) if other != seat]
    return value - RIVALRY * max(people) if people else value


def dominance(p: Monumental, seat: int) -> float:
    """The points to hope for where being first counts, if everybody goes on as one does."""
    value = 0.0
    expected = [projection(p, other) for other in range(p.seats)]
    own = expected.pop(seat)
    for category, count in enumerate(own):
        margin = count - max(other[category] for other in expected)
        value += DOMINANCE / (1 + exp(-margin / MARGIN))
    return value


def projection(p: Monumental, seat: int) -> list[float]:
    """What a civilization should have in each category at the end."""
    turns = turns_left(p, seat)
    return [count + EXPECTED[category] * turns for category, count in counts(p, seat).items()]


def turns_left(p: Monumental, seat: int) -> float:
    """About how many turns a seat has yet to begin."""
    if p.last_turns >= 0:
        total = float(p.last_turns)
    else:
        total = len(p.development) / (PACE_OF_TWO if p.seats == 2 else PACE) + 1.5 * p.seats
    begun = seat == p.mover and not isinstance(p.agenda[-1], ChooseRow) if p.agenda else True
    return max(0.0, (total - (seat - p.mover) % p.seats) / p.seats + 0.5 - begun)


def outlook(p: Monumental, seat: int) -> float:
    """What a civilization's points should come to."""
    turns = turns_left(p, seat)
    soon = min(turns, 2.0) / 2
    value = len(p.trophies[seat]) + p.gold[seat] * (0.02 + GOLD_WORTH * soon)
    value += sum(count * EACH[category] for category, count in counts(p, seat).items())
    if p.capital[seat] == NOWHERE:
        return value
    value += p.culture[seat] * (0.05 + CULTURE_WORTH * soon)
    value += engine(p, seat) * ACTIVATED_A_TURN * turns * POINTS_PER_RESOURCE
    if p.building[seat] >= 0:
        value += HALF_WONDER * soon
    value += p.production_tokens[seat] * HELD_PRODUCTION_TOKEN * (0.4 + 0.6 * soon)
    value += len(p.held(seat)) * HELD_MARKET_TOKEN * (0.5 + 0.5 * soon)
    if p.mover == seat:
        value += at_hand(p, seat)
    return value + prospects(p, seat) * soon


def engine(p: Monumental, seat: int) -> float:
    """What an average card of the city yields when it is activated, with the knowledge attached to it."""
    total = 0.0
    count = 0
    first = seat * SLOTS
    zones = (p.city[first : first + SLOTS], p.under[first : first + SLOTS], p.deck[seat], p.discard[seat])
    for zone in zones:
        for card in zone:
            if card >= 0:
                total += CARD_WORTH[card]
                count += KIND[card] != "knowledge"
    return total / max(count, SLOTS)


def at_hand(p: Monumental, seat: int) -> float:
    """What can still be done with this turn's resources and effects."""
    production, science, military = p.res
    value = promise(p, seat, production, *_works(p, seat))
    value += promise(p, seat, military + p.samurai, _cheapest_conquest(p, seat), CONQUEST_WORTH)
    value += promise(p, seat, science, _cheapest_knowledge(p), KNOWLEDGE_WORTH)
    waiting = sum(card in ACTIONS and card not in p.used for card in active_cards(p))
    if p.policies[seat] and p.policies[seat][-1] in ACTIONS and p.policies[seat][-1] not in p.used:
        waiting += 1
    return value + waiting * UNUSED_EFFECT


def promise(p: Monumental, seat: int, amount: int, price: int, worth: float) -> float:
    """What an amount of a resource promises: the purchase it is nearest to, and a little for the rest."""
    lacking = price - amount
    if lacking <= 0:
        return worth - lacking * LEFT_OVER
    if lacking <= p.gold[seat]:
        return max(amount * LEFT_OVER, worth - lacking * GOLD_WORTH)
    return amount * LEFT_OVER


def _works(p: Monumental, seat: int) -> tuple[int, float]:
    """The price of the next wonder stage, and what it would be worth."""
    if p.building[seat] >= 0:
        return stage_price(p, p.building[seat], 1), WONDER_WORTH
    prices = [stage_price(p, card, 0) for card in p.display if card >= 0 and KIND[card] == "wonder"]
    return min(prices, default=99), STAGE_WORTH


def _cheapest_conquest(p: Monumental, seat: int) -> int:
    return min((p.defence(tile) for tile in each(in_reach(p, seat))), default=99) or 1


def _cheapest_knowledge(p: Monumental) -> int:
    prices = [CARDS[card].cost for card in p.display if card >= 0 and KIND[card] == "knowledge"]
    return min(prices, default=99)


def prospects(p: Monumental, seat: int) -> float:
    """Explorers near what they can take."""
    value = 0.0
    explorers = p.explorers[seat * 2 : seat * 2 + 2]
    for market, tile in enumerate(p.market_tile):
        if tile != NOWHERE and p.pile[market] and not p.visited(seat, market):
            nearest = min(distance(at, tile) for at in explorers)
            value += max(0.0, NEAR_MARKET - STEP * nearest)
    return value + sum(STEP for tile in explorers if p.production >> tile & 1)
