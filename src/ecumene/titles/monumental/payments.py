"""Paying and gaining where there is something to choose: which kinds of basic resources."""

from collections.abc import Sequence
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Task
from ecumene.titles.monumental.city import archivable
from ecumene.titles.monumental.operations import Cost
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import BASIC, BASIC_WORDS, GOLD, NUMBER_OF, PAIRS, WORDS

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


class PayAny(Decision[Monumental]):
    """Which resource to pay next, where any basic one will do."""

    __slots__ = ("left", "no_gold")

    def __init__(self, seat: int, left: int, no_gold: bool = False) -> None:
        super().__init__(seat)
        self.left = left
        self.no_gold = no_gold

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        gold = 0 if self.no_gold else p.realms.gold[self.seat]
        words = [WORDS[kind] for kind in BASIC if p.now.res[kind]]
        if gold:
            words.append(WORDS[GOLD])
        # When everything has to go, the order is nobody's concern.
        return words[:1] if sum(p.now.res) + gold == self.left else words

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.now.paid = NUMBER_OF[choice]
        p.pay(self.seat, ONES[p.now.paid])
        if self.left > 1:
            p.agenda.append(PayAny(self.seat, self.left - 1, self.no_gold))

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"left": self.left}


class PaySame(Decision[Monumental]):
    """Which kind of basic resource to pay, all of one kind."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [WORDS[kind] for kind in BASIC if p.now.res[kind] + p.realms.gold[self.seat] >= self.count]

    def choose(self, p: Monumental, choice: Choice) -> None:
        one = ONES[NUMBER_OF[choice]]
        p.pay(self.seat, tuple(self.count * n for n in one))

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"count": self.count}


class PayDifferent(Decision[Monumental]):
    """Which two basic resources of different kinds to pay."""

    __slots__ = ()

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        gold = p.realms.gold[self.seat]
        return [word for word, (a, b) in PAIRS.items() if (not p.now.res[a]) + (not p.now.res[b]) <= gold]

    def choose(self, p: Monumental, choice: Choice) -> None:
        for kind in PAIRS[choice]:
            p.pay(self.seat, ONES[kind])


class GainAny(Decision[Monumental]):
    """Which basic resource to gain next."""

    __slots__ = ("left", "other_than")

    def __init__(self, seat: int, left: int, other_than: int = GOLD) -> None:
        super().__init__(seat)
        self.left = left
        self.other_than = other_than

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [WORDS[kind] for kind in BASIC if kind != self.other_than]

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.gain(self.seat, NUMBER_OF[choice], 1)
        if self.left > 1:
            p.agenda.append(GainAny(self.seat, self.left - 1))

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"left": self.left}


class GainOtherThanPaid(Task[Monumental]):
    """One basic resource of another kind than the one that was paid."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: Monumental) -> None:
        p.agenda.append(GainAny(self.seat, 1, p.now.paid))


class GainSame(Decision[Monumental]):
    """Which kind of basic resource to gain, all of one kind."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return BASIC_WORDS

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.gain(self.seat, NUMBER_OF[choice], self.count)

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"count": self.count}


class GainDifferent(Decision[Monumental]):
    """Which two basic resources of different kinds to gain."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return tuple(PAIRS)

    def choose(self, p: Monumental, choice: Choice) -> None:
        for kind in PAIRS[choice]:
            p.gain(self.seat, kind, 1)
