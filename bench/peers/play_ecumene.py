"""Ecumene, plain or compiled: whichever build is found first."""

import sys
from random import Random

from measuring import SAMPLES, Row, measured, on_one_core, pick, tell

import ecumene
from ecumene.core.build import compiled
from ecumene.core.game import Game
from ecumene.core.position import Position


def measure(game: Game, seconds: float) -> Row:
    rng = Random(1)

    def new(number: int) -> Position:
        return game.new(game.seats[number % len(game.seats)], number, {})

    def play(number: int) -> int:
        p = new(number)
        decisions = 0
        while not p.over:
            p.push(pick(rng, p.answers()))
            decisions += 1
        return decisions

    samples: list[Position] = []
    for number in range(len(game.seats)):
        p = new(number)
        while not p.over:
            samples.append(p.clone())
            p.push(pick(rng, p.answers()))
    samples = samples[:: len(samples) // SAMPLES + 1]
    return measured(game.id, seconds, play, [p.clone for p in samples])


if __name__ == "__main__":
    on_one_core()
    build = "compiled" if compiled() else "plain"
    tell(build, [measure(game, float(sys.argv[1])) for game in ecumene.games().values()])
