"""Migrations: a replacement breaks an occupied continent."""

import pytest

from ecumene.titles.gheos.box import COLOUR_OF
from tests.titles.gheos.world import asked, event, held, homes, land, objection, points, supply, told, world

BRIDGE = ("e1 cape-cup r1", "n1e1 plain-wheat-wheat", "e2 plain-sword")
"""A continent whose northern half, n1e1, has the wheat; e1 holds it together with the eastern half, e2."""


@pytest.mark.rule("migration", "migration-richest", "migration-price")
def test_a_broken_continent_sends_its_civilization_to_the_wheat() -> None:
    p = world(
        *BRIDGE, civilizations={"red": "e2"}, followers={"dawn": "2 red", "noon": "1 red"}, hand="bay-sword"
    )
    p.push("bay-sword e1 r0")
    assert event(p, "migration") == {"civilization": "red", "cell": "n1e1", "wheat": 2}
    assert homes(p) == {"red": "n1e1"}
    assert land(p, "e2", 0)["kind"] == "continent"
    assert land(p, "e2", 0)["civilizations"] == []
    assert held(p, "dawn") == {"red": 1}
    assert held(p, "noon") == {"red": 1}


@pytest.mark.rule("migration-price")
def test_the_price_of_a_migration_is_a_follower_of_any_colour() -> None:
    p = world(
        *BRIDGE,
        "w1 plain-cup",
        civilizations={"red": "e2", "blue": "w1"},
        followers={"dawn": "1 red 1 blue"},
        hand="bay-sword",
    )
    p.push("bay-sword e1 r0")
    assert asked(p) == "dawn pay-follower"
    p.push("pay blue")
    assert held(p, "dawn") == {"red": 1}
    assert supply(p, "blue") == 5
    assert homes(p) == {"red": "n1e1", "blue": "w1"}


@pytest.mark.rule("migration-needs-follower")
def test_without_followers_no_tile_that_causes_a_migration() -> None:
    p = world(*BRIDGE, civilizations={"red": "e2"}, followers={"noon": "5 red"}, hand="bay-sword cape-wheat")
    assert objection(p, "bay-sword e1") == "migration-needs-follower"
    assert "e1" not in p.clone().push("bay-sword").choices()
    assert "n1e1" in p.clone().push("bay-sword").choices()
    half = p.clone().push("cape-wheat")
    assert half.decision is not None
    assert half.decision.objection(half, "e1") is None
    turns = p.push("cape-wheat e1")
    assert list(turns.choices()) == ["r1"]
    assert objection(turns, "r0") == "migration-needs-follower"


@pytest.mark.rule("migration-not-if-whole")
def test_a_continent_that_stays_in_one_piece_keeps_its_civilization() -> None:
    p = world(*BRIDGE, civilizations={"red": "e2"}, hand="cape-wheat plain-cup")
    assert homes(p.clone().push("cape-wheat e1 r1")) == {"red": "n1e1"}
    p.push("plain-cup e1")
    assert told(p) == ["replaced"]
    assert homes(p) == {"red": "n1e1"}
    end = world(*BRIDGE, civilizations={"red": "e2"}, hand="bay-cup")
    end.push("bay-cup e2 r0")
    assert told(end) == ["replaced"]
    assert homes(end) == {"red": "n1e1"}


@pytest.mark.rule("migration-not-if-whole")
def test_a_ring_that_is_cut_once_stays_in_one_piece() -> None:
    p = world(
        "centre cape-wheat r2",
        "e1 plain-wheat",
        "n1e1 plain-cup",
        "n1 plain-sword",
        "n1w1 plain-wheat-cup",
        "w1 plain-cup-cup",
        civilizations={"red": "e1"},
        hand="bay-sword",
    )
    p.push("bay-sword n1 r0")
    assert told(p) == ["replaced"]
    assert homes(p) == {"red": "n1w1"}


@pytest.mark.rule("migration-richest")
def test_only_pieces_of_the_original_continent_are_eligible() -> None:
    """The start tile's wheat joins nothing of the broken continent."""
    p = world(
        "e1 cape-cup r1",
        "n1e1 plain-wheat",
        "e2 plain-sword",
        "centre plain-wheat-wheat",
        civilizations={"red": "e2"},
        followers={"dawn": "1 red"},
        hand="bay-sword",
    )
    p.push("bay-sword e1 r0")
    assert homes(p) == {"red": "n1e1"}


@pytest.mark.rule("migration-new-wheat")
@pytest.mark.parametrize(("turn", "home"), [("r1", "n1e1"), ("r2", "e2")])
def test_wheat_on_the_new_tile_counts(turn: str, home: str) -> None:
    p = world(
        "e1 cape-cup r1",
        "n1e1 plain-cup-cup",
        "e2 plain-sword",
        civilizations={"red": "e2"},
        followers={"dawn": "1 red"},
        hand="bay-wheat",
    )
    p.push(f"bay-wheat e1 {turn}")
    assert homes(p) == {"red": home}


@pytest.mark.rule("migration-tie", "migration-richest")
def test_the_player_on_turn_chooses_between_equally_rich_continents() -> None:
    p = world(
        "e1 cape-cup r1",
        "n1e1 plain-wheat",
        "e2 plain-sword-wheat",
        "w1 plain-cup",
        civilizations={"red": "e2"},
        followers={"dawn": "1 red", "noon": "1 red"},
        hand="bay-sword",
    )
    p.push("bay-sword e1 r0")
    assert event(p, "migration-tied") == {"civilization": "red", "cells": ["n1e1", "e2"], "wheat": 1}
    assert asked(p) == "dawn choose-refuge"
    assert list(p.choices()) == ["n1e1", "e2"]
    assert objection(p, "w1") == "migration-richest"
    assert homes(p.clone().push("n1e1")) == {"red": "n1e1"}
    assert p.clone().push("n1e1").migrant is None
    p.push("e2")
    assert homes(p) == {"red": "e2"}
    assert held(p, "noon") == {"red": 1}


ISLAND = ("e1 cape-wheat r0", "n1e1 plain-sword")
"""A continent that ends in a coast of the start tile, which has a wheat."""


@pytest.mark.rule("migration-to-island")
def test_a_civilization_on_a_richer_island_is_insignificant() -> None:
    p = world(
        *ISLAND, civilizations={"red": "e1"}, followers={"dawn": "2 red", "noon": "2 red"}, hand="bay-sword"
    )
    p.push("bay-sword e1 r0")
    assert event(p, "migration-to-island") == {"civilization": "red", "wheat": 1}
    assert homes(p) == {}
    assert held(p, "dawn") == held(p, "noon") == {}
    assert supply(p, "red") == 5
    assert land(p, "centre", 0)["kind"] == "island"


@pytest.mark.rule("migration-continent-first")
def test_a_continent_goes_before_an_island_that_is_as_rich() -> None:
    p = world(*ISLAND, civilizations={"red": "e1"}, followers={"dawn": "2 red"}, hand="bay-wheat")
    p.push("bay-wheat e1 r1")
    assert asked(p) == "dawn gather-people"
    assert homes(p) == {"red": "n1e1"}


@pytest.mark.rule("migration-to-island")
def test_between_islands_there_is_nothing_to_choose() -> None:
    p = world(
        "e1 plain-wheat",
        "n1e1 bay-wheat-cup r1",
        civilizations={"red": "e1"},
        followers={"dawn": "1 red"},
        hand="bay-sword",
    )
    p.push("bay-sword e1 r0")
    assert homes(p) == {}
    assert asked(p) == "dawn finish-turn"


@pytest.mark.rule("migration-only-island")
def test_an_island_as_the_only_remainder_ends_the_civilization_at_the_same_price() -> None:
    followers = {"dawn": "1 red", "noon": "2 red"}
    p = world("e1 plain-wheat", civilizations={"red": "e1"}, followers=followers, hand="bay-cup")
    p.push("bay-cup e1 r0")
    assert "paid" in told(p)
    assert homes(p) == {}
    assert held(p, "noon") == {}
    del followers["dawn"]
    poor = world("e1 plain-wheat", civilizations={"red": "e1"}, followers=followers, hand="bay-cup")
    assert objection(poor, "bay-cup e1") == "migration-needs-follower"


TWO_PEOPLES = ("e1 cape-cup r1", "n1e1 plain-cup-cup", "e2 plain-sword", "centre plain-wheat-wheat")
"""The bridge of red between n1e1 and e2, without wheat; blue lives on the rich centre."""


@pytest.mark.rule("migration-into-war", "migration-new-wheat", "one-price")
def test_a_civilization_that_migrates_to_an_occupied_continent_loses_whatever_its_swords() -> None:
    p = world(
        *TWO_PEOPLES,
        civilizations={"red": "e2", "blue": "centre"},
        followers={"dawn": "1 red 2 blue", "noon": "3 red"},
        hand="cape-sword",
    )
    p.push("cape-sword e1 r0")
    assert event(p, "migration-into-war") == {"civilization": "red", "winner": "blue", "wheat": 2}
    p.push("pay blue")
    assert homes(p) == {"blue": "n1e1"}
    assert held(p, "dawn") == {"blue": 1}
    assert held(p, "noon") == {}
    assert told(p).count("paid") == 1
    assert "war" not in told(p)


@pytest.mark.rule("migration-into-war")
def test_a_piece_of_the_continent_may_go_to_the_neighbour_without_a_war() -> None:
    """Red goes to its richer half; only empty land of its former continent joins that of blue."""
    p = world(
        "e1 cape-cup r1",
        "n1e1 plain-cup-cup",
        "e2 plain-wheat-wheat",
        "centre plain-wheat",
        civilizations={"red": "e2", "blue": "centre"},
        followers={"dawn": "2 red"},
        hand="cape-sword",
    )
    p.push("cape-sword e1 r0")
    assert homes(p) == {"red": "e2", "blue": "n1e1"}
    assert told(p) == ["replaced", "migration", "paid", "migrated"]
    assert held(p, "dawn") == {"red": 1}


@pytest.mark.rule("migration-into-war", "migration-tie")
def test_a_tie_may_be_broken_in_favour_of_the_occupied_continent() -> None:
    p = world(
        "e1 cape-cup r1",
        "n1e1 plain-cup-cup",
        "e2 plain-wheat-wheat",
        "centre plain-wheat",
        civilizations={"red": "e2", "blue": "centre"},
        followers={"dawn": "1 blue", "noon": "2 red"},
        hand="cape-wheat",
    )
    p.push("cape-wheat e1 r0")
    assert list(p.choices()) == ["n1e1", "e2"]
    p.push("n1e1")
    assert homes(p) == {"blue": "n1e1"}
    assert held(p, "noon") == {}


@pytest.mark.rule("temple-occupied", "migration-to-island")
def test_a_temple_on_the_island_promises_nothing() -> None:
    p = world(*ISLAND, civilizations={"red": "e1"}, followers={"dawn": "2 red"}, hand="bay-wheat-temple-cup")
    p.push("bay-wheat-temple-cup e1 r0")
    assert "migration-to-island" in told(p)
    assert "temple-ahead" not in told(p)
    assert points(p, "dawn") == 0


@pytest.mark.rule("migration-tie")
def test_a_civilization_on_its_way_has_no_home() -> None:
    """Neither while the price is chosen nor while the refuge is."""
    p = world(
        "e1 cape-cup r1",
        "n1e1 plain-wheat-cup",
        "e2 plain-sword-wheat",
        "w1 plain-sword",
        civilizations={"red": "e2", "blue": "w1"},
        followers={"dawn": "2 red 1 blue"},
        hand="bay-sword",
    )
    assert p.migrant is None
    for choice, question in [("bay-sword e1 r0", "pay-follower"), ("pay blue", "choose-refuge")]:
        p.push(choice)
        assert asked(p) == f"dawn {question}"
        view = p.view(None)
        assert p.migrant == COLOUR_OF["red"]
        assert homes(p) == {"blue": "w1"}
        assert [land["civilizations"] for land in view["lands"] if land["civilizations"]] == [["blue"]]
        assert view["players"][0]["token_worth"] == 0
    p.push("n1e1")
    assert p.migrant is None
    assert homes(p) == {"red": "n1e1", "blue": "w1"}
    assert p.view(None)["players"][0]["token_worth"] == 2


@pytest.mark.rule("temple-occupied", "migration-tie")
def test_a_temple_waits_for_the_choice_of_a_refuge() -> None:
    tiles = ["e1 cape-cup r1", "n1e1 plain-wheat-cup", "e2 plain-sword-wheat"]
    p = world(*tiles, civilizations={"red": "e2"}, followers={"dawn": "1 red"}, hand="bay-cup-temple-sword")
    p.push("bay-cup-temple-sword e1 r1")
    assert "temple-ahead" not in told(p)
    assert points(p.clone().push("n1e1"), "dawn") == 1
    assert points(p.push("e2"), "dawn") == 0
