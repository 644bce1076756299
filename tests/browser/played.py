"""Games that are played here and in a browser alike, written down."""

from math import inf

from ecumene.bots import make
from ecumene.core.game import Game
from ecumene.core.record import Record
from tests.compiled.games import recorded
from tests.titles.layouts import table_of

BOTS_CHOOSE = 10
"""How far bots play."""


def at_random(game: Game, number: int) -> str:
    """The record of a whole game."""
    return str(recorded(game, number))


def by_bots(game: Game, number: int) -> str:
    """How a game between apprentices begins."""
    seats, options = table_of(game, number)
    record = Record.start(game.id, seats, number, **options)
    bots = [make("apprentice", seat) for seat in range(record.position.seats)]
    while not record.position.over and len(record.entries) < BOTS_CHOOSE:
        p = record.position
        assert p.seat is not None
        record.push(bots[p.seat].choose(p.redealt(p.seat, number), inf))
    return str(record)
