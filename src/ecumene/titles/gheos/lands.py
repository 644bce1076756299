"""Lands: what hangs together over the edges of the tiles. Continents, islands, and loose parts.

A land is made of parts of tiles, not of whole tiles: two parts of one tile may lie in different lands, or
meet again in one by way of their neighbours.
"""

from typing import Final

from ecumene.core.values import Value, value
from ecumene.titles.gheos.grid import BESIDE, SIDES, Cell, Side, cell_of, edge_of
from ecumene.titles.gheos.tiles import FACES, PARTS, Face, Laid, Tally, count

NOWHERE: Final[Cell] = -1


@value
class Land(Value):
    """Parts of tiles that hang together."""

    heart: Cell
    """The first cell, from the north, that has a landmass of this land: a tile has one landmass at most,
    so it names the land. Nowhere when there are only coasts."""
    sides: tuple[Side, ...]
    tally: Tally

    def __hash__(self) -> int:
        return hash((self.heart, self.tally))

    @property
    def continent(self) -> bool:
        """At least one landmass, at least two tiles (rule `continent`)."""
        return self.heart != NOWHERE and count(self.tally, PARTS) > 1

    @property
    def island(self) -> bool:
        """Coasts alone, on two tiles (rule `island`)."""
        return self.heart == NOWHERE and count(self.tally, PARTS) > 1

    def count(self, symbol: int) -> int:
        """How often a symbol appears here."""
        return count(self.tally, symbol)


Around = tuple[Land | None, Land | None, Land | None]
"""The lands across the three edges of a cell; None where there is no neighbour."""


def joined(cell: Cell, face: Face, around: Around) -> tuple[Land, Land, Land]:
    """The lands at the three edges of a cell once a tile lies there."""
    hearts: list[Cell] = []
    sides: list[list[Side]] = []
    tallies: list[Tally] = []
    reached: dict[int, int] = {}
    """The part of the result that a land around has become, by the land's identity."""
    own = SIDES[cell]
    at = [0, 0, 0]
    for edges, tally, landmass in face.parts:
        touched = [land for edge in edges if (land := around[edge]) is not None]
        # A landmass comes first, and a coast touches one land only: it either joins a land that
        # an earlier part has reached, or begins its own.
        group = reached.get(id(touched[0]), -1) if touched else -1
        if group < 0:
            group = len(hearts)
            hearts.append(NOWHERE)
            sides.append([])
            tallies.append(0)
        if landmass:
            hearts[group] = cell
        tallies[group] += tally
        for edge in edges:
            sides[group].append(own[edge])
            at[edge] = group
        for land in touched:
            if id(land) not in reached:
                reached[id(land)] = group
                hearts[group] = _first(hearts[group], land.heart)
                sides[group] += land.sides
                tallies[group] += land.tally
    lands = [
        Land(heart, tuple(all_sides), tally)
        for heart, all_sides, tally in zip(hearts, sides, tallies, strict=True)
    ]
    return lands[at[0]], lands[at[1]], lands[at[2]]


def _first(one: Cell, other: Cell) -> Cell:
    if one == NOWHERE or NOWHERE < other < one:
        return other
    return one


def spread(tiles: dict[Cell, Laid], start: Side, without: Cell) -> Land:
    """All that hangs together with one side of a tile when another tile has been taken away."""
    heart = NOWHERE
    tally = 0
    sides: list[Side] = []
    seen = {SIDES[cell_of(start)][edge] for edge in FACES[tiles[cell_of(start)]].at[edge_of(start)][0]}
    waiting = [start]
    while waiting:
        side = waiting.pop()
        cell = cell_of(side)
        edges, added, landmass = FACES[tiles[cell]].at[edge_of(side)]
        tally += added
        if landmass:
            heart = _first(heart, cell)
        own, beside = SIDES[cell], BESIDE[cell]
        for edge in edges:
            sides.append(own[edge])
            neighbour = beside[edge]
            far = SIDES[neighbour]
            if neighbour != without and neighbour in tiles and far[edge] not in seen:
                # All edges of the part across are reached at once.
                seen.update([far[other] for other in FACES[tiles[neighbour]].at[edge][0]])
                waiting.append(far[edge])
    return Land(heart, tuple(sides), tally)
