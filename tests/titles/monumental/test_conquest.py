"""Conquest, armies and outposts."""

import pytest

from ecumene.core.text import speaker
from ecumene.titles.monumental.cards import CARD_OF, WONDER_PLACE
from ecumene.titles.monumental.conquest import defence
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.tokens import NO_TOKEN, TOKEN_OF
from tests.titles.monumental.arrange import (
    acting,
    asked,
    barbarians,
    begun,
    changed,
    garrison,
    has,
    pushed,
    rule_against,
)

B4 = TILE_OF["b4"]


# What it takes ----------------------------------------------------------------------------------


@pytest.mark.rule("conquest", "conquest-defence", "action-conquer")
def test_barbarians_of_two_on_terrain_one_take_three_military() -> None:
    """The rulebook's example of a barbarian province."""
    p = acting(military=3)
    barbarians(p, "c4", "b2-culture")
    assert defence(p, TILE_OF["c4"]) == 3
    pushed(p, "conquer c4 go", "culture-1")
    assert has(p)["military"] == 0
    assert p.board.soldiers[TILE_OF["c4"]] == 3
    assert p.board.soldiers[B4] == 6
    assert p.realms.claimed[0] == (TOKEN_OF["b2-culture"],)
    p = acting(military=2)
    barbarians(p, "c4", "b2-culture")
    assert rule_against(p, "conquer c4") == "conquest-cost"


@pytest.mark.rule("conquest-free-city")
def test_the_question_for_units_names_the_price_of_a_free_city() -> None:
    p = acting(military=2, production=1, science=1)
    garrison(p, 0, "b5")
    for token, price in (("ragusa", "Besides: 1 production. Besides: 1 science."), ("b1-science", "to go.")):
        barbarians(p, "c5", token)
        view = changed(p.clone()).push("conquer c5").view(0)
        question = speaker("en", "monumental").question(view["asked"], ["Ana", "Berta"])
        assert " ".join(question.split()).endswith(price)


@pytest.mark.rule("conquest-free-city", "gold-substitutes")
def test_a_free_city_on_terrain_one_takes_one_military_and_two_science() -> None:
    """The rulebook's example of a free city."""
    p = acting(military=1, science=2)
    garrison(p, 0, "b5")
    barbarians(p, "c5", "samarkand")
    assert p.view(0)["tiles"]["c5"]["conquest"] == {
        "target": "free-city",
        "units": 1,
        "extra": {"science": 2},
        "possible": True,
    }
    pushed(p, "conquer c5 go", "gold-2")
    assert has(p) == {"production": 0, "science": 0, "military": 0, "samurai": 0, "gold": 2, "culture": 0}
    p = acting(military=1, science=1, gold=1)
    garrison(p, 0, "b5")
    barbarians(p, "c5", "samarkand")
    assert rule_against(p, "conquer c5 go") is None
    p.realms.gold[0] = 0
    p.board.token[TILE_OF["c3"]] = NO_TOKEN
    assert rule_against(changed(p), "conquer c5 go") == "conquest-cost"


@pytest.mark.rule("conquest-enemy-defence", "wonder-defence")
def test_the_defence_of_ten() -> None:
    """Terrain 2, a soldier, a leader, an outpost and Stonehenge."""
    p = begun()
    tile = garrison(p, 1, "d4", soldiers=1, leader=True, outpost=True)
    p.board.wonder_at[tile] = CARD_OF["stonehenge"]
    p.board.wonder_of[WONDER_PLACE[CARD_OF["stonehenge"]]] = 1
    assert p.world.terrain[tile] == 2
    assert defence(p, tile) == 2 + 1 + 2 + 3 + 2


@pytest.mark.rule("conquest-through-own", "conquest-enemy", "conquest-units")
def test_units_of_two_places_invade_the_province_between_them() -> None:
    """The Japanese spend 3 military against a Greek province of terrain 1 with 2 units."""
    p = acting(civilizations=("japanese", "greeks"), military=3)
    garrison(p, 1, "c4", soldiers=2)
    garrison(p, 0, "d5", soldiers=3)
    assert defence(p, TILE_OF["c4"]) == 3
    pushed(p, "conquer c4 from d5 from b4 from d5 go")
    assert has(p)["military"] == 0
    assert p.board.soldiers[TILE_OF["c4"]] == 3
    assert p.board.soldiers[TILE_OF["d5"]] == 1
    assert p.board.soldiers[p.board.capital[1]] == 9
    assert p.board.owner[TILE_OF["c4"]] == 0


@pytest.mark.rule("conquest-through-own")
def test_units_pass_only_through_own_tiles() -> None:
    p = acting(military=9)
    garrison(p, 0, "e4", soldiers=2)
    barbarians(p, "e3", "b2-science")
    assert defence(p, TILE_OF["e3"]) == 3
    assert rule_against(p, "conquer e3") == "conquest-units"


@pytest.mark.rule("conquest-units", "conquest-free-city")
def test_a_conquest_takes_at_least_one_unit() -> None:
    p = acting(military=1)
    p.board.token[TILE_OF["b5"]] = NO_TOKEN
    assert defence(p, TILE_OF["b5"]) == 0
    pushed(changed(p), "conquer b5 go")
    assert has(p)["military"] == 0
    assert p.board.soldiers[TILE_OF["b5"]] == 1


@pytest.mark.rule("conquest-adjacent", "conquest-no-water", "conquest-no-capital", "conquest-not-own")
def test_what_cannot_be_conquered() -> None:
    p = acting(military=9)
    garrison(p, 0, "b5")
    assert rule_against(p, "conquer d4") == "conquest-adjacent"
    assert rule_against(p, "conquer d6") == "conquest-no-water"
    assert rule_against(p, "conquer f4") == "conquest-no-capital"
    assert rule_against(p, "conquer b5") == "conquest-not-own"


@pytest.mark.rule("conquest-units", "conquest-cost", "action-conquer")
def test_enough_units_are_needed_besides_the_military() -> None:
    p = acting(military=12)
    garrison(p, 0, "b5", soldiers=8)
    p.board.lairs[4] = TILE_OF["b5"]
    barbarians(p, "c4", "b4-culture")
    assert rule_against(changed(p), "conquer c4") == "conquest-units"
    assert rule_against(acting(), "conquer c4") == "action-conquer"


@pytest.mark.rule("conquest-again", "conquest")
def test_the_same_units_conquer_again_for_their_price() -> None:
    p = acting(military=4)
    barbarians(p, "b5", "b1-science")
    barbarians(p, "c4", "b2-science")
    pushed(p, "conquer b5 leader go", "gold-1")
    assert has(p)["military"] == 5
    pushed(p, "conquer c4 from b4 from b4 from b4 go", "gold-2")
    assert has(p)["military"] == 2


@pytest.mark.rule("never-abandon", "control")
def test_no_province_is_abandoned_but_an_outpost_holds_it() -> None:
    p = acting(military=3)
    garrison(p, 0, "c4", soldiers=2)
    barbarians(p, "c5", "samarkand")
    p.board.token[TILE_OF["c5"]] = NO_TOKEN
    p.push("conquer c5")
    assert "from c4" in p.choices()
    p.push("from c4 go")
    assert p.board.soldiers[TILE_OF["c4"]] == 1
    p = acting(military=1)
    garrison(p, 0, "c4", soldiers=1)
    p.board.token[TILE_OF["c5"]] = NO_TOKEN
    changed(p).push("conquer c5")
    assert rule_against(p, "from c4") == "never-abandon"
    p = acting(military=1)
    garrison(p, 0, "c4", soldiers=1, outpost=True)
    p.board.token[TILE_OF["c5"]] = NO_TOKEN
    pushed(changed(p), "conquer c5 from c4 go")
    assert p.board.owner[TILE_OF["c4"]] == 0


@pytest.mark.rule("control", "monster-vacated")
def test_a_leader_holds_a_province_alone() -> None:
    p = acting(military=1)
    tile = garrison(p, 0, "b5", soldiers=0, leader=True)
    assert p.units(tile) == 1
    garrison(p, 0, "c4")
    assert rule_against(p, "move leader c4") == "never-abandon"


@pytest.mark.rule("conquest-enemy")
def test_the_loser_goes_home_and_its_outpost_to_its_reserve() -> None:
    p = acting(military=10)
    tile = garrison(p, 1, "c4", soldiers=2, leader=True, outpost=True)
    assert p.outposts_left(1) == 1
    pushed(p, "conquer c4 leader go")
    assert p.board.leader_at[1] == p.board.capital[1]
    assert p.board.soldiers[p.board.capital[1]] == 9
    assert p.outposts_left(1) == 2
    assert not p.board.own[1] >> tile & 1


@pytest.mark.rule("wonder-defence", "scoring")
def test_a_conquered_wonder_keeps_defending_and_scoring_for_its_builder() -> None:
    p = acting(military=10)
    tile = garrison(p, 1, "c4", soldiers=1)
    p.board.wonder_at[tile] = CARD_OF["pyramids"]
    p.board.wonder_of[WONDER_PLACE[CARD_OF["pyramids"]]] = 1
    p.realms.wonders[1] = 1
    pushed(changed(p), "conquer c4 go")
    assert p.board.wonder_at[tile] == CARD_OF["pyramids"]
    assert defence(p, tile) == 1 + 4 + 2
    assert p.realms.wonders[1] == 1


# Leaders and policies -----------------------------------------------------------------------------


@pytest.mark.rule("leader-benefit")
@pytest.mark.parametrize(
    ("civilization", "gained"),
    [("egyptians", "production"), ("japanese", "science"), ("danes", "military"), ("greeks", "gold")],
)
def test_a_leader_gives_its_benefit_once_a_turn(civilization: str, gained: str) -> None:
    other = "chinese"
    p = acting(civilizations=(civilization, other), military=2)
    p.board.token[TILE_OF["b5"]] = NO_TOKEN
    before = has(changed(p))
    pushed(p, "conquer b5 leader go")
    after = has(p)
    amount = 1 if gained == "gold" else 2
    spent = 1 if gained == "military" else 0
    assert after[gained] - before[gained] == amount - spent
    p.board.token[TILE_OF["c3"]] = NO_TOKEN
    p.board.leader_at[0] = B4
    p.board.soldiers[B4] -= 1
    p.board.soldiers[TILE_OF["b5"]] += 1
    p.now.res[2] = 1
    again = has(changed(p))
    pushed(p, "conquer c3 leader go")
    assert has(p)[gained] == again[gained] - (gained == "military")


@pytest.mark.rule("leader-benefit", "draw-and-use", "effects-order")
def test_hua_mulan_draws_two_and_uses_one_in_the_order_liked() -> None:
    p = acting(civilizations=("chinese", "greeks"), military=1, deck=["keep", "temple"])
    barbarians(p, "b5", "b1-archive")
    p.board.token[TILE_OF["b5"]] = TOKEN_OF["b1-archive"]
    pushed(changed(p), "conquer b5 leader go")
    assert asked(p) == "order-effects"
    assert list(p.choices()) == ["b1-archive", "hua-mulan"]
    pushed(p, "hua-mulan", "apply", "keep", "gold-1")
    assert (has(p)["military"], has(p)["gold"]) == (3, 1)
    assert sorted(p.realms.discard[0]) == sorted([CARD_OF["keep"], CARD_OF["temple"]])


@pytest.mark.rule("conquest-range")
def test_seafarers_reach_two_steps_across_anything() -> None:
    p = acting(military=5, policies=["seafarers"])
    barbarians(p, "c2", "b3-science")
    pushed(p, "conquer c2 go", "gold-2")
    assert p.board.owner[TILE_OF["c2"]] == 0
    p.now.res[2] = 9
    assert rule_against(changed(p), "conquer e4") == "conquest-adjacent"


@pytest.mark.rule("samurai-military")
def test_the_samurai_schools_military_is_for_barbarians() -> None:
    p = acting(active=["samurai-school"], civilizations=("japanese", "greeks"), gold=1)
    p.push("use samurai-school")
    assert rule_against(p, "explore explorer 1 c4") == "explorer-cost"
    garrison(p, 1, "b5", soldiers=1)
    barbarians(p, "b3", "b1-science")
    p.board.token[TILE_OF["b3"]] = NO_TOKEN
    assert rule_against(changed(p), "conquer b5") == "conquest-cost"
    pushed(p, "conquer b3 go")
    assert p.now.samurai == 0


@pytest.mark.rule("diplomacy")
def test_diplomacy_takes_two_off_the_price_and_then_off_the_units() -> None:
    p = acting(civilizations=("japanese", "greeks"), military=1, science=1, policies=["diplomacy"])
    garrison(p, 0, "b5")
    barbarians(p, "c5", "petra")
    assert p.view(0)["tiles"]["c5"]["conquest"]["extra"] == {"science": 1}
    barbarians(p, "c5", "ragusa")
    assert p.view(0)["tiles"]["c5"]["conquest"] == {
        "target": "free-city",
        "units": 1,
        "extra": {},
        "possible": True,
    }


@pytest.mark.rule("conquest-units")
def test_policies_that_lower_the_defence() -> None:
    p = acting(civilizations=("egyptians", "greeks"), policies=["egypt-expansion"])
    tiles = p.view(0)["tiles"]
    assert tiles["c4"]["defence"] - tiles["c4"]["conquest"]["units"] == 1
    assert tiles["b3"]["defence"] == tiles["b3"]["conquest"]["units"]
    p = acting(civilizations=("japanese", "greeks"), policies=["resolute-expansion"])
    garrison(p, 1, "c4", soldiers=3)
    assert p.view(0)["tiles"]["c4"]["conquest"]["units"] == 2
    garrison(p, 0, "b5")
    assert p.view(0)["tiles"]["c4"]["conquest"]["units"] == 4


@pytest.mark.rule("conquest-enemy-defence")
def test_sakoku_gives_gold_and_guards_until_the_next_own_turn() -> None:
    p = acting(civilizations=("japanese", "greeks"), policies=["sakoku"])
    tile = garrison(p, 0, "c4")
    before = defence(p, tile)
    pushed(p, "use sakoku")
    assert has(p)["gold"] == 1
    assert defence(p, tile) == before + 1
    assert rule_against(p, "use sakoku") in ("action-use", "effect-once")


@pytest.mark.rule("effects-order")
def test_policies_that_answer_to_a_conquest() -> None:
    p = acting(military=1, policies=["plunder"])
    p.board.token[TILE_OF["b5"]] = NO_TOKEN
    assert has(pushed(changed(p), "conquer b5 go"))["production"] == 1
    p = acting(military=4, policies=["raiders"])
    for name in ("b5", "c3"):
        p.board.token[TILE_OF[name]] = NO_TOKEN
    garrison(p, 0, "c4")
    p.board.token[TILE_OF["c5"]] = NO_TOKEN
    pushed(changed(p), "conquer b5 go")
    assert has(p)["gold"] == 0
    pushed(p, "conquer c5 go")
    assert p.world.coast >> TILE_OF["c5"] & 1
    assert has(p)["gold"] == 1
    p = acting(civilizations=("egyptians", "greeks"), military=1, policies=["river-navigation"])
    p.board.token[TILE_OF["b5"]] = NO_TOKEN
    pushed(changed(p), "conquer b5 go", "explorer 2", "c4")
    assert p.board.explorers[1] == TILE_OF["c4"]


@pytest.mark.rule("samurai-military")
def test_the_samurai_schools_military_stays_out_of_wars_with_civilizations() -> None:
    p = acting(military=9)
    garrison(p, 1, "c4")
    p.now.samurai = 2
    before = defence(p, TILE_OF["c4"])
    pushed(changed(p), "conquer c4 go")
    assert (p.now.samurai, has(p)["military"]) == (2, 9 - before)
