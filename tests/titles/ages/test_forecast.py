"""What the view foretells of the end of the turn, and that it comes true."""

from typing import Any

import pytest

from tests.titles.ages.scene import civ, own, scene


def forecast(**things: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a civilization with these things is told, and what the end of its turn then brings."""
    p = scene()
    board = own(p, **things)
    told = p.view(0)["forecast"]
    names = ("culture", "science", "food", "resources")
    before = {name: getattr(board, name) for name in names}
    held = len(board.military_hand)
    p.push("end")
    brought = {name: getattr(civ(p), name) - before[name] for name in names}
    brought["drawn"] = len(civ(p).military_hand) - held
    return told, brought


@pytest.mark.parametrize(
    "things",
    [
        {},
        {"techs": {"philosophy": 2, "religion": 2}, "leader": "genghis-khan"},
        {"blue": 3},
        {"yellow": 3, "unused": 9, "culture": 30},
        {"blue": 0, "yellow": 3, "unused": 9, "culture": 30, "techs": {"agriculture": 0}},
        {"yellow": 1, "unused": 0, "science": 3},
        {"military": 0},
    ],
)
def test_the_forecast_comes_true(things: dict[str, Any]) -> None:
    told, brought = forecast(**things)
    assert {name: told[name] for name in brought} == brought


def test_corruption_hunger_and_uprising_are_foretold() -> None:
    assert forecast()[0] | {"corruption": 0, "famine": 0, "uprising": False} == forecast()[0]
    assert forecast(blue=3)[0]["corruption"] == 4
    assert forecast(yellow=1, unused=9, techs={"agriculture": 0})[0]["famine"] == 4
    assert forecast(yellow=1, unused=0)[0]["uprising"] is True


@pytest.mark.rule("corruption")
def test_what_corruption_takes_of_each_is_foretold() -> None:
    p = scene()
    board = own(p, resources=1, food=5)
    board.blue = 3
    told = p.view(0)["forecast"]
    assert (told["corruption"], told["corruption_resources"], told["corruption_food"]) == (4, 1, 3)
    assert forecast(blue=3)[0] | {"corruption_resources": 0, "corruption_food": 0} == forecast(blue=3)[0]


def test_cards_beyond_the_limit_are_foretold() -> None:
    p = scene()
    own(p, military_hand=["raid-i", "raid-i", "plunder-i"])
    assert p.view(0)["forecast"]["discards"] == 1


def test_only_who_is_on_turn_is_told() -> None:
    p = scene()
    assert p.view(0)["forecast"] is not None
    assert p.view(1)["forecast"] is None
    assert p.view(None)["forecast"] is None
