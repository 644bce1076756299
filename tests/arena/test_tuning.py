"""Constants are tuned by playing: they really change, and a tuning goes on where it was stopped."""

import json
from pathlib import Path

import pytest

import ecumene
from ecumene.arena.constants import constants, with_constants
from ecumene.arena.duel import Duel, fought, pair
from ecumene.arena.sequential import likelihood, verdict
from ecumene.arena.tuning import Plan, State, Tuning
from ecumene.core.errors import NotTunable, StateOfAnother
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.record import load
from tests.cli.terminal import Terminal
from tests.titles.walks import each_game

QUICK = "greedy"
RECORDS = Path(__file__).parents[1] / "records"
EVERY = 5
"""How many choices lie between two positions that are looked at."""


def plan(steps: int = 2, test_pairs: int = 0) -> Plan:
    return Plan("gheos", QUICK, steps=steps, pairs=1, test_pairs=test_pairs, seed=3)


def played(duels: list[Duel]) -> list[float]:
    return [fought(duel) for duel in duels]


def cups_win(duels: list[Duel]) -> list[float]:
    """Whoever values cups more wins, without a game being played."""
    scores = []
    for duel in duels:
        ours, theirs = (dict(values)["CUP_OF_FOLLOWER"] for values in duel.constants)
        scores.append(1.0 if ours > theirs else 0.0)
    return scores


@each_game
def test_what_can_be_tuned_lies_within_its_range(game: Game) -> None:
    found = constants(game)
    assert len(found) >= 5
    for constant in found:
        assert constant.least < constant.most
        assert 0 <= constant.place <= 1
        assert constant.at(constant.place) == pytest.approx(constant.value)


def played_by_bots(game: Game) -> list[Position]:
    """Positions of games between bots, of two and of more."""
    found: list[Position] = []
    for path in sorted(RECORDS.glob(f"{game.id}-[234]-bots.txt")):
        record = load(path)
        found += [record.at(number) for number in range(0, len(record.entries), EVERY)]
    return found


@each_game
def test_every_constant_makes_a_difference_somewhere_and_the_game_itself_stays_as_it_is(game: Game) -> None:
    positions = played_by_bots(game)
    before = [(game.evaluate(p, 0), game.evaluate(p, 1)) for p in positions]
    same = tuple((constant.name, constant.value) for constant in constants(game))
    unchanged = with_constants(game.id, same).evaluate
    assert [(unchanged(p, 0), unchanged(p, 1)) for p in positions] == before
    for constant in constants(game):
        other = with_constants(game.id, ((constant.name, constant.least),)).evaluate
        looks = zip(positions, before, strict=True)
        assert any((other(p, 0), other(p, 1)) != value for p, value in looks), constant
    assert [(game.evaluate(p, 0), game.evaluate(p, 1)) for p in positions] == before


def test_a_game_without_a_table_of_ranges_cannot_be_tuned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Game, "folder", tmp_path)
    with pytest.raises(NotTunable):
        constants(ecumene.games()["gheos"])


def test_equal_constants_share_the_points_of_a_pair_of_duels() -> None:
    same = tuple((constant.name, constant.value) for constant in constants(ecumene.games()["gheos"]))
    assert sum(played(list(pair("gheos", "random", 4, same, same)))) == 1


def test_the_constants_follow_what_wins() -> None:
    tuning = Tuning(plan(steps=60))
    for _ in tuning.work(cups_win):
        pass
    was = {constant.name: constant.value for constant in tuning.constants}
    found = {constant.name: constant.value for constant in tuning.found()}
    assert found["CUP_OF_FOLLOWER"] > was["CUP_OF_FOLLOWER"] + 0.3


def test_a_tiny_run_of_real_games_changes_constants() -> None:
    tuning = Tuning(plan(steps=3))
    for _ in tuning.work(played):
        pass
    assert tuning.games == 6
    assert any(step["lead"] for step in tuning.state.log), "all shared: another seed is needed"
    assert [constant.value for constant in tuning.found()] != [c.value for c in tuning.constants]


def test_a_tuning_that_goes_on_later_comes_to_the_same() -> None:
    whole = Tuning(plan(steps=8, test_pairs=2))
    for _ in whole.work(cups_win):
        pass
    begun = Tuning(plan(steps=8, test_pairs=2))
    work = begun.work(cups_win)
    for _ in range(3):
        next(work)
    kept = json.loads(json.dumps(begun.state.told()))
    later = Tuning(plan(steps=8, test_pairs=2), State.read(kept))
    for _ in later.work(cups_win):
        pass
    assert later.state == whole.state


def test_what_was_kept_of_another_tuning_is_refused() -> None:
    state = Tuning(plan()).state
    with pytest.raises(StateOfAnother):
        Tuning(Plan("tigris", QUICK, 2, 1, 0, 3), state)


def test_the_test_stops_as_soon_as_it_has_seen_enough() -> None:
    assert verdict([2.0] * 7) == "open"
    assert verdict([2.0, 2.0, 1.0] * 20) == "better"
    assert verdict([0.0, 1.0, 0.0] * 20) == "no-better"
    assert verdict([2.0, 0.0] * 4) == "open"
    assert likelihood([]) == 0
    tuning = Tuning(plan(steps=30, test_pairs=500))
    for _ in tuning.work(cups_win):
        pass
    assert tuning.verdict == "better"
    assert len(tuning.state.test) < 50


def test_the_command_tunes_keeps_and_goes_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path / "data")
    state = tmp_path / "gheos.json"
    command = [
        "tune",
        "gheos",
        "--bot",
        QUICK,
        "--pairs",
        "1",
        "--test",
        "1",
        "--seed",
        "3",
        "--state",
        str(state),
    ]
    first = json.loads(terminal.run(*command, "--steps", "1", "--json").stdout)
    assert first["steps"] == 1
    assert first["games"] == 4
    kept = json.loads(state.read_text())
    assert len(kept["log"]) == 1
    told = terminal.run(*command, "--steps", "2", "-j", "2")
    assert told.returncode == 0, told.stderr
    assert "TOKEN_LATER" in told.stdout
    assert len(json.loads(state.read_text())["log"]) == 2
    other = terminal.run("tune", "tigris", "--state", str(state))
    assert other.returncode == 2
    assert "gheos" in other.stderr
    state.write_text("{}")
    assert terminal.run(*command).returncode == 2
