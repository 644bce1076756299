"""What stands and lies on the map."""

from typing import Final

from ecumene.core.state import Shared, State, state
from ecumene.titles.monumental.cards import NO_CARD, WONDERS
from ecumene.titles.monumental.maps import NOWHERE, SPOTS, Tile, Tiles
from ecumene.titles.monumental.tokens import MARKETS, MONSTERS, NO_TOKEN

EXPLORERS: Final = 2
"""How many explorers a civilization has."""
NOBODY: Final = -1
"""The owner of what no civilization controls or has built."""


@state
class Board(State):
    """Who holds which tile, where pieces stand, what lies there.

    A seat's explorers stand at `seat * EXPLORERS` and the next place of their list.
    """

    capital: Shared[list[Tile]]
    own: list[Tiles]
    """The tiles that each civilization controls, its capital included."""
    owner: list[int]
    soldiers: list[int]
    outposts: Tiles
    leader_at: list[Tile]
    celebrity_at: Shared[list[Tile]]
    explorers: list[Tile]
    token: list[int]
    production: Tiles
    market_tile: Shared[list[Tile]]
    pile: Shared[list[tuple[int, ...]]]
    """What lies in each market, the top token last."""
    takers: Shared[list[tuple[tuple[int, int], ...]]]
    """Who took which token of a market, in order: seat and token."""
    wonder_at: Shared[list[int]]
    wonder_of: Shared[list[int]]
    """Who built each wonder."""
    lairs: Shared[list[Tile]]
    """Where each monster is."""
    track: Shared[list[int]]
    """Below which card of the display each monster's token lies; 0 when it has not appeared."""
    heads: int
    """How many heads the Hydra has grown."""

    def __init__(self, seats: int) -> None:
        self.capital = [NOWHERE] * seats
        self.own = [0] * seats
        self.owner = [NOBODY] * SPOTS
        self.soldiers = [0] * SPOTS
        self.outposts = 0
        self.leader_at = [NOWHERE] * seats
        self.celebrity_at = [NOWHERE] * seats
        self.explorers = [NOWHERE] * EXPLORERS * seats
        self.token = [NO_TOKEN] * SPOTS
        self.production = 0
        self.market_tile = [NOWHERE] * len(MARKETS)
        self.pile = [()] * len(MARKETS)
        self.takers = [()] * len(MARKETS)
        self.wonder_at = [NO_CARD] * SPOTS
        self.wonder_of = [NOBODY] * len(WONDERS)
        self.lairs = [NOWHERE] * len(MONSTERS)
        self.track = [0] * len(MONSTERS)
        self.heads = 0


def explorers_of(seat: int) -> slice:
    """The part of the list of explorers that is a seat's."""
    return slice(seat * EXPLORERS, (seat + 1) * EXPLORERS)
