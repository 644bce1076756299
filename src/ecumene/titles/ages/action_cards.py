"""Action cards: what each kind does, and when it may be played."""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Callable
from typing import Any, Final

from ecumene.core.steps import Decision, Link, Objection
from ecumene.titles.ages.cards import ACTION, CARDS, OF_KIND, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.gains import bring, gain
from ecumene.titles.ages.links import (
    NOT_FOR_CARD,
    BreakThrough,
    ChooseReserves,
    Improve,
    Scope,
    breakthroughs,
    discard_action_card,
    improvements,
)
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.spending import LACK_CIVIL, civil_left, spend_civil
from ecumene.titles.ages.wonders import build_stages, stage_bar
from ecumene.titles.ages.works import increase_population, population_bar

JUST_TAKEN: Final = Objection("action-card-next-turn")

_SCOPES: Final = {
    "rich-land": Scope(urban=False, rural=True, build=True),
    "urban-growth": Scope(urban=True, rural=False, build=True),
    "efficient-upgrade": Scope(urban=True, rural=True, build=False),
}


def name(card: Number) -> str:
    """The name that an action card shares with those of other ages."""
    return CARDS[card].id.rpartition("-")[0]


def play_bar(p: Ages, civ: Civilization, card: Number) -> Objection | None:
    """Why an action card cannot be played now."""
    if p.this_turn.taken and civ.hand.count(card) <= p.this_turn.taken.count(card):
        return JUST_TAKEN
    kind = NAMES[card]
    if kind == "breakthrough" and breakthroughs(p, civ):
        return None
    if not civil_left(p, civ):
        return LACK_CIVIL[1]
    if kind == "breakthrough":
        return NOT_FOR_CARD
    if kind == "engineering-genius":
        return stage_bar(p, civ, 1, CARDS[card].value)
    if kind == "frugality":
        return population_bar(p, civ)
    if kind in _SCOPES:
        return None if improvements(p, civ, card, _SCOPES[kind]) else NOT_FOR_CARD
    return None


def play_link(p: Ages, civ: Civilization, card: Number, head: Decision[Ages]) -> Link[Ages, Any] | None:
    """What more must be chosen to play an action card."""
    kind = NAMES[card]
    if kind == "reserves":
        return ChooseReserves(civ.seat, head, card)
    if kind == "breakthrough":
        return BreakThrough(civ.seat, head, card)
    if kind in _SCOPES:
        return Improve(civ.seat, head, card, _SCOPES[kind])
    return None


def play_card(p: Ages, civ: Civilization, card: Number) -> None:
    """Play an action card that asks nothing more."""
    spend_civil(p, civ, 1)
    discard_action_card(p, civ, card)
    EFFECTS[NAMES[card]](p, civ, card)


def bring_gains(p: Ages, civ: Civilization, card: Number) -> None:
    """Cultural Heritage, Stockpile and Revolutionary Idea: what the card names, in its order."""
    bring(p, civ, CARDS[card].gains)


def engineering_genius(p: Ages, civ: Civilization, card: Number) -> None:
    build_stages(p, civ, 1, CARDS[card].value)


def frugality(p: Ages, civ: Civilization, card: Number) -> None:
    increase_population(p, civ)
    gain(p, civ, "food", CARDS[card].value)


def patriotism(p: Ages, civ: Civilization, card: Number) -> None:
    gain(p, civ, "military-actions", 1)
    gain(p, civ, "arms", CARDS[card].value)


def arm_against_the_stronger(p: Ages, civ: Civilization, card: Number) -> None:
    """Wave of Nationalism and Military Build-Up: resources for arms for each stronger civilization."""
    stronger = sum(other.ratings.strength > civ.ratings.strength for other in p.living())
    gain(p, civ, "arms", stronger * CARDS[card].per_rival[p.players - 2])


def endowment_for_the_arts(p: Ages, civ: Civilization, card: Number) -> None:
    richer = sum(other.culture > civ.culture for other in p.living())
    gain(p, civ, "culture", richer * CARDS[card].per_rival[p.players - 2])


EFFECTS: Final[dict[str, Callable[[Ages, Civilization, Number], None]]] = {
    "cultural-heritage": bring_gains,
    "stockpile": bring_gains,
    "revolutionary-idea": bring_gains,
    "engineering-genius": engineering_genius,
    "frugality": frugality,
    "patriotism": patriotism,
    "wave-of-nationalism": arm_against_the_stronger,
    "military-build-up": arm_against_the_stronger,
    "endowment-for-the-arts": endowment_for_the_arts,
}

NAMES: Final[dict[Number, str]] = {card: name(card) for card in OF_KIND[ACTION]}
