"""Tigris & Euphrates for programs that learn."""

from collections.abc import Sequence
from typing import Final

from ecumene.core.space import MOST, UNSEEN, Fact, Field, Fields, Listed, Planes, Seen, Space, shorts, turned
from ecumene.core.steps import Choice
from ecumene.titles.tigris.actions import DONE, MAY_WITHDRAW
from ecumene.titles.tigris.board import CELL_OF, NAMES, OFF, ROWS, SIDES, STRIDE
from ecumene.titles.tigris.conflicts import COMMITS
from ecumene.titles.tigris.pieces import (
    BUILDING_WORDS,
    COLOUR_WORDS,
    HAND,
    LEADER_WORDS,
    MONUMENT_WORDS,
    PER_SEAT,
    TILE_WORDS,
)
from ecumene.titles.tigris.position import Tigris
from ecumene.titles.tigris.structures import DECLINE
from ecumene.titles.tigris.turn import WORDS

_WORDS: Final[tuple[Choice, ...]] = (
    *CELL_OF,
    *WORDS,
    *MAY_WITHDRAW,
    DONE,
    *COMMITS[: HAND + 1],
    *MONUMENT_WORDS,
    DECLINE,
)
_SIDE_OF: Final = {name: number for number, name in enumerate(SIDES)}
_GRID: Final = (ROWS, STRIDE)


def _planes(seats: int) -> Sequence[Field]:
    board = [
        *[Field(f"{tile}s", f"where a {tile} lies face up", _GRID) for tile in TILE_WORDS],
        Field("flipped", "the tiles turned over below monuments", _GRID),
        Field("treasures", "where treasures lie", _GRID),
        Field("first_treasures", "those that a merchant takes before the others", _GRID),
        Field("catastrophes", "where catastrophes lie", _GRID),
        Field("rivers", "the cells of the rivers", _GRID),
    ]
    leaders = Field(
        "leaders", f"by seat and leader ({', '.join(LEADER_WORDS)}): where it stands", (seats, 4, *_GRID)
    )
    return [*board, leaders]


def _numbers(seats: int) -> Sequence[Field]:
    cells = len(NAMES)
    return [
        Field("side", f"the side of the board: {', '.join(f'{n} {w}' for w, n in _SIDE_OF.items())}"),
        Field("bag", "how many tiles are in the bag", (), MOST),
        Field("monuments", f"the top left cell of {', '.join(MONUMENT_WORDS)}", (6,), cells),
        Field("buildings", f"the same of {', '.join(BUILDING_WORDS)}", (4,), cells),
        Field("hand", f"one's own {', '.join(TILE_WORDS)}", (4,), 12),
        Field("hand_sizes", "by seat: how many tiles it holds", (seats,), 12),
        Field("catastrophes_left", "by seat: how many it still has", (seats,), 2),
        Field("points", f"by seat: {', '.join(COLOUR_WORDS)}; -1 where hidden", (seats, 4), MOST, UNSEEN),
        Field("treasures_taken", "by seat; -1 where hidden", (seats,), MOST, UNSEEN),
    ]


def fields(seats: int) -> Fields:
    return Fields(planes=_planes(seats), numbers=_numbers(seats))


def observe(p: Tigris, seat: int) -> Seen:
    side, treasures, hands = p.side, p.treasures, p.hands
    leaders, points, taken, left = p.leaders, p.points, p.treasures_taken, p.catastrophes
    if seat:
        own = seat * PER_SEAT
        hands, leaders, points = turned(hands, own), turned(leaders, own), turned(points, own)
        taken, left = turned(taken, seat), turned(left, seat)
    if p.options["points"] == "hidden" and p.agenda:
        others = p.seats - 1
        points = points[:PER_SEAT] + _UNSEEN[: PER_SEAT * others]
        taken = taken[:1] + _UNSEEN[:others]
    sets = (*p.tiles, p.flipped, treasures, treasures & side.take_first, p.ruins, side.rivers)
    values = (
        _SIDE_OF[side.name],
        sum(p.bag),
        *map(_number, p.monuments + p.buildings),
        *hands[:PER_SEAT],
        *[sum(hands[first : first + PER_SEAT]) for first in range(0, len(hands), PER_SEAT)],
        *left,
        *points,
        *taken,
    )
    return Seen([*map(_plane, sets), *map(_disc, leaders)], b"", shorts(values))


_UNSEEN: Final = [UNSEEN] * len(NAMES)
_number: Final = [*range(1, len(NAMES) + 1), 0].__getitem__
"""A cell's number, from 1; the last is for what is not on the board (`OFF`)."""
_plane: Final = Planes(len(NAMES)).__getitem__
_disc: Final = [_plane(1 << cell if cell >= 0 else 0) for cell in [*range(len(NAMES)), OFF]].__getitem__
"""A leader's cell as a set of places; the last is for one that is not on the board (`OFF`)."""

SPACE: Final = Space(
    words=_WORDS,
    names=("revolt", "war", *BUILDING_WORDS, *COLOUR_WORDS),
    facts=(
        Fact("left", "number", "how many actions are left in this turn"),
        Fact("picked", "word", "the tiles picked so far, to be swapped", HAND),
        Fact("leader", "word", "the leader that is placed, or whose conflict it is"),
        Fact("tile", "word", "the tile that is placed, or that supports whoever is in a conflict"),
        Fact("kind", "word", "revolt or war"),
        Fact("attacker_seat", "seat", "who attacks"),
        Fact("defender_seat", "seat", "who is attacked"),
        Fact("union", "word", "the cell of the tile that has united kingdoms"),
        Fact("attack", "number", "the attacker's strength, with what it has committed"),
        Fact("defence", "number", "the defender's strength, without what it may still commit"),
        Fact("building", "word", "the building that can be built or moved"),
        Fact("colour", "word", "the colour of the tiles that have made a square"),
        Fact("monument", "word", "the monument that is built, while its square is chosen"),
    ),
    told=("lots",),
    fields=fields,
    observe=observe,
    lists=(Listed("cell", NAMES),),
)
