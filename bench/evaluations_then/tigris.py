"""How good a position of Tigris & Euphrates looked to a seat on the day when the strategist's goals were set.

Kept as it was, but for the names of what it looks at.
"""

from functools import lru_cache
from itertools import pairwise
from math import log
from typing import Final

from ecumene.titles.tigris.board import OFF, Cell, Cells, around
from ecumene.titles.tigris.kingdoms import Kingdom
from ecumene.titles.tigris.pieces import BLACK, COLOURS, GREEN, HAND, MONUMENTS, PER_SEAT, RED
from ecumene.titles.tigris.position import Tigris, own
from ecumene.titles.tigris.scoring import spread
from ecumene.titles.tigris.turn import TakeAction

POINTS: Final = 9
"""The measure of all worth: divided by `FULLNESS`, about what the first point of a colour is worth."""
FULLNESS: Final = 4
"""With how many points of a colour a further one is worth half as much as the first."""
MOST_POINTS: Final = 400
"""More points of a colour than any game brings."""
WORTH: Final = tuple([POINTS * log(1 + points / FULLNESS) for points in range(MOST_POINTS)])
"""What so many points of a colour are worth: each further one a little less, so that balance pays."""
NEED: Final = tuple([more - less for less, more in pairwise(WORTH)])
"""What one more point is worth to who has so many."""
WEAKEST: Final = 1.5
"""What a point of the weakest colour counts besides: it is the score."""

LEADER: Final = 0.5
"""What a leader on the board is worth, beside what it will bring."""
INCOME: Final = 0.12
"""How many points a leader brings a turn, whatever is in the hand."""
REGENCY: Final = 0.05
"""The same for a king and a colour that nobody leads in its kingdom."""
MONUMENT: Final = 0.6
"""How many points a monument brings a turn: less than one, for it draws wars."""
HORIZON: Final = 6
"""How many turns ahead are worth a thought."""
TILES_A_TURN: Final = 2
"""How many tiles a seat draws in a turn: so the bag tells how many turns are left."""

FITTING: Final = 0.3
"""How much of a point a tile in the hand is, when its leader stands on the board."""
MOST_FITTING: Final = 4
"""How many such tiles count."""
TEMPLE: Final = 0.15
"""What a temple in the hand is worth besides: leaders are defended with it."""

OVERRUN: Final[tuple[float, ...]] = (0.5, 0.32, 0.18, 0.08, 0.04)
"""How likely a leader is driven out from within, by the temples beside it."""
RESISTANCE: Final[tuple[float, ...]] = (1.0, 0.72, 0.56, 0.46, 0.39, 0.33, 0.3)
"""How much of that is left with so many temples in the hand."""
OUTNUMBERED: Final = 0.1
"""How likely it is beaten by a neighbour, for each tile by which it is outnumbered."""
SURPRISE: Final = 2
"""How many tiles a neighbour may add that nobody has seen."""
LOST: Final = 0.9
"""More danger than this makes no difference."""
TREASURE: Final = 0.4
"""What it is worth that a merchant could take the next treasure joined to its kingdom."""
CATASTROPHE: Final = 0.6
"""What a catastrophe still held is worth."""
ACTION: Final = 0.4
"""What an action still to be taken is worth."""

NO_MONUMENTS: Final = (0, 0, 0, 0)


class Realm:
    """A kingdom as the evaluation sees it: its border, who leads which colour, and monuments."""

    __slots__ = ("border", "cells", "leaders", "monuments")

    def __init__(self, p: Tigris, kingdom: Kingdom) -> None:
        self.cells = cells = kingdom.cells
        self.border = kingdom.border
        self.leaders = [OFF, OFF, OFF, OFF]
        """The seat that leads each colour."""
        self.monuments: tuple[int, ...] = _monuments(p, cells) if cells & p.flipped else NO_MONUMENTS
        """How many monuments pay each colour."""


def _monuments(p: Tigris, kingdom: Cells) -> tuple[int, ...]:
    paying = [0, 0, 0, 0]
    for corner, colours in zip(p.monuments, MONUMENTS, strict=True):
        if corner != OFF and kingdom >> corner & 1:
            for colour in colours:
                paying[colour] += 1
    return tuple(paying)


def evaluate(p: Tigris, seat: int) -> float:
    """The seat's prospects against those of the best of the others."""
    prospects: list[float] = []
    needs: list[list[float]] = []
    for s in range(p.seats):
        worth, need = _points(*p.points[own(s)], p.treasures_taken[s])
        prospects.append(worth + CATASTROPHE * p.catastrophes[s] + TEMPLE * p.hands[s * PER_SEAT + RED])
        needs.append(need)
    decision = p.decision
    if isinstance(decision, TakeAction):
        prospects[decision.seat] += ACTION * decision.left
    realms = [Realm(p, kingdom) for kingdom in p.kingdoms]
    standing: list[tuple[Realm, int, Cell]] = []
    for index, cell in enumerate(p.leaders):
        if cell >= 0:
            for realm in realms:
                if realm.cells >> cell & 1:
                    owner, colour = divmod(index, PER_SEAT)
                    realm.leaders[colour] = owner
                    standing.append((realm, index, cell))
                    break
    turns = min(HORIZON, sum(p.bag) / (TILES_A_TURN * p.seats))
    for realm, index, cell in standing:
        owner, colour = divmod(index, PER_SEAT)
        need = needs[owner]
        value = LEADER + turns * _income(realm, colour, need)
        value += FITTING * need[colour] * min(p.hands[index], MOST_FITTING)
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
    danger = OVERRUN[temples] * RESISTANCE[min(HAND, p.hands[seat * PER_SEAT + RED])]
    for other in realms:
        rival = other.leaders[colour]
        if rival not in (OFF, seat) and other.border & realm.border and other is not realm:
            tiles = p.tiles[colour]
            against = (other.cells & tiles).bit_count()
            support = (realm.cells & tiles).bit_count() + p.hands[index]
            danger += OUTNUMBERED * max(0, against - support + SURPRISE)
    return min(LOST, danger)
