"""Gheos, by René Wiersma."""

from pathlib import Path

from ecumene.core.registry import Game
from ecumene.games.gheos.box import GODS
from ecumene.games.gheos.evaluate import evaluate
from ecumene.games.gheos.position import Gheos
from ecumene.games.gheos.terminal import draw

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
