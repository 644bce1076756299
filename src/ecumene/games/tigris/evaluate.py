"""How good a position looks to a seat: points first, then what will bring points, then what may be lost."""

from ecumene.games.tigris.board import around, each
from ecumene.games.tigris.pieces import BLACK, COLOURS, GREEN, HAND, MONUMENTS, RED, TILE_COUNTS
from ecumene.games.tigris.position import OFF, Tigris

WEAKEST = 4.0
"""What the weakest colour counts: it is the score."""
AHEAD = tuple(2.4 * (1 - 0.8**lead) for lead in range(60))
"""What points beyond the weakest colour count: less and less."""

ON_BOARD = 0.5
"""What a leader on the board is worth for each point still to be expected."""
KING = 0.12
"""What a king brings for each colour that nobody leads in its kingdom."""
FITTING = 0.25
"""What a tile in the hand brings whose leader stands on the board."""
TEMPLE = 0.12
"""What a temple in the hand is worth besides: leaders are defended with it."""
MONUMENT = 0.7
"""What a monument pays a turn, less than a point since it may be lost."""
OVERRUN = (0.45, 0.3, 0.15, 0.07, 0.03)
"""How likely a leader is driven out from within, by the temples beside it."""
OUTNUMBERED = 0.12
"""How much a leader has to fear from each tile by which a neighbour's supporters outnumber its own."""
CATASTROPHE = 0.5
ACTION = 0.5
"""What an action still to be taken is worth."""
TREASURE_NEAR = 0.4

_BAG = sum(TILE_COUNTS)


def evaluate(p: Tigris, seat: int) -> float:
    """The seat's prospects against those of the best of the others."""
    seats = range(p.seats)
    outlooks = [_prospects(p, s) for s in seats]
    return outlooks[seat] - max(outlooks[s] for s in seats if s != seat)


def _prospects(p: Tigris, seat: int) -> float:
    mine = seat * 4
    points = p.final_points(seat)
    weakest = min(points)
    leads = [n - weakest for n in points]
    worth = WEAKEST * weakest + sum(AHEAD[lead] for lead in leads)
    need = [1.6 if not lead else AHEAD[lead + 1] - AHEAD[lead] + 0.1 for lead in leads]
    rest = 0.5 + 4.0 * sum(p.bag) / _BAG
    hand = p.hands[mine : mine + 4]
    worth += CATASTROPHE * p.catastrophes[seat] * min(1.0, rest / 2)
    worth += TEMPLE * hand[RED]
    for colour in COLOURS:
        cell = p.leaders[mine + colour]
        if cell == OFF:
            continue
        worth += _leader(p, seat, colour, cell, need, rest, hand)
    decision = p.decision
    if decision is not None and decision.seat == seat:
        worth += ACTION * getattr(decision, "left", 0)
    return worth


def _leader(
    p: Tigris, seat: int, colour: int, cell: int, need: list[float], rest: float, hand: list[int]
) -> float:
    """What a leader on the board will bring, as long as it stands."""
    kingdom = p.kingdom_at(cell)
    income = need[colour] * (ON_BOARD + FITTING * min(hand[colour], 3))
    if colour == BLACK:
        for other in COLOURS:
            if other != BLACK and p.leader_in(kingdom, other) is None:
                income += KING * need[other] * (1 + hand[other])
    for index, corner in enumerate(p.monuments):
        if corner != OFF and colour in MONUMENTS[index] and kingdom >> corner & 1:
            income += MONUMENT * need[colour]
    income *= rest
    if colour == GREEN and kingdom & p.treasures:
        income += TREASURE_NEAR
    temples = (around(1 << cell) & p.tiles[RED]).bit_count()
    danger = OVERRUN[min(4, temples)] / (1 + 0.5 * hand[RED])
    supporters = (kingdom & p.tiles[colour]).bit_count()
    border = around(kingdom)
    for other in p.kingdoms():
        if other == kingdom or not around(other) & border:
            continue
        rival = p.leader_in(other, colour)
        if rival is not None and rival != seat:
            against = (other & p.tiles[colour]).bit_count() - supporters - hand[colour]
            danger += OUTNUMBERED * max(0.0, against + 1.5)
    return income * (1 - min(0.9, danger)) - min(0.9, danger) * 0.2 * supporters
