"""Catanatron: Catan among four of its own random players."""

import random
import sys
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from measuring import SAMPLES, Row, measured, on_one_core, tell

TURNS = 1000
"""Where Catanatron itself ends a game that nobody wins."""


def new(number: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=number)


def play(number: int) -> int:
    game = new(number)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        game.play_tick()
        decisions += 1
    return decisions


def measure(seconds: float) -> Row:
    random.seed(1)
    game = new(1)
    samples = []
    while game.winning_color() is None and game.state.num_turns < TURNS:
        samples.append(game.copy())
        game.play_tick()
    samples = samples[:: len(samples) // SAMPLES + 1]
    return measured("catan", seconds, play, [sample.copy for sample in samples])


if __name__ == "__main__":
    on_one_core()
    tell(version("catanatron"), [measure(float(sys.argv[1]))])
