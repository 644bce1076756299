"""What the bots think of positions of Through the Ages: what is good counts, and what hurts costs."""

from importlib import import_module
from typing import Any

import pytest

from ecumene.titles.ages.board import CONSUMPTION, CORRUPTION, HAPPY_NEEDED
from ecumene.titles.ages.cards import CARDS, NUMBER
from ecumene.titles.ages.evaluate import evaluate
from ecumene.titles.ages.production import food_production, resource_production
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


TURNS = 19
"""How many turns are left after this one, by the bots' guess, where a scene begins."""
BUILT = sum(CARDS[NUMBER["pyramids"]].stages[:2])
LEADER, BEGUN = weights.LEADER_IN_PLAY, weights.WONDER_BEGUN


def stock(worth: tuple[float, float]) -> float:
    """What a piece of a good is worth that lies idle."""
    return float(weights.IN_STOCK * (worth[0] + worth[1] * TURNS))


@pytest.mark.parametrize(
    ("things", "worth"),
    [
        ({"science": 5}, 5 * stock(weights.SCIENCE_POINT)),
        ({"food": 2}, 2 * stock(weights.FOOD)),
        ({"resources": 3}, 3 * stock(weights.RESOURCE)),
        ({"unused": 2}, weights.UNUSED),
        ({"hand": ["alchemy"]}, weights.HELD_TECHNOLOGY),
        ({"hand": ["moses", "aristotle"]}, 2 * weights.HELD_LEADER),
        ({"hand": ["rich-land-a"]}, weights.HELD_ACTION),
        ({"leader": "moses"}, LEADER[0]),
        ({"leader": "christopher-columbus"}, LEADER[0] + LEADER[1]),
        ({"leader": "bill-gates"}, LEADER[0] + 3 * LEADER[1]),
        ({"wonder": "pyramids"}, BEGUN[0]),
        ({"wonder": "pyramids", "stages": 2}, BEGUN[0] + BEGUN[1] * BUILT),
        ({"specials": ["masonry"]}, sum(weights.SPECIAL)),
        ({"wonders": ["pyramids"]}, weights.WONDER_IN_PLAY + weights.CIVIL_ACTION * weights.ACTION_TURNS),
    ],
    ids=lambda given: "-".join(given) if isinstance(given, dict) else None,
)
def test_what_a_civilization_has_is_worth_its_weight(things: dict[str, Any], worth: float) -> None:
    assert gain({}, things) == pytest.approx(worth)


def rated(age: int, rating: str, more: int = 1) -> float:
    """How much better a civilization looks with more of a rating; age 4 is its last turn."""
    p = scene(age=age)
    bare = evaluate(p, 0)
    ratings = p.civs[0].ratings
    setattr(ratings, rating, getattr(ratings, rating) + more)
    return evaluate(p, 0) - bare


def test_the_culture_rating_is_scored_in_this_turn_and_every_turn_left() -> None:
    """Each production scores the rating: in the last turn once, and for the rival likewise."""
    assert rated(4, "culture") == pytest.approx(1.0)
    assert rated(1, "culture") == pytest.approx(1.0 + TURNS)
    assert gain({}, {"techs": {"philosophy": 2}}) > gain({}, {"techs": {"philosophy": 1}})


def test_the_science_and_the_actions_of_turns_that_never_come_are_worth_nothing() -> None:
    for rating in ("science", "civil"):
        assert rated(4, rating) == 0
        assert rated(1, rating) > 0


def test_a_wonder_is_worth_more_by_every_stage_and_most_when_it_is_done() -> None:
    stages = len(CARDS[NUMBER["pyramids"]].stages)
    begun = [gain({}, {"wonder": "pyramids", "stages": done}) for done in range(stages)]
    worth = [0.0, *begun, gain({}, {"wonders": ["pyramids"]})]
    assert worth == sorted(worth)
    assert len(set(worth)) == stages + 2


def test_a_worker_is_worth_more_at_work_than_at_rest_and_at_rest_more_than_unborn() -> None:
    at_rest = gain({}, {"unused": 2})
    at_work = gain({}, {"techs": {"bronze": 3}})
    assert at_work > at_rest > 0
    assert at_work > weights.WORKER


def test_each_missing_food_costs_what_the_rules_take_for_it() -> None:
    """Four culture for each food that cannot be paid."""
    assert weights.HUNGER == 4.0
    p = scene()
    own(p, yellow=0)
    assert food_production(p.civs[0]) - CONSUMPTION[0] == -4
    fed = evaluate(p, 0)
    own(p, food=1)
    assert evaluate(p, 0) - fed == pytest.approx(weights.HUNGER + stock(weights.FOOD))


def test_an_uprising_costs_more_than_all_that_a_turn_would_have_produced() -> None:
    p = scene()
    board = own(p)
    produced = {"science": board.science + board.ratings.science, "food": food_production(board)}
    lost = gain({}, produced) + gain({}, {"resources": resource_production(board)})
    assert weights.UPRISING > lost > 0


def test_the_weaker_of_two_rivals_makes_no_difference() -> None:
    p = scene(seats=3)
    own(p, 1, culture=20)
    before = evaluate(p, 0)
    own(p, 2, culture=10)
    assert evaluate(p, 0) == before
    own(p, 2, culture=21)
    assert before - evaluate(p, 0) == pytest.approx(weights.RIVAL)
    assert 0 < weights.RIVAL <= 1


def test_corruption_costs() -> None:
    rich, poor = gain({}, {"blue": 11}), gain({}, {"blue": 10})
    assert CORRUPTION[11] < CORRUPTION[10]
    assert rich - poor == pytest.approx(weights.CORRUPTED * (CORRUPTION[10] - CORRUPTION[11]))


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
