"""What this turn's resources promise: the best bargains that they could still buy."""

from typing import Final

from ecumene.core.bits import each
from ecumene.titles.monumental.acquiring import card_price
from ecumene.titles.monumental.board import NOBODY
from ecumene.titles.monumental.cards import BASICS, CARDS, KIND
from ecumene.titles.monumental.conquest import conquest_price, in_reach, staging
from ecumene.titles.monumental.forces import NO_FORCE, completable
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import GOLD, MILITARY, PRODUCTION, SCIENCE
from ecumene.titles.monumental.tokens import NO_TOKEN, TOKENS
from ecumene.titles.monumental.wonders import stage_price
from ecumene.titles.monumental.worth import CARD_WORTH

POINTS_PER_RESOURCE: Final = 0.22
"""How many points a resource is in the end."""
ACTIVATED_A_TURN: Final = 5
"""How many cards of a city are activated each turn."""
USUAL_DECK: Final = 15
"""How many cards take turns in being activated."""
GOLD_WORTH: Final = 0.42
"""What a gold is worth as long as there is a turn to spend it in."""
LAST_GOLD: Final = 0.02
"""What a gold is worth besides, even in the last turn: ties go to it."""
KEPT_PRODUCTION: Final = 0.25
"""What a production token is worth."""
USUAL_CARD: Final = 1.0
"""What a card brings that a new building takes the place of."""
START_WONDER: Final = 0.8
"""What the first stage of a wonder is worth."""
FINISH_WONDER: Final = 1.2
"""What the second stage of a wonder is worth."""
STAGE_SHARE: Final = 0.5
"""How much of a wonder's card each of its stages is."""
KNOWLEDGE: Final = 1.35
"""What a knowledge card is worth besides what it brings."""
CONQUEST: Final = 0.95
"""What a province is worth."""
ENEMY: Final = 0.4
"""What a province is worth besides when somebody else loses it."""
TOKEN: Final = 0.2
"""What a token on a province is worth."""
TOKEN_VALUE: Final = 0.15
"""What the reward of a barbarian grows by with its strength."""
HAGGLE: Final = 0.5
"""Among equal bargains the bigger one comes first: what is added to every price."""
LEFT_OVER: Final = 0.02
"""What production or military is worth that buys nothing."""
LEFT_SCIENCE: Final = 0.1
"""What science is worth that buys no card: it still makes a breakthrough."""

Ware = tuple[float, int, int, int]
"""What a thing is worth, and its price in production, science and military."""


def at_hand(p: Monumental, seat: int, turns: float) -> float:
    """What can still be done with this turn's resources."""
    if not (any(p.now.res) or p.now.samurai or p.realms.gold[seat] or p.realms.production_tokens[seat]):
        return 0.0
    return shopping(p, seat, works(p, seat, turns) + studies(p, turns) + wars(p, seat), turns)


def card_worth(turns: float) -> float:
    """What a card brings until the end for each resource that it is worth."""
    return ACTIVATED_A_TURN / USUAL_DECK * turns * POINTS_PER_RESOURCE


def gold_worth(turns: float) -> float:
    """What a gold is worth with so many turns to go."""
    return LAST_GOLD + GOLD_WORTH * min(turns, 1.0)


def works(p: Monumental, seat: int, turns: float) -> list[Ware]:
    """What production buys: buildings and stages of wonders."""
    found: list[Ware] = []
    building = p.realms.building[seat]
    a_resource = card_worth(turns)
    for card in (*p.supply.display, *BASICS):
        if card < 0:
            continue
        if KIND[card] == "building":
            worth = (CARD_WORTH[card] - USUAL_CARD) * a_resource
            if worth > 0:
                found.append((worth, card_price(p, card), 0, 0))
        elif KIND[card] == "wonder" and building < 0:
            price = card_price(p, card)
            if turns:
                found.append((START_WONDER + CARD_WORTH[card] * a_resource * STAGE_SHARE, price, 0, 0))
            else:
                found.append((START_WONDER + FINISH_WONDER, price + CARDS[card].stages[1], 0, 0))
    if building >= 0:
        worth = FINISH_WONDER + CARD_WORTH[building] * a_resource * STAGE_SHARE
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
        if need <= funds and completable(p, seat, staging(p, seat, tile), need, funds, NO_FORCE):
            token = p.board.token[tile]
            worth = CONQUEST + (TOKEN + TOKEN_VALUE * TOKENS[token].value if token != NO_TOKEN else 0)
            if p.board.owner[tile] != NOBODY:
                worth += ENEMY
            found.append((worth, extra[PRODUCTION], extra[SCIENCE], need + extra[GOLD]))
    return found


def shopping(p: Monumental, seat: int, wares: list[Ware], turns: float) -> float:
    """What the turn's resources buy: the best bargains first, gold standing in for what is missing."""
    production, science, military = p.now.res
    military += p.now.samurai
    gold = p.realms.gold[seat]
    tokens = p.realms.production_tokens[seat]
    a_gold = gold_worth(turns)
    a_token = KEPT_PRODUCTION * min(turns, 1.0)
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
