"""A position of Gheos: the tiles on the table and their lands, who holds what."""

from typing import Any, Final

from ecumene.core.position import Position
from ecumene.core.state import Shared, state
from ecumene.titles.gheos.box import (
    COLOUR_WORDS,
    COLOURS,
    EPOCH_TILES,
    FOLLOWERS,
    GODS,
    HAND,
    LAST_EPOCH,
    TOKENS,
)
from ecumene.titles.gheos.grid import BESIDE, CENTRE, NAMES, Cell, Side, points_up, row_and_column
from ecumene.titles.gheos.lands import Around, Land, joined, spread
from ecumene.titles.gheos.tiles import (
    COUNTED,
    COUNTS,
    CUP,
    FACES,
    HAS_PYRAMID,
    PYRAMID,
    ROTATIONS,
    START,
    TILE_WORDS,
    TILES,
    Laid,
    Part,
)

EPOCH: Final = -1
"""An epoch tile among the tiles in the piles."""
NOBODY: Final = -1
"""The colour of a land without a civilization, and the migrant when none is on its way."""
NO_TILES: Final[Around] = (None, None, None)


@state
class Gheos(Position):
    """A world that grows and changes, and the gods who shape it.

    The followers of a seat and a colour lie at `seat * 6 + colour` of a flat list.
    """

    tiles: dict[Cell, Laid]
    """The tiles in play."""
    lands: dict[Side, Land]
    """The land at every side of every tile in play."""
    continents: Shared[list[Land]]
    frontier: Shared[list[Cell]]
    """The empty cells beside a tile."""
    homes: list[Land | None]
    """The continent of each civilization in play, by colour."""
    migrant: int
    """The civilization on its way from a continent that broke: in play, and without a home."""
    supply: list[int]
    """The followers that nobody holds, by colour."""
    followers: list[int]
    hands: list[list[int]]
    piles: list[int]
    """All that can still be drawn, in no order: chance decides at each draw."""
    gone: list[int]
    """The tiles that were replaced."""
    points: list[int]
    tokens: list[int]
    epochs: int
    """How many epoch tiles have been drawn."""

    def set_up(self) -> None:
        from ecumene.titles.gheos.turn import StartTurn

        seats = self.seats
        self.tiles = {}
        self.lands = {}
        self.continents = []
        self.frontier = [CENTRE]
        self.homes = [None for _ in COLOURS]
        self.migrant = NOBODY
        self.supply = [FOLLOWERS for _ in COLOURS]
        self.followers = [0] * seats * len(COLOURS)
        self.points = [0] * seats
        self.tokens = [TOKENS] * seats
        self.gone = []
        self.epochs = 0
        self.put(CENTRE, START * 3, joined(CENTRE, FACES[START * 3], NO_TILES))
        # Epoch tiles drawn into a first hand go back, so the first hands are dealt without them.
        self.piles = [tile for tile, count in enumerate(COUNTS) for _ in range(count)]
        self.hands = [[self.drawn() for _ in range(HAND)] for _ in range(seats)]
        self.piles += [EPOCH] * EPOCH_TILES
        self.agenda.append(StartTurn(0))

    # The world ------------------------------------------------------------------------------

    def around(self, cell: Cell) -> Around:
        """The lands across the edges of a cell as they are without the tile that lies there."""
        if cell in self.tiles:
            return self._left_without(cell)
        lands = self.lands
        first, second, third = BESIDE[cell]
        return lands.get(first * 4), lands.get(second * 4 + 1), lands.get(third * 4 + 2)

    def _left_without(self, cell: Cell) -> Around:
        left: list[Land | None] = [None, None, None]
        for edge, neighbour in enumerate(BESIDE[cell]):
            if neighbour not in self.tiles:
                continue
            side = neighbour * 4 + edge
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
        self.continents = [land for land in self.continents if id(land) not in old]
        if cell in self.tiles:
            self.gone.append(self.tiles[cell] // 3)
        else:
            fresh = [c for c in BESIDE[cell] if c not in self.tiles and c not in self.frontier]
            self.frontier = [c for c in self.frontier if c != cell] + fresh
        self.tiles[cell] = laid
        for land in {id(land): land for land in lands}.values():
            for side in land.sides:
                self.lands[side] = land
            if land.continent:
                self.continents.append(land)

    def _touched(self, cell: Cell) -> list[Land]:
        """The lands on a cell and across its edges."""
        sides = (c * 4 + edge for edge, beside in enumerate(BESIDE[cell]) for c in (cell, beside))
        return [land for side in sides if (land := self.lands.get(side)) is not None]

    def civilization(self, land: Land | None) -> int:
        """The colour of the civilization that lives on a land, if one does."""
        if land is not None:
            for colour, home in enumerate(self.homes):
                if home is land:
                    return colour
        return NOBODY

    def continent_at(self, heart: Cell) -> Land:
        """The continent that is named after a cell."""
        return next(land for land in self.continents if land.heart == heart)

    def vanish(self, colour: int) -> None:
        """A civilization leaves the table: its marker and all its followers go back to the supply."""
        self.homes[colour] = None
        self.supply[colour] = FOLLOWERS
        for seat in range(self.seats):
            self.followers[seat * len(COLOURS) + colour] = 0

    # What the seats hold ------------------------------------------------------------------------

    def held(self, seat: int) -> list[int]:
        """The followers of a seat by colour."""
        return self.followers[seat * len(COLOURS) : (seat + 1) * len(COLOURS)]

    def gain(self, seat: int, colour: int, count: int) -> None:
        """Followers come from the supply to a seat; negative, back to the supply."""
        self.followers[seat * len(COLOURS) + colour] += count
        self.supply[colour] -= count

    def worth(self, seat: int, symbol: int) -> int:
        """A point for each follower and each such symbol on the continent of its civilization."""
        return sum(
            count * home.count(symbol)
            for count, home in zip(self.held(seat), self.homes, strict=True)
            if count and home is not None
        )

    def drawn(self) -> int:
        """A tile out of the piles."""
        piles = self.piles
        n = self.rng.below(len(piles))
        piles[n], piles[-1] = piles[-1], piles[n]
        return piles.pop()

    def scores(self) -> list[tuple[int, ...]]:
        """Points first, then followers (rule `end-ties`)."""
        return [(self.points[seat], sum(self.held(seat))) for seat in range(self.seats)]

    # What a seat sees ---------------------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        """Hands of the others and the piles: from all landscape tiles that `seat` has not seen."""
        unseen = [tile for tile in self.piles if tile != EPOCH]
        epochs = len(self.piles) - len(unseen)
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            unseen += self.hands[other]
        self.rng.shuffle(unseen)
        for other in others:
            self.hands[other] = [unseen.pop() for _ in self.hands[other]]
        self.piles = unseen + [EPOCH] * epochs

    def table_view(self) -> dict[str, Any]:
        lands = list({id(land): land for land in self.lands.values()}.values())
        number = {id(land): n for n, land in enumerate(lands)}
        return {
            "tiles": [self._tile_view(cell, laid, number) for cell, laid in self.tiles.items()],
            "lands": [self._land_view(land) for land in lands],
            "frontier": [_cell_view(cell) for cell in self.frontier],
            "civilizations": [self._civilization_view(colour) for colour in COLOURS],
            "migrating": None if self.migrant == NOBODY else COLOUR_WORDS[self.migrant],
            "gone": [TILE_WORDS[tile] for tile in self.gone],
            "piles": len(self.piles),
            "epochs": {"drawn": self.epochs, "last": LAST_EPOCH[self.seats], "tiles": EPOCH_TILES},
        }

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        return {"players": [self._player_view(s, s == seat) for s in range(self.seats)]}

    def _tile_view(self, cell: Cell, laid: Laid, number: dict[int, int]) -> dict[str, Any]:
        tile, rotation = divmod(laid, 3)
        turned = [part.turned(rotation) for part in TILES[tile].parts]
        parts = [
            _part_view(part) | {"land": number[id(self.lands[cell * 4 + part.edges[0]])]} for part in turned
        ]
        return _cell_view(cell) | {
            "tile": TILE_WORDS[tile],
            "rotation": rotation,
            "replaceable": not HAS_PYRAMID[tile],
            "parts": parts,
        }

    def _land_view(self, land: Land) -> dict[str, Any]:
        return {
            "kind": "continent" if land.continent else "island" if land.island else "loose",
            "name": NAMES[land.heart] if land.continent else None,
            "civilizations": [COLOUR_WORDS[c] for c, home in enumerate(self.homes) if home is land],
            "symbols": {symbol: land.count(n) for n, symbol in enumerate(COUNTED)},
            "sides": [{"cell": NAMES[side >> 2], "edge": side & 3} for side in land.sides],
        }

    def _civilization_view(self, colour: int) -> dict[str, Any]:
        home = self.homes[colour]
        return {
            "colour": COLOUR_WORDS[colour],
            "home": None if home is None else NAMES[home.heart],
            "supply": self.supply[colour],
        }

    def _player_view(self, seat: int, own: bool) -> dict[str, Any]:
        return {
            "god": GODS[seat],
            "hand": [_hand_view(tile) for tile in self.hands[seat]] if own else None,
            "hand_size": len(self.hands[seat]),
            "followers": dict(zip(COLOUR_WORDS, self.held(seat), strict=True)),
            "follower_count": sum(self.held(seat)),
            "tokens": self.tokens[seat],
            "points": self.points[seat],
            "token_worth": self.worth(seat, CUP),
            "epoch_worth": self.worth(seat, PYRAMID),
        }


def _cell_view(cell: Cell) -> dict[str, Any]:
    row, column = row_and_column(cell)
    return {"cell": NAMES[cell], "row": row, "column": column, "up": points_up(cell)}


def _part_view(part: Part) -> dict[str, Any]:
    return {
        "kind": "landmass" if part.landmass else "coast",
        "edges": list(part.edges),
        "symbols": list(part.symbols),
    }


def _hand_view(tile: int) -> dict[str, Any]:
    return {
        "tile": TILE_WORDS[tile],
        "parts": [_part_view(part) for part in TILES[tile].parts],
        "rotations": list(ROTATIONS[tile]),
        "replaceable": not HAS_PYRAMID[tile],
    }
