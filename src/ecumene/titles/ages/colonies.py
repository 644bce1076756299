"""Colonies: territories in play, gained, lost and taken."""

from ecumene.titles.ages.cards import CARDS, ID, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.gains import bring
from ecumene.titles.ages.position import EVERYBODY, Ages, gives_tokens, without
from ecumene.titles.ages.tokens import change_blue, change_yellow


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
