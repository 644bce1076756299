"""Gheos, by René Wiersma."""

from ecumene.core.game import Game, Option
from ecumene.titles.gheos.box import GODS
from ecumene.titles.gheos.evaluate import FORESIGHT, evaluate, progress, terms
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.redeal import redeal
from ecumene.titles.gheos.scoring import gains, scores
from ecumene.titles.gheos.setup import set_up
from ecumene.titles.gheos.view import seat_view, seat_views, table_view

game = Game(
    id="gheos",
    seats=range(2, 5),
    options=(Option("points", ("open", "hidden"), "open"),),
    seat_words=GODS,
    package=__name__,
    position=Gheos,
    set_up=set_up,
    table_view=table_view,
    seat_view=seat_view,
    seat_views=seat_views,
    remembers=True,
    redeal=redeal,
    scores=scores,
    evaluate=evaluate,
    terms=terms,
    progress=progress,
    foresight=FORESIGHT,
    gains=gains,
)
