"""Colonies: territories in play, gained, lost and taken."""

from collections.abc import Mapping

from ecumene.games.ages.cards import CARDS, ID, Number
from ecumene.games.ages.civilization import Civilization
from ecumene.games.ages.position import EVERYBODY, Ages, gives_tokens, without
from ecumene.games.ages.tokens import (
    change_blue,
    change_yellow,
    gain_food,
    gain_population,
    gain_resources,
    lose_population,
)


def settle(p: Ages, civ: Civilization, card: Number) -> None:
    """A territory becomes a colony: its lasting effect first, then what it brings at once."""
    p.tell("colonized", seat=civ.seat, card=ID[card])
    add_colony(p, civ, card)
    bring(p, civ, CARDS[card].gains)


def add_colony(p: Ages, civ: Civilization, card: Number) -> None:
    """The colony's lasting effect begins."""
    civ.colonies += (card,)
    _move_tokens(p, civ, card, 1)
    p.cards_changed(civ)


def drop_colony(p: Ages, civ: Civilization, card: Number) -> None:
    """The colony's lasting effect ends."""
    civ.colonies = without(civ.colonies, card)
    _move_tokens(p, civ, card, -1)
    p.cards_changed(civ)


def _move_tokens(p: Ages, civ: Civilization, card: Number, sign: int) -> None:
    blue, yellow = gives_tokens(card)
    if yellow:
        change_yellow(p, civ, sign * yellow)
    if blue:
        change_blue(p, civ, sign * blue)


def lose_colony(p: Ages, civ: Civilization, card: Number) -> None:
    """A colony is removed from play."""
    p.tell("lost-colony", seat=civ.seat, card=ID[card])
    drop_colony(p, civ, card)
    p.discard(card, EVERYBODY)


def move_colony(p: Ages, loser: Civilization, winner: Civilization, card: Number) -> None:
    """A colony changes hands: only its lasting effect goes along."""
    drop_colony(p, loser, card)
    add_colony(p, winner, card)


def bring(p: Ages, civ: Civilization, effects: Mapping[str, int]) -> None:
    """What a card brings to a civilization or takes from it, in the card's order."""
    for what, amount in effects.items():
        _tell_change(p, civ, what, amount)
        if what == "food":
            gain_food(civ, amount)
        elif what == "resources":
            gain_resources(civ, amount)
        elif what == "science":
            civ.science += amount
        elif what == "culture":
            civ.culture = max(0, civ.culture + amount)
        elif what == "blue":
            change_blue(p, civ, amount)
        elif what == "cards":
            p.draw(civ, amount)
        elif amount > 0:
            gain_population(civ, amount)
        else:
            lose_population(p, civ, -amount)


def _tell_change(p: Ages, civ: Civilization, what: str, amount: int) -> None:
    """News of what a card brings; draws and lost workers have their own."""
    if what == "cards" or (what == "population" and amount < 0):
        return
    if amount > 0:
        p.tell("gained", seat=civ.seat, amount=amount, what=what)
    else:
        p.tell("lost", seat=civ.seat, amount=-amount, what=what)
