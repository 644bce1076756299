"""What belongs to nobody: the display and its deck, the basic buildings, what has left the game."""

from typing import Final

from ecumene.core.state import Shared, State, state
from ecumene.titles.monumental.cards import BASICS

BASIC_PILE: Final = 10


@state
class Supply(State):
    """The cards that can be acquired or hired, and those that nobody will see again."""

    display: list[int]
    development: list[int]
    """The development deck, the top card last."""
    basics: Shared[list[int]]
    """How many there are left of each basic building."""
    celebrities: list[int]
    """The row above the display."""
    out: Shared[list[int]]
    """Development cards and unfinished wonders that left the game."""
    tokens_out: Shared[list[int]]

    def __init__(self) -> None:
        self.display = []
        self.development = []
        self.basics = [BASIC_PILE] * len(BASICS)
        self.celebrities = []
        self.out = []
        self.tokens_out = []
