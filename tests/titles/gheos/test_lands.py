"""What hangs together: continents, islands, loose land."""

import pytest

from tests.titles.gheos.world import asked, land, world


@pytest.mark.rule("island")
def test_two_coasts_make_an_island() -> None:
    p = world("e1 bay-wheat-cup")
    island = land(p, "e1", 0)
    assert island == land(p, "centre", 0)
    assert island["kind"] == "island"
    assert island["name"] is None
    assert island["symbols"] == {"wheat": 2, "sword": 0, "cup": 0, "pyramid": 0}


@pytest.mark.rule("continent")
def test_a_landmass_and_a_coast_of_two_tiles_make_a_continent() -> None:
    p = world("e1 plain-wheat")
    continent = land(p, "e1", 2)
    assert continent["kind"] == "continent"
    assert continent["name"] == "e1"
    assert continent["symbols"]["wheat"] == 2
    assert {"cell": "centre", "edge": 0} in continent["sides"]
    assert len(continent["sides"]) == 4


@pytest.mark.rule("loose-land", "found-on-continent")
def test_land_without_a_neighbour_is_no_continent() -> None:
    p = world("e1 cape-wheat r1", hand="bay-sword")
    assert land(p, "centre", 1)["kind"] == "loose"
    assert land(p, "e1", 1)["kind"] == "loose"
    assert land(p, "e1", 0)["kind"] == "island"
    p.push("bay-sword w1 r0")
    assert asked(p) == "dawn finish-turn"


@pytest.mark.rule("coasts-and-landmasses", "lands-connect")
def test_parts_are_joined_and_not_tiles() -> None:
    p = world("e1 cape-wheat r1", "e2 plain-sword", "n1e1 bay-cup")
    assert land(p, "e1", 0)["kind"] == "island"
    assert land(p, "e1", 1) == land(p, "e2", 0)
    assert land(p, "n1e1", 1) == land(p, "e1", 2)
    assert land(p, "n1e1", 0)["kind"] == "loose"


@pytest.mark.rule("lands-connect")
def test_parts_of_one_tile_meet_again_by_way_of_a_ring() -> None:
    """Six tiles round a corner: the two ends of the ring lie on the same bay."""
    ring = [
        "e1 plain-wheat",
        "n1e1 plain-sword",
        "n1 plain-cup",
        "n1w1 plain-wheat-cup",
        "w1 plain-cup-sword",
    ]
    p = world(*ring)
    assert land(p, "centre", 0) == land(p, "centre", 2)
    assert land(p, "centre", 1)["kind"] == "loose"
    assert land(p, "centre", 0)["symbols"] == {"wheat": 4, "sword": 2, "cup": 3, "pyramid": 0}


@pytest.mark.rule("lands-connect")
def test_touching_at_a_corner_joins_nothing() -> None:
    p = world("e1 plain-wheat", "w1 plain-sword", "n1w1 plain-cup")
    assert land(p, "e1", 1) != land(p, "n1w1", 0)


@pytest.mark.rule("temple-icon")
def test_the_picture_on_a_temple_is_no_symbol() -> None:
    p = world("e1 plain-wheat-temple", "n1e1 plain-sword-temple", "e2 plain-cup-temple")
    assert land(p, "e1", 0)["symbols"] == {"wheat": 1, "sword": 0, "cup": 0, "pyramid": 0}


def test_the_view_says_how_every_tile_lies() -> None:
    p = world("e1 cape-pyramid-shore-wheat r2")
    view = p.view(None)
    tile = next(tile for tile in view["tiles"] if tile["cell"] == "e1")
    assert (tile["row"], tile["column"], tile["up"], tile["rotation"]) == (0, 1, False, 2)
    mass, coast = tile["parts"]
    assert (mass["kind"], mass["edges"], mass["symbols"]) == ("landmass", [0, 2], ["pyramid"])
    assert (coast["kind"], coast["edges"], coast["symbols"]) == ("coast", [1], ["wheat"])
    assert view["lands"][mass["land"]]["name"] == "e1"
    assert view["lands"][coast["land"]]["kind"] == "loose"


def test_a_continent_is_named_after_its_first_landmass_from_the_north() -> None:
    p = world("e1 plain-wheat", "n1e1 cape-wheat r1", "e2 plain-cup")
    assert land(p, "e2", 2)["name"] == "n1e1"
