"""Nothing is shown that nobody looks at: every key of a view is read by the page or by the terminal."""

import re
from pathlib import Path

import pytest

from ecumene.core.game import Game
from ecumene.core.registry import games
from tests.titles.views import declared, typed_parts

ROOT = Path(__file__).parents[2]
PROGRAMS_ONLY = {
    "ages": {"military_hand_by_age"},
    "gheos": {"gone"},
    "innersea": {"extra"},
    "monumental": {"market_tokens_used"},
    "tigris": set[str](),
}
"""What players see at the table and only programs ask for so far."""


def words(*paths: Path) -> set[str]:
    return {word for path in paths for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}


def readers(game: Game) -> list[Path]:
    """The modules of a game's part of the page, and its terminal."""
    page = (ROOT / "web/src/games" / game.id).rglob("*")
    modules = [path for path in page if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    return [*modules, game.folder / "terminal.py"]


@pytest.mark.parametrize("game", [games()[game] for game in PROGRAMS_ONLY], ids=list(PROGRAMS_ONLY))
def test_all_that_a_view_shows_is_looked_at(game: Game) -> None:
    shown = {key for view in game.views for part in typed_parts(view) for key in declared(part)}
    assert len(shown) > 10
    assert shown - words(*readers(game)) == PROGRAMS_ONLY[game.id]
