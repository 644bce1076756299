"""Attacks: whom, at what cost; the defence, and what each aggression does."""

from typing import Any

import pytest

from ecumene.titles.ages.cards import ID, NONE
from ecumene.titles.ages.position import Ages
from tests.titles.ages.scene import asked, civ, events, objection, on, own, pact, politics


def aggression(card: str, age: int = 3, **rival: Any) -> Ages:
    """Orange, stronger by one, plays an aggression against green, who has no military cards."""
    p = politics(age=age)
    own(p, military_hand=[card], techs={"warriors": 2}, government="communism", unused=9)
    own(p, "green", techs={"warriors": 1}, **rival)
    p.push(f"aggression {card}")
    return p


@pytest.mark.rule("aggression", "military-actions")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("enslave-i", 2),
        ("plunder-i", 1),
        ("raid-i", 1),
        ("annex-ii", 2),
        ("infiltrate-ii", 2),
        ("plunder-ii", 1),
        ("raid-ii", 2),
        ("spy-ii", 1),
        ("armed-intervention-iii", 2),
        ("plunder-iii", 1),
        ("raid-iii", 3),
        ("war-over-technology", 2),
        ("war-over-territory", 2),
        ("war-over-culture", 3),
    ],
)
def test_what_attacks_cost(card: str, cost: int) -> None:
    p = politics(age=3)
    verb = "war" if card.startswith("war") else "aggression"
    board = own(p, military_hand=[card], techs={"warriors": 3}, government="communism", military=cost)
    own(p, "green", military_hand=[])
    assert objection(p, f"{verb} {card}") is None
    p.push(f"{verb} {card}")
    assert board.military == 0
    assert board.military_hand == ()
    p = politics(age=3)
    own(p, military_hand=[card], techs={"warriors": 3}, government="communism", military=cost - 1)
    assert objection(p, f"{verb} {card}") == "military-actions"


@pytest.mark.rule("aggression-strength", "attack-somebody-else")
def test_only_weaker_rivals_can_be_attacked() -> None:
    p = politics(seats=3)
    own(p, military_hand=["plunder-i"], techs={"warriors": 2})
    own(p, "green", techs={"warriors": 2})
    own(p, "violet", techs={"warriors": 1})
    assert objection(p, "aggression plunder-i green") == "aggression-strength"
    assert objection(p, "aggression plunder-i orange") == "attack-somebody-else"
    assert objection(p, "aggression plunder-i violet") is None


@pytest.mark.rule("aggression-strength")
def test_open_borders_help_the_attacker() -> None:
    p = politics(seats=3)
    pact(p, "open-borders-agreement", 0, "a", 1)
    own(p, military_hand=["plunder-i"], techs={"warriors": 1})
    own(p, "green", techs={"warriors": 2}, resources=3)
    p.push("aggression plunder-i green")
    assert civ(p).resources == 3
    assert [ID[each.card] for each in civ(p).pacts] == ["open-borders-agreement"]


@pytest.mark.rule("pact-forbids-attack")
@pytest.mark.parametrize("card", ["acceptance-of-supremacy", "loss-of-sovereignty", "peace-treaty"])
def test_pacts_that_forbid_attacks(card: str) -> None:
    p = politics(seats=3, age=3)
    own(p, military_hand=["plunder-i", "war-over-culture"], techs={"warriors": 5}, military=3)
    pact(p, card, 1, "a", 0)
    own(p, government="communism")
    assert objection(p, "aggression plunder-i green") == "pact-forbids-attack"
    assert objection(p, "war war-over-culture green") == "pact-forbids-attack"
    assert objection(p, "aggression plunder-i violet") is None


@pytest.mark.rule("pact-breaks", "aggression-strength")
@pytest.mark.parametrize("card", ["military-pact", "promise-of-military-protection"])
def test_pacts_that_break_with_an_attack(card: str) -> None:
    p = politics(seats=3, age=3)
    pact(p, card, 1, "a", 0)
    own(p, military_hand=["plunder-i"], techs={"warriors": 1})
    own(p, "green", techs={"warriors": 1}, resources=5)
    assert objection(p, "aggression plunder-i green") == "aggression-strength"
    own(p, techs={"warriors": 2})
    p.push("aggression plunder-i green")
    assert civ(p).pacts == civ(p, 1).pacts == ()
    assert civ(p).resources == 3


@pytest.mark.rule("sovereignty-no-war")
def test_nobody_declares_war_on_side_b() -> None:
    p = politics(seats=3, age=3)
    own(p, military_hand=["war-over-culture", "plunder-i"], techs={"warriors": 5}, government="communism")
    pact(p, "loss-of-sovereignty", 1, "a", 2)
    assert objection(p, "war war-over-culture violet") == "sovereignty-no-war"
    assert objection(p, "war war-over-culture green") is None
    assert objection(p, "aggression plunder-i violet") is None


# Defence -----------------------------------------------------------------------------------------


def attacked(strength: int, hand: list[str], **defender: Any) -> Ages:
    """Green, of strength 1, is attacked by orange with so much strength."""
    p = politics(age=3)
    own(p, military_hand=["armed-intervention-iii"], techs={"warriors": strength})
    own(p, "green", military_hand=hand, culture=10, **defender)
    p.push("aggression armed-intervention-iii")
    return p


@pytest.mark.rule("aggression-defence", "card-in-hand")
def test_bonus_cards_and_cards_face_down_defend() -> None:
    p = attacked(4, ["military-bonus-i", "rats", "legion"])
    assert asked(p) == ("green", "defend")
    assert objection(p, "play military-bonus-ii") == "card-in-hand"
    p.push("play military-bonus-i")
    assert asked(p) == ("green", "defend-with")
    assert p.view(0)["asked"]["decision"] == "defend"
    p.push("discard rats")
    assert civ(p, 1).culture == 10
    assert [ID[card] for card in civ(p, 1).military_hand] == ["legion"]
    known = {ID[card]: known for card, known in p.discards}
    assert known["military-bonus-i"] == 0b1111
    assert known["rats"] == 0b10
    assert "aggression-won" not in events(p)


@pytest.mark.rule("aggression-defence")
@pytest.mark.parametrize(("card", "defence"), [("i", 2), ("ii", 4), ("iii", 6)])
def test_what_bonus_cards_defend(card: str, defence: int) -> None:
    p = attacked(1 + defence, [f"military-bonus-{card}"])
    p.push(f"play military-bonus-{card}")
    assert civ(p, 1).culture == 10
    p = attacked(2 + defence, [f"military-bonus-{card}"])
    if p.seat == 1:
        assert objection(p, f"play military-bonus-{card}") == "defence-must-hold"
        p.push("yield")
    assert civ(p, 1).culture == 3


@pytest.mark.rule("aggression-defence", "defence-must-hold")
def test_no_more_cards_than_military_actions_and_none_in_vain() -> None:
    p = attacked(4, ["rats", "raiders", "legion"])
    assert list(p.choices()) == ["yield"]
    assert objection(p, "discard rats") == "defence-must-hold"
    p.push("yield")
    assert (civ(p, 1).culture, len(civ(p, 1).military_hand)) == (3, 3)
    p = attacked(4, ["rats", "raiders", "legion"], government="monarchy")
    p.push("discard rats discard raiders discard legion")
    assert (civ(p, 1).culture, civ(p, 1).military_hand) == (10, ())


@pytest.mark.rule("defence-must-hold", "hidden-military")
def test_who_holds_no_card_is_not_asked() -> None:
    p = attacked(2, [])
    assert civ(p, 1).culture == 3
    p = attacked(2, ["rats"])
    assert asked(p) == ("green", "defend")


# What each aggression does -------------------------------------------------------------------------


@pytest.mark.rule("aggression", "lose-population")
def test_enslave() -> None:
    p = aggression("enslave-i", unused=1)
    assert (civ(p, 1).unused, civ(p, 1).yellow) == (0, 19)
    assert (civ(p).resources, civ(p).food) == (2, 2)
    p = aggression("enslave-i", unused=0)
    assert asked(p) == ("green", "lose-population")


@pytest.mark.rule("plunder-what-there-is", "lose-goods")
@pytest.mark.parametrize(("card", "most"), [("plunder-i", 3), ("plunder-ii", 5), ("plunder-iii", 7)])
def test_plunder(card: str, most: int) -> None:
    p = aggression(card, food=4, resources=4)
    assert asked(p) == ("orange", "share-plunder")
    assert objection(p, "part 5") == "plunder-what-there-is"
    if most > 4:
        assert objection(p, "part 0") == "plunder-what-there-is"
    p.push("part 3")
    assert (civ(p).food, civ(p).resources) == (3, most - 3)
    assert (civ(p, 1).food, civ(p, 1).resources) == (1, 7 - most)
    p = aggression(card, food=1)
    assert (civ(p).food, civ(p, 1).food) == (1, 0)


@pytest.mark.rule("raid-urban-building", "raid-level")
def test_raid_of_age_one() -> None:
    p = aggression("raid-i")
    # Green has a single urban building, Philosophy, which cost 3.
    assert (on(civ(p, 1)).get("philosophy"), civ(p).resources) == (None, 2)
    assert civ(p, 1).unused == 2
    p = politics(age=2)
    own(p, military_hand=["raid-i"], techs={"warriors": 2})
    own(p, "green", techs={"scientific-method": 1, "theology": 1})
    p.push("aggression raid-i")
    assert objection(p, "scientific-method") == "raid-level"
    assert objection(p, "bronze") == "raid-urban-building"
    assert objection(p, "done") == "raid-at-least-one"
    p.push("theology")
    assert civ(p).resources == 3


@pytest.mark.rule("raid-level", "raid-at-least-one")
@pytest.mark.parametrize(
    ("card", "first", "second", "gain"),
    [("raid-ii", "scientific-method", "philosophy", 6), ("raid-iii", "computers", "scientific-method", 10)],
)
def test_raids_of_two_buildings_halve_once(card: str, first: str, second: str, gain: int) -> None:
    p = politics(age=3)
    own(p, military_hand=[card], techs={"warriors": 2}, government="communism")
    techs = {"scientific-method": 1, "computers": 1, "theology": 1}
    own(p, "green", techs=techs)
    p.push(f"aggression {card}")
    p.push(first)
    if card == "raid-ii":
        assert objection(p, "scientific-method") == "raid-urban-building"
    assert objection(p, "computers") in ("raid-level", "raid-urban-building")
    assert objection(p, "done") is None
    p.push(second)
    assert civ(p).resources == gain


@pytest.mark.rule("raid-at-least-one")
def test_the_second_building_is_optional() -> None:
    p = politics(age=3)
    own(p, military_hand=["raid-ii"], techs={"warriors": 2}, government="communism")
    own(p, "green", techs={"theology": 1})
    p.push("aggression raid-ii").push("theology").push("done")
    assert civ(p).resources == 3
    assert on(civ(p, 1))["philosophy"] == 1


@pytest.mark.rule("colony-of-rival", "colony", "ruling-aggression-target")
def test_annex() -> None:
    p = aggression("annex-ii", colonies=["inhabited-territory-i", "vast-territory-i"], yellow=10, blue=10)
    assert objection(p, "wealthy-territory-i") == "colony-of-rival"
    p.push("vast-territory-i")
    assert [ID[card] for card in civ(p).colonies] == ["vast-territory-i"]
    assert (civ(p).yellow, civ(p).blue, civ(p).food) == (21, 15, 0)
    assert (civ(p, 1).yellow, civ(p, 1).blue) == (7, 11)
    p = aggression("annex-ii")
    assert civ(p).colonies == ()
    assert asked(p)[1] == "take-action"


@pytest.mark.rule("infiltrate-leader-or-wonder", "ruling-aggression-target")
def test_infiltrate() -> None:
    p = aggression("infiltrate-ii", leader="isaac-newton", wonder="great-wall", stages=2, blue=10)
    p.push("remove-wonder")
    assert (civ(p, 1).wonder, civ(p, 1).blue, civ(p).culture) == (NONE, 12, 3)
    p = aggression("infiltrate-ii", leader="isaac-newton")
    assert (civ(p, 1).leader, civ(p).culture) == (NONE, 6)
    p = aggression("infiltrate-ii", leader="isaac-newton", wonder="great-wall")
    own(p, "green", wonder="great-wall")
    civ(p, 1).leader = NONE
    p._offered = None
    assert objection(p, "remove-leader") == "infiltrate-leader-or-wonder"
    p = aggression("infiltrate-ii")
    assert (civ(p).culture, asked(p)[1]) == (0, "take-action")


def test_spy_and_armed_intervention() -> None:
    p = aggression("spy-ii", science=3)
    assert (civ(p).science, civ(p, 1).science) == (3, 0)
    p = aggression("spy-ii", science=9)
    assert (civ(p).science, civ(p, 1).science) == (5, 4)
    p = aggression("armed-intervention-iii", culture=9)
    assert (civ(p).culture, civ(p, 1).culture) == (7, 2)


@pytest.mark.rule("aggression-defence", "defence-must-hold")
def test_the_second_card_must_close_the_gap_when_no_third_is_allowed() -> None:
    p = attacked(4, ["military-bonus-i", "rats", "legion"])
    p.push("discard rats")
    # Two are still missing, and of a total of two military actions one card is left.
    assert list(p.choices()) == ["play military-bonus-i"]
    assert objection(p, "discard legion") == "defence-must-hold"


@pytest.mark.rule("aggression-defence", "hidden-military")
def test_nobody_is_asked_whom_no_hand_of_allowed_cards_could_save() -> None:
    p = attacked(14, ["military-bonus-iii"] * 5)
    # 13 are missing, and two cards add 12 at the most.
    assert civ(p, 1).culture == 3
