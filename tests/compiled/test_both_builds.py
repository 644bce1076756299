"""Both builds play the same games, choice for choice, and each reads what the other kept.

These tests are run by `make test-compiled`, which builds first; the other tests run there compiled as well.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ecumene

ROOT = Path(__file__).parents[2]
PLAIN, COMPILED = ROOT / "src", ROOT / "build" / "compiled"

each_game = pytest.mark.parametrize("game", list(ecumene.games()))


def run(build: Path, *arguments: str) -> list[str]:
    """What `tests.compiled.games` prints when it is run with a build."""
    command = [sys.executable, "-m", "tests.compiled.games", *arguments]
    environment = os.environ | {"PYTHONPATH": str(build)}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    assert answer["compiled"] == (build == COMPILED)
    marks: list[str] = answer["marks"]
    return marks


@each_game
def test_both_builds_play_the_same_games(game: str) -> None:
    plain, compiled = run(PLAIN, "play", game), run(COMPILED, "play", game)
    assert len(plain) > 400
    assert [number for number, mark in enumerate(plain) if mark != compiled[number]] == []


@each_game
@pytest.mark.parametrize(
    ("writer", "reader"), [(PLAIN, COMPILED), (COMPILED, PLAIN)], ids=["plain", "compiled"]
)
def test_each_build_goes_on_from_what_the_other_kept(
    game: str, writer: Path, reader: Path, tmp_path: Path
) -> None:
    file = str(tmp_path / "positions")
    kept = run(writer, "keep", game, file)
    assert len(kept) > 10
    assert run(reader, "resume", game, file) == kept


@each_game
def test_the_tests_here_run_compiled(game: str) -> None:
    """What is tested in this run is the compiled build, the game's own modules included."""
    package = ecumene.games()[game].package
    assert not str(sys.modules[f"{package}.position"].__file__).endswith(".py")
    assert not str(sys.modules[f"{package}.turn"].__file__).endswith(".py")
