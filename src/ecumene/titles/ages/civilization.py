"""A civilization: one player's board, cards in play and hands."""

from typing import NamedTuple

from ecumene.core.state import Derived, State, state
from ecumene.titles.ages.board import BLUE_TOKENS, HAPPY_NEEDED, UNUSED_WORKERS, YELLOW_TOKENS
from ecumene.titles.ages.cards import (
    CARDS,
    DESPOTISM,
    INITIAL,
    KIND,
    NONE,
    TOKEN_CARDS,
    WORKER_CARDS,
    Number,
)


class Pact(NamedTuple):
    """A pact as one of its sides sees it."""

    card: Number
    side: str
    """`a` or `b`; which one matters only where the card has sides."""
    other: int
    """The seat on the other side."""
    own: bool
    """Whether the card lies in this side's play area."""


class Standing:
    """What the cards without workers give together; replaced, never changed."""

    __slots__ = (
        "civil",
        "colonization",
        "cooperations",
        "culture",
        "discount",
        "faces",
        "farms",
        "food",
        "government_faces",
        "hand",
        "happy",
        "limit",
        "military",
        "mines",
        "peter",
        "resources",
        "science",
        "stages_at_once",
        "strength",
        "wall",
        "wonder_faces",
    )

    science: int
    culture: int
    strength: int
    happy: int
    civil: int
    military: int
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


class Ratings:
    """What is derived from the cards and workers of a civilization; replaced, never changed."""

    __slots__ = ("civil", "culture", "happy", "military", "science", "strength")

    def __init__(
        self, science: int, culture: int, strength: int, happy: int, civil: int, military: int
    ) -> None:
        self.science = science
        self.culture = culture
        self.strength = strength
        self.happy = happy
        self.civil = civil
        """The total of civil actions."""
        self.military = military
        """The total of military actions."""


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
    specials: tuple[Number, Number, Number, Number]
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

    @property
    def discontent(self) -> int:
        """How many workers are discontent (rule `discontent-workers`)."""
        return max(0, HAPPY_NEEDED[self.yellow] - self.ratings.happy)

    @property
    def population(self) -> int:
        """All workers, on cards and unused."""
        return sum(self.workers) + self.unused


def starting(seat: int) -> Civilization:
    """The player board as it is set up, without its ratings."""
    civ = Civilization.__new__(Civilization)
    civ.seat = seat
    civ.resigned = civ.exclusive = civ.caesar_spent = False
    civ.workers = [0] * WORKER_CARDS
    civ.tokens = [0] * TOKEN_CARDS
    civ.techs = tuple(card for card in INITIAL if KIND[card] != KIND[DESPOTISM])
    for card in civ.techs:
        civ.workers[card] = CARDS[card].workers
    civ.food = civ.resources = civ.science = civ.culture = civ.civil = civ.military = 0
    civ.blue, civ.yellow, civ.unused = BLUE_TOKENS, YELLOW_TOKENS, UNUSED_WORKERS
    civ.specials = (NONE, NONE, NONE, NONE)
    civ.government = DESPOTISM
    civ.leader = civ.wonder = civ.homer = civ.tactic = civ.war = civ.war_target = NONE
    civ.leader_ages = civ.stages = civ.politics_owed = 0
    civ.wonders = civ.ruins = civ.colonies = civ.hand = civ.military_hand = civ.shown = ()
    civ.pacts = ()
    return civ
