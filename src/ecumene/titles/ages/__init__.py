"""Through the Ages: A New Story of Civilization, by Vlaada Chvátil."""

from ecumene.core.game import Game, Option
from ecumene.titles.ages.board import PLAYERS
from ecumene.titles.ages.evaluate import evaluate
from ecumene.titles.ages.position import Ages

game = Game(
    id="ages",
    seats=range(2, 5),
    options=(
        Option("hands", ("open", "hidden"), "open"),
        Option("resignation", (False, True), True),
    ),
    seat_words=PLAYERS,
    package=__name__,
    position=Ages,
    set_up=Ages.set_up,
    table_view=Ages.table_view,
    seat_view=Ages.seat_view,
    redeal=Ages.redeal,
    scores=Ages.scores,
    evaluate=evaluate,
)
