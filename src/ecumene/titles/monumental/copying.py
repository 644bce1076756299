"""Cards used that are not activated: copied, lent by the display, drawn (rules `copy`, `draw-and-use`)."""

from collections.abc import Iterable
from dataclasses import dataclass

from ecumene.core.events import Particulars
from ecumene.core.steps import Task, step
from ecumene.core.tables import Row
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_WORDS, CITY_KINDS, KIND
from ecumene.titles.monumental.city import cards_in
from ecumene.titles.monumental.effects import perform
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.steps import CardQuestion


@step
class CopyOne(CardQuestion):
    """Which card to use where it lies, without its being activated."""

    def take(self, p: Monumental, card: int) -> None:
        if p.log is not None:
            p.tell("copied", seat=self.seat, card=CARD_WORDS[card])
        perform(p, self.seat, card)


# Copying --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Copy(Operation):
    """Resolve a card of a zone again."""

    what: tuple[str, ...]
    zone: str

    @classmethod
    def read(cls, row: Row) -> "Copy":
        what = row.words("what", (*CITY_KINDS, "policy"))
        return cls(what, row.word("zone", ("city", "enemy-city", "own-policies")))

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return bool(self.cards(p, seat))

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(CopyCard(seat, self))

    def cards(self, p: Monumental, seat: int) -> list[int]:
        """The cards that it can copy; no copier is among them (rule `copy`)."""
        if self.zone == "own-policies":
            cards = list(p.realms.policies[seat])
        elif self.zone == "city":
            cards = cards_in(p, seat)
        else:
            cards = [card for other in range(p.people) if other != seat for card in cards_in(p, other)]
        return [card for card in dict.fromkeys(cards) if KIND[card] in self.what and card not in BOOK.copiers]


@step
class CopyCard(CopyOne):
    """Which card to copy."""

    copy: Copy

    def offered(self, p: Monumental) -> Iterable[int]:
        return self.copy.cards(p, self.seat)


# Using a card of the display ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UseDisplay(Operation):
    """Use a card of the development display where it lies."""

    filter: tuple[str, ...]

    @classmethod
    def read(cls, row: Row) -> "UseDisplay":
        return cls(row.words("filter", CITY_KINDS))

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return bool(self.cards(p))

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(BorrowCard(seat, self))

    def cards(self, p: Monumental) -> list[int]:
        """The cards that are lent."""
        shown = p.supply.display
        return [c for c in shown if c >= 0 and KIND[c] in self.filter and c not in BOOK.copiers]


@step
class BorrowCard(CopyOne):
    """Which card of the display to use where it lies."""

    display: UseDisplay

    def offered(self, p: Monumental) -> Iterable[int]:
        return self.display.cards(p)


# Drawing --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawUse(Operation):
    """Draw cards off the city deck and use some of them."""

    draw: int
    use: int

    @classmethod
    def read(cls, row: Row) -> "DrawUse":
        return cls(row.number("draw"), row.number("use"))

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return drawable(p, seat)

    def do(self, p: Monumental, seat: int, source: int) -> None:
        draw_and_use(p, seat, self.draw, self.use)


def drawable(p: Monumental, seat: int) -> bool:
    """Whether there is a card to draw (rule `deck-empty`)."""
    return bool(p.realms.deck[seat] or p.reshufflable(seat))


def draw_and_use(p: Monumental, seat: int, count: int, uses: int) -> None:
    """Draw cards, use some of them, discard all (rule `draw-and-use`)."""
    cards: list[int] = []
    for _ in range(count):
        card = p.draw(seat)
        if card < 0:
            break
        cards.append(card)
    if not cards:
        return
    p.now.drawn += cards
    if p.log is not None:
        p.tell("drew", seat=seat, cards=[CARD_WORDS[card] for card in cards])
    p.agenda.append(UseDrawn(seat, tuple(cards), uses))


@step
class UseDrawn(CardQuestion):
    """Which of the drawn cards to use."""

    cards: tuple[int, ...]
    left: int
    used: tuple[int, ...] = ()
    """Those that were used already."""

    def offered(self, p: Monumental) -> Iterable[int]:
        return dict.fromkeys(self.cards)

    def take(self, p: Monumental, card: int) -> None:
        others = list(self.cards)
        others.remove(card)
        unused, used = tuple(others), (*self.used, card)
        if self.left > 1 and others:
            p.agenda.append(UseDrawn(self.seat, unused, self.left - 1, used))
        else:
            p.agenda.append(DiscardDrawn(self.seat, unused, used))
        perform(p, self.seat, card)

    def facts(self, p: Monumental) -> Particulars:
        return {"left": self.left}


@step
class DiscardDrawn(Task[Monumental]):
    """Drawn cards go to the discard pile once they are resolved; the used ones stay there this turn."""

    seat: int
    unused: tuple[int, ...]
    used: tuple[int, ...]

    def run(self, p: Monumental) -> None:
        p.now.drawn_before = [*p.now.drawn_before, *self.used]
        for card in (*self.unused, *self.used):
            p.now.drawn.remove(card)
            p.realms.discard[self.seat].append(card)
