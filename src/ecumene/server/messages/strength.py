"""What is told about the strength of players."""

from typing_extensions import TypedDict

from ecumene.table.exact import exact


@exact()
class PlayerStrength(TypedDict):
    """Somebody in a list, strongest first."""

    place: int
    name: str
    """Empty for a bot."""
    level: str | None
    """Of a bot."""
    you: bool
    strength: int
    spread: int
    """How far off the strength may be: it lies within that, nineteen times of twenty."""
    games: int
    won: int
    provisional: bool
    """Whether too few games were played to say much."""


@exact()
class Leaderboard(TypedDict):
    """Who is how strong in a game of so many players."""

    game: str
    seats: int
    players: list[PlayerStrength]


@exact()
class OwnStrength(TypedDict):
    """How strong I am in a game of so many players."""

    game: str
    seats: int
    strength: int
    spread: int
    games: int
    won: int
    provisional: bool


@exact()
class RatedResult(TypedDict):
    """How a rated game ended for me."""

    table: str
    game: str
    seats: int
    rank: int
    strength: int
    change: int
    at: str


@exact()
class Strength(TypedDict):
    """How strong I am, and my last rated games, newest first."""

    ratings: list[OwnStrength]
    results: list[RatedResult]
