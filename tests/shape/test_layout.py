"""The same thing has the same name in every game."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TITLES = ROOT / "src/ecumene/titles"

MODULES = {
    "__init__.py",
    "position.py",
    "setup.py",
    "turn.py",
    "view.py",
    "redeal.py",
    "scoring.py",
    "evaluate.py",
    "terminal.py",
}
FOLDERS = {"data", "text", "rules"}
NAMES_OF_NOTHING = {"utils.py", "helpers.py", "manager.py", "base.py", "common.py"}


def games() -> list[str]:
    return sorted(path.parent.name for path in TITLES.glob("*/__init__.py"))


def misses(game: Path) -> set[str]:
    """What a game's folder lacks."""
    modules = {name for name in MODULES if not (game / name).is_file()}
    return modules | {name for name in FOLDERS if not (game / name).is_dir()}


def test_there_are_games() -> None:
    assert len(games()) >= 5


@pytest.mark.parametrize("game", games())
def test_every_game_has_the_same_layout(game: str) -> None:
    assert misses(TITLES / game) == set()


def test_modules_are_named_after_things() -> None:
    found = {
        path.relative_to(ROOT) for top in ("src", "tests", "bench") for path in (ROOT / top).rglob("*.py")
    }
    assert found
    assert {path for path in found if path.name in NAMES_OF_NOTHING} == set()
