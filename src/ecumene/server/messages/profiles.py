"""What is asked and told about profiles: games, results, favourites, and what others may see of them."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from ecumene.server.messages.checks import Text
from ecumene.server.messages.strength import Strength
from ecumene.table.exact import exact

MOST_FAVOURITES = 20


@exact(example={"public": True, "games": True, "opponents": False, "favourites": ["tigris"]})
class Sharing(TypedDict):
    """What others may see of me; nothing, until I say so."""

    public: bool
    """Whether my name leads to my profile."""
    games: bool
    """Whether it lists my finished games, with their records, where anybody might have looked on."""
    opponents: bool
    """Whether it says how I fare against whom: bots, and people whose profile is public."""
    favourites: Annotated[list[Annotated[Text, Field(max_length=32)]], Field(max_length=MOST_FAVOURITES)]
    """The games that I like best, the dearest first."""


@exact()
class TitleTally(TypedDict):
    """How it went in one game."""

    game: str
    games: int
    ranks: list[int]
    """How often which place was taken, the first one first."""
    fair: float
    """How many would have been won by chance alone, as many as sat there."""


@exact()
class SeatTally(TypedDict):
    """How it went in one seat of a game."""

    game: str
    seat: int
    games: int
    ranks: list[int]
    fair: float


@exact()
class OpponentTally(TypedDict):
    """How it went against somebody."""

    name: str
    """Empty for a bot."""
    level: str | None
    """Of a bot."""
    profile: bool
    """Whether the name leads to a profile."""
    games: int
    before: int
    """How often I took a better place than they."""
    after: int
    """How often they did."""


@exact()
class PlayedGame(TypedDict):
    """A finished game."""

    table: str
    game: str
    seat: int
    seats: int
    rank: int
    at: str


@exact()
class Profile(TypedDict):
    """What somebody has played, and how it went."""

    name: str
    since: str | None
    """When the account was made; a guest has none."""
    yours: bool
    sharing: Sharing | None
    """Only told of one's own, and of accounts."""
    favourites: list[str]
    played: int
    """How many games in all."""
    titles: list[TitleTally]
    seats: list[SeatTally]
    opponents: list[OpponentTally]
    strength: Strength
    games: list[PlayedGame]
    """The last ones, newest first."""
