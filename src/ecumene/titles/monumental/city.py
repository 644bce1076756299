"""The city: nine slots, of which a row and a column are activated each turn (rule `city-phase`)."""

from collections.abc import Sequence
from typing import Final

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, step
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import BARRACKS, CARD_OF, NO_CARD, YIELDS
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import SLOTS, slots_of
from ecumene.titles.monumental.resources import WORDS

ROWS: Final = ("row 1", "row 2", "row 3")

COLUMNS: Final = ("column 1", "column 2", "column 3")

SIDE: Final = 3
"""A city has so many rows, and so many columns."""
SLOT_WORDS: Final = tuple(f"{slot // SIDE + 1}-{slot % SIDE + 1}" for slot in range(SLOTS))

SLOT_OF: Final = {word: slot for slot, word in enumerate(SLOT_WORDS)}

ROW_SLOTS: Final = tuple(sum(1 << row * SIDE + column for column in range(SIDE)) for row in range(SIDE))

COLUMN_SLOTS: Final = tuple(sum(1 << row * SIDE + column for row in range(SIDE)) for column in range(SIDE))


def filled(p: Monumental, seat: int) -> int:
    """The slots of a city that hold a card, be it a knowledge card alone."""
    first = seat * SLOTS
    slots = 0
    for slot in range(SLOTS):
        if p.realms.city[first + slot] >= 0 or p.realms.under[first + slot] >= 0:
            slots |= 1 << slot
    return slots


def unactivated(p: Monumental, seat: int) -> int:
    """The slots with a card that has not been activated."""
    return filled(p, seat) & ~p.now.active if seat == p.now.mover else filled(p, seat)


def top(p: Monumental, seat: int, slot: int) -> int:
    """The card of a slot that can be archived or discarded: the upper one, or a lone knowledge card."""
    card = p.realms.city[seat * SLOTS + slot]
    return card if card >= 0 else p.realms.under[seat * SLOTS + slot]


def cards_at(p: Monumental, seat: int, slots: int) -> list[int]:
    """The cards of some slots of a city, each before the one that is attached to it."""
    first = seat * SLOTS
    city, under = p.realms.city, p.realms.under
    found = []
    for slot in each(slots):
        if city[first + slot] >= 0:
            found.append(city[first + slot])
        if under[first + slot] >= 0:
            found.append(under[first + slot])
    return found


def cards_in(p: Monumental, seat: int) -> list[int]:
    """All cards of a city, attached ones included."""
    city = slots_of(seat)
    return [card for card in p.realms.city[city] + p.realms.under[city] if card >= 0]


def active_cards(p: Monumental) -> list[int]:
    """The cards of the mover's city that are activated."""
    return cards_at(p, p.now.mover, p.now.active)


def archivable(p: Monumental, seat: int, only: tuple[str, ...] = ()) -> int:
    """The slots that a card can be archived from (rule `archive`)."""
    slots = unactivated(p, seat)
    if not only:
        return slots
    wanted = [CARD_OF[word] for word in only]
    return sum(1 << slot for slot in each(slots) if top(p, seat, slot) in wanted)


def slot_words(slots: int) -> list[str]:
    return [SLOT_WORDS[slot] for slot in each(slots)]


def remove_from_city(p: Monumental, seat: int, slot: int) -> int:
    """Take the upper card of a slot away; knowledge attached to it is discarded."""
    place = seat * SLOTS + slot
    card = p.realms.city[place]
    if card >= 0:
        p.realms.city[place] = NO_CARD
        if p.realms.under[place] >= 0:
            p.realms.discard[seat].append(p.realms.under[place])
    else:
        card = p.realms.under[place]
    p.realms.under[place] = NO_CARD
    return card


def barracks_active(p: Monumental) -> int:
    """How many Forts and Archery Ranges are activated."""
    return sum(card in BARRACKS for card in active_cards(p))


# The city phase -----------------------------------------------------------------------------


def yields(p: Monumental, seat: int, slots: int) -> list[int]:
    """What the cards of some slots yield together, by resource."""
    total = [0] * len(WORDS)
    for card in cards_at(p, seat, slots):
        for resource, count in enumerate(YIELDS[card]):
            total[resource] += count
    return total


def activate(p: Monumental, slots: int) -> dict[str, int]:
    """Turn the cards of some slots: their resources at once, their effects from now on (rule `activate`).

    What they yielded all together is for the log.
    """
    seat = p.now.mover
    fresh = slots & filled(p, seat) & ~p.now.active
    p.now.active |= fresh
    for card in cards_at(p, seat, fresh):
        put_in_force(p, card)
    total = yields(p, seat, fresh)
    for resource, count in enumerate(total):
        if count:
            p.add(seat, resource, count)
    return dict(zip(WORDS, total, strict=True))


def put_in_force(p: Monumental, card: int) -> None:
    """What a card answers to or makes cheaper counts from now on, and once more if it did already."""
    place = BOOK.lasting[card]
    if p.now.in_force & place:
        p.now.again = [*p.now.again, place]
    else:
        p.now.in_force |= place


@step
class ChooseRow(Decision[Monumental]):
    """Which row of the city to activate (rule `city-phase`)."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return ROWS

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(ChooseColumn(self.seat, self, ROWS.index(choice)))


@step
class ChooseColumn(Link[Monumental, ChooseRow]):
    """Which column of the city to activate with the row."""

    row: int

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return COLUMNS

    def choose(self, p: Monumental, choice: Choice) -> None:
        column = COLUMNS.index(choice)
        yielded = activate(p, ROW_SLOTS[self.row] | COLUMN_SLOTS[column])
        if p.log is not None:
            p.tell("activated", seat=self.seat, row=self.row + 1, column=column + 1, **yielded)

    def facts(self, p: Monumental) -> Particulars:
        return {"row": self.row + 1}
