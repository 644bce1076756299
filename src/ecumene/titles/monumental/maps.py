"""The map as whole numbers: one bit a tile, so that the six neighbours of a hex are shifts.

Hexes have a flat top and axial coordinates (q, r). A row of the grid is 8 bits long, and its last column is
never used, so that a shift cannot wrap around.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ecumene.core.bits import PlaceChoices, each
from ecumene.core.tables import Row, Rows, read, read_each, refused, speaking_of, text_of

Tile = int
"""The number of a tile's bit."""
Tiles = int
"""A set of tiles: their bits together."""

REACH: Final = 3
"""How far the grid reaches from its middle."""
STRIDE: Final = 8
SPOTS: Final = STRIDE * 7
NOWHERE: Final[Tile] = -1

FREE_CITY: Final = 0
"""What stands for a free city where a map gives the value of a barbarian."""


def spot(q: int, r: int) -> Tile:
    return (r + REACH) * STRIDE + q + REACH


def axial(tile: Tile) -> tuple[int, int]:
    return tile % STRIDE - REACH, tile // STRIDE - REACH


def _name(tile: Tile) -> str:
    q, r = axial(tile)
    row = r + (q - q % 2) // 2 + REACH + 1
    return f"{'abcdefg'[q + REACH]}{row}" if q <= REACH and 0 < row <= 7 else ""


NAMES: Final = tuple(_name(tile) for tile in range(SPOTS))
TILE_OF: Final[dict[str, Tile]] = {name: tile for tile, name in enumerate(NAMES) if name}
GRID: Final[Tiles] = sum(1 << tile for tile in TILE_OF.values())


def around(tiles: Tiles) -> Tiles:
    """The neighbours of some tiles, and those of them that are neighbours themselves."""
    return (tiles << 1 | tiles >> 1 | tiles << 7 | tiles >> 7 | tiles << 8 | tiles >> 8) & GRID


def region(start: Tiles, within: Tiles) -> Tiles:
    """All that hangs together with `start`, step by step inside `within`."""
    found = start
    while True:
        wider = found | (
            (found << 1 | found >> 1 | found << 7 | found >> 7 | found << 8 | found >> 8) & within
        )
        if wider == found:
            return found
        found = wider


NEAR: Final = tuple(around(1 << tile) for tile in range(SPOTS))
"""The neighbours of each tile."""


def names(tiles: Tiles) -> list[str]:
    """What the tiles are called."""
    return [NAMES[tile] for tile in each(tiles)]


def tiles_of(found: Iterator[Tile] | Sequence[Tile]) -> Tiles:
    """A set out of single tiles."""
    tiles = 0
    for tile in found:
        tiles |= 1 << tile
    return tiles


def distance(a: Tile, b: Tile) -> int:
    """How many steps apart two tiles are, across anything."""
    (aq, ar), (bq, br) = axial(a), axial(b)
    return (abs(aq - bq) + abs(ar - br) + abs(aq - bq + ar - br)) // 2


DISTANCE: Final = tuple(tuple(distance(a, b) for b in range(SPOTS)) for a in range(SPOTS))
"""The steps between any two tiles."""


class TileChoices(PlaceChoices):
    """Tiles to choose from."""

    __slots__ = ()

    def names(self) -> tuple[str, ...]:
        return NAMES

    def numbers(self) -> dict[str, int]:
        return TILE_OF


@dataclass(frozen=True, slots=True)
class Ground:
    """What a map is made of before the game: tiles, and which tokens lie where."""

    capitals: tuple[Tile, ...]
    water: Tiles
    terrain: Mapping[Tile, int]
    """The value of each province."""
    tokens: Mapping[Tile, int]
    """The value of the barbarian on each province, or FREE_CITY."""
    markets: tuple[Tile, ...]


class Map:
    """A map to play on: its ground, and what is looked up all the time."""

    __slots__ = ("all", "capitals", "coast", "ground", "land", "origin", "terrain", "water")

    def __init__(self, origin: tuple[Callable[..., "Map"], tuple[Any, ...]], ground: Ground) -> None:
        self.origin = origin
        self.ground = ground
        self.capitals = tiles_of(ground.capitals)
        self.water = ground.water
        self.land = tiles_of(list(ground.terrain))
        """The provinces."""
        self.all = self.capitals | self.water | self.land
        self.coast = self.land & around(self.water)
        self.terrain = [ground.terrain.get(tile, 0) for tile in range(SPOTS)]

    def __reduce__(self) -> tuple[Callable[..., "Map"], tuple[Any, ...]]:
        return self.origin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Map) and other.ground == self.ground

    __hash__ = None  # type: ignore[assignment]


class Pool(NamedTuple):
    """What there is in the box to make maps of."""

    terrain: tuple[int, ...]
    water: int
    barbarians: tuple[int, ...]


def _pool(row: Row) -> Pool:
    return Pool(row.numbers("terrain"), row.number("water"), row.numbers("barbarians"))


def _box(table: Row) -> tuple[Pool, Rows]:
    with speaking_of("pool"):
        return read(table.row("pool"), _pool), table.rows("map")


def _ready(row: Row) -> tuple[tuple[str, int], Ground]:
    return (row.word("id"), row.number("seats")), _checked(row.row("tiles"))


def _checked(tiles: dict[str, str]) -> Ground:
    for name, sign in tiles.items():
        if name not in TILE_OF or not SIGN.fullmatch(sign):
            raise refused(name, sign)
    return ground_of(tiles)


def ground_of(tiles: Mapping[str, str]) -> Ground:
    """What a map is made of whose tiles are all well written."""
    capitals, water, markets = [], 0, []
    terrain, tokens = {}, {}
    for name, sign in tiles.items():
        tile = TILE_OF[name]
        if sign == "capital":
            capitals.append(tile)
        elif sign == "water":
            water |= 1 << tile
        else:
            value, token, *market = sign.split()
            terrain[tile] = int(value)
            tokens[tile] = FREE_CITY if token == "free" else int(token.removeprefix("b"))
            if market:
                markets.append(tile)
    return Ground(tuple(sorted(capitals)), water, terrain, tokens, tuple(markets))


SIGN: Final = re.compile(r"capital|water|[0-4] (b[1-4]|free)( market)?")
"""What can be on a tile."""

with speaking_of("maps.toml"):
    POOL, _MAPS = read(tomllib.loads(text_of(__file__, "maps")), _box)
    READY: Final = dict(read_each(_MAPS, "map", _ready))
    """The ready maps by name and number of civilizations."""
READY_NAMES: Final = tuple(dict.fromkeys(name for name, _ in READY))


def ready(name: str, seats: int) -> Map:
    """A ready map."""
    return Map((ready, (name, seats)), READY[name, seats])
