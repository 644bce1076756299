"""A position of Gheos: the tiles on the table and their lands, who holds what."""

from typing import Final

from ecumene.core.position import Position
from ecumene.core.state import Shared, state
from ecumene.titles.gheos.box import FOLLOWERS, PER_SEAT
from ecumene.titles.gheos.grid import ACROSS, BESIDE, SIDES, Cell, Side
from ecumene.titles.gheos.lands import Around, Land, spread
from ecumene.titles.gheos.tiles import FACES, Laid

EPOCH: Final = -1
"""An epoch tile among the tiles in the piles."""


@state
class Gheos(Position):
    """A world that grows and changes, and the gods who shape it.

    The followers of a seat and a colour lie at `seat * PER_SEAT + colour` of a flat list.
    """

    tiles: dict[Cell, Laid]
    """The tiles in play."""
    lands: dict[Side, Land]
    """The land at every side of every tile in play."""
    continents: Shared[list[Land]]
    frontier: Shared[list[Cell]]
    """The empty cells beside a tile."""
    gone: Shared[list[int]]
    """The tiles that were replaced."""

    homes: list[Land | None]
    """The continent of each civilization in play, by colour."""
    migrant: int | None
    """The civilization on its way from a continent that broke: in play, and without a home."""
    supply: list[int]
    """The followers that nobody holds, by colour."""

    followers: list[int]
    hands: Shared[list[list[int]]]
    tokens: Shared[list[int]]
    points: Shared[list[int]]

    piles: list[int]
    """All that can still be drawn, in no order: chance decides at each draw."""
    epochs: int
    """How many epoch tiles have been drawn."""

    # The world ------------------------------------------------------------------------------

    def around(self, cell: Cell) -> Around:
        """The lands across the edges of a cell as they are without the tile that lies there."""
        if cell in self.tiles:
            return self._left_without(cell)
        lands = self.lands
        first, second, third = ACROSS[cell]
        return lands.get(first), lands.get(second), lands.get(third)

    def _left_without(self, cell: Cell) -> Around:
        left: list[Land | None] = [None, None, None]
        for edge, side in enumerate(ACROSS[cell]):
            if side not in self.lands:
                continue
            for land in left[:edge]:
                if land is not None and side in land.sides:
                    left[edge] = land
                    break
            else:
                left[edge] = spread(self.tiles, side, cell)
        return left[0], left[1], left[2]

    def put(self, cell: Cell, laid: Laid, lands: tuple[Land, ...]) -> None:
        """Lay a tile, whose lands will be those at its edges, in place of the one there may be."""
        old = {id(land) for land in self._touched(cell)}
        continents = [land for land in self.continents if id(land) not in old]
        if cell in self.tiles:
            self.gone = [*self.gone, FACES[self.tiles[cell]].tile]
        else:
            fresh = [c for c in BESIDE[cell] if c not in self.tiles and c not in self.frontier]
            self.frontier = [c for c in self.frontier if c != cell] + fresh
        self.tiles[cell] = laid
        for land in {id(land): land for land in lands}.values():
            for side in land.sides:
                self.lands[side] = land
            if land.continent:
                continents.append(land)
        self.continents = continents

    def _touched(self, cell: Cell) -> list[Land]:
        """The lands on a cell and across its edges."""
        return [self.lands[side] for side in SIDES[cell] + ACROSS[cell] if side in self.lands]

    def continent_at(self, heart: Cell) -> Land:
        """The continent that is named after a cell."""
        return next(land for land in self.continents if land.heart == heart)

    # Civilizations and their followers --------------------------------------------------------

    def civilization(self, land: Land | None) -> int | None:
        """The colour of the civilization that lives on a land, if one does."""
        if land is not None:
            for colour, home in enumerate(self.homes):
                if home is land:
                    return colour
        return None

    def vanish(self, colour: int) -> None:
        """A civilization leaves the table: its marker and all its followers go back to the supply."""
        self.homes[colour] = None
        self.supply[colour] = FOLLOWERS
        for seat in range(self.seats):
            self.followers[seat * PER_SEAT + colour] = 0

    def held(self, seat: int) -> list[int]:
        """The followers of a seat by colour."""
        return self.followers[seat * PER_SEAT : (seat + 1) * PER_SEAT]

    def gain(self, seat: int, colour: int, count: int) -> None:
        """Followers come from the supply to a seat; negative, back to the supply."""
        self.followers[seat * PER_SEAT + colour] += count
        self.supply[colour] -= count

    # The piles ------------------------------------------------------------------------------------

    def drawn(self) -> int:
        """A tile out of the piles."""
        piles = self.piles
        n = self.rng.below(len(piles))
        piles[n], piles[-1] = piles[-1], piles[n]
        return piles.pop()
