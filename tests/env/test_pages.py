"""The pages that say what the numbers stand for are those that the games declare now."""

from pathlib import Path

from ecumene.core.game import Game
from ecumene.env.page import written
from tests.titles.walks import each_game

FOLDER = Path(__file__).parents[2] / "docs" / "environments"


@each_game
def test_the_page_of_a_game_is_up_to_date(game: Game) -> None:
    """Else: python -m ecumene.env.page docs/environments."""
    assert (FOLDER / f"{game.id}.md").read_text(encoding="utf-8") == written(game)
