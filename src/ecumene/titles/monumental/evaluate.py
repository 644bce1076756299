"""How good a position looks to a seat: points now, what they can still be made of, and how long there is."""

from collections.abc import Sequence
from math import ceil, exp
from typing import Final

from ecumene.core.bits import each
from ecumene.core.game import Foresight
from ecumene.titles.monumental.automa_cards import AutomaTurn
from ecumene.titles.monumental.bargains import (
    ACTIVATED_A_TURN,
    KEPT_PRODUCTION,
    POINTS_PER_RESOURCE,
    STAGE_SHARE,
    USUAL_CARD,
    at_hand,
    card_worth,
    gold_worth,
)
from ecumene.titles.monumental.board import explorers_of
from ecumene.titles.monumental.cards import CELEBRITIES, CIVILIZATIONS, NO_CARD
from ecumene.titles.monumental.city import ChooseRow
from ecumene.titles.monumental.conquest import defence
from ecumene.titles.monumental.copying import UseDrawn
from ecumene.titles.monumental.display import rows
from ecumene.titles.monumental.effects import usable_cards
from ecumene.titles.monumental.maps import DISTANCE, NOWHERE, around
from ecumene.titles.monumental.position import NOT_IN_SIGHT, Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.scoring import AUTOMA_GOLD_PER_POINT, DOMINANCE, EACH, things
from ecumene.titles.monumental.worth import CARD_WORTH, EFFECT_CULTURE, EFFECT_REST, EFFECT_WORTH, FILLS_SLOT

FORESIGHT: Final = Foresight(width=2, depth=6, finalists=3, deals=1, overlooked=0.6)
"""How far bots look ahead."""

STALE: Final = 4
"""The cards of a city outside the row and column that are activated over and over."""
POLICY_WORTH: Final = 1.5
"""A policy that culture is there for: its points and what comes with it."""
CULTURE_SHARE: Final = 0.6
"""What culture that an effect would bring counts, against culture in the hand."""
LAST_CULTURE: Final = 4
"""How steeply culture short of a policy loses its worth in the last turn."""
UNUSED_EFFECT: Final = 0.15
"""What an effect that can still be used is worth, for each resource that it is."""
DRAWN_CARD: Final = 0.25
"""What a drawn card is worth that can be used now."""
KEPT_CARD: Final = 0.02
"""What a reinforced card is worth for each resource that it brings more than the usual one; not too much,
or nobody would end the turn."""
HALF_WONDER: Final = 1.0
"""What a wonder under construction is worth besides what its card will bring."""
MARKET_TOKEN: Final = 1.2
"""What a market token that was not used yet is worth."""
NEAR_MARKET: Final = 0.7
"""What it is worth that an explorer stands on a market."""
STEP: Final = 0.18
"""What a market is worth less for each step to it, and what production below an explorer is worth."""
CELEBRITY: Final[tuple[float, ...]] = (0.6, 0.25, 0.3)
"""What a celebrity in service is worth, each resource of its effect, and each point that it fights."""
UNFINISHED: Final = 0.12
"""What must be gained by going on with a turn rather than ending it."""
RIVALRY: Final = 0.4
"""How much the prospects of the best of several others count."""
RIVALRY_OF_TWO: Final = 0.8
"""How much the prospects of an only other one count."""
RAID: Final = 1.5
"""What a province without any defence at a border stands to lose."""
MOST_POLICIES: Final = 5
"""How many policies a civilization has."""

# Where being first counts: what a turn usually adds to provinces, knowledge, wonders, policies
PERSON_A_TURN: Final[tuple[float, ...]] = (0.4, 0.35, 0.4, 0.5)
"""What a turn usually adds to a person."""
ARCHITECT_A_TURN: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 0.45)
"""What a turn usually adds to an Automa of this trait, as the next ones."""
CULTURED_A_TURN: Final[tuple[float, ...]] = (0.5, 0.45, 0.2, 0.6)
"""What a turn adds to a cultured Automa."""
ECONOMIST_A_TURN: Final[tuple[float, ...]] = (0.5, 0.45, 0.2, 0.45)
"""What a turn adds to an economist."""
TECHNOLOGICAL_A_TURN: Final[tuple[float, ...]] = (0.4, 1.1, 0.2, 0.4)
"""What a turn adds to a technological Automa."""
WARMONGER_A_TURN: Final[tuple[float, ...]] = (1.0, 0.45, 0.2, 0.45)
"""What a turn adds to a warmonger."""
TIED: Final = 0.5
"""By how much who is tied counts as being ahead."""
SPREAD: Final = 0.8
"""How far what comes about may be from what is usual, in the last turn."""
SPREAD_A_TURN: Final = 0.35
"""How much further it may be for each turn to go."""

# How long the game lasts
PACE: Final = 1.15
"""How many cards of the development deck a turn takes."""
PACE_OF_TWO: Final = 2.0
"""How many it takes where two rows are filled."""
LAST_ROUNDS: Final = 1.5
"""The rounds after the deck has run out: half of one to finish it, and a last one."""


def _average(cards: Sequence[int]) -> float:
    """What an average one of these cards brings when it is activated, with the knowledge attached to it."""
    total = sum(map(CARD_WORTH.__getitem__, cards))
    return total / max(sum(map(FILLS_SLOT.__getitem__, cards)) - STALE, ACTIVATED_A_TURN)


FIRST_CITY: Final = tuple(_average(nation.deck) for nation in CIVILIZATIONS)
"""What the cards bring with which a civilization begins: as good as the others, whatever they are."""
AUTOMA_USUAL: Final = {
    "architect": ARCHITECT_A_TURN,
    "cultured": CULTURED_A_TURN,
    "economist": ECONOMIST_A_TURN,
    "technological": TECHNOLOGICAL_A_TURN,
    "warmonger": WARMONGER_A_TURN,
}


TERMS: Final = (
    *("points", "gold", "culture", "city", "policies", "at-hand", "kept-cards"),
    *("wonder", "production-tokens", "market-tokens", "explorers", "celebrity"),
    *("being-first", "rivals", "exposure"),
)
"""What the evaluation is made of, as a player would name it."""
AT_HAND: Final = 5
OWN_TERMS: Final = 12
"""Those before the place among the others."""


def evaluate(p: Monumental, seat: int) -> float:
    """The outlook of a seat, and its chances of being first, against the prospects of the best other one."""
    return sum(_parts(p, seat))


def terms(p: Monumental, seat: int) -> dict[str, float]:
    """The same, term by term."""
    return dict(zip(TERMS, _parts(p, seat), strict=True))


def progress(p: Monumental) -> float:
    """How much of the game has been played, from 0 to 1."""
    return p.turn / (p.turn + sum(turns_left(p), 0.0)) if p.agenda else 1.0


def _parts(p: Monumental, seat: int) -> list[float]:
    turns = turns_left(p)
    expected = [projection(p, other, turns[other]) for other in range(p.seats)]
    rivals = [
        points_expected(p, other, expected[other]) + dominance(expected, other, turns[other])
        for other in range(p.seats)
        if other != seat
    ]
    parts = outlook(p, seat, turns[seat])
    parts.append(dominance(expected, seat, turns[seat]))
    parts.append(-(RIVALRY_OF_TWO if p.seats == 2 else RIVALRY) * max(rivals))
    parts.append(0.0 - exposure(p, seat) if max(turns[:seat] + turns[seat + 1 :]) > 0 else 0.0)
    if p.now.mover == seat and not fresh(p):
        parts[AT_HAND] -= UNFINISHED
    return parts


def scored(found: Sequence[float]) -> float:
    """What so many things of each category score, without the points for being first."""
    provinces, knowledge, wonders, policies = found
    each_province, each_knowledge, each_wonder, each_policy = EACH.values()
    score = provinces * each_province + knowledge * each_knowledge
    return score + wonders * each_wonder + policies * each_policy


def projection(p: Monumental, seat: int, turns: float) -> list[float]:
    """What a civilization should have in each category at the end, if it goes on as usual."""
    a_turn = AUTOMA_USUAL[p.nation(seat).trait] if p.automated(seat) else PERSON_A_TURN
    expected = [count + more * turns for count, more in zip(things(p, seat), a_turn, strict=True)]
    expected[-1] = min(expected[-1], MOST_POLICIES)
    return expected


def points_expected(p: Monumental, seat: int, expected: list[float]) -> float:
    """The points of a civilization at the end, if it goes on as usual, without those for being first."""
    value = scored(expected) + len(p.realms.trophies[seat])
    if p.automated(seat):
        value += p.realms.gold[seat] / AUTOMA_GOLD_PER_POINT
    return value


def dominance(expected: list[list[float]], seat: int, turns: float) -> float:
    """The points to hope for where being first counts: the surer the fewer turns are left."""
    spread = SPREAD + SPREAD_A_TURN * turns
    value = 0.0
    for count, *others in zip(expected[seat], *expected[:seat], *expected[seat + 1 :], strict=True):
        value += DOMINANCE / (1 + exp(-(count - max(others) + TIED) / spread))
    return value


def exposure(p: Monumental, seat: int) -> float:
    """The points that a civilization may lose where others stand at its borders."""
    others = 0
    for other, tiles in enumerate(p.board.own):
        if other != seat:
            others |= tiles
    threatened = p.provinces(seat) & around(others)
    return sum((RAID / (1 + defence(p, tile)) for tile in each(threatened)), 0.0)


def turns_left(p: Monumental) -> list[float]:
    """About how many turns each seat has yet to begin."""
    left = len(p.supply.development) - due(p)
    in_sight = p.last_turns != NOT_IN_SIGHT
    sure = in_sight or left <= 0
    if not sure:
        later = left / (PACE_OF_TWO if p.seats == 2 else PACE) + LAST_ROUNDS * p.seats
    else:
        later = float(p.last_turns - 1 if in_sight else 2 * p.seats - 1 - p.now.mover)
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
    return sum(max(1, row.count(NO_CARD)) for row in rows(p))


def outlook(p: Monumental, seat: int, turns: float) -> list[float]:
    """What a civilization's points should come to, from the points to the explorers."""
    soon = min(turns, 1.0)
    parts = [0.0] * OWN_TERMS
    parts[0] = float(scored(things(p, seat)) + len(p.realms.trophies[seat]))
    parts[1] = p.realms.gold[seat] * gold_worth(turns)
    if p.board.capital[seat] == NOWHERE:
        return parts
    culture = float(p.realms.culture[seat])
    if p.now.mover == seat:
        usable = usable_cards(p, seat)
        culture += CULTURE_SHARE * sum(EFFECT_CULTURE[card] for card in usable)
        parts[AT_HAND] = at_hand(p, seat, turns) + UNUSED_EFFECT * sum(EFFECT_REST[card] for card in usable)
        if p.agenda and isinstance(p.agenda[-1], UseDrawn):
            parts[AT_HAND] += DRAWN_CARD * p.agenda[-1].left
        if p.now.reinforced:
            parts[6] = kept(p, seat) * soon
    parts[2] = culture_worth(p, seat, culture, turns)
    first = FIRST_CITY[p.realms.civilization[seat]]
    parts[3] = (engine(p, seat) - first) * ACTIVATED_A_TURN * turns * POINTS_PER_RESOURCE
    if p.realms.policies[seat]:
        parts[4] = EFFECT_WORTH[p.realms.policies[seat][-1]] * turns * POINTS_PER_RESOURCE
    if p.realms.building[seat] >= 0:
        parts[7] = (
            HALF_WONDER + CARD_WORTH[p.realms.building[seat]] * card_worth(turns) * STAGE_SHARE
        ) * soon
    parts[8] = p.realms.production_tokens[seat] * KEPT_PRODUCTION * soon
    parts[9] = len(p.held(seat)) * MARKET_TOKEN * soon
    parts[10] = prospects(p, seat) * soon
    if p.realms.celebrity[seat] != NO_CARD:
        parts[11] = celebrity_worth(p.realms.celebrity[seat]) * soon
    return parts


def celebrity_worth(card: int) -> float:
    """What a celebrity is worth to who has hired it."""
    fights = CELEBRITIES[card].attack + CELEBRITIES[card].defence
    return CELEBRITY[0] + CELEBRITY[1] * EFFECT_WORTH[card] + CELEBRITY[2] * fights


def kept(p: Monumental, seat: int) -> float:
    """What it is worth to have the reinforced cards in the city again."""
    cards = [p.realms.city[seat * SLOTS + slot] for slot in each(p.now.reinforced)]
    return KEPT_CARD * sum(CARD_WORTH[card] - USUAL_CARD for card in cards)


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
    cards = p.realms.owned(seat)
    if seat == p.now.mover:
        cards += p.now.drawn
    return _average(cards)


def prospects(p: Monumental, seat: int) -> float:
    """Explorers near what they can take."""
    value = 0.0
    one, other = p.board.explorers[explorers_of(seat)]
    for market, tile in enumerate(p.board.market_tile):
        if tile != NOWHERE and p.board.pile[market] and not p.visited(seat, market):
            nearest = min(DISTANCE[one][tile], DISTANCE[other][tile])
            value += max(0.0, NEAR_MARKET - STEP * nearest)
    production = p.board.production
    return value + STEP * ((production >> one & 1) + (one != other and production >> other & 1))
