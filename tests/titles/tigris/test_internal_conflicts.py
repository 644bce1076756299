"""Internal conflicts: a leader enters a kingdom that has one of its colour."""

import pytest

from ecumene.core.events import CURTAIN, Event
from ecumene.core.text import speaker
from tests.titles.tigris.sketch import asked, at, find, hand, objection, points, sketch


@pytest.mark.rule(
    "revolt-when", "revolt-roles", "revolt-temples", "revolt-tie", "revolt-result", "commit-once"
)
def test_the_example_of_the_rulebook() -> None:
    p = sketch(
        """
        t  .  t  .  .
        .  .  s  s  s
        .  .  .  .  bK
        .  .  .  .  t
        """,
        active="lion",
        hands={"lion": "3 temple 3 farm", "bull": "4 temple 2 market"},
    )
    p.push("king b1")
    assert asked(p) == "lion commit"
    assert find(p, "conflict")["attack"] == 2
    assert find(p, "conflict")["defence"] == 1
    p.push("commit 2")
    assert asked(p) == "bull commit"
    p.push("commit 3")
    assert find(p, "conflict-won") == {
        "seat": 2,
        "loser_seat": 1,
        "leader": "king",
        "colour": "red",
        "won": 4,
        "lost": 4,
        "tied": True,
        "points": 1,
    }
    assert points(p, "bull") == {"red": 1}
    assert points(p, "lion") == {}
    assert at(p, "b1") is None
    assert at(p, "e3") == "bK"
    assert hand(p, "lion") == {"temple": 1, "farm": 3}
    assert hand(p, "bull") == {"temple": 1, "market": 2}
    assert p.out[1] == 5
    assert [at(p, cell) for cell in ("a1", "c1", "e4")] == ["t", "t", "t"]


@pytest.mark.rule("revolt-when")
def test_a_moved_leader_starts_one_too() -> None:
    p = sketch("aK t . . t lK .")
    p.push("king d1")
    assert asked(p) == "archer commit"


@pytest.mark.rule("revolt-temples")
def test_a_temple_may_count_for_both_and_distant_ones_for_nobody() -> None:
    p = sketch("""
        .  t  lK
        t  t  s
    """)
    p.push("king a1")
    assert (find(p, "conflict")["attack"], find(p, "conflict")["defence"]) == (2, 1)


@pytest.mark.rule("revolt-result")
def test_a_beaten_defender_goes_home_and_the_kingdom_may_split() -> None:
    p = sketch(". t lK t bF", hands={"archer": "6 temple", "lion": "6 farm"})
    p.push("king a1").push("commit 6").push("commit 0")
    assert at(p, "c1") is None
    assert at(p, "a1") == "aK"
    assert points(p, "archer") == {"red": 1}
    assert p.view()["kingdoms"] == [["a1", "b1"], ["d1", "e1"]]


@pytest.mark.rule("revolt-result")
def test_the_point_is_red_whatever_the_leader() -> None:
    p = sketch(". t lM", hands={"archer": "6 temple"})
    p.push("merchant a1")
    assert list(p.choices())[-1] == "commit 6"
    p.push("commit 1").push("commit 0")
    assert points(p, "archer") == {"red": 1}


@pytest.mark.rule("commit-from-hand")
def test_nobody_adds_more_than_is_there_and_only_temples() -> None:
    p = sketch(". t lM", hands={"archer": "2 temple 4 market"})
    p.push("merchant a1")
    assert objection(p, "commit 3") == "commit-from-hand"
    assert objection(p, "commit 2") is None


@pytest.mark.rule("commit-once")
def test_the_attacker_is_asked_once_and_cannot_raise() -> None:
    p = sketch(". t lM", hands={"archer": "6 temple", "lion": "6 temple"})
    p.push("merchant a1").push("commit 1")
    assert asked(p) == "lion commit"
    p.push("commit 6")
    assert asked(p) == "archer take-action"


@pytest.mark.rule("commit-once")
def test_a_defender_with_nothing_to_add_is_asked_all_the_same() -> None:
    p = sketch(". t lM", hands={"archer": "6 temple", "lion": "6 farm"})
    p.push("merchant a1").push("commit 1")
    assert asked(p) == "lion commit"
    assert list(p.choices()) == ["commit 0"]


@pytest.mark.rule("revolt-roles")
def test_nobody_can_withdraw_to_avoid_it() -> None:
    p = sketch(". t lM", hands={"archer": "6 temple", "lion": "6 farm"})
    p.push("merchant a1")
    assert list(p.choices()) == [f"commit {n}" for n in range(7)]
    p.push("commit 6")
    assert list(p.choices()) == ["commit 0"]


@pytest.mark.rule("commit-once")
def test_shown_tiles_cannot_be_taken_back() -> None:
    p = sketch(". t lM", hands={"archer": "6 temple", "lion": "6 farm"})
    p.push("merchant a1")
    assert p.log is not None
    before = len(p.log)
    p.push("commit 0")
    assert CURTAIN in p.log[before:]


@pytest.mark.rule("revolt-tie")
@pytest.mark.parametrize(
    ("lang", "tie", "win"),
    [
        ("es", "Empate a 1: gana quien defiende. León vence a Arco: 1 punto", "Arco vence a León por 2 a 1:"),
        (
            "en",
            "A tie at 1: the defender wins. Lion beats Archer: 1 temple point",
            "Archer beats Lion by 2 to 1:",
        ),
    ],
)
def test_a_tie_is_told_as_one(lang: str, tie: str, win: str) -> None:
    for added, sentence in (("commit 0", tie), ("commit 1", win)):
        p = sketch(". t lK", hands={"archer": "6 temple", "lion": "6 temple"})
        p.push("king a1").push(added).push("commit 0")
        assert (
            speaker(lang, "tigris").event(Event("conflict-won", find(p, "conflict-won"))).startswith(sentence)
        )


@pytest.mark.rule("commit-once")
def test_who_has_nothing_to_add_may_let_silence_say_so() -> None:
    p = sketch(". t lK", hands={"archer": "6 farm", "lion": "6 temple"})
    p.push("king a1")
    assert list(p.choices()) == ["commit 0"]
    p.push("commit 0")
    # What the question says must not depend on the hand: the lion, who could add, hears the same.
    for viewer in (None, 0, 1):
        assert p.view(viewer)["asked"]["silence"] == "commit 0"
    assert len(p.choices()) == 7
