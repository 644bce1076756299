"""What a page needs to draw the table, and an evaluation that is never at a loss."""

from math import isfinite

import pytest

import ecumene
from ecumene.core.rng import Rng
from ecumene.titles.monumental.evaluate import evaluate
from ecumene.titles.monumental.position import Monumental
from tests.titles.monumental.arrange import acting, begun, garrison, lay_city, show


@pytest.mark.rule("city-phase", "activate")
def test_a_city_shows_its_cards_and_the_effects_that_can_be_used() -> None:
    p = acting(active=["mine", "workshop"], attached={0: "navigation"}, idle=["temple"])
    view = p.view(1)
    assert view["players"][0]["city"][1] == {
        "card": {"card": "workshop", "kind": "building", "era": "basic", "yields": {"production": 2}},
        "knowledge": None,
    }
    assert view["players"][0]["city"][0]["knowledge"]["card"] == "navigation"
    assert view["turn_state"]["usable"] == ["navigation"]
    assert view["turn_state"]["active"] == [0, 1]


@pytest.mark.rule("acquire", "wonder-stages", "discounts")
def test_the_display_shows_prices_as_they_are_now() -> None:
    p = acting(active=["mine"], attached={0: "engineering"})
    show(p, ["pyramids", "keep", "mathematics"])
    assert [card["price"] for card in p.view(0)["display"][0]] == [3, 4, 3]
    p.push("use engineering")
    assert [card["price"] for card in p.view(0)["display"][0]] == [1, 2, 3]
    assert p.view(0)["basics"]["workshop"] == {"left": 10, "price": 1}


@pytest.mark.rule("conquest-adjacent")
def test_nothing_is_within_reach_before_there_are_capitals() -> None:
    p = ecumene.new("monumental", seats=2, seed=7)
    land = [tile["conquest"] for tile in p.view(0)["tiles"].values() if "conquest" in tile]
    assert land
    assert not any(conquest["possible"] for conquest in land)


@pytest.mark.rule("action-phase")
def test_whoever_acts_sees_what_each_action_could_be_taken_on() -> None:
    p = acting(active=["mine", "workshop"], attached={0: "navigation"})
    show(p, ["pyramids", "keep", "mathematics"])
    whole = p.view(0)["actions"]
    assert list(whole) == list(p.choices())
    assert whole["use"] == ["navigation"]
    assert whole["end"] == []
    p.push("use")
    assert p.view(0)["actions"] == whole, "a half-made choice changes nothing"
    assert p.view(1)["actions"] == {}
    assert p.view()["actions"] == {}


@pytest.mark.rule("explorer-move")
def test_everybody_sees_which_explorer_is_where() -> None:
    p = begun()
    capital = p.view(1)["players"][0]["capital"]
    assert p.view(1)["players"][0]["explorers"] == [capital, capital]


@pytest.mark.rule("scoring")
def test_a_province_and_a_better_city_look_better() -> None:
    p = begun()
    q = p.clone()
    garrison(q, 0, "c4")
    assert evaluate(q, 0) > evaluate(p, 0)
    assert evaluate(q, 1) < evaluate(p, 1)
    q = p.clone()
    lay_city(p, 0, ["work-camp"] * 9)
    lay_city(q, 0, ["workshop"] * 9)
    assert evaluate(q, 0) > evaluate(p, 0)


@pytest.mark.rule("automa", "celebrities", "monsters", "renaissance")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_can_be_judged_for_every_seat(seats: int) -> None:
    p = ecumene.new(
        "monumental",
        seats=seats,
        seed=seats,
        map="generated",
        renaissance=True,
        wonders="alternative",
        celebrities=True,
        monsters=12,
        automas=3,
        level="hard",
    )
    assert isinstance(p, Monumental)
    rng = Rng(seats)
    while not p.over:
        assert all(isfinite(evaluate(p, seat)) for seat in range(p.seats))
        choices = p.choices()
        p.push(choices[rng.below(len(choices))])
    assert all(isfinite(evaluate(p, seat)) for seat in range(p.seats))
