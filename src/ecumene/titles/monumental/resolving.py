"""Effects at work: operations one after the other, what answers to an event, several effects at once."""

from collections.abc import Sequence
from typing import Any, Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Offer, Step, Task, step
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_WORDS, KIND, NO_CARD, bit
from ecumene.titles.monumental.celebrities import after_use, goes_when_used
from ecumene.titles.monumental.operations import Effect, Operations, plain
from ecumene.titles.monumental.position import Monumental

DONE: Final = "done"
"""Enough: what an effect could still do is let go."""


def resolve(p: Monumental, seat: int, operations: Operations, source: int = NO_CARD) -> None:
    """Put operations on the agenda; the next thing to happen."""
    if operations:
        p.agenda.append(Resolve(seat, operations, 0, source))


@step
class Resolve(Task[Monumental]):
    """One operation of an effect, and then the others. What cannot be done is passed over."""

    seat: int
    operations: Operations
    at: int
    source: int
    """The card whose effect it is."""

    def run(self, p: Monumental) -> None:
        if self.at + 1 < len(self.operations):
            p.agenda.append(Resolve(self.seat, self.operations, self.at + 1, self.source))
        operation = self.operations[self.at]
        if operation.possible(p, self.seat, self.source):
            operation.do(p, self.seat, self.source)


# Events -----------------------------------------------------------------------------------------


def answering(p: Monumental, event: str, **facts: Any) -> list[tuple[int, Effect]]:
    """The cards in force whose effects answer to something the mover did; each will now happen."""
    now = p.now
    if not now.in_force & BOOK.trigger_bits[event]:
        return []
    found = []
    for place, card, effect in BOOK.triggers[event]:
        if not now.in_force & place or (effect.once and now.once & place):
            continue
        if all(wanted in ("any", facts.get(key)) for key, wanted in effect.filter):
            now.once |= place
            found += [(card, effect)] * (1 + now.again.count(place))
    return found


def happened(p: Monumental, seat: int, event: str, **facts: Any) -> None:
    """Resolve all that answers to an event."""
    for card, effect in answering(p, event, **facts):
        if KIND[card] != "celebrity":
            resolve(p, seat, effect.do, card)
        elif goes_when_used(card):
            p.now.once &= ~bit(card)
            p.agenda.append(SpendCelebrity(seat, card))
        else:
            after_use(p, seat)
            resolve(p, seat, effect.do, card)


@step
class SpendCelebrity(Offer[Monumental]):
    """Whether a celebrity answers to what happened, and retires for it."""

    card: int

    def apply(self, p: Monumental) -> None:
        effect = BOOK.effects[self.card]
        assert effect is not None
        after_use(p, self.seat)
        resolve(p, self.seat, effect.do, self.card)

    def facts(self, p: Monumental) -> Particulars:
        return {"card": CARD_WORDS[self.card]}


# Several effects at once ------------------------------------------------------------------------

Pending = tuple[tuple[str, Step[Monumental]], ...]
"""Effects that are still to be resolved, each by the word that names it."""


@step
class InAnyOrder(Decision[Monumental]):
    """Which of several simultaneous effects to resolve next (rule `effects-order`)."""

    pending: Pending

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return list(dict.fromkeys(word for word, _ in self.pending))

    def choose(self, p: Monumental, choice: Choice) -> None:
        rest = list(self.pending)
        chosen = rest.pop([word for word, _ in rest].index(choice))
        if rest:
            p.agenda.append(self.but(pending=tuple(rest)))
        p.agenda.append(chosen[1])


def reap(p: Monumental, seat: int, pending: Pending, question: type[InAnyOrder]) -> None:
    """Simultaneous effects: plain gains at once, the others in the order that the mover likes."""
    asked = tuple(entry for entry in pending if not _settled(entry[1]))
    if asked:
        p.agenda.append(question(seat, asked))
    p.agenda += (step for _, step in pending if _settled(step))


def _settled(step: Step[Monumental]) -> bool:
    """Whether a step only gains fixed resources."""
    return isinstance(step, Resolve) and plain(step.operations)
