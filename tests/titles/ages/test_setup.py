"""Setting up, the first turn, and how turns follow each other."""

from typing import Any

import pytest

import ecumene
from ecumene.core.record import Record
from ecumene.titles.ages import once
from ecumene.titles.ages.cards import LEVEL
from ecumene.titles.ages.position import Ages
from tests.titles.ages.scene import asked, civ, events, happens, objection, on, own, scene


def fresh(seats: int, **options: Any) -> Ages:
    p = ecumene.new("ages", seats=seats, seed=3, **options)
    assert isinstance(p, Ages)
    return p


@pytest.mark.rule("setup-board")
def test_the_player_board() -> None:
    for board in fresh(4).civs:
        assert (board.blue, board.yellow, board.unused) == (16, 18, 1)
        assert on(board) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
        ratings = board.ratings
        assert (ratings.science, ratings.culture, ratings.strength, ratings.happy) == (1, 0, 1, 0)
        assert (ratings.civil, ratings.military) == (4, 2)
        assert (board.science, board.culture, board.food, board.resources) == (0, 0, 0, 0)


@pytest.mark.rule("setup-events")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_current_events_are_players_plus_two(seats: int) -> None:
    p = fresh(seats)
    assert len(p.events) == seats + 2
    assert len(p.events) + len(p.retired) == 10
    assert all(LEVEL[card] == 0 for card, _ in p.events)
    assert [p.view(seat)["next_event"] for seat in (None, *range(seats))] == [None] * (seats + 1)


def test_what_is_done_once_a_turn_leaves_all_else_to_be_done() -> None:
    marks = [mark for name, mark in vars(once).items() if name.isupper()]
    assert len(marks) > 1
    assert [mark.bit_count() for mark in marks] == [1] * len(marks)
    assert len(set(marks)) == len(marks)


@pytest.mark.rule("setup-row")
def test_thirteen_cards_of_age_a_lie_in_the_row() -> None:
    p = fresh(2)
    assert len(p.offers()) == 13
    assert len(p.civil_deck) == 7


@pytest.mark.rule("setup-first-actions", "ruling-first-player", "turn-order", "first-turn")
def test_the_first_turns() -> None:
    p = fresh(4)
    for seat, actions in enumerate([1, 2, 3, 4]):
        assert p.seat == seat
        assert p.view(seat)["asked"]["facts"] == {"civil": actions, "military": 0}
        assert {choice.split()[0] for choice in p.choices()} <= {"take", "take-2", "end"}
        assert objection(p, "population") == "first-turn"
        assert objection(p, "build bronze") == "first-turn"
        p.push("end")
    assert p.round == 1
    assert p.seat == 0
    assert asked(p) == ("orange", "choose-politics")


@pytest.mark.rule("first-turn")
def test_in_the_first_round_nothing_is_filled_or_drawn_but_all_produce() -> None:
    p = fresh(2)
    p.push("end")
    assert len(p.offers()) == 13
    orange = civ(p, "orange")
    assert (orange.food, orange.resources, orange.science, orange.military_hand) == (2, 2, 1, ())
    assert (orange.civil, orange.military) == (4, 2)


@pytest.mark.rule("turn-sequence")
def test_a_turn_goes_from_the_row_to_politics_to_actions() -> None:
    p = fresh(2)
    p.push("end")
    p.log = []
    p.push("end")
    kinds = events(p)
    assert kinds.index("turn") < kinds.index("filled-row")
    assert asked(p)[1] == "choose-politics"
    p.push("pass")
    assert asked(p)[1] == "take-action"
    p.push("end")
    assert asked(p) == ("green", "choose-politics")


@pytest.mark.rule("action-phase")
def test_a_turn_can_end_with_actions_left() -> None:
    p = scene()
    own(p, food=2, resources=2)
    p.push("population").push("build bronze").push("disband warriors")
    assert (civ(p).civil, civ(p).military) == (2, 1)
    p.push("end")
    assert p.seat == 1


@pytest.mark.rule("open-civil-hands")
def test_civil_hands_are_open_unless_the_table_hides_them() -> None:
    for hands, seen in (("open", True), ("hidden", False)):
        p = fresh(2, hands=hands)
        card = next(c for c in p.choices() if c.startswith("take "))
        p.push(card)
        assert (p.view(1)["civilizations"][0]["hand"] is not None) is seen
        assert p.view(0)["civilizations"][0]["hand"] is not None


def test_the_view_tells_what_steps_would_cost_and_what_the_end_of_the_turn_would_bring() -> None:
    p = scene(age=2)
    own(p, techs={"iron": 0, "coal": 0}, yellow=4, unused=9, blue=3, tactic="fighting-band")
    board = p.view(0)["civilizations"][0]
    bronze = next(tech for tech in board["technologies"] if tech["card"] == "bronze")
    assert (bronze["cost"], bronze["upgrades"]) == (2, {"iron": 3, "coal": 6})
    banks = board["banks"]
    assert (banks["corruption"], banks["consumption"], banks["famine"]) == (4, 4, 2)
    assert (banks["population_cost"], banks["discontent"], banks["uprising"]) == (7, 6, False)
    assert board["ratings"]["armies"] == 0
    assert board["production"] == {"food": 2, "resources": 2}


def test_a_turn_can_be_taken_back_until_something_hidden_comes_to_light() -> None:
    record = Record.start("ages", seats=2, seed=3)
    for _ in range(2):
        record.push("end")
    record.push("pass")
    before = record.position.clone()
    made = len(record.entries)
    for said in ("build bronze", "destroy philosophy", "disband warriors"):
        record.push(said)
    assert record.undoable(0) == 4
    record.undo(0, 3)
    assert record.position == before
    assert len(record.entries) == made
    record.push("end")
    assert record.undoable(0) == 0


def test_the_view_describes_every_card_that_it_names() -> None:
    p = scene(seats=3, age=2, row=["iron", "republic"])
    own(p, hand=["architecture"], military_hand=["conquistadors"], colonies=["vast-territory-i"])
    own(p, 1, military_hand=["raid-ii"])
    cards = p.view(0)["cards"]
    assert cards["iron"] == {"age": "i", "kind": "mine", "science": 5, "cost": 5, "worth": 2}
    assert cards["republic"]["gives"] == {"civil": 7, "military": 2}
    assert (cards["republic"]["science"], cards["republic"]["revolution"]) == (13, 3)
    assert cards["architecture"] == {"age": "ii", "kind": "special-construction", "science": 6}
    assert cards["conquistadors"]["army"] == [1, 2, 0]
    assert cards["vast-territory-i"]["gains"] == {"food": 3}
    assert "raid-ii" not in cards
    assert "conquistadors" not in p.view(1)["cards"]
    happens(p, "wealthy-territory-ii")
    assert asked(p)[1] == "bid"
    assert p.view(2)["cards"]["wealthy-territory-ii"]["gives"] == {"blue": 4}
