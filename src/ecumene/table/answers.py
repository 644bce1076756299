"""What is told by whoever keeps tables: tables, games and errors, and what is said at a table."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ecumene.core.game import OptionValue
from ecumene.core.view import Place, View
from ecumene.table.exact import exact
from ecumene.table.replacing import Then
from ecumene.table.table import Status
from ecumene.table.ticking import ClockInfo
from ecumene.table.told import SeatInfo, TableEntry, TableEvent

# What is answered now and then -------------------------------------------------------------


@exact(example={"id": "X3rR0o8uHqT1c9dM", "name": "Ana", "account": False})
class Me(TypedDict):
    """Who I am here."""

    id: str
    name: str
    """Empty until it is set."""
    account: bool
    """Whether I am signed in; else I am a guest."""


@exact()
class OptionInfo(TypedDict):
    """Something that is settled before the game."""

    id: str
    values: list[OptionValue]
    default: OptionValue
    own: bool
    """Whether players may write something of their own instead."""


@exact(
    example={
        "id": "tigris",
        "seats": [2, 3, 4],
        "seat_words": ["archer", "bull", "pot", "lion"],
        "options": [
            {"id": "board", "values": ["classic", "alternative"], "default": "classic", "own": False}
        ],
        "bots": ["apprentice", "strategist", "master", "builder", "raider", "merchant"],
        "lesson": True,
        "board": False,
    }
)
class GameInfo(TypedDict):
    """A game on the shelf."""

    id: str
    seats: list[int]
    seat_words: list[str]
    options: list[OptionInfo]
    bots: list[str]
    lesson: bool
    """Whether it has a first game that teaches."""
    board: bool
    """Whether it brings a board along, for a page that was not built with one."""


@exact()
class LessonStep(TypedDict):
    """What comes next in a lesson, and what is said before."""

    seat: int
    choice: str
    remarks: list[str]


@exact()
class LessonInfo(TypedDict):
    """A first game that teaches: how it is laid out, and how it goes."""

    seats: int
    seed: int
    options: dict[str, OptionValue]
    steps: list[LessonStep]


_SEAT_EXAMPLE = {
    "name": "",
    "level": None,
    "resigned": False,
    "free": False,
    "you": False,
    "silent": False,
    "online": True,
    "account": False,
}


@exact()
class HaltInfo(TypedDict):
    """The table was played by other rules, and does not stand to its end."""

    rules: int
    """The version of the rules that it was played by."""
    known: int
    """That of today's."""
    left: int
    """How many choices do not stand any more."""
    closed: bool
    """Whether it does not go on; else the people say whether it does, by `agree`."""
    agreed: list[int]
    """The seats that have said yes."""


@exact()
class ProposalInfo(TypedDict):
    """The others are asked whether a seat is played by somebody else from now on."""

    seat: int
    then: Then
    """Whether a bot plays it to the end, or until another person sits down."""
    by: int | None
    """The seat of whoever proposes it."""
    agreed: list[int]
    """The seats that have said yes."""
    asked: list[int]
    """Those whose word is still missing."""
    due: str | None
    """From when on those who have agreed need nobody else, if the table waits for the seat till then."""


@exact(
    example={
        "id": "0q8bWv3KxLzR",
        "game": "tigris",
        "options": {"board": "classic", "points": "hidden", "buildings": False},
        "status": "playing",
        "owner": "X3rR0o8uHqT1c9dM",
        "seats": [
            _SEAT_EXAMPLE | {"kind": "person", "name": "Ana", "you": True},
            _SEAT_EXAMPLE | {"kind": "bot", "level": "apprentice"},
        ],
        "number": 12,
        "version": 12,
        "asked_seat": 0,
        "your_turn": True,
        "created": "2026-01-31T20:15:00.000+00:00",
        "changed": "2026-01-31T20:21:07.250+00:00",
        "standings": None,
        "hotseat": False,
        "rematch": None,
        "public": False,
        "private": False,
        "invited": False,
        "rated": None,
        "tournament": None,
        "clock": None,
        "kept": [],
        "lang": "es",
        "talk": "players",
        "watch": "all",
        "lesson": False,
        "proposal": None,
        "halt": None,
    }
)
class TableInfo(TypedDict):
    """A table as whoever asks sees it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    owner: str
    seats: list[SeatInfo]
    number: int
    """How many choices stand."""
    version: int
    """How many lines its log has: every choice, undo and redo."""
    asked_seat: int | None
    your_turn: bool
    created: str
    changed: str
    standings: list[Place] | None
    hotseat: bool
    rematch: str | None
    public: bool
    """Whether it stands in the list of open tables while it waits."""
    private: bool
    """Whether only those whom somebody there has invited may come."""
    invited: bool
    """Whether I am one of them; only lists look."""
    rated: Literal["loss", "void"] | None
    """Whether it counts for ratings: then leaving is a loss, or it counts for nobody; none is friendly."""
    tournament: str | None
    """Which it belongs to."""
    clock: ClockInfo | None
    kept: list[int]
    """Seats that a bot plays for me until I am back."""
    lang: str | None
    """In which language people talk there, as ISO 639 names it; nobody has said it where there is none."""
    talk: Literal["all", "players"]
    """Who may make remarks."""
    watch: Literal["all", "players"]
    """Who may look on."""
    lesson: bool
    """Whether it began as the lesson of its game does."""
    proposal: ProposalInfo | None
    """Only of a table that is open; lists do not look."""
    halt: HaltInfo | None
    """Likewise."""


@exact()
class Moved(TypedDict):
    """Where a request has led the table."""

    version: int
    number: int


@exact()
class Previewed(TypedDict):
    """What would follow for certain from a choice that waits for a yes; nothing was changed."""

    preview: list[TableEvent]


@exact()
class Languages(TypedDict):
    es: str
    en: str


@exact()
class ErrorInfo(TypedDict):
    """What is wrong, with the sentence in both languages."""

    code: str
    rule: str | None
    text: Languages


@exact()
class ImportedTable(TableInfo):
    """A table made of a record."""

    cut: ErrorInfo | None
    """Where and why a record of older rules ends before its time."""


# What is said at a table ------------------------------------------------------------------


class Shown(TypedDict):
    """What comes with every view: how far the table is, and what was chosen since the last message."""

    number: int
    version: int
    seat: int | None
    undoable: int
    redoable: int
    passing: bool
    """Whether the server passes for the seat until its next turn."""
    entries: list[TableEntry]


@exact()
class ViewMessage(Shown):
    """The table as the viewer sees it now."""

    type: Literal["view"]
    view: View


@exact()
class ChangeMessage(Shown):
    """The same for a page that wished so: only the parts of the view that are not as they were shown last."""

    type: Literal["change"]
    changes: View


@exact()
class TableMessage(TypedDict):
    """Seats, presence or status changed."""

    type: Literal["table"]
    table: TableInfo


@exact()
class UndoMessage(TypedDict):
    """Somebody asks to take back."""

    type: Literal["undo"]
    by: int
    to: int


@exact()
class UndoOffMessage(TypedDict):
    """That is settled."""

    type: Literal["undo-off"]


@exact()
class LostMessage(TypedDict):
    """The database has lost choices that were told before; `number` are left, and all are told again."""

    type: Literal["lost"]
    number: int


@exact()
class DoneMessage(TypedDict):
    """The answer to a request: only what belongs to its kind is there."""

    type: Literal["done"]
    id: str
    version: NotRequired[int]
    """The table's after `choose`, `undo`, `redo` or `agree`, if they changed it."""
    number: NotRequired[int]
    preview: NotRequired[list[TableEvent]]
    """Of a `choose` that waits for a yes."""
    pending: NotRequired[Literal[True]]
    """Of an `undo` that others have to agree to."""
    objection: NotRequired[ErrorInfo | None]
    events: NotRequired[list[TableEvent]]
    choices: NotRequired[list[str]]


@exact()
class RefusedMessage(TypedDict):
    """The answer to a request that cannot be met; without an id it is none, or the socket was not let in."""

    type: Literal["refused"]
    id: str | None
    error: ErrorInfo


# What is said in the lobby ----------------------------------------------------------------


@exact()
class ListMessage(TypedDict):
    """The first page of a list; whether there are more is asked of `GET /api/tables`."""

    type: Literal["list"]
    which: Literal["open", "mine", "invited", "finished"]
    tables: list[TableInfo]
    more: bool


@exact()
class ListedMessage(TypedDict):
    """A table is new in a list of whoever looks, or has changed there."""

    type: Literal["listed"]
    table: TableInfo


@exact()
class UnlistedMessage(TypedDict):
    """A table stands in no list any more."""

    type: Literal["unlisted"]
    table: str
