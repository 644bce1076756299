"""The city phase, payments, policies, breakthroughs, maintenance."""

import pytest

from ecumene.core.text import speaker
from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.city import ChooseRow
from ecumene.titles.monumental.city_effects import DiscardCard
from ecumene.titles.monumental.realms import SLOTS
from tests.titles.monumental.arrange import (
    acting,
    asked,
    begun,
    changed,
    has,
    lay_city,
    now_asks,
    numbers,
    pushed,
    rule_against,
    show,
)

DANISH = ["work-camp", "work-camp", "fort", "library", "fort", "work-camp", "mine", "forum", "library"]


@pytest.mark.rule("turn", "city-phase", "activate")
def test_a_row_and_a_column_are_activated_with_the_knowledge_attached() -> None:
    """The rulebook's city: five cards turn, and the knowledge below one of them."""
    p = begun(civilizations=("danes", "greeks"))
    lay_city(p, 0, DANISH, {4: "mathematics", 0: "weapon-forge"})
    pushed(changed(p), "row 2 column 2")
    assert p.now.active == 0b010_111_010
    assert p.now.res == [2, 2, 1]


@pytest.mark.rule("activate-lone", "city-phase")
def test_gaps_may_be_activated_and_a_lone_knowledge_card_works_alone() -> None:
    p = begun()
    lay_city(p, 0, ["fort"], {4: "mathematics"})
    pushed(changed(p), "row 2 column 1")
    assert p.now.res == [0, 1, 1]
    assert p.now.active == 0b000_010_001


@pytest.mark.rule("activate")
def test_an_active_card_cannot_be_activated_again() -> None:
    p = acting(active=["fort", "library"], idle=["temple"], policies=["roving-settlements"], gold=2)
    p.push("use roving-settlements")
    assert has(p)["culture"] == 1
    p = acting(active=["fort"], idle=["temple", "mine"], policies=["roving-settlements"], gold=2)
    p.push("use roving-settlements")
    assert rule_against(p, "1-1") == "activate"
    assert rule_against(p, "done") == "effect-in-full"


@pytest.mark.rule("basic-lost", "gold-kept", "maintenance")
def test_basic_resources_are_lost_gold_and_culture_are_kept() -> None:
    p = acting(production=3, science=2, military=1, gold=4, culture=2, deck=["fort"] * 9)
    p.push("end")
    assert p.now.res == [0, 0, 0]
    assert (p.realms.gold[0], p.realms.culture[0]) == (4, 2)


@pytest.mark.rule("gold-substitutes", "acquire", "action-acquire", "supply-unlimited")
def test_gold_stands_for_what_is_missing_and_goes_last() -> None:
    p = acting(production=2, gold=3)
    pushed(p, "acquire workshop")
    assert (has(p)["production"], has(p)["gold"]) == (0, 2)
    show(p, ["mathematics"])
    assert rule_against(p, "acquire mathematics") == "action-acquire"
    p.realms.gold[0] = 60
    pushed(changed(p), "acquire mathematics")
    assert has(p)["gold"] == 57


@pytest.mark.rule("gold-substitutes", "policy-cost", "action-develop")
def test_gold_is_not_culture() -> None:
    assert rule_against(acting(gold=9), "develop raiders") == "action-develop"


@pytest.mark.rule("acquire", "acquire-building", "basic-pile-empty", "action-phase")
def test_buildings_cost_production_and_knowledge_science_and_both_go_on_top_of_the_deck() -> None:
    p = acting(production=4, science=3, deck=["fort"])
    show(p, ["temple", "mathematics", "keep"])
    pushed(p, "acquire temple", "acquire mathematics")
    assert p.realms.deck[0] == numbers(["fort", "temple", "mathematics"])
    assert p.realms.known[0] == 2
    assert p.realms.knowledge[0] == 1
    p = acting(production=3)
    show(p, ["temple"])
    assert rule_against(p, "acquire temple") == "acquire"
    p.supply.basics[0] = 0
    assert rule_against(changed(p), "acquire workshop") == "basic-pile-empty"


# Breakthroughs and decks ----------------------------------------------------------------------------


@pytest.mark.rule("breakthrough", "draw-and-use")
def test_a_breakthrough_draws_and_plays_the_top_card() -> None:
    p = acting(science=3, deck=["workshop", "fort"])
    pushed(p, "breakthrough")
    assert has(p) == {"production": 2, "science": 1, "military": 0, "samurai": 0, "gold": 0, "culture": 0}
    assert p.realms.discard[0] == numbers(["workshop"])
    assert rule_against(p, "breakthrough") == "breakthrough"


@pytest.mark.rule("breakthrough", "deck-empty")
def test_a_breakthrough_needs_a_card_and_reshuffles_for_it() -> None:
    assert rule_against(acting(science=2), "breakthrough") == "breakthrough"
    p = acting(science=2, discard=["keep"])
    assert has(pushed(p, "breakthrough"))["military"] == 3


@pytest.mark.rule("draw-and-use", "acquire-building")
def test_a_card_acquired_this_turn_can_be_drawn() -> None:
    p = acting(science=2, production=3, deck=["fort"])
    pushed(p, "acquire archery-range", "breakthrough")
    assert has(p)["military"] == 2


@pytest.mark.rule("maintenance", "deal-city")
def test_gaps_are_dealt_from_left_to_right_and_from_top_to_bottom() -> None:
    """The rulebook's maintenance: five activated cards go, five new ones come in order."""
    p = begun(civilizations=("danes", "greeks"))
    lay_city(p, 0, DANISH)
    p.realms.deck[0] = numbers(reversed(["temple", "keep", "emporium", "academy", "cathedral"]))
    p.realms.discard[0] = []
    pushed(changed(p), "row 1 column 1", "end")
    assert p.realms.city[:SLOTS] == numbers(
        ["temple", "keep", "emporium", "academy", "fort", "work-camp", "cathedral", "forum", "library"]
    )
    assert sorted(p.realms.discard[0]) == sorted(
        numbers(["work-camp", "work-camp", "fort", "library", "mine"])
    )


@pytest.mark.rule("deal-city", "deal-two-knowledge", "city-setup")
def test_knowledge_lies_below_the_next_card_and_of_two_one_is_kept() -> None:
    p = acting(idle=["fort"] * 8, deck=["mathematics", "irrigation", "keep"])
    pushed(p, "end")
    assert asked(p) == "keep-knowledge"
    pushed(p, "irrigation")
    assert (p.realms.city[8], p.realms.under[8]) == tuple(numbers(["keep", "irrigation"]))
    assert p.realms.discard[0] == numbers(["mathematics"])


@pytest.mark.rule("deck-empty", "deck-only-knowledge")
def test_without_cards_gaps_stay_and_knowledge_alone_is_not_shuffled() -> None:
    p = acting(idle=["fort"] * 8, deck=["mathematics"])
    pushed(p, "end")
    assert (p.realms.city[8], p.realms.under[8]) == (-1, CARD_OF["mathematics"])
    p = acting(idle=["fort"] * 8, discard=["irrigation"])
    pushed(p, "end")
    assert p.realms.city[8] == p.realms.under[8] == -1
    assert p.realms.discard[0] == numbers(["irrigation"])
    p = acting(idle=["fort"] * 8, discard=["irrigation", "keep"])
    pushed(p, "end")
    assert p.realms.city[8] == CARD_OF["keep"]


@pytest.mark.rule("discard")
def test_discarding_takes_an_unactivated_card() -> None:
    p = acting(active=["fort"], idle=["library", "temple"])
    discarding = DiscardCard(0, 1)
    now_asks(p, discarding)
    assert rule_against(p, "1-1") == "discard"
    discarding.choose(p, "1-2")
    assert p.realms.discard[0] == numbers(["library"])
    assert p.realms.city[1] == -1


@pytest.mark.rule("city-phase")
def test_the_preview_says_what_a_row_and_column_would_yield() -> None:
    p = begun()
    lay_city(p, 0, DANISH)
    now = changed(p).view(0)["players"][0]["previews"]
    assert now[0][0] == {"production": 2, "science": 1, "military": 1}
    assert isinstance(p.decision, ChooseRow)


@pytest.mark.rule("draw-and-use", "effect-once", "deck-empty")
@pytest.mark.parametrize("deck", [["university", "laboratory"], ["laboratory"], ["forum"]])
def test_a_card_that_was_drawn_and_used_is_not_drawn_again_this_turn(deck: list[str]) -> None:
    p = acting(production=9, science=9, deck=deck)
    drawn = 0
    while "breakthrough" in p.choices():
        p.push("breakthrough")
        drawn += 1
        while asked(p) != "take-action":
            p.push("apply" if "apply" in p.choices() else p.choices()[0])
        assert drawn <= len(deck)
    assert p.realms.deck[0] == []
    assert sorted(p.realms.discard[0]) == sorted(numbers(deck))
    pushed(p, "end")
    assert p.now.drawn_before == []


@pytest.mark.rule("activate")
def test_the_log_tells_what_an_activation_yields_in_one_line() -> None:
    p = begun()
    lay_city(p, 0, ["fort", "workshop", "fort", "mine", "temple", "mine", "library"], {0: "mathematics"})
    p.log = []
    pushed(p, "row 1 column 2")
    (event,) = p.log
    assert event.kind == "activated"
    assert event.args == {
        "seat": 0,
        "row": 1,
        "column": 2,
        "production": 2,
        "science": 1,
        "military": 2,
        "gold": 0,
        "culture": 1,
    }
    told = speaker("en", "monumental").event(event, ["Ana", "Berta"])
    assert " ".join(told.split()) == (
        "Ana activates row 1 and column 2, +2 production, +1 science, +2 military, +1 culture."
    )


@pytest.mark.rule("gold-substitutes")
def test_the_log_tells_what_was_really_paid() -> None:
    p = acting(production=1, gold=3)
    p.log = []
    pushed(p, "acquire workshop")
    paid = [event.args for event in p.log if event.kind == "paid"]
    assert [(args["resource"], args["count"]) for args in paid] == [("production", 1), ("gold", 2)]


@pytest.mark.rule("wonder-stages")
def test_only_the_mover_sees_its_discounts() -> None:
    p = acting(civilizations=("egyptians", "greeks"), policies=["corvee"])
    p.realms.building[0], p.realms.building[1] = CARD_OF["stonehenge"], CARD_OF["taj-mahal"]
    players = p.view(1)["players"]
    assert [player["building_price"] for player in players] == [2, 4]


@pytest.mark.rule("turn")
def test_turns_are_counted_and_go_round() -> None:
    p = begun(2)
    assert (p.turn, p.now.mover) == (1, 0)
    pushed(p, "row 1 column 1", "end")
    while asked(p) != "choose-row":
        p.push(p.choices()[0])
    assert (p.turn, p.now.mover) == (2, 1)
