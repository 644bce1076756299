"""Events of Ages A and I: each one's effect; and how ties are broken."""

import pytest

from ecumene.titles.ages.cards import ID
from tests.titles.ages.scene import (
    asked,
    civ,
    cultures,
    happens,
    objection,
    on,
    own,
    start_turn,
    table,
    without_workers,
)

# Ties and order ---------------------------------------------------------------------------------


@pytest.mark.rule("event-ties")
def test_in_a_tie_the_current_player_counts_as_more() -> None:
    p = happens(table([2, 2, 2]), "crusades", seat=1)
    assert cultures(p) == [0, 4, 0]
    p = table([2, 2, 2])
    for board in p.civs:
        board.culture = 9
    happens(p, "crusades", seat=1)
    assert cultures(p) == [5, 13, 9]


@pytest.mark.rule("event-ties")
def test_all_with_most_are_not_untied() -> None:
    p = happens(table([1, 1, 1]), "immigration")
    assert [board.unused for board in p.civs] == [2, 2, 2]
    p = table([1, 1, 1])
    own(p, 1, techs={"religion": 1})
    happens(p, "immigration")
    assert [board.unused for board in p.civs] == [1, 2, 1]


@pytest.mark.rule("event-two-players")
@pytest.mark.parametrize(
    ("strengths", "science"), [([3, 1], [6, 0]), ([3, 1, 2], [6, 0, 6]), ([1, 2, 3, 4], [0, 0, 6, 6])]
)
def test_the_two_strongest(strengths: list[int], science: list[int]) -> None:
    p = happens(table(strengths), "cold-war")
    assert [board.science for board in p.civs] == science


@pytest.mark.rule("event")
def test_decisions_are_asked_clockwise_from_the_current_player() -> None:
    p = happens(table([1, 1, 1], age=1), "development-of-markets", seat=1)
    order = []
    while asked(p)[1] == "choose-gain":
        order.append(asked(p)[0])
        p.push("food")
    assert order == ["green", "violet", "orange"]
    p = table([1, 1, 1])
    for board in p.civs:
        own(p, board.seat, unused=0)
    happens(p, "pestilence", seat=2)
    assert asked(p) == ("violet", "lose-population")
    p.push("bronze")
    assert asked(p) == ("orange", "lose-population")


# Age A ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("development-of-agriculture", (0, 2, 0, 1, 0)),
        ("development-of-crafts", (0, 0, 2, 1, 0)),
        ("development-of-science", (2, 0, 0, 1, 0)),
        ("development-of-settlement", (0, 0, 0, 2, 0)),
        ("development-of-trade-routes", (1, 1, 1, 1, 0)),
        ("development-of-politics", (0, 0, 0, 1, 3)),
    ],
)
@pytest.mark.rule("event")
def test_developments_for_all(card: str, gains: tuple[int, ...]) -> None:
    p = happens(table([1, 1, 1], age=1), card)
    for board in p.civs:
        goods = (board.science, board.food, board.resources, board.unused, len(board.military_hand))
        assert goods == gains


def test_development_of_markets() -> None:
    p = happens(table([1, 1], age=1), "development-of-markets")
    p.push("food").push("resources")
    assert (civ(p).food, civ(p, 1).resources) == (2, 2)


@pytest.mark.rule("event-actions", "urban-limit")
@pytest.mark.parametrize(
    ("card", "built"), [("development-of-religion", "religion"), ("development-of-warfare", "warriors")]
)
def test_developments_that_build(card: str, built: str) -> None:
    p = table([1, 1, 1], age=1)
    own(p, 1, unused=0)
    happens(p, card)
    before = on(civ(p)).get(built, 0)
    p.push(f"build {built}")
    assert on(civ(p))[built] == before + 1
    assert (civ(p).unused, civ(p).civil, civ(p).military) == (0, 4, 2)
    # Green has no unused worker and is not asked.
    assert asked(p) == ("violet", "offer-worker")
    p.push("pass")
    if built == "religion":
        p = table([1, 1], age=1)
        own(p, techs={"religion": 2})
        happens(p, card)
        assert asked(p)[0] == "green"


@pytest.mark.rule("event-actions", "revolution-all-civil")
def test_development_of_civilization() -> None:
    p = table([1, 1], age=1)
    own(p, hand=["iron", "monarchy"], science=4, food=1, resources=1, civil=3)
    own(p, 1, hand=["monarchy"], science=1)
    happens(p, "development-of-civilization")
    assert asked(p) == ("orange", "develop-civilization")
    for said in ("population", "build bronze", "develop iron", "pass"):
        assert objection(p, said) is None
    assert objection(p, "build warriors") == "card-has-effect"
    assert objection(p, "build religion") == "pay-resources"
    assert objection(p, "revolution monarchy") == "revolution-all-civil"
    assert objection(p, "develop monarchy") == "pay-science"
    p.push("develop iron")
    assert (civ(p).science, civ(p).civil) == (0, 3)
    p.push("revolution monarchy")
    assert (ID[civ(p, 1).government], civ(p, 1).civil, civ(p, 1).science) == ("monarchy", 0, 0)
    p = table([1, 1], age=1)
    own(p, food=1, resources=1)
    happens(p, "development-of-civilization")
    p.push("population")
    assert (civ(p).food, civ(p).unused, civ(p).civil) == (0, 2, 4)
    p = table([1, 1], age=1)
    own(p, resources=1)
    happens(p, "development-of-civilization")
    p.push("build bronze")
    assert (civ(p).resources, on(civ(p))["bronze"]) == (0, 3)


# Age I ------------------------------------------------------------------------------------------


def test_barbarians() -> None:
    p = table([1, 2, 3])
    own(p, 0, culture=9)
    happens(p, "barbarians")
    assert civ(p).unused == 0
    p = table([1, 2, 3])
    own(p, 2, culture=9)
    happens(p, "barbarians")
    assert [board.unused for board in p.civs] == [1, 1, 1]


@pytest.mark.rule("destroy-no-unit", "destroy-must")
def test_border_conflict() -> None:
    p = happens(table([1, 3]), "border-conflict")
    assert civ(p, 1).resources == 3
    assert asked(p) == ("orange", "destroy-own")
    assert objection(p, "warriors") == "destroy-no-unit"
    assert objection(p, "pass") == "destroy-must"
    p.push("philosophy")
    assert (civ(p).unused, civ(p).ratings.science) == (2, 0)
    p = table([1, 3])
    without_workers(p)
    happens(p, "border-conflict")
    assert asked(p)[1] == "take-action"


@pytest.mark.rule("points-not-negative")
def test_crusades() -> None:
    p = table([1, 3])
    own(p, culture=3)
    happens(p, "crusades")
    assert cultures(p) == [0, 4]


def test_ratings_are_scored_once_more() -> None:
    p = table([1, 1])
    own(p, techs={"religion": 2})
    happens(p, "cultural-influence")
    assert cultures(p) == [2, 0]
    p = table([1, 1])
    own(p, techs={"philosophy": 2})
    happens(p, "scientific-breakthrough")
    assert [board.science for board in p.civs] == [2, 1]
    p = table([1, 1])
    own(p, techs={"philosophy": 2})
    happens(p, "popularization-of-science")
    assert cultures(p) == [2, 1]


@pytest.mark.rule("split-no-more")
def test_foray() -> None:
    p = happens(table([3, 1, 2]), "foray")
    assert asked(p) == ("orange", "split-gain")
    assert objection(p, "part 4") == "split-no-more"
    p.push("part 1")
    assert (civ(p).food, civ(p).resources) == (1, 2)
    assert asked(p) == ("violet", "split-gain")


def test_good_harvest_and_new_deposits() -> None:
    p = table([1, 1])
    own(p, yellow=0, techs={"irrigation": 1}, blue=8)
    happens(p, "good-harvest")
    assert (civ(p).food, civ(p).resources) == (4, 0)
    p = table([1, 1])
    own(p, techs={"iron": 1}, blue=8)
    happens(p, "new-deposits")
    assert (civ(p).food, civ(p).resources) == (0, 4)


@pytest.mark.rule("lose-population")
def test_pestilence_and_reign_of_terror() -> None:
    p = happens(table([1, 2]), "pestilence")
    assert [board.unused for board in p.civs] == [0, 0]
    p = happens(table([1, 2]), "reign-of-terror")
    assert [board.unused for board in p.civs] == [0, 1]


@pytest.mark.rule("split-what-there-is")
def test_raiders() -> None:
    p = table([1, 2, 3])
    own(p, 0, food=3, resources=1)
    own(p, 1, food=1)
    happens(p, "raiders")
    assert asked(p) == ("orange", "split-loss")
    assert objection(p, "part 0") == "split-what-there-is"
    p.push("part 1")
    assert (civ(p).food, civ(p).resources) == (2, 0)
    assert civ(p, 1).food == 0


def test_rats() -> None:
    p = table([1, 2])
    own(p, food=4, resources=2)
    happens(p, "rats")
    assert (civ(p).food, civ(p).resources, civ(p).blue) == (0, 2, 14)


def test_rebellion() -> None:
    p = table([1, 1, 1])
    own(p, 0, yellow=16)
    own(p, 1, yellow=8)
    happens(p, "rebellion")
    assert [board.civil for board in p.civs] == [2, 0, 4]


@pytest.mark.rule("lose-yellow-tokens")
def test_uncertain_borders() -> None:
    p = happens(table([1, 2]), "uncertain-borders")
    assert [board.yellow for board in p.civs] == [17, 19]
    p = table([1, 2])
    own(p, yellow=0)
    happens(p, "uncertain-borders")
    assert [board.yellow for board in p.civs] == [0, 18]


def test_a_turn_starts_again_after_events() -> None:
    p = table([1, 1])
    start_turn(p)
    assert asked(p) == ("orange", "choose-politics")


@pytest.mark.rule("event-two-players")
def test_barbarians_come_to_the_second_weakest_of_three_too() -> None:
    p = table([1, 2, 3], age=1)
    own(p, 1, culture=9, unused=2)
    happens(p, "barbarians")
    assert [board.unused for board in p.civs] == [1, 1, 1]
    p = table([1, 2, 3], age=1)
    own(p, 2, culture=9, unused=2)
    happens(p, "barbarians")
    assert [board.unused for board in p.civs] == [1, 1, 2]
