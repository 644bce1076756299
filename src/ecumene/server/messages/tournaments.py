"""What is asked and answered about tournaments."""

from typing import Annotated, Literal, NotRequired

from pydantic import AfterValidator, Field, StringConstraints
from typing_extensions import TypedDict

from ecumene.core.game import OptionValue
from ecumene.server.messages.checks import Text, writable
from ecumene.server.messages.days import NewClock
from ecumene.server.messages.requests import MOST_SEATS, OptionWish
from ecumene.table.exact import exact
from ecumene.table.ticking import Clock

MOST_ENTRANTS = 64
MOST_ROUNDS = 20

Form = Literal["round-robin", "swiss", "knock-out"]
TournamentStatus = Literal["open", "playing", "finished", "off"]
Entrants = Annotated[int, Field(ge=2, le=MOST_ENTRANTS)]
TournamentName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), AfterValidator(writable)
]


@exact(
    example={
        "name": "Liga de otoño",
        "form": "swiss",
        "game": "tigris",
        "seats": 4,
        "rated": True,
        "clock": {"kind": "days", "seconds": 259_200, "zero": "resign"},
        "bots": "strategist",
        "least": 4,
        "most": 16,
    }
)
class NewTournament(TypedDict):
    """A tournament to be announced."""

    name: TournamentName
    form: Form
    game: Text
    options: NotRequired[dict[Text, OptionWish]]
    seats: Annotated[int, Field(ge=2, le=MOST_SEATS)]
    """At a full table; where not all can be full, all are as even as can be."""
    rated: bool
    """Whether the tables count for ratings: then leaving is a loss."""
    private: NotRequired[bool]
    """Whether only those find it who take part, and whom its owner invites."""
    clock: NewClock
    """Of every table: it has to do something at zero, so that a round comes to its end."""
    bots: NotRequired[Text | None]
    """Which bots fill up what is missing at the start; none, if it is not said."""
    least: Entrants
    most: Entrants
    starts: NotRequired[Annotated[Text, Field(max_length=40, examples=["2027-01-31T18:00:00Z"])] | None]
    """When it begins by itself; if it is not said, when its owner says so."""
    rounds: NotRequired[Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None]
    """Of a Swiss; if it is not said, as many as it takes to find the best."""


@exact()
class TournamentInfo(TypedDict):
    """A tournament as a list shows it."""

    id: str
    name: str
    owner: str
    """What whoever has announced it is called."""
    yours: bool
    status: TournamentStatus
    form: Form
    game: str
    options: dict[str, OptionValue]
    seats: int
    rated: bool
    private: bool
    """Found only by those who take part, and whom its owner has invited."""
    clock: Clock | None
    bots: str | None
    least: int
    most: int
    starts: str | None
    round: int
    """That is being played, or was last; 0 before the start."""
    rounds: int | None
    """How many there are, as far as is known."""
    entrants: int
    entered: bool
    """Whether I take part."""
    invited: bool
    """Whether I am asked to take part, and do not yet."""
    created: str
    changed: str


@exact()
class EntrantInfo(TypedDict):
    """Somebody who takes part."""

    number: int
    name: str
    """Empty for a bot, and for somebody who was forgotten."""
    level: str | None
    """Of a bot."""
    you: bool
    withdrawn: int | None
    """In which round they left."""


@exact()
class MetInfo(TypedDict):
    """Somebody at a table of a round, and what came of it."""

    number: int
    rank: int | None
    points: float | None


@exact()
class MeetingInfo(TypedDict):
    """A table of a round; or somebody who had nobody to play against (`bye`), or who rests in their turn."""

    kind: Literal["table", "bye", "rest"]
    table: str | None
    over: bool
    met: list[MetInfo]


@exact()
class StandingInfo(TypedDict):
    """Where somebody stands, and what has decided between them and whoever stands before."""

    number: int
    place: int
    points: float
    opponents: float
    """Buchholz in a Swiss, Sonneborn-Berger in a round robin."""
    each_other: float
    """What they took from those who are level with them in both."""
    lot: int
    by: Literal["rounds", "points", "opponents", "each-other", "lots"] | None


@exact()
class Tournament(TournamentInfo):
    """A tournament as its own page shows it."""

    people: list[EntrantInfo]
    meetings: list[list[MeetingInfo]]
    """Round by round."""
    standings: list[StandingInfo]
    """Empty before the start."""


@exact()
class TournamentNews(TypedDict):
    """Something is new about a tournament: who shows it asks for it again."""

    type: Literal["tournament"]
    id: str


@exact()
class ExportedTournament(TypedDict):
    """Where I took part, what I have announced, or where I am invited."""

    tournament: str
    name: str
    owner: bool
    joined: str | None
    withdrawn: int | None
