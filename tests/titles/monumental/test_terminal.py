"""The table on a terminal."""

import pytest
from rich.text import Text

from ecumene.core.rng import Rng
from ecumene.core.text import LANGUAGES, speaker
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.terminal import draw
from tests.titles.monumental.arrange import acting, begun, changed, garrison, show


def screen(p: Monumental, language: str = "en") -> str:
    """What a terminal without colours shows to the first seat."""
    return Text.from_markup(draw(p.view(0), speaker(language, "monumental"))).plain


def test_the_map_shows_terrain_tokens_and_who_holds_what() -> None:
    p = acting(production=3, gold=1)
    garrison(p, 0, "c4", soldiers=2, leader=True)
    lines = screen(changed(p)).splitlines()
    place = next(number for number, line in enumerate(lines) if " c4 " in line)
    column = lines[place].index(" c4 ")
    assert lines[place + 1][column:].startswith(" 1:2L")
    assert any("d2 ~~~~" in line for line in lines)


def test_what_can_be_acquired_stands_out_once_that_is_asked() -> None:
    p = acting(production=3)
    show(p, ["emporium", "temple"])
    p.push("acquire")
    assert "+3 Emporium" in screen(p)
    assert " 4 Temple" in screen(p)
    assert "+3 Workshop ×10" in screen(p)


def test_a_city_lies_in_rows_with_its_knowledge() -> None:
    p = acting(active=["mine", "forum"], idle=["fort"], attached={0: "navigation"})
    assert "Mine (Navigation)" in screen(p)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_can_be_drawn(language: str) -> None:
    p = begun(2, automas=1, monsters=3, celebrities=True)
    chance = Rng(3)
    while p.seat is not None:
        assert screen(p, language)
        for _ in range(9):
            if p.seat is not None:
                choices = p.choices()
                p.push(choices[chance.below(len(choices))])
