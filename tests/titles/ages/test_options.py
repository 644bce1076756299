"""The options of our own: a shorter game, and a peaceful one."""

from typing import Any

import pytest

from ecumene.core.text import LANGUAGES, speaker
from ecumene.titles.ages.cards import AGGRESSION, ID, KIND, NUMBER, PACT, WAR, civil_deck, military_deck
from ecumene.titles.ages.evaluate import evaluate
from ecumene.titles.ages.politics import StartPolitics
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.row import end_age
from ecumene.titles.ages.terminal import draw
from ecumene.titles.ages.turn import EndGame
from tests.titles.ages.scene import ask, civ, cultures, events, objection, own, politics, scene

LAST = {"i": 1, "ii": 2}


@pytest.mark.rule("option-last-age", "last-round")
@pytest.mark.parametrize("last_age", LAST)
@pytest.mark.parametrize(("seat", "left"), [(0, 0), (1, 1)])
def test_a_shorter_game_goes_from_its_last_age_to_the_closing_one(
    last_age: str, seat: int, left: int
) -> None:
    p = scene(seat=seat, age=LAST[last_age], last_age=last_age)
    own(p, 1, yellow=9)
    end_age(p)
    assert (p.view(0)["age"], p.rounds_left) == ("iv", left)
    assert p.civil_deck == p.military_deck == []
    assert p.view(0)["military_deck"] is None
    assert civ(p, 1).yellow == 7


@pytest.mark.rule("option-last-age", "antiquated")
def test_what_is_antiquated_in_a_shorter_game_follows_from_the_age_that_ended() -> None:
    p = scene(age=1, last_age="i")
    own(p, hand=["iron", "stockpile-a"], leader="homer")
    own(p, 1, leader="joan-of-arc")
    end_age(p)
    assert [ID[card] for card in civ(p).hand] == ["iron"]
    assert (civ(p).leader, civ(p, 1).leader) == (-1, NUMBER["joan-of-arc"])


@pytest.mark.rule("option-last-age")
def test_an_age_before_the_last_one_is_followed_by_the_next() -> None:
    p = scene(age=1, last_age="ii")
    end_age(p)
    assert (p.view(0)["age"], p.rounds_left) == ("ii", -1)
    assert sorted(p.civil_deck) == sorted(civil_deck(2, 2))


@pytest.mark.rule("option-last-age", "resign-not-in-age-iv")
def test_nobody_resigns_once_the_end_of_a_shorter_game_has_begun() -> None:
    p = politics(age=1, last_age="i")
    assert "resign" in p.choices()
    end_age(p)
    ask(p, StartPolitics(0))
    assert objection(p, "resign") == "resign-not-in-age-iv"


def become_great(seat: int, last_age: str) -> Ages:
    """The very end of a shorter game; one seat has something of all that scores."""
    p = scene(age=4, last_age=last_age)
    own(
        p,
        seat,
        culture=20,
        techs={"iron": 1, "alchemy": 2, "swordsmen": 2, "theology": 1, "coal": 0},
        specials=["code-of-laws"],
        government="monarchy",
        wonders=["pyramids", "great-wall", "eiffel-tower"],
        colonies=["vast-territory-i", "wealthy-territory-i"],
    )
    p.events = [(NUMBER["impact-of-colonies"], 0)]
    p.future = [(NUMBER["crusades"], 1)]
    return ask(p, EndGame())


@pytest.mark.rule("option-last-age-scoring", "winner")
@pytest.mark.parametrize(("last_age", "wonders"), [("i", 3), ("ii", 6)])
def test_a_shorter_game_scores_what_everybody_has_become(last_age: str, wonders: int) -> None:
    p = become_great(0, last_age)
    board = civ(p)
    ratings = board.ratings
    points = ratings.science + ratings.strength + ratings.happy
    production = 2 + (2 + 2)
    technologies = 1 + 1 + 1 + 1 + 2 + 1
    assert (ratings.science, ratings.strength, ratings.happy) == (5, 8, 4)
    assert board.culture == 20 + points + production + technologies + 2 * 1 + 3 * 2 + wonders
    # The other has a science of 1, one unit, and two farms and mines.
    assert civ(p, 1).culture == 1 + 1 + 2 + 2
    assert p.over


@pytest.mark.rule("option-last-age-scoring")
def test_each_part_of_the_final_score_is_told_by_its_name() -> None:
    p = become_great(0, "i")
    told = next(event.args for event in p.log or () if event.kind == "closing")
    parts = {"science": 5, "strength": 8, "happiness": 4, "food": 2, "resources": 4}
    parts |= {"technologies": 7, "government": 2, "wonders": 3, "colonies": 6}
    assert dict(told) == {"seat": 0, "total": sum(parts.values()), **parts}


@pytest.mark.rule("option-last-age-scoring")
def test_events_that_are_left_mean_nothing_in_a_shorter_game() -> None:
    p = become_great(1, "ii")
    assert len(p.events) == len(p.future) == 1
    assert p.past == []
    assert events(p) == ["end-shorter", "closing", "closing", "curtain"]


@pytest.mark.rule("option-last-age-scoring")
def test_the_journal_tells_only_what_scores() -> None:
    p = scene(age=4, last_age="i")
    ask(p, EndGame())
    say = speaker("es", "ages")
    assert next(say.event(event) for event in p.log or () if event.kind == "closing") == (
        "Naranja gana al final 6 de cultura, 1 por su ciencia, 1 por su fuerza, 2 por su comida,"
        " 2 por sus recursos."
    )


@pytest.mark.rule("option-last-age-scoring")
def test_the_view_foretells_what_the_end_brings() -> None:
    p = scene(age=1, last_age="i")
    own(p, techs={"warriors": 4})
    assert [board["closing"] for board in p.view(None)["civilizations"]] == [9, 6]
    ask(p, EndGame())
    assert cultures(p) == [9, 6]
    assert p.view(0)["civilizations"][0]["closing"] is None
    assert scene().view(0)["civilizations"][0]["closing"] is None


@pytest.mark.rule("option-peaceful")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_peace_nobody_draws_what_attacks_or_speaks_of_attacks(players: int) -> None:
    decks = [military_deck(age, players, peaceful=True) for age in range(4)]
    cards = [card for deck in decks for card in deck]
    assert not any(KIND[card] in (AGGRESSION, WAR) for card in cards)
    pacts = {ID[card] for card in cards if KIND[card] == PACT}
    left = {
        "trade-routes-agreement",
        "international-trade-agreement",
        "scientific-cooperation",
        "international-tourism",
    }
    assert pacts == (left if players > 2 else set())
    gone = [len(military_deck(age, players)) - len(deck) for age, deck in enumerate(decks)]
    hostile_pacts = [0, 1, 2, 3] if players > 2 else [0, 0, 0, 0]
    assert gone == [few + many for few, many in zip(hostile_pacts, [0, 6, 13, 14], strict=True)]


@pytest.mark.rule("option-peaceful")
def test_the_decks_of_a_peaceful_game_are_the_peaceful_ones() -> None:
    p = scene(seats=3, age=1, peaceful=True)
    for age in (2, 3):
        end_age(p)
        assert sorted(p.military_deck) == sorted(military_deck(age, 3, peaceful=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_what_the_table_has_settled(lang: str) -> None:
    say = speaker(lang, "ages")
    drawn = draw(scene(last_age="ii", peaceful=True).view(0), say)
    assert f"(+0, {say.word('closing')} +6)" in drawn
    settled = drawn.splitlines()[0]
    assert say.word("until-ii") in settled
    assert say.word("peaceful") in settled
    plain = draw(scene().view(0), say).splitlines()[0]
    assert say.word("peaceful") not in plain
    assert say.word("until-ii") not in plain


@pytest.mark.rule("option-last-age")
def test_bots_know_when_a_shorter_game_ends() -> None:
    def worth(last_age: str, **things: Any) -> float:
        before, after = (scene(age=1, last_age=last_age) for _ in range(2))
        own(after, **things)
        return evaluate(after, 0) - evaluate(before, 0)

    # A temple gives culture each turn: the fewer turns, the less of it.
    temples = [worth(last_age, techs={"religion": 2}) for last_age in ("i", "ii", "iii")]
    assert temples[0] < temples[1] < temples[2]
    # A colony gives culture at the end of a shorter game, and nobody counts on it in a full one.
    colonies = [worth(last_age, colonies=["historic-territory-i"]) for last_age in ("ii", "iii")]
    assert colonies[0] > colonies[1]


@pytest.mark.rule("option-peaceful")
def test_bots_fear_the_strong_less_in_peace() -> None:
    def fear(peaceful: bool) -> float:
        weak, strong = (scene(peaceful=peaceful) for _ in range(2))
        own(strong, 1, techs={"warriors": 6})
        return evaluate(weak, 0) - evaluate(strong, 0)

    assert 0 < fear(True) < fear(False)
