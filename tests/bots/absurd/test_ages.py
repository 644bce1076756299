"""What nobody who knows Through the Ages would do."""

import pytest

from ecumene.titles.ages.cards import DESPOTISM, ID, NONE
from ecumene.titles.ages.position import Ages
from tests.bots.absurd.turns import begins, turn
from tests.titles.ages.scene import asked, civ, happens, lay, on, own, scene


def middle(age: int = 2, turns_gone: int = 9, **things: object) -> Ages:
    """The first seat's turn in the middle of a game, its board as at the start but for `things`."""
    p = scene(age=age)
    p.round = turns_gone
    own(p, 0, **things)
    return p


def test_does_not_leave_a_wonder_unfinished_that_it_can_finish() -> None:
    p = middle(wonder="pyramids", stages=2, resources=6)
    turn(p)
    assert civ(p).wonder == NONE


def test_does_not_sit_on_science_with_a_technology_in_its_hand() -> None:
    p = middle(hand=["iron"], science=8)
    assert "develop iron" in turn(p)


def test_does_not_keep_despotism_with_a_government_in_its_hand_and_the_science_for_it() -> None:
    p = middle(age=1, turns_gone=5, hand=["monarchy"], science=11)
    turn(p)
    assert civ(p).government != DESPOTISM


def test_does_not_leave_its_miners_on_bronze_when_there_is_iron() -> None:
    p = middle(age=1, turns_gone=6, techs={"iron": 0, "religion": 2}, unused=0, resources=6)
    turn(p)
    assert on(civ(p))["iron"] > 0


def test_does_not_leave_its_only_lab_on_philosophy_when_there_is_alchemy() -> None:
    p = middle(age=1, turns_gone=6, techs={"alchemy": 0, "religion": 2}, unused=0, resources=6)
    assert begins(turn(p), "upgrade philosophy", "build alchemy")


def test_does_not_leave_a_leader_in_its_hand() -> None:
    p = middle(age=1, turns_gone=4, hand=["michelangelo"])
    assert "leader michelangelo" in turn(p)


def test_does_not_starve_with_a_worker_at_rest_and_resources_for_a_farm() -> None:
    p = middle(age=1, turns_gone=5, techs={"agriculture": 1}, yellow=8, unused=1, resources=6)
    said = turn(p)
    assert begins(said, "build agriculture")


def test_does_not_let_an_uprising_happen_that_a_temple_prevents() -> None:
    p = middle(age=1, turns_gone=5, yellow=12, unused=1, resources=5)
    assert civ(p).discontent > 0
    turn(p)
    assert civ(p).discontent <= civ(p).unused


@pytest.mark.parametrize("tactic", ["legion", "phalanx"])
def test_does_not_copy_a_tactic_that_changes_nothing(tactic: str) -> None:
    p = middle(age=1, turns_gone=5, techs={"warriors": 1})
    p.common = (next(card for card, word in enumerate(ID) if word == tactic),)
    assert not begins(turn(p), "copy")


def test_does_not_tear_down_what_it_has_built_for_nothing() -> None:
    p = middle(techs={"iron": 2, "philosophy": 2, "religion": 1}, resources=4)
    assert not begins(turn(p), "destroy")


def test_does_not_hoard_food_with_a_mine_to_be_built() -> None:
    p = middle(age=1, turns_gone=3, food=9, resources=4)
    assert "population" in turn(p)


def test_does_not_end_its_turn_with_a_card_to_play_that_gives_resources_it_can_use() -> None:
    p = middle(age=1, turns_gone=5, hand=["rich-land-a"], unused=1, resources=1)
    assert begins(turn(p), "play rich-land-a")


def test_does_not_begin_a_wonder_in_the_last_round() -> None:
    p = middle(age=4, turns_gone=20)
    lay(p, ["kremlin"])
    assert "take kremlin" not in turn(p)


def test_does_not_pull_down_a_theater_in_the_last_round() -> None:
    p = middle(age=4, turns_gone=20, techs={"opera": 2}, resources=3)
    before = civ(p).ratings.culture
    turn(p)
    assert civ(p).ratings.culture >= before


def test_does_not_disband_its_last_warriors_beside_a_strong_rival() -> None:
    p = middle(age=2, turns_gone=9, techs={"bronze": 3}, resources=4)
    own(p, 1, techs={"warriors": 5})
    assert not begins(turn(p), "disband")


def test_does_not_pass_over_a_leader_for_one_action() -> None:
    p = middle(age=1, turns_gone=4)
    lay(p, ["michelangelo"])
    assert "take michelangelo" in turn(p)


def test_does_not_replace_a_leader_by_a_worse_one_of_an_earlier_age() -> None:
    p = middle(age=2, turns_gone=9, leader="michelangelo")
    lay(p, ["moses"])
    assert "take moses" not in turn(p)


def test_does_not_let_resources_rot_beside_a_wonder() -> None:
    p = middle(age=1, turns_gone=4, wonder="pyramids", stages=1, resources=8)
    turn(p)
    assert civ(p).wonder == NONE or civ(p).stages > 1


def test_does_not_leave_workers_at_rest_with_resources_for_a_mine() -> None:
    p = middle(age=1, turns_gone=3, unused=2, resources=6)
    before = sum(civ(p).workers)
    turn(p)
    assert sum(civ(p).workers) > before


def test_does_not_leave_a_territory_that_costs_little_because_a_rival_could_bid_much() -> None:
    p = middle(age=1, turns_gone=6, techs={"warriors": 3}, military_hand=["military-bonus-i"])
    own(p, 1, techs={"warriors": 20})
    happens(p, "inhabited-territory-i")
    assert asked(p) == ("orange", "bid")
    assert begins(turn(p), "bid")


@pytest.mark.parametrize("theirs", [0, 1])
def test_does_not_disband_its_last_warriors_for_another_worker(theirs: int) -> None:
    p = middle(age=1, turns_gone=3, techs={"philosophy": 1, "warriors": 1}, unused=0, resources=3, food=0)
    own(p, 1, techs={"warriors": theirs})
    assert not begins(turn(p), "disband")
