"""Cards that are copied or drawn, and prices that are mixed (rules `copy`, `draw-and-use`, `mixed-price`)."""

import pytest

from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.conquest import conquest_price
from tests.titles.monumental.arrange import acting, asked, garrison, has, numbers, pushed, show


@pytest.mark.rule("copy")
def test_an_active_arsenal_that_is_copied_pays_twice() -> None:
    p = acting(active=["arsenal", "mine"], attached={1: "perspective"}, military=7)
    garrison(p, 1, "c4")
    pushed(p, "use perspective", "arsenal", "conquer c4 go")
    assert asked(p) == "take-card"
    pushed(p, "workshop", "laboratory")
    assert p.realms.deck[0] == numbers(["workshop", "laboratory"])
    assert asked(p) == "take-action"


@pytest.mark.rule("copy")
def test_a_passive_effect_counts_twice_when_it_is_copied() -> None:
    p = acting(active=["colossus-of-rhodes", "mine"], attached={1: "ballistics"}, military=7)
    tile = garrison(p, 1, "c4", soldiers=5)
    before, _ = conquest_price(p, 0, tile)
    pushed(p, "use colossus-of-rhodes")
    after, _ = conquest_price(p, 0, tile)
    assert (before, after) == (4, 2)


@pytest.mark.rule("copy", "activate")
def test_a_card_that_was_copied_first_and_activated_then_counts_twice() -> None:
    p = acting(
        active=["fort", "mine"],
        idle=["guildhall"],
        attached={0: "perspective", 1: "electricity"},
        production=3,
    )
    pushed(p, "use perspective", "guildhall", "use electricity", "1-3")
    assert has(pushed(p, "acquire workshop"))["gold"] == 2


@pytest.mark.rule("draw-and-use", "deck-empty")
def test_drawn_cards_that_were_not_used_are_shuffled_in() -> None:
    p = acting(
        active=["fort", "fort"], attached={0: "printing", 1: "printing"}, deck=["keep", "temple"], science=2
    )
    pushed(p, "use printing", "keep")
    assert sorted(p.realms.discard[0]) == sorted(numbers(["keep", "temple"]))
    assert "breakthrough" in p.choices()
    pushed(p, "breakthrough")
    assert has(p)["culture"] == 1
    assert "breakthrough" not in p.choices()
    assert p.realms.discard[0].count(CARD_OF["keep"]) == 1


@pytest.mark.rule("mixed-price", "wonder-stages")
def test_a_mixed_price_is_paid_in_one_step() -> None:
    p = acting(
        civilizations=("greeks", "danes"),
        policies=["architecture"],
        production=2,
        science=2,
        military=2,
        gold=1,
    )
    show(p, ["eiffel-tower"])
    pushed(p, "acquire eiffel-tower")
    assert asked(p) == "pay-any"
    assert "production-2-and-science-1-and-military-1-and-gold-1" in p.choices()
    pushed(p, "production-1-and-science-2-and-military-2")
    assert asked(p) == "take-action"
    assert (has(p)["production"], has(p)["science"], has(p)["military"], has(p)["gold"]) == (1, 0, 0, 1)


@pytest.mark.rule("mixed-price", "effect-cost")
def test_every_way_to_pay_is_offered_once_and_an_only_way_is_taken() -> None:
    p = acting(active=["fort"], attached={0: "masonry"}, production=1, science=1, gold=1)
    pushed(p, "use masonry")
    assert list(p.choices()) == [
        "production-1-and-science-1",
        "production-1-and-gold-1",
        "science-1-and-gold-1",
    ]
    p = acting(active=["fort"], attached={0: "masonry"}, production=2)
    assert has(pushed(p, "use masonry"))["gold"] == 1


@pytest.mark.rule("mixed-price")
def test_the_bourse_takes_no_gold() -> None:
    p = acting(active=["bourse"], production=1, military=1, gold=3)
    assert has(pushed(p, "use bourse"))["gold"] == 5
