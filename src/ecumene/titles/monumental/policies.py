"""Policies: each costs one culture more than the last, and gives all earlier unique effects again."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, Task, step
from ecumene.core.tables import Row
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_OF, CARD_WORDS, bit
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resolving import InAnyOrder, Resolve, reap, resolve
from ecumene.titles.monumental.steps import CardQuestion


def policy_price(p: Monumental, seat: int) -> int:
    """The culture that the next policy costs (rule `policy-cost`)."""
    return len(p.realms.policies[seat]) + 1


def undeveloped(p: Monumental, seat: int) -> list[int]:
    return [card for card in p.nation(seat).policies if card not in p.realms.policies[seat]]


def can_develop(p: Monumental, seat: int) -> bool:
    developed = len(p.realms.policies[seat])
    return developed < p.realms.culture[seat] and developed < len(p.nation(seat).policies)


@step
class DevelopPolicy(Link[Monumental, Decision[Monumental]]):
    """Which policy of the own pile to develop (rule `policy-develop`)."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        if not can_develop(p, self.seat):
            return ()
        return [CARD_WORDS[card] for card in undeveloped(p, self.seat)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(self.head)
        develop(p, self.seat, CARD_OF[choice])

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return [CARD_WORDS[card] for card in p.nation(self.seat).policies]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        if CARD_OF[choice] in p.realms.policies[self.seat]:
            return Objection("policy-develop", {"card": choice})
        if not can_develop(p, self.seat):
            return Objection("policy-cost", {"count": policy_price(p, self.seat)})
        return None

    def facts(self, p: Monumental) -> Particulars:
        return {"count": policy_price(p, self.seat)}


def develop(p: Monumental, seat: int, card: int) -> None:
    """The new policy covers the last one; its unique effect and all earlier ones are resolved."""
    p.pay(seat, (0, 0, 0, 0, policy_price(p, seat)))
    p.now.in_force &= ~bit(p.policy(seat)) if p.realms.policies[seat] else ~0
    p.realms.policies[seat] += (card,)
    p.now.in_force |= BOOK.lasting[card]
    if p.log is not None:
        p.tell("developed", seat=seat, card=CARD_WORDS[card])
    p.agenda.append(ResolveUniques(seat, tuple(p.realms.policies[seat])))


@step
class ResolveUniques(Task[Monumental]):
    """The unique effects of several policies: plain gains at once, the others in the order liked."""

    seat: int
    policies: tuple[int, ...]

    def run(self, p: Monumental) -> None:
        pending = tuple(
            (CARD_WORDS[card], Resolve(self.seat, BOOK.uniques[card], 0, card))
            for card in self.policies
            if BOOK.uniques[card]
        )
        reap(p, self.seat, pending, OrderUniques)


@step
class OrderUniques(InAnyOrder):
    """Which unique effect to resolve next (rule `policy-uniques-again`)."""


@step
class ResolveOne(CardQuestion):
    """Whose unique effect to resolve, of all developed policies."""

    def offered(self, p: Monumental) -> Iterable[int]:
        return p.realms.policies[self.seat]

    def take(self, p: Monumental, card: int) -> None:
        resolve(p, self.seat, BOOK.uniques[card], card)


@dataclass(frozen=True, slots=True)
class UniqueEffects(Operation):
    """Resolve the unique effect of one or all of the developed policies."""

    which: str

    @classmethod
    def read(cls, row: Row) -> "UniqueEffects":
        return cls(row.word("which", ("one", "all")))

    def declinable(self) -> "UniqueEffects | None":
        return self if self.which == "all" else None

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return bool(p.realms.policies[seat])

    def do(self, p: Monumental, seat: int, source: int) -> None:
        every = self.which == "all"
        p.agenda.append(ResolveUniques(seat, p.realms.policies[seat]) if every else ResolveOne(seat))
