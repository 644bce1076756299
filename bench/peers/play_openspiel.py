"""OpenSpiel through its Python interface; what chance decides is rolled, but is no decision."""

import sys
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel
from measuring import SAMPLES, Row, measured, on_one_core, pick, tell

GAMES = ("backgammon", "chess", "hive")


def step(state: Any, rng: Random) -> bool:
    """Roll or choose; whether it was a decision."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(rng.choices([one for one, _ in outcomes], [share for _, share in outcomes])[0])
        return False
    state.apply_action(pick(rng, state.legal_actions()))
    return True


def measure(name: str, seconds: float) -> Row:
    rng = Random(1)
    game = pyspiel.load_game(name)

    def play(_: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += step(state, rng)
        return decisions

    state = game.new_initial_state()
    samples = []
    while not state.is_terminal():
        samples.append(state.clone())
        step(state, rng)
    samples = samples[:: len(samples) // SAMPLES + 1]
    return measured(name, seconds, play, [sample.clone for sample in samples])


if __name__ == "__main__":
    on_one_core()
    tell(version("open_spiel"), [measure(name, float(sys.argv[1])) for name in GAMES])
