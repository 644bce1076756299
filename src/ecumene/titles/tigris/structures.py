"""Structures: what the tile just placed may bear, a monument on a square or a building on a line."""

from typing import Final

from ecumene.core.steps import Choice, Decision, Task, step
from ecumene.titles.tigris.board import Cell
from ecumene.titles.tigris.position import Tigris

DECLINE: Final[Choice] = "decline"


@step
class OfferStructure(Task[Tigris]):
    """After a tile and its conflicts: does it allow a structure?"""

    seat: int
    colour: int
    cell: Cell


@step
class BuildStructure(Decision[Tigris]):
    """Which structure to build, or where, now; later will be too late."""

    colour: int
    cell: Cell
