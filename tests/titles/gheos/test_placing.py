"""Placing and replacing tiles, and temples."""

import pytest

from ecumene.core.errors import NotAllowed, NotUnderstood
from ecumene.core.record import Record
from ecumene.core.text import speaker
from tests.titles.gheos.world import asked, event, homes, land, objection, points, told, world


@pytest.mark.rule("tile-from-hand")
def test_a_tile_is_played_from_the_hand() -> None:
    p = world(hand="plain-cup cape-cup")
    assert list(p.choices()) == ["plain-cup", "cape-cup"]
    assert objection(p, "plain-sword e1") == "tile-from-hand"
    p.push("plain-cup e1")
    assert [tile["tile"] for tile in p.view(0)["players"][0]["hand"]] == ["cape-cup"]


@pytest.mark.rule("place-beside")
def test_a_tile_is_placed_beside_others() -> None:
    p = world(hand="plain-cup")
    assert objection(p, "plain-cup e2") == "place-beside"
    with pytest.raises(NotUnderstood):
        p.push("plain-cup n30e7")
    assert list(p.clone().push("plain-cup").choices()) == ["e1", "s1", "w1", "centre"]
    p.push("plain-cup e1")
    assert event(p, "placed") == {"seat": 0, "tile": "plain-cup", "cell": "e1", "rotation": 0}
    assert sorted(cell["cell"] for cell in p.view(0)["frontier"]) == ["e2", "n1e1", "s1", "w1"]


@pytest.mark.rule("any-rotation")
@pytest.mark.parametrize(("turn", "joined"), [("r0", [0, 1]), ("r1", [1, 2]), ("r2", [0, 2])])
def test_a_tile_is_placed_in_any_rotation(turn: str, joined: list[int]) -> None:
    p = world(hand="cape-cup")
    p.push(f"cape-cup e1 {turn}")
    tile = p.view(0)["tiles"][-1]
    assert tile["parts"][0]["edges"] == joined
    assert (land(p, "centre", 0)["kind"] == "continent") is (0 in joined)


def test_a_plain_is_placed_without_turning() -> None:
    p = world(hand="plain-cup")
    p.push("plain-cup").push("e1")
    assert asked(p) == "dawn gather-people"


@pytest.mark.rule("replace", "replaced-leaves")
def test_a_tile_is_replaced_even_the_start_tile() -> None:
    p = world("e1 plain-wheat", hand="bay-cup")
    p.push("bay-cup centre r1")
    assert event(p, "replaced") == {
        "seat": 0,
        "tile": "bay-cup",
        "cell": "centre",
        "rotation": 1,
        "old": "start",
    }
    view = p.view(0)
    assert [tile["tile"] for tile in view["tiles"] if tile["cell"] == "centre"] == ["bay-cup"]
    assert view["gone"] == ["start"]
    assert land(p, "e1", 0)["symbols"] == {"wheat": 1, "sword": 0, "cup": 0, "pyramid": 0}
    assert land(p, "centre", 1)["symbols"]["cup"] == 1


@pytest.mark.rule("pyramid-stays")
@pytest.mark.parametrize("tile", ["cape-pyramid-shore-wheat", "cape-wheat-shore-pyramid"])
def test_a_tile_with_a_pyramid_stays(tile: str) -> None:
    p = world(f"e1 {tile} r0", hand="plain-cup")
    with pytest.raises(NotAllowed) as refusal:
        p.push("plain-cup e1")
    assert refusal.value.objection.rule == "pyramid-stays"
    assert "pirámide" in speaker("es").error(refusal.value)
    assert "e1" not in p.push("plain-cup").choices()


def test_a_half_made_choice_can_be_dropped() -> None:
    p = world(hand="cape-cup")
    before = p.view(0)
    half = p.clone().push("cape-cup e1")
    assert half.view(0)["asked"]["half_made"]
    assert half.view(1) == p.view(1)
    assert half.retracted().view(0) == before


def test_a_turn_can_be_taken_back_until_a_tile_is_drawn() -> None:
    record = Record.start("gheos", seats=2, seed=3)
    while record.position.turn == 1:
        assert record.undoable(0) == len(record.entries)
        record.push(record.position.choices()[-1])
    assert record.undoable(0) == 0


# Temples ----------------------------------------------------------------------------------------


@pytest.mark.rule("temple-points")
@pytest.mark.parametrize(
    ("temple", "worth"),
    [("plain-wheat-temple", 3), ("plain-sword-temple", 1), ("plain-cup-temple", 2)],
)
def test_a_temple_counts_its_symbol_on_its_continent(temple: str, worth: int) -> None:
    p = world(
        "e1 plain-wheat-wheat",
        "n1e1 plain-cup-cup",
        "e2 plain-sword",
        civilizations={"red": "e1"},
        hand=temple,
    )
    p.push(f"{temple} n1e2")
    assert points(p, "dawn") == worth
    assert points(p, "noon") == 0
    assert event(p, "temple")["points"] == worth


@pytest.mark.rule("temple-occupied", "temple-once")
def test_a_temple_on_an_unoccupied_continent_scores_nothing_even_if_one_founds_there() -> None:
    p = world("e1 plain-wheat", hand="plain-wheat-temple")
    p.push("plain-wheat-temple n1e1")
    assert event(p, "temple-unoccupied")["cell"] == "n1e1"
    p.push("found red")
    assert homes(p) == {"red": "n1e1"}
    assert points(p, "dawn") == 0


@pytest.mark.rule("temple-occupied")
def test_a_temple_part_on_other_land_scores_nothing() -> None:
    p = world("e1 plain-wheat", civilizations={"red": "e1"}, hand="cape-wheat-shore-cup-temple")
    p.push("cape-wheat-shore-cup-temple n1e1 r0")
    assert points(p, "dawn") == 0
    assert "temple-unoccupied" in told(p)


@pytest.mark.rule("temple-once")
def test_a_temple_does_not_score_again() -> None:
    p = world("e1 plain-wheat-temple", civilizations={"red": "e1"}, hand="plain-wheat")
    p.push("plain-wheat n1e1")
    assert points(p, "dawn") == 0


@pytest.mark.rule("temple-occupied")
def test_a_temple_scores_after_the_war_it_causes() -> None:
    p = world(
        "e1 plain-wheat-wheat",
        "w1 plain-sword",
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": "1 red 1 blue"},
        hand="plain-wheat-temple",
    )
    foreseen = [event.kind for event in p.preview("plain-wheat-temple centre")]
    assert foreseen == ["replaced", "war", "temple-ahead"]
    p.push("plain-wheat-temple centre")
    assert event(p, "temple-ahead")["points"] == 2
    p.push("pay blue")
    assert homes(p) == {"blue": "w1"}
    assert points(p, "dawn") == 2


@pytest.mark.rule("temple-occupied")
def test_a_temple_scores_nothing_where_the_civilization_left() -> None:
    """The landmass breaks; the temple lies on the piece that the civilization does not go to."""
    p = world(
        "e1 cape-cup r1",
        "n1e1 plain-wheat-wheat",
        "e2 plain-sword",
        civilizations={"red": "e2"},
        followers={"dawn": "2 red"},
        hand="bay-sword-temple-wheat",
    )
    away = p.clone()
    away.log = []
    away.push("bay-sword-temple-wheat e1 r2")
    assert homes(away) == {"red": "n1e1"}
    assert points(away, "dawn") == 0
    p.push("bay-sword-temple-wheat e1 r1")
    assert [kind for kind in told(p) if kind.startswith("temple")] == ["temple-ahead", "temple"]
    assert event(p, "temple")["points"] == 0
