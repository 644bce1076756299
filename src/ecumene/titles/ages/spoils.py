"""Spoils: what each aggression does when it succeeds."""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, step
from ecumene.titles.ages.attacks import take_culture, take_science
from ecumene.titles.ages.cards import (
    AGE_WORDS,
    CARDS,
    COST,
    ID,
    IS_URBAN,
    LEVEL,
    NONE,
    WORKER_CARDS,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.colonies import AnnexColony
from ecumene.titles.ages.gains import FOOD, RESOURCES, SplitWhatIsThere, bring, gain
from ecumene.titles.ages.leaders import remove_leader
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.row import drop_unfinished
from ecumene.titles.ages.steps import DONE, ChooseCard
from ecumene.titles.ages.tokens import lose_population
from ecumene.titles.ages.works import free_worker

REMOVE_LEADER: Final = "remove-leader"
REMOVE_WONDER: Final = "remove-wonder"


def succeed(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    """The aggression succeeds."""
    p.tell("aggression-won", seat=civ.seat, rival_seat=rival.seat, card=ID[card])
    AGGRESSIONS[CARDS[card].id.rpartition("-")[0]](p, civ, rival, card)


def enslave(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    bring(p, civ, CARDS[card].gains)
    lose_population(p, rival, 1)


def plunder(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    p.agenda.append(SharePlunder(civ.seat, CARDS[card].value, rival.seat))


@step
class SharePlunder(SplitWhatIsThere):
    """How much of the plunder is food; the rest is resources."""

    rival: int

    def loser(self, p: Ages) -> Civilization:
        return p.civs[self.rival]

    def split(self, p: Ages, food: int, resources: int) -> None:
        super().split(p, food, resources)
        gain(p, p.civs[self.seat], FOOD, food)
        gain(p, p.civs[self.seat], RESOURCES, resources)

    def refusal(self, p: Ages, choice: Choice) -> Objection:
        return Objection("plunder-what-there-is")

    def facts(self, p: Ages) -> Particulars:
        return {"rival_seat": self.rival, **super().facts(p)}


def raid(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    p.agenda.append(RaidBuilding(civ.seat, rival.seat, CARDS[card].levels, 0))


@step
class RaidBuilding(ChooseCard):
    """Which urban building of the rival to destroy; half of what all cost comes as resources."""

    rival: int
    levels: tuple[int, ...]
    """The highest level of each building still to be destroyed."""
    spoils: int
    """What the buildings destroyed so far had cost."""

    def cards(self, p: Ages) -> Iterable[Number]:
        return range(WORKER_CARDS)

    def bar(self, p: Ages, card: Number) -> Objection | None:
        if not IS_URBAN[card] or not p.civs[self.rival].workers[card]:
            return Objection("raid-urban-building")
        return None if self.levels and LEVEL[card] <= self.levels[0] else Objection("raid-level")

    def take(self, p: Ages, card: Number) -> None:
        free_worker(p, p.civs[self.rival], card)
        p.agenda.append(self.but(levels=self.levels[1:], spoils=self.spoils + COST[card]))

    def choices(self, p: Ages) -> Sequence[Choice]:
        found = super().choices(p)
        return [*found, DONE] if self.spoils or not found else found

    def choose(self, p: Ages, choice: Choice) -> None:
        if choice == DONE:
            gain(p, p.civs[self.seat], RESOURCES, (self.spoils + 1) // 2)
        else:
            super().choose(p, choice)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return (*super().candidates(p), DONE)

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        if choice != DONE:
            return super().objection(p, choice)
        return None if DONE in self.choices(p) else Objection("raid-at-least-one")

    def facts(self, p: Ages) -> Particulars:
        level = self.levels[0] if self.levels else 0
        return {"rival_seat": self.rival, "age": AGE_WORDS[level]}


def annex(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    if rival.colonies:
        p.agenda.append(AnnexColony(civ.seat, rival.seat))


def infiltrate(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    if rival.leader != NONE or rival.wonder != NONE:
        p.agenda.append(Infiltrate(civ.seat, rival.seat, CARDS[card].value))


@step
class Infiltrate(Decision[Ages]):
    """Whether the rival's leader or its unfinished wonder goes."""

    rival: int
    culture: int
    """What each level of it scores."""

    def automatic(self) -> bool:
        return True

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [word for word in (REMOVE_LEADER, REMOVE_WONDER) if self._goes(p, word) != NONE]

    def _goes(self, p: Ages, choice: Choice) -> Number:
        """The card that goes."""
        rival = p.civs[self.rival]
        return rival.leader if choice == REMOVE_LEADER else rival.wonder

    def choose(self, p: Ages, choice: Choice) -> None:
        civ, rival = p.civs[self.seat], p.civs[self.rival]
        card = self._goes(p, choice)
        if choice == REMOVE_LEADER:
            remove_leader(p, rival)
        else:
            drop_unfinished(p, rival)
        culture = self.culture * LEVEL[card]
        civ.culture += culture
        p.tell("infiltrated", seat=self.seat, rival_seat=self.rival, card=ID[card], culture=culture)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return (REMOVE_LEADER, REMOVE_WONDER)

    def refusal(self, p: Ages, choice: Choice) -> Objection:
        return Objection("infiltrate-leader-or-wonder")

    def facts(self, p: Ages) -> Particulars:
        return {"rival_seat": self.rival}


def spy(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    take_science(p, civ, rival, CARDS[card].value)


def armed_intervention(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    take_culture(p, civ, rival, CARDS[card].value)


AGGRESSIONS: Final[dict[str, Callable[[Ages, Civilization, Civilization, Number], None]]] = {
    "enslave": enslave,
    "plunder": plunder,
    "raid": raid,
    "annex": annex,
    "infiltrate": infiltrate,
    "spy": spy,
    "armed-intervention": armed_intervention,
}
