"""Tigris & Euphrates, by Reiner Knizia."""

from pathlib import Path

from ecumene.core.registry import Game, Option
from ecumene.games.tigris.board import SIDES
from ecumene.games.tigris.evaluate import evaluate
from ecumene.games.tigris.pieces import DYNASTIES
from ecumene.games.tigris.position import Tigris
from ecumene.games.tigris.terminal import draw

game = Game(
    id="tigris",
    seats=range(2, 5),
    options=(
        Option("board", tuple(SIDES), "classic"),
        Option("points", ("hidden", "open"), "hidden"),
        Option("buildings", (False, True), False),
    ),
    start=Tigris,
    folder=Path(__file__).parent,
    seat_words=DYNASTIES,
    evaluate=evaluate,
    draw=draw,
)
