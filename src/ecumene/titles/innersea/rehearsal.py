"""A copy of the position on which somebody plans what a card will do, before anybody can answer it.

Operations run there as they do on the table. What would come to light, what others would decide and what
chance would bring is left open; instead it is noted whom the card would cost something.
"""

from typing import Final

from ecumene.core.state import state
from ecumene.core.steps import Decision
from ecumene.titles.innersea.cards import Card
from ecumene.titles.innersea.civilizations import BARBARIANS
from ecumene.titles.innersea.drawing import DiscardCard, DiscardOfAnother
from ecumene.titles.innersea.losses import BearLoss
from ecumene.titles.innersea.map import Area
from ecumene.titles.innersea.notation import DISC
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Planned, Program, Run, Scene

NO_CARD: Final[Card] = 0


@state
class Rehearsal(InnerSea):
    """The planner's questions are asked; everybody else bears it in the plainest way."""

    planner: int
    hits: int
    """Whom it would cost discs, talents, cards, Wonders or growth, as bits; `disc_hits`: discs."""
    disc_hits: int

    def __init__(self, p: InnerSea, planner: int) -> None:
        p.copy_to(self)
        self.log = None
        self.agenda = []
        self.planner = planner
        self.hits = self.disc_hits = 0

    def run(self, program: Program, scene: Scene) -> None:
        """Run an effect up to the first question."""
        self.agenda = [Run(program, scene)]
        self.advance()

    # What is asked ------------------------------------------------------------------------------

    def pose(self, decision: Planned) -> None:
        if decision.seat == self.planner:
            self.agenda.append(decision)
        else:
            decision.choose(self, decision.choices(self)[0])

    def ask(self, decision: Decision[InnerSea]) -> None:
        if isinstance(decision, BearLoss):
            decision.choose(self, DISC)
        elif isinstance(decision, DiscardCard):
            self.harm(decision.seat)
        elif isinstance(decision, DiscardOfAnother):
            self.harm(decision.owner)
        else:
            super().ask(decision)

    # What is hidden -----------------------------------------------------------------------------

    def take_top(self) -> Card:
        return NO_CARD

    def discard_at_random(self, seat: int) -> None:
        self.harm(seat)

    # What it costs ------------------------------------------------------------------------------

    def remove(self, faction: int, area: Area) -> None:
        if faction not in (BARBARIANS, self.planner):
            self.disc_hits |= 1 << faction
            self.harm(faction)
        super().remove(faction, area)

    def lose_talents(self, seat: int, count: int) -> None:
        self.harm(seat)
        super().lose_talents(seat, count)

    def bury(self, wonder: int) -> None:
        self.harm(self.wonders.owner[wonder])
        super().bury(wonder)

    def harm(self, seat: int) -> None:
        if seat != self.planner:
            self.hits |= 1 << seat
