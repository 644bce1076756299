"""Celebrities: hired, deployed, used, retired."""

import pytest

from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.celebrities import Hire
from ecumene.titles.monumental.conquest import defence
from ecumene.titles.monumental.maps import NOWHERE, TILE_OF
from ecumene.titles.monumental.monsters import Devastate, unit_words
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.tokens import NO_TOKEN
from tests.titles.monumental.arrange import (
    acting,
    asked,
    changed,
    garrison,
    has,
    numbers,
    objected,
    pushed,
    rule_against,
    show,
)


def with_celebrities(*words: str, **arrangement: object) -> Monumental:
    """The first seat acts; these celebrities are in the row."""
    p = acting(celebrities=True, **arrangement)  # type: ignore[arg-type]
    p.supply.development = [card for card in p.supply.development if card not in numbers(words)]
    p.supply.celebrities = numbers(words)
    return changed(p)


@pytest.mark.rule("celebrities", "celebrity-hire", "celebrity-once-a-turn", "action-hire")
def test_one_celebrity_a_turn_for_gold_only() -> None:
    p = with_celebrities("archimedes", "avicenna", gold=5, science=9)
    assert "hired" in [event.kind for event in p.preview("hire archimedes")]
    pushed(p, "hire archimedes")
    assert p.realms.gold[0] == 3
    assert p.realms.celebrity[0] == CARD_OF["archimedes"]
    assert rule_against(p, "hire avicenna") == "action-hire"
    assert objected(Hire, p, "avicenna") == "celebrity-once-a-turn"
    p = with_celebrities("archimedes", "avicenna", gold=2, science=9)
    assert rule_against(p, "hire avicenna") == "celebrity-hire"


@pytest.mark.rule("celebrity-revealed")
def test_a_revealed_celebrity_goes_to_its_own_row_and_another_card_is_dealt() -> None:
    p = acting(seats=3, celebrities=True)
    p.supply.celebrities = []
    p.supply.development.append(CARD_OF["sun-tzu"])
    pushed(changed(p), "end")
    assert CARD_OF["sun-tzu"] in p.supply.celebrities
    assert all(card >= 0 for card in p.supply.display)


@pytest.mark.rule("celebrity-deploy", "control")
def test_units_go_on_the_map_and_others_beside_the_city() -> None:
    p = with_celebrities("spartacus", "saladin", gold=9)
    garrison(p, 0, "c4")
    assert rule_against(p, "hire saladin b4") == "celebrity-deploy"
    pushed(p, "hire saladin c4")
    assert p.board.celebrity_at[0] == TILE_OF["c4"]
    assert defence(p, TILE_OF["c4"]) == 1 + 1 + 2 + 2
    p = with_celebrities("saladin", "archimedes", gold=9)
    assert rule_against(p, "hire saladin") == "celebrity-deploy"
    assert p.push("hire archimedes").board.celebrity_at[0] == NOWHERE


@pytest.mark.rule("celebrity-retire")
def test_another_one_sends_the_first_back_to_the_row() -> None:
    p = with_celebrities("archimedes", "spartacus", gold=9)
    pushed(p, "hire spartacus b4")
    p.now.hired = False
    pushed(changed(p), "hire archimedes")
    assert p.supply.celebrities == numbers(["spartacus"])
    assert p.board.celebrity_at[0] == NOWHERE


@pytest.mark.rule("complete-wonder", "celebrity-retire", "celebrity-deploy")
def test_imhotep_doubles_the_bonus_of_the_wonder_he_stands_on() -> None:
    p = with_celebrities("imhotep", "archimedes", gold=2, production=3)
    assert rule_against(p, "hire imhotep") == "celebrity-deploy"
    p.realms.building[0] = CARD_OF["stonehenge"]
    pushed(changed(p), "hire imhotep", "finish")
    assert has(p)["science"] == 4
    assert p.realms.celebrity[0] == -1
    assert CARD_OF["imhotep"] in p.supply.celebrities


@pytest.mark.rule("celebrity-retire", "conquest-units")
def test_sun_tzu_lowers_the_next_defence_and_retires_at_the_end_of_the_turn() -> None:
    p = with_celebrities("sun-tzu", gold=2, military=1, deck=["fort"] * 9)
    p.board.token[TILE_OF["b3"]] = NO_TOKEN
    assert defence(p, TILE_OF["b3"]) == 2
    pushed(changed(p), "hire sun-tzu b4", "use sun-tzu", "conquer b3 sun-tzu go")
    assert p.board.celebrity_at[0] == TILE_OF["b3"]
    assert p.now.war_discount == 0
    pushed(p, "end")
    assert CARD_OF["sun-tzu"] in p.supply.celebrities
    assert p.board.owner[TILE_OF["b3"]] == -1


@pytest.mark.rule("discounts")
def test_archimedes_lowers_the_price_of_knowledge() -> None:
    p = with_celebrities("archimedes", gold=2, science=2, deck=["fort"] * 9)
    show(p, ["navigation"])
    pushed(p, "hire archimedes", "use archimedes", "acquire navigation")
    assert has(p)["science"] == 0
    pushed(p, "end")
    assert p.realms.celebrity[0] == -1


@pytest.mark.rule("conquest-units", "celebrity-retire")
@pytest.mark.parametrize(("word", "attack"), [("spartacus", 2), ("napoleon", 3)])
def test_spartacus_and_napoleon_count_as_several_units(word: str, attack: int) -> None:
    p = with_celebrities(word, gold=4)
    p.realms.gold[0] = 4
    garrison(p, 1, "c4", soldiers=attack - 1)
    pushed(changed(p), f"hire {word} b4")
    p.now.res[2] = 1
    p.realms.gold[0] = 0
    assert defence(p, TILE_OF["c4"]) == attack
    pushed(changed(p), f"conquer c4 {word} go")
    assert p.board.owner[TILE_OF["c4"]] == 0
    assert has(p)["military"] == 0


@pytest.mark.rule("celebrity-retire", "conquest-enemy")
def test_a_celebrity_whose_province_falls_retires_or_goes_home() -> None:
    p = acting(military=9, celebrities=True)
    garrison(p, 1, "c4")
    p.realms.celebrity[1] = CARD_OF["spartacus"]
    p.board.celebrity_at[1] = TILE_OF["c4"]
    assert defence(p, TILE_OF["c4"]) == 1 + 1 + 2
    pushed(changed(p), "conquer c4 go")
    assert p.realms.celebrity[1] == -1
    p = acting(military=9, celebrities=True)
    garrison(p, 1, "c4")
    p.realms.celebrity[1] = CARD_OF["sun-tzu"]
    p.board.celebrity_at[1] = TILE_OF["c4"]
    pushed(changed(p), "conquer c4 go")
    assert p.board.celebrity_at[1] == p.board.capital[1]


@pytest.mark.rule("conquest-adjacent", "celebrity-retire")
def test_joan_of_arc_conquers_anywhere_and_retires() -> None:
    p = with_celebrities("joan-of-arc", gold=2, military=1)
    p.board.token[TILE_OF["f3"]] = NO_TOKEN
    pushed(changed(p), "hire joan-of-arc", "use joan-of-arc")
    assert p.realms.celebrity[0] == -1
    pushed(p, "conquer f3 go")
    assert p.board.owner[TILE_OF["f3"]] == 0


@pytest.mark.rule("explorer-one-action")
def test_marco_polo_and_amelia_earhart_move_explorers_that_may_act_again() -> None:
    p = with_celebrities("marco-polo", gold=2)
    p.now.acts[0] = 0
    pushed(
        changed(p), "hire marco-polo", "use marco-polo", "explorer 1", "c4", "d5", "d4", "collect explorer 1"
    )
    assert p.realms.production_tokens[0] == 1
    p = with_celebrities("amelia-earhart", gold=3)
    pushed(
        p, "hire amelia-earhart", "use amelia-earhart", "explorer 1", "c4", "done", "explorer 2", "c3", "done"
    )
    assert p.now.acts == [2, 2]
    assert p.realms.celebrity[0] == -1


@pytest.mark.rule("copy")
def test_avicenna_copies_a_knowledge_card() -> None:
    p = with_celebrities("avicenna", gold=3, idle=["fort"], attached={0: "gunpowder"})
    pushed(p, "hire avicenna", "use avicenna")
    assert has(p)["military"] == 2


@pytest.mark.rule("celebrity-retire")
def test_marie_curie_pays_for_a_knowledge_card_and_retires() -> None:
    p = with_celebrities("marie-curie", gold=3, science=3)
    show(p, ["mathematics"])
    pushed(p, "hire marie-curie", "acquire mathematics", "apply")
    assert has(p)["gold"] == 2
    assert p.realms.celebrity[0] == -1


@pytest.mark.rule("effect-declined", "celebrity-retire")
def test_marie_curie_is_kept_for_another_knowledge_card() -> None:
    p = with_celebrities("marie-curie", gold=3, science=6)
    show(p, ["mathematics", "irrigation"])
    pushed(p, "hire marie-curie", "acquire mathematics")
    assert list(p.choices()) == ["apply", "skip"]
    pushed(p, "skip")
    assert (has(p)["gold"], p.realms.celebrity[0]) == (0, CARD_OF["marie-curie"])
    pushed(p, "acquire irrigation", "apply")
    assert (has(p)["gold"], p.realms.celebrity[0]) == (2, -1)


@pytest.mark.rule("move-armies")
def test_florence_nightingale_moves_four_units_and_gives_culture() -> None:
    p = with_celebrities("florence-nightingale", gold=3)
    garrison(p, 0, "c4")
    garrison(p, 0, "b5")
    pushed(p, "hire florence-nightingale", "use florence-nightingale")
    pushed(p, "from b4 c4", "from b4 c4", "leader b5")
    assert rule_against(p, "from b4 d4") == "move-armies"
    assert rule_against(p, "from b5") is None
    enough = pushed(p.clone(), "from b4 c4")
    assert asked(enough) == "take-action"
    pushed(p, "done")
    assert (p.board.soldiers[TILE_OF["c4"]], p.board.leader_at[0]) == (3, TILE_OF["b5"])
    assert has(p)["culture"] == 1


@pytest.mark.rule("celebrity-deploy", "control")
def test_a_new_celebrity_can_take_over_the_province_that_the_old_one_held_alone() -> None:
    p = with_celebrities("napoleon", gold=9)
    tile = garrison(p, 0, "b3", soldiers=0)
    p.realms.celebrity[0], p.board.celebrity_at[0] = CARD_OF["spartacus"], tile
    pushed(changed(p), "hire napoleon b3")
    assert p.board.owner[tile] == 0
    assert p.board.celebrity_at[0] == tile
    assert p.supply.celebrities == numbers(["spartacus"])


@pytest.mark.rule("celebrity-retire", "control")
def test_a_province_that_the_old_celebrity_held_alone_is_vacated() -> None:
    p = with_celebrities("napoleon", gold=9)
    tile = garrison(p, 0, "b3", soldiers=0)
    p.realms.celebrity[0], p.board.celebrity_at[0] = CARD_OF["spartacus"], tile
    garrison(p, 0, "c4")
    pushed(changed(p), "hire napoleon c4")
    assert p.board.owner[tile] == -1


@pytest.mark.rule("celebrity-retire", "wonder-one-at-a-time")
def test_imhotep_leaves_with_the_wonder_that_he_stood_on() -> None:
    p = with_celebrities(production=9, gold=9)
    show(p, ["stonehenge"])
    p.realms.building[0] = CARD_OF["pyramids"]
    p.supply.development.remove(CARD_OF["pyramids"])
    p.realms.celebrity[0] = CARD_OF["imhotep"]
    pushed(changed(p), "acquire stonehenge", "stonehenge")
    assert p.supply.celebrities == numbers(["imhotep"])
    pushed(p, "finish")
    assert has(p)["science"] == 2


@pytest.mark.rule("control", "celebrity-deploy", "destroy-units")
def test_a_celebrity_that_does_not_fight_is_no_unit() -> None:
    p = with_celebrities()
    tile = garrison(p, 0, "c4", soldiers=2)
    p.board.celebrity_at[0] = tile
    p.realms.celebrity[0] = CARD_OF["spartacus"]
    assert p.units(tile) == 3
    assert unit_words(p, 0, tile) == ["soldier", "spartacus"]
    p.realms.celebrity[0] = CARD_OF["archimedes"]
    assert p.units(tile) == 2
    assert unit_words(p, 0, tile) == ["soldier"]
    p.board.soldiers[tile] = 0
    assert p.units(tile) == 0


@pytest.mark.rule("monster-appears", "destroy-units", "celebrity-deploy")
def test_a_monster_halves_units_and_a_fighting_celebrity_is_one() -> None:
    p = with_celebrities()
    tile = garrison(p, 0, "c4", soldiers=2)
    p.board.celebrity_at[0], p.realms.celebrity[0] = tile, CARD_OF["napoleon"]
    p.agenda.append(Devastate(tile))
    p.advance()
    assert (asked(p), p.view(0)["asked"]["facts"]["left"]) == ("lose-unit", 2)
    pushed(p, "napoleon")
    assert p.board.celebrity_at[0] == p.board.capital[0]
    assert p.board.soldiers[tile] == 1
