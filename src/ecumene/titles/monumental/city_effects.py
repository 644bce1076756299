"""Effects on the own city: cards archived, reinforced, activated, discarded (rules `archive` on)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, step
from ecumene.core.tables import Row
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_WORDS
from ecumene.titles.monumental.city import (
    SLOT_OF,
    SLOT_WORDS,
    activate,
    archivable,
    remove_from_city,
    slot_words,
    top,
    unactivated,
)
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.resolving import DONE, happened, resolve
from ecumene.titles.monumental.resources import NUMBER_OF, WORDS


def _count(row: Row) -> int:
    return row.number("n") if "n" in row else 1


@step
class CityQuestion(Decision[Monumental]):
    """What the questions for cards of the own city share: one after the other, `done` where fewer will do."""

    left: int = 1
    up_to: bool = False

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

    def refusal(self, p: Monumental, choice: Choice) -> Objection:
        return Objection("effect-in-full") if choice == DONE else self.hindrance(p, SLOT_OF[choice])

    def facts(self, p: Monumental) -> Particulars:
        return {"left": self.left}


# Archiving ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Archive(Operation):
    """Remove unactivated cards of the city from the game, with something for `each` in turn."""

    n: int = 1
    up_to: bool = False
    each: tuple[str, ...] = ()

    @classmethod
    def read(cls, row: Row) -> "Archive":
        return cls(_count(row), row.flag("up-to"), row.words_if_any("each", WORDS))

    def declinable(self) -> "Archive":
        return replace(self, up_to=True)

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return archivable(p, seat) != 0

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(ArchiveCard(seat, self.n, self.up_to, each=self.each))


@step
class ArchiveCard(CityQuestion):
    """Which card of the own city to archive (rule `archive`)."""

    only: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    """What each archived card gives, in turn."""

    def automatic(self) -> bool:
        return False

    def slots(self, p: Monumental) -> int:
        return archivable(p, self.seat, self.only)

    def take(self, p: Monumental, slot: int) -> None:
        card = remove_from_city(p, self.seat, slot)
        p.archive_card(self.seat, card)
        if self.each:
            p.gain(self.seat, NUMBER_OF[self.each[0]], 1)
        p.agenda += self.but(each=self.each[1:]).rest(p)
        archived(p, self.seat, card)

    def hindrance(self, p: Monumental, slot: int) -> Objection:
        if self.only and unactivated(p, self.seat) >> slot & 1:
            return Objection("archive-these", {"cards": list(self.only)})
        return Objection("archive")


def archived(p: Monumental, seat: int, card: int) -> None:
    """A card was archived: what answers to that, and what the card itself does when it goes."""
    effect = BOOK.effects[card]
    if effect is not None and effect.kind == "on-archive":
        resolve(p, seat, effect.do, card)
    happened(p, seat, "archive")


# Reinforcing --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reinforce(Operation):
    """Active cards will be straightened instead of discarded."""

    n: int = 1
    up_to: bool = False
    exclude: str = ""

    @classmethod
    def read(cls, row: Row) -> "Reinforce":
        return cls(_count(row), row.flag("up-to"), row.choice("exclude", ("", "attached", "self")))

    def declinable(self) -> "Reinforce":
        return replace(self, up_to=True)

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return reinforceable(p, self._spared(p, seat, source)) != 0

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(ReinforceCard(seat, self.n, self.up_to, self._spared(p, seat, source)))

    def _spared(self, p: Monumental, seat: int, source: int) -> int:
        """The slot that it cannot reinforce: its own card's, or the one that it is attached to."""
        if not self.exclude:
            return 0
        zone = p.realms.under if self.exclude == "attached" else p.realms.city
        return sum(1 << slot for slot in range(SLOTS) if zone[seat * SLOTS + slot] == source)


@step
class ReinforceCard(CityQuestion):
    """Which active card to reinforce, so that it stays for the next turn (rule `reinforce`)."""

    spared: int = 0
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


def reinforceable(p: Monumental, spared: int) -> int:
    """The active slots that are not reinforced yet."""
    return p.now.active & ~p.now.reinforced & ~spared


# Activating more ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Activate(Operation):
    """Turn more cards of the city."""

    n: int = 1
    up_to: bool = False

    @classmethod
    def read(cls, row: Row) -> "Activate":
        return cls(_count(row), row.flag("up-to"))

    def declinable(self) -> "Activate":
        return replace(self, up_to=True)

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return unactivated(p, seat) != 0

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(ActivateCard(seat, self.n, self.up_to))


@step
class ActivateCard(CityQuestion):
    """Which further card of the city to activate (rule `activate`)."""

    def slots(self, p: Monumental) -> int:
        return unactivated(p, self.seat)

    def take(self, p: Monumental, slot: int) -> None:
        yielded = activate(p, 1 << slot)
        if p.log is not None:
            p.tell("activated-card", seat=self.seat, card=CARD_WORDS[top(p, self.seat, slot)], **yielded)
        p.agenda += self.rest(p)

    def hindrance(self, p: Monumental, slot: int) -> Objection:
        return Objection("activate")


# Discarding ---------------------------------------------------------------------------------------


@step
class DiscardCard(CityQuestion):
    """Which unactivated card of the own city to discard (rule `discard`)."""

    def slots(self, p: Monumental) -> int:
        return unactivated(p, self.seat)

    def take(self, p: Monumental, slot: int) -> None:
        card = remove_from_city(p, self.seat, slot)
        p.realms.discard[self.seat].append(card)
        if p.log is not None:
            p.tell("discarded", seat=self.seat, card=CARD_WORDS[card])
        p.agenda += self.rest(p)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return SLOT_WORDS

    def hindrance(self, p: Monumental, slot: int) -> Objection:
        return Objection("discard")
