"""How good a position looks to a seat: points first, then what will bring points, then what may be lost."""

from itertools import pairwise
from math import log

from ecumene.games.tigris.board import Cells, around
from ecumene.games.tigris.pieces import BLACK, COLOURS, GREEN, HAND, MONUMENTS, RED
from ecumene.games.tigris.position import OFF, Tigris

WORTH = tuple(9 * log(1 + points / 4) for points in range(200))
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
TILE = 0.25
"""What any tile in the hand is worth, also one not yet drawn."""
TEMPLE = 0.15
"""What a temple in the hand is worth besides: leaders are defended with it."""

OVERRUN = (0.5, 0.32, 0.18, 0.08, 0.04)
"""How likely a leader is driven out from within, by the temples beside it."""
OUTNUMBERED = 0.1
"""How likely it is beaten by a neighbour, for each tile by which it is outnumbered."""
TREASURE = 0.4
"""What it is worth that a merchant could take the next treasure joined to its kingdom."""
CATASTROPHE = 0.6
ACTION = 0.4
"""What an action still to be taken is worth."""


def evaluate(p: Tigris, seat: int) -> float:
    """The seat's prospects against those of the best of the others."""
    best = max(_prospects(p, other) for other in range(p.seats) if other != seat)
    return _prospects(p, seat) - best


def _prospects(p: Tigris, seat: int) -> float:
    mine = seat * 4
    hand = p.hands[mine : mine + 4]
    points = p.final_points(seat)
    need = [NEED[n] for n in points]
    weakest = min(points)
    need[points.index(weakest)] += WEAKEST / points.count(weakest)
    worth = WEAKEST * weakest + sum(WORTH[n] for n in points)
    turns = min(HORIZON, sum(p.bag) / (2 * p.seats))
    worth += CATASTROPHE * p.catastrophes[seat] + TEMPLE * hand[RED] + TILE * HAND
    for colour in COLOURS:
        cell = p.leaders[mine + colour]
        if cell != OFF:
            kingdom = p.kingdom_at(cell)
            value = LEADER + turns * _income(p, colour, kingdom, need)
            value += FITTING * need[colour] * min(hand[colour], 4)
            if colour == GREEN and kingdom & p.treasures:
                value += TREASURE
            safe = 1 - _danger(p, seat, colour, cell, kingdom, hand)
            worth += safe * value
    decision = p.decision
    if decision is not None and decision.seat == seat:
        worth += ACTION * getattr(decision, "left", 0)
    return worth


def _income(p: Tigris, colour: int, kingdom: Cells, need: list[float]) -> float:
    """The points that a leader may hope for each turn, by how much they are needed."""
    income = INCOME * need[colour]
    if colour == BLACK:
        for other in COLOURS:
            if other != BLACK and p.leader_in(kingdom, other) is None:
                income += REGENCY * need[other]
    for index, corner in enumerate(p.monuments):
        if corner != OFF and colour in MONUMENTS[index] and kingdom >> corner & 1:
            income += MONUMENT * need[colour]
    return income


def _danger(p: Tigris, seat: int, colour: int, cell: int, kingdom: Cells, hand: list[int]) -> float:
    """How likely the leader is driven out, from within or by a neighbour."""
    temples = (around(1 << cell) & p.tiles[RED]).bit_count()
    danger = OVERRUN[temples] / (1 + 0.4 * hand[RED])
    border = around(kingdom)
    for other in p.kingdoms():
        if around(other) & border and other != kingdom:
            rival = p.leader_in(other, colour)
            if rival is not None and rival != seat:
                against = (other & p.tiles[colour]).bit_count()
                support = (kingdom & p.tiles[colour]).bit_count() + hand[colour]
                danger += OUTNUMBERED * max(0, against - support + 2)
    return min(0.9, danger)
