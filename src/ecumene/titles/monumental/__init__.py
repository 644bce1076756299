"""Monumental, by Matthew Dunstan."""

from pathlib import Path

from ecumene.core.registry import Game, Option
from ecumene.titles.monumental.automa import LEVELS
from ecumene.titles.monumental.evaluate import evaluate
from ecumene.titles.monumental.maps import READY_NAMES
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.terminal import draw

game = Game(
    id="monumental",
    seats=range(1, 5),
    options=(
        Option("map", (*READY_NAMES, "generated"), "clash"),
        Option("renaissance", (False, True), False),
        Option("wonders", ("standard", "alternative"), "standard"),
        Option("celebrities", (False, True), False),
        Option("monsters", (0, 1, 2, 3, 12), 0),
        Option("automas", (0, 1, 2, 3), 0),
        Option("level", tuple(LEVELS), "beginner"),
    ),
    start=Monumental,
    folder=Path(__file__).parent,
    seat_words=("first", "second", "third", "fourth"),
    evaluate=evaluate,
    draw=draw,
)
