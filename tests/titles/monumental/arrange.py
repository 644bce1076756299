"""Positions to look at: a game that has begun, a turn with the cards and resources that a test needs."""

from collections.abc import Callable, Iterable
from typing import Any

import ecumene
from ecumene.core.steps import Decision, Link
from ecumene.titles.monumental.actions import TakeAction
from ecumene.titles.monumental.board import NOBODY
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_OF, CARDS, KIND, NO_CARD
from ecumene.titles.monumental.maps import TILE_OF, Tile
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.tokens import NO_TOKEN, TOKEN_OF

PEOPLE = ("danes", "greeks", "egyptians", "japanese")


def begun(seats: int = 2, civilizations: Iterable[str] = PEOPLE, seed: int = 7, **options: Any) -> Monumental:
    """A game whose civilizations and capitals are chosen: the first seat is to activate its city."""
    p = ecumene.new("monumental", seats=seats, seed=seed, **options)
    assert isinstance(p, Monumental)
    for civilization in list(civilizations)[:seats]:
        p.push(civilization)
    while p.decision is not None and p.decision.name == "choose-capital":
        p.push(p.choices()[0])
    return p


def numbers(words: Iterable[str]) -> list[int]:
    return [CARD_OF[word] for word in words]


def lay_city(p: Monumental, seat: int, cards: Iterable[str], attached: dict[int, str] | None = None) -> None:
    """Lay a city out, slot by slot; what was there leaves the game."""
    first = seat * SLOTS
    p.realms.city[first : first + SLOTS] = (numbers(cards) + [NO_CARD] * SLOTS)[:SLOTS]
    p.realms.under[first : first + SLOTS] = [NO_CARD] * SLOTS
    for slot, word in (attached or {}).items():
        p.realms.under[first + slot] = CARD_OF[word]


def acting(
    p: Monumental | None = None,
    *,
    active: Iterable[str] = (),
    idle: Iterable[str] = (),
    attached: dict[int, str] | None = None,
    deck: Iterable[str] = (),
    discard: Iterable[str] = (),
    policies: Iterable[str] = (),
    production: int = 0,
    science: int = 0,
    military: int = 0,
    gold: int = 0,
    culture: int = 0,
    seats: int = 2,
    civilizations: Iterable[str] = PEOPLE,
    **options: Any,
) -> Monumental:
    """The first seat in its action phase, with these cards active and idle, and these resources."""
    if p is None:
        p = begun(seats, civilizations, **options)
    active = list(active)
    lay_city(p, 0, [*active, *idle], attached)
    p.now.active = (1 << len(active)) - 1
    under = [p.realms.under[slot] for slot in range(len(active)) if p.realms.under[slot] >= 0]
    p.realms.policies[0] = tuple(numbers(policies))
    p.now.in_force = 0
    for card in (*numbers(active), *under, *p.realms.policies[0][-1:]):
        p.now.in_force |= BOOK.lasting[card]
    p.realms.deck[0] = numbers(reversed(list(deck)))
    p.realms.known[0] = 0
    p.realms.discard[0] = numbers(discard)
    count_scoring(p)
    p.now.res = [production, science, military]
    p.realms.gold[0] = gold
    p.realms.culture[0] = culture
    now_asks(p, TakeAction(0))
    return p


def count_scoring(p: Monumental) -> None:
    """The first seat's knowledge and wonders score."""
    cards = [card for card in p.realms.owned(0) if card != NO_CARD and CARDS[card].set != "start"]
    p.realms.knowledge[0] = sum(KIND[card] == "knowledge" for card in cards)
    p.realms.wonders[0] = sum(KIND[card] == "wonder" for card in cards)


def now_asks(p: Monumental, step: Any) -> None:
    """Put a step in place of the one that is asked now."""
    while p.agenda[-1].__class__.__name__ not in ("RetireUsed", "DevelopmentPhase", "NextCard"):
        p.agenda.pop()
    p.agenda.append(step)
    p._offered = None


def changed(p: Monumental) -> Monumental:
    """Ask again after something was arranged by hand."""
    p._offered = None
    return p


def show(p: Monumental, cards: Iterable[str]) -> None:
    """Lay the display out; what was there goes back into the deck."""
    words = list(cards)
    old = [card for card in p.supply.display if card >= 0]
    wanted = numbers(words)
    p.supply.development = [card for card in p.supply.development + old if card not in wanted]
    p.supply.display = wanted + [NO_CARD] * (len(p.supply.display) - len(wanted))
    p._offered = None


def garrison(
    p: Monumental, seat: int, tile: str, soldiers: int = 1, leader: bool = False, outpost: bool = False
) -> Tile:
    """A province comes under a civilization's control, with these pieces out of its capital."""
    place = TILE_OF[tile]
    p.board.token[place] = NO_TOKEN
    if p.board.owner[place] != NOBODY:
        p.board.own[p.board.owner[place]] &= ~(1 << place)
    p.take_tile(seat, place)
    p.board.soldiers[p.board.capital[seat]] -= soldiers
    p.board.soldiers[place] = soldiers
    if leader:
        p.board.leader_at[seat] = place
    if outpost:
        p.board.outposts |= 1 << place
    p._offered = None
    return place


def barbarians(p: Monumental, tile: str, token: str) -> Tile:
    """A certain token on a province."""
    p.board.token[TILE_OF[tile]] = TOKEN_OF[token]
    p._offered = None
    return TILE_OF[tile]


def has(p: Monumental, seat: int = 0) -> dict[str, int]:
    """What a civilization has to spend."""
    production, science, military = p.now.res
    return {
        "production": production,
        "science": science,
        "military": military,
        "samurai": p.now.samurai,
        "gold": p.realms.gold[seat],
        "culture": p.realms.culture[seat],
    }


def pushed(p: Monumental, *notation: str) -> Monumental:
    for line in notation:
        p.push(line)
    return p


def rule_against(p: Monumental, notation: str) -> str | None:
    """The rule that forbids a choice; None when it is allowed."""
    objection = p.why(notation)
    return None if objection is None else objection.rule


def asked(p: Monumental) -> str:
    """What the question at hand is called."""
    assert p.decision is not None
    return p.decision.name


def objected(
    link: Callable[[int, Decision[Monumental]], Link[Monumental, Any]], p: Monumental, choice: str
) -> str:
    """The rule with which a later question of a chain would refuse a choice of the first seat."""
    assert p.decision is not None
    objection = link(0, p.decision).objection(p, choice)
    assert objection is not None
    return objection.rule
