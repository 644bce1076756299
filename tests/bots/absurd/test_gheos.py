"""What nobody who knows Gheos would do."""

import pytest

from ecumene.titles.gheos.box import COLOUR_OF, LAST_EPOCH
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import CUP, SWORD, count
from ecumene.titles.gheos.turn import FinishTurn
from tests.bots.absurd.turns import turn
from tests.titles.gheos.world import world


def cups(points: tuple[int, int], tokens: tuple[int, int], red: int = 3, cup: str = "plain-cup-cup") -> Gheos:
    """The end of a turn of the first seat, which has followers on a continent with cups."""
    p = world(f"e1 {cup}", civilizations={"red": "e1"}, followers={"dawn": f"{red} red"})
    p.points[:] = points
    p.tokens[:] = tokens
    p.agenda = [FinishTurn(0, scored=False)]
    p._offered = None
    return p


def test_does_not_end_the_game_with_the_last_token_when_it_loses_by_it() -> None:
    assert turn(cups((0, 60), (1, 0))) == ["end"]


def test_ends_the_game_with_the_last_token_when_it_wins_by_it() -> None:
    assert turn(cups((30, 10), (1, 0))) == ["score"]


def test_does_not_hoard_tokens_while_its_cups_are_many() -> None:
    scored = 0
    for seed in range(5):  # what would be drawn next is guessed: one guess in twenty speaks for waiting
        p = cups((10, 10), (3, 3), red=6)
        p.epochs = LAST_EPOCH[2] - 1
        scored += "score" in turn(p, seed)
    assert scored >= 4


def test_does_not_play_a_token_for_nothing() -> None:
    p = cups((10, 10), (3, 3), cup="plain-sword")
    assert turn(p) == ["end"]


def test_does_not_turn_followers_away() -> None:
    p = world(
        "e1 plain-cup", civilizations={"red": "e1"}, followers={"dawn": "1 red"}, hand="plain-wheat-cup"
    )
    assert "decline" not in turn(p)


@pytest.mark.parametrize(("each", "hand"), [(5, "plain-cup"), (4, "plain-wheat-wheat")])
def test_does_not_lead_its_own_peoples_into_war(each: int, hand: str) -> None:
    """Four of each and a cup to join them would be a reason: five on all the cups pay as much at once."""
    p = world(
        "e1 plain-cup-cup",
        "n1e1 plain-sword",
        "w1 plain-wheat",
        "n1w1 plain-cup-sword",
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": f"{each} red {each} blue"},
        hand=hand,
    )
    turn(p)
    assert sum(p.held(0)) >= 2 * each


def test_founds_where_nobody_lives() -> None:
    p = world("e1 plain-wheat-cup", hand="plain-cup-cup")
    assert any(line.startswith("found") for line in turn(p))


APART = ("e1 plain-sword", "n1e1 plain-cup", "w1 plain-wheat", "n1w1 plain-wheat-cup")
"""Two continents with a gap between them: swords in the east, none in the west."""


def rivals(own: str, other: str, hand: str, *tiles: str) -> Gheos:
    """The first seat leads one people, the second another."""
    return world(
        *(tiles or APART),
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": own, "noon": other},
        hand=hand,
    )


def followers(p: Gheos, seat: int) -> int:
    return sum(p.held(seat))


def test_does_not_begin_a_war_that_its_people_must_lose() -> None:
    p = rivals("3 blue", "3 red", "plain-cup-sword")
    turn(p)
    assert followers(p, 0) >= 3


def test_wins_a_war_that_its_people_cannot_lose() -> None:
    p = rivals("3 red", "3 blue", "plain-wheat-wheat")
    turn(p)
    assert followers(p, 1) < 3


def test_does_not_give_a_drawn_war_to_the_people_of_another() -> None:
    p = rivals("1 red", "4 blue", "plain-cup-sword", "e1 plain-cup-cup", "w1 plain-wheat")
    assert "favour blue" not in turn(p)


@pytest.mark.parametrize(("own", "other"), [("red", "blue"), ("blue", "red")])
def test_does_not_lay_cups_where_another_people_drinks(own: str, other: str) -> None:
    p = rivals(f"4 {own}", f"4 {other}", "plain-cup-cup", "e1 plain-wheat", "w1 plain-sword")
    before = cups_of(p, other)
    turn(p)
    assert cups_of(p, other) == before


@pytest.mark.parametrize(("own", "other"), [("red", "blue"), ("blue", "red")])
def test_lays_cups_where_its_people_drinks_in_safety(own: str, other: str) -> None:
    armed, bare = ("e1", "w1") if own == "red" else ("w1", "e1")
    p = rivals(f"4 {own}", f"4 {other}", "plain-cup-cup", f"{armed} plain-sword", f"{bare} plain-wheat")
    turn(p)
    assert cups_of(p, own) >= 2


def test_does_not_lay_cups_for_a_people_that_the_next_war_will_take() -> None:
    p = rivals("4 red", "4 blue", "plain-cup-cup", "e1 plain-wheat", "w1 plain-sword")
    turn(p)
    assert cups_of(p, "red") == 0


def test_scores_all_its_cups_before_another_can_break_their_continent() -> None:
    p = rivals("5 red", "2 blue", "bay-wheat", "e1 plain-cup-cup", "w1 plain-sword-sword")
    assert "score" in turn(p)


def cups_of(p: Gheos, colour: str) -> int:
    """The cups of a people's continent."""
    home = p.homes[COLOUR_OF[colour]]
    return count(home.tally, CUP) if home is not None else 0


@pytest.mark.parametrize(("rich", "poor"), [("red", "blue"), ("blue", "red")])
def test_does_not_follow_a_people_without_cups_beside_one_with_many(rich: str, poor: str) -> None:
    tiles = ("plain-cup-cup", "plain-wheat") if rich == "red" else ("plain-wheat", "plain-cup-cup")
    p = rivals("1 red 1 blue", "", "plain-wheat-wheat", f"e1 {tiles[0]}", f"w1 {tiles[1]}")
    assert f"follow {poor}" not in turn(p)


def test_does_not_found_on_the_poorer_of_two_continents() -> None:
    p = world("e1 plain-wheat-wheat", "w1 plain-sword", hand="plain-cup-cup")
    turn(p)
    assert followers(p, 0) >= 2


@pytest.mark.parametrize("tokens", [1, 2])
def test_does_not_take_unused_tokens_into_the_last_epoch(tokens: int) -> None:
    p = cups((20, 25), (tokens, 2), red=5)
    p.epochs = LAST_EPOCH[2] - 1
    assert "score" in turn(p)


def test_does_not_lay_a_sword_for_the_people_of_another() -> None:
    p = rivals("4 red", "4 blue", "plain-sword-sword", "e1 plain-cup-cup", "w1 plain-wheat")
    turn(p)
    home = p.homes[COLOUR_OF["blue"]]
    assert home is None or count(home.tally, SWORD) == 0


@pytest.mark.parametrize("tokens", [2, 3])
def test_does_not_score_a_single_cup_at_the_beginning(tokens: int) -> None:
    p = cups((0, 0), (tokens, 3), red=1, cup="plain-cup")
    assert turn(p) == ["end"]
