"""Tactics: played from the hand, made common a turn later, copied by others."""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from typing import Final

from ecumene.core.steps import Objection
from ecumene.titles.ages import once
from ecumene.titles.ages.board import COPY_TACTIC, PLAY_TACTIC
from ecumene.titles.ages.cards import ID, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.spending import LACK_MILITARY, military_left

ONCE: Final = Objection("tactic-once")
CURRENT: Final = Objection("tactic-current")


def play_gate(p: Ages, civ: Civilization) -> Objection | None:
    """Why no tactic can be played."""
    if p.this_turn.used & once.TACTIC:
        return ONCE
    missing = PLAY_TACTIC - military_left(p, civ)
    return LACK_MILITARY[missing] if missing > 0 else None


def copy_gate(p: Ages, civ: Civilization) -> Objection | None:
    """Why no common tactic can be copied."""
    if p.this_turn.used & once.TACTIC:
        return ONCE
    missing = COPY_TACTIC - military_left(p, civ)
    return LACK_MILITARY[missing] if missing > 0 else None


def copy_bar(p: Ages, civ: Civilization, card: Number) -> Objection | None:
    """Why this common tactic cannot be copied: it is the current one already."""
    return CURRENT if card == civ.tactic else None


def play_tactic(p: Ages, civ: Civilization, card: Number) -> None:
    """A tactic from the hand becomes the current one, for its player alone."""
    p.leave_hand(civ, card, openly=True)
    p.this_turn.used |= once.TACTIC
    civ.tactic = card
    civ.exclusive = True
    p.tell("tactic", seat=civ.seat, card=ID[card])
    p.update(civ)
    p.reveal()


def copy_tactic(p: Ages, civ: Civilization, card: Number) -> None:
    """A common tactic becomes the current one."""
    p.this_turn.used |= once.TACTIC
    civ.tactic = card
    p.tell("copied-tactic", seat=civ.seat, card=ID[card])
    p.update(civ)


def share_tactic(p: Ages, civ: Civilization) -> None:
    """At the start of the turn an exclusive tactic becomes common (rule `tactic-shared`)."""
    if civ.exclusive:
        civ.exclusive = False
        p.common += (civ.tactic,)
        p.tell("shared-tactic", seat=civ.seat, card=ID[civ.tactic])
