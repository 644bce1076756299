"""Wonders: two stages, one at a time, a token on the map."""

import pytest

from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.conquest import defence
from ecumene.titles.monumental.maps import TILE_OF
from tests.titles.monumental.arrange import acting, changed, garrison, has, pushed, rule_against, show


@pytest.mark.rule("wonder-stages", "acquire-wonder", "complete-wonder")
def test_both_stages_can_be_paid_in_one_turn() -> None:
    p = acting(production=6)
    show(p, ["pyramids"])
    pushed(p, "acquire pyramids")
    assert has(p)["production"] == 3
    assert p.realms.building[0] == CARD_OF["pyramids"]
    assert p.realms.wonders[0] == 0
    pushed(p, "finish")
    assert has(p)["production"] == 0
    assert p.realms.wonders[0] == 1
    assert p.realms.deck[0][-1] == CARD_OF["pyramids"]
    assert p.board.wonder_at[TILE_OF["b4"]] == CARD_OF["pyramids"]


@pytest.mark.rule("complete-wonder")
def test_completing_needs_a_wonder_and_its_price() -> None:
    assert rule_against(acting(production=9), "finish") == "complete-wonder"
    p = acting(production=2)
    p.realms.building[0] = CARD_OF["pyramids"]
    assert rule_against(changed(p), "finish") == "complete-wonder"


@pytest.mark.rule("wonder-one-at-a-time")
def test_of_two_wonders_one_is_kept() -> None:
    p = acting(production=6)
    show(p, ["pyramids", "stonehenge"])
    pushed(p, "acquire pyramids", "acquire stonehenge", "pyramids")
    assert p.realms.building[0] == CARD_OF["pyramids"]
    assert p.supply.out == [CARD_OF["stonehenge"]]
    p = acting(production=6)
    show(p, ["pyramids", "stonehenge"])
    pushed(p, "acquire pyramids", "acquire stonehenge", "stonehenge")
    assert p.realms.building[0] == CARD_OF["stonehenge"]
    assert p.supply.out == [CARD_OF["pyramids"]]


@pytest.mark.rule("wonder-token", "wonder-token-one", "complete-wonder")
def test_one_wonder_a_tile_on_own_tiles() -> None:
    p = acting(production=9)
    garrison(p, 0, "c4")
    garrison(p, 0, "c3")
    p.board.wonder_at[p.board.capital[0]] = CARD_OF["stonehenge"]
    p.realms.building[0] = CARD_OF["hanging-gardens"]
    pushed(changed(p), "finish")
    assert rule_against(p, "b4") == "wonder-token-one"
    assert rule_against(p, "d4") == "wonder-token"
    before = defence(p, TILE_OF["c4"])
    pushed(p, "c4")
    assert defence(p, TILE_OF["c4"]) == before + 2
    p.board.wonder_at[TILE_OF["c3"]] = CARD_OF["colosseum"]
    p.realms.building[0] = CARD_OF["pyramids"]
    p.now.res[0] = 9
    assert rule_against(changed(p), "finish") == "complete-wonder"


@pytest.mark.rule("wonder-stages", "policy-active")
def test_corvee_and_architecture_change_the_price() -> None:
    p = acting(civilizations=("egyptians", "danes"), policies=["corvee"], production=5)
    show(p, ["pyramids"])
    pushed(p, "acquire pyramids", "finish")
    assert has(p)["production"] == 1
    p = acting(civilizations=("greeks", "danes"), policies=["architecture"], science=2, military=2, gold=1)
    show(p, ["pyramids"])
    pushed(p, "acquire pyramids", "science-1-and-military-1-and-gold-1")
    assert (has(p)["science"], has(p)["military"], has(p)["gold"]) == (1, 1, 0)
    p = acting(civilizations=("greeks", "danes"), policies=["siege"], science=3)
    show(p, ["pyramids"])
    assert rule_against(p, "acquire pyramids") in ("acquire", "action-acquire")


@pytest.mark.rule("wonder-stage-effects")
def test_a_free_stage_can_finish_a_wonder() -> None:
    p = acting(active=["mine"], idle=["pharaohs-barge"], attached={0: "pyrotechnics"})
    show(p, ["keep"])
    p.realms.building[0] = CARD_OF["eiffel-tower"]
    pushed(changed(p), "use pyrotechnics", "1-2", "finish")
    assert p.realms.wonders[0] == 1
    assert has(p)["culture"] == 2
