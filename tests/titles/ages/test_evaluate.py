"""What the bots think of positions of Through the Ages: each weight counts for what it says."""

from importlib import import_module
from typing import Any

import pytest

from ecumene.titles.ages.board import HAPPY_NEEDED
from ecumene.titles.ages.cards import CARDS, NUMBER
from ecumene.titles.ages.evaluate import evaluate
from tests.titles.ages.scene import own, scene

weights = import_module("ecumene.titles.ages.evaluate")
"""The module: the game has its function under the same name."""
CROWDED = HAPPY_NEEDED.index(1)
"""With so many yellow tokens in the bank, one happy face is needed."""
BUILT = sum(CARDS[NUMBER["pyramids"]].stages[:2])
LEADER, WONDER, SPECIAL = weights.LEADER_IN_PLAY, weights.WONDER_BEGUN, weights.SPECIAL


def gain(before: dict[str, Any], things: dict[str, Any], seat: int = 0, **options: Any) -> float:
    """How much better a civilization, or its rival, looks to the first seat with some more things."""
    p = scene(**options)
    own(p, seat, **before)
    bare = evaluate(p, 0)
    own(p, seat, **things)
    return evaluate(p, 0) - bare


@pytest.mark.parametrize(
    ("things", "worth"),
    [
        ({"culture": 5}, 5.0),
        ({"science": 4}, 4 * weights.SCIENCE_POINT),
        ({"science": 100}, (weights.MOST_SCIENCE - 1) * weights.SCIENCE_POINT),
        ({"food": 2}, 2 * weights.FOOD_IN_STOCK),
        ({"resources": 3}, 3 * weights.RESOURCE_IN_STOCK),
        ({"unused": 2}, weights.UNUSED),
        ({"hand": ["alchemy"]}, weights.HELD_TECHNOLOGY),
        ({"hand": ["moses", "aristotle"]}, 2 * weights.HELD_LEADER),
        ({"hand": ["rich-land-a"]}, weights.HELD_ACTION),
        ({"leader": "moses"}, LEADER[0]),
        ({"leader": "christopher-columbus"}, LEADER[0] + LEADER[1]),
        ({"leader": "bill-gates"}, LEADER[0] + 3 * LEADER[1]),
        ({"wonder": "pyramids"}, WONDER[0]),
        ({"wonder": "pyramids", "stages": 2}, WONDER[0] + WONDER[1] * BUILT),
        ({"wonders": ["pyramids"]}, weights.WONDER_IN_PLAY + weights.CIVIL_ACTION),
        ({"techs": {"iron": 0}}, sum(weights.TECHNOLOGY)),
        ({"specials": ["masonry"]}, sum(SPECIAL)),
        ({"techs": {"warriors": 2}}, weights.WORKER + weights.STRENGTH_POINT + weights.AHEAD[0]),
    ],
    ids=lambda given: "-".join(given) if isinstance(given, dict) else None,
)  # fmt: skip
def test_what_a_civilization_has_is_worth_its_weight(things: dict[str, Any], worth: float) -> None:
    assert gain({}, things) == pytest.approx(worth)


@pytest.mark.parametrize(("peaceful", "number"), [(False, 0), (True, 1)])
def test_strength_counts_less_in_peace(peaceful: bool, number: int) -> None:
    stronger = {"techs": {"warriors": 4}}
    assert gain({}, stronger, 1, peaceful=peaceful) == pytest.approx(-3 * weights.BEHIND[number])
    mine = gain({}, stronger, peaceful=peaceful)
    assert mine == pytest.approx(3 * (weights.WORKER + weights.STRENGTH_POINT + weights.AHEAD[number]))


def test_military_cards_count_as_far_as_the_hand_may_keep_them() -> None:
    cards = ["phalanx", "legion", "medieval-army"]
    assert gain({"military": 0}, {"military_hand": cards[:1], "military": 0}) == weights.MILITARY_CARD
    assert gain({"military": 0}, {"military_hand": cards, "military": 0}) == 2 * weights.MILITARY_CARD
    assert gain({"military": 1}, {"military_hand": cards, "military": 1}) == weights.MILITARY_CARD


def test_the_culture_of_the_best_rival_counts_in_part() -> None:
    assert gain({}, {"culture": 10}, 1) == -10 * weights.RIVAL


def test_hunger_costs() -> None:
    assert gain({"yellow": 18}, {"yellow": 0}) < -2 * weights.HUNGER


def test_discontent_workers_cost_and_an_uprising_costs_more() -> None:
    assert gain({"yellow": CROWDED, "unused": 0}, {"unused": 1}) == pytest.approx(
        weights.UPRISING + weights.UNUSED
    )
    p = scene()
    board = own(p, yellow=CROWDED, unused=1)
    discontent = evaluate(p, 0)
    board.ratings.happy += 1
    assert evaluate(p, 0) - discontent == pytest.approx(weights.DISCONTENT + weights.HAPPY_FACE)


def test_what_only_pays_later_loses_its_worth_when_the_end_is_near() -> None:
    p = scene(age=4)
    p.rounds_left = 1
    bare = evaluate(p, 0)
    own(p, leader="moses")
    assert evaluate(p, 0) - bare == pytest.approx(LEADER[0] / weights.LATE)


def test_the_end_is_all_that_counts_once_it_is_there() -> None:
    p = scene(seats=3)
    for seat, culture in enumerate((7, 4, 9)):
        own(p, seat, culture=culture)
    p.agenda = []
    assert [evaluate(p, seat) for seat in range(3)] == [
        -2 * weights.FINAL,
        -5 * weights.FINAL,
        2 * weights.FINAL,
    ]


def test_to_be_the_only_one_left_is_to_have_won() -> None:
    p = scene()
    own(p, 1, resigned=True)
    assert (evaluate(p, 0), evaluate(p, 1)) == (weights.RESIGNED, -weights.RESIGNED)
