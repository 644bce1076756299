"""What the evaluation sees: defence, things within reach, rivals, and how long there is."""

import pytest

from ecumene.bots import make
from ecumene.titles.monumental.cards import CIVILIZATION_WORDS
from ecumene.titles.monumental.evaluate import evaluate, terms, turns_left
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.tokens import NO_TOKEN
from tests.titles.monumental.arrange import acting, begun, changed, garrison, pushed, show


def test_soldiers_are_worth_more_at_a_border_than_at_home() -> None:
    p = acting()
    garrison(p, 0, "c4", soldiers=1)
    garrison(p, 1, "d4", soldiers=1)
    before = evaluate(p, 0)
    p.board.soldiers[TILE_OF["c4"]] += 2
    p.board.soldiers[p.board.capital[0]] -= 2
    assert evaluate(p, 0) > before


def test_production_tokens_count_towards_a_wonder_in_the_display() -> None:
    p = acting(production=1)
    p.realms.production_tokens[0] = 2
    show(p, ["temple"])
    without = evaluate(p, 0)
    show(p, ["pyramids"])
    assert evaluate(p, 0) > without


def test_what_a_rival_gets_is_lost() -> None:
    p = acting()
    before = evaluate(p, 0)
    p.realms.wonders[1] += 1
    assert evaluate(p, 0) < before


def test_nobody_plans_with_units_that_cannot_leave() -> None:
    p = acting(military=1)
    p.board.soldiers[p.board.capital[0]] = 0
    p.board.leader_at[0] = garrison(p, 0, "c4", soldiers=0, leader=True)
    stuck = evaluate(p, 0)
    p.board.soldiers[p.board.capital[0]] = 9
    assert evaluate(p, 0) > stuck


@pytest.mark.rule("end-trigger")
def test_the_last_turns_are_counted_exactly() -> None:
    p = begun(3)
    p.supply.development = []
    p.last_turns = 5
    assert turns_left(p) == [2, 2, 1]
    pushed(changed(p), "row 1 column 1")
    assert turns_left(p) == [1, 2, 1]


@pytest.mark.rule("end-trigger", "automa-turn")
def test_an_automas_turn_is_still_to_come_while_its_cards_lie_face_down() -> None:
    p = begun(1, ["danes"])
    before = turns_left(p)[1]
    pushed(p, "row 1 column 1", "end")
    assert turns_left(p)[1] == pytest.approx(before, abs=0.5)


@pytest.mark.parametrize(("card", "better"), [("keep", True), ("mine", False)])
def test_good_cards_are_worth_reinforcing_and_poor_ones_are_not(card: str, better: bool) -> None:
    p = acting(active=[card])
    before = evaluate(p, 0)
    p.now.reinforced = 1
    assert (evaluate(p, 0) > before) == better


def test_a_bot_takes_what_can_only_help() -> None:
    p = acting(civilizations=("chinese", "greeks"), military=1, deck=["emporium", "temple"])
    p.board.token[TILE_OF["b5"]] = NO_TOKEN
    pushed(changed(p), "conquer b5 leader go")
    assert list(p.choices()) == ["apply", "skip"]
    assert make("greedy", 1).choose(p, 1.0) == "apply"


@pytest.mark.parametrize("nation", CIVILIZATION_WORDS)
def test_no_civilization_begins_with_a_better_city(nation: str) -> None:
    p = begun(2, [nation])
    assert terms(p, 0)["city"] == 0
