"""Scoring tokens, drawing, epochs, and the end of the game."""

import pytest

from ecumene.core.errors import GameOver
from ecumene.core.events import CURTAIN
from ecumene.titles.gheos.box import COLOUR_OF
from ecumene.titles.gheos.position import Gheos
from tests.titles.gheos.world import asked, event, events, held, objection, points, stack, told, world

CUPS = ("e1 plain-cup-cup", "w1 plain-cup", "n1w1 cape-pyramid-shore-wheat r0")
"""Red in the east has two cups; blue in the west has one, and a pyramid."""


def cups(hand: str = "bay-sword", seats: int = 2, dawn: str = "3 red 1 blue") -> Gheos:
    return world(
        *CUPS,
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": dawn, "noon": "2 blue"},
        hand=hand,
        seats=seats,
    )


@pytest.mark.rule("token-points", "token-only-own")
def test_a_token_scores_cups_for_each_own_follower() -> None:
    p = cups()
    p.push("bay-sword s1 r0 follow blue")
    assert p.view(1)["asked"]["facts"] == {"points": 8, "tokens": 3, "scored": False}
    assert p.view(1)["players"][1]["token_worth"] == 2
    p.push("score")
    assert points(p, "dawn") == 8
    assert points(p, "noon") == 0
    assert p.view(0)["players"][0]["tokens"] == 2
    assert event(p, "scored") == {"seat": 0, "points": 8, "left": 2}


@pytest.mark.rule("token-once-a-turn")
def test_one_token_a_turn() -> None:
    p = cups().push("bay-sword s1 r0 follow blue").push("score")
    assert asked(p) == "dawn finish-turn"
    assert list(p.choices()) == ["end"]
    assert objection(p, "score") == "token-once-a-turn"


@pytest.mark.rule("token-left")
def test_three_tokens_in_the_whole_game() -> None:
    p = cups()
    p.tokens[0] = 0
    p.push("bay-sword s1 r0 follow blue")
    assert objection(p, "score") == "token-left"


@pytest.mark.rule("token-points")
def test_a_token_need_not_be_played() -> None:
    p = cups().push("bay-sword s1 r0 follow blue end")
    assert points(p, "dawn") == 0
    assert p.view(0)["players"][0]["tokens"] == 3


@pytest.mark.rule("draw", "hidden")
def test_the_hand_is_filled_to_two_and_only_its_owner_sees_the_tile() -> None:
    p = cups(hand="bay-sword plain-wheat")
    stack(p, "plain-sword")
    p.push("bay-sword s1 r0 follow blue").push("end")
    assert [tile["tile"] for tile in p.view(0)["players"][0]["hand"]] == ["plain-wheat", "plain-sword"]
    drew = next(event for event in events(p) if event.kind == "drew")
    assert (drew.to, drew.args) == (0, {"tile": "plain-sword"})
    assert p.log is not None
    assert CURTAIN in p.log
    assert asked(p) == "noon play-tile"


@pytest.mark.rule("epoch-drawn", "epoch-points")
def test_an_epoch_scores_pyramids_for_everybody() -> None:
    p = cups()
    stack(p, "epoch", "plain-wheat")
    p.push("bay-sword s1 r0 follow red").push("end")
    assert p.view(None)["epochs"] == {"drawn": 1, "last": 6}
    assert event(p, "epoch") == {"seat": 0, "number": 1, "last": 6}
    assert (points(p, "dawn"), points(p, "noon")) == (1, 2)
    assert [tile["tile"] for tile in p.view(0)["players"][0]["hand"]] == ["plain-wheat"]
    assert asked(p) == "noon play-tile"


@pytest.mark.rule("epoch-drawn", "end-by-epochs", "final-scoring")
@pytest.mark.parametrize(("seats", "last"), [(2, 6), (3, 7), (4, 8)])
def test_epochs_one_after_another_up_to_the_one_that_ends_the_game(seats: int, last: int) -> None:
    p = cups(seats=seats)
    stack(p, *["epoch"] * 8)
    p.push("bay-sword s1 r0 follow blue").push("end")
    assert p.over
    assert told(p).count("epoch") == p.epochs == last
    assert "drew" not in told(p)
    assert "end-by-epochs" in told(p)
    assert points(p, "dawn") == 2 * last + 3 * 2 + 2
    assert points(p, "noon") == 2 * last + 2
    with pytest.raises(GameOver):
        p.push("end")


@pytest.mark.rule("epoch-drawn")
def test_fewer_epochs_do_not_end_the_game() -> None:
    p = cups()
    p.epochs = 3
    stack(p, "epoch", "epoch", "plain-wheat")
    p.push("bay-sword s1 r0 follow blue").push("end")
    assert p.epochs == 5
    assert told(p).count("epoch") == 2
    assert asked(p) == "noon play-tile"


@pytest.mark.rule("end-by-tokens", "final-scoring")
def test_the_last_token_of_all_ends_the_game_at_once() -> None:
    p = cups()
    p.tokens[:] = [1, 0]
    p.push("bay-sword s1 r0 follow blue").push("score")
    assert p.over
    assert "drew" not in told(p)
    assert points(p, "dawn") == 8 + 8
    assert points(p, "noon") == 2
    assert p.log is not None
    assert p.log.index(CURTAIN) == len(p.log) - 1


@pytest.mark.rule("end-by-tokens")
def test_tokens_of_others_keep_the_game_going() -> None:
    p = cups()
    p.tokens[:] = [1, 1]
    p.push("bay-sword s1 r0 follow blue").push("score")
    assert asked(p) == "dawn finish-turn"


@pytest.mark.rule("end-ties")
def test_points_then_followers_then_a_draw() -> None:
    p = cups(dawn="1 red")
    assert held(p, "noon") == {"blue": 2}
    p.points[:] = [9, 8]
    assert [(place.seat, place.rank) for place in p.standings()] == [(0, 1), (1, 2)]
    p.points[:] = [9, 9]
    assert [(place.seat, place.rank) for place in p.standings()] == [(1, 1), (0, 2)]
    p.gain(0, COLOUR_OF["blue"], 1)
    assert held(p, "dawn") == {"red": 1, "blue": 1}
    assert [place.rank for place in p.standings()] == [1, 1]
