"""Acquiring cards: buildings and knowledge, bought or taken; the first stage of wonders (rule `acquire`)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.state import raised, replaced
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.core.tables import Row
from ecumene.titles.monumental.cards import BASICS, CARD_OF, CARD_WORDS, CARDS, KIND
from ecumene.titles.monumental.display import acquired, from_display
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.position import KNOWLEDGE_DISCOUNT, WORKS_DISCOUNT, Monumental
from ecumene.titles.monumental.resolving import DONE, happened
from ecumene.titles.monumental.resources import PRODUCTION, SCIENCE
from ecumene.titles.monumental.steps import CardQuestion
from ecumene.titles.monumental.wonders import affords_stage, stage_price, start

COSTS: Final = tuple(card.cost for card in CARDS)
TAKEN: Final = ("basic-building", "building", "knowledge")
"""What can be taken without paying."""
LEAST_SCIENCE: Final = 1
"""What a knowledge card costs at least, whatever is taken off (rule `discounts`)."""


def basics_left(p: Monumental) -> list[int]:
    """The basic buildings whose pile is not empty."""
    return [card for card, left in zip(BASICS, p.supply.basics, strict=True) if left]


def card_price(p: Monumental, card: int) -> int:
    """What acquiring a card costs now: production for buildings and wonders, science for knowledge."""
    kind = KIND[card]
    if kind == "wonder":
        return stage_price(p, card, 0)
    if kind == "building":
        return max(COSTS[card] - p.now.discounts[WORKS_DISCOUNT], 0)
    return max(COSTS[card] - p.now.discounts[KNOWLEDGE_DISCOUNT], LEAST_SCIENCE)


def affords_card(p: Monumental, seat: int, card: int) -> bool:
    """Whether the mover can pay what a card costs now."""
    kind = KIND[card]
    if kind == "wonder":
        return affords_stage(p, seat, stage_price(p, card, 0))
    gold = p.realms.gold[seat]
    if kind == "building":
        return p.now.res[PRODUCTION] + gold + p.now.discounts[WORKS_DISCOUNT] >= COSTS[card]
    science = p.now.res[SCIENCE] + gold
    return science >= LEAST_SCIENCE and science + p.now.discounts[KNOWLEDGE_DISCOUNT] >= COSTS[card]


def can_acquire(p: Monumental, seat: int) -> bool:
    """Whether there is a card to acquire, in the display or on the basic piles."""
    production, science, military = p.now.res
    if not (p.realms.gold[seat] + production + science + military or p.now.discounts[WORKS_DISCOUNT]):
        return False
    for card in p.supply.display:
        if card >= 0 and affords_card(p, seat, card):
            return True
    return any(affords_card(p, seat, card) for card in basics_left(p))


@step
class Acquire(Link[Monumental, Decision[Monumental]]):
    """Which card of the display or basic building to acquire (rule `acquire`)."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        cards = [card for card in p.supply.display if card >= 0] + basics_left(p)
        return [CARD_WORDS[card] for card in cards if affords_card(p, self.seat, card)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        card = CARD_OF[choice]
        p.agenda.append(self.head)
        if KIND[card] == "wonder":
            start(p, self.seat, card)
            return
        price = card_price(p, card)
        if KIND[card] == "building":
            p.now.discounts = replaced(p.now.discounts, WORKS_DISCOUNT, 0)
            p.pay(self.seat, (price, 0, 0, 0, 0))
        else:
            p.now.discounts = replaced(p.now.discounts, KNOWLEDGE_DISCOUNT, 0)
            p.pay(self.seat, (0, price, 0, 0, 0))
        receive(p, self.seat, card)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return [CARD_WORDS[card] for card in (*p.supply.display, *BASICS) if card >= 0]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        card = CARD_OF[choice]
        if card in BASICS and not p.supply.basics[BASICS.index(card)]:
            return Objection("basic-pile-empty")
        if affords_card(p, self.seat, card):
            return None
        kind = KIND[card]
        resource = "science" if kind == "knowledge" else "production"
        return Objection("acquire", {"card": choice, "count": card_price(p, card), "resource": resource})


def receive(p: Monumental, seat: int, card: int) -> None:
    """A building or knowledge card is acquired: on top of the city deck (rule `acquire-building`)."""
    if card in BASICS:
        basic = BASICS.index(card)
        p.supply.basics = raised(p.supply.basics, basic, -1)
    else:
        from_display(p, card)
    p.put_on_deck(seat, card)
    acquired(p, card)
    if p.log is not None:
        p.tell("acquired", seat=seat, card=CARD_WORDS[card])
    happened(p, seat, "acquire", type=KIND[card])


# Taking ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take(Operation):
    """Obtain a card without cost: a basic building, or a card of the display."""

    what: str
    optional: bool = False

    @classmethod
    def read(cls, row: Row) -> "Take":
        return cls(row.word("what", TAKEN))

    def declinable(self) -> "Take":
        return replace(self, optional=True)

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return bool(takeable(p, self.what))

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(TakeCard(seat, self.what, self.optional))


def takeable(p: Monumental, what: str) -> list[int]:
    """The cards of a kind that can be taken."""
    if what == "basic-building":
        return basics_left(p)
    return [card for card in p.supply.display if card >= 0 and KIND[card] == what]


@step
class TakeCard(CardQuestion):
    """Which card to take without paying (rule `take`)."""

    what: str
    optional: bool = False
    """Whether none may be taken."""

    def offered(self, p: Monumental) -> Iterable[int]:
        return takeable(p, self.what)

    def choices(self, p: Monumental) -> Sequence[Choice]:
        cards = super().choices(p)
        return [*cards, DONE] if self.optional else cards

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice != DONE:
            super().choose(p, choice)

    def take(self, p: Monumental, card: int) -> None:
        receive(p, self.seat, card)

    def facts(self, p: Monumental) -> Particulars:
        return {"what": self.what}
