"""Tigris & Euphrates, by Reiner Knizia."""

from pathlib import Path

from ecumene.core.registry import Game, Option
from ecumene.titles.tigris.board import SIDES
from ecumene.titles.tigris.evaluate import evaluate
from ecumene.titles.tigris.pieces import DYNASTIES
from ecumene.titles.tigris.position import Tigris
from ecumene.titles.tigris.terminal import draw

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
