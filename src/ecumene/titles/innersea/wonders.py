"""Operations that bury, restore and fill Wonders."""

from collections.abc import Iterable, Sequence

from ecumene.core.events import Particulars
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Objection, step
from ecumene.core.values import value
from ecumene.titles.innersea.cards import WONDER_OF, WONDER_WORDS, WONDERS
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, LANDS, NOWHERE, AreaChoices, Areas
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Operation, Planned, Program, Scene


def sites(p: InnerSea, seat: int) -> Areas:
    """Where a civilization can set a block: land areas of its own without one."""
    lands = p.board.controlled(seat) & LANDS
    return lands ^ lands & p.wonders.sites()


@value
class BuryWonder(Operation):
    """A built Wonder is turned face down."""

    own: bool
    max_discs: int
    """Only where its owner has at most so many discs; 0 for anywhere."""
    most: bool
    """Only a Wonder of the civilization that has most of them."""
    active: bool
    """Only a Wonder in an area that its owner occupies."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        found = [w for w, area in enumerate(p.wonders.area) if area != NOWHERE and self._meant(p, s, w)]
        if self.most and found:
            counts = {w: len(p.wonders.standing(p.wonders.owner[w])) for w in found}
            found = [w for w in found if counts[w] == max(counts.values())]
        if not found:
            return s
        p.pose(ChooseWonder(s.actor, s, rest, tuple(found), bury=True))
        return None

    def _meant(self, p: InnerSea, s: Scene, wonder: int) -> bool:
        owner = p.wonders.owner[wonder]
        if (owner == s.actor) != self.own or (self.active and wonder not in p.active_wonders(owner)):
            return False
        return not self.max_discs or p.board.stack(owner, p.wonders.area[wonder]) <= self.max_discs


@step
class ChooseWonder(Planned):
    """Which Wonder an effect is about: to bury it, or to put discs back on it."""

    wonders: tuple[int, ...]
    bury: bool
    discs: int = 0

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("card-says-wonder")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [WONDER_WORDS[wonder] for wonder in self.wonders]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        wonder = WONDER_OF[choice]
        if self.bury:
            p.bury(wonder)
        else:
            recharge(p, wonder, self.discs)
        self.go_on(p)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return WONDER_WORDS


def recharge(p: InnerSea, wonder: int, discs: int) -> None:
    """Discs from supply go back on a Wonder, never above its starting number."""
    owner, lying = p.wonders.owner[wonder], p.wonders.discs[wonder]
    added = min(discs, WONDERS[wonder].discs - lying, p.supply[owner])
    if added:
        p.supply[owner] -= added
        p.wonders = p.wonders.with_discs(wonder, lying + added)
        p.tell("wonder-recharged", seat=owner, wonder=WONDER_WORDS[wonder], count=added)


@value
class RechargeWonder(Operation):
    """Discs from supply go back on one of the actor's Wonders."""

    n: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        found = [w for w in p.wonders.standing(s.actor) if p.wonders.discs[w] < WONDERS[w].discs]
        if not found:
            return s
        p.pose(ChooseWonder(s.actor, s, rest, tuple(found), bury=False, discs=self.n))
        return None


@value
class RechargeWonders(Operation):
    """One disc from supply goes back on each of the actor's active Wonders."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        for wonder in p.active_wonders(s.actor):
            recharge(p, wonder, 1)
        return s


@value
class RestoreWonders(Operation):
    """Every buried Wonder of the actor comes back into one of its own land areas."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        buried = p.wonders.buried_of(s.actor)
        if not buried or not sites(p, s.actor):
            return s
        p.pose(RestoreAt(s.actor, s, (self, *rest), buried[0]))
        return None


@step
class RestoreAt(Planned):
    """Where the block of a restored Wonder is set."""

    wonder: int

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("wonder-site")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(sites(p, self.seat))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.wonders = p.wonders.restored(self.wonder, AREA_OF[choice])
        p.tell("wonder-restored", seat=self.seat, wonder=WONDER_WORDS[self.wonder], area=choice)
        self.go_on(p)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREA_WORDS

    def facts(self, p: InnerSea) -> Particulars:
        return {"wonder": WONDER_WORDS[self.wonder]}


@value
class WonderDiscount(Operation):
    """The next Wonder that the actor builds in this Card Phase costs less."""

    n: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.discount = replaced(p.discount, s.actor, self.n)
        return s
