"""Monuments: built on a square of four, they pay their colours at the end of every turn."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Link, Objection, step
from ecumene.titles.tigris.board import BOARD, CELL_OF, IN_ROW, NAMES, OFF, ROWS, STRIDE, Cell, Cells
from ecumene.titles.tigris.buildings import remove_flipped
from ecumene.titles.tigris.pieces import COLOUR_WORDS, MONUMENT_WORDS, MONUMENTS, PER_SEAT, RED
from ecumene.titles.tigris.position import Tigris
from ecumene.titles.tigris.structures import DECLINE, BuildStructure, OfferStructure


def square(corner: Cell) -> Cells:
    """The four cells below a monument, from its top left one."""
    return (1 << corner | 1 << corner + 1) * (1 | 1 << STRIDE)


def _squares(cell: Cell) -> tuple[tuple[Cell, Cells], ...]:
    corners = (cell - STRIDE - 1, cell - STRIDE, cell - 1, cell)
    return tuple([(c, square(c)) for c in corners if c >= 0 and not square(c) & ~BOARD])


SQUARES: Final[tuple[tuple[tuple[Cell, Cells], ...], ...]] = tuple(
    [_squares(cell) for cell in range(STRIDE * ROWS)]
)
"""The squares that a cell may be part of: the top left cell, and all four."""


def squares(p: Tigris, colour: int, cell: Cell) -> list[Cell]:
    """The top left cells of all squares that the tile just placed completes."""
    tiles = p.tiles[colour]
    if not tiles & IN_ROW[cell]:
        return []  # most tiles complete nothing: every square has another tile beside this one
    return [corner for corner, below in SQUARES[cell] if tiles & below == below]


def left_of(p: Tigris, colour: int) -> list[Choice]:
    """The monuments of a colour that nobody has built."""
    return [MONUMENT_WORDS[i] for i, at in enumerate(p.monuments) if at == OFF and colour in MONUMENTS[i]]


@step
class OfferMonument(OfferStructure):
    """After a tile and its conflicts: does a square stand, and is a monument left for it?"""

    def run(self, p: Tigris) -> None:
        if squares(p, self.colour, self.cell) and left_of(p, self.colour):
            p.agenda.append(BuildMonument(self.seat, self.colour, self.cell))


@step
class BuildMonument(BuildStructure):
    """Which monument to build now; later will be too late."""

    def choices(self, p: Tigris) -> Sequence[Choice]:
        return [*left_of(p, self.colour), DECLINE]

    def choose(self, p: Tigris, choice: Choice) -> None:
        if choice == DECLINE:
            return
        p.agenda.append(ChooseSquare(self.seat, self, MONUMENT_WORDS.index(choice)))

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return (*MONUMENT_WORDS, DECLINE)

    def objection(self, p: Tigris, choice: Choice) -> Objection | None:
        if choice == DECLINE:
            return None
        index = MONUMENT_WORDS.index(choice)
        if p.monuments[index] != OFF:
            return Objection("monument-once", {"cell": NAMES[p.monuments[index]]})
        if self.colour not in MONUMENTS[index]:
            return Objection("monument-colour", {"colour": COLOUR_WORDS[self.colour]})
        return None

    def facts(self, p: Tigris) -> Particulars:
        return {"colour": COLOUR_WORDS[self.colour]}


@step
class ChooseSquare(Link[Tigris, BuildMonument]):
    """On which square the monument goes, when the tile has completed more than one."""

    monument: int

    def automatic(self) -> bool:
        return True

    def choices(self, p: Tigris) -> Sequence[Choice]:
        return [NAMES[corner] for corner in squares(p, self.head.colour, self.head.cell)]

    def choose(self, p: Tigris, choice: Choice) -> None:
        corner = CELL_OF[choice]
        cells = square(corner)
        p.monuments = replaced(p.monuments, self.monument, corner)
        p.flip(self.head.colour, cells)
        p.tell("built-monument", seat=self.seat, monument=MONUMENT_WORDS[self.monument], cell=choice)
        remove_flipped(p, cells)
        if self.head.colour == RED:
            p.send_home_without_temple()

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return CELL_OF

    def refusal(self, p: Tigris, choice: Choice) -> Objection:
        return Objection("monument-on-square", {"colour": COLOUR_WORDS[self.head.colour]})

    def facts(self, p: Tigris) -> Particulars:
        return {"monument": MONUMENT_WORDS[self.monument]}


def pay_monuments(p: Tigris, seat: int) -> None:
    """A point of a colour for each own leader of that colour in a monument's kingdom."""
    for i, corner in enumerate(p.monuments):
        if corner == OFF:
            continue
        kingdom = p.kingdom_at(corner)
        for colour in MONUMENTS[i]:
            cell = p.leaders[seat * PER_SEAT + colour]
            if cell >= 0 and kingdom >> cell & 1:
                p.score(seat, colour, 1)
                if p.log is not None:
                    word = MONUMENT_WORDS[i]
                    p.tell("monument-paid", seat=seat, monument=word, colour=COLOUR_WORDS[colour])
