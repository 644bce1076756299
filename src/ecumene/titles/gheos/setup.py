"""How a game is laid out: the start tile, and two tiles for everybody."""

from typing import Final

from ecumene.titles.gheos.box import COLOURS, EPOCH_TILES, FOLLOWERS, HAND, PER_SEAT, TOKENS
from ecumene.titles.gheos.grid import CENTRE
from ecumene.titles.gheos.lands import Around, joined
from ecumene.titles.gheos.position import EPOCH, Gheos
from ecumene.titles.gheos.tiles import COUNTS, FACES, START, lying
from ecumene.titles.gheos.turn import StartTurn

NO_LANDS: Final[Around] = (None, None, None)


def set_up(p: Gheos) -> None:
    """Lay the start tile, fill the hands, and let the first seat begin."""
    p.tiles, p.lands = {}, {}
    p.continents, p.frontier, p.gone = [], [CENTRE], []
    p.homes = [None for _ in COLOURS]
    p.migrant = None
    p.supply = [FOLLOWERS for _ in COLOURS]
    p.followers = [0] * PER_SEAT * p.seats
    p.points = [0] * p.seats
    p.tokens = [TOKENS] * p.seats
    p.epochs = 0
    start = lying(START, 0)
    p.put(CENTRE, start, joined(CENTRE, FACES[start], NO_LANDS))
    # Epoch tiles drawn into a first hand go back, so the first hands are dealt without them.
    p.piles = [tile for tile, count in enumerate(COUNTS) for _ in range(count)]
    p.hands = [[p.drawn() for _ in range(HAND)] for _ in range(p.seats)]
    p.piles += [EPOCH] * EPOCH_TILES
    p.agenda.append(StartTurn(0))
