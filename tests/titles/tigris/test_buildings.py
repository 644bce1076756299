"""The variant with special buildings."""

import pytest

from ecumene.titles.tigris.board import CELL_OF
from tests.titles.tigris.sketch import asked, at, find, objection, points, sketch, told


def building(p: object, name: str) -> str | None:
    return p.view()["buildings"][name]  # type: ignore[attr-defined, no-any-return]


@pytest.mark.rule("building-when")
@pytest.mark.parametrize(
    ("tile", "name"),
    [
        ("settlement", "palace"),
        ("temple", "library"),
        ("farm", "granary"),
        ("market", "covered-market"),
    ],
)
def test_three_in_a_row_may_have_the_building_of_their_colour(tile: str, name: str) -> None:
    sign = {"settlement": "s", "temple": "t", "farm": "f", "market": "m"}[tile]
    ground = "~" if tile == "farm" else "."
    p = sketch(f"{sign} {sign} {ground} .", hands={"archer": f"6 {tile}"}, buildings=True)
    p.push(f"{tile} c1")
    assert asked(p) == "archer place-building"
    assert list(p.choices()) == ["a1", "b1", "c1", "decline"]
    p.push("a1")
    assert building(p, name) == "a1"


@pytest.mark.rule("building-when")
def test_a_column_will_do_a_corner_or_two_will_not() -> None:
    p = sketch(
        """
        m  .  m
        .  m  .
        m  .  .
        """,
        hands={"archer": "6 market"},
        buildings=True,
    )
    p.push("market b1")
    # Row a1 b1 c1; column b1 b2 is too short.
    assert list(p.choices()) == ["a1", "b1", "c1", "decline"]
    p.push("decline").push("market a2")
    # Column a1 a2 a3; row a2 b2 is too short.
    assert list(p.choices()) == ["a1", "a2", "a3", "decline"]


@pytest.mark.rule("building-when")
def test_not_without_the_variant() -> None:
    p = sketch("m m .", hands={"archer": "6 market"})
    p.push("market c1")
    assert asked(p) == "archer take-action"
    assert p.view()["buildings"] is None


@pytest.mark.rule("building-on-new-line")
def test_the_first_example_of_the_rulebook() -> None:
    # The lion has a granary in a row of three; the bull's farm makes a row of four.
    p = sketch(
        """
        f  f  f  .
        .  .  .  .
        f  f  f  ~
        """,
        active="bull",
        hands={"bull": "6 farm"},
        buildings=True,
    )
    p.buildings[2] = 0
    p.push("farm d3")
    assert list(p.choices()) == ["a3", "b3", "c3", "d3", "decline"]
    assert objection(p, "b1") == "building-on-new-line"
    p.push("d3")
    assert building(p, "granary") == "d3"


@pytest.mark.rule("building-on-new-line")
def test_a_line_as_long_is_not_longer() -> None:
    p = sketch(
        """
        f  f  f  .
        .  .  .  .
        f  f  ~  ~
        """,
        hands={"archer": "6 farm"},
        buildings=True,
    )
    p.buildings[2] = 0
    p.push("farm c3")
    assert asked(p) == "archer take-action"


@pytest.mark.rule("building-on-new-line")
def test_lengthening_its_own_line_moves_nothing() -> None:
    p = sketch("f f f ~ ~", hands={"archer": "6 farm"}, buildings=True)
    p.buildings[2] = 0
    p.push("farm d1")
    assert asked(p) == "archer take-action"


@pytest.mark.rule("building-on-new-line")
def test_a_new_line_across_its_tile_is_a_new_line() -> None:
    p = sketch(
        """
        m  m  m
        .  .  .
        m  .  .
        m  .  .
        """,
        hands={"archer": "6 market"},
        buildings=True,
    )
    p.buildings[3] = 0
    p.push("market a2")
    assert list(p.choices()) == ["a2", "a3", "a4", "decline"]


@pytest.mark.rule("building-moves-elsewhere")
def test_a_move_to_where_it_stands_is_none() -> None:
    p = sketch(
        """
        m  m  m
        .  .  .
        m  .  .
        m  .  .
        """,
        hands={"archer": "6 market"},
        buildings=True,
    )
    p.buildings[3] = 0
    p.push("market a2")
    assert "a1" not in p.choices()
    assert objection(p, "a1") == "building-moves-elsewhere"
    p.push("a4")
    assert building(p, "covered-market") == "a4"


@pytest.mark.rule("building-on-new-line")
def test_a_run_of_two_is_a_line_of_its_own_that_can_only_be_lengthened() -> None:
    drawing = """
        m  .  .
        m  .  .
        .  .  .
    """
    p = sketch(drawing, hands={"archer": "6 market"}, buildings=True)
    p.buildings[3] = 0
    p.push("market a3")
    assert asked(p) == "archer take-action"
    alone = sketch(drawing.replace("m  .  .", ".  m  m", 1), hands={"archer": "6 market"}, buildings=True)
    alone.buildings[3] = CELL_OF["a2"]
    alone.push("market a1")
    # The building stood alone in its row and in its column, so the row of three is a new line.
    assert list(alone.choices()) == ["a1", "b1", "c1", "decline"]


@pytest.mark.rule("building-on-new-line", "building-current-length")
def test_a_line_lengthened_by_the_same_tile_counts_as_it_is_now() -> None:
    p = sketch(
        """
        m  m  m  .
        .  .  .  m
        .  .  .  m
        .  .  .  m
        """,
        hands={"archer": "6 market"},
        buildings=True,
    )
    p.buildings[3] = 0
    p.push("market d1")
    # The row has four now and so has the new column, which is not longer.
    assert asked(p) == "archer take-action"


@pytest.mark.rule("building-on-new-line", "building-current-length")
def test_the_column_of_a_building_counts_as_its_row_does() -> None:
    p = sketch(
        """
        m  .  m
        m  .  m
        m  .  .
        m  .  .
        """,
        hands={"archer": "6 market"},
        buildings=True,
    )
    p.buildings[3] = 0
    p.push("market c3")
    assert asked(p) == "archer take-action"


@pytest.mark.rule("building-protects", "war-priests")
def test_the_library_protects_its_temple_when_priests_fight() -> None:
    p = sketch("aP t t t . t lP", hands={"archer": "6 settlement", "lion": "6 temple"}, buildings=True)
    p.buildings[1] = 2
    p.push("settlement e1").push("commit 0").push("commit 6")
    assert (at(p, "b1"), at(p, "c1"), at(p, "d1")) == (None, "t", None)
    assert points(p, "lion") == {"red": 3}


@pytest.mark.rule("building-doubles", "point-king")
def test_a_king_who_stands_in_gets_two_points_as_well() -> None:
    p = sketch("lK t m m m .", hands={"archer": "6 market"}, buildings=True)
    p.buildings[3] = 2
    p.push("market f1")
    assert points(p, "lion") == {"green": 2}


@pytest.mark.rule("building-current-length", "building-stays", "building-on-new-line")
def test_the_second_example_of_the_rulebook() -> None:
    drawing = """
        m  m  m  m
        .  .  .  .
        m  m  .  .
    """
    p = sketch(drawing, hands={"archer": "6 market"}, buildings=True)
    p.buildings[3] = 0
    p.push("catastrophe b1")
    assert building(p, "covered-market") == "a1"
    p.push("market c3")
    assert asked(p) == "archer place-building"
    p.push("b3")
    assert building(p, "covered-market") == "b3"
    # Had the row of three been there before, no tile would have been placed, and nothing moves.
    p = sketch(drawing.replace("m  m  .  .", "m  m  m  ."), hands={"archer": "6 market"}, buildings=True)
    p.buildings[3] = 0
    p.push("catastrophe b1")
    assert asked(p) == "archer take-action"


@pytest.mark.rule("building-protects")
def test_its_tile_supports_but_does_not_leave() -> None:
    p = sketch(
        "aM t m m . t lM",
        hands={"archer": "6 settlement", "lion": "6 market"},
        buildings=True,
    )
    p.buildings[3] = 2
    p.push("settlement e1")
    assert find(p, "conflict")["attack"] == 2
    p.push("commit 0").push("commit 3")
    assert points(p, "lion") == {"green": 2}
    assert (at(p, "c1"), at(p, "d1")) == ("m", None)
    assert building(p, "covered-market") == "c1"


@pytest.mark.rule("catastrophe-not-on-building")
def test_no_catastrophe_strikes_it() -> None:
    p = sketch("m m m", buildings=True)
    p.buildings[3] = 1
    assert objection(p, "catastrophe b1") == "catastrophe-not-on-building"
    assert objection(p, "catastrophe a1") is None


@pytest.mark.rule("building-after-conflict")
def test_conflicts_come_first() -> None:
    drawing = "aM t m m . m t lM"
    p = sketch(drawing, hands={"archer": "6 market", "lion": "1 market"}, buildings=True)
    p.push("market e1").push("commit 3")
    assert told(p)["built-building"] == 0
    p.push("commit 0")
    # The lion's market at f1 is gone: c1 d1 e1 are left.
    assert list(p.choices()) == ["c1", "d1", "e1", "decline"]
    p = sketch(drawing, hands={"archer": "6 market", "lion": "3 market"}, buildings=True)
    p.push("market e1").push("commit 0").push("commit 3")
    assert asked(p) == "archer take-action"


@pytest.mark.rule("building-flipped", "event-order")
def test_a_monument_may_turn_its_tile_over_and_it_can_be_built_again() -> None:
    p = sketch(
        """
        m  m  m
        m  .  .
        """,
        hands={"archer": "6 market"},
        buildings=True,
    )
    p.buildings[3] = 0
    p.push("market b2")
    assert asked(p) == "archer build-monument"
    p.push("green-blue")
    assert building(p, "covered-market") is None
    assert told(p)["building-removed"] == 1


@pytest.mark.rule("building-flipped")
def test_the_building_is_offered_before_the_monument() -> None:
    p = sketch(
        """
        m  m  .
        m  m  .
        """,
        hands={"archer": "6 market"},
        buildings=True,
    )
    p.push("market c1")
    assert asked(p) == "archer place-building"
    p.push("c1").push("market c2")
    assert asked(p) == "archer build-monument"


@pytest.mark.rule("building-doubles")
def test_a_tile_brings_two_points_beside_its_building() -> None:
    p = sketch("lM t m m m aK . .", hands={"archer": "3 market 3 settlement"}, buildings=True)
    p.buildings[3] = 2
    p.push("market g1")
    assert points(p, "lion") == {"green": 2}
    p.push("settlement h1")
    assert points(p, "archer") == {"black": 1}


@pytest.mark.rule("building-doubles")
def test_the_tile_that_makes_it_possible_brings_one_and_conflicts_are_not_doubled() -> None:
    p = sketch("aM t m m .", hands={"archer": "6 market"}, buildings=True)
    p.push("market e1 e1")
    assert points(p, "archer") == {"green": 1}
    p.push("market f1")
    assert points(p, "archer") == {"green": 3}
    p = sketch("aM t m . m t lM", hands={"archer": "6 settlement", "lion": "6 market"}, buildings=True)
    p.buildings[3] = 4
    p.push("settlement d1").push("commit 0").push("commit 1")
    assert points(p, "lion") == {"green": 2}
