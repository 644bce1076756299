"""How often an effect may be used in a turn: once, or as often as its card says."""

import pytest

from ecumene.titles.monumental.position import Monumental
from tests.titles.monumental.arrange import acting, pushed, rule_against


def use(p: Monumental, card: str) -> None:
    """Use an effect, paying whatever is offered first."""
    p.push(f"use {card}")
    while p.decision is not None and p.decision.name != "take-action":
        p.push(p.choices()[0])


@pytest.mark.rule("effect-once")
def test_the_sistine_chapel_is_used_twice_and_no_more() -> None:
    p = acting(active=["sistine-chapel", "hanging-gardens", "fort"], production=4, science=4, military=4)
    for culture in (1, 2):
        use(p, "sistine-chapel")
        assert p.realms.culture[0] == culture
    assert "use sistine-chapel" not in p.choices()
    assert rule_against(p, "use sistine-chapel") == "effect-once"


@pytest.mark.rule("effect-once")
def test_an_effect_is_used_once_in_a_turn() -> None:
    p = acting(active=["hanging-gardens", "library", "sistine-chapel"], production=1, science=1)
    pushed(p, "use hanging-gardens", "1-2", "done")
    assert rule_against(p, "use hanging-gardens") == "effect-once"
