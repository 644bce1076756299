"""Every card: what it yields, what its effect does, and where that ends."""

from pathlib import Path
from typing import Any

import pytest

from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_OF, CARD_WORDS, CARDS, WONDER_PLACE
from ecumene.titles.monumental.city import activate
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.resources import WORDS
from tests.titles.monumental.arrange import (
    acting,
    asked,
    barbarians,
    changed,
    has,
    pushed,
    rule_against,
    show,
)

YIELDS = {
    "work-camp": {"production": 1},
    "library": {"science": 1},
    "fort": {"military": 1},
    "pharaohs-barge": {"military": 1},
    "samurai-school": {"military": 1},
    "workshop": {"production": 2},
    "laboratory": {"science": 2},
    "archery-range": {"military": 2},
    "emporium": {"gold": 1},
    "temple": {"culture": 1},
    "warrior-priest-altar": {"military": 1},
    "academy": {"science": 1},
    "weapon-forge": {"military": 1},
    "mathematics": {"science": 1},
    "irrigation": {"production": 1},
    "keep": {"military": 3},
    "university": {"science": 2},
    "cathedral": {"culture": 1},
    "guildhall": {"production": 2},
    "gunpowder": {"military": 2},
    "aviation": {"military": 2},
    "arsenal": {"military": 2},
    "bourse": {"gold": 1},
    "observatory": {"science": 2},
    "masters-studio": {"culture": 1},
    "ballistics": {"military": 1},
}


@pytest.mark.rule("activate")
@pytest.mark.parametrize("card", [c.id for c in CARDS if c.kind in ("building", "knowledge", "wonder")])
def test_a_card_yields_what_is_printed_when_it_is_activated(card: str) -> None:
    p = acting(idle=[card])
    before = has(p)
    activate(p, 1)
    gained = {word: has(p)[word] - before[word] for word in WORDS if has(p)[word] != before[word]}
    assert gained == YIELDS.get(card, {})


EFFECTS: list[tuple[str, dict[str, Any], tuple[str, ...], dict[str, int]]] = [
    ("forum", {"idle": ["fort", "library"]}, ("use forum", "1-2"), {"culture": 1}),
    (
        "forum",
        {"production": 1, "military": 1},
        ("use forum",),
        {"culture": 1, "production": 0, "military": 0},
    ),
    (
        "forum",
        {"production": 1, "gold": 1},
        ("use forum", "production-and-science"),
        {"culture": 1, "gold": 0},
    ),
    ("masonry", {"science": 1, "military": 1}, ("use masonry",), {"gold": 1, "science": 0, "military": 0}),
    ("samurai-school", {"gold": 1}, ("use samurai-school",), {"samurai": 2, "military": 0, "gold": 0}),
    ("dolmen", {"idle": ["library", "fort", "archery-range"]}, ("use dolmen", "1-3"), {"culture": 1}),
    (
        "paper-mill",
        {"gold": 1},
        ("use paper-mill", "production-and-military"),
        {"production": 1, "military": 1},
    ),
    ("pyrotechnics", {"idle": ["fort"]}, ("use pyrotechnics", "1-2"), {"culture": 0}),
    (
        "hoplite-fields",
        {"also": ["fort", "archery-range", "library"]},
        ("use hoplite-fields",),
        {"military": 2},
    ),
    ("philosophy", {"production": 1}, ("use philosophy", "military"), {"production": 0, "military": 1}),
    ("apothecary", {"idle": ["fort"]}, ("use apothecary", "1-2", "science"), {"science": 2}),
    ("navigation", {}, ("use navigation", "science"), {"science": 1}),
    ("currency", {"science": 1}, ("use currency",), {"science": 0, "gold": 1}),
    ("great-wall", {}, ("use great-wall",), {"military": 1}),
    ("colosseum", {}, ("use colosseum",), {"gold": 1}),
    ("cathedral", {"idle": ["fort"]}, ("use cathedral", "1-2"), {"gold": 1}),
    ("alchemy", {"science": 1, "gold": 1}, ("use alchemy",), {"science": 0, "gold": 2}),
    ("notre-dame", {"gold": 3}, ("use notre-dame",), {"gold": 6}),
    ("nuclear-power", {}, ("use nuclear-power", "military"), {"military": 3}),
    ("eiffel-tower", {}, ("use eiffel-tower",), {"culture": 1, "gold": 1}),
    (
        "sydney-opera-house",
        {"production": 1, "science": 1},
        ("use sydney-opera-house",),
        {"culture": 2, "production": 0, "science": 0},
    ),
    ("bourse", {"production": 1, "science": 1}, ("use bourse",), {"gold": 2, "production": 0, "science": 0}),
    ("humanism", {"production": 1, "science": 1}, ("use humanism",), {"culture": 1, "production": 0}),
    (
        "sistine-chapel",
        {"production": 2, "science": 2},
        ("use sistine-chapel", "use sistine-chapel"),
        {"culture": 2, "production": 0},
    ),
    (
        "angkor-wat",
        {"idle": ["fort", "library", "work-camp"]},
        ("use angkor-wat", "1-2", "1-3"),
        {"culture": 1, "gold": 1},
    ),
    (
        "angkor-wat",
        {"idle": ["fort", "library"]},
        ("use angkor-wat", "1-2", "done"),
        {"culture": 1, "gold": 0},
    ),
    ("colossus-of-rhodes", {"under": {1: "mathematics"}}, ("use colossus-of-rhodes",), {"science": 1}),
    ("computing", {"idle": ["keep"]}, ("use computing", "keep"), {"military": 3}),
    ("perspective", {"idle": ["keep", "workshop"]}, ("use perspective", "workshop"), {"production": 2}),
    (
        "printing",
        {"deck": ["fort", "workshop"]},
        ("use printing", "workshop"),
        {"production": 2, "military": 0},
    ),
    (
        "forbidden-city",
        {"deck": ["fort", "workshop", "library"]},
        ("use forbidden-city", "library"),
        {"science": 1, "production": 0},
    ),
    (
        "international-space-station",
        {"deck": ["fort", "workshop", "library", "keep", "temple"]},
        ("use international-space-station", "keep", "temple"),
        {"military": 3, "culture": 1},
    ),
    ("university", {"science": 1, "deck": ["keep"]}, ("use university",), {"science": 0, "military": 3}),
    (
        "electricity",
        {"idle": ["keep", "temple"]},
        ("use electricity", "1-2", "1-3"),
        {"military": 3, "culture": 1},
    ),
]


def with_card(card: str, arrangement: dict[str, Any]) -> Any:
    """The first seat's action phase with a card active; knowledge lies below a Mine."""
    given = dict(arrangement)
    also = given.pop("also", [])
    under = given.pop("under", {})
    if CARDS[CARD_OF[card]].kind == "knowledge":
        return acting(active=["mine", *also], attached={0: card, **under}, **given)
    return acting(active=[card, *also], attached=under, **given)


@pytest.mark.rule("use-effect", "action-use", "effect-cost", "copy", "draw-and-use", "archive")
@pytest.mark.parametrize(("card", "arrangement", "said", "after"), EFFECTS)
def test_an_effect_does_what_it_says(
    card: str, arrangement: dict[str, Any], said: tuple[str, ...], after: dict[str, int]
) -> None:
    p = pushed(with_card(card, arrangement), *said)
    assert {word: has(p)[word] for word in after} == after
    assert asked(p) == "take-action"


LIMITS: list[tuple[str, dict[str, Any], str]] = [
    ("forum", {"production": 2}, "effect-cost"),
    ("masonry", {"science": 1}, "effect-cost"),
    ("samurai-school", {"military": 3}, "effect-cost"),
    ("dolmen", {"idle": ["library"]}, "effect-cost"),
    ("paper-mill", {"production": 3}, "effect-cost"),
    ("pyrotechnics", {}, "effect-pointless"),
    ("philosophy", {}, "effect-cost"),
    ("apothecary", {}, "effect-cost"),
    ("currency", {"gold": 2}, "effect-cost"),
    ("cathedral", {}, "effect-cost"),
    ("alchemy", {"science": 1, "production": 1}, "effect-cost"),
    ("sydney-opera-house", {"production": 4}, "effect-cost"),
    ("bourse", {"production": 1, "gold": 3}, "effect-cost"),
    ("humanism", {"science": 2}, "effect-cost"),
    ("sistine-chapel", {"military": 5}, "effect-cost"),
    ("angkor-wat", {}, "effect-pointless"),
    ("taj-mahal", {}, "effect-cost"),
    ("printing", {}, "effect-pointless"),
    ("forbidden-city", {}, "effect-pointless"),
    ("international-space-station", {}, "effect-pointless"),
    ("university", {"deck": ["keep"]}, "effect-cost"),
    ("electricity", {}, "effect-pointless"),
    ("mine", {}, "effect-condition"),
    ("warrior-priest-altar", {}, "effect-condition"),
    ("academy", {}, "effect-condition"),
    ("masters-studio", {}, "effect-condition"),
    ("hagia-sophia", {}, "effect-pointless"),
    ("christ-the-redeemer", {}, "effect-pointless"),
    ("pyramids", {}, "effect-pointless"),
    ("stonehenge", {"production": 0}, "effect-pointless"),
    ("colossus-of-rhodes", {"own": []}, "effect-pointless"),
    ("machu-picchu", {}, "effect-pointless"),
    ("versailles", {}, "effect-pointless"),
    ("notre-dame", {}, "effect-pointless"),
]


@pytest.mark.rule("effect-cost", "effect-pointless", "effect-condition", "action-use")
@pytest.mark.parametrize(("card", "arrangement", "rule"), LIMITS)
def test_an_effect_has_its_limit(card: str, arrangement: dict[str, Any], rule: str) -> None:
    given = {key: value for key, value in arrangement.items() if key != "own"}
    helper = [] if "own" in arrangement else ["navigation"]
    if CARDS[CARD_OF[card]].kind == "knowledge":
        p = acting(active=["hoplite-fields", "mine", "fort"], attached={1: card}, **given)
    else:
        p = acting(active=[card, "hoplite-fields", "fort"], attached=dict(enumerate(helper, 1)), **given)
    assert rule_against(p, f"use {card}") == rule


@pytest.mark.rule("effect-once")
def test_an_effect_is_used_once_a_turn_the_sistine_chapel_twice() -> None:
    p = acting(active=["mine", "eiffel-tower"], attached={0: "navigation"})
    pushed(p, "use eiffel-tower")
    assert rule_against(p, "use eiffel-tower") == "effect-once"
    p = acting(active=["sistine-chapel", "hoplite-fields", "fort"], production=3, science=3)
    pushed(p, "use sistine-chapel", "use sistine-chapel")
    assert rule_against(p, "use sistine-chapel") == "effect-once"


# Cards with a condition -------------------------------------------------------------------------


@pytest.mark.rule("effect-condition", "gained-this-turn")
def test_the_mine_counts_what_was_gained_this_turn_spent_or_not() -> None:
    p = acting(active=["mine"])
    p.gain(0, 0, 2)
    p.now.res[0] = 0
    assert has(pushed(changed(p), "use mine"))["gold"] == 1


@pytest.mark.rule("effect-condition", "gained-this-turn")
def test_more_than_two_production_are_as_good_for_the_mine() -> None:
    p = acting(active=["mine"])
    p.gain(0, 0, 3)
    assert has(pushed(changed(p), "use mine"))["gold"] == 1


@pytest.mark.rule("effect-condition", "gained-this-turn")
def test_the_mine_wants_two_production_and_nothing_else() -> None:
    p = acting(active=["mine"])
    p.gain(0, 0, 1)
    p.gain(0, 1, 2)
    p.gain(0, 2, 2)
    assert rule_against(changed(p), "use mine") in ("action-use", "effect-condition")
    p.gain(0, 0, 1)
    assert has(pushed(changed(p), "use mine"))["gold"] == 1


@pytest.mark.rule("use-effect", "gold-substitutes")
def test_the_paper_mill_turns_gold_into_two_different_resources() -> None:
    p = acting(active=["paper-mill"], gold=2)
    pushed(p, "use paper-mill")
    assert list(p.choices()) == ["production-and-science", "production-and-military", "science-and-military"]
    pushed(p, "science-and-military")
    assert has(p) == {"production": 0, "science": 1, "military": 1, "samurai": 0, "gold": 1, "culture": 0}
    assert rule_against(p, "use paper-mill") in ("action-use", "effect-once")


@pytest.mark.rule("gained-this-turn", "tokens-kept")
def test_a_production_token_turned_in_counts_for_the_mine_gold_does_not() -> None:
    p = acting(active=["mine", "hoplite-fields", "fort"], gold=3)
    p.realms.production_tokens[0] = 2
    pushed(changed(p), "spend production-token")
    assert rule_against(p, "use mine") == "effect-condition"
    pushed(p, "spend production-token", "use mine")
    assert has(p)["gold"] == 4


@pytest.mark.rule("effect-condition")
def test_altar_and_academy_look_at_what_was_done_this_turn() -> None:
    p = acting(active=["warrior-priest-altar", "hoplite-fields"], military=1)
    barbarians(p, "b5", "b1-science")
    assert rule_against(p, "use warrior-priest-altar") in ("action-use", "effect-condition")
    pushed(p, "conquer b5 go", "gold-1")
    assert has(pushed(p, "use warrior-priest-altar"))["culture"] == 1
    p = acting(active=["academy"], science=3)
    show(p, ["mathematics"])
    assert has(pushed(p, "acquire mathematics", "use academy"))["culture"] == 1


@pytest.mark.rule("effect-condition")
def test_the_studio_wants_an_active_wonder() -> None:
    p = acting(active=["masters-studio", "pyramids"])
    assert has(pushed(p, "use masters-studio"))["gold"] == 1


@pytest.mark.rule("use-effect")
def test_counting_wonders_have_a_ceiling_of_three() -> None:
    p = acting(active=["colosseum", "machu-picchu", "versailles"], policies=["raiders", "plunder"])
    p.now.conquered = 5
    pushed(changed(p), "use colosseum")
    assert has(p)["gold"] == 3
    p.board.wonder_at[TILE_OF["c3"]] = CARD_OF["pyramids"]
    p.board.wonder_of[WONDER_PLACE[CARD_OF["pyramids"]]] = 0
    pushed(changed(p), "use machu-picchu")
    assert has(p)["gold"] == 4
    pushed(p, "use versailles")
    assert has(p)["gold"] == 6


def test_every_card_with_an_effect_is_shown_at_work() -> None:
    """A new card must be given a test of its own."""
    folder = Path(__file__).parent
    source = "".join((folder / name).read_text("utf-8") for name in ("test_cards.py", "test_effects.py"))
    city = [c for c in CARDS if c.kind in ("building", "knowledge", "wonder")]
    cards = [c.id for c in city if BOOK.effects[c.number] is not None]
    assert [card for card in cards if f'"{card}"' not in source] == []
    assert set(YIELDS) <= set(CARD_WORDS)


@pytest.mark.rule("use-effect")
def test_a_card_that_is_not_active_or_works_by_itself_cannot_be_used() -> None:
    p = acting(active=["hoplite-fields", "fort", "guildhall"], idle=["forum"])
    assert rule_against(p, "use forum") == "use-effect"
    assert rule_against(p, "use guildhall") == "use-effect"
