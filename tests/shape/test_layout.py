"""The same thing has the same name in every game."""

from pathlib import Path

import pytest

from ecumene.core.game import Game
from ecumene.core.registry import games as shelf

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
    "space.py",
}
PARTS = {
    "position": "position",
    "set_up": "setup",
    "table_view": "view",
    "seat_view": "view",
    "redeal": "redeal",
    "scores": "scoring",
    "evaluate": "evaluate",
    "draw": "terminal",
}
"""Which module each part of a game comes from."""
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


@pytest.mark.parametrize("game", shelf().values(), ids=list(shelf()))
def test_the_parts_of_a_game_come_from_where_they_are_looked_for(game: Game) -> None:
    found = {part: getattr(game, part).__module__ for part in PARTS}
    assert found == {part: f"{game.package}.{module}" for part, module in PARTS.items()}


def test_modules_are_named_after_things() -> None:
    found = {
        path.relative_to(ROOT) for top in ("src", "tests", "bench") for path in (ROOT / top).rglob("*.py")
    }
    assert found
    assert {path for path in found if path.name in NAMES_OF_NOTHING} == set()
