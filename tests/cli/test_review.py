"""`ecumene review`: what decided a game, for people and for programs."""

import json
from pathlib import Path

import pytest

from ecumene.core.record import Record
from ecumene.core.rng import Rng
from tests.cli.terminal import Terminal
from tests.titles.walks import random_choice


def played(path: Path, choices: int) -> Path:
    """A game of Tigris between players who take what comes."""
    record, rng = Record.start("tigris", seats=2, seed=3, names=["Ana", "Bruno"]), Rng(3)
    while len(record.entries) < choices:
        record.push(random_choice(record.position, rng))
    record.save(path)
    return path


@pytest.mark.parametrize(("lang", "heading", "why"), [("es", "Turno ", "Por qué"), ("en", "Turn ", "Why")])
def test_a_review_shows_curves_and_turning_points(
    terminal: Terminal, tmp_path: Path, lang: str, heading: str, why: str
) -> None:
    file = played(tmp_path / "game.txt", 30)
    told = terminal.run("review", str(file), "--seconds", "0.2", "--lang", lang)
    assert told.returncode == 0, told.stderr
    assert "Ana" in told.stdout
    assert "█" in told.stdout
    assert heading in told.stdout
    assert why in told.stdout
    assert f"replay {file} --at" in told.stdout.replace("\n", "")
    assert f"play --load {file} --at" in told.stdout.replace("\n", "")


def test_a_review_for_programs(terminal: Terminal, tmp_path: Path) -> None:
    file = played(tmp_path / "game.txt", 24)
    told = json.loads(terminal.run("review", str(file), "--seconds", "0.2", "--json").stdout)
    assert told["game"] == "tigris"
    assert told["whole"] is True
    assert told["curve"][0]["choices"] == 0
    assert told["curve"][-1]["choices"] == 24
    for moment in told["curve"]:
        assert sum(moment["chances"]) == pytest.approx(1, abs=0.001)
    assert told["turning_points"]
    for point in told["turning_points"]:
        assert point["asked"]
        assert point["sentence"]
        assert (point["better"] is None) == (point["then"] is None)


def test_ctrl_c_ends_a_review_with_what_is_known(terminal: Terminal, tmp_path: Path) -> None:
    file = played(tmp_path / "game.txt", 300)
    review = terminal.interrupted("review", str(file), "--json")
    told = json.loads(review.stdout)
    assert told["whole"] is False
    assert told["curve"][-1]["choices"] == 300
    assert "what is known so far" in review.stderr
    assert review.returncode == 0


def test_a_replay_begins_where_a_review_points(terminal: Terminal, tmp_path: Path) -> None:
    file = played(tmp_path / "game.txt", 30)
    record = Record.start("tigris", seats=2, seed=3)
    assert record.position.turn == 1
    told = terminal.run("replay", str(file), "--at", "29", typed="q\n").stdout
    assert "Turn 1 " not in told
