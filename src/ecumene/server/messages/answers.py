"""What only the server says, and all that can be said at a table and in the lobby (`table/answers.py`)."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from ecumene.server.messages.owners import HouseMessage
from ecumene.server.messages.tournaments import TournamentNews
from ecumene.table.answers import (
    ChangeMessage,
    DoneMessage,
    ErrorInfo,
    ListedMessage,
    ListMessage,
    LostMessage,
    RefusedMessage,
    TableMessage,
    UndoMessage,
    UndoOffMessage,
    UnlistedMessage,
    ViewMessage,
)
from ecumene.table.beside import ChatMessage, HappeningMessage, MutedMessage, UnsaidMessage
from ecumene.table.exact import exact


@exact()
class Health(TypedDict):
    status: Literal["ok"]


@exact()
class Ready(TypedDict):
    """Whether the server can do its work, and what of it."""

    status: Literal["ready", "not-ready"]
    database: bool
    """Whether it can be written."""
    bots: bool
    """Whether those that are asked are moved."""
    disk: bool
    """Whether there is room for more."""


@exact(
    example={
        "error": {
            "code": "error-unknown-table",
            "rule": None,
            "text": {"es": "No existe la mesa «abc».", "en": "There is no table “abc”."},
        }
    }
)
class ErrorBody(TypedDict):
    error: ErrorInfo


ServerMessage = Annotated[
    ViewMessage
    | ChangeMessage
    | TableMessage
    | ChatMessage
    | UnsaidMessage
    | MutedMessage
    | HappeningMessage
    | UndoMessage
    | UndoOffMessage
    | LostMessage
    | HouseMessage
    | DoneMessage
    | RefusedMessage,
    Field(discriminator="type"),
]
LobbyMessage = Annotated[
    ListMessage | ListedMessage | UnlistedMessage | TournamentNews | HouseMessage | RefusedMessage,
    Field(discriminator="type"),
]
