"""Playing a card or using a Wonder: first say how and where, then let others answer, then do it.

What the player settles is tried out on a copy of the position; the choices made there are the plan,
and they are carried out when nobody has negated it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ecumene.core.steps import Choice, Decision, Link, Objection, Task
from ecumene.games.innersea.cards import CARDS, INVESTMENT, INVESTMENT_OF
from ecumene.games.innersea.fate import LayAway
from ecumene.games.innersea.map import AREA_OF
from ecumene.games.innersea.negation import (
    FIRST_WONDER,
    Code,
    Stake,
    discard_negated,
    open_window,
    spend_wonder,
    word_of,
)
from ecumene.games.innersea.position import InnerSea
from ecumene.games.innersea.scene import Program, Run, Scene


@dataclass(frozen=True, slots=True)
class Deed:
    """A card played or a Wonder used, and what it does."""

    seat: int
    code: Code
    program: Program
    scene: Scene

    def rehearsed(self, p: InnerSea, plan: tuple[Choice, ...]) -> InnerSea:
        """A copy of the position in which the deed is done as planned so far."""
        stage = p.clone()
        stage.rehearsing = self.seat
        stage.hits = stage.disc_hits = 0
        if self.code < FIRST_WONDER:
            stage.hands[self.seat] &= ~(1 << self.code)
        stage.agenda = [Run(self.program, self.scene)]
        stage.play_out(plan)
        return stage


def begin(p: InnerSea, head: Decision[InnerSea], deed: Deed, plan: tuple[Choice, ...] = ()) -> None:
    """Ask for what is still to be settled; when all is, declare it."""
    stage = deed.rehearsed(p, plan)
    if stage.agenda:
        p.ask(Plan(deed.seat, head, deed, plan))
    else:
        p.agenda.append(head.following())  # type: ignore[attr-defined]
        declare(p, deed, plan, Stake(deed.seat, deed.code, stage.hits, stage.disc_hits))


@dataclass(frozen=True, slots=True)
class Plan(Link[InnerSea]):
    """How and where a card or a Wonder shall take effect."""

    seat: int
    head: Decision[InnerSea]
    deed: Deed
    plan: tuple[Choice, ...]

    def inner(self, p: InnerSea) -> tuple[InnerSea, Decision[InnerSea]]:
        """The copy on which the plan is tried out, and what is asked there."""
        stage = self.deed.rehearsed(p, self.plan)
        asked = stage.decision
        assert asked is not None
        return stage, asked

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        stage, asked = self.inner(p)
        return asked.choices(stage)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        begin(p, self.head, self.deed, (*self.plan, choice))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        stage, asked = self.inner(p)
        return asked.candidates(stage)

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        stage, asked = self.inner(p)
        return asked.objection(stage, choice)

    def facts(self, p: InnerSea) -> dict[str, Any]:
        _, asked = self.inner(p)
        return {"card": word_of(self.deed.code), "step": asked.name, "plan": list(self.plan)}


def declare(p: InnerSea, deed: Deed, plan: tuple[Choice, ...], stake: Stake) -> None:
    """The deed is open to all: others may answer it before it takes effect."""
    if deed.code >= FIRST_WONDER:
        spend_wonder(p, deed.code - FIRST_WONDER)
        p.tell("used-wonder", seat=deed.seat, wonder=word_of(deed.code), targets=_areas(plan))
    else:
        p.take_from_hand(deed.seat, deed.code)
        p.in_play.append(deed.code)
        p.tell("played", seat=deed.seat, card=word_of(deed.code), targets=_areas(plan))
    p.agenda.append(Resolve(replace(deed, scene=deed.scene.but(script=plan))))
    open_window(p, (stake,))


def _areas(plan: tuple[Choice, ...]) -> list[Choice]:
    return list(dict.fromkeys(choice for choice in plan if choice in AREA_OF))


@dataclass(frozen=True, slots=True)
class Resolve(Task[InnerSea]):
    """A declared deed takes effect, unless it was negated."""

    deed: Deed

    def run(self, p: InnerSea) -> None:
        deed = self.deed
        if p.negated >> deed.code & 1:
            p.negated ^= 1 << deed.code
            discard_negated(p, deed.code)
            return
        if deed.code >= FIRST_WONDER:
            p.agenda.append(Run(deed.program, deed.scene))
        elif CARDS[deed.code].kind == INVESTMENT:
            invest(p, deed.seat, deed.code)
        else:
            p.agenda += (LayAway(deed.code), Run(deed.program, deed.scene))


def invest(p: InnerSea, seat: int, card: int) -> None:
    """An Investment card lies open with its discs on it, as many as the supply has."""
    number = INVESTMENT_OF[card]
    discs = min(CARDS[card].invested, p.supply[seat])
    p.in_play.remove(card)
    p.supply[seat] -= discs
    p.invest_owner[number], p.invest_discs[number] = seat, discs
    if discs:
        p.tell("invested", seat=seat, card=word_of(card), count=discs)
    else:
        p.clear_investment(card)
