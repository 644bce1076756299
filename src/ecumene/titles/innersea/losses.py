"""Discs that must leave the map, and what a civilization can give instead."""

from collections.abc import Iterable, Sequence
from typing import Any

from ecumene.core.steps import Choice, Decision, Objection
from ecumene.titles.innersea.cards import (
    CARD_OF,
    CARD_WORDS,
    CARDS,
    INVESTMENT_OF,
    INVESTMENTS,
    Card,
    card_words,
)
from ecumene.titles.innersea.civilizations import BARBARIANS, NOBODY
from ecumene.titles.innersea.map import AREA_WORDS, AREAS, Area
from ecumene.titles.innersea.position import InnerSea

DISC, TALENT = "disc", "talent"


def granaries(p: InnerSea, seat: int) -> Card:
    """An own Investment card whose discs can go instead of discs on the map; 0 when there is none."""
    for number, card in enumerate(INVESTMENTS):
        if p.invest_owner[number] == seat and CARDS[card].when == "loss":
            return card
    return 0


def lose(p: InnerSea, faction: int, area: Area, count: int = 1) -> None:
    """A faction must remove discs from an area: allies first, then its own, unless it gives something else.

    What has to be asked is put on the agenda.
    """
    count = min(count, p.strength(faction, area))
    while count and faction != BARBARIANS and p.allies[faction * AREAS + area]:
        lose_ally(p, faction, area)
        count -= 1
    if not count:
        return
    if p.rehearsing != NOBODY:
        note_hit(p, faction)
        for _ in range(count):
            p.remove(faction, area)
    elif faction == BARBARIANS or not (p.talents[faction] or p.hands[faction] or granaries(p, faction)):
        fall(p, faction, area, count)
    else:
        p.ask(BearLoss(faction, area, count))


def lose_ally(p: InnerSea, seat: int, area: Area) -> None:
    """A white disc falls instead of an own one."""
    p.dismiss_ally(seat, area)
    p.tell("ally-lost", seat=seat, area=AREA_WORDS[area])


def note_hit(p: InnerSea, faction: int) -> None:
    """Remember, while a card is only planned, that it would cost somebody discs."""
    if faction not in (BARBARIANS, p.rehearsing):
        p.hits |= 1 << faction
        p.disc_hits |= 1 << faction


def fall(p: InnerSea, faction: int, area: Area, count: int) -> None:
    """Discs of a faction really leave the map."""
    for _ in range(count):
        p.remove(faction, area)
    if p.log is not None:
        if faction == BARBARIANS:
            p.tell("barbarians-lost", area=AREA_WORDS[area], count=count)
        else:
            p.tell("discs-lost", seat=faction, area=AREA_WORDS[area], count=count)


class BearLoss(Decision[InnerSea]):
    """A disc must go: or else a talent, a card, or a disc of the granaries (rule `alternative-losses`)."""

    __slots__ = ("area", "count")

    def __init__(self, seat: int, area: Area, count: int) -> None:
        super().__init__(seat)
        self.area = area
        self.count = count

    def automatic(self) -> bool:
        return True

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        words = [DISC]
        if p.talents[self.seat]:
            words.append(TALENT)
        store = granaries(p, self.seat)
        if store:
            words.append(CARD_WORDS[store])
        return words + card_words(p.hands[self.seat])

    def choose(self, p: InnerSea, choice: Choice) -> None:
        seat, area = self.seat, self.area
        if choice == DISC:
            fall(p, seat, area, 1)
        elif choice == TALENT:
            p.talents[seat] -= 1
            p.tell("talent-for-disc", seat=seat, area=AREA_WORDS[area])
        elif p.hands[seat] >> CARD_OF[choice] & 1:
            p.take_from_hand(seat, CARD_OF[choice])
            p.discard.append(CARD_OF[choice])
            p.tell("card-for-disc", seat=seat, area=AREA_WORDS[area], card=choice)
        else:
            p.tell("store-for-disc", seat=seat, area=AREA_WORDS[area], card=choice)
            spend_disc(p, CARD_OF[choice])
        if self.count > 1:
            lose(p, seat, area, self.count - 1)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return {DISC, TALENT, *self.choices(p)}

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return Objection("no-talents") if choice == TALENT and not p.talents[self.seat] else None

    def facts(self, p: InnerSea) -> dict[str, Any]:
        return {"area": AREA_WORDS[self.area], "count": self.count}


def spend_disc(p: InnerSea, card: Card) -> None:
    """A disc leaves an Investment card; with the last one the card is discarded."""
    number = INVESTMENT_OF[card]
    p.invest_discs[number] -= 1
    p.supply[p.invest_owner[number]] += 1
    p.invest_used |= 1 << number
    if not p.invest_discs[number]:
        p.clear_investment(card)
