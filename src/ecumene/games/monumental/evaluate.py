"""How good a position looks to a seat: points now, what they can still be made of, and how long there is."""

from typing import Final

from ecumene.games.monumental.cards import ACTIONS, CARDS, KIND, Card
from ecumene.games.monumental.city import active_cards
from ecumene.games.monumental.display import row_length
from ecumene.games.monumental.maps import NOWHERE, distance
from ecumene.games.monumental.position import SLOTS, Monumental
from ecumene.games.monumental.scoring import counts, points

RESOURCE_WORTH: Final = (1.0, 1.0, 1.0, 1.3, 2.4)
EFFECT_WORTH: Final = 0.9
POINTS_PER_RESOURCE: Final = 0.3
"""What a basic resource brings in the end, when it comes in time to be spent."""
ACTIVATED_A_TURN: Final = 5
IN_HAND: Final = 0.2
"""What a basic resource is worth while it can still be spent this turn."""
UNUSED_EFFECT: Final = 0.25
HALF_WONDER: Final = 1.1
GOLD_WORTH: Final = 0.35
CULTURE_WORTH: Final = 0.75
NEAR_MARKET: Final = 0.5
LEAD: Final = 0.2
"""What being ahead in a category is worth, for each thing and up to a few, besides the points for it now."""
HELD_MARKET_TOKEN: Final = 1.0
HELD_PRODUCTION_TOKEN: Final = 0.25


def _card_worth(card: Card) -> float:
    worth = sum(n * each for n, each in zip(card.yields, RESOURCE_WORTH, strict=True))
    return worth + (EFFECT_WORTH if card.effect is not None else 0)


CARD_WORTH: Final = tuple(_card_worth(card) for card in CARDS)


def evaluate(p: Monumental, seat: int) -> float:
    """The outlook of a seat against the best of the others."""
    turns = turns_left(p)
    own = outlook(p, seat, turns)
    others = [other for other in range(p.seats) if other != seat]
    return own - max(outlook(p, other, turns) for other in others) + lead(p, seat, others)


def lead(p: Monumental, seat: int, others: list[int]) -> float:
    """How far ahead of the others a seat is where being first counts."""
    value = 0.0
    everybody = [counts(p, other) for other in others]
    for category, count in counts(p, seat).items():
        margin = count - max(other[category] for other in everybody)
        value += LEAD * max(-3, min(margin, 2))
    return value


def turns_left(p: Monumental) -> float:
    """About how many more turns a seat has after this one."""
    if p.last_turns >= 0:
        return max(0, (p.last_turns - 1) // p.seats)
    cards_a_turn = 1.6 * 6 / row_length(p.seats) if p.seats == 2 else 1.7
    return len(p.development) / (cards_a_turn * p.seats) + 1


def outlook(p: Monumental, seat: int, turns: float) -> float:
    """What a civilization's points should come to."""
    soon = min(turns, 2.0) / 2
    value = points(p, seat) + p.gold[seat] * (0.02 + GOLD_WORTH * soon)
    if p.automated(seat) or p.capital[seat] == NOWHERE:
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
    value = (production + science + military + p.samurai) * IN_HAND
    waiting = sum(card in ACTIONS and card not in p.used for card in active_cards(p))
    if p.policies[seat] and p.policies[seat][-1] in ACTIONS and p.policies[seat][-1] not in p.used:
        waiting += 1
    return value + waiting * UNUSED_EFFECT


def prospects(p: Monumental, seat: int) -> float:
    """Explorers near what they can take."""
    value = 0.0
    for market, tile in enumerate(p.market_tile):
        if tile != NOWHERE and p.pile[market] and not p.visited(seat, market):
            nearest = min(distance(at, tile) for at in p.explorers[seat * 2 : seat * 2 + 2])
            value += NEAR_MARKET / (1 + nearest)
    return value
