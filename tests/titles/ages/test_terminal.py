"""The table as the terminal shows it."""

import pytest

from ecumene.core.text import LANGUAGES, speaker
from ecumene.titles.ages.cards import CLOSING_AGE
from ecumene.titles.ages.terminal import draw
from tests.titles.ages.scene import own, pact, scene


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_the_table_and_only_the_own_military_hand(lang: str) -> None:
    p = scene(seats=3, age=2, row=["iron", "kremlin"])
    own(p, leader="isaac-newton", wonder="great-wall", stages=2, military_hand=["spy-ii"], hand=["coal"])
    own(p, 1, military_hand=["raid-ii", "annex-ii"])
    pact(p, "scientific-cooperation", 0, "a", 1)
    p.civs[2].resigned = True
    say = speaker(lang, "ages")
    drawn = draw(p.view(0), say)
    for word in ("iron", "kremlin", "isaac-newton", "spy-ii", "coal", "scientific-cooperation", "age-ii"):
        assert say.word(word) in drawn
    assert f"{say.word('great-wall')} 2/4" in drawn
    assert f"+1 {say.word('iron')}" in drawn
    assert say.word("raid-ii") not in drawn
    assert f"{say.word('military-hand')}: 2" in drawn
    assert say.word("resigned") in drawn
    assert say.word("spy-ii") not in draw(p.view(None), say)


@pytest.mark.rule("option-last-age")
def test_the_terminal_says_until_when_a_shorter_game_goes_on_as_long_as_it_does() -> None:
    say = speaker("es", "ages")
    p = scene(seats=2, age=2, last_age="ii")
    assert draw(p.view(0), say).startswith("[bold]Época II[/] · Ronda 2 · hasta la Época II · ")
    p.age = CLOSING_AGE
    assert "hasta la Época II" not in draw(p.view(0), say)
