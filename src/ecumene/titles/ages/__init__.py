"""Through the Ages: A New Story of Civilization, by Vlaada Chvátil."""

from ecumene.core.game import Game, Option
from ecumene.titles.ages.board import PLAYERS
from ecumene.titles.ages.evaluate import FORESIGHT, evaluate, progress, terms
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.redeal import redeal
from ecumene.titles.ages.scoring import gains, holdings, scores
from ecumene.titles.ages.setup import set_up
from ecumene.titles.ages.view import seat_view, seat_views, table_view

game = Game(
    id="ages",
    seats=range(2, 5),
    options=(
        Option("hands", ("open", "hidden"), "open"),
        Option("resignation", (False, True), True),
        Option("last_age", ("i", "ii", "iii"), "iii"),
        Option("peaceful", (False, True), False),
    ),
    seat_words=PLAYERS,
    package=__name__,
    position=Ages,
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
