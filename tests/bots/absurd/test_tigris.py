"""What nobody who knows Tigris & Euphrates would do."""

import pytest

from ecumene import new
from tests.bots.absurd.turns import begins, turn
from tests.titles.tigris.sketch import at, points, score, sketch, treasures

AT_HOME = """
    aK t aP . .
    aM t aF . .
"""
"""All leaders of the archer in one kingdom."""


def test_does_not_leave_a_treasure_that_one_tile_brings() -> None:
    p = sketch("T aM . T . aK", seats=2, hands={"archer": "3 settlement 3 market"})
    turn(p)
    assert treasures(p, "archer") >= 1


def test_does_not_join_treasures_for_the_merchant_of_another() -> None:
    p = sketch("T lM . T aK", seats=2, hands={"archer": "6 settlement"})
    turn(p)
    assert treasures(p, "lion") == 0


def test_does_not_end_its_turn_without_a_point_that_is_there() -> None:
    p = sketch(AT_HOME, seats=2, hands={"archer": "2 settlement 2 temple 2 market"})
    score(p, "lion", [5, 5, 5, 5])  # so that nobody ends the game by its last treasures
    turn(p)
    assert sum(points(p, "archer").values()) >= 1


def test_does_not_put_tiles_where_only_another_scores() -> None:
    p = sketch("lM t . . . .\n. . . . . .\n. . . . . .\naK t . . . .", seats=2, hands={"archer": "6 market"})
    turn(p)
    assert points(p, "lion") == {}


def test_does_not_begin_a_war_that_it_must_lose() -> None:
    p = sketch("aK t s . s s s s t lK", seats=2, hands={"archer": "2 settlement 4 market"})
    turn(p)
    assert points(p, "lion") == {}
    assert at(p, "a1") == "aK"


def test_wins_a_war_that_it_cannot_lose() -> None:
    p = sketch("aK t s s s s . s t lK", seats=2, hands={"archer": "6 settlement", "lion": "6 farm"})
    score(p, "lion", [5, 5, 5, 5])
    turn(p)
    assert points(p, "archer")["black"] >= 2


def test_does_not_take_a_leader_home_that_stands_well() -> None:
    p = sketch("t aK t\n. s .", seats=2, hands={"archer": "6 settlement"})
    turn(p)
    assert at(p, "b1") == "aK"


def test_does_not_destroy_the_temple_that_its_own_leader_stands_on() -> None:
    p = sketch("t aK . .\n. . . .", seats=2, hands={"archer": "6 farm"})
    turn(p)
    assert at(p, "a1") == "t"


def test_does_not_keep_its_leaders_off_the_board() -> None:
    p = sketch("t . . . t", seats=2, hands={"archer": "3 settlement 3 market"})
    said = turn(p)
    assert begins(said, "king", "merchant")


def test_does_not_revolt_without_temples_against_a_leader_among_temples() -> None:
    p = sketch("t lK t .\n. t . .", seats=2, hands={"archer": "6 settlement", "lion": "3 temple 3 farm"})
    turn(p)
    assert at(p, "b1") == "lK"
    assert points(p, "lion") == {}


@pytest.mark.parametrize("colour", ["settlement", "market"])
def test_brings_the_weakest_colour_forward(colour: str) -> None:
    p = sketch(AT_HOME, seats=2, hands={"archer": "3 settlement 3 market"})
    black, green = (0, 6) if colour == "settlement" else (6, 0)
    score(p, "archer", [black, 6, 6, green])
    score(p, "lion", [5, 5, 5, 5])  # so that the last treasures do not win the game at once
    assert begins(turn(p), colour)


def test_does_not_swap_tiles_that_score() -> None:
    p = sketch(AT_HOME, seats=2, hands={"archer": "6 settlement"})
    assert not begins(turn(p), "swap")


def test_does_not_pass_up_a_treasure_that_ends_the_game_and_wins_it() -> None:
    p = sketch(AT_HOME, seats=2, hands={"archer": "6 settlement"})
    score(p, "archer", [1, 1, 1, 1])
    turn(p)
    assert p.over


def test_does_not_end_the_game_by_a_treasure_when_it_loses_by_it() -> None:
    p = sketch(AT_HOME, seats=2, hands={"archer": "6 settlement"})
    score(p, "lion", [5, 5, 5, 5])
    turn(p)
    assert not p.over


CROWDED = "king b1; merchant j1; end; king p1; priest a2; end; priest o2; farmer p3; end"
"""The first three turns of a game: a revolt looks good to the lion, if the archer holds no temples."""


@pytest.mark.parametrize("seed", [3, 10, 15])
def test_does_not_stake_its_turn_on_a_revolt_that_only_luck_wins(seed: int) -> None:
    p = new("tigris", seats=2, seed=7000)
    for said in CROWDED.split("; "):
        p.push(said)
    assert turn(p, seed)[0] not in ("king c2", "merchant l1", "end")


def test_does_not_waste_a_catastrophe_on_nothing() -> None:
    p = sketch(AT_HOME, seats=2, hands={"archer": "3 settlement 3 market"})
    score(p, "lion", [5, 5, 5, 5])
    assert not begins(turn(p), "catastrophe")


def test_does_not_move_its_king_from_the_only_temple() -> None:
    p = sketch("t aK . .\n. . . .", seats=2, hands={"archer": "1 temple 5 farm", "lion": "6 settlement"})
    turn(p)
    assert at(p, "b1") == "aK"
