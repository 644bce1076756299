"""An agent that learns by itself to beat random play: a policy gradient (REINFORCE) in PyTorch.

    pip install "ecumene[env]" torch
    python examples/policy_gradient.py gheos 300

A small network over what the seat observes; what is not allowed gets no chance. After each batch of games the
choices of those that went better than usual become likelier.
"""

import sys
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

import ecumene.env
from ecumene.env import SeatEnv

BATCH = 10
"""How many games are played between two steps."""
PACE = 0.01
RESTLESS = 0.01
"""How much it is worth not to be too sure too soon."""


Step = tuple[NDArray[Any], NDArray[Any], int]
"""What was seen, what was allowed, and what was done."""


class Policy(torch.nn.Module):
    """How likely each action is, out of what a seat observes."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__()
        bounds = env.encoding.fields
        most = np.concatenate([np.full(one.field.size, max(1, min(one.field.most, 20))) for one in bounds])
        self.scale = torch.from_numpy(1.0 / most).float()
        size, count = env.encoding.size, len(env.encoding.words)
        first, last = torch.nn.Linear(size, 64), torch.nn.Linear(64, count)
        self.net = torch.nn.Sequential(first, torch.nn.Tanh(), last)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.distributions.Categorical:
        logits = self.net((seen * self.scale).clamp(-1, 1))
        return torch.distributions.Categorical(
            logits=logits.masked_fill(mask == 0, -1e9), validate_args=False
        )


def played(env: SeatEnv, policy: Policy, seed: int) -> tuple[list[Step], float]:
    """A game by chance as the policy has it: what was seen and done, and what it was worth."""
    seen, _ = env.reset(seed=seed)
    steps: list[Step] = []
    while True:
        observation, mask = seen["observation"], seen["action_mask"]
        with torch.no_grad():
            action = int(policy(torch.from_numpy(observation).float(), torch.from_numpy(mask)).sample())
        steps.append((observation, mask, action))
        seen, reward, ended, _, _ = env.step(np.int64(action))
        if ended:
            return steps, reward


def learned(env: SeatEnv, games: int, seed: int = 0) -> Policy:
    """A policy after so many games against the bots of an environment."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # so small a network only waits for others
    policy = Policy(env)
    optimiser = torch.optim.Adam(policy.parameters(), PACE)
    usual = 0.0
    for first in range(0, games, BATCH):
        batch = [played(env, policy, seed + number) for number in range(first, first + BATCH)]
        steps = [step for game, _ in batch for step in game]
        gains = torch.tensor([worth - usual for game, worth in batch for _ in game])
        usual += 0.2 * (sum(worth for _, worth in batch) / BATCH - usual)
        chances = policy(
            torch.from_numpy(np.stack([step[0] for step in steps])).float(),
            torch.from_numpy(np.stack([step[1] for step in steps])),
        )
        done = torch.tensor([step[2] for step in steps])
        loss = -(gains * chances.log_prob(done)).mean() - RESTLESS * chances.entropy().mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return policy


def won(env: SeatEnv, policy: Policy, games: range) -> float:
    """The share of games that the policy wins."""
    return sum(played(env, policy, seed)[1] > 0 for seed in games) / len(games)


if __name__ == "__main__":
    env = ecumene.env.single(sys.argv[1], against=["random"])
    policy = learned(env, int(sys.argv[2]))
    print(f"wins {won(env, policy, range(100_000, 100_200)):.0%} of 200 games against random play")
