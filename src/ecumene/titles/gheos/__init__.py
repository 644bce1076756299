"""Gheos, by René Wiersma."""

from ecumene.core.game import Game
from ecumene.titles.gheos.box import GODS
from ecumene.titles.gheos.evaluate import evaluate
from ecumene.titles.gheos.position import Gheos

game = Game(
    id="gheos",
    seats=range(2, 5),
    options=(),
    seat_words=GODS,
    package=__name__,
    position=Gheos,
    set_up=Gheos.set_up,
    table_view=Gheos.table_view,
    seat_view=Gheos.seat_view,
    redeal=Gheos.redeal,
    scores=Gheos.scores,
    evaluate=evaluate,
)
