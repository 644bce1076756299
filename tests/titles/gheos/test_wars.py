"""Wars: two or three occupied continents become one."""

import pytest

from ecumene.core.events import Event
from ecumene.core.text import speaker
from tests.titles.gheos.world import asked, event, held, homes, objection, supply, told, world

TWO = ("e1 plain-sword", "n1e1 plain-wheat", "w1 plain-cup", "n1w1 plain-wheat-cup")
"""Two continents with one empty cell, n1, between them; the eastern one has a sword."""
THREE = (*TWO, "n2 plain-cup-cup", "n2e1 plain-sword-sword")
"""And a third one to the north of it, with two swords."""


@pytest.mark.rule("war", "war-swords", "war-losers")
def test_placing_a_tile_between_two_continents_is_war() -> None:
    p = world(
        *TWO,
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": "1 red 2 blue", "noon": "2 blue 1 red"},
        hand="plain-cup-sword",
    )
    p.push("plain-cup-sword n1")
    assert event(p, "war") == {
        "civilizations": ["blue", "red"],
        "rivals": ["the-blue", "the-red"],
        "swords": [0, 1],
        "winner": "red",
    }
    assert asked(p) == "dawn pay-follower"
    p.push("pay red")
    assert homes(p) == {"red": "n1w1"}
    assert held(p, "dawn") == {}
    assert held(p, "noon") == {"red": 1}
    assert supply(p, "blue") == 5
    assert event(p, "perished") == {"civilization": "blue", "followers": 4}
    assert p.view(None)["civilizations"][3] == {"colour": "blue", "home": None, "supply": 5}


@pytest.mark.rule("war", "war-swords")
def test_replacing_a_tile_that_kept_two_continents_apart_is_war() -> None:
    p = world(
        "e1 plain-sword",
        "w1 plain-wheat",
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": "2 red"},
        hand="plain-cup",
    )
    p.push("plain-cup centre")
    assert homes(p) == {"red": "w1"}
    assert held(p, "dawn") == {"red": 1}
    assert "migration" not in told(p)


@pytest.mark.rule("war-swords")
def test_swords_on_the_new_and_on_the_replaced_tile_do_not_count() -> None:
    p = world(
        "centre cape-sword-sword r0",
        "e1 plain-wheat",
        "w1 plain-sword",
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": "2 red"},
        hand="plain-sword-wheat",
    )
    p.push("plain-sword-wheat centre")
    assert (event(p, "war")["swords"], event(p, "war")["winner"]) == ([0, 1], "blue")
    assert homes(p) == {"blue": "w1"}


@pytest.mark.rule("war", "war-losers")
def test_three_continents_at_war_leave_one_civilization() -> None:
    p = world(
        *THREE,
        civilizations={"red": "e1", "blue": "w1", "green": "n2"},
        followers={"dawn": "1 red 1 blue 1 green", "noon": "2 red 2 blue 2 green"},
        hand="plain-wheat-wheat",
    )
    p.push("plain-wheat-wheat n1")
    war = event(p, "war")
    assert (war["civilizations"], war["swords"]) == (["blue", "green", "red"], [0, 2, 1])
    assert war["winner"] == "green"
    p.push("pay blue")
    assert homes(p) == {"green": "n2"}
    assert held(p, "dawn") == {"green": 1}
    assert held(p, "noon") == {"green": 2}
    assert told(p).count("paid") == 1


@pytest.mark.rule("war")
def test_only_the_continents_that_a_landmass_joins_fight() -> None:
    p = world(
        *THREE,
        civilizations={"red": "e1", "blue": "w1", "green": "n2"},
        followers={"dawn": "1 green"},
        hand="cape-wheat bay-wheat",
    )
    bay = p.clone().push("bay-wheat n1 r0")
    assert asked(bay) == "dawn gather-people"
    assert len(homes(bay)) == 3
    p.push("cape-wheat n1 r0")
    assert homes(p) == {"green": "n2", "red": "n1e1"}


@pytest.mark.rule("war-only-occupied")
def test_joining_unoccupied_land_is_free() -> None:
    p = world(*TWO, civilizations={"red": "e1"}, followers={"dawn": "1 red"}, hand="plain-cup-sword")
    p.push("plain-cup-sword n1")
    assert asked(p) == "dawn gather-people"
    assert held(p, "dawn") == {"red": 1}
    assert homes(p) == {"red": "n1w1"}
    assert told(p) == ["placed"]


@pytest.mark.rule("pay-held-follower")
def test_the_price_is_a_follower_of_any_colour_that_one_holds() -> None:
    p = world(
        *TWO,
        "s1 plain-cup-cup",
        civilizations={"red": "e1", "blue": "w1", "white": "s1"},
        followers={"dawn": "1 red 1 white", "noon": "1 blue"},
        hand="plain-cup-sword",
    )
    p.push("plain-cup-sword n1")
    assert list(p.choices()) == ["pay red", "pay white"]
    assert objection(p, "pay blue") == "pay-held-follower"
    p.push("pay white")
    assert held(p, "dawn") == {"red": 1}
    assert supply(p, "white") == 5


@pytest.mark.rule("price-first")
def test_a_follower_of_a_civilization_about_to_fall_will_do() -> None:
    p = world(
        *TWO,
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": "1 red 1 blue"},
        hand="plain-cup-sword",
    )
    p.push("plain-cup-sword n1 pay blue")
    assert held(p, "dawn") == {"red": 1}
    assert event(p, "perished")["followers"] == 0


@pytest.mark.rule("war-needs-follower")
def test_without_followers_no_tile_that_causes_a_war() -> None:
    p = world(
        *TWO,
        civilizations={"red": "e1", "blue": "w1"},
        followers={"noon": "3 red"},
        hand="plain-cup-sword cape-cup",
    )
    assert objection(p, "plain-cup-sword n1") == "war-needs-follower"
    assert "n1" not in p.clone().push("plain-cup-sword").choices()
    # A cape goes there in the rotations that keep east and west apart.
    turns = p.clone().push("cape-cup n1")
    assert list(turns.choices()) == ["r0", "r1"]
    assert objection(turns, "r2") == "war-needs-follower"


@pytest.mark.rule("war-needs-follower")
def test_without_followers_a_cape_between_three_continents_cannot_be_placed() -> None:
    p = world(*THREE, civilizations={"red": "e1", "blue": "w1", "green": "n2"}, hand="cape-cup bay-cup")
    assert objection(p, "cape-cup n1") == "war-needs-follower"
    assert objection(p, "bay-cup n1 r0") is None
    assert "e2" in p.push("cape-cup").choices()


@pytest.mark.rule("war-tie-among-strongest")
def test_the_player_on_turn_breaks_a_tie() -> None:
    p = world(
        *TWO,
        "n2 plain-cup-cup",
        "n2e1 plain-cup-sword",
        civilizations={"red": "e1", "blue": "w1", "green": "n2"},
        followers={"noon": "2 green 1 red", "dawn": "3 blue"},
        hand="plain-wheat-wheat",
    )
    p.push("plain-wheat-wheat n1")
    assert event(p, "war-tied")["tied"] == ["green", "red"]
    assert asked(p) == "dawn choose-winner"
    assert p.view(1)["asked"]["facts"] == {"civilizations": ["blue", "green", "red"], "swords": [0, 1, 1]}
    assert list(p.choices()) == ["favour green", "favour red"]
    assert objection(p, "favour blue") == "war-tie-among-strongest"
    p.push("favour red")
    assert homes(p) == {"red": "n2"}
    assert held(p, "noon") == {"red": 1}
    assert held(p, "dawn") == {}


@pytest.mark.rule("war")
def test_land_that_belongs_to_one_civilization_already_is_no_war() -> None:
    p = world(
        "e1 plain-wheat",
        "n1e1 plain-cup",
        "n1w1 plain-sword",
        "w1 plain-cup-cup",
        "n1 plain-wheat-cup",
        civilizations={"red": "e1"},
        hand="plain-sword-sword",
    )
    p.push("plain-sword-sword centre")
    assert homes(p) == {"red": "n1w1"}
    assert told(p) == ["replaced"]


@pytest.mark.rule("war")
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("es", "Guerra entre la azul, la verde y la roja (espadas: 0, 2 y 1): vence la civilización verde"),
        (
            "en",
            "War between the blue, the green and the red civilizations (swords: 0, 2 and 1): the green",
        ),
    ],
)
def test_a_war_is_told_in_whole_sentences(lang: str, sentence: str) -> None:
    p = world(
        *THREE,
        civilizations={"red": "e1", "blue": "w1", "green": "n2"},
        followers={"dawn": "1 red"},
        hand="plain-wheat-wheat",
    )
    p.push("plain-wheat-wheat n1")
    assert speaker(lang, "gheos").event(Event("war", event(p, "war"))).startswith(sentence)


@pytest.mark.rule("war-needs-follower", "war-tie-among-strongest")
def test_who_would_fight_and_who_is_tied_is_said_with_articles() -> None:
    say = speaker("es", "gheos")
    p = world(*THREE, civilizations={"red": "e1", "blue": "w1"}, hand="plain-wheat-wheat")
    refusal = p.why("plain-wheat-wheat n1")
    assert refusal is not None
    assert "una guerra entre la azul y la roja," in say.objection(refusal)
    tied = {"civilizations": ["white"], "rivals": ["the-white", "the-yellow"], "swords": [1, 1]}
    sentence = say.event(Event("war-tied", {**tied, "equals": ["the-white", "the-yellow"]}))
    assert (
        sentence == "Guerra entre la blanca y la amarilla (espadas: 1 y 1): empatan la blanca y la amarilla."
    )
