"""Founding civilizations and taking followers."""

import pytest

from ecumene.core.errors import NotUnderstood
from ecumene.core.text import speaker
from tests.titles.gheos.world import asked, event, held, homes, objection, supply, told, world


@pytest.mark.rule("found-unoccupied", "found-followers")
def test_a_civilization_brings_as_many_followers_as_there_is_wheat() -> None:
    p = world(hand="plain-wheat")
    p.push("plain-wheat e1").push("found green")
    assert homes(p) == {"green": "e1"}
    assert held(p, "dawn") == {"green": 2}
    assert supply(p, "green") == 3
    assert event(p, "founded") == {"seat": 0, "civilization": "green", "cell": "e1", "followers": 2}


@pytest.mark.rule("found-followers")
def test_there_are_five_followers_at_most() -> None:
    p = world(
        "e1 plain-wheat-wheat", "e2 plain-wheat-cup", "n1e1 cape-wheat-wheat r0", hand="plain-wheat bay-cup"
    )
    p.push("plain-wheat s1e2")
    p.push("found")
    assert p.view(0)["asked"]["facts"] == {"cell": "n1e1", "followers": 5}
    p.push("red")
    assert held(p, "dawn") == {"red": 5}
    assert supply(p, "red") == 0


@pytest.mark.rule("found-followers")
def test_without_wheat_a_civilization_starts_without_followers() -> None:
    p = world("e1 cape-cup r1", "e2 plain-sword", hand="bay-sword")
    p.push("bay-sword w1 r0").push("found red")
    assert homes(p) == {"red": "e1"}
    assert held(p, "dawn") == {}


@pytest.mark.rule("found-unoccupied")
def test_any_unoccupied_continent_will_do_and_no_other() -> None:
    p = world(
        "e1 plain-wheat",
        "w1 plain-sword",
        "s1 plain-wheat-cup",
        civilizations={"red": "e1"},
        hand="plain-cup",
    )
    p.push("plain-cup n1e1").push("found")
    assert list(p.choices()) == ["w1", "s1"]
    assert objection(p, "n1e1") == "found-unoccupied"
    p.push("s1 blue")
    assert homes(p) == {"red": "n1e1", "blue": "s1"}


@pytest.mark.rule("found-only-one")
def test_a_single_continent_is_not_asked_for() -> None:
    p = world("e1 plain-wheat", "w1 plain-sword", civilizations={"red": "e1"}, hand="plain-cup")
    p.push("plain-cup n1e1")
    before = p.view(1)
    p.push("found")
    assert asked(p) == "dawn choose-colour"
    assert p.view(0)["asked"]["facts"] == {"cell": "w1", "followers": 1}
    # It is still a half-made choice: nobody else sees it, and it can be taken back.
    assert p.view(1) == before
    assert asked(p.retracted()) == "dawn gather-people"
    p.push("blue")
    assert homes(p)["blue"] == "w1"


@pytest.mark.rule("found-only-one")
def test_a_single_continent_may_be_said_all_the_same_but_once() -> None:
    p = world("e1 plain-wheat", "w1 plain-sword", civilizations={"red": "e1"}, hand="plain-cup")
    p.push("plain-cup n1e1")
    assert homes(p.clone().push("found w1 blue")) == {"red": "n1e1", "blue": "w1"}
    assert homes(p.clone().push("found").push("w1").push("blue")) == {"red": "n1e1", "blue": "w1"}
    p.push("found")
    assert list(p.choices()) == ["green", "yellow", "blue", "black", "white"]
    p.push("w1")
    with pytest.raises(NotUnderstood):
        p.push("w1")


@pytest.mark.rule("found-on-continent")
def test_not_on_an_island() -> None:
    p = world("e1 plain-wheat", civilizations={"red": "e1"}, hand="bay-wheat")
    p.push("bay-wheat w1 r0")
    assert objection(p, "found") == "found-on-continent"
    assert "found" not in p.choices()


@pytest.mark.rule("found-marker-in-supply")
def test_a_colour_in_play_cannot_be_founded_again() -> None:
    p = world("e1 plain-wheat", "w1 plain-sword", civilizations={"red": "e1"}, hand="plain-cup")
    p.push("plain-cup w2").push("found")
    assert list(p.choices()) == ["green", "yellow", "blue", "black", "white"]
    assert objection(p, "red") == "found-marker-in-supply"


@pytest.mark.rule("found-marker-left")
def test_with_all_markers_in_play_nothing_can_be_founded() -> None:
    p = world(
        "e1 bay-wheat r0",
        "w1 bay-cup r0",
        "s1 bay-sword r0",
        "n1e1 plain-wheat",
        "e2 plain-cup",
        "n1w1 plain-sword",
        "w2 plain-wheat-cup",
        "s1w1 plain-cup-sword",
        "s1e1 plain-sword-wheat",
        "n1 bay-wheat-cup r0",
        "n2 plain-cup-cup",
        civilizations={
            "red": "n1e1",
            "green": "e2",
            "yellow": "n1w1",
            "blue": "w2",
            "black": "s1w1",
            "white": "s1e1",
        },
        hand="bay-cup-sword",
    )
    assert len(p.continents) == 7
    p.push("bay-cup-sword n2e1 r0")
    assert objection(p, "found") == "found-marker-left"
    assert "found" not in p.choices()


@pytest.mark.rule("found-once", "people-if-possible")
def test_one_civilization_a_turn_even_with_more_continents_free() -> None:
    p = world("e1 plain-wheat", "w1 plain-sword", hand="bay-cup")
    p.push("bay-cup s1 r0")
    assert list(p.choices()) == ["found", "decline"]
    p.push("found e1 red")
    assert asked(p) == "dawn finish-turn"
    assert list(p.choices()) == ["score", "end"]


@pytest.mark.rule("found-optional", "people-if-possible")
def test_who_can_only_found_may_decline() -> None:
    p = world("e1 plain-wheat", hand="bay-cup")
    p.push("bay-cup s1 r0")
    assert speaker("es", "gheos").question(p.view(0)["asked"]) == "Alba: ¿inicias una civilización?"
    p.push("decline")
    assert told(p)[-1] == "declined"
    assert (homes(p), held(p, "dawn")) == ({}, {})
    assert asked(p) == "dawn finish-turn"


@pytest.mark.rule("found-optional", "people-if-possible")
def test_where_nobody_is_left_to_follow_founding_may_be_declined_too() -> None:
    p = world(
        "e1 plain-wheat",
        "w1 plain-sword",
        civilizations={"red": "e1"},
        followers={"dawn": "3 red", "noon": "2 red"},
        hand="plain-cup",
    )
    p.push("plain-cup n1e1")
    assert list(p.choices()) == ["found", "decline"]


@pytest.mark.rule("people-if-possible")
def test_who_does_not_found_takes_a_follower() -> None:
    p = world("e1 plain-wheat", "w1 plain-sword", civilizations={"red": "e1"}, hand="plain-cup")
    p.push("plain-cup n1e1")
    assert list(p.choices()) == ["follow red", "found"]
    assert objection(p, "decline") == "people-if-possible"


@pytest.mark.rule("follow")
def test_a_follower_comes_from_the_supply() -> None:
    p = world("e1 plain-wheat", civilizations={"red": "e1"}, followers={"noon": "1 red"}, hand="plain-cup")
    p.push("plain-cup n1e1").push("follow red")
    assert held(p, "dawn") == {"red": 1}
    assert supply(p, "red") == 3
    assert asked(p) == "dawn finish-turn"


@pytest.mark.rule("follow-in-play")
def test_only_of_a_civilization_in_play() -> None:
    p = world("e1 plain-wheat", civilizations={"red": "e1"}, hand="plain-cup")
    p.push("plain-cup n1e1")
    assert list(p.choices()) == ["follow red"]
    assert objection(p, "follow blue") == "follow-in-play"


@pytest.mark.rule("follow-from-supply", "people-if-possible")
def test_only_while_followers_are_left() -> None:
    p = world(
        "e1 plain-wheat",
        "w1 plain-sword",
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": "3 red", "noon": "2 red"},
        hand="plain-cup",
    )
    p.push("plain-cup s1")
    assert objection(p, "follow red") == "follow-from-supply"
    p.push("follow blue")
    assert held(p, "dawn") == {"red": 3, "blue": 1}


@pytest.mark.rule("people-if-possible")
def test_the_step_is_left_out_when_nothing_can_be_done() -> None:
    p = world(hand="bay-cup")
    p.push("bay-cup e1 r0")
    assert told(p) == ["placed", "no-people"]
    assert asked(p) == "dawn finish-turn"
