"""The development display: one row of six, or two rows of three for two civilizations."""

from typing import Final

from ecumene.core.state import raised
from ecumene.core.steps import SeatTask, step
from ecumene.titles.monumental.cards import CARD_WORDS, CITY_KINDS, KIND, NO_CARD
from ecumene.titles.monumental.position import Monumental

DISPLAY: Final = 6


def row_length(seats: int) -> int:
    """How many cards a row of the display has (rule `display-two`)."""
    return 3 if seats == 2 else DISPLAY


def rows(p: Monumental) -> list[list[int]]:
    """The cards of the display row by row."""
    length = row_length(p.seats)
    return [p.supply.display[first : first + length] for first in range(0, DISPLAY, length)]


def from_display(p: Monumental, card: int) -> None:
    """Take a card out of the display; its gap stays until the end of the turn."""
    place = p.supply.display.index(card)
    p.supply.display[place] = NO_CARD
    p.now.rows_used |= 1 << place // row_length(p.seats)


def acquired(p: Monumental, card: int) -> None:
    """Remember that the mover acquired a card this turn."""
    p.now.acquired = raised(p.now.acquired, CITY_KINDS.index(KIND[card]), 1)


@step
class DevelopmentPhase(SeatTask[Monumental]):
    """Each row closes up to the right and is filled from the left (rule `development-phase`)."""

    def run(self, p: Monumental) -> None:
        p.reveal()
        length = row_length(p.seats)
        before = len(p.supply.development)
        for row in range(DISPLAY // length):
            refill(p, row * length, length, used=bool(p.now.rows_used >> row & 1))
        if before and not p.supply.development:
            # The round is finished, and then everybody has one more turn (rule `end-trigger`).
            p.last_turns = p.seats - self.seat - 1 + p.seats + 1
            p.tell("end-in-sight")


def refill(p: Monumental, first: int, length: int, used: bool) -> None:
    """One row: without an acquisition its last card goes, unless the deck is empty already."""
    cards = [card for card in p.supply.display[first : first + length] if card >= 0]
    if not used and p.supply.development and cards:
        gone = cards.pop()
        p.supply.out = [*p.supply.out, gone]
        if p.log is not None:
            p.tell("display-discarded", card=CARD_WORDS[gone])
    dealt = []
    while len(cards) < length:
        card = next_development(p)
        if card < 0:
            break
        dealt.append(card)
        cards.insert(0, card)
    p.supply.display[first : first + length] = [NO_CARD] * (length - len(cards)) + cards
    if p.log is not None and dealt:
        p.tell("display-dealt", cards=[CARD_WORDS[card] for card in dealt])


def next_development(p: Monumental) -> int:
    """The next card for the display; celebrities go to their own row (rule `celebrity-revealed`)."""
    while p.supply.development:
        card = p.supply.development.pop()
        if KIND[card] != "celebrity":
            return card
        p.supply.celebrities.append(card)
        p.tell("celebrity-appears", card=CARD_WORDS[card])
    return NO_CARD
