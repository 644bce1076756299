"""PettingZoo's environments, with the observations that they always make; they have no copies."""

import sys
from importlib.metadata import version
from random import Random
from typing import Any

from measuring import Row, measured, on_one_core, pick, tell
from pettingzoo.classic import chess_v6, connect_four_v3

GAMES = {"chess": chess_v6, "connect four": connect_four_v3}


def measure(name: str, module: Any, seconds: float) -> Row:
    rng = Random(1)
    env = module.env()

    def play(number: int) -> int:
        env.reset(seed=number)
        decisions = 0
        for _ in env.agent_iter():
            observed, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(pick(rng, observed["action_mask"].nonzero()[0])))
                decisions += 1
        return decisions

    return measured(name, seconds, play)


if __name__ == "__main__":
    on_one_core()
    tell(version("pettingzoo"), [measure(name, module, float(sys.argv[1])) for name, module in GAMES.items()])
