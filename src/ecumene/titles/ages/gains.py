"""What cards bring to a civilization and take from it, told as far as it really came about."""

# ruff: noqa: ARG001, ARG005 -- functions in a table have the shape of all in the table

from collections.abc import Callable, Mapping
from typing import Final

from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.tokens import (
    change_blue,
    change_yellow,
    gain_food,
    gain_population,
    gain_resources,
    lose_food,
    lose_population,
    lose_resources,
)

Change = Callable[[Ages, Civilization, int], int]
"""Something comes or goes; returns how much of it."""


def gain(p: Ages, civ: Civilization, what: str, amount: int) -> None:
    """Something comes to a civilization, as much as its banks allow."""
    came = _COMING[what](p, civ, amount)
    if came:
        p.tell("gained", seat=civ.seat, amount=came, what=what)


def lose(p: Ages, civ: Civilization, what: str, amount: int) -> None:
    """A civilization loses something, as far as it has it."""
    gone = _GOING[what](p, civ, amount)
    if gone:
        p.tell("lost", seat=civ.seat, amount=gone, what=what)


def bring(p: Ages, civ: Civilization, effects: Mapping[str, int]) -> None:
    """What a card brings to a civilization or takes from it, in the card's order."""
    for what, amount in effects.items():
        if what == "cards":
            p.draw(civ, amount)
        elif amount > 0:
            gain(p, civ, what, amount)
        elif what == "population":
            lose_population(p, civ, -amount)
        else:
            lose(p, civ, what, -amount)


def _science(p: Ages, civ: Civilization, amount: int) -> int:
    civ.science += amount
    return amount


def _culture(p: Ages, civ: Civilization, amount: int) -> int:
    civ.culture += amount
    return amount


def _arms(p: Ages, civ: Civilization, amount: int) -> int:
    p.this_turn.arms += amount
    return amount


def _military_actions(p: Ages, civ: Civilization, amount: int) -> int:
    p.this_turn.extra_military += amount
    return amount


_COMING: Final[dict[str, Change]] = {
    "food": lambda p, civ, amount: gain_food(civ, amount),
    "resources": lambda p, civ, amount: gain_resources(civ, amount),
    "population": lambda p, civ, amount: gain_population(civ, amount),
    "yellow": change_yellow,
    "science": _science,
    "culture": _culture,
    "arms": _arms,
    "military-actions": _military_actions,
}


def _less_science(p: Ages, civ: Civilization, amount: int) -> int:
    amount = min(amount, civ.science)
    civ.science -= amount
    return amount


def _less_culture(p: Ages, civ: Civilization, amount: int) -> int:
    amount = min(amount, civ.culture)
    civ.culture -= amount
    return amount


def _fewer_civil_actions(p: Ages, civ: Civilization, amount: int) -> int:
    amount = min(amount, civ.civil)
    civ.civil -= amount
    return amount


def _fewer_blue_tokens(p: Ages, civ: Civilization, amount: int) -> int:
    """What the bank lacks is asked for, and told, token by token."""
    before = civ.blue
    change_blue(p, civ, -amount)
    return before - civ.blue


_GOING: Final[dict[str, Change]] = {
    "food": lambda p, civ, amount: lose_food(civ, amount),
    "resources": lambda p, civ, amount: lose_resources(civ, amount),
    "science": _less_science,
    "culture": _less_culture,
    "civil-actions": _fewer_civil_actions,
    "blue": _fewer_blue_tokens,
}
