"""Events of Ages II and III: each one's effect."""

from typing import Any

import pytest

from ecumene.titles.ages.cards import ID, NONE, NUMBER
from tests.titles.ages.scene import (
    asked,
    civ,
    cultures,
    events,
    goods,
    happens,
    lay,
    objection,
    on,
    own,
    pact,
    scene,
    table,
    without_workers,
)


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
    assert len(p.offers()) == 13
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
    assert len(p.offers()) == 2


@pytest.mark.rule("international-agreement", "last-round")
def test_an_agreement_may_end_the_last_age() -> None:
    p = table([2, 1], age=3)
    lay(p, ["iron"])
    p.civil_deck = [NUMBER["oil"]] * 3
    happens(p, "international-agreement")
    p.push("take iron")
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


@pytest.mark.rule("event")
@pytest.mark.parametrize(
    ("strengths", "order"),
    [((3, 2, 1), (1, 2)), ((3, 1, 2), (1, 2)), ((1, 3, 2), (0, 2))],
)
def test_crime_wave_asks_clockwise(strengths: tuple[int, ...], order: tuple[int, ...]) -> None:
    p = table(strengths)
    for board in p.civs:
        goods(board, {"agriculture": 1, "bronze": 1})
        board.blue = 0
    happens(p, "crime-wave")
    who = []
    for _ in order:
        assert p.decision is not None
        who.append(p.decision.seat)
        p.push("bronze")
    assert tuple(who) == order


@pytest.mark.rule("ruling-one-answer", "international-agreement")
def test_who_can_take_nothing_more_is_not_asked() -> None:
    p = table([2, 1])
    happens(p, "international-agreement")
    assert asked(p) == ("orange", "take-action")
    assert civ(p).politics_owed == 0
    p = table([2, 1])
    lay(p, ["iron", "coal"])
    happens(p, "international-agreement")
    p.push("take iron")
    assert asked(p)[1] == "take-cards"
    p.push("take coal")
    assert (asked(p)[1], civ(p).politics_owed) == ("take-action", 1)


@pytest.mark.rule("ruling-one-answer", "discard-military")
def test_a_whole_hand_goes_unasked() -> None:
    p = table([1, 2])
    own(p, military_hand=["rats", "raiders", "legion"])
    happens(p, "politics-of-strength")
    assert asked(p) == ("orange", "take-action")
    assert civ(p).military_hand == ()
    assert events(p).count("discarded") == 3
    p = table([1, 2])
    own(p, military_hand=["rats", "raiders", "legion", "raid-i"])
    happens(p, "politics-of-strength")
    assert asked(p) == ("orange", "discard-military")
