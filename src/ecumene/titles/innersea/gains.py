"""Operations on talents, victory points and what a civilization will have later."""

from collections.abc import Callable, Sequence
from typing import Final

from ecumene.core.state import raised, replaced
from ecumene.core.steps import Choice, step
from ecumene.core.values import value
from ecumene.titles.innersea.civilizations import NOBODY
from ecumene.titles.innersea.map import NOWHERE
from ecumene.titles.innersea.picks import Amount
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import REFS, Operation, Planned, Program, Scene


@value
class Talents(Operation):
    """A civilization gains talents, or loses as many as it has."""

    who: str
    n: Amount

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        seat = s.who(self.who)
        if seat == NOBODY:
            return s
        change = max(self.n.of(p, s, seat), -p.talents[seat])
        if change > 0:
            p.talents[seat] += change
            p.tell("talents-gained", seat=seat, count=change)
        elif change < 0:
            p.lose_talents(seat, -change)
            p.tell("talents-lost", seat=seat, count=-change)
        return s


@value
class TakeTalents(Operation):
    """Talents go from T to the actor."""

    n: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        taken = min(self.n, p.talents[s.target])
        p.lose_talents(s.target, taken)
        p.talents[s.actor] += taken
        p.tell("talents-taken", seat=s.actor, from_seat=s.target, count=taken)
        return s


@value
class VictoryPoints(Operation):
    """The actor gains victory points."""

    n: Amount

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        points = p.gain_vp(s.actor, self.n.of(p, s, s.actor))
        if points:
            p.tell("vp-gained", seat=s.actor, count=points)
        return s


@value
class Loot(Operation):
    """Further talents for the Loot box."""

    n: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.loot = raised(p.loot, s.actor, self.n)
        return s


@value
class Modify(Operation):
    """The next acquisition, or the first hand of the next Epoch, is larger or smaller."""

    who: str
    rule: str
    n: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        seat = s.who(self.who)
        if seat == NOBODY:
            return s
        RULES[self.rule](p, seat, self.n)
        if self.n < 0:
            p.harm(seat)
        return s


def _more_discs(p: InnerSea, seat: int, n: int) -> None:
    p.extra_discs = raised(p.extra_discs, seat, n)


def _more_sea_discs(p: InnerSea, seat: int, n: int) -> None:
    p.extra_sea_discs = raised(p.extra_sea_discs, seat, n)


def _more_cards(p: InnerSea, seat: int, n: int) -> None:
    p.extra_cards = raised(p.extra_cards, seat, n)


RULES: Final[dict[str, Callable[[InnerSea, int, int], None]]] = {
    "acquisition": _more_discs,
    "sea_acquisition": _more_sea_discs,
    "epoch_hand": _more_cards,
}
"""What a table can change for a civilization."""


@value
class Sanctuary(Operation):
    """The actor's discs in an area are safe from cards of others until the end of the turn."""

    where: str

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        area = REFS[self.where](p, s)
        if area != NOWHERE:
            p.sanctuary = replaced(p.sanctuary, s.actor, p.sanctuary[s.actor] | 1 << area)
        return s


@value
class PayTalents(Operation):
    """The actor pays as many talents as it likes, up to a limit."""

    most: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        most = min(self.most, p.talents[s.actor])
        if not most:
            return s
        p.pose(ChooseTalents(s.actor, s, rest, most))
        return None


@step
class ChooseTalents(Planned):
    """How many talents to pay."""

    most: int

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [f"pay {n}" for n in range(self.most + 1)]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        paid = int(choice.split()[1])
        p.talents[self.seat] -= paid
        self.go_on(p, paid=paid)


@value
class EndEpoch(Operation):
    """The next sudden death step ends the Epoch."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.age_ends = True
        return s
