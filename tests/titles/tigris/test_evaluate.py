"""The evaluation: what it prefers."""

import pytest

from ecumene.titles.tigris.evaluate import ACTION, CATASTROPHE, TEMPLE, evaluate
from ecumene.titles.tigris.pieces import DYNASTIES
from tests.titles.tigris.sketch import score, sketch


def value(drawing: str = "t aK .", hand: str = "6 settlement", left: int = 2) -> float:
    """How a sketch looks to the archer, against a lion that has nothing on the board."""
    p = sketch(drawing, seats=2, left=left, hands={"archer": hand})
    assert evaluate(p, 1) == -evaluate(p, 0)
    return evaluate(p, 0)


def test_actions_left_and_catastrophes_held_are_worth_something() -> None:
    assert value(left=2) - value(left=1) == pytest.approx(ACTION)
    p = sketch("t aK .", seats=2)
    before = evaluate(p, 0)
    p.catastrophes[0] -= 1
    assert before - evaluate(p, 0) == pytest.approx(CATASTROPHE)


def test_only_the_best_of_the_others_counts() -> None:
    p = sketch(". .", seats=3)
    score(p, "lion", [5, 5, 5, 5])
    before = evaluate(p, 0)
    score(p, "bull", [4, 4, 4, 4])
    assert evaluate(p, 0) == before
    score(p, "bull", [6, 6, 6, 6])
    assert evaluate(p, 0) < before


def test_balance_pays_and_a_treasure_is_a_point_of_the_weakest_colour() -> None:
    def points(*values: int, treasures: int = 0) -> float:
        p = sketch(". .", seats=2)
        score(p, DYNASTIES[0], list(values), treasures)
        return evaluate(p, 0)

    assert points(2, 2, 2, 2) > points(5, 1, 1, 1) > points(8, 0, 0, 0)
    assert points(3, 2, 2, 2) > points(2, 2, 2, 2)
    assert points(3, 3, 3, 2, treasures=1) == points(3, 3, 3, 3)


def test_leaders_on_the_board_pay_and_more_so_with_tiles_of_their_colour_in_the_hand() -> None:
    assert value("t aK .") > value("t . .")
    assert value("t aF .", "1 farm 5 settlement") > value("t aF .", "6 settlement")
    assert value("t aF .", "6 farm") == value("t aF .", "4 farm 2 settlement")


def test_a_king_also_hopes_for_the_colours_that_nobody_leads_in_the_kingdom() -> None:
    assert value("aK t . . t lF") > value("aK t lF")


def test_temples_beside_a_leader_and_in_the_hand_make_it_safer() -> None:
    assert value("t aF t") > value("t aF .")
    assert value("t aF .", "1 temple 5 market") - value(". . .", "1 temple 5 market") > (
        value("t aF .", "6 market") - value(". . .", "6 market")
    )
    assert value(". . .", "2 temple 4 market") - value(". . .", "6 market") == pytest.approx(2 * TEMPLE)


def test_a_stronger_neighbour_is_a_danger_and_own_tiles_are_a_defence() -> None:
    threatened = value("t aM . lM t m")
    assert value("t aM . lM t") > threatened > value("t aM . lM t m m")
    assert value("t aM . lM t m", "1 market 5 settlement") > threatened
    assert value("t aM . lM t" + " m" * 8) == value("t aM . lM t" + " m" * 9)  # lost is lost


def test_a_neighbour_of_another_colour_is_no_danger() -> None:
    assert value("t aM . lK t s s") == value("t aM . lK t s")


def test_a_neighbour_may_have_more_than_the_board_shows() -> None:
    """Even one that is no stronger on the board, unless the tiles in the hand outweigh it."""

    def danger(hand: str) -> float:
        return value("t aM . . lM t", hand) - value("t aM . lM t", hand)

    assert danger("6 settlement") > danger("1 market 5 settlement") > danger("2 market 4 settlement")


def test_a_merchant_beside_a_treasure_may_take_the_next_one() -> None:
    assert value("T aM .") > value("t aM .")


def test_a_monument_of_the_leaders_colour_pays() -> None:
    def built(monument: str) -> float:
        p = sketch("t aK s s\n.  . s .", seats=2)
        return evaluate(p.push(f"settlement d2 {monument}"), 0)

    assert built("red-black") > built("decline")


def test_a_point_of_the_weakest_colour_is_the_most_needed() -> None:
    def with_farmer(*values: int) -> float:
        """What a farmer on the board adds to so many points."""
        gains = []
        for drawing in ("t aF .", "t . ."):
            p = sketch(drawing, seats=2)
            score(p, "archer", list(values))
            gains.append(evaluate(p, 0))
        return gains[0] - gains[1]

    assert with_farmer(9, 9, 8, 9) > with_farmer(9, 9, 8, 8) > with_farmer(9, 9, 8, 7)
