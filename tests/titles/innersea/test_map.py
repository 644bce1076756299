"""The map, and who controls what."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.growth import Deploy
from ecumene.titles.innersea.map import AREA_OF, NEIGHBOURS, PLACES, SEAS, words
from ecumene.titles.innersea.position import GROWTH_PHASE
from tests.titles.innersea.phases import started
from tests.titles.innersea.table import WORLD, changes, count_of, sea


@pytest.mark.rule("boundary")
def test_two_and_three_civilizations_play_on_a_part_of_the_map() -> None:
    west, east = started(2).board.chart, started(3).board.chart
    assert words(west.line) == [
        "dalmatia",
        "adriatic-sea",
        "gulf-of-taranto",
        "central-mediterranean",
        "bay-of-sirt",
        "sirt",
    ]
    assert not west.in_play & west.line
    assert not west.in_play >> AREA_OF["rome"] & 1
    assert not east.in_play >> AREA_OF["egypt"] & 1
    assert words(west.edges["west"]) == ["illyria", "cyrenaica"]
    p = sea("egypt", "troy", discs={"egypt": {"illyria": 2}}, phase=GROWTH_PHASE, steps=[Deploy(0)])
    p.ready[0] = 1
    with pytest.raises(NotAllowed, match="boundary"):
        p.push("dalmatia")


@pytest.mark.rule("islands")
def test_each_land_of_an_island_touches_all_seas_around_it() -> None:
    for island in {place.island for place in PLACES if place.island}:
        lands = [area for area, place in enumerate(PLACES) if place.island == island]
        assert len({NEIGHBOURS[area] & SEAS for area in lands}) == 1
    assert NEIGHBOURS[AREA_OF["nora"]] >> AREA_OF["bay-of-capua"] & 1
    assert NEIGHBOURS[AREA_OF["sardinia"]] >> AREA_OF["bay-of-capua"] & 1


@pytest.mark.rule("control", "contested")
def test_control_sharing_and_contest() -> None:
    p = sea(
        "gaul",
        "carthage",
        "troy",
        "egypt",
        discs={**WORLD, "barbarians": {"liguria": 1, "massilia": 1}},
        steps=[],
    )
    assert "gaul" in words(p.board.controlled(0))
    assert words(p.board.shared()) == ["liguria", "massilia"]
    assert words(p.board.contested()) == ["massilia"]
    before = count_of(p)
    assert changes(before, count_of(p)) == {}
