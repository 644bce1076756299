"""Ancient Civilizations of the Inner Sea, by Christopher Vorder Bruegge and Mark McLaughlin."""

from ecumene.core.game import Game, Option
from ecumene.titles.innersea.civilizations import COLOURS, MOST_CIVILIZATIONS, SET_UPS
from ecumene.titles.innersea.evaluate import FORESIGHT, evaluate, progress, terms
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.redeal import redeal
from ecumene.titles.innersea.rivals import DIFFICULTIES
from ecumene.titles.innersea.scoring import gains, scores
from ecumene.titles.innersea.setup import set_up
from ecumene.titles.innersea.view import seat_view, seat_views, table_view

game = Game(
    id="innersea",
    seats=range(1, MOST_CIVILIZATIONS + 1),
    options=(
        Option("epochs", (1, 2, 3, 4), 4),
        Option("first_epoch", (1, 2, 3, 4), 1),
        Option("civilizations", tuple(SET_UPS), min(SET_UPS)),
        Option("choice", ("recommended", "all"), "recommended"),
        Option("difficulty", tuple(DIFFICULTIES), "normal"),
        Option("last_event", (False, True), False),
        Option("hordes", (False, True), False),
    ),
    seat_words=COLOURS,
    package=__name__,
    position=InnerSea,
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
    rules=3,
)
