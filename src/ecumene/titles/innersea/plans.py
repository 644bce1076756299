"""Playing a card or using a Wonder: first say how and where, then let others answer, then do it.

What the player settles is tried out on a copy of the position; the choices made there are the plan,
and they are carried out when nobody has negated it.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.core.values import Value, value
from ecumene.titles.innersea.cards import WONDER_OF
from ecumene.titles.innersea.civilizations import BARBARIAN_WORD, CIVILIZATION_OF
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rehearsal import Rehearsal
from ecumene.titles.innersea.scene import Pick, Planned, Program, Scene
from ecumene.titles.innersea.stakes import FIRST_WONDER, Code, Stake, word_of

TARGETS: Final = frozenset([*AREA_OF, *CIVILIZATION_OF, *WONDER_OF, BARBARIAN_WORD])
"""What a deed can be aimed at, among the words in which it is planned."""


@value
class Deed(Value):
    """A card played or a Wonder used, and what it does."""

    seat: int
    code: Code
    program: Program
    scene: Scene
    against: Stake | None = None
    """What it negates."""

    def settled(self, plan: tuple[Pick, ...]) -> "Deed":
        """The same deed, as its player has settled it."""
        return Deed(self.seat, self.code, self.program, self.scene.but(script=plan), self.against)

    def rehearsed(self, p: InnerSea, plan: tuple[Pick, ...]) -> Rehearsal:
        """A copy of the position in which the deed is done as planned so far, as far as possible."""
        stage = Rehearsal(p, self.seat)
        if self.code < FIRST_WONDER:
            hands = stage.fate.hands
            hands[self.seat] ^= hands[self.seat] & 1 << self.code
        stage.run(self.program, self.scene)
        for _, word in plan:
            if word in stage.choices():
                stage.repeat(word)
        return stage


@step
class Occasion(Decision[InnerSea]):
    """A question in answer to which a card can be played, or a Wonder used."""

    def conclude(self, p: InnerSea, deed: Deed, plan: tuple[Pick, ...], stake: Stake) -> None:
        """All that could be settled about a deed has been."""
        raise NotImplementedError


def begin(p: InnerSea, head: Occasion, deed: Deed, plan: tuple[Pick, ...] = ()) -> None:
    """Ask for what is still to be settled; when all is, it is open to all."""
    stage, plan = rehearse(p, deed, plan)
    if (asked := stage.decision) is not None:
        picked, discs = tuple(sorted(plan)), bytes(stage.board.discs)
        p.ask(Plan(deed.seat, head, deed, plan, picked, asked, discs, stage.choices()))
    else:
        head.conclude(p, deed, plan, stake_of(deed, plan, stage))


def rehearse(p: InnerSea, deed: Deed, plan: tuple[Pick, ...]) -> tuple[Rehearsal, tuple[Pick, ...]]:
    """A deed tried out up to the next real choice; whatever has only one answer is settled by that."""
    stage = deed.rehearsed(p, plan)
    while (asked := stage.decision) is not None and len(stage.choices()) == 1:
        word = stage.choices()[0]
        plan = (*plan, pick_for(asked, word))
        stage.repeat(word)
    return stage, plan


def stake_of(deed: Deed, plan: tuple[Pick, ...], stage: Rehearsal) -> Stake:
    """What others may answer: the deed, whom it would cost something, and what it is aimed at."""
    aims = dict.fromkeys([word for _, word in plan if word in TARGETS])
    return Stake(deed.seat, deed.code, stage.hits, stage.disc_hits, tuple(aims))


def pick_for(asked: Decision[InnerSea], choice: Choice) -> Pick:
    assert isinstance(asked, Planned)
    return len(asked.rest), choice


@step
class Plan(Link[InnerSea, Occasion]):
    """How and where a card or a Wonder shall take effect.

    Picks that come to the same in another order make the same plan, so that a search follows it once.
    """

    deed: Deed
    plan: tuple[Pick, ...]
    picked: tuple[Pick, ...]
    """What was picked so far, whatever came first."""
    asked: Decision[InnerSea]
    """What is asked on the copy of the position on which the plan is tried out."""
    discs: bytes
    """The discs of that copy."""
    offered: Sequence[Choice]
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
        begin(p, self.head, self.deed, (*self.plan, pick_for(self.asked, choice)))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return self.asked.candidates(self.stage(p))

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return self.asked.objection(self.stage(p), choice)

    def facts(self, p: InnerSea) -> Particulars:
        plan = [word for _, word in self.plan]
        return {"card": word_of(self.deed.code), "step": self.asked.name, "plan": plan}
