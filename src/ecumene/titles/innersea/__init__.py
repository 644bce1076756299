"""Ancient Civilizations of the Inner Sea, by Christopher Vorder Bruegge and Mark McLaughlin."""

from pathlib import Path

from ecumene.core.registry import Game, Option
from ecumene.titles.innersea.civilizations import COLOURS, MOST_CIVILIZATIONS, SET_UPS
from ecumene.titles.innersea.evaluate import evaluate
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rivals import DIFFICULTIES
from ecumene.titles.innersea.solo import answer
from ecumene.titles.innersea.terminal import draw

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
    start=InnerSea,
    folder=Path(__file__).parent,
    seat_words=COLOURS,
    evaluate=evaluate,
    draw=draw,
)
