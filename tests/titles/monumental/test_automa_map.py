"""The Automa on the map: its conquests and its explorers."""

import pytest

from ecumene.core.bits import each
from ecumene.titles.monumental.automa_explorers import arrive
from ecumene.titles.monumental.conquest import defence
from ecumene.titles.monumental.maps import NEAR, NOWHERE, TILE_OF
from ecumene.titles.monumental.monsters import PlaceKraken, appear
from ecumene.titles.monumental.now import Now
from ecumene.titles.monumental.tokens import MONSTER_OF, NO_TOKEN
from tests.titles.monumental.arrange import asked, barbarians, begun, garrison, pushed
from tests.titles.monumental.automas import against, settled, step
from tests.titles.monumental.loose import hiding


@pytest.mark.rule("automa-conquest", "automa-tokens")
def test_it_conquers_the_cheapest_province_with_its_leader_and_one_soldier() -> None:
    p = against()
    barbarians(p, "f3", "b1-science")
    step(p, "conquer-lowest")
    assert p.board.owner[TILE_OF["f3"]] == 1
    assert p.board.leader_at[1] == TILE_OF["f3"]
    assert p.board.soldiers[TILE_OF["f3"]] == 1
    assert p.board.soldiers[p.board.capital[1]] == 8
    assert p.realms.gold[1] == 2 + 1
    assert p.now.res == [0, 0, 0]


@pytest.mark.rule("automa-tokens", "monster-appears")
def test_a_monster_is_two_gold_to_it_and_no_culture() -> None:
    p = against()
    hiding(p, "mogwai", "f3")
    for name in ("e3", "e4", "f5"):
        garrison(p, 0, name, soldiers=3)
    before = p.realms.gold[1]
    step(p, "conquer-lowest")
    assert p.board.lairs[MONSTER_OF["mogwai"]] == TILE_OF["f3"]
    assert p.realms.gold[1] == before + 2
    assert p.realms.culture[1] == 0
    assert p.realms.claimed[1] == ()


@pytest.mark.rule("monster-appears", "automa-turn")
def test_the_person_to_its_right_places_the_kraken_it_came_upon() -> None:
    p = begun(2, automas=1)
    p.now = Now(2)
    question = appear(p, MONSTER_OF["kraken"], TILE_OF["d4"])
    assert isinstance(question, PlaceKraken)
    assert question.seat == 1
    p.now = Now(0)
    question = appear(p, MONSTER_OF["kraken"], TILE_OF["d4"])
    assert isinstance(question, PlaceKraken)
    assert question.seat == 0


@pytest.mark.rule("automa-conquest")
def test_equal_provinces_go_by_terrain_and_then_by_the_right_hand() -> None:
    p = against()
    for name in ("f3", "e3", "e4", "f5"):
        p.board.token[TILE_OF[name]] = NO_TOKEN
    terrain = {name: p.world.terrain[TILE_OF[name]] for name in ("f3", "e3", "e4", "f5")}
    assert terrain == {"f3": 0, "e3": 1, "e4": 0, "f5": 2}
    step(p, "conquer-lowest")
    assert asked(p) == "choose-automa-conquest"
    assert set(p.choices()) == {"f3", "e4"}
    pushed(p, "e4")
    assert p.board.owner[TILE_OF["e4"]] == 1


@pytest.mark.rule("automa-conquest")
def test_the_dearest_province_and_three_of_them() -> None:
    p = against()
    before = {tile: defence(p, tile) for tile in each(p.world.land)}
    step(p, "conquer-highest")
    near = [TILE_OF[name] for name in ("f3", "e3", "e4", "f5")]
    settled(p)
    (taken,) = [tile for tile in near if p.board.owner[tile] == 1]
    assert before[taken] == max(before[tile] for tile in near)
    step(p, "conquer-three-highest")
    settled(p)
    assert p.provinces(1).bit_count() == 4


@pytest.mark.rule("automa-conquest", "conquest-enemy")
def test_without_soldiers_an_outpost_and_without_those_nothing() -> None:
    p = against()
    garrison(p, 0, "f3", soldiers=2)
    garrison(p, 1, "e4", soldiers=9)
    for name in ("e3", "f5"):
        p.board.token[TILE_OF[name]] = NO_TOKEN
    step(p, "conquer-lowest")
    settled(p)
    assert p.outposts_left(1) == 1
    assert p.board.leader_at[1] != p.board.capital[1]
    step(p, "conquer-lowest")
    settled(p)
    assert p.outposts_left(1) == 0
    assert step(p, "conquer-lowest").realms.gold[1] >= 4


@pytest.mark.rule("automa-conquest", "control")
def test_a_province_that_only_its_leader_held_becomes_vacant() -> None:
    p = against()
    old = garrison(p, 1, "e5", soldiers=0, leader=True)
    p.board.token[TILE_OF["f3"]] = NO_TOKEN
    step(p, "conquer-lowest")
    assert p.board.owner[old] == -1


@pytest.mark.rule("automa-explorers")
def test_its_explorers_head_for_different_markets_and_take_what_lies_there() -> None:
    p = against()
    p.board.explorers[2:] = [TILE_OF["e4"], TILE_OF["d4"]]
    p.board.production = 0
    settled(step(p, "explorers-1"))
    assert p.board.explorers[2] == TILE_OF["e5"]
    assert [len(takers) for takers in p.board.takers if takers] == [1]
    assert p.board.explorers[3] in (TILE_OF["c3"], TILE_OF["d3"])


@pytest.mark.rule("automa-explorers")
def test_two_markets_equally_near_are_equally_good_ways() -> None:
    p = against()
    p.board.explorers[2] = TILE_OF["e3"]
    p.board.production = 1 << TILE_OF["d3"]
    step(p, "explorers-1")
    assert p.board.explorers[2] == TILE_OF["d3"]
    p = against()
    p.board.explorers[2] = TILE_OF["e3"]
    p.board.production = 0
    step(p, "explorers-1")
    assert asked(p) == "choose-automa-way"
    assert set(p.choices()) == {"d3", "e4"}


@pytest.mark.rule("automa-explorers")
def test_the_second_explorer_leaves_alone_only_the_market_the_first_set_out_for() -> None:
    p = begun(1, ["danes"], automas=2)
    p.board.production = 0
    p.board.explorers[2:4] = [TILE_OF["f3"], TILE_OF["e3"]]
    step(p, "explorers-1")
    assert p.board.explorers[2:4] == [TILE_OF["e2"], TILE_OF["e4"]]


@pytest.mark.rule("automa-explorers", "monster-kraken")
def test_a_market_that_the_kraken_blocks_is_still_missing() -> None:
    p = against()
    p.board.lairs[MONSTER_OF["kraken"]], p.board.track[MONSTER_OF["kraken"]] = TILE_OF["d2"], 4
    arrive(p, 1, 0, TILE_OF["e5"])
    assert p.automa(1).rounds != 0
    assert p.board.explorers[2] == TILE_OF["e5"]
    p.board.production = 0
    gold = p.realms.gold[1]
    settled(step(p, "explorers-1"))
    assert p.realms.gold[1] == gold


@pytest.mark.rule("automa-explorers", "automa-tokens")
def test_after_the_last_market_both_explorers_go_home_and_start_anew() -> None:
    p = against()
    markets = [m for m, tile in enumerate(p.board.market_tile) if tile != NOWHERE]
    p.automa(1).rounds = 1 << markets[0]
    p.board.explorers[2:] = [p.board.market_tile[markets[1]], TILE_OF["e5"]]
    gold = p.realms.gold[1]
    arrive(p, 1, 0, p.board.market_tile[markets[1]])
    assert p.board.explorers[2:] == [p.board.capital[1], p.board.capital[1]]
    assert p.automa(1).rounds == 0
    assert p.realms.gold[1] > gold


@pytest.mark.rule("automa-explorers", "automa-cannot")
def test_a_market_that_others_have_emptied_is_not_missing() -> None:
    p = against()
    markets = [m for m, tile in enumerate(p.board.market_tile) if tile != NOWHERE]
    p.automa(1).rounds = 1 << markets[0]
    p.board.pile[markets[1]] = ()
    p.board.explorers[2:] = [TILE_OF["d3"], TILE_OF["d3"]]
    p.board.production = 0
    gold = p.realms.gold[1]
    settled(step(p, "explorers-1"))
    assert p.realms.gold[1] == gold
    near = [tile for tile in range(len(NEAR)) if NEAR[p.board.capital[1]] >> tile & 1]
    assert set(p.board.explorers[2:]) <= set(near)
    p.board.pile[markets[0]] = ()
    assert step(p, "explorers-1").realms.gold[1] == gold + 2


@pytest.mark.rule("automa-explorers")
def test_two_production_tokens_are_one_gold_and_equal_ways_are_the_right_hands() -> None:
    p = against()
    p.realms.production_tokens[1] = 1
    p.board.explorers[2] = TILE_OF["e4"]
    p.board.explorers[3] = TILE_OF["f4"]
    step(p, "explorers-1")
    settled(p)
    assert p.realms.production_tokens[1] == 0
    assert p.realms.gold[1] >= 3
