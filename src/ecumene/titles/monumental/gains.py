"""Gaining resources: fixed ones, as many as something counts, or of a kind to choose."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, SeatTask, step
from ecumene.core.tables import Row
from ecumene.titles.monumental.city import barracks_active
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import (
    BASIC,
    BASIC_WORDS,
    GOLD,
    MILITARY,
    NOTHING,
    NUMBER_OF,
    PAIRS,
    WORDS,
    Amounts,
    amounts_in,
)

COUNTERS: Final[dict[str, Callable[[Monumental, int], int]]] = {
    "forts-and-ranges-activated": lambda p, _seat: barracks_active(p),
    "provinces-conquered-this-turn": lambda p, _seat: p.now.conquered,
    "wonder-tokens-on-map": lambda p, seat: p.wonder_tokens(seat),
    "policies-developed": lambda p, seat: len(p.realms.policies[seat]),
}
"""What an effect can count."""
SAMURAI_ONLY: Final = "not-enemy-province"
OTHER_THAN_PAID: Final = "different-from-paid"


@dataclass(frozen=True, slots=True)
class Gain(Operation):
    """Take resources: fixed ones, or basic ones of any kind, of one kind, of different kinds."""

    fixed: Amounts = NOTHING
    any: int = 0
    same: int = 0
    different: int = 0
    per: str = ""
    most: int = 0
    restrict: str = ""

    @classmethod
    def read(cls, row: Row) -> "Gain":
        return cls(
            fixed=amounts_in(row),
            any=row.number_if_any("basic-any"),
            same=row.number_if_any("basic-same"),
            different=row.number_if_any("basic-different"),
            per=row.choice("per", ("", *COUNTERS)),
            most=row.number_if_any("max"),
            restrict=row.choice("restrict", ("", SAMURAI_ONLY, OTHER_THAN_PAID)),
        )

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return not self.per or COUNTERS[self.per](p, seat) > 0

    def do(self, p: Monumental, seat: int, source: int) -> None:
        if self.restrict == SAMURAI_ONLY:
            p.now.samurai += self.fixed[MILITARY]
            p.now.gained[MILITARY] += self.fixed[MILITARY]
            p.tell("gained", seat=seat, resource="samurai-military", count=self.fixed[MILITARY])
            return
        times = COUNTERS[self.per](p, seat) if self.per else 1
        p.gain_all(seat, self.fixed, min(times, self.most) if self.most else times)
        if self.restrict == OTHER_THAN_PAID:
            p.agenda.append(GainOtherThanPaid(seat))
        elif self.any:
            p.agenda.append(GainAny(seat, self.any))
        if self.same:
            p.agenda.append(GainSame(seat, self.same))
        if self.different:
            p.agenda.append(GainDifferent(seat))

    def plain(self) -> bool:
        return not (self.any or self.same or self.different or self.restrict)

    def declinable(self) -> "Gain":
        return self


@step
class GainAny(Decision[Monumental]):
    """Which basic resource to gain next."""

    left: int
    other_than: int = GOLD

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [WORDS[kind] for kind in BASIC if kind != self.other_than]

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.gain(self.seat, NUMBER_OF[choice], 1)
        if self.left > 1:
            p.agenda.append(GainAny(self.seat, self.left - 1))

    def facts(self, p: Monumental) -> Particulars:
        return {"left": self.left}


@step
class GainOtherThanPaid(SeatTask[Monumental]):
    """One basic resource of another kind than the one that was paid."""

    def run(self, p: Monumental) -> None:
        p.agenda.append(GainAny(self.seat, 1, p.now.paid))


@step
class GainSame(Decision[Monumental]):
    """Which kind of basic resource to gain, all of one kind."""

    count: int

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return BASIC_WORDS

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.gain(self.seat, NUMBER_OF[choice], self.count)

    def facts(self, p: Monumental) -> Particulars:
        return {"count": self.count}


@step
class GainDifferent(Decision[Monumental]):
    """Which two basic resources of different kinds to gain."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return tuple(PAIRS)

    def choose(self, p: Monumental, choice: Choice) -> None:
        for kind in PAIRS[choice]:
            p.gain(self.seat, kind, 1)


@dataclass(frozen=True, slots=True)
class DoubleGold(Operation):
    """Double the gold now, lose what is left of it at the end of the turn."""

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return p.realms.gold[seat] > 0

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.now.gold_melts = True
        p.gain(seat, GOLD, p.realms.gold[seat])
