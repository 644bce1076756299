"""The special buildings of the advanced game: one a colour, on a line of three tiles or more."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Objection, step
from ecumene.titles.tigris.board import CELL_OF, NAMES, OFF, STRIDE, Cell, CellChoices, Cells
from ecumene.titles.tigris.pieces import BUILDING_WORDS, COLOURS, SHORTEST_LINE
from ecumene.titles.tigris.position import Tigris
from ecumene.titles.tigris.structures import DECLINE, BuildStructure, OfferStructure

STEPS: Final = (1, STRIDE)
"""Along a row, and along a column."""


def doubled(p: Tigris, colour: int, kingdom: Cells) -> bool:
    """Whether a tile of that colour brings two points in the kingdom."""
    at = p.buildings[colour]
    return at != OFF and bool(kingdom >> at & 1)


def line(tiles: Cells, cell: Cell, step: int) -> Cells:
    """The unbroken row (a step of 1) or column of tiles that runs through a cell."""
    found = 1 << cell
    while True:
        longer = (found | found << step | found >> step) & tiles
        if longer == found:
            return found
        found = longer


def sites(p: Tigris, colour: int, cell: Cell) -> Cells:
    """Where the tile just placed allows its colour's building: on lines long enough to have it."""
    at = p.buildings[colour]
    tiles = p.tiles[colour]
    before = tiles & ~(1 << cell)
    own_ways = [way for way in STEPS if at != OFF and line(before, at, way) != 1 << at]
    longest = max((line(tiles, at, way).bit_count() for way in own_ways), default=0)
    allowed = 0
    for way in STEPS:
        new = line(tiles, cell, way)
        lengthened = way in own_ways and new >> at & 1
        if new.bit_count() >= SHORTEST_LINE and new.bit_count() > longest and not lengthened:
            allowed |= new
    return allowed & ~(1 << at) if at != OFF else allowed


def remove_flipped(p: Tigris, cells: Cells) -> None:
    """A building leaves the board when its tile is turned over for a monument."""
    for colour in COLOURS:
        at = p.buildings[colour]
        if at != OFF and cells >> at & 1:
            p.buildings = replaced(p.buildings, colour, OFF)
            p.tell("building-removed", building=BUILDING_WORDS[colour], cell=NAMES[at])


@step
class OfferBuilding(OfferStructure):
    """After a tile and its conflicts: does it stand in a line that may have the building?"""

    def run(self, p: Tigris) -> None:
        if sites(p, self.colour, self.cell):
            p.agenda.append(PlaceBuilding(self.seat, self.colour, self.cell))


@step
class PlaceBuilding(BuildStructure):
    """Whether to build, or to move, the building of the tile just placed."""

    def choices(self, p: Tigris) -> Sequence[Choice]:
        return CellChoices(sites(p, self.colour, self.cell), (DECLINE,))

    def choose(self, p: Tigris, choice: Choice) -> None:
        if choice == DECLINE:
            return
        p.buildings = replaced(p.buildings, self.colour, CELL_OF[choice])
        p.tell("built-building", seat=self.seat, building=BUILDING_WORDS[self.colour], cell=choice)

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return (*CELL_OF, DECLINE)

    def refusal(self, p: Tigris, choice: Choice) -> Objection:
        building = {"building": BUILDING_WORDS[self.colour]}
        if CELL_OF[choice] == p.buildings[self.colour]:
            return Objection("building-moves-elsewhere", building)
        return Objection("building-on-new-line", building)

    def facts(self, p: Tigris) -> Particulars:
        return {"building": BUILDING_WORDS[self.colour]}
