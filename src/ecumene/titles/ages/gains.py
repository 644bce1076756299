"""What cards bring to a civilization and take from it, told as far as it really came about."""

# ruff: noqa: ARG001, ARG005 -- functions in a table have the shape of all in the table

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, step
from ecumene.titles.ages.cards import ID, Number
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

FOOD: Final = "food"
RESOURCES: Final = "resources"
FOOD_PARTS: Final = tuple(f"part {n}" for n in range(8))
"""How much of a sum is food, when the rest is resources."""

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


def score(p: Ages, civ: Civilization, card: Number, culture: int) -> None:
    """Culture that an event brings or takes."""
    if culture < 0:
        lose(p, civ, "culture", -culture)
    elif culture:
        civ.culture += culture
        p.tell("scored", seat=civ.seat, card=ID[card], culture=culture)


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
    FOOD: lambda p, civ, amount: gain_food(civ, amount),
    RESOURCES: lambda p, civ, amount: gain_resources(civ, amount),
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
    FOOD: lambda p, civ, amount: lose_food(civ, amount),
    RESOURCES: lambda p, civ, amount: lose_resources(civ, amount),
    "science": _less_science,
    "culture": _less_culture,
    "civil-actions": _fewer_civil_actions,
    "blue": _fewer_blue_tokens,
}


# What is asked about them -----------------------------------------------------------------------------


@step
class OfAmount(Decision[Ages]):
    """A question about so much food and resources."""

    amount: int

    def facts(self, p: Ages) -> Particulars:
        return {"amount": self.amount}


@step
class ChooseGain(OfAmount):
    """Food or resources."""

    def choices(self, p: Ages) -> Sequence[Choice]:
        return (FOOD, RESOURCES)

    def choose(self, p: Ages, choice: Choice) -> None:
        gain(p, p.civs[self.seat], choice, self.amount)


@step
class SplitGain(OfAmount):
    """How much of a gain is food; the rest is resources."""

    def choices(self, p: Ages) -> Sequence[Choice]:
        return FOOD_PARTS[: self.amount + 1]

    def choose(self, p: Ages, choice: Choice) -> None:
        food = FOOD_PARTS.index(choice)
        gain(p, p.civs[self.seat], FOOD, food)
        gain(p, p.civs[self.seat], RESOURCES, self.amount - food)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return FOOD_PARTS

    def refusal(self, p: Ages, choice: Choice) -> Objection:
        return Objection("split-no-more", {"amount": self.amount})


@step
class SplitWhatIsThere(OfAmount):
    """How much of what somebody loses is food; the rest is resources."""

    def automatic(self) -> bool:
        return True

    def loser(self, p: Ages) -> Civilization:
        """Whose loss it is."""
        raise NotImplementedError

    def total(self, p: Ages) -> int:
        """What is lost, as far as it is there."""
        loser = self.loser(p)
        return min(self.amount, loser.food + loser.resources)

    def choices(self, p: Ages) -> Sequence[Choice]:
        loser, total = self.loser(p), self.total(p)
        return FOOD_PARTS[max(0, total - loser.resources) : min(total, loser.food) + 1]

    def choose(self, p: Ages, choice: Choice) -> None:
        food = FOOD_PARTS.index(choice)
        self.split(p, food, self.total(p) - food)

    def split(self, p: Ages, food: int, resources: int) -> None:
        """So much goes of each."""
        lose(p, self.loser(p), FOOD, food)
        lose(p, self.loser(p), RESOURCES, resources)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return FOOD_PARTS

    def facts(self, p: Ages) -> Particulars:
        return {"amount": self.total(p)}


@step
class SplitLoss(SplitWhatIsThere):
    """How much of an own loss is food."""

    def loser(self, p: Ages) -> Civilization:
        return p.civs[self.seat]

    def refusal(self, p: Ages, choice: Choice) -> Objection:
        return Objection("split-what-there-is")
