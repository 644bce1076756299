"""The pages that say what the numbers stand for are those that the games declare now."""

from pathlib import Path

from ecumene.core.game import Game
from ecumene.env import encoding
from ecumene.env.page import written
from tests.titles.walks import each_game

FOLDER = Path(__file__).parents[2] / "docs" / "environments"


@each_game
def test_the_page_of_a_game_is_up_to_date(game: Game) -> None:
    """Else: python -m ecumene.env.page docs/environments."""
    assert (FOLDER / f"{game.id}.md").read_text(encoding="utf-8") == written(game)


@each_game
def test_the_table_of_all_games_has_its_sizes(game: Game) -> None:
    known = encoding(game.id, 2)
    row = f"| [`{game.id}`](environments/{game.id}.md) | {len(known.words):,} | {known.size:,} |"
    assert row in (FOLDER.parent / "environments.md").read_text(encoding="utf-8")


SPELT_OUT = 13
"""So many numbers side by side are explained by what is said of the field."""


@each_game
def test_where_many_numbers_stand_in_an_order_the_page_has_it(game: Game) -> None:
    known = encoding(game.id, 2)
    lists = {len(listed.words): listed for listed in known.space.lists}
    for field, _ in known.fields:
        sides = [*field.shape, *([field.shape[-1] * field.shape[-2]] if len(field.shape) > 1 else [])]
        named = field.what.count(",") + field.what.count(";") + 1
        long = max(field.shape, default=0)
        told = "first cards" in field.what or lists.keys() & set(sides) or named >= long
        assert long <= SPELT_OUT or told, field


@each_game
def test_every_list_is_one_that_fields_count_by(game: Game) -> None:
    known = encoding(game.id, 2)
    counts = " ".join(field.what for field, _ in known.fields)
    assert known.space.lists
    for listed in known.space.lists:
        assert listed.name in counts, listed.name


@each_game
def test_every_fact_says_what_it_tells(game: Game) -> None:
    facts = encoding(game.id, 2).space.facts
    assert all(fact.what for fact in facts)
    assert len({fact.what for fact in facts}) >= len(facts) - 1
