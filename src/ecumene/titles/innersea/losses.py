"""Discs that must leave the map, and what a civilization can give instead."""

from collections.abc import Iterable, Sequence

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, step
from ecumene.titles.innersea.cards import (
    CARD_OF,
    CARD_WORDS,
    CARDS,
    INVESTMENT_OF,
    INVESTMENTS,
    Card,
    card_words,
)
from ecumene.titles.innersea.civilizations import BARBARIANS
from ecumene.titles.innersea.map import AREA_WORDS, AREAS, Area
from ecumene.titles.innersea.notation import ALL_DISCS, DISC, TALENT
from ecumene.titles.innersea.position import InnerSea


def granaries(p: InnerSea, seat: int) -> Card:
    """An own Investment card whose discs can go instead of discs on the map; 0 when there is none."""
    for number in p.investments.of(seat):
        if CARDS[INVESTMENTS[number]].when == "loss":
            return INVESTMENTS[number]
    return 0


def lose(p: InnerSea, faction: int, area: Area, count: int = 1) -> None:
    """A faction must remove discs from an area: allies first, then its own, unless it gives something else.

    What has to be asked is put on the agenda.
    """
    count = min(count, p.board.strength(faction, area))
    while count and faction != BARBARIANS and p.board.allies[faction * AREAS + area]:
        lose_ally(p, faction, area)
        count -= 1
    if not count:
        return
    if faction == BARBARIANS or not can_pay(p, faction) or (area == p.fight and p.yielding >> faction & 1):
        fall(p, faction, area, count)
    else:
        p.ask(BearLoss(faction, area, count))


def can_pay(p: InnerSea, seat: int) -> bool:
    """Whether a civilization has anything to give instead of a disc."""
    return bool(p.talents[seat] or p.fate.hands[seat] or granaries(p, seat))


def lose_ally(p: InnerSea, seat: int, area: Area) -> None:
    """A white disc falls instead of an own one."""
    p.board.dismiss_ally(seat, area)
    p.tell("ally-lost", seat=seat, area=AREA_WORDS[area])


def fall(p: InnerSea, faction: int, area: Area, count: int) -> None:
    """Discs of a faction really leave the map."""
    for _ in range(count):
        p.remove(faction, area)
    if p.log is not None:
        if faction == BARBARIANS:
            p.tell("barbarians-lost", area=AREA_WORDS[area], count=count)
        else:
            p.tell("discs-lost", seat=faction, area=AREA_WORDS[area], count=count)


@step
class BearLoss(Decision[InnerSea]):
    """A disc must go: or else a talent, a card, or a disc of the granaries (rule `alternative-losses`)."""

    area: Area
    count: int

    def automatic(self) -> bool:
        return True

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        words = [DISC]
        if self.count > 1 or self._goes_on(p):
            words.append(ALL_DISCS)
        if p.talents[self.seat]:
            words.append(TALENT)
        store = granaries(p, self.seat)
        if store:
            words.append(CARD_WORDS[store])
        return words + card_words(p.fate.hands[self.seat])

    def _goes_on(self, p: InnerSea) -> bool:
        """Whether more may fall here: in a competition, as long as discs are left."""
        return self.area == p.fight and p.board.stack(self.seat, self.area) > 1

    def choose(self, p: InnerSea, choice: Choice) -> None:
        seat, area = self.seat, self.area
        if choice == ALL_DISCS:
            if area == p.fight:
                p.yielding |= 1 << seat
            fall(p, seat, area, self.count)
            return
        if choice == DISC:
            fall(p, seat, area, 1)
        elif choice == TALENT:
            p.lose_talents(seat, 1)
            p.tell("talent-for-disc", seat=seat, area=AREA_WORDS[area])
        elif p.fate.holds(seat, CARD_OF[choice]):
            p.fate.take(seat, CARD_OF[choice])
            p.fate.discard.append(CARD_OF[choice])
            p.tell("card-for-disc", seat=seat, area=AREA_WORDS[area], card=choice)
        else:
            p.tell("store-for-disc", seat=seat, area=AREA_WORDS[area], card=choice)
            p.spend_investment(INVESTMENT_OF[CARD_OF[choice]])
        if self.count > 1:
            lose(p, seat, area, self.count - 1)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return {DISC, TALENT, *self.choices(p)}

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("no-talents")

    def facts(self, p: InnerSea) -> Particulars:
        return {"area": AREA_WORDS[self.area], "count": self.count}
