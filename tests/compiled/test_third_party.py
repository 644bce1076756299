"""A game of somebody else's, in plain Python, on the compiled core: written as docs/adding-a-game.md says."""

import json
import pickle
import sys
from collections.abc import Iterator, Sequence

import pytest

import ecumene
import heaps
from ecumene import bots
from ecumene.core import registry
from ecumene.core.build import compiled
from ecumene.core.errors import NotAllowed
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.record import Record, loads
from ecumene.core.rng import Rng


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game lies beside ours, as if it had come in through an entry point."""

    class Entry:
        def load(self) -> Game:
            return heaps.game

    shelf = {**registry._shelf(), "heaps": Entry()}
    monkeypatch.setattr(registry, "_shelf", lambda: shelf)
    yield
    registry._taken_down.cache_clear()


def played(p: Position, seed: int) -> Sequence[str]:
    rng = Rng(seed)
    choices = []
    while not p.over:
        offered = p.choices()
        choices.append(offered[rng.below(len(offered))])
        p.push(choices[-1])
    return choices


def test_it_runs_interpreted_on_a_compiled_core() -> None:
    assert compiled()
    assert str(sys.modules["heaps"].__file__).endswith(".py")
    assert heaps.Take.choose.__code__.co_argcount == 3


def test_it_is_played_cloned_and_compared() -> None:
    for seed in range(200):
        p = ecumene.new("heaps", seats=2, seed=seed)
        q = p.clone()
        assert p == q
        assert p.decision == q.decision
        assert hash(p.decision) == hash(q.decision)
        q.push(q.choices()[0])
        assert p != q
        assert played(p.clone(), seed) == played(p, seed)
        assert sorted(place.rank for place in p.standings()) == [1, 2]


def test_its_chains_refusals_and_views_work() -> None:
    p = ecumene.new("heaps", seats=2, seed=1)
    p.heaps[:] = [2, 0, 3]  # type: ignore[attr-defined]
    assert list(p.choices()) == ["a", "c"]
    with pytest.raises(NotAllowed) as refused:
        p.push("b")
    assert refused.value.objection.rule == "heap-is-empty"
    half = p.clone().push("c")
    assert half.view(1)["asked"]["decision"] == "pick-heap"
    assert half.retracted() == p
    assert p.push("c 3").view(0)["heaps"] == {"a": 2, "b": 0, "c": 0}
    assert json.loads(json.dumps(p.view(1))) == p.view(1)


def test_its_positions_and_records_are_kept() -> None:
    record = Record.start("heaps", 2, 5)
    while not record.position.over:
        again = pickle.loads(pickle.dumps(record.position))
        assert again == record.position
        assert list(again.choices()) == list(record.position.choices())
        record.push(record.position.choices()[-1])
    assert loads(str(record)) == record


@pytest.mark.parametrize("level", bots.LEVELS)
def test_our_bots_play_it(level: str) -> None:
    p = ecumene.new("heaps", seats=2, seed=3)
    bot = bots.make(level, 1)
    while not p.over:
        assert p.seat is not None
        p.push(bot.choose(p.redealt(p.seat, 1), 0.05))
    assert len(p.standings()) == 2
