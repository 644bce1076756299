"""The Fate cards: who holds which, what the others know of it, and the piles."""

from ecumene.core.state import Shared, State, state
from ecumene.titles.innersea.cards import CARDS, Card, Cards, each_card
from ecumene.titles.innersea.civilizations import MOST_CIVILIZATIONS, NOBODY


@state
class Fate(State):
    """The hands, the deck and the piles."""

    hands: list[Cards]
    known: list[Cards]
    """What a civilization knows of the hand of another: at `pair(knower, owner)`."""
    absent: Shared[list[Cards]]
    """What everybody knows not to be in a hand: it went into the deck in the open since the last draw."""
    looker: int
    """Who is choosing among cards drawn only to look at, `looked_at`."""
    looked_at: Cards
    deck: list[Card]
    """The draw deck; its top is its end."""
    discard: list[Card]
    aside: Shared[list[Card]]
    in_play: list[Card]
    """Cards that were played and are not resolved yet."""
    face_down: Shared[list[tuple[Card, ...]]]

    def __init__(self, count: int) -> None:
        self.hands, self.absent = [0] * count, [0] * count
        self.known = [0] * MOST_CIVILIZATIONS * count
        self.looker, self.looked_at = NOBODY, 0
        self.deck, self.discard, self.aside, self.in_play = [], [], [], []
        self.face_down = [()] * count

    def hand_size(self, seat: int) -> int:
        return self.hands[seat].bit_count()

    def holds(self, seat: int, card: Card) -> bool:
        """Whether a card is in a hand."""
        return bool(self.hands[seat] >> card & 1)

    def known_to(self, knower: int, owner: int) -> Cards:
        """What a civilization knows of the hand of another."""
        return self.known[pair(knower, owner)]

    def take(self, seat: int, card: Card) -> None:
        """A card leaves a hand in the open."""
        bit = 1 << card
        known = self.known
        self.hands[seat] ^= self.hands[seat] & bit
        for at in range(seat, len(known), MOST_CIVILIZATIONS):
            if known[at] & bit:
                known[at] ^= bit

    def give(self, seat: int, card: Card) -> None:
        """A card that everybody has seen comes into a hand."""
        self.hands[seat] |= 1 << card
        for knower in range(len(self.hands)):
            self.known[pair(knower, seat)] |= 1 << card

    def look(self, seat: int, owner: int) -> None:
        """A civilization looks at the hand of another."""
        self.known[pair(seat, owner)] = self.hands[owner]

    def lay_away(self, card: Card) -> None:
        """A card that has been resolved goes where its caption says."""
        self.in_play.remove(card)
        if CARDS[card].aside:
            self.aside = [*self.aside, card]
        else:
            self.discard.append(card)

    def may_be_held(self, cards: tuple[Card, ...]) -> bool:
        """Whether one of some cards may be in a hand, for all that everybody sees."""
        for card in cards:
            if card not in self.discard and card not in self.aside and card not in self.in_play:
                return True
        return False

    def gather(self) -> list[Card]:
        """Take up all hands, the discards and the cards put aside."""
        for seat, hand in enumerate(self.hands):
            for card in each_card(hand):
                self.take(seat, card)
                self.discard.append(card)
        gathered = self.discard + self.aside
        self.discard, self.aside = [], []
        return gathered


def pair(knower: int, owner: int) -> int:
    """Where what one civilization knows of another's hand is kept."""
    return knower * MOST_CIVILIZATIONS + owner


def set_of(cards: list[Card] | tuple[Card, ...]) -> Cards:
    """Some cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found
