"""Kingdoms: regions that hold a leader. They are kept in step with the pieces, not looked for again."""

from collections.abc import Sequence

from ecumene.titles.tigris.board import NEIGHBOURS, STRIDE, Cell, Cells, around, region


class Kingdom:
    """A region that holds a leader, with the cells that touch it; another takes its place when it changes."""

    __slots__ = ("border", "cells")

    def __init__(self, cells: Cells, border: Cells) -> None:
        self.cells = cells
        self.border = border

    def __reduce__(self) -> tuple[type["Kingdom"], tuple[Cells, Cells]]:
        return Kingdom, (self.cells, self.border)


def first_cell(kingdom: Cells) -> Cells:
    """What kingdoms are put in order by."""
    return kingdom & -kingdom


def kingdoms_of(discs: Cells, joined: Cells) -> list[Kingdom]:
    """The regions of `joined` that hold one of the `discs`, looked for all over the board."""
    kingdoms = []
    while discs:
        cells = region(discs & -discs, joined)
        kingdoms.append(Kingdom(cells, around(cells)))
        discs &= ~cells
    return kingdoms


def united(touched: Sequence[Kingdom], cell: Cell, joined: Cells) -> Kingdom:
    """What a piece on a cell makes of the kingdoms that it touches, and of the loose tiles beside it."""
    cells = 1 << cell
    border = NEIGHBOURS[cell]
    for kingdom in touched:
        cells |= kingdom.cells
        border |= kingdom.border
    loose = NEIGHBOURS[cell] & joined & ~cells
    if loose:
        cells = region(cells | loose, joined)
        border = around(cells)
    return Kingdom(cells, border)


def bereft(kingdoms: Sequence[Kingdom], gone: Cells, discs: Cells) -> list[Kingdom]:
    """What is left of kingdoms when some of their cells are bare: all parts with a leader."""
    left = []
    for kingdom in kingdoms:
        if not kingdom.cells & gone:
            left.append(kingdom)
        elif kingdom.cells & discs:
            parts = _parts(kingdom.cells & ~gone, around(gone))
            left += [Kingdom(part, around(part)) for part in parts if part & discs]
    return left


def _parts(cells: Cells, gap: Cells) -> list[Cells]:
    """The parts of cells that hung together before a gap opened: each of them touches it.

    The search is over as soon as all that touches the gap is found to hang together.
    """
    parts = []
    ends = cells & gap
    while ends:
        part = ends & -ends
        while ends & ~part:
            wider = (part | part << 1 | part >> 1 | part << STRIDE | part >> STRIDE) & cells
            if wider == part:
                break
            part = wider
        else:
            parts.append(cells)
            break
        parts.append(part)
        cells ^= part
        ends &= ~part
    return parts


def crowds_of(kingdoms: Sequence[Kingdom]) -> tuple[Cells, Cells]:
    """The cells that touch at least two of the kingdoms, and those that touch at least three."""
    once = twice = thrice = 0
    for kingdom in kingdoms:
        border = kingdom.border
        thrice |= twice & border
        twice |= once & border
        once |= border
    return twice, thrice
