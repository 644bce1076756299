"""Technologies: developing them, and changing the government by peace or revolution."""

from typing import Final

from ecumene.core.steps import Objection
from ecumene.titles.ages.cards import (
    CARDS,
    GOVERNMENT,
    ID,
    KIND,
    LEVEL,
    NONE,
    NUMBER,
    SPECIAL_MILITARY,
    WORKER_CARDS,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.gains import gain
from ecumene.titles.ages.leaders import recover_civil, score_leader
from ecumene.titles.ages.position import Ages, gives_tokens, without
from ecumene.titles.ages.spending import MISSING, civil_left, science_bar, spend_civil, spend_science
from ecumene.titles.ages.tokens import change_blue

LEONARDO: Final = NUMBER["leonardo-da-vinci"]
NEWTON: Final = NUMBER["isaac-newton"]
EINSTEIN: Final = NUMBER["albert-einstein"]
ROBESPIERRE: Final = NUMBER["maximilien-robespierre"]

DEVELOP: Final = "develop"
REVOLUTION: Final = "revolution"

ALL_CIVIL: Final = tuple(Objection("revolution-all-civil", {"missing": n}) for n in MISSING)
ALL_MILITARY: Final = tuple(Objection("revolution-all-military", {"missing": n}) for n in MISSING)


def develop(p: Ages, civ: Civilization, card: Number, less: int = 0) -> None:
    """Pay science, and bring a technology from the hand into play (rule `develop`)."""
    spend_science(p, civ, card, less)
    civ.hand = without(civ.hand, card)
    p.tell("developed", seat=civ.seat, card=ID[card])
    enter_play(p, civ, card)
    developed(p, civ)


def revolution_bar(p: Ages, civ: Civilization, card: Number, less: int = 0) -> Objection | None:
    """Why no revolution can be declared."""
    if civ.leader == ROBESPIERRE:
        missing = civ.ratings.military - civ.military
        if missing:
            return ALL_MILITARY[missing]
    else:
        missing = civ.ratings.civil - civil_left(p, civ)
        if missing > 0:
            return ALL_CIVIL[missing]
    return science_bar(p, civ, card, less, revolution=True)


def revolt(p: Ages, civ: Civilization, card: Number, less: int = 0) -> None:
    """Declare a revolution: all actions of one colour for the cheaper price (rule `revolution`)."""
    spend_science(p, civ, card, less, revolution=True)
    civ.hand = without(civ.hand, card)
    p.tell("revolution", seat=civ.seat, card=ID[card])
    robespierre = civ.leader == ROBESPIERRE
    if robespierre:
        civ.military -= civ.ratings.military
        score_leader(p, civ)
    else:
        spend_civil(p, civ, civ.ratings.civil)
    civil, military = civ.civil, civ.military
    enter_play(p, civ, card)
    if robespierre:
        civ.military = min(civ.military, military)
    else:
        civ.civil = min(civ.civil, civil)
    developed(p, civ)


def enter_play(p: Ages, civ: Civilization, card: Number) -> None:
    """A technology comes into play; of two special ones of a kind only the higher stays."""
    kind = KIND[card]
    if card < WORKER_CARDS:
        civ.techs = tuple(sorted((*civ.techs, card)))
    elif kind == GOVERNMENT:
        civ.government = card
    else:
        _enter_special(p, civ, card, kind - SPECIAL_MILITARY)
    p.cards_changed(civ)


def _enter_special(p: Ages, civ: Civilization, card: Number, slot: int) -> None:
    old = civ.specials[slot]
    if old != NONE and LEVEL[old] >= LEVEL[card]:
        return
    specials = list(civ.specials)
    specials[slot] = card
    civ.specials = tuple(specials)
    blue = gives_tokens(card)[0] - (gives_tokens(old)[0] if old != NONE else 0)
    change_blue(p, civ, blue)


def lose_special(p: Ages, civ: Civilization, card: Number) -> None:
    """A special technology leaves play."""
    civ.specials = tuple([NONE if special == card else special for special in civ.specials])
    change_blue(p, civ, -gives_tokens(card)[0])
    p.cards_changed(civ)


def developed(p: Ages, civ: Civilization) -> None:
    """What leaders make of a technology that was just developed."""
    if civ.leader == LEONARDO:
        gain(p, civ, "resources", CARDS[LEONARDO].value)
    elif civ.leader == NEWTON:
        recover_civil(p, civ)
    elif civ.leader == EINSTEIN:
        score_leader(p, civ)
