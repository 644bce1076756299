"""The Automa: its two cards a turn, and every step on them."""

import re
from unicodedata import combining, normalize

import pytest

from ecumene.core.registry import find
from ecumene.titles.monumental.automa_cards import ADVANCED_CARDS
from ecumene.titles.monumental.automa_deeds import ALPHABET, SPECIALISED, shuffle_deck
from ecumene.titles.monumental.cards import CARD_OF, CARDS, ERAS
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.now import Now
from ecumene.titles.monumental.scoring import breakdown, points
from tests.titles.monumental.arrange import asked, begun, garrison, numbers, pushed, show
from tests.titles.monumental.automas import CARD, against, its_turn, settled, step


@pytest.mark.rule("automa-turn", "automa-trait", "automa-paid", "automa-policy", "automa-wonder")
def test_the_rulebooks_two_cards_for_a_cultured_leader() -> None:
    """First a policy and, for 3 gold, another; then a wonder, again for 2 gold, a building, and its trait."""
    p = its_turn(against("japanese", ("policy-warmonger", "wonder-cultured"), gold=5))
    assert len(p.realms.policies[1]) == 3
    assert p.realms.wonders[1] == 1
    assert p.realms.building[1] == -1
    assert p.realms.gold[1] == 5 - 3 - 2 + 2 * 3
    assert sorted(p.realms.discard[1]) == sorted(numbers(["stonehenge", "emporium"]))
    assert p.board.wonder_at[p.board.capital[1]] == CARD_OF["stonehenge"]
    assert p.automa(1).discard == [CARD["policy-warmonger"], CARD["wonder-cultured"]]


@pytest.mark.rule("automa-paid", "automa-trait")
def test_a_paid_step_without_gold_and_a_foreign_trait_are_passed_over() -> None:
    p = its_turn(against("egyptians", ("policy-warmonger", "gold-cultured"), gold=2))
    assert len(p.realms.policies[1]) == 1
    assert p.realms.gold[1] == 2 + 3


@pytest.mark.rule("automa-cannot")
def test_what_cannot_be_done_gives_two_gold_unless_it_is_paid_for() -> None:
    p = against()
    show(p, ["temple"])
    assert step(p, "knowledge-highest").realms.gold[1] == 4
    assert step(p, "knowledge-highest", gold=2).realms.gold[1] == 4


@pytest.mark.rule("automa-cannot", "automa-trait")
def test_the_steps_of_its_own_trait_give_gold_as_well() -> None:
    p = against("chinese", ("gold-technological", "gold-cultured"), gold=0)
    show(p, ["temple"])
    assert its_turn(p).realms.gold[1] == (3 + 2 + 2) + 3


@pytest.mark.rule("automa-cannot", "automa-civilization-cards")
def test_the_trait_steps_that_the_greek_card_asks_for_give_gold_too() -> None:
    p = against("greeks", ("greeks-card", "gold-cultured", "gold-technological"), gold=0)
    show(p, ["temple"])
    assert its_turn(p).realms.gold[1] == 3 + (2 + 2)


@pytest.mark.rule("automa-takes")
def test_it_takes_the_card_furthest_to_the_right_and_then_the_first_by_name() -> None:
    p = against()
    show(p, ["temple", "mathematics", "emporium", "weapon-forge", "irrigation", "academy"])
    step(p, "building-lowest")
    assert p.realms.discard[1] == numbers(["academy"])
    step(p, "building-highest")
    assert p.realms.discard[1][-1] == CARD_OF["temple"]
    step(p, "knowledge-lowest")
    assert p.realms.discard[1][-1] == CARD_OF["irrigation"]
    step(p, "knowledge-all")
    assert set(p.realms.discard[1][-2:]) == set(numbers(["mathematics", "weapon-forge"]))
    assert p.realms.knowledge[1] == 3
    assert p.now.rows_used == 3


@pytest.mark.rule("automa-takes")
def test_the_dearest_knowledge() -> None:
    p = against()
    show(p, ["mathematics", "navigation", "irrigation"])
    step(p, "knowledge-highest")
    assert p.realms.discard[1] == numbers(["navigation"])


@pytest.mark.rule("automa-wonder")
def test_it_finishes_before_it_starts_and_the_right_hand_places_the_token() -> None:
    p = against()
    show(p, ["eiffel-tower", "taj-mahal", "pyramids"])
    step(p, "wonder")
    assert p.realms.building[1] == CARD_OF["pyramids"]
    garrison(p, 1, "e4")
    garrison(p, 1, "f3")
    step(p, "wonder")
    assert asked(p) == "place-automa-wonder"
    assert p.seat == 0
    assert set(p.choices()) == {"e4", "f3"}
    pushed(p, "f3")
    assert p.board.wonder_at[TILE_OF["f3"]] == CARD_OF["pyramids"]


@pytest.mark.rule("automa-wonder")
def test_with_a_wonder_in_each_province_the_capital_gets_the_next() -> None:
    """The rulebook's picture of an Automa with full provinces."""
    p = against()
    tile = garrison(p, 1, "e4")
    p.board.wonder_at[tile] = CARD_OF["stonehenge"]
    p.realms.building[1] = CARD_OF["pyramids"]
    step(p, "wonder")
    assert p.board.wonder_at[p.board.capital[1]] == CARD_OF["pyramids"]


@pytest.mark.rule("automa-policy")
def test_policies_are_turned_up_without_effect() -> None:
    p = against()
    step(p, "policy")
    assert len(p.realms.policies[1]) == 1
    assert p.now.in_force == 0
    step(p, "policy-gold")
    assert p.realms.gold[1] == 2 + 2 * 2
    for _ in range(3):
        step(p, "policy")
    assert step(p, "policy").realms.gold[1] == 6 + 2


@pytest.mark.rule("automa-cannot", "automa-policy")
def test_with_all_policies_developed_the_gold_for_each_still_comes() -> None:
    """“Develop a policy and gain 2 gold for each”: only the first half is impossible."""
    p = against()
    for _ in range(5):
        step(p, "policy")
    assert step(p, "policy-gold").realms.gold[1] == 2 + 2 + 2 * 5


@pytest.mark.rule("automa-takes")
def test_its_alphabet_is_that_of_the_rulebooks_language() -> None:
    text = (find("monumental").folder / "text" / "es.ftl").read_text()
    names = dict(re.findall(r"^word-([a-z0-9-]+) = (.+)$", text, re.MULTILINE))

    def letters(card: str) -> str:
        return "".join(c for c in normalize("NFD", names[card].lower()) if not combining(c))

    cards = [card.id for card in CARDS if card.set in ERAS and card.kind != "celebrity"]
    assert tuple(sorted(cards, key=letters)) == tuple(ALPHABET)
    p = against()
    show(p, ["temple", "emporium", "mathematics", "apothecary", "academy", "weapon-forge"])
    step(p, "knowledge-lowest")
    assert p.realms.discard[1] == numbers(["weapon-forge"])


@pytest.mark.rule("automa-civilization-cards", "automa-turn")
def test_the_civilization_cards() -> None:
    p = its_turn(against("greeks", ("greeks-card", "gold-cultured", "conquer-architect"), gold=0))
    assert p.realms.wonders[1] == 1
    p = its_turn(against("egyptians", ("egyptians-card", "gold-cultured", "gold-technological"), gold=0))
    assert p.realms.gold[1] == 3 + 2 * 3
    p = against("danes", ("danes-card", "gold-technological", "gold-cultured"), gold=0)
    p.realms.civilization = [4, 2]
    garrison(p, 1, "e5")
    coast = (p.board.own[1] & p.world.coast).bit_count()
    its_turn(p)
    assert p.realms.gold[1] == 3 + 3 + coast
    found = ("chinese-card", "gold-cultured", "wonder-economist", "gold-technological")
    p = its_turn(against("chinese", found, gold=0))
    assert p.realms.gold[1] == 3 + 3
    assert p.realms.knowledge[1] == 2
    assert CARD["wonder-economist"] in p.automa(1).discard
    p = against("japanese", ("japanese-card", "gold-technological"), gold=0)
    garrison(p, 0, "c4")
    p.realms.policies[0] = tuple(numbers(["raiders"]))
    its_turn(p)
    assert p.provinces(1).bit_count() == 1
    assert len(p.realms.policies[1]) == 1


@pytest.mark.rule("automa-civilization-cards")
def test_a_further_card_waits_until_the_others_are_done() -> None:
    p = against("greeks", ("gold-technological",), gold=0)
    step(p, "draw-specialised")
    assert p.now.to_draw == (SPECIALISED,)


@pytest.mark.rule("automa-deck")
def test_shuffle_takes_everything_back_into_the_deck() -> None:
    p = against("japanese")
    p.automa(1).discard = [p.automa(1).deck.pop() for _ in range(3)]
    step(p, "shuffle")
    assert p.automa(1).discard == []
    assert sorted(p.automa(1).deck) == sorted([*range(15), CARD["japanese-card"]])


@pytest.mark.rule("automa-levels")
def test_advanced_cards_are_mixed_in_by_level() -> None:
    for level, count in (("beginner", 0), ("medium", 2), ("very-hard", 4)):
        p = begun(1, ["danes"], level=level)
        assert len(p.automa(1).deck) == 16 + count
    p = against()
    p.realms.policies[0] = tuple(numbers(["raiders"]))
    p.realms.wonders[0] = 1
    garrison(p, 0, "c4")
    step(p, "if-fewest-wonders")
    assert p.realms.building[1] >= 0
    step(p, "if-fewest-policies")
    assert len(p.realms.policies[1]) == 1
    step(p, "if-fewest-provinces")
    settled(p)
    assert p.provinces(1).bit_count() == 1
    gold = p.realms.gold[1]
    step(p, "if-fewest-policies")
    assert (len(p.realms.policies[1]), p.realms.gold[1]) == (1, gold)


@pytest.mark.rule("automa-scoring")
def test_it_scores_a_point_for_three_gold() -> None:
    p = against(gold=8)
    p.realms.knowledge[1] = 2
    assert breakdown(p, 1)["gold"] == 2
    assert points(p, 1) == 2 + 3 + 2
    assert "gold" not in breakdown(p, 0)


@pytest.mark.rule("automa-turn")
def test_the_display_is_refilled_after_its_turn() -> None:
    p = pushed(against("japanese", ("gold-technological", "policy-warmonger")), "row 1 column 1", "end")
    assert (len(p.supply.out), p.now.turned_up) == (2, ())
    p.push("reveal")
    assert len(p.supply.out) == 4
    assert p.seat == 0


@pytest.mark.rule("automa-levels")
def test_advanced_cards_that_were_turned_up_stay_known() -> None:
    p = begun(1, ["danes"], level="hard")
    p.automa(1).deck, p.automa(1).discard = [], p.automa(1).deck
    p.automa(1).seen = sum(1 << card for card in p.automa(1).discard)
    advanced = sorted(card for card in p.automa(1).discard if card in ADVANCED_CARDS)
    shuffle_deck(p, 1)
    for seed in range(6):
        deck = p.redealt(0, seed).automa(1).deck
        assert sorted(card for card in deck if card in ADVANCED_CARDS) == advanced


@pytest.mark.rule("automa-turn")
def test_its_turn_shows_its_own_cards_and_no_effect_to_use() -> None:
    p = against("japanese", ("gold-cultured", "policy-warmonger"))
    p.automa(1).discard = [CARD["gold-technological"]]
    p.realms.policies[1] = tuple(numbers(["cultural-exchange"]))
    p.now = Now(1)
    its_turn(p)
    state = p.view(0)["turn_state"]
    assert state["automa_cards"] == ["gold-cultured", "policy-warmonger"]
    assert state["usable"] == []
