"""The board as whole numbers: one bit a cell, so that neighbours are shifts.

Rows are 17 bits long: the column that nobody can enter keeps a shift from wrapping around.
"""

import tomllib
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ecumene.core.bits import PlaceChoices, each
from ecumene.core.tables import text_of

Cell = int
"""The number of a cell's bit."""
Cells = int
"""A set of cells: their bits together."""

OFF: Final[Cell] = -1
"""Where a leader, a monument or a building is that does not stand on the board."""

COLUMNS: Final = 16
ROWS: Final = 11
STRIDE: Final = COLUMNS + 1

NAMES: Final[tuple[str, ...]] = tuple(
    f"{chr(ord('a') + i % STRIDE)}{i // STRIDE + 1}" if i % STRIDE < COLUMNS else ""
    for i in range(STRIDE * ROWS)
)
CELL_OF: Final[dict[str, Cell]] = {name: i for i, name in enumerate(NAMES) if name}
BOARD: Final[Cells] = sum(1 << i for i in CELL_OF.values())


def around(cells: Cells) -> Cells:
    """The neighbours of some cells, and those of them that are neighbours themselves."""
    return (cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE) & BOARD


def region(start: Cells, within: Cells) -> Cells:
    """All that hangs together with `start`, step by step inside `within`."""
    found = start
    while True:
        wider = (found | found << 1 | found >> 1 | found << STRIDE | found >> STRIDE) & within
        if wider == found:
            return found
        found = wider


NEIGHBOURS: Final[tuple[Cells, ...]] = tuple([around(1 << cell) for cell in range(STRIDE * ROWS)])
"""The neighbours of each cell."""
IN_ROW: Final[tuple[Cells, ...]] = tuple([(5 << cell >> 1) & BOARD for cell in range(STRIDE * ROWS)])
"""The neighbours to the left and to the right of each cell."""


def names(cells: Cells) -> list[str]:
    """What the cells are called."""
    return list(_names(cells))


@lru_cache(maxsize=1 << 13)
def _names(cells: Cells) -> tuple[str, ...]:
    # Every view lists the kingdoms, and from one choice to the next hardly any has changed.
    return tuple(NAMES[cell] for cell in each(cells))


class CellChoices(PlaceChoices):
    """Cells to choose from."""

    __slots__ = ()

    def names(self) -> tuple[str, ...]:
        return NAMES

    def numbers(self) -> dict[str, int]:
        return CELL_OF


class Side:
    """One side of the printed board."""

    __slots__ = ("land", "name", "rivers", "take_first", "temples")

    def __init__(self, name: str, rows: list[str]) -> None:
        self.name = name
        self.rivers = _cells(rows, "~")
        self.land = BOARD & ~self.rivers
        self.temples = _cells(rows, "TC")
        self.take_first = _cells(rows, "C")

    def __reduce__(self) -> tuple[Callable[[str], "Side"], tuple[str]]:
        return side, (self.name,)


def _cells(rows: list[str], signs: str) -> Cells:
    return sum(
        1 << y * STRIDE + x for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in signs
    )


_SIDES = tomllib.loads(text_of(__file__, "boards"))
SIDES: Final[dict[str, Side]] = {name: Side(name, rows) for name, rows in _SIDES.items()}


def side(name: str) -> Side:
    """The side of the board that a table has chosen."""
    return SIDES[name]
