"""Explorers, production tokens and markets."""

import pytest

from ecumene.titles.monumental.explorers import SendTo
from ecumene.titles.monumental.maps import NAMES, TILE_OF
from ecumene.titles.monumental.tokens import MARKET_TOKEN_OF, MARKET_TOKENS, MARKETS, STALLS
from tests.titles.monumental.arrange import (
    acting,
    asked,
    changed,
    garrison,
    has,
    numbers,
    pushed,
    rule_against,
)


@pytest.mark.rule("explorer-move", "explorer-cost", "explorer-adjacent")
def test_an_explorer_walks_for_one_military_a_step() -> None:
    p = acting(military=3)
    garrison(p, 1, "d5")
    pushed(p, "explore explorer 1 c4", "explore explorer 1 d5")
    assert p.board.explorers[0] == TILE_OF["d5"]
    assert has(p)["military"] == 1
    assert rule_against(p, "explore explorer 1 d6") == "explorer-move"
    assert rule_against(p, "explore explorer 1 b3") == "explorer-adjacent"
    pushed(p, "explore explorer 1 c4")
    assert rule_against(p, "explore explorer 1 b4") == "explorer-cost"


@pytest.mark.rule("explorer-move")
def test_an_explorer_may_come_home_but_not_call_on_others() -> None:
    p = acting(military=3)
    p.board.explorers[0] = TILE_OF["c4"]
    assert rule_against(changed(p), "explore explorer 1 b4") is None
    p.board.explorers[0] = TILE_OF["f3"]
    assert rule_against(changed(p), "explore explorer 1 f4") == "explorer-move"


@pytest.mark.rule("explorer-production", "explorer-one-action", "action-collect", "explorer-nothing-here")
def test_each_explorer_takes_one_token_a_turn() -> None:
    p = acting()
    assert rule_against(p, "collect explorer 1") == "action-collect"
    p.board.explorers[:2] = [TILE_OF["c4"], TILE_OF["c3"]]
    pushed(changed(p), "collect explorer 1")
    assert p.realms.production_tokens[0] == 1
    assert not p.board.production >> TILE_OF["c4"] & 1
    assert rule_against(p, "collect explorer 1") == "explorer-one-action"
    p.now.acts[0] = 1
    assert rule_against(changed(p), "collect explorer 1") == "explorer-nothing-here"
    pushed(p, "collect explorer 2")
    assert p.realms.production_tokens[0] == 2


@pytest.mark.rule("tokens-kept", "action-spend")
def test_a_production_token_is_kept_until_it_is_used() -> None:
    p = acting(deck=["fort"] * 9)
    assert rule_against(p, "spend production-token") == "action-spend"
    p.realms.production_tokens[0] = 1
    pushed(changed(p), "end", "row 1 column 1", "end", "row 1 column 1")
    before = p.now.res[0]
    pushed(p, "spend production-token")
    assert p.now.res[0] == before + 1
    assert p.realms.production_tokens[0] == 0


@pytest.mark.rule("market-look", "market-one-each", "markets-setup")
def test_at_a_market_one_token_is_kept_for_the_whole_game() -> None:
    p = acting(seats=3)
    market = next(m for m, tile in enumerate(p.board.market_tile) if tile >= 0)
    p.board.explorers[0] = p.board.explorers[1] = p.board.market_tile[market]
    assert len(p.board.pile[market]) == 3
    pushed(changed(p), "collect explorer 1")
    token = p.choices()[0]
    pushed(p, token)
    assert p.view(0)["players"][0]["market_tokens"] == [token]
    assert p.view(1)["players"][0]["market_tokens"] is None
    assert p.view(1)["markets"][MARKETS[market]]["tokens"] == 2
    p.board.explorers[1] = TILE_OF["c4"]
    pushed(changed(p), f"spend {token}")
    assert p.view(1)["players"][0]["market_tokens_used"] == [token]
    p.board.explorers[1] = p.board.market_tile[market]
    p.now.acts = [1, 1]
    p.board.production |= 1 << TILE_OF["c4"]
    p.board.explorers[0] = TILE_OF["c4"]
    while asked(p) != "take-action":
        p.push(p.choices()[-1])
    assert rule_against(changed(p), "collect explorer 2") == "market-one-each"


MARKET_BENEFITS: dict[str, tuple[tuple[str, ...], dict[str, int]]] = {
    "caravanserai-military": ((), {"military": 4}),
    "caravanserai-production": ((), {"production": 4}),
    "caravanserai-science": ((), {"science": 4}),
    "caravanserai-gold": ((), {"gold": 3}),
    "caravanserai-culture": ((), {"culture": 1, "gold": 1}),
    "harbour-fair-military": ((), {"military": 4}),
    "harbour-fair-mixed": ((), {"production": 2, "military": 2}),
    "harbour-fair-building": (("workshop",), {"gold": 1}),
    "harbour-fair-gold": ((), {"gold": 3}),
    "harbour-fair-reinforce": (("1-1", "done"), {"gold": 1}),
    "stone-exchange-production": ((), {"production": 5}),
    "stone-exchange-mixed": ((), {"production": 2, "science": 2}),
    "stone-exchange-gold": ((), {"gold": 3}),
    "stone-exchange-culture": ((), {"culture": 2}),
    "stone-exchange-archive": (("2-1", "done"), {"gold": 1}),
    "scribes-bazaar-science": ((), {"science": 5}),
    "scribes-bazaar-mixed": ((), {"science": 2, "military": 2}),
    "scribes-bazaar-any": (
        ("science", "science", "military", "production"),
        {"science": 2, "military": 1, "production": 1},
    ),
    "scribes-bazaar-culture": ((), {"culture": 2}),
    "scribes-bazaar-draw": (("temple",), {"culture": 1, "gold": 1}),
}


@pytest.mark.rule("tokens-kept")
@pytest.mark.parametrize("word", [token.id for token in MARKET_TOKENS])
def test_each_market_token_gives_its_benefit(word: str) -> None:
    p = acting(
        active=["mine", "fort", "library"], idle=["work-camp", "work-camp"], deck=["keep", "temple", "fort"]
    )
    number = MARKET_TOKEN_OF[word]
    p.board.takers[number // STALLS] += ((0, number),)
    said, after = MARKET_BENEFITS[word]
    pushed(changed(p), f"spend {word}", *said)
    nothing = {"production": 0, "science": 0, "military": 0, "samurai": 0, "gold": 0, "culture": 0}
    assert has(p) == nothing | after
    if word == "harbour-fair-reinforce":
        assert p.now.reinforced == 1
    if word == "stone-exchange-archive":
        assert p.realms.archived[0] == tuple(numbers(["work-camp"]))
    assert p.held(0) == []


@pytest.mark.rule("policy-active", "explorer-production")
def test_policies_that_answer_to_explorers() -> None:
    p = acting(civilizations=("chinese", "danes"), policies=["silk-road"])
    market = next(m for m, tile in enumerate(p.board.market_tile) if tile >= 0)
    p.board.explorers[0] = p.board.market_tile[market]
    pushed(changed(p), "collect explorer 1")
    pushed(p, p.choices()[0])
    assert has(p)["culture"] == 1
    p = acting(civilizations=("greeks", "danes"), policies=["colonies"])
    p.board.explorers[0] = TILE_OF["c4"]
    pushed(changed(p), "collect explorer 1", "science")
    assert has(p)["science"] == 1
    p = acting(civilizations=("japanese", "danes"), policies=["trade-mission"], military=3)
    garrison(p, 1, "c4")
    pushed(p, "explore explorer 1 c4", "explore explorer 2 c4")
    assert has(p)["gold"] == 2


@pytest.mark.rule("explorer-move")
def test_a_trade_mission_pays_abroad_only() -> None:
    p = acting(civilizations=("japanese", "danes"), policies=["trade-mission"], military=3)
    garrison(p, 0, "c4")
    pushed(p, "explore explorer 1 c4", "explore explorer 2 b5")
    assert has(p)["gold"] == 0


@pytest.mark.rule("explorer-move")
def test_the_question_for_a_step_says_where_the_explorer_stands() -> None:
    p = acting()
    p.board.explorers[3] = TILE_OF["d3"]
    assert SendTo(1, 0, 1).facts(p)["tile"] == NAMES[p.board.capital[1]]
    assert SendTo(1, 1, 1).facts(p)["tile"] == "d3"
