"""What each civilization has: its city, its cards, its treasury."""

from typing import Final

from ecumene.core.state import Shared, State, state
from ecumene.titles.monumental.cards import NO_CARD

SLOTS: Final = 9
"""Places for cards in a city."""
STARTING_GOLD: Final = 2
UNCHOSEN: Final = -1
"""The civilization of a seat that has yet to choose one."""


@state
class Realms(State):
    """What belongs to each seat; a slot of its city lies at `seat * SLOTS + slot`."""

    civilization: Shared[list[int]]
    gold: list[int]
    culture: list[int]
    city: list[int]
    under: list[int]
    """The knowledge attached below each card of a city."""
    deck: list[list[int]]
    """City decks, the top card last."""
    known: list[int]
    """How many cards on top of each deck everybody has seen put there."""
    discard: list[list[int]]
    archived: Shared[list[tuple[int, ...]]]
    policies: list[tuple[int, ...]]
    """Developed policies, the active one last."""
    building: list[int]
    """The wonder that each civilization has under construction."""
    knowledge: list[int]
    """How many knowledge cards score."""
    wonders: Shared[list[int]]
    """How many completed wonders score."""
    celebrity: Shared[list[int]]
    claimed: Shared[list[tuple[int, ...]]]
    """Barbarian and free city tokens."""
    trophies: Shared[list[tuple[int, ...]]]
    """Defeated monsters."""
    production_tokens: Shared[list[int]]
    spent: Shared[list[int]]
    """Market tokens that were used, and so lie face up, as bits."""
    guard: Shared[list[int]]
    """Defence that the Great Wall adds until the civilization's next turn."""

    def __init__(self, seats: int) -> None:
        self.civilization = [UNCHOSEN] * seats
        self.gold = [STARTING_GOLD] * seats
        self.culture = [0] * seats
        self.city = [NO_CARD] * SLOTS * seats
        self.under = [NO_CARD] * SLOTS * seats
        self.deck = [[] for _ in range(seats)]
        self.known = [0] * seats
        self.discard = [[] for _ in range(seats)]
        self.archived = [()] * seats
        self.policies = [()] * seats
        self.building = [NO_CARD] * seats
        self.knowledge = [0] * seats
        self.wonders = [0] * seats
        self.celebrity = [NO_CARD] * seats
        self.claimed = [()] * seats
        self.trophies = [()] * seats
        self.production_tokens = [0] * seats
        self.spent = [0] * seats
        self.guard = [0] * seats

    def owned(self, seat: int) -> list[int]:
        """All cards of a seat that are in the game, with NO_CARD for gaps of its city."""
        city = slots_of(seat)
        return self.city[city] + self.under[city] + self.deck[seat] + self.discard[seat]


def slots_of(seat: int) -> slice:
    """The part of the flat lists of slots that is a seat's city."""
    return slice(seat * SLOTS, (seat + 1) * SLOTS)


@state
class Automa(State):
    """What an Automa has besides: its cards and the way of its explorers."""

    deck: list[int]
    """The top card last."""
    discard: list[int]
    policies: list[int]
    """Those that it has yet to turn up, the next one last."""
    rounds: int
    """Markets that it has visited since its explorers last came home, as bits."""
    seen: int
    """The cards that it has ever drawn, as bits."""

    def __init__(self, deck: list[int], policies: list[int]) -> None:
        self.deck = deck
        self.discard = []
        self.policies = policies
        self.rounds = 0
        self.seen = 0
