"""What nobody who knows Monumental would do."""

import pytest

from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.tokens import NO_TOKEN
from tests.bots.absurd.turns import begins, turn
from tests.titles.monumental.arrange import acting, changed, garrison, show


def city(production: int = 0, science: int = 0, military: int = 0, culture: int = 0) -> Monumental:
    """A turn with the usual cards of a city."""
    return acting(
        active=["work-camp", "library", "fort", "forum", "mine"],
        idle=["work-camp", "library", "fort", "mine"],
        deck=["work-camp", "library", "fort", "mine", "work-camp", "fort"],
        production=production,
        science=science,
        military=military,
        culture=culture,
    )


@pytest.mark.parametrize("wonder", ["stonehenge", "colosseum"])
def test_does_not_end_its_turn_with_the_production_for_a_wonder(wonder: str) -> None:
    p = city(production=6)
    show(p, [wonder])
    turn(p)
    assert p.realms.building[0] >= 0 or p.realms.wonders[0]


def test_does_not_end_its_turn_with_the_science_for_knowledge() -> None:
    p = city(science=6)
    show(p, ["mathematics"])
    assert "acquire mathematics" in turn(p)


def test_does_not_leave_an_empty_province_to_others() -> None:
    p = city(military=3)
    before = p.provinces(0).bit_count()
    turn(p)
    assert p.provinces(0).bit_count() > before


def test_does_not_keep_culture_that_develops_a_policy() -> None:
    p = city(culture=3)
    assert begins(turn(p), "develop")


@pytest.mark.parametrize("building", ["temple", "keep"])
def test_does_not_pass_over_a_development_building_for_a_basic_one(building: str) -> None:
    p = city(production=4)
    show(p, [building])
    assert begins(turn(p), f"acquire {building}")


def test_does_not_refuse_what_can_only_help() -> None:
    p = acting(civilizations=("chinese", "greeks"), military=1, deck=["emporium", "temple"])
    p.board.token[TILE_OF["b5"]] = NO_TOKEN
    changed(p).push("conquer b5 leader go")
    assert turn(p)[0] == "apply"


@pytest.mark.parametrize("tile", ["b5", "c3"])
def test_does_not_leave_a_free_city_with_soldiers_at_its_gates(tile: str) -> None:
    p = city(military=4)
    turn(p)
    assert p.provinces(0) >> TILE_OF[tile] & 1


def test_does_not_leave_a_weak_garrison_of_a_rival_at_its_border() -> None:
    p = city(military=4)
    garrison(p, 1, "b5", 1)
    turn(p)
    assert p.provinces(0) >> TILE_OF["b5"] & 1


@pytest.mark.parametrize("wonder", ["stonehenge", "pyramids", "colosseum"])
def test_does_not_leave_a_wonder_half_built_that_it_can_finish(wonder: str) -> None:
    p = city(production=9)
    show(p, [wonder])
    p.push(f"acquire {wonder}")
    said = turn(p)
    assert begins(said, "finish")


def test_does_not_end_its_turn_with_an_effect_to_use() -> None:
    assert "use forum" in turn(city())


def test_does_not_leave_a_token_below_its_explorer() -> None:
    p = city(military=1)
    p.push("explore explorer 1 b3")
    assert "collect explorer 1" in turn(p)


@pytest.mark.parametrize("knowledge", ["irrigation", "currency", "weapon-forge"])
def test_does_not_pass_over_knowledge_for_nothing(knowledge: str) -> None:
    p = city(science=5)
    show(p, [knowledge])
    assert f"acquire {knowledge}" in turn(p)


def test_does_not_hire_nobody_with_the_culture_for_a_celebrity() -> None:
    p = acting(active=["work-camp", "forum"], culture=3, gold=6, celebrities=True)
    said = turn(p)
    assert begins(said, "develop", "hire")
