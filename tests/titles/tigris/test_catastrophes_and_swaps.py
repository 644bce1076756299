"""Catastrophes, and swapping tiles unseen."""

import pytest

import ecumene
from ecumene.core.errors import NotUnderstood
from ecumene.core.events import seen_by
from ecumene.core.text import speaker
from ecumene.titles.tigris.position import Tigris
from tests.titles.tigris.sketch import asked, at, events, hand, objection, sketch


@pytest.mark.rule("catastrophes-two-each")
def test_two_catastrophes_for_the_whole_game() -> None:
    p = sketch("t . . .")
    p.push("catastrophe b1").push("catastrophe c1").push("end").push("end").push("end")
    assert p.view()["players"][0]["catastrophes"] == 0
    assert objection(p, "catastrophe") == "catastrophes-two-each"


@pytest.mark.rule("catastrophe-anywhere")
def test_on_empty_land_on_a_river_or_on_a_tile_which_leaves_the_game() -> None:
    p = sketch("t ~ m .")
    p.push("catastrophe c1")
    assert at(p, "c1") == "x"
    assert p.out == [0, 0, 0, 1]
    p.push("catastrophe b1")
    assert at(p, "b1") == "x"


@pytest.mark.rule("catastrophe-not-on-leader", "catastrophe-not-on-treasure")
def test_neither_on_a_leader_nor_on_a_treasure() -> None:
    p = sketch("T lK .")
    assert objection(p, "catastrophe b1") == "catastrophe-not-on-leader"
    assert objection(p, "catastrophe a1") == "catastrophe-not-on-treasure"


@pytest.mark.rule("catastrophe-for-good")
def test_a_struck_cell_is_blocked_for_good() -> None:
    p = sketch("t x .", hands={"archer": "6 temple"})
    assert objection(p, "catastrophe b1") == "catastrophe-for-good"
    assert objection(p, "temple b1") == "tile-on-empty-cell"
    assert objection(p, "king b1") == "leader-on-empty-cell"


@pytest.mark.rule("catastrophe-splits")
def test_a_kingdom_may_split() -> None:
    p = sketch("t lK s m bM t")
    p.push("catastrophe c1")
    assert p.view()["kingdoms"] == [["a1", "b1"], ["d1", "e1", "f1"]]


@pytest.mark.rule("swap-one-to-six", "swap-from-hand")
def test_one_to_six_tiles_for_as_many() -> None:
    p = sketch("t . .", hands={"archer": "2 temple 4 farm"})
    p.push("swap")
    assert objection(p, "done") == "swap-one-to-six"
    assert objection(p, "market") == "swap-from-hand"
    p.push("temple").push("temple")
    assert objection(p, "temple") == "swap-from-hand"
    p.push("farm farm farm farm done")
    assert sum(hand(p, "archer").values()) == 6
    assert p.swapped[:4] == [0, 2, 4, 0]
    assert asked(p) == "archer take-action"


@pytest.mark.rule("swap-one-to-six")
def test_a_swap_counts_as_one_action_and_keeps_the_rest() -> None:
    p = sketch("t . .", hands={"archer": "5 temple 1 farm"})
    before = sum(p.bag)
    p.push("swap farm done")
    assert hand(p, "archer").get("temple", 0) >= 5
    assert sum(p.bag) == before - 1
    assert p.view()["asked"]["facts"] == {"left": 1}


@pytest.mark.rule("swap-from-hand")
def test_an_empty_hand_cannot_swap() -> None:
    p = sketch("t . .", hands={"archer": "0 temple"})
    assert objection(p, "swap") == "swap-from-hand"


@pytest.mark.rule("swap-unseen")
def test_nobody_else_sees_what_is_swapped() -> None:
    p = sketch("t . .", hands={"archer": "3 temple 3 farm"})
    p.push("swap temple farm done")
    others = seen_by(events(p), 1)
    assert [event.args for event in others if event.kind == "swapped"] == [{"seat": 0, "count": 2}]
    assert not [event for event in others if event.kind == "drew"]
    assert len([event for event in seen_by(events(p), 0) if event.kind == "drew"]) == 1
    dealt = {tuple(p.redealt(1, seed).swapped[:4]) for seed in range(40)}
    assert len(dealt) > 1
    assert {tuple(p.redealt(0, seed).swapped[:4]) for seed in range(40)} == {(0, 1, 1, 0)}


@pytest.mark.rule("swap-unseen")
def test_a_half_made_swap_is_nobody_elses_business() -> None:
    p = sketch("t . .", hands={"archer": "3 temple 3 farm"})
    before = p.view(1)
    p.push("swap").push("temple")
    assert p.view(1) == before
    assert p.view(0)["asked"]["facts"] == {"picked": ["temple"], "lots": ["1-temple"]}
    assert p.retracted().view(0)["asked"]["decision"] == "take-action"


@pytest.mark.rule("swap-one-to-six")
@pytest.mark.parametrize(
    ("picked", "lots"),
    [("farm", "cambias la agricultura."), ("temple temple farm", "cambias dos templos y la agricultura.")],
)
def test_a_swap_is_told_with_articles_and_numbers(picked: str, lots: str) -> None:
    p = sketch("t . .", hands={"archer": "3 temple 3 farm"})
    p.push(f"swap {picked}")
    assert lots in speaker("es", "tigris").question(p.view(0)["asked"])


@pytest.mark.rule("swap-short-bag", "end-bag")
def test_a_short_bag_ends_the_game_after_this_turn() -> None:
    p = sketch("t . . .", hands={"archer": "3 temple 3 farm"})
    p.bag = [1, 0, 0, 0]
    p.push("swap farm farm done")
    assert asked(p) == "archer take-action"
    assert hand(p, "archer") == {"settlement": 1, "temple": 3, "farm": 1}
    p.push("temple b1").push("end")
    assert p.over


def test_a_wrong_word_says_what_is_possible() -> None:
    p = ecumene.new("tigris", seats=2, seed=1)
    assert isinstance(p, Tigris)
    with pytest.raises(NotUnderstood) as caught:
        p.push("tmple d7")
    assert "end" in caught.value.details["possible"]
    assert "tmple" in str(caught.value)
