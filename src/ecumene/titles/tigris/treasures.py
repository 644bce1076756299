"""Treasures: where a kingdom holds more than one, its merchant takes all but one."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.state import raised
from ecumene.core.steps import Choice, Decision, Objection, Task, step
from ecumene.titles.tigris.board import CELL_OF, CellChoices, Cells
from ecumene.titles.tigris.kingdoms import first_cell
from ecumene.titles.tigris.pieces import GREEN
from ecumene.titles.tigris.position import Tigris


@step
class TakeTreasures(Task[Tigris]):
    """The last event of an action: who has a treasure to take?"""

    def run(self, p: Tigris) -> None:
        treasures = p.treasures
        found = []
        for kingdom in p.kingdoms:
            here = kingdom.cells & treasures
            if here & (here - 1):
                merchant = p.leader_in(kingdom.cells, GREEN)
                if merchant is not None:
                    found.append(TakeTreasure(merchant, kingdom.cells))
        if found:
            # What is put on the agenda last is asked first (rule `treasure-order`).
            found.sort(key=lambda take: first_cell(take.kingdom), reverse=True)
            p.agenda += found


TAKE_TREASURES: Final = TakeTreasures()


@step
class TakeTreasure(Decision[Tigris]):
    """Which treasure the merchant's owner takes next."""

    kingdom: Cells

    def automatic(self) -> bool:
        return True

    def choices(self, p: Tigris) -> Sequence[Choice]:
        return CellChoices(self._takeable(p))

    def _takeable(self, p: Tigris) -> Cells:
        here = self.kingdom & p.treasures
        return here & p.side.take_first or here

    def choose(self, p: Tigris, choice: Choice) -> None:
        p.treasures ^= 1 << CELL_OF[choice]
        p.treasures_taken = raised(p.treasures_taken, self.seat, 1)
        if p.log is not None:
            p.tell("took-treasure", seat=self.seat, cell=choice)
        if (self.kingdom & p.treasures).bit_count() > 1:
            p.agenda.append(self)

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return CELL_OF

    def objection(self, p: Tigris, choice: Choice) -> Objection | None:
        cell = 1 << CELL_OF[choice]
        if not self.kingdom & p.treasures & cell:
            return Objection("treasure-in-kingdom")
        if not self._takeable(p) & cell:
            return Objection("treasure-first")
        return None
