"""Wars: declared in one turn, resolved at the start of the next."""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Objection, SeatTask, step
from ecumene.titles.ages.attacks import attack_cost, break_pacts, strengths, take_culture, take_science
from ecumene.titles.ages.cards import (
    CARDS,
    ID,
    NONE,
    NUMBER,
    OF_KIND,
    SPECIAL_CONSTRUCTION,
    SPECIAL_MILITARY,
    Number,
)
from ecumene.titles.ages.civilization import NOBODY, Civilization
from ecumene.titles.ages.position import EVERYBODY, Ages
from ecumene.titles.ages.spending import MISSING, spend_military
from ecumene.titles.ages.steps import ChooseCard
from ecumene.titles.ages.technologies import enter_play, lose_special
from ecumene.titles.ages.tokens import change_yellow

TAKE_SCIENCE: Final = "science"
_SPECIALS: Final = tuple(
    card for kind in range(SPECIAL_MILITARY, SPECIAL_CONSTRUCTION + 1) for card in OF_KIND[kind]
)

NOT_THEIRS: Final = Objection("war-technology-in-play")
HAVE_IT: Final = Objection("war-technology-new")
TOO_WEAK: Final = tuple(Objection("war-technology-advantage", {"missing": n}) for n in MISSING)


def declare_war(p: Ages, civ: Civilization, card: Number, rival: Civilization) -> None:
    """The war card lies before its owner until the next turn."""
    p.leave_hand(civ, card, openly=True)
    spend_military(p, civ, attack_cost(card, rival))
    p.tell("war", seat=civ.seat, rival_seat=rival.seat, card=ID[card])
    break_pacts(p, civ, rival)
    civ.war = card
    civ.war_target = rival.seat
    p.reveal()


@step
class ResolveWar(SeatTask[Ages]):
    """The stronger side wins the war declared a turn ago (rule `resolve-war`)."""

    def run(self, p: Ages) -> None:
        civ = p.civs[self.seat]
        card = civ.war
        if card == NONE:
            return
        rival = p.civs[civ.war_target]
        end_war(p, civ)
        attack, defence = strengths(civ, rival)
        p.tell(
            "war-resolved",
            seat=civ.seat,
            rival_seat=rival.seat,
            card=ID[card],
            attack=attack,
            defence=defence,
        )
        if attack != defence:
            victor, loser = (civ, rival) if attack > defence else (rival, civ)
            WARS[card](p, victor, loser, abs(attack - defence), CARDS[card].value)


def end_war(p: Ages, civ: Civilization) -> None:
    """The war card is removed from play."""
    p.discard(civ.war, EVERYBODY)
    civ.war, civ.war_target = NONE, NOBODY


def over_territory(p: Ages, victor: Civilization, loser: Civilization, advantage: int, value: int) -> None:
    """A token, and one more for each `value` of the advantage."""
    taken = -change_yellow(p, loser, -(1 + advantage // value))
    change_yellow(p, victor, taken)
    if taken:
        p.tell("took-yellow", seat=victor.seat, rival_seat=loser.seat, count=taken)


def over_culture(p: Ages, victor: Civilization, loser: Civilization, advantage: int, value: int) -> None:
    """Culture: `value` and the advantage."""
    take_culture(p, victor, loser, value + advantage)


def over_technology(p: Ages, victor: Civilization, loser: Civilization, advantage: int, value: int) -> None:
    """Technologies and science worth the advantage."""
    p.agenda.append(TakeTechnology(victor.seat, loser.seat, advantage))


@step
class TakeTechnology(ChooseCard):
    """Which special technologies the victor takes; the rest of the advantage becomes science."""

    loser: int
    advantage: int

    def cards(self, p: Ages) -> Iterable[Number]:
        return _SPECIALS

    def bar(self, p: Ages, card: Number) -> Objection | None:
        if card not in p.civs[self.loser].specials:
            return NOT_THEIRS
        civ = p.civs[self.seat]
        if card in civ.specials or card in civ.hand:
            return HAVE_IT
        missing = CARDS[card].science - self.advantage
        return TOO_WEAK[missing] if missing > 0 else None

    def take(self, p: Ages, card: Number) -> None:
        p.agenda.append(self.but(advantage=self.advantage - CARDS[card].science))
        p.tell("took-technology", seat=self.seat, rival_seat=self.loser, card=ID[card])
        lose_special(p, p.civs[self.loser], card)
        enter_play(p, p.civs[self.seat], card)

    def choices(self, p: Ages) -> Sequence[Choice]:
        return (*super().choices(p), TAKE_SCIENCE)

    def choose(self, p: Ages, choice: Choice) -> None:
        if choice == TAKE_SCIENCE:
            take_science(p, p.civs[self.seat], p.civs[self.loser], self.advantage)
        else:
            super().choose(p, choice)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return (*super().candidates(p), TAKE_SCIENCE)

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        return None if choice == TAKE_SCIENCE else super().objection(p, choice)

    def facts(self, p: Ages) -> Particulars:
        return {"rival_seat": self.loser, "amount": self.advantage}


WARS: Final[dict[Number, Callable[[Ages, Civilization, Civilization, int, int], None]]] = {
    NUMBER["war-over-technology"]: over_technology,
    NUMBER["war-over-territory"]: over_territory,
    NUMBER["war-over-culture"]: over_culture,
}
