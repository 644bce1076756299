"""Structures: what the tile just placed may bear, a monument on a square or a building on a line."""

from typing import Final

from ecumene.core.steps import Choice, Decision, Task
from ecumene.titles.tigris.board import Cell
from ecumene.titles.tigris.position import Tigris

DECLINE: Final[Choice] = "decline"


class OfferStructure(Task[Tigris]):
    """After a tile and its conflicts: does it allow a structure?"""

    __slots__ = ("cell", "colour", "seat")

    def __init__(self, seat: int, colour: int, cell: Cell) -> None:
        self.seat = seat
        self.colour = colour
        self.cell = cell


class BuildStructure(Decision[Tigris]):
    """Which structure to build, or where, now; later will be too late."""

    __slots__ = ("cell", "colour")

    def __init__(self, seat: int, colour: int, cell: Cell) -> None:
        super().__init__(seat)
        self.colour = colour
        self.cell = cell
