"""Leaders of Ages II and III: what each does."""

import pytest

from tests.titles.ages.scene import (
    asked,
    goods,
    objection,
    on,
    own,
    politics,
    scene,
)


def test_einstein_scores_with_each_technology_even_one_that_leaves_at_once() -> None:
    p = scene(age=3)
    board = own(p, leader="albert-einstein", hand=["warfare"], specials=["strategy"], science=5)
    p.push("develop warfare")
    assert board.culture == 3


@pytest.mark.rule("bach", "bach-theater", "urban-limit")
def test_bach_turns_buildings_into_theaters() -> None:
    p = scene(age=2)
    assert objection(p, "compose philosophy") == "bach"
    board = own(p, leader="johann-sebastian-bach", techs={"drama": 0, "opera": 0, "alchemy": 1}, resources=9)
    assert board.unused == 1
    p.push("compose philosophy")
    assert objection(p, "alchemy") == "bach-theater"
    assert objection(p, "movies") == "technology-in-play"
    p.push("drama")
    assert on(board)["drama"] == 1
    assert (board.resources, board.civil) == (8, 3)
    assert objection(p, "compose alchemy") == "bach"
    p.this_turn.used = 0
    # alchemy costs 6, drama 4: nothing to pay, and the same level is enough.
    p._offered = None
    p.push("compose alchemy drama")
    assert on(board)["drama"] == 2
    p.this_turn.used = 0
    own(p, techs={"religion": 1, "organized-religion": 1})
    assert objection(p, "compose religion") == "urban-limit"
    own(p, techs={"drama": 1, "computers": 1})
    assert objection(p, "compose computers") == "upgrade-higher"


@pytest.mark.rule("bach")
def test_the_only_theater_is_not_asked_for() -> None:
    p = scene(age=2)
    board = own(p, leader="johann-sebastian-bach", techs={"drama": 0}, resources=1)
    p.push("compose philosophy")
    assert asked(p)[1] == "take-action"
    assert on(board)["drama"] == 1


@pytest.mark.rule("bach")
def test_bach_and_shakespeare_make_theaters_cheaper() -> None:
    p = scene(age=2)
    own(p, leader="johann-sebastian-bach", hand=["opera"], science=5)
    assert objection(p, "develop opera") is None
    own(p, leader="william-shakespeare", science=6)
    assert objection(p, "develop opera") == "pay-science"
    own(p, techs={"printing-press": 1, "drama": 0}, science=6, resources=3, unused=1)
    assert objection(p, "develop opera") is None
    assert objection(p, "build drama") is None
    assert objection(p, "build printing-press") is None
    p.push("build drama")
    own(p, unused=1, resources=2)
    assert objection(p, "build printing-press") is None
    assert objection(p, "build drama") == "pay-resources"


@pytest.mark.rule("gates", "end-of-game")
def test_bill_gates() -> None:
    p = scene(age=3)
    board = own(p, leader="bill-gates", techs={"philosophy": 1, "computers": 2, "alchemy": 1})
    p.push("end")
    assert on(board, tokens=True) == {"agriculture": 2, "bronze": 2, "computers": 2, "alchemy": 1}
    assert board.resources == 2 + 6 + 1
    p = scene(age=3)
    board = own(p, leader="bill-gates", techs={"computers": 2, "alchemy": 1}, hand=["moses"])
    goods(board, {"computers": 1})
    p.push("leader moses")
    assert board.culture == 7
    own(p, unused=1)
    p.push("build bronze")
    # the computers' token is worth 3; it is changed on mines now.
    assert (board.resources, on(board, tokens=True)) == (1, {"bronze": 1})


@pytest.mark.rule("gandhi")
def test_gandhi() -> None:
    p = politics(age=3)
    own(p, military_hand=["plunder-iii", "raid-iii"], techs={"warriors": 5}, military=2)
    own(p, "green", leader="mahatma-gandhi")
    assert objection(p, "aggression plunder-iii") is None
    own(p, military=1)
    assert objection(p, "aggression plunder-iii") == "military-actions"
    own(p, leader="mahatma-gandhi", military=2)
    own(p, "green", leader="moses")
    assert objection(p, "aggression plunder-iii") == "gandhi"


@pytest.mark.rule("churchill", "temporary")
def test_churchill() -> None:
    p = scene(age=3)
    assert objection(p, "churchill-culture") == "churchill"
    board = own(p, leader="winston-churchill", hand=["tanks"], science=6)
    p.push("churchill-arms").push("develop tanks")
    assert (board.science, p.this_turn.arms_science, p.this_turn.arms) == (0, 0, 3)
    assert objection(p, "churchill-culture") == "churchill"
    own(p, unused=2, resources=4)
    p.push("build tanks")
    assert (board.resources, p.this_turn.arms) == (0, 0)
    p.push("end")
    assert board.culture == 0
    p = scene(age=3)
    board = own(p, leader="winston-churchill")
    p.push("end")
    assert board.culture == 3
    p = scene(age=3)
    board = own(p, leader="winston-churchill")
    p.push("churchill-culture")
    assert board.culture == 3
    p.push("end")
    assert board.culture == 3
