"""Which units conquer: they join from anywhere and go back again, until `go` (rule `muster`)."""

import pytest

from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.maps import TILE_OF
from tests.titles.monumental.arrange import acting, asked, barbarians, changed, garrison, pushed, rule_against


def at(p: object, *names: str) -> list[int]:
    return [p.board.soldiers[TILE_OF[name]] for name in names]  # type: ignore[attr-defined]


@pytest.mark.rule("muster", "conquest-units")
def test_soldiers_join_from_any_tiles_in_any_order_and_go_back() -> None:
    p = acting(military=5)
    garrison(p, 0, "b5", soldiers=3)
    garrison(p, 0, "c4", soldiers=3)
    barbarians(p, "c3", "b2-science")
    pushed(p, "conquer c3 from c4 from b4")
    assert rule_against(p, "from b5") == "muster"
    pushed(p, "back c4")
    assert set(p.choices()) == {"leader", "from b4", "from b5", "from c4", "back b4", "go"}
    pushed(p, "from b5")
    assert p.view(0)["asked"]["facts"]["joined"] == ["from b4", "from b5"]
    assert at(p, "b4", "b5", "c4", "c3") == [3, 3, 3, 0]
    pushed(p, "go")
    assert at(p, "b4", "b5", "c4", "c3") == [2, 2, 3, 2]


@pytest.mark.rule("muster")
def test_a_complete_force_waits_for_the_word() -> None:
    p = acting(military=5)
    barbarians(p, "b5", "b1-science")
    pushed(p, "conquer b5 leader")
    assert (asked(p), list(p.choices())) == ("muster", ["back leader", "go"])
    pushed(p, "back leader", "from b4 go")
    assert p.board.leader_at[0] == TILE_OF["b4"]
    assert at(p, "b5") == [1]


@pytest.mark.rule("muster", "celebrity-deploy")
def test_a_celebrity_goes_back_too() -> None:
    p = acting(military=5, celebrities=True)
    p.realms.celebrity[0] = CARD_OF["napoleon"]
    p.board.celebrity_at[0] = TILE_OF["b4"]
    barbarians(p, "c4", "b2-science")
    pushed(changed(p), "conquer c4 napoleon", "back napoleon go")
    assert p.board.celebrity_at[0] == TILE_OF["b4"]
    assert at(p, "c4") == [3]


@pytest.mark.rule("muster", "never-abandon")
def test_the_capital_is_emptied_only_on_purpose() -> None:
    p = acting(military=5)
    garrison(p, 0, "b5", soldiers=3)
    garrison(p, 0, "c4", soldiers=5)
    p.board.leader_at[0] = TILE_OF["b5"]
    barbarians(p, "c3", "b2-science")
    by_itself = p.clone().push("conquer c3 go")
    assert at(by_itself, "b4", "c3") == [1, 2]
    on_purpose = p.clone().push("conquer c3 from b4 go")
    assert at(on_purpose, "b4", "c3") == [0, 2]


@pytest.mark.rule("muster")
def test_the_rest_of_a_force_comes_from_home_and_then_from_where_most_are_idle() -> None:
    p = acting(military=5)
    garrison(p, 0, "b5", soldiers=2)
    garrison(p, 0, "c4", soldiers=5)
    p.board.leader_at[0] = TILE_OF["b5"]
    barbarians(p, "c3", "b2-science")
    p.push("conquer c3 go")
    assert at(p, "b4", "b5", "c4", "c3") == [1, 2, 4, 2]


@pytest.mark.rule("muster", "conquest-units", "conquest-cost")
def test_every_unit_that_cannot_join_has_a_reason() -> None:
    p = acting(military=3, celebrities=True)
    p.realms.celebrity[0] = CARD_OF["napoleon"]
    p.board.celebrity_at[0] = TILE_OF["b4"]
    garrison(p, 0, "c4", soldiers=1)
    garrison(p, 1, "d4", soldiers=3)
    pushed(changed(p), "conquer d4 from b4")
    assert rule_against(p, "from c4") == "never-abandon"
    pushed(p, "from b4")
    assert rule_against(p, "from b4") == "conquest-cost"
    assert rule_against(p, "go") == "conquest-units"
    pushed(p, "napoleon go")
    assert p.board.owner[TILE_OF["d4"]] == 0
