"""Learns from games against oneself who is going to win, in one file and with numpy alone.

    python examples/value_model.py gheos 40

A linear model of what a seat observes, trained by gradient descent on the results of games at random; as many
games again show what it is worth.
"""

import sys
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

import ecumene.env
from ecumene.core.rng import Rng

Numbers = NDArray[np.float64]
EVERY = 5
"""Every so many decisions are learned from: those beside each other tell much the same."""


@dataclass
class Model:
    """Says how likely a seat is to win, out of what it observes."""

    middle: Numbers
    spread: Numbers
    weights: Numbers

    def chance(self, seen: Numbers) -> Numbers:
        scaled = np.clip((seen - self.middle) / self.spread, -3, 3)
        return np.asarray(1 / (1 + np.exp(-scaled @ self.weights)))


def played(game: str, games: range) -> tuple[Numbers, Numbers]:
    """Observations of random games for two, and 1 where the seat that made them has won."""
    env = ecumene.env.make(game)
    seen: list[Numbers] = []
    won: list[float] = []
    for seed in games:
        env.reset(seed=seed)
        rng = Rng(seed)
        looked: list[tuple[int, Numbers]] = []
        while (seat := env.position.seat) is not None:
            if rng.below(EVERY) == 0:
                looked.append((seat, env.encoding.observation(env.position, seat).astype(np.float64)))
            answers = env.position.answers()
            env.step(env.encoding.actions[answers[rng.below(len(answers))]])
        worth = ecumene.env.rewards(env.position)
        seen += [look for _, look in looked]
        won += [float(worth[seat] > 0) for seat, _ in looked]
    return np.array(seen), np.array(won)


def learned(seen: Numbers, won: Numbers, steps: int = 300, pace: float = 0.3, decay: float = 0.02) -> Model:
    """A model that fits what was seen: logistic regression."""
    model = Model(seen.mean(0), seen.std(0) + 1e-6, np.zeros(seen.shape[1]))
    scaled = np.clip((seen - model.middle) / model.spread, -3, 3) / np.sqrt(seen.shape[1])
    for _ in range(steps):
        error = won - 1 / (1 + np.exp(-scaled @ model.weights))
        model.weights += pace * (scaled.T @ error / len(won) * np.sqrt(seen.shape[1]) - decay * model.weights)
    model.weights /= np.sqrt(seen.shape[1])
    return model


def right(model: Model, seen: Numbers, won: Numbers) -> float:
    """How often the model says rightly who wins."""
    return float(np.mean((model.chance(seen) > 0.5) == (won > 0.5)))


if __name__ == "__main__":
    title, count = sys.argv[1], int(sys.argv[2])
    model = learned(*played(title, range(count)))
    print(f"right about {right(model, *played(title, range(count, 2 * count))):.0%} of unseen positions")
