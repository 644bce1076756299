"""Games on a Ray cluster of two nodes, one of which dies on the way."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import ray
from examples.on_ray import matched
from ray.cluster_utils import Cluster

from ecumene.arena import Tournament
from ecumene.arena.cluster import BEGINNINGS, joined
from ecumene.arena.lessons import lesson
from ecumene.arena.training import Plan, Training
from ecumene.cli import main

GAMES = 6
PLAN = Plan("gheos", "greedy", games=5, test_games=2, seed=3)


@pytest.fixture
def cluster() -> Iterator[Any]:
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, log_to_driver=False)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def test_a_cluster_that_takes_too_long_to_begin_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    def begin(*, never: bool = False, **_: Any) -> None:
        begun.append(1)
        if never or len(begun) < BEGINNINGS:
            raise TimeoutError("The current node timed out during startup.")

    monkeypatch.setattr(ray, "init", begin)
    monkeypatch.setattr(ray, "is_initialized", lambda: len(begun) >= BEGINNINGS)
    joined()
    assert len(begun) == BEGINNINGS
    begun.clear()
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", partial(begin, never=True))
    with pytest.raises(TimeoutError):
        joined()
    assert len(begun) == BEGINNINGS


def test_a_cluster_that_is_not_there_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(**_: Any) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(ConnectionError):
        joined()


def series() -> Tournament:
    return Tournament("gheos", ["greedy", "random"], games=GAMES, seed=3)


def learned() -> dict[str, Any]:
    """What a training on this machine comes to."""
    training = Training(PLAN)
    for _ in training.work(lambda trials: [lesson(trial) for trial in trials]):
        pass
    told: dict[str, Any] = json.loads(json.dumps(training.state.told()))
    return told | {"log": []}


def test_a_node_that_dies_costs_no_game_and_changes_none(
    cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One cluster for all: it takes longer to start than to play."""
    outcomes = series().outcomes(records=tmp_path, engine="ray")
    found = [next(outcomes)]
    assert ray.cluster_resources()["CPU"] == 2
    cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)
    assert any(tmp_path.iterdir())
    found += outcomes
    assert found == list(series().outcomes())
    assert len(list(tmp_path.glob("*.txt"))) == GAMES
    assert list(series().outcomes(records=tmp_path, engine="ray")) == found

    cluster.add_node(num_cpus=1)
    assert sum(score.wins for score in matched("gheos", games=2, seconds=0.05).bots) == 2
    state = tmp_path / "train.json"
    plan = ["--games", "5", "--test", "2", "--bot", "greedy", "--seed", "3", "--state", str(state)]
    assert main(["train", "gheos", *plan, "--engine", "ray", "--json"]) == 0
    told = capsys.readouterr().out.splitlines()[-1]  # Ray speaks of its nodes before
    assert json.loads(told)["games"] == PLAN.games
    assert json.loads(state.read_text(encoding="utf-8")) | {"log": []} == learned()
