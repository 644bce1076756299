"""Games of older rules at the terminal: it says where they end, and leaves their files as they are."""

import json
from pathlib import Path

import pytest

from ecumene.core.record import load
from tests.cli.terminal import Terminal

OF_OLDER_RULES = """ecumene-record 1
game: tigris
rules: 1
seats: 2
seed: 7

1. archer: king; b3; temple; b3; end
2. lion: end
"""
"""Where the king stands, no temple can lie."""


@pytest.fixture
def older(tmp_path: Path) -> Path:
    path = tmp_path / "older.txt"
    path.write_text(OF_OLDER_RULES, encoding="utf-8")
    return path


def test_what_stands_of_a_game_goes_on_in_a_new_file(terminal: Terminal, older: Path) -> None:
    told = terminal.run("play", "--load", str(older), typed="end\n")
    assert told.returncode == 0
    assert "made with version 1 of the rules; with version 2 only its first 2 choices stand" in told.stdout
    assert older.read_text(encoding="utf-8") == OF_OLDER_RULES
    (kept,) = terminal.saved()
    assert f"goes on from there in {kept}" in told.stdout
    assert load(kept).choices == ["king", "b3", "end"]


def test_a_game_of_older_rules_that_stands_whole_goes_on_where_it_is(terminal: Terminal, older: Path) -> None:
    older.write_text(OF_OLDER_RULES.replace("temple; b3; ", ""), encoding="utf-8")
    told = terminal.run("play", "--load", str(older), typed="end\n")
    assert "version 1" not in told.stdout
    assert terminal.saved() == []
    assert load(older).choices == ["king", "b3", "end", "end", "end"]


def test_replay_says_where_a_game_is_cut_on_its_first_and_last_page(terminal: Terminal, older: Path) -> None:
    told = terminal.run("replay", str(older), "--lang", "es", typed="\nq\n").stdout
    assert told.count("solo valen sus 2 primeras elecciones. Línea 7:") == 2


def test_replay_tells_programs_where_a_game_is_cut(terminal: Terminal, older: Path) -> None:
    told = json.loads(terminal.run("replay", str(older), "--json").stdout)
    assert told["cut"] == {"rules": 1, "known": 2, "line": 7, "problem": "choice"}
    assert told["choices"] == 2
    older.write_text(OF_OLDER_RULES.replace("temple; b3; ", ""), encoding="utf-8")
    assert json.loads(terminal.run("replay", str(older), "--json").stdout)["cut"] is None
