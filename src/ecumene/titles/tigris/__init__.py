"""Tigris & Euphrates, by Reiner Knizia."""

from ecumene.core.game import Game, Option
from ecumene.titles.tigris.board import SIDES
from ecumene.titles.tigris.evaluate import FORESIGHT, evaluate, progress, terms
from ecumene.titles.tigris.pieces import DYNASTIES
from ecumene.titles.tigris.position import Tigris
from ecumene.titles.tigris.redeal import redeal
from ecumene.titles.tigris.scoring import gains, holdings, scores
from ecumene.titles.tigris.setup import set_up
from ecumene.titles.tigris.view import seat_view, seat_views, table_view

game = Game(
    id="tigris",
    seats=range(2, 5),
    options=(
        Option("board", tuple(SIDES), "classic"),
        Option("points", ("hidden", "open"), "hidden"),
        Option("buildings", (False, True), False),
    ),
    seat_words=DYNASTIES,
    package=__name__,
    position=Tigris,
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
    holdings=holdings,
    rules=2,
)
