"""The action with a tile, and who gets the point."""

import pytest

from tests.titles.tigris.sketch import at, hand, objection, points, sketch, told


@pytest.mark.rule("tile-from-hand")
def test_only_tiles_in_hand_can_be_placed() -> None:
    p = sketch("t . .", hands={"archer": "1 market 5 temple"})
    assert objection(p, "settlement b1") == "tile-from-hand"
    p.push("market b1")
    assert hand(p, "archer") == {"temple": 5}


@pytest.mark.rule("tile-on-empty-cell")
@pytest.mark.parametrize("cell", ["a1", "b1", "c1"])
def test_a_tile_goes_on_an_empty_cell(cell: str) -> None:
    p = sketch("t lK x", hands={"archer": "6 market"})
    assert objection(p, f"market {cell}") == "tile-on-empty-cell"


@pytest.mark.rule("farm-on-river", "only-farm-on-river")
def test_farms_on_rivers_and_nothing_else_there() -> None:
    p = sketch("t ~ .", hands={"archer": "3 farm 3 temple"})
    assert objection(p, "farm c1") == "farm-on-river"
    assert objection(p, "temple b1") == "only-farm-on-river"
    p.push("farm b1")
    assert at(p, "b1") == "f"


@pytest.mark.rule("tile-joins-two-at-most")
def test_a_tile_joins_no_three_kingdoms_but_a_catastrophe_may_strike_there() -> None:
    p = sketch(
        """
        lP t  .  t  bF
        .  .  t  .  .
        .  .  aK .  .
        """,
        hands={"archer": "6 market"},
    )
    assert objection(p, "market c1") == "tile-joins-two-at-most"
    assert objection(p, "priest c1") == "leader-joins-no-kingdoms"
    p.push("catastrophe c1")
    assert at(p, "c1") == "x"


@pytest.mark.rule("tile-joins-two-at-most")
def test_regions_without_leader_do_not_count() -> None:
    p = sketch(
        """
        s  t  .  t  bF
        .  .  t  .  .
        """,
        hands={"archer": "6 market"},
    )
    assert objection(p, "market c1") is None


@pytest.mark.rule("tile-has-place")
def test_a_tile_that_fits_nowhere_cannot_be_played() -> None:
    p = sketch("t . .", hands={"archer": "3 farm 3 temple"})
    assert objection(p, "farm") == "tile-has-place"
    assert "farm" not in p.choices()


@pytest.mark.rule("tile-stays")
def test_nothing_moves_a_tile() -> None:
    p = sketch("t aK .", hands={"archer": "6 market"})
    p.push("market c1")
    assert objection(p, "market c1") == "tile-on-empty-cell"
    # The only pieces on the board that a choice could begin with are the own leaders.
    assert set(p.choices()) == {
        "market",
        "king",
        "priest",
        "farmer",
        "merchant",
        "catastrophe",
        "swap",
        "end",
    }


@pytest.mark.rule("point-leader", "point-at-once")
def test_the_leader_of_the_colour_gets_the_point_whoever_owns_it() -> None:
    # The rulebook's picture: for the bull, whose leader has the tile's colour.
    p = sketch("bM t lK .", hands={"archer": "6 market"})
    p.push("market d1")
    assert points(p, "bull") == {"green": 1}
    assert points(p, "lion") == {}
    assert points(p, "archer") == {}


@pytest.mark.rule("point-king")
def test_without_it_the_king_gets_the_point_in_the_colour_of_the_tile() -> None:
    # The rulebook's picture: for the lion, whose black leader is the king.
    p = sketch("bM t lK .", hands={"archer": "6 temple"})
    p.push("temple d1")
    assert points(p, "lion") == {"red": 1}


@pytest.mark.rule("point-none")
def test_no_point_outside_kingdoms_nor_without_leader_and_king() -> None:
    # The rulebook's picture: a tile beside a region without leader.
    p = sketch("t s . .", hands={"archer": "6 market"})
    p.push("market c1")
    p.push("market e1")
    assert told(p)["scored-tile"] == 0
    p = sketch("t bM . .", hands={"archer": "6 temple"})
    p.push("temple c1")
    assert told(p)["scored-tile"] == 0


@pytest.mark.rule("point-union-none", "war-none")
def test_no_point_for_joining_two_kingdoms_even_in_peace() -> None:
    # The rulebook's picture: a tile that joins two kingdoms.
    p = sketch("bM t . t lK", hands={"archer": "6 market"})
    p.push("market c1")
    assert told(p)["union"] == 1
    assert told(p)["conflict"] == 0
    assert all(points(p, who) == {} for who in ("archer", "lion", "bull"))
    assert p.view()["kingdoms"] == [["a1", "b1", "c1", "d1", "e1"]]


@pytest.mark.rule("point-leader")
def test_a_tile_may_pull_a_region_without_leader_into_the_kingdom() -> None:
    p = sketch("t aM . s s", hands={"archer": "6 market"})
    p.push("market c1")
    assert points(p, "archer") == {"green": 1}
    assert p.view()["kingdoms"] == [["a1", "b1", "c1", "d1", "e1"]]
