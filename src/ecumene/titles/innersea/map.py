"""The map as whole numbers: one bit an area, from north-east to south-west.

The lowest bit is the area whose competition is resolved first. Areas without others can be written `a & ~b`
and `a ^ a & b`: where there is time to lose it is the second, which needs no negative number.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ecumene.core.bits import PlaceChoices, each
from ecumene.core.tables import Row, alone, read_each, read_table, speaking_of, text_of

Area = int
"""The number of an area's bit."""
Areas = int
"""A set of areas: their bits together."""

NOWHERE: Final[Area] = -1

LAND, SHALLOW, DEEP = TYPES = "land", "shallow", "deep"
EDGES: Final = ("north", "south", "east", "west")


@dataclass(frozen=True, slots=True)
class AreaEntry:
    """One area of the table `map.toml`."""

    word: str
    type: str
    x: float
    y: float
    island: str
    edges: tuple[str, ...]
    borders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Boundary:
    """A line across the map, with what it leaves in play."""

    word: str
    line: tuple[str, ...]
    in_play: tuple[str, ...]
    edge_lands: tuple[str, ...]
    """The lands in play that touch a land of the line."""


def read_map(text: str) -> tuple[tuple[AreaEntry, ...], tuple[Boundary, ...]]:
    """The areas and the boundaries of a table."""
    with speaking_of("map.toml"):
        areas, boundaries = read_table(text, "area", "boundary")
        names = [row.get("word", "") for row in areas]
        alone("word", names)

        def place(row: Row) -> AreaEntry:
            return AreaEntry(
                row.word("word"),
                row.word("type", TYPES),
                row.measure("x"),
                row.measure("y"),
                row.word("island") if "island" in row else "",
                row.words_if_any("edges", EDGES),
                row.words_if_any("borders", names),
            )

        def boundary(row: Row) -> Boundary:
            parts = (row.words(key, names) for key in ("line", "in_play", "edge_lands"))
            return Boundary(row.word("word", EDGES), *parts)

        return tuple(read_each(areas, "area", place)), tuple(read_each(boundaries, "boundary", boundary))


PLACES, BOUNDARIES = read_map(text_of(__file__, "map"))
AREA_WORDS: Final[tuple[str, ...]] = tuple(place.word for place in PLACES)
AREA_OF: Final[dict[str, Area]] = {word: area for area, word in enumerate(AREA_WORDS)}
AREAS: Final = len(PLACES)
WHOLE: Final[Areas] = (1 << AREAS) - 1


def areas_of(words: Sequence[str]) -> Areas:
    """The set of the areas with these words."""
    return sum(1 << AREA_OF[word] for word in words)


def areas_among(choices: Iterable[str]) -> Areas:
    """The set of the areas among some choices."""
    return sum(1 << AREA_OF[word] for word in choices if word in AREA_OF)


def _of_type(*types: str) -> Areas:
    return sum(1 << area for area, place in enumerate(PLACES) if place.type in types)


def _neighbours() -> tuple[Areas, ...]:
    found = [0] * AREAS
    for area, place in enumerate(PLACES):
        for word in place.borders:
            found[area] |= 1 << AREA_OF[word]
            found[AREA_OF[word]] |= 1 << area
    return tuple(found)


LANDS: Final[Areas] = _of_type(LAND)
SHALLOWS: Final[Areas] = _of_type(SHALLOW)
DEEPS: Final[Areas] = _of_type(DEEP)
SEAS: Final[Areas] = SHALLOWS | DEEPS
ISLANDS: Final[Areas] = sum(1 << area for area, place in enumerate(PLACES) if place.island)
NEIGHBOURS: Final[tuple[Areas, ...]] = _neighbours()
COASTS: Final[Areas] = sum(1 << a for a in range(AREAS) if LANDS >> a & 1 and NEIGHBOURS[a] & SEAS)


def _near() -> tuple[Areas, ...]:
    """The neighbours of every set of eight areas that stand together, so that `around` only looks up."""
    found = []
    for start in range(0, AREAS, 8):
        table = [0] * 256
        for bits in range(1, 256):
            lowest = (bits & -bits).bit_length() - 1
            near = NEIGHBOURS[start + lowest] if start + lowest < AREAS else 0
            table[bits] = table[bits & (bits - 1)] | near
        found += table
    return tuple(found)


_NEAR: Final[tuple[Areas, ...]] = _near()
"""256 entries for every eight areas."""
_BYTES: Final = (AREAS + 7) // 8


def around(areas: Areas) -> Areas:
    """The neighbours of some areas, and those of them that are neighbours themselves."""
    found = at = 0
    for byte in areas.to_bytes(_BYTES, "little"):
        if byte:
            found |= _NEAR[at + byte]
        at += 256
    return found


def words(areas: Areas) -> list[str]:
    """What the areas are called."""
    return [AREA_WORDS[area] for area in each(areas)]


class AreaChoices(PlaceChoices):
    """Areas to choose from."""

    __slots__ = ()

    def names(self) -> tuple[str, ...]:
        return AREA_WORDS

    def numbers(self) -> dict[str, int]:
        return AREA_OF


class Chart:
    """The part of the map that a number of civilizations plays on, with its edges."""

    __slots__ = ("edges", "in_play", "line", "name")

    name: str
    in_play: Areas
    line: Areas
    """The areas marked with white discs."""
    edges: dict[str, Areas]
    """The land areas at each edge of the map."""

    def __init__(self, name: str, in_play: Areas, line: Areas, edge_lands: Areas) -> None:
        self.name = name
        self.in_play = in_play
        self.line = line
        self.edges = {
            edge: in_play & LANDS & sum(1 << a for a, place in enumerate(PLACES) if edge in place.edges)
            for edge in EDGES
        }
        if name in self.edges:
            self.edges[name] = edge_lands

    def __reduce__(self) -> tuple[Callable[[str], "Chart"], tuple[str]]:
        return chart, (self.name,)


WHOLE_MAP: Final = "none"
"""The chart without a boundary."""
CHARTS: Final[dict[str, Chart]] = {
    WHOLE_MAP: Chart(WHOLE_MAP, WHOLE, 0, 0),
    **{
        row.word: Chart(row.word, areas_of(row.in_play), areas_of(row.line), areas_of(row.edge_lands))
        for row in BOUNDARIES
    },
}


def chart(name: str) -> Chart:
    """The chart with that boundary."""
    return CHARTS[name]
