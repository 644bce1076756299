"""Playing a card or using a Wonder: first say how and where, then let others answer, then do it.

What the player settles is tried out on a copy of the position; the choices made there are the plan,
and they are carried out when nobody has negated it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ecumene.core.steps import Choice, Decision, Link, Objection, Task
from ecumene.titles.innersea.cards import CARDS, INVESTMENT, INVESTMENT_OF
from ecumene.titles.innersea.drawing import LayAway
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.negation import (
    FIRST_WONDER,
    Code,
    Stake,
    discard_negated,
    open_window,
    word_of,
)
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rehearsal import Rehearsal
from ecumene.titles.innersea.scene import Occasion, Pick, Planned, Program, Run, Scene


@dataclass(frozen=True, slots=True)
class Deed:
    """A card played or a Wonder used, and what it does."""

    seat: int
    code: Code
    program: Program
    scene: Scene

    def rehearsed(self, p: InnerSea, plan: tuple[Pick, ...]) -> Rehearsal:
        """A copy of the position in which the deed is done as planned so far, as far as possible."""
        stage = Rehearsal(p, self.seat)
        if self.code < FIRST_WONDER:
            stage.fate.hands[self.seat] &= ~(1 << self.code)
        stage.run(self.program, self.scene)
        for pick in plan:
            if pick.word in stage.choices():
                stage.push(pick.word)
        return stage


def begin(p: InnerSea, head: Occasion, deed: Deed, plan: tuple[Pick, ...] = ()) -> None:
    """Ask for what is still to be settled; when all is, declare it."""
    stage = deed.rehearsed(p, plan)
    while (asked := stage.decision) is not None and len(stage.choices()) == 1:
        plan = (*plan, _pick(asked, stage.choices()[0]))
        stage.push(plan[-1].word)
    if asked is not None:
        picked, discs = tuple(sorted(plan)), bytes(stage.board.discs)
        p.ask(Plan(deed.seat, head, deed, plan, picked, asked, discs, stage.choices()))
    else:
        p.agenda.append(head.following())
        declare(p, deed, plan, Stake(deed.seat, deed.code, stage.hits, stage.disc_hits))


def _pick(asked: Decision[InnerSea], choice: Choice) -> Pick:
    assert isinstance(asked, Planned)
    return Pick(len(asked.rest), choice)


class Plan(Link[InnerSea, Occasion]):
    """How and where a card or a Wonder shall take effect.

    Picks that come to the same in another order make the same plan, so that a search follows it once.
    """

    __slots__ = ("asked", "deed", "discs", "offered", "picked", "plan")

    def __init__(
        self,
        seat: int,
        head: Occasion,
        deed: Deed,
        plan: tuple[Pick, ...],
        picked: tuple[Pick, ...],
        asked: Decision[InnerSea],
        discs: bytes,
        offered: Sequence[Choice],
    ) -> None:
        super().__init__(seat, head)
        self.deed = deed
        self.plan = plan
        self.picked = picked
        """What was picked so far, whatever came first."""
        self.asked = asked
        """What is asked on the copy of the position on which the plan is tried out."""
        self.discs = discs
        """The discs of that copy."""
        self.offered = offered
        """What can be chosen there."""

    def key(self) -> tuple[Any, ...]:
        return self.seat, self.head, self.deed, self.picked, self.asked, self.discs

    def __hash__(self) -> int:
        return hash((self.seat, self.picked))

    def stage(self, p: InnerSea) -> Rehearsal:
        """The copy on which the plan is tried out."""
        return self.deed.rehearsed(p, self.plan)

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return self.offered

    def choose(self, p: InnerSea, choice: Choice) -> None:
        begin(p, self.head, self.deed, (*self.plan, _pick(self.asked, choice)))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return self.asked.candidates(self.stage(p))

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return self.asked.objection(self.stage(p), choice)

    def facts(self, p: InnerSea) -> dict[str, Any]:
        plan = [pick.word for pick in self.plan]
        return {"card": word_of(self.deed.code), "step": self.asked.name, "plan": plan}


def declare(p: InnerSea, deed: Deed, plan: tuple[Pick, ...], stake: Stake) -> None:
    """The deed is open to all: others may answer it before it takes effect."""
    if deed.code >= FIRST_WONDER:
        p.spend_wonder(deed.code - FIRST_WONDER)
        p.tell("used-wonder", seat=deed.seat, wonder=word_of(deed.code), targets=_areas(plan))
    else:
        p.fate.take(deed.seat, deed.code)
        p.fate.in_play.append(deed.code)
        p.tell("played", seat=deed.seat, card=word_of(deed.code), targets=_areas(plan))
    p.agenda.append(Resolve(replace(deed, scene=deed.scene.but(script=plan))))
    open_window(p, (stake,))


def _areas(plan: tuple[Pick, ...]) -> list[Choice]:
    return list(dict.fromkeys(pick.word for pick in plan if pick.word in AREA_OF))


class Resolve(Task[InnerSea]):
    """A declared deed takes effect, unless it was negated."""

    __slots__ = ("deed",)

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

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
    p.fate.in_play.remove(card)
    p.supply[seat] -= discs
    p.investments = p.investments.laid(number, seat, discs)
    if discs:
        p.tell("invested", seat=seat, card=word_of(card), count=discs)
    else:
        p.clear_investment(number)
