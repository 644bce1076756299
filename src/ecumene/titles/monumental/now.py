"""The turn at hand: what has happened in it, what is in force."""

from ecumene.core.state import Shared, State, state
from ecumene.titles.monumental.board import EXPLORERS
from ecumene.titles.monumental.resources import BASIC, GOLD, WORDS


@state
class Now(State):
    """What concerns only this turn, for the seat whose turn it is."""

    mover: int
    """Whose turn it is."""
    res: list[int]
    """Basic resources."""
    samurai: int
    """Military that only serves against provinces of no civilization."""
    gained: list[int]
    active: int
    """The slots of the mover's city that are activated."""
    reinforced: int
    in_force: int
    """Cards whose trigger or passive effect counts this turn, as bits."""
    again: Shared[list[int]]
    """The bits of those that were copied besides, so that they count once more each."""
    once: int
    """Triggers that work only once a turn and have done so."""
    used: list[int]
    drawn: list[int]
    """Cards drawn to be used, not discarded yet."""
    drawn_before: Shared[list[int]]
    """Cards of the discard pile that were drawn and used this turn, and so are not shuffled in again."""
    conquered: int
    acquired: Shared[list[int]]
    """Buildings, knowledge cards and wonders acquired this turn."""
    rows_used: int
    discounts: Shared[list[int]]
    """What the next knowledge card, and the next building or wonder stage, cost less."""
    war_discount: int
    far: int
    """How many of the next conquests ignore adjacency."""
    acts: Shared[list[int]]
    """Actions left to each of the mover's explorers."""
    leader_fought: bool
    hired: bool
    gold_melts: bool
    paid: int
    """The kind of resource that was paid last."""
    turned_up: tuple[int, ...]
    """The cards that the Automa has turned up."""
    to_draw: tuple[int, ...]
    """How the cards that the Automa still has to draw are to be read."""

    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.res = [0] * len(BASIC)
        self.samurai = 0
        self.gained = [0] * len(WORDS)
        self.active = 0
        self.reinforced = 0
        self.in_force = 0
        self.again = []
        self.once = 0
        self.used = []
        self.drawn = []
        self.drawn_before = []
        self.conquered = 0
        self.acquired = [0, 0, 0]
        self.rows_used = 0
        self.discounts = [0, 0]
        self.war_discount = 0
        self.far = 0
        self.acts = [1] * EXPLORERS
        self.leader_fought = False
        self.hired = False
        self.gold_melts = False
        self.paid = GOLD
        self.turned_up = ()
        self.to_draw = ()
