"""What nobody who knows Gheos would do."""

from ecumene.titles.gheos.box import LAST_EPOCH
from ecumene.titles.gheos.position import Gheos
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
    p = cups((10, 10), (3, 3), red=6)
    p.epochs = LAST_EPOCH[2] - 1
    assert "score" in turn(p)


def test_does_not_play_a_token_for_nothing() -> None:
    p = cups((10, 10), (3, 3), cup="plain-sword")
    assert turn(p) == ["end"]


def test_does_not_turn_followers_away() -> None:
    p = world(
        "e1 plain-cup", civilizations={"red": "e1"}, followers={"dawn": "1 red"}, hand="plain-wheat-cup"
    )
    assert "decline" not in turn(p)


def test_does_not_lead_its_own_peoples_into_war() -> None:
    p = world(
        "e1 plain-cup-cup",
        "n1e1 plain-sword",
        "w1 plain-wheat",
        "n1w1 plain-cup-sword",
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": "4 red 4 blue"},
        hand="plain-cup",
    )
    turn(p)
    assert sum(p.held(0)) >= 8


def test_founds_where_nobody_lives() -> None:
    p = world("e1 plain-wheat-cup", hand="plain-cup-cup")
    assert any(line.startswith("found") for line in turn(p))
