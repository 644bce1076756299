"""Pacts: offered, answered, cancelled, and what each gives."""

import pytest

from ecumene.titles.ages.cards import ID, NUMBER
from ecumene.titles.ages.production import hunger
from ecumene.titles.ages.row import end_age
from tests.titles.ages.scene import (
    asked,
    civ,
    objection,
    own,
    pact,
    politics,
    scene,
)


@pytest.mark.rule("pact-offer", "pact-answer")
def test_a_pact_is_offered_and_accepted() -> None:
    p = politics(seats=3, age=2)
    own(p, military_hand=["promise-of-military-protection"])
    assert objection(p, "pact promise-of-military-protection orange") == "attack-somebody-else"
    p.push("pact promise-of-military-protection violet side a")
    assert asked(p) == ("violet", "answer-pact")
    for seed in range(6):
        # Everybody has seen the card: whatever else is dealt anew, it can be accepted.
        assert len(p.redealt(2, seed).push("accept").civs[0].pacts) == 1
    assert p.view(1)["asked"]["facts"]["side"] == "side-b"
    p.push("accept")
    assert (civ(p, 0).ratings.culture, civ(p, 2).ratings.strength) == (1, 5)
    assert civ(p, 2).ratings.culture == 0
    assert civ(p, 0).military_hand == ()
    assert p.view(1)["civilizations"][0]["pacts"] == [
        {"card": "promise-of-military-protection", "side": "a", "other": 2}
    ]


@pytest.mark.rule("pact-answer", "hidden-military")
def test_a_refused_pact_goes_back_to_the_hand_seen_by_all() -> None:
    p = politics(seats=3, age=3)
    own(p, military_hand=["peace-treaty", "raid-iii"])
    p.push("pact peace-treaty green").push("refuse")
    assert asked(p)[1] == "take-action"
    assert civ(p).pacts == ()
    assert ID[civ(p).military_hand[0]] == "peace-treaty"
    assert p.view(1)["civilizations"][0]["shown"] == ["peace-treaty"]
    for seed in range(6):
        assert NUMBER["peace-treaty"] in p.redealt(1, seed).civs[0].military_hand
    p.give_up(civ(p), NUMBER["raid-iii"], openly=False)
    assert civ(p).shown == ()


@pytest.mark.rule("pact-answer")
def test_a_new_pact_replaces_the_own_one_but_not_that_of_others() -> None:
    p = politics(seats=3, age=3)
    pact(p, "peace-treaty", 0, "a", 1)
    pact(p, "military-pact", 2, "a", 0)
    own(p, military_hand=["international-tourism"])
    p.push("pact international-tourism green").push("accept")
    assert {ID[each.card] for each in civ(p).pacts} == {"military-pact", "international-tourism"}
    assert [ID[each.card] for each in civ(p, 1).pacts] == ["international-tourism"]


@pytest.mark.rule("cancel-own-pact")
def test_pacts_can_be_cancelled_by_either_side() -> None:
    p = politics(seats=3, age=3)
    pact(p, "peace-treaty", 1, "a", 0)
    assert objection(p, "cancel military-pact") == "cancel-own-pact"
    p.push("cancel peace-treaty")
    assert civ(p).pacts == civ(p, 1).pacts == ()
    assert civ(p).ratings.culture == 0
    assert [ID[card] for card, _ in p.discards] == ["peace-treaty"]


@pytest.mark.rule("pact-offer")
def test_with_two_players_no_pact_is_in_the_decks() -> None:
    p = politics(age=2)
    for deck_age in (1, 2, 3):
        p.age = deck_age - 1
        end_age(p)
        assert not any(ID[card] in PACTS for card in p.military_deck)


PACTS = {
    # pact: what side a and side b get: science, culture, strength, civil, military
    "open-borders-agreement": ((0, 0, 0, 0, 1), (0, 0, 0, 0, 1)),
    "trade-routes-agreement": ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "acceptance-of-supremacy": ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "international-trade-agreement": ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "promise-of-military-protection": ((0, 1, 0, 0, 0), (0, -1, 4, 0, 0)),
    "scientific-cooperation": ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "international-tourism": ((0, 1, 0, 0, 0), (0, 2, 0, 0, 0)),
    "loss-of-sovereignty": ((0, 2, 0, 0, 0), (0, -2, 0, 0, 0)),
    "military-pact": ((0, 0, 3, 0, 0), (0, 0, 3, 0, 0)),
    "peace-treaty": ((0, 1, 0, 0, 0), (0, 1, 0, 0, 0)),
}


@pytest.mark.rule("pact-answer", "ratings")
@pytest.mark.parametrize(("card", "gives"), PACTS.items(), ids=list(PACTS))
def test_what_each_pact_gives(card: str, gives: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    p = scene(seats=3, age=3)
    own(p, 0, techs={"religion": 2, "theology": 1}, wonders=["pyramids", "colossus"], ruins=["colossus"])
    own(p, 1, techs={"religion": 2, "theology": 1}, wonders=["kremlin"])
    before = [civ(p, seat).ratings for seat in (0, 1)]
    pact(p, card, 0, "a", 1)
    for seat, adds in enumerate(gives):
        old, new = before[seat], civ(p, seat).ratings
        assert (
            new.science - old.science,
            new.culture - old.culture,
            new.strength - old.strength,
            new.civil - old.civil,
            new.military - old.military,
        ) == adds


def test_tourism_follows_the_partners_wonders() -> None:
    p = scene(seats=3, age=3)
    pact(p, "international-tourism", 0, "a", 1)
    own(p, wonder="pyramids", stages=2, resources=1)
    assert civ(p, 1).ratings.culture == 0
    p.push("stage 1")
    assert civ(p, 1).ratings.culture == 1


def test_trade_agreement_a_produces_a_resource() -> None:
    p = scene(seats=3, age=2)
    pact(p, "international-trade-agreement", 0, "a", 1)
    p.push("end")
    assert (civ(p).food, civ(p).resources) == (2, 3)


@pytest.mark.rule("trade-routes", "temporary")
def test_trade_routes() -> None:
    p = scene(seats=3)
    assert objection(p, "trade-food") == "trade-routes"
    pact(p, "trade-routes-agreement", 0, "a", 1)
    assert objection(p, "trade-food") == "pay-food"
    board = own(p, food=1, resources=1, unused=1)
    p.push("trade-food").push("build bronze")
    assert (board.food, board.resources) == (0, 0)
    assert objection(p, "trade-food") == "trade-routes"
    p = scene(seats=3, seat=1)
    pact(p, "trade-routes-agreement", 0, "a", 1)
    assert objection(p, "trade-resource") == "pay-resources"
    board = own(p, 1, food=1, resources=1)
    p.push("trade-resource").push("population")
    assert (board.food, board.resources, board.unused) == (0, 0, 2)


@pytest.mark.rule("trade-routes", "consumption")
def test_a_resource_that_counts_as_food_is_eaten_first() -> None:
    p = scene(seats=3, seat=1)
    pact(p, "trade-routes-agreement", 0, "a", 1)
    board = own(p, 1, yellow=12, unused=9, techs={"agriculture": 0}, resources=1, culture=9)
    assert hunger(p, board) == 2
    p.push("trade-resource")
    assert hunger(p, board) == p.view(1)["forecast"]["famine"] == 1
    p.push("end")
    assert (board.food, board.culture) == (0, 9 - 4)
    assert p.this_turn.spare_food == 0


@pytest.mark.rule("trade-routes", "corruption")
def test_food_that_counts_as_a_resource_is_taken_by_corruption_first() -> None:
    p = scene(seats=3)
    pact(p, "trade-routes-agreement", 0, "a", 1)
    board = own(p, food=1, resources=3, techs={"bronze": 0, "agriculture": 0}, blue=9)
    p.push("trade-food")
    board.blue = 9
    told = p.view(0)["forecast"]
    assert (told["corruption"], told["resources"]) == (2, -1)
    p.push("end")
    assert (board.food, board.resources) == (0, 2)


@pytest.mark.rule("trade-routes", "corruption")
def test_what_counts_as_food_is_nobody_elses() -> None:
    p = scene(seats=3, seat=1)
    pact(p, "trade-routes-agreement", 0, "a", 1)
    other = own(p, 2, yellow=12, unused=9, techs={"agriculture": 0})
    own(p, 1, resources=1)
    p.push("trade-resource")
    assert hunger(p, other) == 2


@pytest.mark.rule("cooperation-science")
def test_scientific_cooperation() -> None:
    p = scene(seats=3, age=2)
    pact(p, "scientific-cooperation", 1, "a", 0)
    board = own(p, hand=["iron"], science=3)
    assert objection(p, "develop iron") == "cooperation-science"
    own(p, 1, science=2)
    p.push("develop iron")
    assert (board.science, civ(p, 1).science) == (0, 1)
    own(p, hand=["theology"], science=0)
    p.push("develop theology")
    assert (board.science, civ(p, 1).science) == (0, 0)
