"""Temples: whoever plays one scores for its continent, once, if a civilization lives there."""

from ecumene.core.state import raised
from ecumene.core.steps import Task, step
from ecumene.titles.gheos.conflicts import Prospect
from ecumene.titles.gheos.grid import NAMES, SIDES, Cell
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import COUNTED, FACES, Face


def announce_temples(p: Gheos, seat: int, face: Face, prospect: Prospect) -> None:
    """Say what temples will pay when the conflict is over, unless that is for the player to decide."""
    for edge, symbol in face.temples:
        land = prospect.lands[edge]
        settled = len(prospect.refuges) == 1 and prospect.refuges[0] is land and land.continent
        if settled or any(land is home for home in prospect.staying.values()):
            p.tell("temple-ahead", seat=seat, symbol=COUNTED[symbol], points=land.count(symbol))


@step
class ScoreTemples(Task[Gheos]):
    """A temple just played pays, if a civilization lives on its continent after all conflicts."""

    seat: int
    cell: Cell

    def run(self, p: Gheos) -> None:
        for edge, symbol in FACES[p.tiles[self.cell]].temples:
            land = p.lands[SIDES[self.cell][edge]]
            if p.civilization(land) is None:
                p.tell("temple-unoccupied", seat=self.seat, cell=NAMES[self.cell])
                continue
            points = land.count(symbol)
            p.points = raised(p.points, self.seat, points)
            if p.log is not None:
                p.tell("temple", seat=self.seat, symbol=COUNTED[symbol], points=points)
