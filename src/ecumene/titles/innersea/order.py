"""Operations on the turn order."""

from collections.abc import Sequence

from ecumene.core.steps import Choice, step
from ecumene.core.values import value
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Operation, Planned, Program, Scene


@value
class TurnOrder(Operation):
    """The turn order changes for all: at random, or fewest victory points first."""

    at_random: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if self.at_random:
            p.reveal()
            order = p.order[:]
            p.rng.shuffle(order)
            p.order = order
        else:
            p.order = sorted(p.order, key=lambda seat: p.vp[seat])
        tell_order(p)
        return s


def tell_order(p: InnerSea) -> None:
    if p.log is not None:
        p.tell("turn-order", order=[p.word(seat) for seat in p.order])


@value
class TakePlace(Operation):
    """The actor takes any place in the turn order."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.pose(ChoosePlace(s.actor, s, rest))
        return None


@step
class ChoosePlace(Planned):
    """Which place in the turn order to take."""

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [f"place {n}" for n in range(1, p.count + 1)]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        others = [seat for seat in p.order if seat != self.seat]
        place = int(choice.split()[1]) - 1
        p.order = [*others[:place], self.seat, *others[place:]]
        tell_order(p)
        self.go_on(p)
