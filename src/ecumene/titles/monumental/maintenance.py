"""The maintenance phase: activated cards are discarded, the gaps dealt anew (rule `maintenance`)."""

from collections.abc import Sequence

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, SeatTask, Task, step
from ecumene.titles.monumental.cards import CARD_WORDS, KIND, NO_CARD
from ecumene.titles.monumental.city import SLOT_WORDS
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.resources import BASIC


@step
class Maintenance(SeatTask[Monumental]):
    """Activated cards are discarded, reinforced ones straightened, the gaps dealt anew."""

    def run(self, p: Monumental) -> None:
        clear_activated(p, self.seat)
        p.now.drawn_before = []
        p.now.res = [0] * len(BASIC)
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


@step
class DealCity(Task[Monumental]):
    """Fill the gaps of a city from left to right and from top to bottom (rule `deal-city`)."""

    seat: int
    slot: int

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


@step
class KeepKnowledge(Decision[Monumental]):
    """Two knowledge cards in one slot: which one stays (rule `deal-two-knowledge`)."""

    slot: int
    card: int

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

    def facts(self, p: Monumental) -> Particulars:
        return {"slot": SLOT_WORDS[self.slot]}
