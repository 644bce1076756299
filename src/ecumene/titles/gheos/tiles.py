"""The landscape tiles, from `data/tiles.toml`, and how they lie in each of their rotations."""

import tomllib
from dataclasses import dataclass
from itertools import chain
from typing import Final

from ecumene.core.tables import Row, alone, read, read_each, speaking_of, text_of
from ecumene.titles.gheos.grid import EDGES, REACH

COUNTED: Final = ("wheat", "sword", "cup", "pyramid")
"""The symbols that are counted on a continent."""
WHEAT: Final = 0
SWORD: Final = 1
CUP: Final = 2
PYRAMID: Final = 3
TEMPLES: Final = {"wheat-temple": WHEAT, "sword-temple": SWORD, "cup-temple": CUP}
"""The temples, with the symbol that each of them counts."""

Tally = int
"""How many of each symbol, and of parts: a byte each, so that lands are added in one sum."""

Laid = int
"""A tile in one of its rotations: three times the tile, and the rotation."""

PARTS: Final = 4
"""Where the parts are counted in a tally, after the symbols."""


def count(tally: Tally, what: int) -> int:
    """How many of one symbol, or of parts, are in a tally."""
    return tally >> 8 * what & 255


def lying(tile: int, rotation: int) -> Laid:
    """A tile as it lies when it is turned clockwise by so many thirds."""
    return tile * len(EDGES) + rotation


@dataclass(frozen=True, slots=True)
class Part:
    """One piece of land on a tile: a coast along one edge, or a landmass that joins several."""

    edges: tuple[int, ...]
    symbols: tuple[str, ...]

    @property
    def landmass(self) -> bool:
        return len(self.edges) > 1

    @property
    def tally(self) -> Tally:
        counted = sum(1 << 8 * COUNTED.index(symbol) for symbol in self.symbols if symbol in COUNTED)
        return counted + (1 << 8 * PARTS)

    def turned(self, rotation: int) -> "Part":
        return Part(tuple(sorted((edge + rotation) % 3 for edge in self.edges)), self.symbols)


@dataclass(frozen=True, slots=True)
class Tile:
    """A landscape tile as it is printed."""

    id: str
    parts: tuple[Part, ...]
    """The landmass, if there is one, before the coasts."""

    @property
    def rotations(self) -> tuple[int, ...]:
        """The rotations that look different."""
        looks = [self._look(rotation) for rotation in EDGES]
        return tuple(rotation for rotation in EDGES if looks.index(looks[rotation]) == rotation)

    def _look(self, rotation: int) -> frozenset[Part]:
        return frozenset(part.turned(rotation) for part in self.parts)


class Face:
    """A tile as it lies in one of its rotations: what the rules look at, looked up once."""

    __slots__ = ("at", "parts", "pyramid", "rotation", "temples", "tile")

    def __init__(self, tile: int, rotation: int) -> None:
        turned = [part.turned(rotation) for part in TILES[tile].parts]
        self.tile = tile
        self.rotation = rotation
        self.pyramid = any("pyramid" in part.symbols for part in turned)
        """Whether it stays where it is."""
        self.parts = tuple((part.edges, part.tally, part.landmass) for part in turned)
        """The edges of each part, its tally, and whether it is a landmass."""
        self.at = tuple(next(part for part in self.parts if edge in part[0]) for edge in EDGES)
        """The part at each edge."""
        self.temples = tuple(
            (part.edges[0], TEMPLES[symbol])
            for part in turned
            for symbol in part.symbols
            if symbol in TEMPLES
        )
        """An edge of the part that each temple is on, and the symbol that it counts."""


def _part(row: Row) -> Part:
    return Part(row.numbers("edges"), row.words("symbols", (*COUNTED, *TEMPLES)))


def _tile(row: Row) -> Tile:
    parts = read_each(row.rows("parts"), "part", _part)
    parts.sort(key=lambda part: (-len(part.edges), part.edges))
    if sorted(chain.from_iterable(part.edges for part in parts)) != list(EDGES):
        raise ValueError("each edge must lie in exactly one part")
    return Tile(row.word("id"), tuple(parts))


def _counted(row: Row) -> tuple[Tile, int]:
    return _tile(row), row.number("count")


def read_tiles(text: str) -> tuple[tuple[Tile, ...], tuple[int, ...]]:
    """The tiles, the start tile first, and how many of each are in the piles."""
    with speaking_of("tiles.toml"):
        start, rows = read(tomllib.loads(text), lambda table: (table.row("start"), table.rows("tiles")))
        with speaking_of("start"):
            first = read(start, _tile)
        found = read_each(rows, "tile", _counted)
        tiles = (first, *(tile for tile, _ in found))
        alone("id", [tile.id for tile in tiles])
        counts = (0, *(count for _, count in found))
        if sum(counts) > REACH:
            raise ValueError(f"more than {REACH} tiles")
        return tiles, counts


START: Final = 0
TILES, COUNTS = read_tiles(text_of(__file__, "tiles"))
TILE_WORDS: Final = tuple(tile.id for tile in TILES)
TILE_OF: Final = {word: tile for tile, word in enumerate(TILE_WORDS)}
ROTATIONS: Final = tuple(tile.rotations for tile in TILES)
FACES: Final = tuple(Face(tile, rotation) for tile in range(len(TILES)) for rotation in EDGES)
"""What a tile in each of its rotations looks like, by `Laid`."""
