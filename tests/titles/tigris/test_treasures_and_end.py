"""Treasures, the end of the turn, the end of the game."""

import pytest

import ecumene
from ecumene.core.events import CURTAIN
from ecumene.core.text import speaker
from ecumene.titles.tigris.board import CELL_OF
from ecumene.titles.tigris.pieces import DYNASTIES
from ecumene.titles.tigris.scoring import spread
from ecumene.titles.tigris.terminal import draw
from tests.titles.tigris.sketch import (
    FAR_TREASURES,
    asked,
    at,
    hand,
    hold,
    objection,
    points,
    score,
    sketch,
    told,
    treasures,
)


@pytest.mark.rule("treasure-when", "treasure-first", "point-leader", "event-order")
def test_the_example_of_the_rulebook() -> None:
    p = sketch(
        """
        bF C  lM
        .  ~  .
        .  T  .
        """,
        active="lion",
        hands={"lion": "6 farm"},
    )
    p.push("farm b2")
    assert points(p, "bull") == {"blue": 1}
    assert treasures(p, "lion") == 1
    assert (at(p, "b1"), at(p, "b3")) == ("t", "T")


@pytest.mark.rule("treasure-when")
def test_the_merchants_owner_takes_them_even_out_of_turn() -> None:
    p = sketch("T lM . T aK", hands={"archer": "6 settlement"})
    p.push("settlement c1")
    assert asked(p) == "lion take-treasure"
    p.push("d1")
    assert treasures(p, "lion") == 1
    assert asked(p) == "archer take-action"


@pytest.mark.rule("treasure-order")
@pytest.mark.parametrize("tile", ["d1", "e1", "c2", "g2"])
@pytest.mark.parametrize("looked", [False, True])
def test_several_merchants_take_in_the_order_of_their_kingdoms(tile: str, looked: bool) -> None:
    p = sketch("T aM T . . T lM T", hands={"archer": "6 settlement"})
    if looked:
        p.view()
    p.push(f"settlement {tile}")
    assert asked(p) == "archer take-treasure"
    p.push("a1")
    assert asked(p) == "lion take-treasure"
    p.push("h1")
    assert asked(p) == "archer take-action"


@pytest.mark.rule("treasure-first", "treasure-in-kingdom")
def test_corners_first_then_free_choice() -> None:
    p = sketch(
        """
        C  aM .  T
        .  .  s  T
        """,
        hands={"archer": "6 settlement"},
    )
    p.push("settlement c1")
    # a1 is taken by itself: there is nothing to choose. Then d1 or d2.
    assert treasures(p, "archer") == 1
    assert asked(p) == "archer take-treasure"
    assert objection(p, "a1") == "treasure-in-kingdom"
    p.push("d2")
    assert treasures(p, "archer") == 2
    assert at(p, "d1") == "T"


@pytest.mark.rule("treasure-first")
def test_a_marked_treasure_must_go_before_an_unmarked_one() -> None:
    p = sketch(
        """
        C  aM .  T
        .  .  s  C
        """,
        hands={"archer": "6 settlement"},
    )
    p.push("settlement c1")
    assert objection(p, "d1") == "treasure-first"
    p.push("a1")
    assert (at(p, "d1"), at(p, "d2")) == ("T", "t")


@pytest.mark.rule("treasure-no-merchant")
def test_without_a_merchant_they_stay_until_one_comes() -> None:
    p = sketch("T aK . T .", hands={"archer": "6 settlement"})
    p.push("settlement c1")
    assert told(p)["took-treasure"] == 0
    p.push("merchant e1").push("a1")
    assert treasures(p, "archer") == 1


@pytest.mark.rule("treasure-temple-stays")
def test_the_temple_stays_as_any_other() -> None:
    p = sketch("C aM . T .", hands={"archer": "6 settlement"})
    p.push("settlement c1")
    assert at(p, "a1") == "t"
    assert objection(p, "catastrophe a1") is None


@pytest.mark.rule("refill")
def test_the_active_player_draws_first_when_the_bag_is_low() -> None:
    p = sketch("aM t m . m t lM", hands={"archer": "1 market 5 settlement", "lion": "6 market"})
    p.push("settlement d1").push("commit 1").push("commit 4")
    p.bag = [0, 3, 0, 0]
    p.push("end")
    assert hand(p, "archer") == {"settlement": 4, "temple": 2}
    assert hand(p, "lion") == {"market": 2, "temple": 1}
    assert p.over


@pytest.mark.rule("refill")
def test_the_others_draw_clockwise_from_the_active_player() -> None:
    p = sketch("t aK .", active="lion")
    for dynasty in ("archer", "lion", "bull"):
        hold(p, dynasty, "5 settlement")
    p.bag = [0, 2, 0, 0]
    p.push("end")
    assert [hand(p, dynasty).get("temple", 0) for dynasty in ("archer", "lion", "bull")] == [0, 1, 1]


@pytest.mark.rule("end-treasures")
def test_the_end_cannot_be_taken_back() -> None:
    p = sketch("t aK .")
    p.treasures = 0
    p.push("end")
    assert p.log is not None
    assert CURTAIN in p.log


@pytest.mark.rule("end-treasures")
@pytest.mark.parametrize(("left", "over"), [(3, False), (2, True), (1, True), (0, True)])
def test_two_treasures_or_fewer_end_the_game_at_the_end_of_the_turn(left: int, over: bool) -> None:
    p = sketch("t aK .")
    p.treasures = 0
    for cell in FAR_TREASURES[:left]:
        p.treasures |= 1 << CELL_OF[cell]
    assert not p.over
    p.push("end")
    assert p.over is over


@pytest.mark.rule("end-bag")
def test_drawing_exactly_the_last_tile_does_not_end_the_game() -> None:
    p = sketch("t aK .")
    p.push("settlement c1")
    p.bag = [0, 1, 0, 0]
    p.push("end")
    assert not p.over
    hold(p, "lion", "5 settlement")
    p.bag = [0, 0, 0, 0]
    p.push("end")
    assert p.over
    assert p.log is not None
    assert told(p)["end-by-bag"] == 1


@pytest.mark.rule("end-weakest", "end-ties", "treasure-joker")
def test_the_table_of_the_rulebook() -> None:
    p = sketch("t aK .", seats=4)
    score(p, "pot", [11, 11, 14, 8], treasures=3)
    score(p, "lion", [12, 10, 7, 13], treasures=3)
    score(p, "bull", [10, 10, 11, 18])
    score(p, "archer", [22, 6, 17, 11], treasures=3)
    p.treasures = 0
    p.push("end")
    assert p.over
    assert [(DYNASTIES[place.seat], place.rank) for place in p.standings()] == [
        ("pot", 1),
        ("lion", 2),
        ("bull", 3),
        ("archer", 4),
    ]
    final = {player["dynasty"]: player["final"] for player in p.view()["players"]}
    assert list(final["pot"].values()) == [11, 11, 14, 11]
    assert list(final["lion"].values()) == [12, 10, 10, 13]
    assert list(final["bull"].values()) == [10, 10, 11, 18]
    assert list(final["archer"].values()) == [22, 9, 17, 11]


@pytest.mark.rule("end-ties")
def test_a_complete_tie_is_shared() -> None:
    p = sketch("t aK .", seats=3)
    score(p, "archer", [5, 6, 7, 8])
    score(p, "lion", [8, 7, 6, 4], treasures=1)
    score(p, "bull", [5, 6, 7, 7])
    assert [(DYNASTIES[place.seat], place.rank) for place in p.standings()] == [
        ("archer", 1),
        ("lion", 1),
        ("bull", 3),
    ]


@pytest.mark.rule("treasure-joker")
@pytest.mark.parametrize(
    ("values", "treasures", "best"),
    [([0, 0, 0, 0], 2, [0, 0, 1, 1]), ([3, 1, 9, 1], 3, [2, 3, 3, 9]), ([4, 4, 4, 1], 5, [4, 4, 5, 5])],
)
def test_treasures_are_spread_in_the_best_way(values: list[int], treasures: int, best: list[int]) -> None:
    assert sorted(spread(values, treasures)) == best


@pytest.mark.rule("treasure-first")
@pytest.mark.parametrize(
    ("board", "first"),
    [
        ("classic", ["b2", "p2", "b8", "o9"]),
        ("alternative", ["b3", "p6", "a8", "e10", "j11", "o11"]),
    ],
)
def test_the_treasures_to_be_taken_first_are_marked_on_both_boards(board: str, first: list[str]) -> None:
    p = ecumene.new("tigris", seats=2, seed=1, board=board)
    view = p.view()
    assert view["first_treasures"] == first
    assert set(first) < set(view["treasures"])
    drawn = draw(view, speaker("en", "tigris"))
    assert drawn.count(" T! ") == len(first)
    assert drawn.count(" T* ") == len(view["treasures"]) - len(first)
    assert "! treasure to take first" in drawn


@pytest.mark.rule("treasure-first", "monument-treasure")
def test_the_mark_goes_with_the_treasure_and_stays_on_a_turned_temple() -> None:
    p = sketch("C t\nt . aP", hands={"archer": "6 temple"})
    p.push("temple b2").push("red-green")
    assert p.view()["first_treasures"] == ["a1"]
    assert "/RG!" in draw(p.view(), speaker("en", "tigris"))
    p.treasures ^= 1
    assert p.view()["first_treasures"] == []
