"""A position of Through the Ages: the boards in the middle, and the civilizations around them."""

from collections.abc import Callable
from typing import Final

from ecumene.core.position import Position
from ecumene.core.state import Shared, state
from ecumene.titles.ages.board import SPACES
from ecumene.titles.ages.cards import CARDS, ID, LAST_AGE, LEVEL, NONE, Number
from ecumene.titles.ages.civilization import Civilization, Pact
from ecumene.titles.ages.ratings import recount, rerate
from ecumene.titles.ages.this_turn import ThisTurn

EVERYBODY: Final = 0b1111
"""Who knows a card that was seen by all: one bit a seat."""

COPY: Final = 1000
"""The second copy of a card in the row is its number and this; the third, and this twice."""


@state
class Ages(Position):
    """Civilizations, the card row, the decks, and what is under way this turn."""

    civs: list[Civilization]
    players: int
    """How many have not resigned."""
    current: int
    """Whose turn it is."""
    round: int
    rounds_left: int
    """Rounds after this one; -1 while the end is not in sight."""
    age: int
    last_age: int
    """The age after which the game ends."""
    row: Shared[list[Number]]
    civil_deck: list[Number]
    """The top card is the last one, as in all decks."""
    military_deck: list[Number]
    discards: list[tuple[Number, int]]
    """Discarded military cards, each with the seats that know it."""
    retired: Shared[list[Number]]
    """Military cards that left the game unseen."""
    events: Shared[list[tuple[Number, int]]]
    """The current events, each with the seat that prepared it, `NOBODY` for the first ones."""
    future: Shared[list[tuple[Number, int]]]
    past: Shared[list[Number]]
    peeked: int
    """The seats that have looked at the top current event, one bit each."""
    common: tuple[Number, ...]
    """The common tactics."""
    blue_box: int
    """Blue tokens in the box, counted from what was there after the set-up."""
    yellow_box: int
    this_turn: ThisTurn

    # The table ------------------------------------------------------------------------------

    def lay_row(self, cards: list[Number]) -> None:
        """Put cards into the spaces of the row, from the left."""
        self.row = cards + [NONE] * (SPACES - len(cards))

    def offer_at(self, space: int) -> int:
        """What is offered in a space of the row: its card, and `COPY` for each copy of it further left."""
        card = self.row[space]
        return card if self.row.index(card) == space else card + COPY * self.row[:space].count(card)

    def offers(self) -> list[int]:
        """All that is offered in the row, from the left."""
        return [self.offer_at(space) for space, card in enumerate(self.row) if card != NONE]

    def living(self) -> list[Civilization]:
        """The civilizations still in the game, clockwise from the current one."""
        civs = self.civs[self.current :] + self.civs[: self.current]
        return [civ for civ in civs if not civ.resigned]

    def ranking(self, value: Callable[[Civilization], int]) -> list[Civilization]:
        """The civilizations from most to least; in a tie who comes first clockwise counts as more."""
        return sorted(self.living(), key=lambda civ: -value(civ))

    def by_strength(self) -> list[Civilization]:
        """The civilizations from strongest to weakest."""
        return self.ranking(lambda civ: civ.ratings.strength)

    def several(self) -> int:
        """How many "the two strongest" are: one when two play."""
        return 2 if self.players > 2 else 1

    def first(self) -> int:
        """The seat that opens each round."""
        return next(civ.seat for civ in self.civs if not civ.resigned)

    # Keeping ratings in step -----------------------------------------------------------------------

    def update(self, civ: Civilization) -> None:
        """Workers or the tactic have changed."""
        rerate(civ)

    def cards_changed(self, civ: Civilization) -> None:
        """A card without workers has come or gone: action tokens follow the new totals."""
        old = civ.ratings
        recount(civ, self.civs)
        new = civ.ratings
        civ.civil = _tokens_left(civ.civil, old.civil, new.civil)
        civ.military = _tokens_left(civ.military, old.military, new.military)

    def wonders_changed(self, civ: Civilization) -> None:
        """A wonder was completed: pacts may let others profit from it too."""
        self.cards_changed(civ)
        for pact in civ.pacts:
            self.cards_changed(self.civs[pact.other])

    def make_pact(self, card: Number, owner: int, side: str, other: int) -> None:
        """Bring a pact into play in the owner's area."""
        civ, partner = self.civs[owner], self.civs[other]
        civ.pacts += (Pact(card, side, other, own=True),)
        partner.pacts += (Pact(card, "b" if side == "a" else "a", owner, own=False),)
        self.cards_changed(civ)
        self.cards_changed(partner)

    def end_pact(self, card: Number) -> None:
        """Remove a pact from play, for both sides."""
        for civ in self.civs:
            if any(pact.card == card for pact in civ.pacts):
                civ.pacts = tuple(pact for pact in civ.pacts if pact.card != card)
                self.cards_changed(civ)
        self.discard(card, EVERYBODY)
        self.tell("pact-ended", card=ID[card])

    # Military cards -----------------------------------------------------------------------------

    def draw(self, civ: Civilization, count: int) -> None:
        """Draw military cards of the current age, as long as there are any."""
        if self.age > LAST_AGE or not count:
            return
        self.reveal()
        drawn = []
        for _ in range(count):
            if not self.military_deck:
                self._reshuffle()
            if not self.military_deck:
                break
            drawn.append(self.military_deck.pop())
            if not self.military_deck:
                self._reshuffle()
        civ.military_hand += tuple(drawn)
        if drawn and self.log is not None:
            self.tell("drew", seat=civ.seat, count=len(drawn))
            self.tell("drew-cards", to=civ.seat, seat=civ.seat, cards=[ID[card] for card in drawn])

    def _reshuffle(self) -> None:
        """The discards of the current age become its deck (rule `military-reshuffle`)."""
        self.military_deck = [card for card, _ in self.discards if LEVEL[card] == self.age]
        self.discards = [pair for pair in self.discards if LEVEL[pair[0]] != self.age]
        self.rng.shuffle(self.military_deck)
        if self.military_deck:
            self.tell("reshuffled", count=len(self.military_deck))

    def discard(self, card: Number, known_by: int) -> None:
        """A military card goes onto the pile of its age."""
        self.discards.append((card, known_by))

    def give_up(self, civ: Civilization, card: Number, openly: bool) -> None:
        """A military card leaves a hand for the discards, openly or face down."""
        self.leave_hand(civ, card, openly)
        self.discard(card, EVERYBODY if openly else 1 << civ.seat)

    def leave_hand(self, civ: Civilization, card: Number, openly: bool) -> None:
        """A military card leaves a hand; face down, it may have been any of its age that was shown."""
        civ.military_hand = without(civ.military_hand, card)
        if openly:
            if card in civ.shown:
                civ.shown = without(civ.shown, card)
        else:
            civ.shown = tuple(c for c in civ.shown if LEVEL[c] != LEVEL[card])


def _tokens_left(left: int, old_total: int, new_total: int) -> int:
    """Action tokens left after the total has changed: gained ones are free, used ones go first."""
    if new_total > old_total:
        return left + new_total - old_total
    return min(left, new_total)


def without(cards: tuple[Number, ...], card: Number) -> tuple[Number, ...]:
    """The cards less one copy of one of them.

    >>> without((3, 5, 3), 3)
    (5, 3)
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def in_play(civ: Civilization, card: Number) -> bool:
    """Whether a technology is in play."""
    return card in civ.techs or card in civ.specials or card == civ.government


def gives_tokens(card: Number) -> tuple[int, int]:
    """The blue and yellow tokens that come and go with a card."""
    gives = CARDS[card].gives
    return gives.blue, gives.yellow
