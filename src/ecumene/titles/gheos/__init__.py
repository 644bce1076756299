"""Gheos, by René Wiersma."""

from pathlib import Path

from ecumene.core.registry import Game
from ecumene.titles.gheos.box import GODS
from ecumene.titles.gheos.evaluate import evaluate
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.terminal import draw

game = Game(
    id="gheos",
    seats=range(2, 5),
    options=(),
    start=Gheos,
    folder=Path(__file__).parent,
    seat_words=GODS,
    evaluate=evaluate,
    draw=draw,
)
