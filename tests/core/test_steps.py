"""Steps: equal when they ask the same, whatever class made them, and the same again out of a pickle."""

import pickle
from collections.abc import Sequence
from typing import Any

import pytest

from ecumene.core.steps import (
    APPLY,
    SKIP,
    Choice,
    Decision,
    Link,
    Objection,
    Offer,
    Payment,
    SeatTask,
    Task,
    step,
)

Board = list[str]


@step
class Count(Task[Board]):
    """A task with something to keep."""

    number: int

    def run(self, p: Board) -> None:
        p.append(str(self.number))


@step
class CountAgain(Count):
    """The same parts, another kind of step."""


@step
class PickFruit(Decision[Board]):
    """A question in which everything is open."""

    def choices(self, p: Board) -> Sequence[Choice]:
        return p


@step
class PickRipe(PickFruit):
    """A question in which one rule forbids the rest."""

    def candidates(self, p: Board) -> Sequence[Choice]:
        return [*p, "stone"]

    def refusal(self, p: Board, choice: Choice) -> Objection:
        return Objection("ripe-only", {"fruit": choice})


@step
class PickBowl(Link[Board, PickFruit]):
    """Where the fruit goes."""

    fruit: str


@step
class Wait(SeatTask[Board]):
    """A task with a part that mostly is the same."""

    rounds: int = 1

    def told(self) -> str:
        return str(self.rounds)


@step
class WaitOutside(Wait):
    """One more part, behind the one that it inherits."""

    weather: str = "sun"

    def told(self) -> str:
        return f"{super().told()} {self.weather}"

    def indoors(self) -> Wait:
        return Wait(self.seat, self.rounds)


@step
class EatIt(Offer[Board]):
    """An effect that may be declined."""

    def apply(self, p: Board) -> None:
        p.append("eaten")


@step
class PayFruit(Payment[Board]):
    """A price with two ways to pay it."""

    def ways(self, p: Board) -> dict[Choice, int]:
        return {"one": 1, "two": 2}

    def pay(self, p: Board, price: Any) -> None:
        del p[:price]


def test_steps_of_one_kind_with_equal_parts_are_one_step() -> None:
    assert Count(3) == Count(3)
    assert hash(Count(3)) == hash(Count(3))
    assert Count(3) != Count(4)
    assert Count(3) != CountAgain(3)
    head = PickFruit(1)
    assert PickBowl(1, head, "fig") == PickBowl(1, PickFruit(1), "fig")
    assert PickBowl(1, head, "fig") != PickBowl(1, PickFruit(0), "fig")


@pytest.mark.parametrize("step", [Count(3), PickFruit(0), PickBowl(1, PickFruit(1), "fig")], ids=repr)
def test_a_step_comes_out_of_a_pickle_as_it_went_in(step: object) -> None:
    again = pickle.loads(pickle.dumps(step))
    assert again == step
    assert repr(again) == repr(step)


def test_a_step_can_be_made_again_but_for_some_of_its_parts() -> None:
    link = PickBowl(1, PickFruit(1), "fig")
    assert link.but(fruit="pear") == PickBowl(1, PickFruit(1), "pear")
    assert link.fruit == "fig"
    assert repr(link.but(seat=0)) == "PickBowl(seat=0, head=PickFruit(seat=1), fruit='fig')"


def test_a_question_is_called_after_its_class() -> None:
    assert PickFruit(0).name == "pick-fruit"
    assert EatIt(0).name == "eat-it"


def test_where_everything_is_open_there_is_no_objection() -> None:
    board = ["fig", "pear"]
    assert list(PickFruit(0).candidates(board)) == board
    assert all(PickFruit(0).objection(board, choice) is None for choice in board)


def test_where_a_list_says_what_is_allowed_one_rule_forbids_the_rest() -> None:
    board = ["fig"]
    assert PickRipe(0).objection(board, "fig") is None
    assert PickRipe(0).objection(board, "stone") == Objection("ripe-only", {"fruit": "stone"})


def test_an_offer_may_be_declined() -> None:
    board: Board = []
    assert EatIt(0).choices(board) == (APPLY, SKIP)
    EatIt(0).choose(board, SKIP)
    assert board == []
    EatIt(0).choose(board, APPLY)
    assert board == ["eaten"]


def test_each_way_to_pay_a_price_is_a_choice() -> None:
    board = ["fig", "pear", "plum"]
    assert PayFruit(0).choices(board) == ("one", "two")
    PayFruit(0).choose(board, "two")
    assert board == ["plum"]


def test_a_question_is_asked_aloud_and_of_a_person_unless_it_says_otherwise() -> None:
    assert PickFruit(0).silence() is None
    assert PickFruit(0).concession() is None
    assert not PickFruit(0).automatic()
    assert PickFruit(0).facts([]) == {}


def test_what_a_step_inherits_comes_first_and_what_is_not_said_has_a_default() -> None:
    assert repr(Wait(1)) == "Wait(seat=1, rounds=1)"
    assert Wait(1, 2) == WaitOutside(1, 2, "rain").but(weather="sun").indoors()
    assert repr(WaitOutside(0, weather="snow")) == "WaitOutside(seat=0, rounds=1, weather='snow')"


def test_a_step_can_ask_the_class_that_it_refines() -> None:
    assert Wait(1).told() == "1"
    assert WaitOutside(1, 2, "rain").told() == "2 rain"


def test_a_class_of_steps_that_declares_nothing_is_told_so() -> None:
    class Careless(Task[Board]):
        """A step that could not be told from another."""

        def __init__(self, number: int) -> None:
            self.number = number

    with pytest.raises(TypeError, match="Careless needs `@step`"):
        assert Careless(1) != Careless(2)
