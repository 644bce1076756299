"""Tigris & Euphrates for programs that learn."""

from collections.abc import Sequence
from typing import Final

from ecumene.core.space import MOST, UNSEEN, Fact, Field, Fields, Seen, Space, around, shorts, turned
from ecumene.core.steps import Choice
from ecumene.titles.tigris.actions import DONE, MAY_WITHDRAW
from ecumene.titles.tigris.board import CELL_OF, NAMES, ROWS, SIDES, STRIDE
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
    side, own = p.side, seat * PER_SEAT
    leaders = map(_DISC.__getitem__, turned(p.leaders, own))
    first = p.treasures & side.take_first
    boards = [*p.tiles, p.flipped, p.treasures, first, p.ruins, side.rivers, *leaders]
    points, taken = turned(p.points, own), turned(p.treasures_taken, seat)
    if p.options["points"] == "hidden" and p.agenda:
        others = p.seats - 1
        points[PER_SEAT:] = [UNSEEN] * (PER_SEAT * others)
        taken[1:] = [UNSEEN] * others
    values = [
        _SIDE_OF[side.name],
        sum(p.bag),
        *map(_NUMBER.__getitem__, p.monuments),
        *map(_NUMBER.__getitem__, p.buildings),
        *p.hands[own : own + PER_SEAT],
        *[p.hand_size(other) for other in around(seat, p.seats)],
        *turned(p.catastrophes, seat),
        *points,
        *taken,
    ]
    return Seen(boards, b"", shorts(values))


_NUMBER: Final = (*range(1, len(NAMES) + 1), 0)
"""A cell's number, from 1; the last is for what is not on the board (`OFF`)."""
_DISC: Final = (*[1 << cell for cell in range(len(NAMES))], 0)
"""A leader's cell as a set of places; the last is for one that is not on the board (`OFF`)."""

SPACE: Final = Space(
    words=_WORDS,
    names=("revolt", "war", *BUILDING_WORDS, *COLOUR_WORDS),
    facts=(
        Fact("left", "number"),
        Fact("picked", "word", HAND),
        Fact("leader", "word"),
        Fact("tile", "word"),
        Fact("kind", "word"),
        Fact("attacker_seat", "seat"),
        Fact("defender_seat", "seat"),
        Fact("union", "word"),
        Fact("attack", "number"),
        Fact("defence", "number"),
        Fact("building", "word"),
        Fact("colour", "word"),
    ),
    told=("lots",),
    places=len(NAMES),
    fields=fields,
    observe=observe,
)
