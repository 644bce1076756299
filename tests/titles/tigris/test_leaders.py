"""The action with a leader: placing, moving, taking back."""

import pytest

from tests.titles.tigris.sketch import asked, at, events, objection, points, sketch


@pytest.mark.rule("leader-own")
def test_only_own_leaders_are_offered() -> None:
    p = sketch("t lK t .")
    p.push("king d1")
    assert at(p, "d1") == "aK"
    assert at(p, "b1") == "lK"


@pytest.mark.rule("leader-on-empty-cell")
@pytest.mark.parametrize("cell", ["a1", "b1", "c1", "d1"])
def test_a_leader_goes_on_an_empty_cell(cell: str) -> None:
    p = sketch("t lK s x")
    assert objection(p, f"king {cell}") == "leader-on-empty-cell"


@pytest.mark.rule("leader-not-on-river")
def test_a_leader_never_stands_on_a_river() -> None:
    p = sketch("""
        t  ~
        .  .
    """)
    assert objection(p, "king b1") == "leader-not-on-river"
    assert objection(p, "king a2") is None


@pytest.mark.rule("leader-beside-temple")
def test_a_leader_stands_beside_a_temple_not_diagonally() -> None:
    p = sketch("""
        t  .
        .  .
    """)
    assert objection(p, "king b2") == "leader-beside-temple"
    assert objection(p, "king c1") == "leader-beside-temple"
    assert objection(p, "king b1") is None


@pytest.mark.rule("leader-joins-no-kingdoms")
def test_a_leader_joins_no_two_kingdoms_not_even_in_peace() -> None:
    p = sketch("t lP . bF t")
    assert objection(p, "king c1") == "leader-beside-temple"
    p = sketch("lP t . t bF")
    assert objection(p, "king c1") == "leader-joins-no-kingdoms"


@pytest.mark.rule("leader-joins-region")
def test_a_leader_joins_a_kingdom_with_regions_without_leader() -> None:
    p = sketch("""
        lP t  .  s  s
        .  .  m  .  .
    """)
    p.push("king c1")
    assert ["a1", "b1", "c1", "d1", "e1", "c2"] in p.view()["kingdoms"]


@pytest.mark.rule("leader-moves")
def test_moving_is_one_action_to_any_legal_cell() -> None:
    p = sketch("""
        t  aK .  .  t
        .  .  .  .  .
    """)
    p.push("king d1")
    assert at(p, "b1") is None
    assert at(p, "d1") == "aK"
    assert p.view()["asked"]["facts"] == {"left": 1}


@pytest.mark.rule("leader-moves")
def test_a_moving_leader_is_lifted_before_the_cell_is_judged() -> None:
    # The archer's king is all that makes the left region a kingdom: lifted, c1 touches one only.
    p = sketch("""
        aK t  .  t  lP
    """)
    assert objection(p, "king c1") is None
    # Another leader of the archer keeps the kingdom alive.
    p = sketch("""
        aK t  .  t  lP
        .  aF .  .  .
    """)
    assert objection(p, "king c1") == "leader-joins-no-kingdoms"


@pytest.mark.rule("leader-moves-elsewhere")
def test_a_leader_moves_to_another_cell() -> None:
    p = sketch("t aK .")
    assert objection(p, "king b1") == "leader-moves-elsewhere"


@pytest.mark.rule("leader-withdraws-from-board")
def test_a_leader_on_the_board_can_be_taken_back() -> None:
    p = sketch("t aK .")
    assert objection(p, "priest withdraw") == "leader-withdraws-from-board"
    p.push("king withdraw")
    assert at(p, "b1") is None
    assert p.view()["players"][0]["leaders"] == ["king", "priest", "farmer", "merchant"]


@pytest.mark.rule("leader-has-place")
def test_a_leader_without_a_cell_stays_outside() -> None:
    p = sketch("""
        t x
        x .
    """)
    p.tiles[1] = 1
    p.look_around()
    assert objection(p, "king") == "leader-has-place"
    assert "king" not in p.choices()


@pytest.mark.rule("leader-needs-temple", "catastrophe-splits")
def test_a_leader_that_loses_its_last_temple_goes_home() -> None:
    p = sketch("""
        t  lK .
        .  s  .
    """)
    p.push("catastrophe a1")
    assert at(p, "b1") is None
    assert "king" in p.view()["players"][1]["leaders"]
    assert [event.args["seat"] for event in events(p) if event.kind == "sent-home"] == [1]


@pytest.mark.rule("leader-needs-temple")
def test_a_leader_with_another_temple_stays() -> None:
    p = sketch("""
        t  lK t
    """)
    p.push("catastrophe a1")
    assert at(p, "b1") == "lK"


@pytest.mark.rule("leader-no-points")
def test_placing_a_leader_brings_no_points() -> None:
    p = sketch("t . .")
    p.push("priest b1")
    assert points(p, "archer") == {}
    assert asked(p) == "archer take-action"
