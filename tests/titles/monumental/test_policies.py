"""Policies: what they cost, their unique effects, what the newest one does."""

import pytest

from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.policies import DevelopPolicy
from ecumene.titles.monumental.tokens import NO_TOKEN
from tests.titles.monumental.arrange import (
    acting,
    asked,
    changed,
    has,
    numbers,
    objected,
    pushed,
    rule_against,
)


@pytest.mark.rule("policy-develop", "policy-cost", "policy-uniques-again", "policy-active")
def test_each_policy_costs_one_more_and_repeats_the_unique_effects() -> None:
    p = acting(idle=["fort", "library"], culture=6)
    pushed(p, "develop warrior-people")
    assert (has(p)["culture"], has(p)["gold"]) == (5, 1)
    pushed(p, "develop seafarers")
    assert (has(p)["culture"], has(p)["gold"], has(p)["military"]) == (3, 2, 2)
    pushed(p, "develop roving-settlements", "1-1")
    assert (has(p)["culture"], has(p)["gold"], has(p)["military"]) == (0, 3, 4)
    assert p.realms.archived[0] == tuple(numbers(["fort"]))
    assert rule_against(p, "develop raiders") == "action-develop"


@pytest.mark.rule("policy-uniques-again")
def test_unique_effects_come_in_the_order_liked() -> None:
    p = acting(active=["mine"], idle=["fort", "library"], policies=["raiders"], culture=2)
    pushed(p, "develop roving-settlements")
    assert asked(p) == "order-uniques"
    assert set(p.choices()) == {"raiders", "roving-settlements"}
    pushed(p, "roving-settlements", "1-2", "1-1")
    assert p.now.reinforced == 1


@pytest.mark.rule("policy-develop", "policy-cost")
def test_a_policy_is_developed_once() -> None:
    p = acting(policies=["warrior-people"], culture=2)
    assert rule_against(p, "develop warrior-people") == "policy-develop"
    p.realms.culture[0] = 1
    assert objected(DevelopPolicy, changed(p), "raiders") == "policy-cost"


@pytest.mark.rule("policy-active", "effect-once")
def test_only_the_newest_policy_counts_and_is_fresh() -> None:
    p = acting(policies=["warrior-people"], military=4, culture=2)
    pushed(p, "use warrior-people", "develop plunder", "workshop")
    assert rule_against(p, "use warrior-people") is not None
    p.board.token[TILE_OF["b5"]] = NO_TOKEN
    assert has(pushed(changed(p), "conquer b5 go"))["production"] == 1


@pytest.mark.rule("gold-substitutes")
def test_warrior_people_takes_no_gold() -> None:
    """The rulebook's example of a policy that is used once in the turn."""
    p = acting(active=["hoplite-fields", "fort"], policies=["warrior-people"], military=1, gold=5)
    assert rule_against(p, "use warrior-people") == "effect-cost"
    p.now.res[2] = 2
    pushed(changed(p), "use warrior-people")
    assert (has(p)["culture"], has(p)["military"], has(p)["gold"]) == (1, 0, 5)
    assert rule_against(p, "use warrior-people") == "effect-once"


@pytest.mark.rule("copy")
def test_treaties_copies_another_policy_of_ones_own() -> None:
    p = acting(civilizations=("greeks", "danes"), policies=["siege", "architecture", "treaties"], science=1)
    p.push("use treaties")
    assert list(p.choices()) == ["siege", "architecture"]
    pushed(p, "siege", "apply")
    assert (has(p)["science"], has(p)["military"]) == (0, 2)


@pytest.mark.rule("use-effect")
def test_policies_that_are_used() -> None:
    p = acting(civilizations=("greeks", "danes"), policies=["siege"], science=1)
    assert has(pushed(p, "use siege"))["military"] == 2
    p = acting(civilizations=("greeks", "danes"), policies=["olympic-games"])
    assert rule_against(p, "use olympic-games") == "action-use"
    p.now.conquered = 1
    assert has(pushed(changed(p), "use olympic-games"))["culture"] == 1
    p = acting(civilizations=("chinese", "danes"), policies=["taxation"])
    p.now.gained[:3] = [1, 1, 0]
    assert rule_against(changed(p), "use taxation") == "action-use"
    p.now.gained[:3] = [1, 1, 1]
    assert has(pushed(changed(p), "use taxation"))["gold"] == 1
    p = acting(active=["pyramids"], civilizations=("chinese", "danes"), policies=["research-and-development"])
    assert rule_against(p, "use research-and-development") == "action-use"
    p = acting(
        active=["pyramids"],
        attached={0: "mathematics"},
        civilizations=("chinese", "danes"),
        policies=["research-and-development"],
    )
    assert has(pushed(p, "use research-and-development"))["gold"] == 1
    p = acting(
        civilizations=("chinese", "danes"),
        policies=["imperial-examinations"],
        science=1,
        deck=["temple", "keep"],
    )
    pushed(p, "use imperial-examinations", "keep")
    assert (has(p)["military"], has(p)["culture"]) == (3, 0)


@pytest.mark.rule("policy-active")
def test_policies_that_answer_to_acquiring_archiving_and_completing() -> None:
    p = acting(civilizations=("egyptians", "danes"), policies=["guilds"], production=3)
    assert has(pushed(p, "acquire workshop"))["science"] == 1
    p = acting(
        active=["mine"],
        idle=["fort"],
        attached={0: "pyrotechnics"},
        civilizations=("egyptians", "danes"),
        policies=["funerary-rites"],
    )
    assert has(pushed(p, "use pyrotechnics", "1-2"))["production"] == 1
    p = acting(civilizations=("chinese", "danes"), policies=["guided-tours"], production=3)
    p.realms.building[0] = CARD_OF["hanging-gardens"]
    assert has(pushed(changed(p), "finish"))["culture"] == 2


@pytest.mark.rule("policy-uniques-again", "gained-this-turn")
@pytest.mark.parametrize(
    ("civilization", "policy", "said", "after"),
    [
        ("egyptians", "river-navigation", (), {"gold": 1}),
        ("egyptians", "egypt-expansion", (), {"production": 2}),
        ("egyptians", "guilds", ("1-1",), {}),
        ("egyptians", "corvee", ("workshop",), {}),
        ("egyptians", "funerary-rites", (), {}),
        ("japanese", "diplomacy", (), {"gold": 1}),
        ("japanese", "resolute-expansion", (), {"military": 2}),
        ("japanese", "cultural-exchange", (), {}),
        ("japanese", "trade-mission", ("workshop",), {}),
        ("japanese", "sakoku", ("1-1",), {}),
        ("danes", "warrior-people", (), {"gold": 1}),
        ("danes", "plunder", ("laboratory",), {}),
        ("danes", "raiders", (), {}),
        ("danes", "seafarers", (), {"military": 2}),
        ("danes", "roving-settlements", ("1-1",), {}),
        ("chinese", "research-and-development", (), {}),
        ("chinese", "taxation", ("workshop",), {}),
        ("chinese", "guided-tours", (), {"gold": 1}),
        ("chinese", "imperial-examinations", (), {"science": 2}),
        ("chinese", "silk-road", ("1-1",), {}),
        ("greeks", "siege", (), {"gold": 1}),
        ("greeks", "treaties", (), {}),
        ("greeks", "architecture", ("archery-range",), {}),
        ("greeks", "olympic-games", ("science-and-military",), {"science": 1, "military": 1}),
        ("greeks", "colonies", ("1-1",), {}),
    ],
)
def test_each_policy_has_its_unique_effect(
    civilization: str, policy: str, said: tuple[str, ...], after: dict[str, int]
) -> None:
    other = "danes" if civilization != "danes" else "greeks"
    p = acting(idle=["fort", "library"], civilizations=(civilization, other), culture=1)
    pushed(p, f"develop {policy}", *said)
    nothing = {"production": 0, "science": 0, "military": 0, "samurai": 0, "gold": 0, "culture": 0}
    assert has(p) == nothing | after
    assert len(p.realms.archived[0]) == (said == ("1-1",))
    taken = [word for word in said if word in ("workshop", "laboratory", "archery-range")]
    assert p.realms.deck[0] == numbers(taken)


@pytest.mark.rule("policy-active")
def test_a_covered_policy_no_longer_answers() -> None:
    p = acting(policies=["plunder"], culture=2, military=2)
    pushed(p, "develop raiders")
    while asked(p) != "take-action":
        pushed(p, p.choices()[0])
    pushed(p, "conquer b5 go")
    assert has(p)["production"] == 0


@pytest.mark.rule("conquest-adjacent")
def test_two_effects_that_ignore_adjacency_are_worth_two_conquests() -> None:
    p = acting(military=9)
    p.now.far = 2
    pushed(changed(p), "conquer f5 go")
    assert p.now.far == 1
