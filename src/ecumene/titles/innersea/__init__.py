"""Ancient Civilizations of the Inner Sea, by Christopher Vorder Bruegge and Mark McLaughlin."""

from ecumene.core.game import Game, Option
from ecumene.titles.innersea.civilizations import COLOURS, MOST_CIVILIZATIONS, SET_UPS
from ecumene.titles.innersea.evaluate import evaluate
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rivals import DIFFICULTIES
from ecumene.titles.innersea.solo import answer

__all__ = ["answer", "game"]

game = Game(
    id="innersea",
    seats=range(1, MOST_CIVILIZATIONS + 1),
    options=(
        Option("epochs", (1, 2, 3, 4), 4),
        Option("civilizations", tuple(SET_UPS), min(SET_UPS)),
        Option("difficulty", tuple(DIFFICULTIES), "normal"),
        Option("last_event", (False, True), False),
        Option("hordes", (False, True), False),
    ),
    seat_words=COLOURS,
    package=__name__,
    position=InnerSea,
    set_up=InnerSea.set_up,
    table_view=InnerSea.table_view,
    seat_view=InnerSea.seat_view,
    redeal=InnerSea.redeal,
    scores=InnerSea.scores,
    evaluate=evaluate,
)
