"""What is said and told at a table beside the game: remarks, and what becomes of its seats."""

from typing import Literal

from typing_extensions import TypedDict

from ecumene.table.exact import exact


@exact()
class ChatMessage(TypedDict):
    """A remark; its number grows, so that a page that comes again knows which it has."""

    type: Literal["chat"]
    number: int
    seat: int | None
    name: str
    text: str
    at: str
    by: str
    """Tells authors apart at this table; empty if nobody knows any more."""
    account: bool
    """Whether the name is that of an account."""


@exact()
class UnsaidMessage(TypedDict):
    """A remark was taken away."""

    type: Literal["unsaid"]
    number: int


@exact()
class MutedMessage(TypedDict):
    """Whose remarks the owner wants no more of."""

    type: Literal["muted"]
    by: list[str]


Happening = Literal["proposed-bot", "proposed-open", "agreed", "refused", "withdrawn", "bot", "open", "taken"]


@exact()
class HappeningMessage(TypedDict):
    """Something about who sits where, as the table's log tells it; no undo touches it."""

    type: Literal["happening"]
    number: int
    """It grows, so that a page that comes again knows which it has."""
    at: str
    choices: int
    """How many choices stood then."""
    what: Happening
    seat: int
    name: str
    """Who had the seat, or has taken it; empty for a bot, and for who is known no more."""
    by: str
    """Who proposed it, agreed or did not; empty for nobody."""
