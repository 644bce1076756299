"""Many tables at once: the same games in one process as in two."""

import numpy as np
import pytest

import ecumene.env
from ecumene.core.errors import NotUnderstood
from ecumene.core.rng import Rng

TABLES = 3
STEPS = 120


def played(processes: int) -> tuple[list[list[int]], list[tuple[int, list[float]]]]:
    """What was asked at each step, and what games were worth that ended."""
    rng = Rng(5)
    asked, ends = [], []
    with ecumene.env.parallel("gheos", tables=TABLES, processes=processes) as runner:
        batch = runner.reset(seed=11)
        for _ in range(STEPS):
            asked.append([int(seat) for seat in batch.seat] + [int(row.sum()) for row in batch.observation])
            allowed = [np.flatnonzero(mask) for mask in batch.action_mask]
            batch = runner.step([int(actions[rng.below(len(actions))]) for actions in allowed])
            ends += [(int(row), batch.reward[row].tolist()) for row in np.flatnonzero(batch.ended)]
    return asked, ends


def test_two_processes_play_what_one_plays() -> None:
    alone = played(1)
    assert alone == played(2)
    assert len(alone[1]) >= TABLES
    assert all(sum(worth) == 0 for _, worth in alone[1])


def test_what_goes_wrong_in_a_process_is_told_here() -> None:
    with ecumene.env.parallel("gheos", tables=2, processes=1) as runner:
        runner.reset(seed=1)
        with pytest.raises(NotUnderstood):
            runner.step([len(runner.encoding.words) - 1] * 2)
