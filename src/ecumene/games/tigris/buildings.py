"""The special buildings of the advanced game: one a colour, on a line of three tiles or more."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.steps import Choice, Decision, Objection, Task
from ecumene.games.tigris.board import CELL_OF, NAMES, STRIDE, Cell, CellChoices, Cells
from ecumene.games.tigris.pieces import BUILDING_WORDS, COLOURS, SHORTEST_LINE
from ecumene.games.tigris.position import OFF, Tigris

DECLINE = "decline"


def doubled(p: Tigris, colour: int, kingdom: Cells) -> bool:
    """Whether a tile of that colour brings two points in the kingdom."""
    at = p.buildings[colour]
    return at != OFF and bool(kingdom >> at & 1)


def lines(p: Tigris, colour: int, cell: Cell) -> tuple[Cells, Cells]:
    """The row and the column of one colour that run through a tile."""
    return _run(p.tiles[colour], cell, 1), _run(p.tiles[colour], cell, STRIDE)


def _run(tiles: Cells, cell: Cell, step: int) -> Cells:
    line = 1 << cell
    while True:
        longer = (line | line << step | line >> step) & tiles
        if longer == line:
            return line
        line = longer


def sites(p: Tigris, colour: int, cell: Cell) -> Cells:
    """Where the tile just placed allows its colour's building: on lines long enough to have it."""
    at = p.buildings[colour]
    shortest = SHORTEST_LINE
    if at != OFF:
        shortest = max(shortest, 1 + max(line.bit_count() for line in lines(p, colour, at)))
    allowed = 0
    for line in lines(p, colour, cell):
        if line.bit_count() >= shortest and not (at != OFF and line >> at & 1):
            allowed |= line
    return allowed


def remove_flipped(p: Tigris, cells: Cells) -> None:
    """A building leaves the board when its tile is turned over for a monument."""
    for colour in COLOURS:
        at = p.buildings[colour]
        if at != OFF and cells >> at & 1:
            p.buildings[colour] = OFF
            p.tell("building-removed", building=BUILDING_WORDS[colour], cell=NAMES[at])


@dataclass(frozen=True, slots=True)
class OfferBuilding(Task[Tigris]):
    """After a tile and its conflicts: does it stand in a line that may have the building?"""

    seat: int
    colour: int
    cell: Cell

    def run(self, p: Tigris) -> None:
        if sites(p, self.colour, self.cell):
            p.agenda.append(PlaceBuilding(self.seat, self.colour, self.cell))


@dataclass(frozen=True, slots=True)
class PlaceBuilding(Decision[Tigris]):
    """Whether to build, or to move, the building of the tile just placed."""

    seat: int
    colour: int
    cell: Cell

    def choices(self, p: Tigris) -> Sequence[Choice]:
        return CellChoices(sites(p, self.colour, self.cell), (DECLINE,))

    def choose(self, p: Tigris, choice: Choice) -> None:
        if choice == DECLINE:
            return
        p.buildings[self.colour] = CELL_OF[choice]
        p.tell("built-building", seat=self.seat, building=BUILDING_WORDS[self.colour], cell=choice)

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return (*CELL_OF, DECLINE)

    def objection(self, p: Tigris, choice: Choice) -> Objection | None:
        if choice == DECLINE or sites(p, self.colour, self.cell) >> CELL_OF[choice] & 1:
            return None
        return Objection("building-on-new-line", {"building": BUILDING_WORDS[self.colour]})

    def facts(self, p: Tigris) -> dict[str, Any]:
        return {"building": BUILDING_WORDS[self.colour]}
