"""How good a position looks to a seat: points first, then what will bring points, then what may be lost."""

from functools import lru_cache
from itertools import pairwise
from math import log

from ecumene.titles.tigris.board import OFF, Cell, Cells, around
from ecumene.titles.tigris.pieces import BLACK, COLOURS, GREEN, MONUMENTS, PER_SEAT, RED
from ecumene.titles.tigris.position import Tigris
from ecumene.titles.tigris.scoring import spread

WORTH = tuple(9 * log(1 + points / 4) for points in range(400))
"""What so many points of a colour are worth: each further one a little less, so that balance pays."""
NEED = tuple(more - less for less, more in pairwise(WORTH))
"""What one more point is worth to who has so many."""
WEAKEST = 1.5
"""What a point of the weakest colour counts besides: it is the score."""

LEADER = 0.5
"""What a leader on the board is worth, beside what it will bring."""
INCOME = 0.12
"""How many points a leader brings a turn, whatever is in the hand."""
REGENCY = 0.05
"""The same for a king and a colour that nobody leads in its kingdom."""
MONUMENT = 0.6
"""How many points a monument brings a turn: less than one, for it draws wars."""
HORIZON = 6
"""How many turns ahead are worth a thought."""

FITTING = 0.3
"""How much of a point a tile in the hand is, when its leader stands on the board."""
TEMPLE = 0.15
"""What a temple in the hand is worth besides: leaders are defended with it."""

OVERRUN = (0.5, 0.32, 0.18, 0.08, 0.04)
"""How likely a leader is driven out from within, by the temples beside it."""
RESISTANCE = (1.0, 0.72, 0.56, 0.46, 0.39, 0.33, 0.3)
"""How much of that is left with so many temples in the hand."""
OUTNUMBERED = 0.1
"""How likely it is beaten by a neighbour, for each tile by which it is outnumbered."""
LOST = 0.9
"""More danger than this makes no difference."""
TREASURE = 0.4
"""What it is worth that a merchant could take the next treasure joined to its kingdom."""
CATASTROPHE = 0.6
ACTION = 0.4
"""What an action still to be taken is worth."""

NONE = [0, 0, 0, 0]


class Realm:
    """A kingdom as the evaluation sees it: its border, who leads which colour, and monuments."""

    __slots__ = ("border", "cells", "leaders", "monuments")

    def __init__(self, p: Tigris, cells: Cells) -> None:
        self.cells = cells
        self.border = around(cells)
        self.leaders = [OFF, OFF, OFF, OFF]
        """The seat that leads each colour."""
        self.monuments = _monuments(p, cells) if cells & p.flipped else NONE
        """How many monuments pay each colour."""


def _monuments(p: Tigris, kingdom: Cells) -> list[int]:
    paying = [0, 0, 0, 0]
    for corner, colours in zip(p.monuments, MONUMENTS, strict=True):
        if corner != OFF and kingdom >> corner & 1:
            for colour in colours:
                paying[colour] += 1
    return paying


def evaluate(p: Tigris, seat: int) -> float:
    """The seat's prospects against those of the best of the others."""
    prospects: list[float] = []
    needs: list[list[float]] = []
    for s in range(p.seats):
        worth, need = _points(*p.points[s * 4 : s * PER_SEAT + 4], p.treasures_taken[s])
        prospects.append(worth + CATASTROPHE * p.catastrophes[s] + TEMPLE * p.hands[s * PER_SEAT + RED])
        needs.append(need)
    decision = p.decision
    if isinstance(left := getattr(decision, "left", None), int) and decision is not None:
        prospects[decision.seat] += ACTION * left
    realms = [Realm(p, kingdom) for kingdom in p.kingdoms()]
    standing: list[tuple[Realm, int, Cell]] = []
    for index, cell in enumerate(p.leaders):
        if cell >= 0:
            for realm in realms:
                if realm.cells >> cell & 1:
                    owner, colour = divmod(index, PER_SEAT)
                    realm.leaders[colour] = owner
                    standing.append((realm, index, cell))
                    break
    turns = min(HORIZON, sum(p.bag) / (2 * p.seats))
    for realm, index, cell in standing:
        owner, colour = divmod(index, PER_SEAT)
        need = needs[owner]
        value = LEADER + turns * _income(realm, colour, need)
        value += FITTING * need[colour] * min(p.hands[index], 4)
        if colour == GREEN and realm.cells & p.treasures:
            value += TREASURE
        prospects[owner] += value * (1 - _danger(p, realm, realms, index, cell))
    mine = prospects.pop(seat)
    return mine - max(prospects)


@lru_cache(maxsize=1 << 16)
def _points(black: int, red: int, blue: int, green: int, treasures: int) -> tuple[float, list[float]]:
    """What points and treasures are worth, and what one more point of each colour would be."""
    points = spread([black, red, blue, green], treasures)
    weakest = min(points)
    needs = [NEED[n] for n in points]
    needs[points.index(weakest)] += WEAKEST / points.count(weakest)
    return WEAKEST * weakest + sum(WORTH[n] for n in points), needs


def _income(realm: Realm, colour: int, needs: list[float]) -> float:
    """The points that a leader may hope for each turn, by how much they are needed."""
    income = needs[colour] * (INCOME + MONUMENT * realm.monuments[colour])
    if colour == BLACK:
        for other in COLOURS:
            if realm.leaders[other] == OFF:
                income += REGENCY * needs[other]
    return income


def _danger(p: Tigris, realm: Realm, realms: list[Realm], index: int, cell: Cell) -> float:
    """How likely a leader is driven out, from within or by a neighbour."""
    seat, colour = divmod(index, PER_SEAT)
    temples = (around(1 << cell) & p.tiles[RED]).bit_count()
    danger = OVERRUN[temples] * RESISTANCE[min(6, p.hands[seat * PER_SEAT + RED])]
    for other in realms:
        rival = other.leaders[colour]
        if rival not in (OFF, seat) and other.border & realm.border and other is not realm:
            tiles = p.tiles[colour]
            against = (other.cells & tiles).bit_count()
            support = (realm.cells & tiles).bit_count() + p.hands[index]
            danger += OUTNUMBERED * max(0, against - support + 2)
    return min(LOST, danger)
