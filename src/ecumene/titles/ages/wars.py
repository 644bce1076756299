"""Wars: declared in one turn, resolved at the start of the next."""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Objection, Task
from ecumene.titles.ages.attacks import attack_cost, break_pacts, strengths
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
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import EVERYBODY, Ages
from ecumene.titles.ages.spending import MISSING, spend_military
from ecumene.titles.ages.technologies import enter_play, lose_special
from ecumene.titles.ages.tokens import change_yellow

SCIENCE: Final = "science"
_SPECIALS: Final = tuple(
    card for kind in range(SPECIAL_MILITARY, SPECIAL_CONSTRUCTION + 1) for card in OF_KIND[kind]
)

NOT_THEIRS: Final = Objection("war-technology-in-play")
HAVE_IT: Final = Objection("war-technology-new")
TOO_DEAR: Final = tuple(Objection("war-technology-advantage", {"missing": n}) for n in MISSING)


def declare_war(p: Ages, civ: Civilization, card: Number, rival: Civilization) -> None:
    """The war card lies before its owner until the next turn."""
    p.leave_hand(civ, card, openly=True)
    spend_military(p, civ, attack_cost(card, rival))
    p.tell("war", seat=civ.seat, rival_seat=rival.seat, card=ID[card])
    break_pacts(p, civ, rival)
    civ.war = card
    civ.war_target = rival.seat
    p.reveal()


class ResolveWar(Task[Ages]):
    """The stronger side wins the war declared a turn ago (rule `resolve-war`)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

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
    civ.war = civ.war_target = NONE


def over_territory(p: Ages, victor: Civilization, loser: Civilization, advantage: int, value: int) -> None:
    """A token, and one more for each `value` of the advantage."""
    taken = -change_yellow(p, loser, -(1 + advantage // value))
    change_yellow(p, victor, taken)
    p.tell("took-yellow", seat=victor.seat, rival_seat=loser.seat, count=taken)


def over_culture(p: Ages, victor: Civilization, loser: Civilization, advantage: int, value: int) -> None:
    """Culture: `value` and the advantage."""
    take_culture(p, victor, loser, value + advantage)


def take_culture(p: Ages, winner: Civilization, loser: Civilization, amount: int) -> None:
    """One civilization takes culture from another, as far as there is any."""
    amount = min(amount, loser.culture)
    loser.culture -= amount
    winner.culture += amount
    p.tell("took-culture", seat=winner.seat, rival_seat=loser.seat, amount=amount)


def take_science(p: Ages, winner: Civilization, loser: Civilization, amount: int) -> None:
    """One civilization takes science from another, as far as there is any."""
    amount = min(amount, loser.science)
    loser.science -= amount
    winner.science += amount
    p.tell("took-science", seat=winner.seat, rival_seat=loser.seat, amount=amount)


def over_technology(p: Ages, victor: Civilization, loser: Civilization, advantage: int, value: int) -> None:
    """Technologies and science worth the advantage."""
    p.agenda.append(TakeTechnology(victor.seat, loser.seat, advantage))


class TakeTechnology(Decision[Ages]):
    """Which special technologies the victor takes; the rest of the advantage becomes science."""

    __slots__ = ("advantage", "loser")

    def __init__(self, seat: int, loser: int, advantage: int) -> None:
        super().__init__(seat)
        self.loser = loser
        self.advantage = advantage

    def automatic(self) -> bool:
        return True

    def _bar(self, p: Ages, card: Number) -> Objection | None:
        if card not in p.civs[self.loser].specials:
            return NOT_THEIRS
        civ = p.civs[self.seat]
        if card in civ.specials or card in civ.hand:
            return HAVE_IT
        missing = CARDS[card].science - self.advantage
        return TOO_DEAR[missing] if missing > 0 else None

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [*(ID[card] for card in _SPECIALS if self._bar(p, card) is None), SCIENCE]

    def choose(self, p: Ages, choice: Choice) -> None:
        civ, loser = p.civs[self.seat], p.civs[self.loser]
        if choice == SCIENCE:
            take_science(p, civ, loser, self.advantage)
            return
        card = NUMBER[choice]
        left = self.advantage - CARDS[card].science
        p.agenda.append(TakeTechnology(self.seat, self.loser, left))
        p.tell("took-technology", seat=self.seat, rival_seat=self.loser, card=choice)
        lose_special(p, loser, card)
        enter_play(p, civ, card)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return [*(ID[card] for card in _SPECIALS), SCIENCE]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        return None if choice == SCIENCE else self._bar(p, NUMBER[choice])

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"rival_seat": self.loser, "amount": self.advantage}


WARS: Final[dict[Number, Callable[[Ages, Civilization, Civilization, int, int], None]]] = {
    NUMBER["war-over-technology"]: over_technology,
    NUMBER["war-over-territory"]: over_territory,
    NUMBER["war-over-culture"]: over_culture,
}
