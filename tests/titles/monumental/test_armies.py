"""Armies that move, and outposts."""

import pytest

from ecumene.titles.monumental.armies import BuildOutpostAt
from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.conquest import defence
from ecumene.titles.monumental.maps import TILE_OF
from tests.titles.monumental.arrange import (
    acting,
    garrison,
    has,
    objected,
    pushed,
    rule_against,
)


@pytest.mark.rule("move-armies", "action-move")
def test_a_unit_moves_between_connected_provinces_for_one_military() -> None:
    """The rulebook's picture: one unit from the left province to the right one."""
    p = acting(military=2)
    garrison(p, 0, "c4", soldiers=2)
    garrison(p, 0, "d5", soldiers=1)
    pushed(p, "move from c4 d5")
    assert (p.board.soldiers[TILE_OF["c4"]], p.board.soldiers[TILE_OF["d5"]]) == (1, 2)
    assert has(p)["military"] == 1
    pushed(p, "move from b4 d5")
    assert p.board.soldiers[TILE_OF["d5"]] == 3
    assert rule_against(p, "move from c4 d5") == "action-move"


@pytest.mark.rule("move-armies", "never-abandon")
def test_units_do_not_enter_capitals_water_or_foreign_land() -> None:
    p = acting(military=3)
    garrison(p, 0, "c4", soldiers=2)
    garrison(p, 0, "b5", soldiers=1)
    assert rule_against(p, "move from c4 b4") == "move-armies"
    assert rule_against(p, "move from c4 d6") == "move-armies"
    assert rule_against(p, "move from c4 d5") == "move-armies"
    assert rule_against(p, "move from b5 c4") == "never-abandon"


@pytest.mark.rule("outpost", "action-outpost", "outpost-own", "outpost-one-each", "outpost-two")
def test_an_outpost_replaces_three_units() -> None:
    p = acting()
    tile = garrison(p, 0, "c4", soldiers=4, leader=True)
    pushed(p, "outpost c4 leader")
    assert p.board.outposts >> tile & 1
    assert p.board.soldiers[tile] == 2
    assert p.board.leader_at[0] == TILE_OF["b4"]
    assert defence(p, tile) == 1 + 2 + 3
    garrison(p, 0, "b5", soldiers=3)
    assert rule_against(p, "outpost c4") == "outpost-one-each"
    assert rule_against(p, "outpost b3") == "outpost-own"
    pushed(p, "outpost b5")
    assert p.board.own[0] >> TILE_OF["b5"] & 1
    assert p.board.soldiers[TILE_OF["b5"]] == 0
    assert rule_against(p, "outpost b5") == "action-outpost"


@pytest.mark.rule("outpost", "outpost-two")
def test_two_units_are_not_enough_and_two_outposts_are_all() -> None:
    p = acting()
    garrison(p, 0, "c4", soldiers=2)
    garrison(p, 0, "b5", soldiers=3)
    assert rule_against(p, "outpost c4") == "outpost"
    p = acting()
    for name, soldiers, outpost in (("c4", 0, True), ("b5", 0, True), ("c3", 4, False)):
        garrison(p, 0, name, soldiers=soldiers, outpost=outpost)
    assert p.outposts_left(0) == 0
    assert rule_against(p, "outpost c3") == "action-outpost"
    assert objected(BuildOutpostAt, p, "c3") == "outpost-two"


@pytest.mark.rule("outpost", "outpost-own")
def test_soldiers_only_may_go_home() -> None:
    p = acting()
    tile = garrison(p, 0, "c4", soldiers=4, leader=True)
    pushed(p, "outpost c4 soldiers")
    assert (p.board.soldiers[tile], p.board.leader_at[0]) == (1, tile)


@pytest.mark.rule("move-armies")
def test_units_do_not_move_to_a_province_that_is_not_connected() -> None:
    p = acting(military=3)
    garrison(p, 0, "c4", soldiers=2)
    garrison(p, 0, "f5", soldiers=2)
    assert rule_against(p, "move from c4 f5") == "move-armies"


@pytest.mark.rule("outpost")
def test_the_leader_can_be_one_of_the_three_units_of_an_outpost() -> None:
    p = acting()
    tile = garrison(p, 0, "c4", soldiers=2, leader=True)
    pushed(p, "outpost c4")
    assert p.board.outposts >> tile & 1
    assert p.board.leader_at[0] == p.board.capital[0]


@pytest.mark.rule("never-abandon", "move-armies")
@pytest.mark.parametrize("unit", ["leader", "spartacus"])
def test_neither_leader_nor_celebrity_leaves_a_province_without_anybody(unit: str) -> None:
    p = acting(celebrities=True, military=3)
    garrison(p, 0, "d5")
    alone = garrison(p, 0, "c4", soldiers=0, leader=unit == "leader")
    if unit != "leader":
        p.realms.celebrity[0] = CARD_OF[unit]
        p.board.celebrity_at[0] = alone
    assert rule_against(p, f"move {unit} d5") == "never-abandon"
    garrison(p, 0, "c4", soldiers=1)
    pushed(p, f"move {unit} d5")
    at = p.board.leader_at if unit == "leader" else p.board.celebrity_at
    assert at[0] == TILE_OF["d5"]
