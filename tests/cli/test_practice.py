"""Practice at the terminal: from any moment of a recorded game, against bots, with free undo."""

from pathlib import Path

import pytest

from ecumene.core.record import Record, load
from tests.cli.terminal import Terminal


@pytest.fixture
def game(tmp_path: Path) -> Path:
    record = Record.start("tigris", 2, 7, names=["Ana", "Bruno"])
    for said in ("king b3", "priest c2", "end", "end"):
        record.push(said)
    record.save(tmp_path / "game.txt")
    return tmp_path / "game.txt"


def test_a_game_is_played_on_from_a_moment_of_it(terminal: Terminal, game: Path) -> None:
    before = game.read_bytes()
    left = terminal.run("play", "--load", str(game), "--at", "2", "--bots", "random", typed="end\n")
    assert left.returncode == 0
    after = load(terminal.saved()[0])
    assert after.choices[:3] == ["king", "b3", "end"]
    assert len(after.choices) > 3, "the bot has answered"
    assert after.names == ["", "bot random"]
    assert game.read_bytes() == before


def test_in_practice_everything_can_be_taken_back(terminal: Terminal, game: Path) -> None:
    practice = ["play", "--load", str(game), "--at", "0", "--bots", "random"]
    assert terminal.run(*practice, typed="end\nundo\n").returncode == 0
    assert load(terminal.saved()[0]).choices == []


def test_any_seat_can_be_taken(terminal: Terminal, game: Path) -> None:
    terminal.run("play", "--load", str(game), "--at", "4", "--seat", "2", "--bots", "random")
    on = load(terminal.saved()[0])
    assert on.names == ["bot random", ""]
    assert on.choices == ["king", "b3", "priest", "c2"] or len(on.choices) > 4


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--at", "99"], "6 choices have been made"),
        (["--seat", "7"], "7"),
        (["--bots", "nobody", "--at", "1"], "nobody"),
    ],
)
def test_what_cannot_be_is_said(terminal: Terminal, game: Path, more: list[str], said: str) -> None:
    refused = terminal.run("play", "--load", str(game), *more)
    assert refused.returncode == 2
    assert said in refused.stderr
    assert not terminal.saved()


def test_practice_needs_a_game(terminal: Terminal) -> None:
    refused = terminal.run("play", "tigris", "--at", "3")
    assert "--load" in refused.stderr
