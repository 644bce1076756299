"""Gheos for programs that learn."""

from array import array
from collections.abc import Sequence
from functools import cache
from typing import Final

from ecumene.core.space import MOST, UNSEEN, Fact, Field, Fields, Listed, Seen, Space, around, shorts, turned
from ecumene.core.steps import Choice
from ecumene.titles.gheos.box import COLOUR_WORDS, FOLLOWERS, PER_SEAT, TOKENS
from ecumene.titles.gheos.conflicts import PAY
from ecumene.titles.gheos.grid import CELL_OF, NAMES, REACH, Cell, row_and_column
from ecumene.titles.gheos.people import DECLINE, FOLLOW, FOUND
from ecumene.titles.gheos.placing import TURNS
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.scoring import worths
from ecumene.titles.gheos.tiles import CUP, FACES, PYRAMID, TILE_WORDS, TILES
from ecumene.titles.gheos.turn import END, SCORE
from ecumene.titles.gheos.wars import FAVOUR


def _within_reach(name: str) -> bool:
    """Whether all tiles of the box, in one line from the centre, could come beside a cell.

    Every step crosses an edge, and only every second step can change the row.
    """
    row, column = row_and_column(CELL_OF[name])
    return max(abs(row) + abs(column), 2 * abs(row) - 1) <= len(TILES)


_CELLS: Final[tuple[Choice, ...]] = tuple([name for name in NAMES if _within_reach(name)])
_WORDS: Final[tuple[Choice, ...]] = (
    *TILE_WORDS,
    *TURNS,
    *COLOUR_WORDS,
    *FOLLOW,
    *PAY,
    *FAVOUR,
    FOUND,
    DECLINE,
    SCORE,
    END,
    *_CELLS,
)


def _counts() -> Sequence[Field]:
    return [
        Field("gone", "by tile: whether it was replaced", (len(TILES),)),
        Field("hand", "by tile: whether one holds it", (len(TILES),)),
    ]


def _numbers(seats: int) -> Sequence[Field]:
    tiles, colours = len(TILES), len(COLOUR_WORDS)
    named = ", ".join(COLOUR_WORDS)
    lies = "by tile: whether it lies in play, its row (south), its column (east), how it is turned (thirds)"
    return [
        Field("tiles", lies, (tiles, 4), REACH, -REACH),
        Field(
            "homes", f"by civilization ({named}): has one, its row and column", (colours, 3), REACH, -REACH
        ),
        Field("supply", f"the followers that nobody holds: {named}", (colours,), FOLLOWERS),
        Field("migrant", "the civilization on its way, from 1; 0 for none", (), colours),
        Field("piles", "how many tiles can still be drawn", (), MOST),
        Field("epochs", "how many epoch tiles have been drawn", (), MOST),
        Field("followers", f"by seat: {named}", (seats, colours), FOLLOWERS),
        Field("tokens", "by seat: scoring tokens left", (seats,), TOKENS),
        Field("points", "by seat; -1 where hidden", (seats,), MOST, UNSEEN),
        Field("hand_sizes", "by seat: how many tiles it holds", (seats,), len(TILES)),
        Field("token_worth", "by seat: what a scoring token would bring now", (seats,), MOST),
        Field("epoch_worth", "by seat: what an epoch would bring now", (seats,), MOST),
    ]


def fields(seats: int) -> Fields:
    return Fields(counts=_counts(), numbers=_numbers(seats))


class _Lying(dict[tuple[Cell, int], tuple[int, int]]):
    """Tiles where they lie: which each is, and its four numbers packed into one."""

    def __missing__(self, at: tuple[Cell, int]) -> tuple[int, int]:
        cell, laid = at
        face = FACES[laid]
        (packed,) = array("q", shorts([1, *row_and_column(cell), face.rotation]))
        self[at] = face.tile, packed
        return face.tile, packed


def observe(p: Gheos, seat: int) -> Seen:
    counts = bytearray(2 * len(TILES))
    for tile in p.gone:
        counts[tile] = 1
    for tile in p.hands[seat]:
        counts[len(TILES) + tile] = 1
    tiles = _NO_TILES[:]
    for tile, lies in map(_LYING.__getitem__, p.tiles.items()):
        tiles[tile] = lies
    return Seen((), counts, tiles.tobytes() + shorts(_counted_out(p, seat)))


def _counted_out(p: Gheos, seat: int) -> list[int]:
    homes: list[int] = []
    for home in p.homes:
        homes += _NOWHERE if home is None else _heart(home.heart)
    points = turned(p.points, seat)
    if p.options["points"] == "hidden" and p.agenda:
        points[1:] = [UNSEEN] * (p.seats - 1)
    return [
        *homes,
        *p.supply,
        0 if p.migrant is None else p.migrant + 1,
        len(p.piles),
        p.epochs,
        *turned(p.followers, seat * PER_SEAT),
        *turned(p.tokens, seat),
        *points,
        *[len(p.hands[other]) for other in around(seat, p.seats)],
        *turned(worths(p, CUP), seat),
        *turned(worths(p, PYRAMID), seat),
    ]


@cache
def _heart(cell: Cell) -> tuple[int, ...]:
    """A civilization's home: that there is one, and where."""
    return 1, *row_and_column(cell)


_NOWHERE: Final = (0, 0, 0)
_NO_TILES: Final = array("q", [0] * len(TILES))
_LYING: Final = _Lying()

SPACE: Final = Space(
    words=_WORDS,
    names=(),
    facts=(
        Fact("tile", "word", "the tile that is placed"),
        Fact("cell", "word", "the cell where it goes, or the continent where a civilization is founded"),
        Fact("optional", "number", "1 where nobody has to be gathered"),
        Fact("scored", "number", "1 where a scoring token has been played this turn"),
        Fact("followers", "number", "how many followers come with the new civilization"),
        Fact("civilization", "word", "the civilization that migrates"),
        Fact("civilizations", "word", "the equally strong civilizations at war", len(COLOUR_WORDS)),
    ),
    told=(
        "points",
        "tokens",
        "cells",
        "wheat",
        "swords",
    ),
    fields=fields,
    observe=observe,
    lists=(Listed("tile", TILE_WORDS),),
)
