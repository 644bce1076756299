"""Paying: whether a price can be paid, and what to pay with where there is a choice."""

from collections.abc import Mapping
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Payment, step
from ecumene.titles.monumental.city import archivable
from ecumene.titles.monumental.city_effects import ArchiveCard
from ecumene.titles.monumental.operations import Cost
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import BASIC, GOLD, PAIRS, WORDS, Amounts

ONES: Final = tuple(tuple(int(resource == other) for other in range(5)) for resource in range(5))
"""One of each resource, as a cost."""


def payable(p: Monumental, seat: int, cost: Cost) -> bool:
    """Whether the mover can give up all of a cost."""
    production, science, military = p.now.res
    gold = 0 if cost.no_gold else p.realms.gold[seat]
    if cost.archive and archivable(p, seat, cost.archive_only).bit_count() < cost.archive:
        return False
    if cost.any:
        return production + science + military + gold >= cost.any
    if cost.same:
        return max(p.now.res) + gold >= cost.same
    if cost.different:
        return (production > 0) + (science > 0) + (military > 0) + gold >= cost.different
    fixed = fixed_cost(p, cost)
    if cost.no_gold:
        return all(p.now.res[kind] >= fixed[kind] for kind in BASIC)
    return p.affords(seat, fixed)


def fixed_cost(p: Monumental, cost: Cost) -> tuple[int, ...]:
    """The part of a cost that leaves no choice, with what the Hydra's heads add."""
    if not cost.heads:
        return cost.pay
    production, science, military, gold, culture = cost.pay
    return production, science, military + cost.heads * p.board.heads, gold, culture


def charge(p: Monumental, seat: int, cost: Cost) -> None:
    """Give up a cost, asking where there is a choice; what comes after must be on the agenda already."""
    if any(cost.pay) or cost.heads:
        p.pay(seat, fixed_cost(p, cost))
    if cost.any:
        p.agenda.append(PayAny(seat, cost.any, cost.no_gold))
    if cost.same:
        p.agenda.append(PaySame(seat, cost.same))
    if cost.different:
        p.agenda.append(PayDifferent(seat))
    if cost.archive:
        p.agenda.append(ArchiveCard(seat, cost.archive, only=cost.archive_only))


@step
class PayAny(Payment[Monumental]):
    """Which resources to pay with, all at once, where any basic ones will do (rule `mixed-price`)."""

    count: int
    no_gold: bool = False

    def automatic(self) -> bool:
        return True

    def ways(self, p: Monumental) -> Mapping[Choice, Amounts]:
        gold = 0 if self.no_gold else p.realms.gold[self.seat]
        return mixtures(self.count, (*p.now.res, gold))

    def pay(self, p: Monumental, price: Amounts) -> None:
        p.now.paid = next(kind for kind, count in enumerate(price) if count)
        p.pay(self.seat, price)

    def facts(self, p: Monumental) -> Particulars:
        return {"count": self.count}


def mixtures(count: int, purse: tuple[int, ...]) -> dict[Choice, Amounts]:
    """All ways to take so many out of production, science, military and gold, the most gold last."""
    production, science, military, gold = purse
    found: list[Amounts] = [
        (stone, study, force, count - stone - study - force, 0)
        for stone in range(min(production, count), -1, -1)
        for study in range(min(science, count - stone), -1, -1)
        for force in range(min(military, count - stone - study), -1, -1)
    ]
    return {mixed_word(mixture): mixture for mixture in found if mixture[GOLD] <= gold}


def mixed_word(amounts: Amounts) -> Choice:
    """What a mixture is called: `production-2-and-gold-1`."""
    return "-and-".join(f"{word}-{n}" for word, n in zip(WORDS, amounts, strict=True) if n)


@step
class PaySame(Payment[Monumental]):
    """Which kind of basic resource to pay, all of one kind."""

    count: int

    def automatic(self) -> bool:
        return True

    def ways(self, p: Monumental) -> Mapping[Choice, tuple[int, ...]]:
        return {
            WORDS[kind]: tuple(self.count * n for n in ONES[kind])
            for kind in BASIC
            if p.now.res[kind] + p.realms.gold[self.seat] >= self.count
        }

    def pay(self, p: Monumental, price: tuple[int, ...]) -> None:
        p.pay(self.seat, price)

    def facts(self, p: Monumental) -> Particulars:
        return {"count": self.count}


@step
class PayDifferent(Payment[Monumental]):
    """Which two basic resources of different kinds to pay."""

    def automatic(self) -> bool:
        return True

    def ways(self, p: Monumental) -> Mapping[Choice, tuple[int, int]]:
        gold = p.realms.gold[self.seat]
        res = p.now.res
        return {word: (a, b) for word, (a, b) in PAIRS.items() if (not res[a]) + (not res[b]) <= gold}

    def pay(self, p: Monumental, price: tuple[int, int]) -> None:
        for kind in price:
            p.pay(self.seat, ONES[kind])
