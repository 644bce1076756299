"""Events: each one's effect."""

from collections.abc import Sequence
from typing import Any

import pytest

from ecumene.titles.ages.cards import ID, NONE, NUMBER
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.turn import EndGame
from tests.titles.ages.scene import (
    ask,
    asked,
    civ,
    happens,
    lay,
    objection,
    on,
    own,
    pact,
    scene,
    start_turn,
    without_workers,
)


def table(strengths: Sequence[int], age: int = 2) -> Ages:
    """As many civilizations, each with so many Warriors."""
    p = scene(seats=len(strengths), age=age)
    for seat, units in enumerate(strengths):
        own(p, seat, techs={"warriors": units})
    return p


def cultures(p: Ages) -> list[int]:
    return [board.culture for board in p.civs]


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


# Age II -----------------------------------------------------------------------------------------


def test_civil_unrest() -> None:
    p = table([1, 1, 1])
    own(p, 0, yellow=12, culture=20)
    own(p, 1, yellow=16, culture=20)
    own(p, 2, culture=20)
    happens(p, "civil-unrest")
    assert cultures(p) == [12, 16, 20]
    assert [board.blue for board in p.civs] == [15, 16, 16]
    p = happens(table([1, 1]), "civil-unrest")
    assert [board.blue for board in p.civs] == [16, 16]


@pytest.mark.rule("lose-blue-tokens")
def test_crime_wave() -> None:
    p = table([1, 2, 3])
    for board in p.civs:
        board.culture = 5
    happens(p, "crime-wave")
    assert cultures(p) == [2, 2, 5]
    assert [board.blue for board in p.civs] == [15, 15, 16]


def test_economic_progress() -> None:
    p = table([1, 1])
    own(p, yellow=16, blue=9, resources=5)
    own(p, blue=9)
    happens(p, "economic-progress")
    # corruption 2, two food, one eaten, two resources; no science.
    assert (civ(p).food, civ(p).resources, civ(p).science) == (1, 5, 0)


def test_emigration() -> None:
    p = table([1, 1])
    own(p, yellow=10, unused=3)
    assert civ(p).discontent == 3
    happens(p, "emigration")
    assert (civ(p).unused, civ(p).yellow, civ(p, 1).unused) == (1, 12, 1)


@pytest.mark.rule("ruling-iconoclasm")
def test_iconoclasm() -> None:
    p = table([1, 1], age=2)
    own(p, 0, leader="isaac-newton")
    own(p, 1, leader="michelangelo")
    happens(p, "iconoclasm")
    assert (ID[civ(p).leader], civ(p, 1).leader) == ("isaac-newton", NONE)
    p = table([1, 1], age=4)
    own(p, 0, leader="albert-einstein")
    happens(p, "iconoclasm")
    assert civ(p).leader == NONE


@pytest.mark.rule("own-colony")
def test_independence_declaration() -> None:
    p = table([1, 2])
    own(p, colonies=["vast-territory-i", "developed-territory-i"])
    happens(p, "independence-declaration")
    assert objection(p, "wealthy-territory-i") == "own-colony"
    p.push("vast-territory-i")
    assert (civ(p).yellow, civ(p).blue) == (15, 17)
    assert asked(happens(table([1, 2]), "independence-declaration"))[1] == "take-action"


@pytest.mark.rule("international-agreement", "civil-hand-limit")
def test_international_agreement() -> None:
    p = table([1, 2])
    lay(p, ["iron", "rich-land-i", "-", "-", "-", "great-wall", "-", "-", "-", "monarchy", "coal"])
    happens(p, "international-agreement")
    assert asked(p) == ("green", "take-cards")
    p.push("take iron").push("take great-wall")
    assert objection(p, "take monarchy") == "take-price"
    p.push("done")
    assert (civ(p, 1).civil, civ(p, 1).politics_owed) == (4, 1)
    assert [ID[card] for card in p.row[:3]] == ["rich-land-i", "monarchy", "coal"]
    assert len(p.offers) == 13
    lay(p, [])
    p.push("end")
    assert asked(p) == ("green", "take-action")
    assert civ(p, 1).politics_owed == 0


@pytest.mark.rule("international-agreement", "action-card-next-turn")
def test_the_current_player_may_play_cards_so_taken_and_may_decline() -> None:
    p = table([2, 1])
    lay(p, ["stockpile-a", "iron"])
    happens(p, "international-agreement")
    p.push("take stockpile-a").push("done")
    assert asked(p)[1] == "take-action"
    assert objection(p, "play stockpile-a") is None
    p = table([2, 1])
    lay(p, ["stockpile-a", "iron"])
    happens(p, "international-agreement")
    p.push("done")
    assert civ(p).politics_owed == 0
    assert len(p.offers) == 2


@pytest.mark.rule("international-agreement", "last-round")
def test_an_agreement_may_end_the_last_age() -> None:
    p = table([2, 1], age=3)
    lay(p, ["iron"])
    p.civil_deck = [NUMBER["oil"]] * 3
    happens(p, "international-agreement")
    p.push("take iron").push("done")
    assert (p.age, p.rounds_left) == (4, 0)


def test_national_pride_and_prosperity() -> None:
    p = table([1, 1])
    own(p, 1, culture=3)
    happens(p, "national-pride")
    assert cultures(p) == [0, 8]
    p = table([1, 1])
    own(p, 1, techs={"theology": 2})
    happens(p, "prosperity")
    assert [board.food for board in p.civs] == [0, 4]


@pytest.mark.rule("ruling-politics-of-strength")
def test_politics_of_strength() -> None:
    p = table([1, 2])
    own(p, 0, military_hand=["rats", "legion", "raid-i", "spy-ii"])
    happens(p, "politics-of-strength")
    assert len(civ(p, 1).military_hand) == 5
    assert asked(p) == ("orange", "discard-military")
    assert objection(p, "plunder-i") == "card-in-hand"
    p.push("rats").push("legion").push("spy-ii")
    assert [ID[card] for card in civ(p).military_hand] == ["raid-i"]
    p = table([1, 2], age=4)
    own(p, 0, culture=2, military_hand=["rats"])
    happens(p, "politics-of-strength")
    assert cultures(p) == [0, 5]
    assert len(civ(p).military_hand) == 1


@pytest.mark.rule("ravages", "ruin-own-wonder", "ruin-old-wonder")
def test_ravages_of_time() -> None:
    p = table([1, 1, 1])
    own(p, 0, wonders=["pyramids", "hanging-gardens", "taj-mahal", "kremlin"])
    own(p, 1, wonders=["eiffel-tower"])
    blue = civ(p).blue
    happens(p, "ravages-of-time")
    assert asked(p) == ("orange", "choose-ruin")
    assert objection(p, "colossus") == "ruin-own-wonder"
    assert objection(p, "kremlin") == "ruin-old-wonder"
    p.push("taj-mahal")
    assert (civ(p).blue, civ(p).ratings.culture) == (blue - 1, 2 + 1 + 2)
    assert asked(p)[1] == "take-action"
    lay(p, ["great-wall"])
    assert p.view(0)["row"][0]["price"] == 5


def test_refugees() -> None:
    p = table([1, 2])
    own(p, 0, culture=5)
    happens(p, "refugees")
    assert cultures(p) == [2, 3]
    assert [board.unused for board in p.civs] == [0, 2]


@pytest.mark.rule("destroy-urban-building", "event-ties")
def test_terrorism() -> None:
    p = table([1, 1, 1])
    own(p, 0, techs={"religion": 1}, culture=5)
    own(p, 1, culture=1)
    own(p, 2, culture=5)
    without_workers(p, 2)
    happens(p, "terrorism")
    assert asked(p) == ("green", "destroy-rivals")
    assert objection(p, "bronze") == "destroy-urban-building"
    p.push("religion")
    assert (civ(p).unused, civ(p).ratings.happy) == (2, 0)
    assert asked(p)[1] == "take-action"
    p = table([1, 1])
    happens(p, "terrorism")
    # With equal culture the current player counts as having more: green strikes.
    assert on(civ(p)).get("philosophy") is None


# Age III ----------------------------------------------------------------------------------------


def impact(card: str, seats: int = 2, **orange: Any) -> int:
    p = scene(seats=seats, age=3)
    own(p, **orange)
    happens(p, card)
    return civ(p).culture


@pytest.mark.rule("ruling-impacts", "event")
@pytest.mark.parametrize(
    ("card", "things", "culture"),
    [
        ("impact-of-agriculture", {"yellow": 12, "unused": 9}, 2),
        ("impact-of-agriculture", {"yellow": 16, "unused": 9}, 6),
        ("impact-of-architecture", {"techs": {"theology": 2, "computers": 1}}, 5),
        ("impact-of-balance", {"techs": {"religion": 1}}, 2),
        ("impact-of-balance", {"techs": {"theology": 2, "alchemy": 1}}, 4),
        ("impact-of-colonies", {"colonies": ["vast-territory-i", "vast-territory-ii"]}, 6),
        ("impact-of-competition", {"techs": {"riflemen": 2, "team-sports": 1, "alchemy": 1}}, 6),
        ("impact-of-government", {"government": "republic"}, 16),
        ("impact-of-happiness", {"techs": {"theology": 2}}, 8),
        ("impact-of-happiness", {"yellow": 12, "techs": {"religion": 1}}, 0),
        ("impact-of-industry", {"techs": {"coal": 1}}, 5),
        ("impact-of-industry", {"techs": {"coal": 1}, "wonders": ["transcontinental-railroad"]}, 8),
        ("impact-of-industry", {"techs": {"alchemy": 3}, "leader": "bill-gates"}, 2),
        ("impact-of-population", {"unused": 8, "yellow": 18}, 8),
        ("impact-of-population", {"unused": 8, "yellow": 16}, 6),
        ("impact-of-progress", {"government": "monarchy", "specials": ["strategy", "masonry"]}, 8),
        ("impact-of-technology", {"techs": {"oil": 0, "tanks": 1}, "government": "democracy"}, 12),
        ("impact-of-variety", {"techs": {"tanks": 0, "cannon": 1, "drama": 1}, "specials": ["masonry"]}, 10),
        ("impact-of-wonders", {"wonders": ["pyramids", "great-wall", "kremlin", "internet"]}, 14),
        ("impact-of-wonders", {"wonders": ["pyramids"], "ruins": ["pyramids"]}, 5),
    ],
)
def test_impacts(card: str, things: dict[str, Any], culture: int) -> None:
    assert impact(card, **things) == culture


@pytest.mark.rule("ruling-impacts")
def test_pacts_and_gates_count_for_balance_and_agriculture() -> None:
    p = scene(seats=3, age=3)
    pact(p, "international-trade-agreement", 1, "a", 0)
    happens(p, "impact-of-agriculture")
    assert civ(p).culture == 3 + 4
    p = scene(age=3)
    without_workers(p)
    techs = {"computers": 1, "religion": 2, "theology": 1, "agriculture": 5}
    own(p, leader="bill-gates", techs=techs)
    happens(p, "impact-of-balance")
    assert civ(p).culture == 6


@pytest.mark.rule("event-ties", "ruling-players-left")
@pytest.mark.parametrize(("seats", "places"), [(2, [10, 0]), (3, [14, 7, 0]), (4, [15, 10, 5, 0])])
def test_impacts_by_place(seats: int, places: list[int]) -> None:
    p = happens(table([1] * seats, age=3), "impact-of-strength")
    assert cultures(p) == places
    p = table([1] * seats, age=3)
    for seat in range(seats):
        own(p, seat, techs={"philosophy": seat})
    happens(p, "impact-of-science")
    assert cultures(p) == places[::-1]


# The end ----------------------------------------------------------------------------------------


@pytest.mark.rule("end-of-game", "gates", "winner", "event-ties")
def test_what_is_left_of_age_three_is_applied_at_the_end() -> None:
    p = scene(seats=2, seat=1, age=4)
    own(p, 0, techs={"philosophy": 1})
    own(p, 1, leader="bill-gates", techs={"alchemy": 2, "philosophy": 0})
    p.events = [(NUMBER["impact-of-strength"], NONE), (NUMBER["rats"], NONE)]
    p.future = [(NUMBER["impact-of-government"], 0)]
    p.push("end")
    assert p.over
    # Strength is equal: the first player counts as the current one. Government: 4 * 2 + 2 each.
    assert cultures(p) == [10 + 10, 10 + 2]
    assert p.past[-1] == NUMBER["impact-of-strength"]


@pytest.mark.rule("winner")
def test_a_tie_is_a_shared_victory() -> None:
    p = scene(seats=3, seat=2, age=4)
    p.events, p.future = [], []
    for seat, culture in enumerate([7, 5, 7]):
        own(p, seat, culture=culture)
    p.push("end")
    assert [(place.seat, place.rank) for place in p.standings()] == [(0, 1), (2, 1), (1, 3)]


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


@pytest.mark.rule("end-of-game")
def test_only_events_of_the_last_age_are_applied_at_the_end() -> None:
    p = scene(age=4)
    own(p, colonies=["vast-territory-i"])
    own(p, 1, techs={"warriors": 3}, culture=20)
    p.events = [(NUMBER["crusades"], NONE), (NUMBER["impact-of-colonies"], NONE)]
    p.current = 1
    p.future = []
    ask(p, EndGame())
    assert cultures(p) == [3, 20]
    assert p.over
