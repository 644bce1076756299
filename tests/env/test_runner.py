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


def test_a_step_with_an_action_that_is_not_allowed_is_no_step() -> None:
    with ecumene.env.parallel("gheos", tables=4, processes=2) as runner:
        batch = runner.reset(seed=1)
        first = batch.action_mask.argmax(1)
        seen = batch.observation.copy()
        for wrong, problem in ((len(runner.encoding.words) - 1, NotUnderstood), (-1, IndexError)):
            actions = first.copy()
            actions[2] = wrong
            with pytest.raises(problem):
                runner.step(actions)
            assert np.array_equal(batch.observation, seen)
        with pytest.raises(IndexError):
            runner.step(first[:3])
        runner.step(first)
        assert not np.array_equal(batch.observation, seen)


def test_giving_up_is_allowed_though_no_mask_has_it() -> None:
    with ecumene.env.parallel("ages", tables=1, processes=1) as runner:
        known = runner.encoding
        at = {placed.field.name: placed.at.start for placed in known.fields}
        batch = runner.reset(seed=1)
        while batch.observation[0, at["question"]] != known.questions.index("choose-politics") + 1:
            runner.step(batch.action_mask.argmax(1))
        resigns, seat = known.actions["resign"], int(batch.seat[0])
        assert batch.action_mask[0, resigns] == 0
        runner.step([resigns])
        assert batch.ended[0]
        assert batch.reward[0, seat] == -1


def test_what_was_shown_last_is_there_when_the_runner_is_gone() -> None:
    runner = ecumene.env.parallel("gheos", tables=2, processes=1)
    batch = runner.reset(seed=1)
    seen = batch.observation.copy()
    runner.close()
    runner.close()
    del runner
    assert np.array_equal(batch.observation, seen)
