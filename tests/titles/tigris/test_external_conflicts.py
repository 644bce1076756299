"""External conflicts: a tile joins two kingdoms."""

import pytest

from tests.titles.tigris.sketch import asked, at, find, hand, objection, points, sketch, told


@pytest.mark.rule(
    "war-when", "war-order", "war-attacker", "war-supporters", "war-result", "war-splits", "point-union-none"
)
def test_the_example_of_the_rulebook() -> None:
    p = sketch(
        """
        lK t  lM m  .  m  m  aK t
        .  .  .  .  .  t  bM .  .
        """,
        seats=4,
        active="pot",
        hands={"lion": "4 market 2 farm", "bull": "3 market 3 farm"},
    )
    p.push("settlement e1")
    assert asked(p) == "pot choose-conflict"
    assert list(p.choices()) == ["king", "merchant"]
    p.push("merchant")
    assert asked(p) == "lion commit"
    assert (find(p, "conflict")["attack"], find(p, "conflict")["defence"]) == (1, 2)
    p.push("commit 4").push("commit 1")
    assert (find(p, "conflict-won")["won"], find(p, "conflict-won")["lost"]) == (5, 3)
    assert points(p, "lion") == {"green": 3}
    assert points(p, "pot") == {}
    assert [at(p, cell) for cell in ("f1", "g1", "g2")] == [None, None, None]
    assert hand(p, "lion") == {"farm": 2}
    assert hand(p, "bull") == {"market": 2, "farm": 3}
    # The kingdom has split, so the kings do not fight, and the action is over.
    assert asked(p) == "pot take-action"
    assert (at(p, "a1"), at(p, "h1")) == ("lK", "aK")
    assert told(p)["conflict"] == 1


@pytest.mark.rule("war-between-equals")
def test_only_leaders_that_meet_can_be_chosen() -> None:
    p = sketch("lK t lM . bM t bK")
    p.push("settlement d1")
    assert objection(p, "priest") == "war-between-equals"
    assert objection(p, "king") is None


@pytest.mark.rule("war-attacker")
def test_the_active_player_attacks_if_involved() -> None:
    p = sketch("lM t . t bM", active="bull", hands={"bull": "6 settlement"})
    p.push("settlement c1")
    assert asked(p) == "bull commit"
    assert find(p, "conflict")["defender_seat"] == 1


@pytest.mark.rule("war-attacker")
def test_otherwise_the_next_one_clockwise_attacks() -> None:
    p = sketch("lM t . t aM", seats=4, active="bull")
    p.push("settlement c1")
    assert asked(p) == "archer commit"  # bull, pot, archer, lion


@pytest.mark.rule("war-tie")
def test_the_defender_wins_ties() -> None:
    p = sketch("aM t m . m t lM", hands={"archer": "1 market 5 settlement", "lion": "1 market"})
    p.push("settlement d1").push("commit 1").push("commit 1")
    assert find(p, "conflict-won")["seat"] == 1
    assert points(p, "lion") == {"green": 2}
    assert (at(p, "a1"), at(p, "c1"), at(p, "e1")) == (None, None, "m")


@pytest.mark.rule("war-supporters")
def test_supporters_count_all_over_the_original_kingdom() -> None:
    p = sketch("""
        aM t  s  m  .  t  lM
        .  m  .  m  .  .  m
    """)
    p.push("settlement e1")
    assert (find(p, "conflict")["attack"], find(p, "conflict")["defence"]) == (3, 1)


@pytest.mark.rule("war-union-neutral")
def test_the_joining_tile_and_what_only_it_connects_are_neutral() -> None:
    p = sketch(
        """
        aM t  m  .  m  t  lM
        .  .  .  m  .  .  .
        """,
        hands={"archer": "6 market"},
    )
    p.push("market d1")
    assert (find(p, "conflict")["attack"], find(p, "conflict")["defence"]) == (1, 1)
    p.push("commit 0").push("commit 0")
    assert points(p, "lion") == {"green": 2}
    assert [at(p, cell) for cell in ("c1", "d1", "d2", "e1")] == [None, "m", "m", "m"]


@pytest.mark.rule("war-result")
def test_shown_tiles_bring_no_points() -> None:
    p = sketch("aM t m . m t lM", hands={"archer": "5 market 1 settlement", "lion": "3 market"})
    p.push("settlement d1").push("commit 5").push("commit 3")
    assert points(p, "archer") == {"green": 2}
    assert p.out[3] == 5 + 3 + 1


@pytest.mark.rule("war-priests")
@pytest.mark.parametrize(
    ("defence", "winner", "gone"), [("commit 6", "lion", "d2"), ("commit 0", "archer", "a1")]
)
def test_temples_beside_leaders_stay_when_priests_fight(defence: str, winner: str, gone: str) -> None:
    p = sketch(
        """
        t  .  aP s
        lP .  t  t
        .  t  lK t
        .  lF s  s
        """,
        hands={"archer": "6 settlement", "lion": "6 temple"},
    )
    p.push("settlement b1").push("commit 0").push(defence)
    temples = ["a1", "c2", "d2", "b3", "d3"]
    assert [cell for cell in temples if at(p, cell) is None] == [gone]
    assert points(p, winner) == {"red": 2}


@pytest.mark.rule("war-priests")
def test_treasures_protect_temples_and_nothing_is_scored_for_them() -> None:
    p = sketch("aP T t . t lP", hands={"archer": "6 settlement", "lion": "1 temple"})
    p.push("settlement d1").push("commit 0").push("commit 1")
    assert find(p, "conflict-won")["seat"] == 1
    assert points(p, "lion") == {"red": 2}
    assert (at(p, "b1"), at(p, "c1")) == ("T", None)


@pytest.mark.rule("war-again", "war-order")
def test_the_active_player_chooses_again_while_leaders_still_meet() -> None:
    p = sketch(
        """
        aK t  aM .  lM t  lK
        .  aP .  .  .  lP .
        """,
        hands={"archer": "6 settlement", "lion": "6 market"},
    )
    p.push("settlement d1")
    assert list(p.choices()) == ["king", "priest", "merchant"]
    p.push("merchant").push("commit 0").push("commit 1")
    # The archer's merchant at c1 was the bridge to d1: the others are apart now.
    assert asked(p) == "archer take-action"
    p = sketch(
        """
        aK t  s  .  s  t  lK
        .  aM .  .  .  lM .
        """,
        hands={"archer": "6 settlement", "lion": "6 market"},
    )
    p.push("settlement d1").push("merchant").push("commit 0").push("commit 0")
    # Only one conflict is left, so nobody has to choose.
    assert asked(p) == "archer commit"
    assert find(p, "conflict")["leader"] == "king"


@pytest.mark.rule("war-sides")
def test_later_conflicts_count_what_still_hangs_together() -> None:
    p = sketch(
        """
        aK t  s  .  s  t  lK
        s  aM .  .  .  m  .
        m  m  .  .  .  lM .
        s  .  .  .  .  .  .
        """,
        hands={"archer": "6 settlement", "lion": "6 market"},
    )
    p.push("settlement d1").push("merchant").push("commit 0").push("commit 6")
    # The archer's markets are gone, and with them the settlement at a4 is cut off.
    assert asked(p) == "archer commit"
    assert (find(p, "conflict")["attack"], find(p, "conflict")["defence"]) == (2, 1)


@pytest.mark.rule("war-sides", "war-result")
def test_what_was_cut_off_before_does_not_leave() -> None:
    p = sketch(
        """
        aK t  s  .  s  t  lK
        s  aM .  .  .  m  .
        m  m  .  .  .  lM .
        s  .  .  .  .  .  .
        """,
        hands={"archer": "6 settlement", "lion": "5 market 1 settlement"},
    )
    p.push("settlement d1").push("merchant").push("commit 0").push("commit 5")
    p.push("commit 0").push("commit 1")
    # Two against two: the lion defends, and takes the two settlements that were still connected.
    assert points(p, "lion") == {"green": 3, "black": 3}
    assert (at(p, "c1"), at(p, "a2"), at(p, "a4")) == (None, None, "s")


@pytest.mark.rule("war-when")
def test_the_question_names_the_joining_tile() -> None:
    p = sketch("aM t m . m t lM")
    p.push("settlement d1")
    assert p.view()["asked"]["facts"]["union"] == "d1"


@pytest.mark.rule("war-no-refill", "refill")
def test_hands_are_filled_only_at_the_end_of_the_turn() -> None:
    p = sketch("aM t m . m t lM", hands={"archer": "1 market 5 settlement", "lion": "6 market"})
    p.push("settlement d1").push("commit 1").push("commit 4")
    assert sum(hand(p, "lion").values()) == 2
    p.push("end")
    assert sum(hand(p, "lion").values()) == 6
    assert sum(hand(p, "archer").values()) == 6
