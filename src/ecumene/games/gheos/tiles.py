"""The landscape tiles, from `data/tiles.toml`, and how they lie in each of their rotations."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final

from ecumene.games.gheos.grid import EDGES, REACH

COUNTED: Final = ("wheat", "sword", "cup", "pyramid")
"""The symbols that are counted on a continent."""
WHEAT, SWORD, CUP, PYRAMID = range(4)
TEMPLES: Final = {"wheat-temple": WHEAT, "sword-temple": SWORD, "cup-temple": CUP}
"""The temples, with the symbol that each of them counts."""

Tally = int
"""How many of each symbol, and of parts: a byte each, so that lands are added in one sum."""

Laid = int
"""A tile in one of its rotations: three times the tile, and the rotation."""

PARTS: Final = 4


def count(tally: Tally, what: int) -> int:
    """How many of one symbol, or of parts, are in a tally."""
    return tally >> 8 * what & 255


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
    def pyramid(self) -> bool:
        return any("pyramid" in part.symbols for part in self.parts)

    @property
    def rotations(self) -> tuple[int, ...]:
        """The rotations that look different."""
        looks = [self._look(rotation) for rotation in EDGES]
        return tuple(rotation for rotation in EDGES if looks.index(looks[rotation]) == rotation)

    def _look(self, rotation: int) -> frozenset[Part]:
        return frozenset(part.turned(rotation) for part in self.parts)


class Face:
    """A tile as it lies in one of its rotations: what the rules look at, looked up once."""

    __slots__ = ("at", "parts", "temples")

    def __init__(self, tile: Tile, rotation: int) -> None:
        turned = [part.turned(rotation) for part in tile.parts]
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


def _part(row: Mapping[str, Any]) -> Part:
    symbols = tuple(row["symbols"])
    if not set(symbols) <= {*COUNTED, *TEMPLES}:
        raise ValueError(f"unknown symbols: {symbols}")
    return Part(tuple(row["edges"]), symbols)


def _tile(row: Mapping[str, Any]) -> Tile:
    parts = sorted(map(_part, row["parts"]), key=lambda part: (-len(part.edges), part.edges))
    if sorted(chain.from_iterable(part.edges for part in parts)) != list(EDGES):
        raise ValueError(f"each edge of {row['id']} must lie in exactly one part")
    return Tile(row["id"], tuple(parts))


def _load(text: str) -> tuple[tuple[Tile, ...], tuple[int, ...]]:
    """The tiles, the start tile first, and how many of each are in the piles."""
    table = tomllib.loads(text)
    tiles = tuple(_tile(row) for row in (table["start"], *table["tiles"]))
    counts = (0, *(row["count"] for row in table["tiles"]))
    if len({tile.id for tile in tiles}) != len(tiles):
        raise ValueError("two tiles have the same id")
    if sum(counts) > REACH:
        raise ValueError(f"more than {REACH} tiles")
    return tiles, counts


START: Final = 0
TILES, COUNTS = _load((Path(__file__).parent / "data/tiles.toml").read_text(encoding="utf-8"))
TILE_WORDS: Final = tuple(tile.id for tile in TILES)
TILE_OF: Final = {word: tile for tile, word in enumerate(TILE_WORDS)}
ROTATIONS: Final = tuple(tile.rotations for tile in TILES)
HAS_PYRAMID: Final = tuple(tile.pyramid for tile in TILES)
FACES: Final = tuple(Face(tile, rotation) for tile in TILES for rotation in EDGES)
