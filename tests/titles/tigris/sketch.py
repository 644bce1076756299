"""Positions from a sketch: the corner of the board that matters, drawn cell by cell.

```
.  land       ~  river          x  catastrophe
s t f m  settlement, temple, farm, market (a farm lies on river)
T  temple with a treasure       C  the same, to be taken first
aK lP bF pM  leaders: dynasty (archer, lion, bull, pot), then king, priest, farmer or merchant
```

The sketch lies in the top left corner, so its first cell is a1; all the rest is empty land, but for
three temples with treasures in the far corner, at l11, n11 and p11, so that the game does not end.
"""

from collections import Counter
from typing import Any

import ecumene
from ecumene.core.events import CURTAIN, Event
from ecumene.titles.tigris.board import CELL_OF, COLUMNS, ROWS, STRIDE, Side
from ecumene.titles.tigris.pieces import DYNASTIES, LEADER_WORDS, PER_SEAT, RED, TILE_OF
from ecumene.titles.tigris.position import Tigris, own
from ecumene.titles.tigris.turn import EndTurn, TakeAction

_TILES = {"s": 0, "t": 1, "T": 1, "C": 1, "f": 2, "m": 3}
_DYNASTY = {"a": 0, "l": 1, "b": 2, "p": 3}
_LEADER = {"K": 0, "P": 1, "F": 2, "M": 3}


FAR_TREASURES = ("l11", "n11", "p11")


def sketch(
    drawing: str,
    *,
    seats: int = 3,
    active: str = "archer",
    left: int = 2,
    hands: dict[str, str] | None = None,
    **options: object,
) -> Tigris:
    """A position with `active` to act, who has `left` actions left."""
    p = ecumene.new("tigris", seats=seats, seed=1, **options)
    assert isinstance(p, Tigris)
    rows = [line.split() for line in drawing.strip().splitlines()]
    p.side = _side(p.side.name, rows)
    p.tiles, p.treasures = [0, 0, 0, 0], 0
    p.look_around()
    for far in FAR_TREASURES:
        _put(p, "T", CELL_OF[far])
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            _put(p, sign, y * STRIDE + x)
    for dynasty in DYNASTIES[:seats]:
        hold(p, dynasty, (hands or {}).get(dynasty, "6 settlement"))
    seat = DYNASTIES.index(active)
    p.agenda = [EndTurn(seat), TakeAction(seat, left)]
    p._offered = None
    p.log = []
    return p


def _side(name: str, rows: list[list[str]]) -> Side:
    width = [[{"~": "~", "f": "~", "C": "C", "T": "T"}.get(sign, ".") for sign in row] for row in rows]
    padded = ["".join(row).ljust(COLUMNS, ".") for row in width]
    return Side(name, padded + ["." * COLUMNS] * (ROWS - len(padded)))


def _put(p: Tigris, sign: str, cell: int) -> None:
    if sign in _TILES:
        p.put_tile(_TILES[sign], cell)
    if sign in "TC":
        p.treasures |= 1 << cell
    if sign == "x":
        p.ruin(cell)
    if len(sign) == 2:
        p.put_leader(_DYNASTY[sign[0]], _LEADER[sign[1]], cell)


def hold(p: Tigris, dynasty: str, tiles: str) -> None:
    """Put tiles into a hand, as in `2 temple 1 farm`, and the old ones back into the bag."""
    seat = DYNASTIES.index(dynasty)
    words = tiles.split()
    for colour in range(4):
        p.bag[colour] += p.hands[seat * PER_SEAT + colour]
        p.hands[seat * PER_SEAT + colour] = 0
    for count, word in zip(words[::2], words[1::2], strict=True):
        p.hands[seat * PER_SEAT + TILE_OF[word]] = int(count)
        p.bag[TILE_OF[word]] -= int(count)


def hand(p: Tigris, dynasty: str) -> dict[str, int]:
    seat = DYNASTIES.index(dynasty)
    counts = p.view(seat)["players"][seat]["hand"]
    return {tile: n for tile, n in counts.items() if n}


def points(p: Tigris, dynasty: str) -> dict[str, int]:
    """The points of a dynasty by colour, those that it has."""
    seat = DYNASTIES.index(dynasty)
    counts = p.view(seat)["players"][seat]["points"]
    return {colour: n for colour, n in counts.items() if n}


def score(p: Tigris, dynasty: str, values: list[int], treasures: int = 0) -> None:
    """Give a dynasty its points: black, red, blue, green."""
    seat = DYNASTIES.index(dynasty)
    p.points[own(seat)] = values
    p.treasures_taken[seat] = treasures


def treasures(p: Tigris, dynasty: str) -> int:
    return p.treasures_taken[DYNASTIES.index(dynasty)]


def at(p: Tigris, cell: str) -> str | None:
    """What stands on a cell, in the letters of a sketch; None on an empty one."""
    number = CELL_OF[cell]
    for i, place in enumerate(p.leaders):
        if place == number:
            return DYNASTIES[i // PER_SEAT][0] + LEADER_WORDS[i % PER_SEAT][0].upper()
    if p.ruins >> number & 1:
        return "x"
    if p.flipped >> number & 1:
        return "flipped"
    for colour in range(4):
        if p.tiles[colour] >> number & 1:
            bare = "stfm"[colour]
            return "T" if colour == RED and p.treasures >> number & 1 else bare
    return None


def asked(p: Tigris) -> str | None:
    """Who is asked what, as in `lion commit`."""
    if p.decision is None:
        return None
    return f"{DYNASTIES[p.decision.seat]} {p.decision.name}"


def objection(p: Tigris, notation: str) -> str | None:
    """The anchor of the rule that forbids it."""
    found = p.why(notation)
    return found.rule if found else None


def told(p: Tigris) -> Counter[str]:
    """How often each kind of event was told."""
    return Counter(event.kind for event in events(p))


def events(p: Tigris) -> list[Event]:
    assert p.log is not None
    return [event for event in p.log if event is not CURTAIN]


def find(p: Tigris, kind: str) -> dict[str, Any]:
    """What the last event of a kind says."""
    return [event.args for event in events(p) if event.kind == kind][-1]
