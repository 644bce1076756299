"""Through the Ages: A New Story of Civilization, by Vlaada Chvátil."""

from pathlib import Path

from ecumene.core.registry import Game, Option
from ecumene.titles.ages.board import PLAYERS
from ecumene.titles.ages.evaluate import evaluate
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.terminal import draw

game = Game(
    id="ages",
    seats=range(2, 5),
    options=(
        Option("hands", ("open", "hidden"), "open"),
        Option("resignation", (False, True), True),
    ),
    start=Ages,
    folder=Path(__file__).parent,
    seat_words=PLAYERS,
    evaluate=evaluate,
    draw=draw,
)
