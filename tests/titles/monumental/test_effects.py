"""Effects that take more than a line to show: on the city, copies, triggers, discounts, bonuses."""

import pytest

from ecumene.titles.monumental.cards import CARD_OF, CARDS
from ecumene.titles.monumental.conquest import defence
from ecumene.titles.monumental.maps import TILE_OF
from tests.titles.monumental.arrange import (
    acting,
    asked,
    barbarians,
    changed,
    garrison,
    has,
    lay_city,
    numbers,
    pushed,
    rule_against,
    show,
)

# Archiving, reinforcing -------------------------------------------------------------------------


@pytest.mark.rule("archive", "archive-these")
def test_only_unactivated_cards_can_be_archived_and_dolmen_wants_barracks() -> None:
    p = acting(active=["dolmen"], idle=["library", "fort", "fort"])
    p.push("use dolmen")
    assert list(p.choices()) == ["1-3", "2-1"]
    assert rule_against(p, "1-1") == "archive"
    assert rule_against(p, "1-2") == "archive-these"


@pytest.mark.rule("archive", "effect-in-full")
def test_attached_knowledge_is_discarded_when_its_card_is_archived() -> None:
    p = acting(active=["mine"], idle=["fort", "library"], attached={0: "pyrotechnics", 1: "mathematics"})
    p.push("use pyrotechnics")
    assert rule_against(p, "done") == "effect-in-full"
    p.push("1-2")
    assert p.realms.archived[0] == tuple(numbers(["fort"]))
    assert p.realms.discard[0] == numbers(["mathematics"])
    assert p.realms.knowledge[0] == 1


@pytest.mark.rule("archive", "scoring")
def test_a_lone_knowledge_card_can_be_archived_and_then_scores_nothing() -> None:
    p = acting(active=["mine"], attached={0: "pyrotechnics", 4: "mathematics"})
    assert p.realms.knowledge[0] == 1
    pushed(p, "use pyrotechnics", "2-2")
    assert p.realms.archived[0] == tuple(numbers(["mathematics"]))
    assert p.realms.knowledge[0] == 0


@pytest.mark.rule("wonder-stage-effects")
def test_the_barge_completes_a_stage_when_it_is_archived() -> None:
    p = acting(active=["mine"], idle=["pharaohs-barge"], attached={0: "pyrotechnics"})
    show(p, ["eiffel-tower"])
    pushed(p, "use pyrotechnics", "1-2", "eiffel-tower")
    assert p.realms.building[0] == CARD_OF["eiffel-tower"]


@pytest.mark.rule("reinforce", "reinforce-another", "effect-in-full")
def test_bushido_reinforces_another_card() -> None:
    p = acting(active=["fort", "library", "mine"], idle=["temple"], attached={0: "bushido", 1: "mathematics"})
    p.push("use bushido")
    assert rule_against(p, "1-1") == "reinforce-another"
    assert rule_against(p, "2-1") == "reinforce"
    assert rule_against(p, "done") == "effect-in-full"
    pushed(p, "1-2", "end")
    assert p.realms.city[1] == CARD_OF["library"]
    assert CARD_OF["mathematics"] not in p.realms.under[:9]


@pytest.mark.rule("reinforce", "reinforce-another")
def test_the_hanging_gardens_reinforce_up_to_two_others() -> None:
    p = acting(active=["hanging-gardens", "library", "fort"])
    p.push("use hanging-gardens")
    assert list(p.choices()) == ["1-2", "1-3", "done"]
    pushed(p, "1-2", "done")
    assert p.now.reinforced == 0b010


@pytest.mark.rule("take", "acquire-building")
def test_the_taj_mahal_trades_a_card_for_a_basic_building() -> None:
    p = acting(active=["taj-mahal"], idle=["fort"])
    pushed(p, "use taj-mahal", "1-2", "laboratory")
    assert p.realms.deck[0][-1] == CARD_OF["laboratory"]
    assert p.supply.basics == [10, 9, 10]


# Copying ----------------------------------------------------------------------------------------


@pytest.mark.rule("copy")
def test_a_copy_asks_before_it_uses_an_effect_and_cannot_copy_a_copier() -> None:
    p = acting(
        active=["mine"],
        idle=["forum", "colossus-of-rhodes"],
        attached={0: "computing"},
        production=1,
        science=1,
    )
    p.push("use computing")
    assert list(p.choices()) == ["mine", "forum"]
    p.push("forum")
    assert asked(p) == "use-or-not"
    pushed(p, "apply")
    assert asked(p) == "choose-price"
    pushed(p, "pay")
    assert has(p)["culture"] == 1
    assert CARD_OF["forum"] not in p.now.used


@pytest.mark.rule("copy")
def test_a_copied_trigger_lasts_until_the_end_of_the_turn() -> None:
    p = acting(active=["mine"], idle=["guildhall"], attached={0: "perspective"}, production=1)
    pushed(p, "use perspective", "guildhall")
    assert has(p)["production"] == 3
    pushed(p, "acquire workshop")
    assert has(p)["gold"] == 1


@pytest.mark.rule("use-effect")
def test_the_statue_of_liberty_uses_a_card_of_the_display() -> None:
    p = acting(active=["statue-of-liberty"])
    show(p, ["keep", "pyramids", "mathematics"])
    p.push("use statue-of-liberty")
    assert list(p.choices()) == ["keep", "mathematics"]
    p.push("keep")
    assert has(p)["military"] == 3
    assert CARD_OF["keep"] in p.supply.display


# Triggers and discounts -------------------------------------------------------------------------


@pytest.mark.rule("acquire", "acquire-building")
def test_the_guildhall_pays_for_the_first_building_of_a_turn() -> None:
    p = acting(active=["guildhall"], production=6)
    pushed(p, "acquire workshop", "acquire archery-range")
    assert has(p)["gold"] == 1


@pytest.mark.rule("take", "conquest-enemy")
def test_the_arsenal_gives_a_building_for_an_enemy_province() -> None:
    p = acting(active=["arsenal"], military=3)
    garrison(p, 1, "c3")
    pushed(p, "conquer c3 go", "workshop")
    assert p.realms.deck[0][-1] == CARD_OF["workshop"]
    p = acting(active=["arsenal"], military=3)
    barbarians(p, "c3", "b2-science")
    pushed(p, "conquer c3 go", "gold-2")
    assert asked(p) == "take-action"


@pytest.mark.rule("conquest-units")
def test_ballistics_lowers_the_defence_of_enemies_only() -> None:
    p = acting(active=["fort"], attached={0: "ballistics"}, military=1)
    garrison(p, 1, "c4", soldiers=2)
    assert p.view(0)["tiles"]["c4"]["conquest"]["units"] == 1
    assert p.view(0)["tiles"]["c3"]["conquest"]["units"] == 2


@pytest.mark.rule("conquest-adjacent")
def test_aviation_reaches_any_province_once() -> None:
    p = acting(active=["fort"], attached={0: "aviation"}, military=4)
    assert rule_against(p, "conquer f3 go") == "conquest-adjacent"
    pushed(p, "use aviation", "conquer f3 go", "gold-1")
    assert p.board.owner[TILE_OF["f3"]] == 0
    assert not p.now.far


@pytest.mark.rule("discounts", "acquire", "complete-wonder")
def test_discounts_are_for_the_next_purchase() -> None:
    p = acting(active=["fort"], attached={0: "engineering"}, production=4)
    pushed(p, "use engineering", "acquire workshop")
    assert has(p)["production"] == 3
    pushed(p, "acquire workshop")
    assert has(p)["production"] == 0
    p = acting(active=["florence-cathedral"], science=2)
    show(p, ["mathematics", "navigation"])
    pushed(p, "use florence-cathedral", "acquire mathematics")
    assert has(p)["science"] == 1
    assert rule_against(p, "acquire navigation") in ("action-acquire", "acquire")


@pytest.mark.rule("discounts", "wonder-stage-effects")
def test_a_free_stage_leaves_the_discount_of_engineering_for_the_next_purchase() -> None:
    p = acting(
        active=["mine", "fort"],
        idle=["pharaohs-barge"],
        attached={0: "pyrotechnics", 1: "engineering"},
        production=1,
    )
    show(p, ["eiffel-tower"])
    pushed(p, "use engineering", "use pyrotechnics", "1-3", "eiffel-tower")
    assert p.realms.building[0] == CARD_OF["eiffel-tower"]
    pushed(p, "acquire workshop")
    assert has(p)["production"] == 0


@pytest.mark.rule("wonder-stage-effects")
def test_stonehenge_builds_for_two_less_and_gives_culture() -> None:
    p = acting(active=["stonehenge"], production=1)
    show(p, ["pyramids"])
    pushed(p, "use stonehenge")
    assert p.realms.building[0] == CARD_OF["pyramids"]
    assert has(p) == {"production": 0, "science": 0, "military": 0, "samurai": 0, "gold": 0, "culture": 1}


@pytest.mark.rule("wonder-stage-effects", "wonder-stages")
def test_to_begin_a_wonder_by_an_effect_only_its_first_stage_must_be_afforded() -> None:
    p = acting(active=["stonehenge"], production=2, renaissance=True)
    show(p, ["sistine-chapel"])
    assert CARDS[CARD_OF["sistine-chapel"]].stages == (4, 5)
    pushed(p, "use stonehenge")
    assert p.realms.building[0] == CARD_OF["sistine-chapel"]
    assert has(p)["production"] == 0


@pytest.mark.rule("token-benefit")
def test_the_pyramids_resolve_a_claimed_token_again_and_put_it_out() -> None:
    from ecumene.titles.monumental.tokens import TOKEN_OF

    p = acting(active=["pyramids"])
    p.realms.claimed[0] = (TOKEN_OF["b2-culture"], TOKEN_OF["samarkand"])
    pushed(changed(p), "use pyramids", "samarkand", "gold-2")
    assert has(p)["gold"] == 2
    assert p.realms.claimed[0] == (TOKEN_OF["b2-culture"],)
    assert p.supply.tokens_out == [TOKEN_OF["samarkand"]]


@pytest.mark.rule("policy-uniques-again")
def test_hagia_sophia_resolves_one_unique_effect_and_christ_the_redeemer_all() -> None:
    p = acting(active=["hagia-sophia", "christ-the-redeemer"], policies=["warrior-people", "seafarers"])
    pushed(p, "use hagia-sophia", "seafarers")
    assert has(p)["military"] == 2
    pushed(p, "use christ-the-redeemer")
    assert (has(p)["military"], has(p)["gold"]) == (4, 1)


@pytest.mark.rule("explorer-move")
def test_cards_that_move_explorers() -> None:
    p = acting(active=["mine", "observatory"], attached={0: "reconnaissance"})
    pushed(p, "use reconnaissance", "explorer 1", "c4")
    assert p.board.explorers[0] == TILE_OF["c4"]
    pushed(p, "use observatory", "explorer 1", "d5", "c4")
    assert p.board.explorers[0] == TILE_OF["c4"]
    p = acting(active=["mine"], attached={0: "cartography"})
    pushed(p, "use cartography", "explorer 1", "c4", "done", "explorer 2", "c3", "done")
    assert p.board.explorers[:2] == [TILE_OF["c4"], TILE_OF["c3"]]
    assert p.now.acts == [2, 2]


@pytest.mark.rule("wonder-defence")
def test_the_great_wall_guards_until_the_next_own_turn() -> None:
    p = acting(active=["great-wall"])
    garrison(p, 0, "c4")
    before = defence(p, TILE_OF["c4"])
    pushed(p, "use great-wall", "end")
    assert defence(p, TILE_OF["c4"]) == before + 1
    pushed(p, "row 1 column 1", "end")
    assert p.now.mover == 0
    assert defence(p, TILE_OF["c4"]) == before


@pytest.mark.rule("basic-lost", "gold-kept")
def test_notre_dames_gold_melts_at_the_end_of_the_turn() -> None:
    p = acting(active=["notre-dame"], gold=2, culture=1)
    pushed(p, "use notre-dame", "end")
    assert (p.realms.gold[0], p.realms.culture[0]) == (0, 1)


# Wonders' bonuses -----------------------------------------------------------------------------------

BONUSES = {
    "stonehenge": {"science": 2},
    "pyramids": {"culture": 1},
    "hanging-gardens": {"gold": 1},
    "great-wall": {"military": 2},
    "colosseum": {"gold": 1},
    "taj-mahal": {"military": 3},
    "hagia-sophia": {"culture": 1},
    "machu-picchu": {"science": 3},
    "notre-dame": {"culture": 1},
    "eiffel-tower": {"culture": 2},
    "christ-the-redeemer": {"culture": 2},
    "sydney-opera-house": {"gold": 3},
    "international-space-station": {"culture": 1},
    "sistine-chapel": {"culture": 1},
    "versailles": {"gold": 2},
    "florence-cathedral": {"science": 3},
}


@pytest.mark.rule("complete-wonder")
@pytest.mark.parametrize("card", sorted(BONUSES))
def test_a_completed_wonder_gives_its_bonus(card: str) -> None:
    p = acting(production=5)
    p.realms.building[0] = CARD_OF[card]
    pushed(changed(p), "finish")
    price = CARDS[CARD_OF[card]].stages[1]
    expected = {"production": 5 - price} | BONUSES[card]
    assert {word: has(p)[word] for word in expected} == expected
    assert p.realms.deck[0][-1] == CARD_OF[card]


@pytest.mark.rule("complete-wonder", "reinforce", "archive")
def test_bonuses_that_concern_cards_and_pieces() -> None:
    p = acting(idle=["mine", "fort"], production=5)
    p.realms.building[0] = CARD_OF["colossus-of-rhodes"]
    pushed(changed(p), "finish", "1-1")
    assert p.realms.archived[0] == tuple(numbers(["mine"]))
    p = acting(active=["fort", "library", "temple"], production=5)
    p.realms.building[0] = CARD_OF["angkor-wat"]
    pushed(changed(p), "finish", "1-1", "1-2")
    assert p.now.reinforced == 0b011
    p = acting(active=["fort", "library", "temple"], production=5)
    p.realms.building[0] = CARD_OF["statue-of-liberty"]
    pushed(changed(p), "finish", "1-1", "1-2", "1-3")
    assert p.now.reinforced == 0b111
    p = acting(production=5)
    garrison(p, 0, "c4")
    garrison(p, 0, "c3")
    p.realms.building[0] = CARD_OF["forbidden-city"]
    pushed(p, "finish", "apply", "c4", "b4")
    assert p.board.outposts == 1 << TILE_OF["c4"]
    assert p.board.soldiers[TILE_OF["c4"]] == 1


@pytest.mark.rule("copy-enemy-city")
def test_cultural_exchange_copies_a_card_of_another_city() -> None:
    p = acting(civilizations=("japanese", "greeks"), policies=["cultural-exchange"])
    lay_city(p, 1, ["keep", "work-camp", "pyramids"])
    p.push("use cultural-exchange")
    assert list(p.choices()) == ["keep", "work-camp"]
    assert has(pushed(p, "keep"))["military"] == 3
