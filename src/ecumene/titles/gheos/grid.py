"""The triangular grid: cells by row and column, what they are called, and which lie side by side.

Rows count southwards and columns eastwards from the centre, where the start tile lies; a column is half
a triangle wide. A cell points up when row and column add up to an even number. Its name is the way to it
from the centre: `n2e3` is two rows north and three columns east.

>>> NAMES[cell_at(0, 0)], NAMES[cell_at(-2, 3)], NAMES[cell_at(1, 0)]
('centre', 'n2e3', 's1')
>>> [NAMES[cell] for cell in BESIDE[CELL_OF["e1"]]]
['centre', 'n1e1', 'e2']
"""

from typing import Final

Cell = int
"""A row and a column in one number."""
Side = int
"""One of the three edges of a cell: four times the cell, and the edge."""
PER_CELL: Final = 4

EDGES: Final = range(3)
"""Clockwise: right, bottom, left of a cell that points up; left, top, right of one that points down."""

REACH: Final = 61
"""How far from the centre a tile can lie: as many tiles as this never come to the edge of the table."""

_CENTRE: Final = REACH + 3
"""Beyond the tiles there is room for the empty cells that a player may point at."""
_STRIDE: Final = 2 * _CENTRE


def cell_at(row: int, column: int) -> Cell:
    return (row + _CENTRE) * _STRIDE + column + _CENTRE


def row_and_column(cell: Cell) -> tuple[int, int]:
    row, column = divmod(cell, _STRIDE)
    return row - _CENTRE, column - _CENTRE


def points_up(cell: Cell) -> bool:
    row, column = row_and_column(cell)
    return (row + column) % 2 == 0


def cell_of(side: Side) -> Cell:
    return side // PER_CELL


def edge_of(side: Side) -> int:
    return side % PER_CELL


def _name(cell: Cell) -> str:
    row, column = row_and_column(cell)
    along = f"{'n' if row < 0 else 's'}{abs(row)}" if row else ""
    across = f"{'w' if column < 0 else 'e'}{abs(column)}" if column else ""
    return along + across or "centre"


def _beside(cell: Cell) -> tuple[Cell, Cell, Cell]:
    if points_up(cell):
        return cell + 1, cell + _STRIDE, cell - 1
    return cell - 1, cell - _STRIDE, cell + 1


CENTRE: Final[Cell] = cell_at(0, 0)
NAMES: Final[tuple[str, ...]] = tuple(_name(cell) for cell in range(_STRIDE * _STRIDE))
CELL_OF: Final[dict[str, Cell]] = {name: cell for cell, name in enumerate(NAMES)}
BESIDE: Final[tuple[tuple[Cell, Cell, Cell], ...]] = tuple(_beside(cell) for cell in range(_STRIDE * _STRIDE))
"""The neighbours across each edge; an edge has the same number on both of its sides."""
SIDES: Final[tuple[tuple[Side, Side, Side], ...]] = tuple(
    (cell * PER_CELL, cell * PER_CELL + 1, cell * PER_CELL + 2) for cell in range(_STRIDE * _STRIDE)
)
"""The sides of each cell, by edge."""
ACROSS: Final[tuple[tuple[Side, Side, Side], ...]] = tuple(
    (first * PER_CELL, second * PER_CELL + 1, third * PER_CELL + 2) for first, second, third in BESIDE
)
"""The sides of the neighbours that lie at the edges of each cell."""
