"""A civilization: one player's board, cards in play and hands."""

from typing import Final, NamedTuple

from ecumene.core.state import Derived, State, state
from ecumene.titles.ages.board import HAPPY_NEEDED
from ecumene.titles.ages.cards import NONE, TOKEN_CARDS, WORKER_CARDS, Number

NOBODY: Final = -1
"""No seat."""


class Pact(NamedTuple):
    """A pact as one of its sides sees it."""

    card: Number
    side: str
    """`a` or `b`; which one matters only where the card has sides."""
    other: int
    """The seat on the other side."""
    own: bool
    """Whether the card lies in this side's play area."""


@state
class Ratings(State):
    """What is derived from the cards and workers of a civilization; replaced, never changed."""

    science: int
    culture: int
    strength: int
    happy: int
    civil: int
    """The total of civil actions."""
    military: int
    """The total of military actions."""


@state
class Standing(Ratings):
    """What the cards without workers give together: their part of the ratings, and more."""

    colonization: int
    hand: int
    food: int
    resources: int
    limit: int
    discount: tuple[int, ...]
    stages_at_once: int
    peter: int
    """1 while St. Peter's Basilica adds a face to every other source."""
    wall: bool
    faces: int
    """How many of these cards, St. Peter's apart, show a happy face."""
    wonder_faces: int
    government_faces: int
    farms: tuple[Number, ...]
    """Where food can be stored, the most worthy first."""
    mines: tuple[Number, ...]
    """Where resources can be stored, labs included for Bill Gates."""
    cooperations: tuple[int, ...]
    """The seats on the other side of a Scientific Cooperation."""


@state
class Civilization(State):
    """All that lies before one player."""

    seat: int
    resigned: bool
    workers: list[int]
    """By number of the technology that they stand on."""
    tokens: list[int]
    """Blue tokens by number of the farm, mine or lab that they lie on."""
    food: int
    """What the tokens on farms are worth together."""
    resources: int
    """What the tokens on mines, and on labs, are worth together."""
    blue: int
    """Tokens in the blue bank."""
    yellow: int
    """Tokens in the yellow bank."""
    unused: int
    """Workers on no card."""
    science: int
    culture: int
    civil: int
    """Civil actions left."""
    military: int
    """Military actions left."""
    techs: tuple[Number, ...]
    """Technologies for workers in play, in their order."""
    specials: tuple[Number, ...]
    """Special technologies in play by kind."""
    government: Number
    leader: Number
    leader_ages: int
    """One bit for each age of which a leader was taken."""
    wonder: Number
    """The unfinished wonder."""
    stages: int
    """Its stages built, each covered by a blue token."""
    wonders: tuple[Number, ...]
    """Completed wonders, ruins included."""
    ruins: tuple[Number, ...]
    homer: Number
    """The wonder that keeps Homer's happy face."""
    colonies: tuple[Number, ...]
    hand: tuple[Number, ...]
    """Civil cards."""
    military_hand: tuple[Number, ...]
    shown: tuple[Number, ...]
    """Cards in the military hand that everybody has seen: pacts that were refused."""
    tactic: Number
    exclusive: bool
    """Whether the tactic is still the player's own card."""
    war: Number
    war_target: int
    pacts: tuple[Pact, ...]
    politics_owed: int
    """Political actions given up in advance."""
    caesar_spent: bool
    standing: Derived[Standing]
    ratings: Derived[Ratings]

    def __init__(self, seat: int) -> None:
        """A board with nothing on it."""
        self.seat = seat
        self.resigned = self.exclusive = self.caesar_spent = False
        self.workers = [0] * WORKER_CARDS
        self.tokens = [0] * TOKEN_CARDS
        self.food = self.resources = self.blue = self.yellow = self.unused = 0
        self.science = self.culture = self.civil = self.military = 0
        self.techs = ()
        self.specials = (NONE, NONE, NONE, NONE)
        self.government = self.leader = self.wonder = self.homer = self.tactic = NONE
        self.war, self.war_target = NONE, NOBODY
        self.leader_ages = self.stages = self.politics_owed = 0
        self.wonders = self.ruins = self.colonies = self.hand = self.military_hand = self.shown = ()
        self.pacts = ()

    @property
    def discontent(self) -> int:
        """How many workers are discontent (rule `discontent-workers`)."""
        return max(0, HAPPY_NEEDED[self.yellow] - self.ratings.happy)

    @property
    def population(self) -> int:
        """All workers, on cards and unused."""
        return sum(self.workers) + self.unused
