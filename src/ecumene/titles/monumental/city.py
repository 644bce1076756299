"""The city: nine slots, a row and a column activated, cards archived, reinforced, dealt."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Self

from ecumene.core.steps import Choice, Decision, Link, Objection, Task
from ecumene.titles.monumental.asking import DONE
from ecumene.titles.monumental.cards import (
    BARRACKS,
    CARD_OF,
    CARD_WORDS,
    KIND,
    LASTING,
    NO_CARD,
    YIELDS,
    bit,
)
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.resources import WORDS

ROWS: Final = ("row 1", "row 2", "row 3")
COLUMNS: Final = ("column 1", "column 2", "column 3")
SLOT_WORDS: Final = tuple(f"{slot // 3 + 1}-{slot % 3 + 1}" for slot in range(SLOTS))
SLOT_OF: Final = {word: slot for slot, word in enumerate(SLOT_WORDS)}
ROW_SLOTS: Final = tuple(sum(1 << row * 3 + column for column in range(3)) for row in range(3))
COLUMN_SLOTS: Final = tuple(sum(1 << row * 3 + column for row in range(3)) for column in range(3))


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


def cards_in(p: Monumental, seat: int) -> list[int]:
    """All cards of a city, attached ones included."""
    first = seat * SLOTS
    return [
        card
        for card in p.realms.city[first : first + SLOTS] + p.realms.under[first : first + SLOTS]
        if card >= 0
    ]


def active_cards(p: Monumental) -> list[int]:
    """The cards of the mover's city that are activated."""
    first = p.now.mover * SLOTS
    found = []
    active = p.now.active
    while active:
        slot = (active & -active).bit_length() - 1
        active &= active - 1
        if p.realms.city[first + slot] >= 0:
            found.append(p.realms.city[first + slot])
        if p.realms.under[first + slot] >= 0:
            found.append(p.realms.under[first + slot])
    return found


def activate(p: Monumental, slots: int) -> dict[str, int]:
    """Turn the cards of some slots: their resources at once, their effects from now on (rule `activate`).

    What they yielded all together is for the log.
    """
    seat = p.now.mover
    first = seat * SLOTS
    fresh = slots & filled(p, seat) & ~p.now.active
    p.now.active |= fresh
    total = [0] * len(WORDS)
    while fresh:
        slot = (fresh & -fresh).bit_length() - 1
        fresh &= fresh - 1
        for card in (p.realms.city[first + slot], p.realms.under[first + slot]):
            if card >= 0:
                p.now.in_force |= bit(card) & LASTING
                for resource, count in enumerate(YIELDS[card]):
                    total[resource] += count
    for resource, count in enumerate(total):
        if count:
            p.add(seat, resource, count)
    return dict(zip(WORDS, total, strict=True))


def barracks_active(p: Monumental) -> int:
    """How many Forts and Archery Ranges are activated."""
    return sum(card in BARRACKS for card in active_cards(p))


# The city phase -----------------------------------------------------------------------------


class ChooseRow(Decision[Monumental]):
    """Which row of the city to activate (rule `city-phase`)."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return ROWS

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(ChooseColumn(self.seat, self, ROWS.index(choice)))


class ChooseColumn(Link[Monumental, ChooseRow]):
    """Which column of the city to activate with the row."""

    __slots__ = ("row",)

    def __init__(self, seat: int, head: ChooseRow, row: int) -> None:
        super().__init__(seat, head)
        self.row = row

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return COLUMNS

    def choose(self, p: Monumental, choice: Choice) -> None:
        column = COLUMNS.index(choice)
        yielded = activate(p, ROW_SLOTS[self.row] | COLUMN_SLOTS[column])
        if p.log is not None:
            p.tell("activated", seat=self.seat, row=self.row + 1, column=column + 1, **yielded)

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"row": self.row + 1}


# Archiving, reinforcing, activating more ------------------------------------------------------


def archivable(p: Monumental, seat: int, only: tuple[str, ...] = ()) -> int:
    """The slots that a card can be archived from (rule `archive`)."""
    slots = unactivated(p, seat)
    if not only:
        return slots
    wanted = [CARD_OF[word] for word in only]
    return sum(1 << slot for slot in range(SLOTS) if slots >> slot & 1 and top(p, seat, slot) in wanted)


def slot_words(slots: int) -> list[str]:
    return [SLOT_WORDS[slot] for slot in range(SLOTS) if slots >> slot & 1]


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


class CityQuestion(Decision[Monumental]):
    """What the questions for cards of the own city share: one after the other, `done` where fewer will do."""

    __slots__ = ("left", "up_to")

    def __init__(self, seat: int, left: int = 1, up_to: bool = False) -> None:
        super().__init__(seat)
        self.left = left
        self.up_to = up_to

    def automatic(self) -> bool:
        return True

    def slots(self, p: Monumental) -> int:
        """The slots that can be chosen."""
        raise NotImplementedError

    def take(self, p: Monumental, slot: int) -> None:
        """What happens to the card of a slot."""
        raise NotImplementedError

    def hindrance(self, p: Monumental, slot: int) -> Objection:
        """Why a slot cannot be chosen."""
        raise NotImplementedError

    def rest(self, p: Monumental) -> tuple[Self, ...]:
        """The question for the next card, if there is one to choose."""
        return (self.but(left=self.left - 1),) if self.left > 1 and self.slots(p) else ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        words = slot_words(self.slots(p))
        return [*words, DONE] if self.up_to else words

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice != DONE:
            self.take(p, SLOT_OF[choice])

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return (*SLOT_WORDS, DONE)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        if choice == DONE:
            return None if self.up_to else Objection("effect-in-full")
        slot = SLOT_OF[choice]
        return None if self.slots(p) >> slot & 1 else self.hindrance(p, slot)

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"left": self.left}


class ReinforceCard(CityQuestion):
    """Which active card to reinforce, so that it stays for the next turn (rule `reinforce`)."""

    __slots__ = ("spared",)

    def __init__(self, seat: int, left: int = 1, up_to: bool = False, spared: int = 0) -> None:
        super().__init__(seat, left, up_to)
        self.spared = spared
        """Slots that this effect cannot reinforce."""

    def slots(self, p: Monumental) -> int:
        return reinforceable(p, self.spared)

    def take(self, p: Monumental, slot: int) -> None:
        p.now.reinforced |= 1 << slot
        if p.log is not None:
            p.tell("reinforced", seat=self.seat, card=CARD_WORDS[top(p, self.seat, slot)])
        p.agenda += self.rest(p)

    def hindrance(self, p: Monumental, slot: int) -> Objection:
        if self.spared >> slot & 1:
            return Objection("reinforce-another")
        return Objection("reinforce")


def reinforceable(p: Monumental, spared: int = 0) -> int:
    """The active slots that are not reinforced yet."""
    return p.now.active & ~p.now.reinforced & ~spared


class ActivateCard(CityQuestion):
    """Which further card of the city to activate (rule `activate`)."""

    __slots__ = ()

    def slots(self, p: Monumental) -> int:
        return unactivated(p, self.seat)

    def take(self, p: Monumental, slot: int) -> None:
        yielded = activate(p, 1 << slot)
        if p.log is not None:
            p.tell("activated-card", seat=self.seat, card=CARD_WORDS[top(p, self.seat, slot)], **yielded)
        p.agenda += self.rest(p)

    def hindrance(self, p: Monumental, slot: int) -> Objection:
        return Objection("activate")


# The maintenance phase ------------------------------------------------------------------------


class Maintenance(Task[Monumental]):
    """Activated cards are discarded, reinforced ones straightened, the gaps dealt anew."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: Monumental) -> None:
        clear_activated(p, self.seat)
        p.now.drawn_before = []
        p.now.res = [0, 0, 0]
        p.now.samurai = 0
        if p.now.gold_melts:
            if p.log is not None and p.realms.gold[self.seat]:
                p.tell("gold-lost", seat=self.seat, count=p.realms.gold[self.seat])
            p.realms.gold[self.seat] = 0
        p.agenda.append(DealCity(self.seat, 0))


def clear_activated(p: Monumental, seat: int) -> None:
    """Activated cards leave the city, except reinforced ones (rules `maintenance`, `reinforce`)."""
    first = seat * SLOTS
    discard = p.realms.discard[seat]
    for slot in range(SLOTS):
        if not p.now.active >> slot & 1:
            continue
        place = first + slot
        if p.now.reinforced >> slot & 1 and p.realms.city[place] < 0:
            continue
        if p.realms.under[place] >= 0:
            discard.append(p.realms.under[place])
            p.realms.under[place] = NO_CARD
        if not p.now.reinforced >> slot & 1 and p.realms.city[place] >= 0:
            discard.append(p.realms.city[place])
            p.realms.city[place] = NO_CARD
    p.now.active = p.now.reinforced = 0


class DealCity(Task[Monumental]):
    """Fill the gaps of a city from left to right and from top to bottom (rule `deal-city`)."""

    __slots__ = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, p: Monumental) -> None:
        seat = self.seat
        p.reveal()
        for slot in range(self.slot, SLOTS):
            place = seat * SLOTS + slot
            while p.realms.city[place] < 0:
                card = p.draw(seat, dealing=True)
                if card < 0:
                    return
                if KIND[card] != "knowledge":
                    p.realms.city[place] = card
                elif p.realms.under[place] < 0:
                    p.realms.under[place] = card
                else:
                    p.now.drawn.append(card)
                    p.agenda += (DealCity(seat, slot), KeepKnowledge(seat, slot, card))
                    return


class KeepKnowledge(Decision[Monumental]):
    """Two knowledge cards in one slot: which one stays (rule `deal-two-knowledge`)."""

    __slots__ = ("card", "slot")

    def __init__(self, seat: int, slot: int, card: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.card = card

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [CARD_WORDS[p.realms.under[self.seat * SLOTS + self.slot]], CARD_WORDS[self.card]]

    def choose(self, p: Monumental, choice: Choice) -> None:
        place = self.seat * SLOTS + self.slot
        kept, other = p.realms.under[place], self.card
        if choice == CARD_WORDS[other]:
            kept, other = other, kept
        p.realms.under[place] = kept
        p.realms.discard[self.seat].append(other)
        p.now.drawn.remove(self.card)
        if p.log is not None:
            p.tell("kept", seat=self.seat, card=choice, other=CARD_WORDS[other])

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"slot": SLOT_WORDS[self.slot]}
