"""Both builds play the same games, choice for choice, and each reads what the other kept.

These tests are run by `make test-compiled`, which builds first; `make same-games` compares thousands.
"""

import sys
from importlib import import_module
from pathlib import Path

import pytest
from typing_extensions import is_typeddict

import ecumene
from compiled import ONLY
from tests.compiled.both import COMPILED, PLAIN, Chunk, run
from tests.compiled.games import KEPT

each_game = pytest.mark.parametrize("game", list(ecumene.games()))
each_way = pytest.mark.parametrize(
    ("writer", "reader"), [(PLAIN, COMPILED), (COMPILED, PLAIN)], ids=["plain", "compiled"]
)


@each_game
@pytest.mark.parametrize(("task", "games"), [("random", 48), ("records", 8), ("bots", 4)])
def test_both_builds_play_the_same_games(game: str, task: str, games: int) -> None:
    assert Chunk(task, game, 0, games).different() == []


@each_game
@each_way
def test_each_build_goes_on_from_what_the_other_kept(
    game: str, writer: Path, reader: Path, tmp_path: Path
) -> None:
    file = str(tmp_path / "positions")
    kept = run(writer, "keep", game, file)
    assert len(set(kept)) == KEPT
    assert run(reader, "resume", game, file) == kept


@each_game
@each_way
def test_each_build_opens_the_records_and_snapshots_of_the_other(
    game: str, writer: Path, reader: Path, tmp_path: Path
) -> None:
    file = str(tmp_path / "record.txt")
    assert run(writer, "save", game, file) == run(reader, "load", game, file)


def test_both_builds_draw_the_same_numbers() -> None:
    assert run(PLAIN, "numbers", "gheos", "0", "100") == run(COMPILED, "numbers", "gheos", "0", "100")


@each_game
def test_the_tests_here_run_compiled(game: str) -> None:
    """What is tested in this run is the compiled build, the game's own modules included."""
    package = ecumene.games()[game].package
    assert not str(sys.modules[f"{package}.position"].__file__).endswith(".py")
    assert not str(sys.modules[f"{package}.turn"].__file__).endswith(".py")


@pytest.mark.parametrize("group", ONLY)
def test_what_every_choice_goes_through_is_compiled(group: str) -> None:
    for name in ONLY[group]:
        module = import_module(f"ecumene.{group}.{name}")
        assert not str(module.__file__).endswith(".py"), name


@each_game
def test_views_are_compiled_beside_the_types_that_they_are_checked_by(game: str) -> None:
    found = ecumene.games()[game]
    assert not str(sys.modules[f"{found.package}._view"].__file__).endswith(".py")
    assert all(map(is_typeddict, found.views))
