"""Positions from a list of tiles: `e1 cape-wheat r1` is a tile in its cell and rotation.

The start tile lies in the centre unless another tile is listed there. Around it:

```
        n1w1  n1  n1e1        points: up, down, up
  w2 w1  centre  e1 e2        points: up, down, up, down, up
        s1w1  s1  s1e1        points: up, down, up
```

The edges of a cell that points up are right 0, bottom 1, left 2; of one that points down left 0, top 1,
right 2.
"""

from itertools import count
from typing import Any

import ecumene
from ecumene.core.events import CURTAIN, Event
from ecumene.core.rng import Rng
from ecumene.titles.gheos.box import COLOUR_OF, COLOUR_WORDS, GODS
from ecumene.titles.gheos.grid import CELL_OF, SIDES
from ecumene.titles.gheos.lands import Land, joined
from ecumene.titles.gheos.people import TurnToPeople
from ecumene.titles.gheos.placing import PlayTile
from ecumene.titles.gheos.position import EPOCH, Gheos
from ecumene.titles.gheos.tiles import FACES, TILE_OF, lying
from ecumene.titles.gheos.turn import FinishTurn

SPARE = "bay-wheat-temple-cup"
"""The second tile of a hand where it does not matter."""


def world(
    *tiles: str,
    civilizations: dict[str, str] | None = None,
    followers: dict[str, str] | None = None,
    hand: str = SPARE,
    seats: int = 2,
    active: str = "dawn",
) -> Gheos:
    """A position at the beginning of a turn of `active`, who holds the tiles of `hand`.

    Civilizations are given with a cell that has a landmass of their continent, followers as in
    `2 red 1 blue`.
    """
    p = ecumene.new("gheos", seats=seats, seed=1)
    assert isinstance(p, Gheos)
    for seat in range(seats):
        p.piles += p.hands[seat]
        p.hands[seat] = []
    p.piles.sort(reverse=True)
    for line in tiles:
        put(p, line)
    for colour, cell in (civilizations or {}).items():
        p.homes[COLOUR_OF[colour]] = landmass(p, cell)
    for god, held in (followers or {}).items():
        words = held.split()
        for number, colour in zip(words[::2], words[1::2], strict=True):
            p.gain(GODS.index(god), COLOUR_OF[colour], int(number))
    seat = GODS.index(active)
    p.hands[seat] = [_taken(p, tile) for tile in hand.split()]
    for other in range(seats):
        if other != seat:
            p.hands[other] = [p.piles.pop(0), p.piles.pop(0)]
    p.agenda = [FinishTurn(seat, scored=False), TurnToPeople(seat), PlayTile(seat)]
    p._offered = None
    p.log = []
    return p


def put(p: Gheos, line: str) -> None:
    """Lay a tile out of the piles without any of the consequences."""
    cell, tile, *turn = line.split()
    laid = lying(_taken(p, tile), int(turn[0][1]) if turn else 0)
    p.put(CELL_OF[cell], laid, joined(CELL_OF[cell], FACES[laid], p.around(CELL_OF[cell])))


def _taken(p: Gheos, tile: str) -> int:
    p.piles.remove(TILE_OF[tile])
    return TILE_OF[tile]


def stack(p: Gheos, *tiles: str) -> None:
    """Leave only these tiles in the piles, to be drawn in this order; `epoch` is an epoch tile."""
    wanted = [EPOCH if tile == "epoch" else TILE_OF[tile] for tile in tiles]
    p.piles = wanted[:]
    for seed in count():
        p.rng = Rng(seed)
        trial = p.clone()
        if [trial.drawn() for _ in wanted] == wanted:
            return


def landmass(p: Gheos, cell: str) -> Land:
    """The land of a cell's landmass."""
    number = CELL_OF[cell]
    edges = FACES[p.tiles[number]].parts[0][0]
    return p.lands[SIDES[number][edges[0]]]


def land(p: Gheos, cell: str, edge: int) -> dict[str, Any]:
    """The land at one edge of a cell, as everybody sees it."""
    side = {"cell": cell, "edge": edge}
    return next(land for land in p.view(None)["lands"] if side in land["sides"])


def homes(p: Gheos) -> dict[str, str]:
    """The civilizations in play, with the names of their continents."""
    return {row["colour"]: row["home"] for row in p.view(None)["civilizations"] if row["home"]}


def held(p: Gheos, god: str) -> dict[str, int]:
    """The followers of a god, those that it has."""
    counts = p.view(None)["players"][GODS.index(god)]["followers"]
    return {colour: n for colour, n in counts.items() if n}


def supply(p: Gheos, colour: str) -> int:
    return int(p.view(None)["civilizations"][COLOUR_WORDS.index(colour)]["supply"])


def points(p: Gheos, god: str) -> int:
    return int(p.view(None)["players"][GODS.index(god)]["points"])


def asked(p: Gheos) -> str | None:
    """Who is asked what, as in `dawn play-tile`."""
    return None if p.decision is None else f"{GODS[p.decision.seat]} {p.decision.name}"


def objection(p: Gheos, notation: str) -> str | None:
    """The anchor of the rule that forbids it."""
    found = p.why(notation)
    return found.rule if found else None


def told(p: Gheos) -> list[str]:
    """The kinds of events so far, in order."""
    return [event.kind for event in events(p)]


def events(p: Gheos) -> list[Event]:
    assert p.log is not None
    return [event for event in p.log if event is not CURTAIN]


def event(p: Gheos, kind: str) -> dict[str, Any]:
    """The particulars of the one event of a kind."""
    found = [event.args for event in events(p) if event.kind == kind]
    assert len(found) == 1, told(p)
    return found[0]
