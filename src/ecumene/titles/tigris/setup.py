"""How a game is laid out: ten temples with treasures, and a full hand for everybody."""

from ecumene.titles.tigris.board import OFF, side
from ecumene.titles.tigris.pieces import CATASTROPHES_EACH, COLOURS, HAND, MONUMENTS, RED, TILE_COUNTS
from ecumene.titles.tigris.position import Tigris
from ecumene.titles.tigris.turn import StartTurn


def set_up(p: Tigris) -> None:
    """Lay out the board, fill the hands, and let the first seat begin."""
    p.side = side(str(p.options["board"]))
    p.tiles = [0] * len(COLOURS)
    p.tiles[RED] = p.treasures = p.side.temples
    p.flipped = p.discs = p.ruins = 0
    p.monuments = [OFF] * len(MONUMENTS)
    p.buildings = [OFF] * len(COLOURS)
    p.leaders = [OFF] * len(COLOURS) * p.seats
    p.hands, p.points, p.swapped = ([0] * len(COLOURS) * p.seats for _ in range(3))
    p.treasures_taken = [0] * p.seats
    p.catastrophes = [CATASTROPHES_EACH] * p.seats
    p.bag = list(TILE_COUNTS)
    p.bag[RED] -= p.side.temples.bit_count()
    p.out = [0] * len(COLOURS)
    p.bag_ran_short = False
    p.look_around()
    for seat in range(p.seats):
        p.draw(seat, HAND)
    p.agenda.append(StartTurn(0))
