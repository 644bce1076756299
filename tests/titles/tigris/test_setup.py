"""Setting up, regions and kingdoms, the order of the turn."""

import pytest

import ecumene
from ecumene.titles.tigris.board import CELL_OF, SIDES, names, region
from ecumene.titles.tigris.position import Tigris
from tests.titles.tigris.sketch import asked, at, hold, objection, points, sketch, told


def start(**options: object) -> Tigris:
    p = ecumene.new("tigris", seed=3, **options)  # type: ignore[arg-type]
    assert isinstance(p, Tigris)
    return p


@pytest.mark.rule("setup-board", "setup-temples")
@pytest.mark.parametrize(("board", "treasures"), [("classic", 10), ("alternative", 14)])
def test_every_winged_creature_gets_a_temple_with_a_treasure(board: str, treasures: int) -> None:
    view = start(board=board).view()
    assert view["board"] == board
    assert len(view["treasures"]) == treasures
    assert view["tiles"] == dict.fromkeys(view["treasures"], "temple")


def test_the_printed_sides() -> None:
    assert SIDES["classic"].rivers.bit_count() == 41
    assert SIDES["alternative"].rivers.bit_count() == 39
    assert names(SIDES["classic"].take_first) == ["b2", "p2", "b8", "o9"]
    assert names(SIDES["alternative"].take_first) == ["b3", "p6", "a8", "e10", "j11", "o11"]


def test_take_first_on_the_alternative_side_means_outside_the_rivers() -> None:
    side = SIDES["alternative"]
    between = region(1 << CELL_OF["g6"], side.land)
    assert side.temples & between == side.temples & ~side.take_first


@pytest.mark.rule("setup-bag")
@pytest.mark.parametrize(("board", "bag"), [("classic", 143), ("alternative", 139)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_other_tiles_are_in_the_bag_and_in_the_hands(board: str, bag: int, seats: int) -> None:
    p = start(board=board, seats=seats)
    assert sum(p.bag) == bag - 6 * seats
    per_colour = [p.bag[k] + sum(p.hands[k::4]) + p.tiles[k].bit_count() for k in range(4)]
    assert per_colour == [30, 57, 36, 30]


@pytest.mark.rule("setup-hand", "no-own-colour", "dynasty-by-seat")
def test_each_dynasty_has_four_leaders_two_catastrophes_and_six_tiles() -> None:
    view = start(seats=4).view()
    assert [player["dynasty"] for player in view["players"]] == ["archer", "lion", "bull", "pot"]
    for player in view["players"]:
        assert player["leaders"] == ["king", "priest", "farmer", "merchant"]
        assert player["catastrophes"] == 2
        assert player["hand_size"] == 6


@pytest.mark.rule("hidden-screen")
def test_hands_and_points_stay_behind_the_screen() -> None:
    p = start(seats=2)
    own, other = p.view(0)["players"]
    assert own["hand"] is not None
    assert own["points"] is not None
    assert other["hand"] is None
    assert other["points"] is None
    assert other["treasures"] is None
    assert p.view(None)["players"][0]["points"] is None


@pytest.mark.rule("hidden-screen")
def test_points_can_be_played_open_but_hands_never() -> None:
    other = start(seats=2, points="open").view(0)["players"][1]
    assert other["points"] == {"black": 0, "red": 0, "blue": 0, "green": 0}
    assert other["treasures"] == 0
    assert other["hand"] is None


@pytest.mark.rule("region", "kingdom")
def test_diagonals_do_not_connect_and_a_leader_makes_a_kingdom() -> None:
    p = sketch("""
        t  aK s  .  t
        .  .  .  s  .
    """)
    assert p.view()["kingdoms"] == [["a1", "b1", "c1"]]


@pytest.mark.rule("kingdom", "kingdom-peace")
def test_leaders_of_several_colours_and_dynasties_live_in_peace() -> None:
    p = sketch("""
        t  aK t  lP
        .  t  .  .
    """)
    p.push("merchant a2")
    assert asked(p) == "archer take-action"
    assert told(p)["conflict"] == 0
    assert len(p.view()["kingdoms"]) == 1


@pytest.mark.rule("turn-order", "first-player")
def test_the_first_seat_begins_and_play_goes_clockwise() -> None:
    p = start(seats=3)
    order = []
    for _ in range(4):
        order.append(p.seat)
        p.push("end")
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("two-actions")
def test_two_actions_of_any_kind_or_fewer() -> None:
    p = sketch("t . . .", hands={"archer": "6 settlement"})
    p.push("settlement c1").push("settlement d1")
    assert list(p.choices()) == ["end"]
    assert objection(p, "settlement") == "two-actions"
    p.push("end")
    assert asked(p) == "lion take-action"
    p.push("end")
    assert asked(p) == "bull take-action"
    p.push("catastrophe c3").push("end")
    assert asked(p) == "archer take-action"


@pytest.mark.rule("event-order")
def test_conflict_then_monument_then_treasures() -> None:
    p = sketch(
        """
        T  aP t  .  T  lP
        .  aM t  t  .  .
        """,
        hands={"archer": "6 temple", "lion": "6 settlement"},
    )
    # d1 joins the two kingdoms and completes a square with c1, c2 and d2.
    p.push("temple d1")
    assert asked(p) == "archer commit"
    p.push("commit 5").push("commit 0")
    assert asked(p) == "archer build-monument"
    p.push("decline")
    assert asked(p) == "archer take-treasure"
    p.push("e1")
    order = [event.kind for event in p.log or [] if event.kind in _ORDER]
    assert order == ["placed-tile", "union", "conflict", "conflict-won", "took-treasure"]
    assert points(p, "archer") == {"red": 1}


_ORDER = {"placed-tile", "union", "conflict", "conflict-won", "took-treasure"}


def test_a_sketch_is_what_it_shows() -> None:
    p = sketch("t aK ~ f m x C")
    assert [at(p, cell) for cell in ("a1", "b1", "c1", "d1", "e1", "f1", "g1")] == [
        "t", "aK", None, "f", "m", "x", "T",
    ]  # fmt: skip
    hold(p, "lion", "2 farm")
    assert p.view(1)["players"][1]["hand"]["farm"] == 2
