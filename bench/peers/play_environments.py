"""Our environments for two seats beside the bare engine: steps alone, and steps with what is seen."""

import sys
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
from measuring import Row, measured, on_one_core, pick, tell

import ecumene
import ecumene.env
from ecumene.core.build import compiled

SEATS = 2


def engine(name: str, rng: Random) -> Callable[[int], int]:
    """The rules alone."""
    game = ecumene.find(name)

    def play(number: int) -> int:
        p = game.new(SEATS, number, {})
        decisions = 0
        while not p.over:
            p.push(pick(rng, p.answers()))
            decisions += 1
        return decisions

    return play


def steps(name: str, rng: Random) -> Callable[[int], int]:
    """Actions instead of words, and nobody looks."""
    env = ecumene.env.make(name, SEATS)

    def play(number: int) -> int:
        env.reset(seed=number)
        decisions = 0
        while not env.position.over:
            env.step(env.encoding.actions[pick(rng, env.position.answers())])
            decisions += 1
        return decisions

    return play


def observed(name: str, rng: Random) -> Callable[[int], int]:
    """What the asked seat sees, with its mask, before every step."""
    env = ecumene.env.make(name, SEATS)

    def play(number: int) -> int:
        env.reset(seed=number)
        decisions = 0
        while True:
            seen, _, ended, _, _ = env.last()
            if ended:
                return decisions
            allowed = seen["action_mask"].view(np.bool_).nonzero()[0]
            env.step(int(pick(rng, allowed)))
            decisions += 1

    return play


def rows(seconds: float) -> Iterator[Row]:
    for name in ecumene.games():
        for way, make in (("engine", engine), ("steps", steps), ("observed", observed)):
            yield measured(f"{name}, {way}", seconds, make(name, Random(1)))


if __name__ == "__main__":
    on_one_core()
    tell("compiled" if compiled() else "plain", rows(float(sys.argv[1])))
