"""Operations of a competition: white discs that join, and the end of it."""

from collections.abc import Iterable, Sequence

from ecumene.core.events import Particulars
from ecumene.core.state import raised
from ecumene.core.steps import Choice, Objection, step
from ecumene.core.values import value
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, LANDS, SEAS, Area, AreaChoices, Areas
from ecumene.titles.innersea.notation import AREAS_OR_DONE, DONE
from ecumene.titles.innersea.picks import Amount
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Operation, Planned, Program, Scene


@value
class Allies(Operation):
    """White discs join the actor: here, and perhaps in other competitions to come."""

    n: Amount
    competitions: int
    """In how many competitions, this one included; 0 for every one of this phase."""
    sea_only: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if not p.board.held[s.actor] >> p.fight & 1:
            return s
        count = self.n.of(p, s, s.actor)
        for _ in range(count):
            p.board.join_ally(s.actor, p.fight)
        if p.log is not None and count:
            p.tell("allies-joined", seat=s.actor, area=AREA_WORDS[p.fight], count=count)
        if not self.competitions:
            p.host = raised(p.host, s.actor, count)
        if self.competitions < 2:
            return s
        return Pledging(self.competitions - 1, sea_only=self.sea_only).do(p, s, rest)


@value
class Pledging(Operation):
    """Allies that may still be assigned to other competitions."""

    left: int
    sea_only: bool
    pledged: Areas = 0

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if not self.left or not self.open_areas(p, s.actor):
            return s
        p.pose(PledgeAlly(s.actor, s, rest, self))
        return None

    def open_areas(self, p: InnerSea, seat: int) -> Areas:
        coming = p.board.contested() & p.board.held[seat] & ~(p.fought | self.pledged | 1 << p.fight)
        return coming & (SEAS if self.sea_only else LANDS | SEAS)

    def after(self, area: Area) -> "Pledging":
        return Pledging(self.left - 1, sea_only=self.sea_only, pledged=self.pledged | 1 << area)


@step
class PledgeAlly(Planned):
    """To which competition to come another ally is assigned."""

    pledging: Pledging

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("competition-cards-where")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.pledging.open_areas(p, self.seat), (DONE,))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == DONE:
            self.go_on(p)
            return
        area = AREA_OF[choice]
        p.board.join_ally(self.seat, area)
        p.tell("allies-joined", seat=self.seat, area=choice, count=1)
        self.go_on_with(p, self.pledging.after(area))

    def skip(self, p: InnerSea, settled: Choice) -> None:
        self.go_on_with(p, self.pledging.after(AREA_OF[settled]))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREAS_OR_DONE

    def facts(self, p: InnerSea) -> Particulars:
        return {**super().facts(p), "left": self.pledging.left}


@value
class CallOff(Operation):
    """The competition stops at once."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.called_off = True
        return s
