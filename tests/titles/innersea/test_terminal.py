"""The table as the terminal shows it."""

import pytest

from ecumene.core.text import LANGUAGES, speaker
from ecumene.titles.innersea.competition import CompetitionPhase
from ecumene.titles.innersea.growth import Deploy
from ecumene.titles.innersea.position import COMPETITION_PHASE, GROWTH_PHASE
from ecumene.titles.innersea.terminal import draw
from tests.titles.innersea.table import WORLD, sea


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_stacks_marks_and_only_the_own_hand(lang: str) -> None:
    discs = {**WORLD, "barbarians": {"massilia": 1}}
    p = sea(
        "gaul",
        "carthage",
        "troy",
        "egypt",
        discs=discs,
        hands={"gaul": ["spies"], "troy": ["famine"]},
        vp={"troy": 7},
        wonders={"colossus": ("egypt", "egypt")},
        steps=[Deploy(0)],
        phase=GROWTH_PHASE,
    )
    p.ready[0], p.supply[0] = 2, p.supply[0] - 2
    p.advance()
    say = speaker(lang, "innersea")
    drawn = draw(p.view(0), say)
    assert f"+! {say.word('massilia')}[/] [#c0392b]1×2[/] [dim]x×1[/]" in drawn
    assert f"*^ {say.word('egypt')} [#8a5aa8]4×3[/]" in drawn
    assert f" + {say.word('aquitania')}[/]" in drawn
    assert f"4 {say.word('colossus')} ({say.word('egypt')}, 4/4)" in drawn
    assert f"{say.word('ready')} 2" in drawn
    assert say.word("spies") in drawn
    assert say.word("famine") not in drawn
    assert say.word("spies") not in draw(p.view(None), say)


def test_the_terminal_names_the_competition_and_its_allies() -> None:
    discs = {"rome": {"rome": 2}, "gaul": {"rome": 2}}
    hands = {"gaul": ["chariots"]}
    civilizations = ("rome", "gaul", "troy", "egypt")
    p = sea(*civilizations, discs=discs, hands=hands, steps=[CompetitionPhase()], phase=COMPETITION_PHASE)
    p.push("legions")
    say = speaker("en", "innersea")
    assert "competition: Rome" in draw(p.view(0), say)
    p.push("done").push("chariots")
    assert f"Face down: {say.word('chariots')}" in draw(p.view(1), say)
    assert "Face down" not in draw(p.view(0), say)
