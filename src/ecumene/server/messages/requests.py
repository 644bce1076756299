"""What the page asks, over HTTP and at a table."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, NotRequired

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from ecumene.server.messages.checks import LARGEST, Count, Text, bad_request, writable
from ecumene.server.messages.days import NewClock
from ecumene.table.exact import exact
from ecumene.table.replacing import Then

MOST_CHOICES = 40
"""How long a chain may be."""
MOST_SEATS = 12
"""How many may be asked for at a table: no game has more."""
CHAT_LENGTH = 500

# Lengths before `writable`: so they are looked at in one go, without a call of Python for each.
RequestId = Annotated[str, Field(min_length=1, max_length=64, examples=["5b1d"]), AfterValidator(writable)]
SeatNumber = Annotated[int, Field(ge=0, le=LARGEST, examples=[0])]
Choice = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(writable)]
Chain = Annotated[list[Choice], Field(min_length=1, max_length=MOST_CHOICES, examples=[["temple", "d7"]])]
Remark = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH),
    AfterValidator(writable),
]
Allowed = Literal["all", "players"]
LANGUAGE = r"^[a-z]{2,3}$"
Language = Annotated[str, Field(pattern=LANGUAGE, examples=["es"])]
"""As ISO 639 names it: in two letters, or in three if there are none."""
OptionWish = Text | Annotated[int, Field(ge=-LARGEST, le=LARGEST)] | bool


# What the page asks, over HTTP -------------------------------------------------------------------


@exact()
class Name(TypedDict):
    """What I want to be called."""

    name: Text


@exact()
class NewSeat(TypedDict):
    """Who is to sit there."""

    kind: Literal["me", "open", "bot", "local"]
    level: NotRequired[Text | None]
    """Of a bot."""
    name: NotRequired[Text | None]
    """Of somebody at the same screen."""


@exact(
    example={
        "game": "tigris",
        "options": {"board": "alternative"},
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}],
        "start": True,
    }
)
class NewTable(TypedDict):
    """A table to be opened."""

    game: Text
    options: NotRequired[dict[Text, OptionWish]]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    seed: NotRequired[int | None]
    """Only where nobody else sits at the table."""
    shuffle: NotRequired[bool]
    start: NotRequired[bool]
    public: NotRequired[bool]
    private: NotRequired[bool]
    """Only for those whom somebody at the table invites: nobody else finds it, link or not."""
    clock: NotRequired[NewClock | None]
    """How long everybody may think; not around one screen."""
    rated: NotRequired[Literal["loss", "void"] | None]
    """Whether it counts for ratings, among accounts and bots: leaving is a loss, or it counts for nobody."""
    lang: NotRequired[Language | None]
    """In which language people talk there."""
    talk: NotRequired[Allowed]
    """Who may make remarks: at a public table all, else players, if it is not said."""
    watch: NotRequired[Allowed]
    """Who may look on once the game has begun; all, if it is not said."""


@exact()
class JoinSeat(TypedDict):
    """Where to sit; anywhere, if it is not said."""

    seat: NotRequired[SeatNumber | None]


@exact()
class PlaceBot(TypedDict):
    """Which bot is to sit there while the table waits; none, and the seat is open again."""

    seat: SeatNumber
    level: Text | None


@exact(example={"at": 40, "seat": 0, "level": "strategist"})
class Practice(TypedDict):
    """From where a game is to be played on, against bots."""

    at: Count
    """After how many choices."""
    seat: SeatNumber
    """Where to sit."""
    level: NotRequired[Text]
    """Of all bots; the strategist's, if it is not said."""


@exact()
class SwapSeats(TypedDict):
    """Two seats that change places while the table waits."""

    seat: SeatNumber
    other: SeatNumber


@exact()
class EventPattern(TypedDict):
    """Events of a kind, with these particulars; whatever is left out may be anything."""

    kind: NotRequired[Text]
    args: NotRequired[dict[Text, Any]]


Confirm = bool | Annotated[list[EventPattern], Field(max_length=100)]
"""Whether a choice waits for a yes: always, never, or if such an event would follow for certain."""


@exact()
class NewChoice(TypedDict):
    """A chain of choices for the table as it was in that version."""

    id: RequestId
    seat: SeatNumber
    version: Count
    choices: Chain
    confirm: NotRequired[Confirm]


# What the page asks, at a table -------------------------------------------------------------------


@exact()
class Choose(NewChoice):
    type: Literal["choose"]


@exact()
class Why(TypedDict):
    """Which rule forbids a chain of choices."""

    type: Literal["why"]
    id: RequestId
    seat: SeatNumber
    choices: Chain


@exact()
class Preview(TypedDict):
    """What would follow for certain from a chain of choices."""

    type: Literal["preview"]
    id: RequestId
    seat: SeatNumber
    choices: Chain


@exact()
class Hint(TypedDict):
    """What a bot would do."""

    type: Literal["hint"]
    id: RequestId
    seat: SeatNumber


@exact()
class Undo(TypedDict):
    """Take back the last choice of the seat, or back to where `to` choices stood."""

    type: Literal["undo"]
    id: RequestId
    seat: SeatNumber
    to: NotRequired[Count | None]


@exact()
class Redo(TypedDict):
    """Make again what was last taken back."""

    type: Literal["redo"]
    id: RequestId
    seat: SeatNumber


@exact()
class Agree(TypedDict):
    """The answer to somebody else's undo."""

    type: Literal["agree"]
    id: RequestId
    yes: bool


@exact()
class Say(TypedDict):
    """A remark."""

    type: Literal["chat"]
    id: RequestId
    text: Remark


@exact()
class Unsay(TypedDict):
    """Take a remark away: the owner of the table any, everybody else their own."""

    type: Literal["unsay"]
    id: RequestId
    number: Count


@exact()
class Mute(TypedDict):
    """The owner wants no more remarks of whoever made this one, or again."""

    type: Literal["mute"]
    id: RequestId
    number: Count
    on: bool


@exact()
class Report(TypedDict):
    """Tell the owners of the server of a remark, or of who sits on a seat: one of the two is named."""

    type: Literal["report"]
    id: RequestId
    number: NotRequired[Count]
    """Of the remark."""
    seat: NotRequired[SeatNumber]
    why: Remark


@exact()
class Manners(TypedDict):
    """The owner says who may make remarks, and who may look on."""

    type: Literal["manners"]
    id: RequestId
    talk: NotRequired[Allowed]
    watch: NotRequired[Allowed]


@exact()
class Silence(TypedDict):
    """Whether the server passes for the seat where it has nothing to answer with."""

    type: Literal["silence"]
    id: RequestId
    seat: SeatNumber
    on: bool


@exact()
class Pass(TypedDict):
    """Whether the server passes for the seat until its next turn, even where it could answer otherwise."""

    type: Literal["pass"]
    id: RequestId
    seat: SeatNumber
    until: Literal["turn"] | None


@exact()
class Propose(TypedDict):
    """Ask the others whether a bot plays a seat on: to the end, or until another person sits down."""

    type: Literal["propose"]
    id: RequestId
    seat: SeatNumber
    then: Then


@exact()
class Vote(TypedDict):
    """My word on what is proposed about a seat; a no ends it, and so does one's own."""

    type: Literal["vote"]
    id: RequestId
    yes: bool


@exact()
class Look(TypedDict):
    """Hot-seat: show this seat's view from now on; null lets the curtain fall."""

    type: Literal["look"]
    id: RequestId
    seat: SeatNumber | None


TableRequest = Annotated[
    Choose
    | Why
    | Preview
    | Hint
    | Undo
    | Redo
    | Agree
    | Say
    | Unsay
    | Mute
    | Report
    | Manners
    | Silence
    | Pass
    | Propose
    | Vote
    | Look,
    Field(discriminator="type"),
]
"""What a page asks at a table; each is answered by `done` or `refused` with the same id."""


TABLE_REQUEST: TypeAdapter[TableRequest] = TypeAdapter(TableRequest)
_validated: Callable[[object], TableRequest] = TABLE_REQUEST.validator.validate_python


def read_request(message: object) -> TableRequest:
    """What a page asks at a table, if it makes sense."""
    try:
        return _validated(message)
    except ValidationError as error:
        # The first part of a place is the type that chose among the requests.
        place = error.errors(include_context=False, include_input=False)[0]["loc"][1:]
        raise bad_request(place, message, "type" if isinstance(message, Mapping) else "json") from None
