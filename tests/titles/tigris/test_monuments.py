"""Monuments."""

import pytest

from ecumene.titles.tigris.board import CELL_OF
from ecumene.titles.tigris.pieces import MONUMENT_WORDS
from tests.titles.tigris.sketch import asked, at, events, find, objection, points, sketch, told


@pytest.mark.rule("monument-when", "monument-colour", "monument-flipped")
def test_a_square_of_four_may_become_a_monument() -> None:
    p = sketch(
        """
        m  m
        m  .
        """,
        hands={"archer": "6 market"},
    )
    p.push("market b2")
    assert asked(p) == "archer build-monument"
    assert list(p.choices()) == ["red-green", "green-blue", "green-black", "decline"]
    assert objection(p, "red-black") == "monument-colour"
    p.push("green-blue")
    assert p.view()["monuments"]["green-blue"] == "a1"
    assert [at(p, cell) for cell in ("a1", "b1", "a2", "b2")] == ["flipped"] * 4


@pytest.mark.rule("monument-when")
def test_not_with_tiles_of_two_colours() -> None:
    p = sketch(
        """
        m  m
        t  .
        """,
        hands={"archer": "6 market"},
    )
    p.push("market b2")
    assert asked(p) == "archer take-action"


@pytest.mark.rule("monument-when")
@pytest.mark.parametrize("missing", ["b2", "c2", "b3", "c3"])
def test_any_corner_may_complete_the_square(missing: str) -> None:
    p = sketch(
        """
        .  .  .  .
        .  m  m  .
        .  m  m  .
        """,
        hands={"archer": "6 market"},
    )
    p.tiles[3] &= ~(1 << CELL_OF[missing])
    p.look_around()
    p.push(f"market {missing}").push("green-blue")
    assert p.view()["monuments"]["green-blue"] == "b2"


@pytest.mark.rule("monument-treasure", "treasure-when")
def test_a_treasure_on_a_turned_temple_is_taken_as_any_other() -> None:
    p = sketch(
        """
        T  t  s  .  C  aM
        t  .  .  .  .  .
        """,
        hands={"archer": "3 temple 3 settlement"},
    )
    p.push("temple b2 red-green").push("settlement d1")
    # The marked one goes first; the one on the turned tile stays behind.
    assert p.treasures_taken[0] == 1
    assert "a1" in p.view()["treasures"]
    p.push("end").push("end").push("end")
    p = sketch(
        """
        C  t  s  .  T  aM
        t  .  .  .  .  .
        """,
        hands={"archer": "3 temple 3 settlement"},
    )
    p.push("temple b2 red-green").push("settlement d1")
    assert "a1" not in p.view()["treasures"]
    assert at(p, "a1") == "flipped"


@pytest.mark.rule("monument-decline")
def test_a_declined_square_is_lost_until_another_tile_completes_one() -> None:
    p = sketch(
        """
        m  m  m
        m  .  .
        """,
        hands={"archer": "6 market", "lion": "6 settlement"},
    )
    p.push("market b2").push("decline")
    p.push("market f6")
    assert asked(p) == "archer take-action"
    p.push("end").push("settlement d1")
    assert told(p)["built-monument"] == 0
    p.push("end").push("end")
    p.push("market c2")
    assert asked(p) == "archer build-monument"
    p.push("red-green")
    assert p.view()["monuments"]["red-green"] == "b1"


@pytest.mark.rule("monument-on-square")
def test_with_several_squares_the_player_chooses() -> None:
    p = sketch(
        """
        m  .  m
        m  m  m
        """,
        hands={"archer": "6 market"},
    )
    p.push("market b1").push("green-black")
    assert asked(p) == "archer choose-square"
    assert list(p.choices()) == ["a1", "b1"]
    assert objection(p, "c1") == "monument-on-square"
    p.push("b1")
    assert p.view()["monuments"]["green-black"] == "b1"
    assert at(p, "a1") == "m"


@pytest.mark.rule("monument-once")
def test_each_monument_once_and_nothing_happens_when_none_is_left() -> None:
    p = sketch(
        """
        m  m  .  .  m  m
        m  .  .  .  m  .
        """,
        hands={"archer": "6 market"},
    )
    p.push("market b2 green-blue").push("market f2")
    assert objection(p, "green-blue") == "monument-once"
    p = sketch(
        """
        m  m
        m  .
        """,
        hands={"archer": "6 market"},
    )
    for i, word in enumerate(MONUMENT_WORDS):
        if "green" in word:
            p.monuments[i] = 150
    p.push("market b2")
    assert asked(p) == "archer take-action"
    assert at(p, "b2") == "m"


@pytest.mark.rule("monument-after-conflict")
def test_conflicts_come_first_and_the_square_must_survive_them() -> None:
    # d2 completes the square c1 d1 c2 d2 and joins the kingdoms through e2.
    drawing = """
        aM t  m  m  .  t  lM
        .  .  m  .  m  m  .
    """
    p = sketch(drawing, hands={"archer": "6 market", "lion": "6 farm"})
    p.push("market d2")
    assert asked(p) == "archer commit"
    p.push("commit 0").push("commit 0")
    assert asked(p) == "archer build-monument"
    p = sketch(drawing, hands={"archer": "3 market", "lion": "6 market"})
    p.push("market d2").push("commit 0").push("commit 6")
    assert asked(p) == "archer take-action"
    assert (at(p, "c1"), at(p, "d2")) == (None, "m")


@pytest.mark.rule("monument-flipped")
def test_flipped_tiles_connect_but_do_nothing_else() -> None:
    p = sketch(
        """
        t  aK t  t  lP
        .  .  t  .  t
        """,
        hands={"archer": "6 temple"},
    )
    p.push("temple d2").push("red-black")
    # Still one kingdom, through the flipped tiles.
    assert ["a1", "b1", "c1", "d1", "e1", "c2", "d2", "e2"] in p.view()["kingdoms"]
    # c3 is beside a flipped temple only.
    assert objection(p, "farmer c3") == "leader-beside-temple"
    # No square with flipped tiles.
    p.push("temple c3")
    assert asked(p) == "archer take-action"


@pytest.mark.rule("monument-flipped", "war-supporters")
def test_flipped_tiles_are_no_supporters() -> None:
    p = sketch(
        """
        aM t  m  m  .  m  t  lM
        .  .  m  .  .  .  .  .
        """,
        hands={"archer": "6 market"},
    )
    p.push("market d2 red-green").push("market e1")
    assert (find(p, "conflict")["attack"], find(p, "conflict")["defence"]) == (0, 1)


@pytest.mark.rule("monument-forever", "catastrophe-not-on-monument")
def test_a_monument_cannot_be_destroyed() -> None:
    p = sketch(
        """
        m  m
        m  .
        """,
        hands={"archer": "6 market"},
    )
    p.push("market b2 green-blue")
    assert objection(p, "catastrophe a1") == "catastrophe-not-on-monument"


@pytest.mark.rule("monument-treasure")
def test_a_treasure_stays_on_its_flipped_temple() -> None:
    p = sketch(
        """
        T  t
        t  .
        """,
        hands={"archer": "6 temple"},
    )
    p.push("temple b2 red-green")
    assert "a1" in p.view()["treasures"]
    assert objection(p, "catastrophe a1") == "catastrophe-not-on-treasure"


@pytest.mark.rule("monument-evicts", "monument-pays", "leader-needs-temple")
def test_the_example_of_the_rulebook() -> None:
    # The bull builds on temples: its king loses its last temple; then, at the end of its turn, the
    # bull's merchant is paid in green, and at the end of the archer's turn its priest in red.
    p = sketch(
        """
        t  bM s  t  t  bK
        .  .  .  t  .  .
        .  .  .  s  aP t
        """,
        active="bull",
        left=1,
        hands={"bull": "6 temple", "archer": "6 settlement"},
    )
    p.push("temple e2 red-green")
    assert at(p, "f1") is None
    assert (at(p, "b1"), at(p, "e3")) == ("bM", "aP")
    p.push("end")
    # The temple itself: no king was left out of it, the archer's priest got that red point.
    assert points(p, "bull") == {"green": 1}
    assert points(p, "archer") == {"red": 1}
    p.push("end")
    assert points(p, "archer") == {"red": 2}
    p.push("end")
    assert points(p, "bull") == {"green": 1}


@pytest.mark.rule("monument-pays")
def test_one_monument_may_pay_two_leaders_and_the_king_stands_in_for_nobody() -> None:
    p = sketch(
        """
        t  aM m  m  t
        .  aK m  .  aP
        """,
        left=1,
        hands={"archer": "6 market"},
    )
    p.push("market d2 red-green").push("end")
    paid = [event.args["colour"] for event in events(p) if event.kind == "monument-paid"]
    assert sorted(paid) == ["green", "red"]
    assert points(p, "archer") == {"green": 2, "red": 1}
    p = sketch(
        """
        t  aK m  m
        .  .  m  .
        """,
        left=1,
        hands={"archer": "6 market"},
    )
    p.push("market d2 red-green").push("end")
    assert told(p)["monument-paid"] == 0


@pytest.mark.rule("monument-evicts", "treasure-no-merchant")
def test_a_merchant_sent_home_by_a_monument_takes_no_treasure() -> None:
    p = sketch(
        """
        aM T  t  s  T
        .  t  .  .  .
        """,
        hands={"archer": "6 temple"},
    )
    p.push("temple c2 red-black")
    assert at(p, "a1") is None
    assert told(p)["took-treasure"] == 0
