"""One seat against bots, held against Gymnasium's own checks."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ecumene.env
from ecumene.bots.random_bot import Random
from ecumene.core.errors import UnknownBot
from ecumene.core.game import Game
from ecumene.core.rng import Rng
from tests.titles.walks import each_game


@each_game
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_gymnasium_finds_nothing_wrong(game: Game) -> None:
    check_env(ecumene.env.single(game.id, against=["random"]))


def played(env: ecumene.env.SeatEnv, seed: int) -> tuple[list[int], float]:
    seen, _ = env.reset(seed=seed)
    rng = Rng(seed)
    actions, reward, ended = [], 0.0, False
    while not ended:
        allowed = np.flatnonzero(seen["action_mask"])
        actions.append(int(allowed[rng.below(len(allowed))]))
        seen, reward, ended, _, _ = env.step(np.int64(actions[-1]))
        assert env.position.seat in (env.seat, None)
    return actions, reward


def test_the_same_seed_is_the_same_game_against_the_same_bots() -> None:
    env = ecumene.env.single("gheos", against=["greedy", "random"])
    assert played(env, 3) == played(env, 3)
    assert played(env, 3) != played(env, 4)


def test_a_strong_bot_beats_random_choices() -> None:
    env = ecumene.env.single("tigris", against=["greedy"], seat=0)
    assert [played(env, seed)[1] for seed in range(3)] == [-1.0] * 3


def test_what_is_not_allowed_loses_and_says_why() -> None:
    env = ecumene.env.single("tigris", against=["random"], seat=0)
    env.reset(seed=7)
    env.step(np.int64(env.encoding.actions["king"]))
    _, reward, ended, cut_short, info = env.step(np.int64(env.encoding.actions["a1"]))
    assert (reward, ended, cut_short, info) == (-1.0, True, False, {"refused": "leader-beside-temple"})


def test_bots_of_ones_own_sit_down_too() -> None:
    made = []

    def mine(seed: int) -> Random:
        made.append(seed)
        return Random(seed)

    played(ecumene.env.single("gheos", against=[mine]), 1)
    assert len(made) == 1
    with pytest.raises(UnknownBot):
        ecumene.env.single("gheos", against=["nobody"])
