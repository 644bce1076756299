"""What the bots think of positions of Through the Ages: what is good counts, and what hurts costs."""

from importlib import import_module
from typing import Any

import pytest

from ecumene.titles.ages.board import HAPPY_NEEDED
from ecumene.titles.ages.evaluate import evaluate
from tests.titles.ages.scene import own, scene

weights = import_module("ecumene.titles.ages.evaluate")
"""The module: the game has its function under the same name."""
CROWDED = HAPPY_NEEDED.index(1)
"""With so many yellow tokens in the bank, one happy face is needed."""


def gain(before: dict[str, Any], things: dict[str, Any], seat: int = 0, **options: Any) -> float:
    """How much better a civilization, or its rival, looks to the first seat with some more things."""
    p = scene(**options)
    own(p, seat, **before)
    bare = evaluate(p, 0)
    own(p, seat, **things)
    return evaluate(p, 0) - bare


@pytest.mark.parametrize(
    "things",
    [
        {"science": 4},
        {"food": 2},
        {"resources": 3},
        {"unused": 2},
        {"hand": ["alchemy"]},
        {"hand": ["moses", "aristotle"]},
        {"hand": ["rich-land-a"]},
        {"leader": "moses"},
        {"wonder": "pyramids"},
        {"wonders": ["pyramids"]},
        {"techs": {"iron": 0}},
        {"specials": ["masonry"]},
        {"techs": {"warriors": 2}},
    ],
    ids=lambda given: "-".join(given),
)
def test_what_a_civilization_has_counts_for_it(things: dict[str, Any]) -> None:
    assert gain({}, things) > 0


def test_a_point_of_culture_is_a_point() -> None:
    assert gain({}, {"culture": 5}) == pytest.approx(5.0)


def test_the_culture_of_the_best_rival_counts_in_part() -> None:
    assert gain({}, {"culture": 10}, 1) == pytest.approx(-10 * weights.RIVAL)


def test_more_than_can_be_spent_makes_no_difference() -> None:
    assert gain({"science": 100}, {"science": 150}) == 0
    assert gain({"unused": 3}, {"unused": 4}) < gain({"unused": 0}, {"unused": 1})


def test_a_later_leader_and_a_wonder_that_is_nearly_built_count_for_more() -> None:
    leaders = [gain({}, {"leader": leader}) for leader in ("moses", "christopher-columbus", "bill-gates")]
    assert leaders == sorted(leaders)
    assert gain({}, {"wonder": "pyramids", "stages": 2}) > gain({}, {"wonder": "pyramids"})


@pytest.mark.parametrize("peaceful", [False, True])
def test_to_be_weaker_than_a_rival_costs(peaceful: bool) -> None:
    assert gain({}, {"techs": {"warriors": 4}}, 1, peaceful=peaceful) < 0


def test_strength_counts_less_in_peace() -> None:
    stronger = {"techs": {"warriors": 4}}
    assert gain({}, stronger, 1) < gain({}, stronger, 1, peaceful=True)


def test_military_cards_count_as_far_as_the_hand_may_keep_them() -> None:
    cards = ["phalanx", "legion", "medieval-army"]
    one = gain({"military": 0}, {"military_hand": cards[:1], "military": 0})
    assert one > 0
    assert gain({"military": 0}, {"military_hand": cards, "military": 0}) == pytest.approx(2 * one)


def test_hunger_costs() -> None:
    assert gain({"yellow": 18}, {"yellow": 0}) < -2 * weights.HUNGER


def test_discontent_workers_cost_and_an_uprising_costs_more() -> None:
    p = scene()
    board = own(p, yellow=CROWDED, unused=1)
    uprising = evaluate(p, 0)
    board.ratings.happy += 1
    assert evaluate(p, 0) - uprising > weights.DISCONTENT
    assert weights.UPRISING > weights.DISCONTENT


def test_what_only_pays_later_loses_its_worth_when_the_end_is_near() -> None:
    p = scene(age=4)
    p.rounds_left = 1
    bare = evaluate(p, 0)
    own(p, leader="moses")
    assert 0 < evaluate(p, 0) - bare < gain({}, {"leader": "moses"})


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
