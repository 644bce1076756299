"""What owners of a server ask and are told, and what they say to all."""

from typing import Annotated, Literal, NotRequired

from pydantic import AfterValidator, Field, StringConstraints
from typing_extensions import TypedDict

from ecumene.server.messages.checks import Text, writable
from ecumene.table.exact import exact
from ecumene.table.table import Status

MOST_DAYS = 36_500

Deed = Literal[
    "own",
    "disown",
    "ban",
    "lift",
    "dismiss",
    "delete",
    "close",
    "prune",
    "announce",
    "withdraw",
    "read-only",
    "writable",
]
"""What an owner can do that is written down."""
Sentence = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300), AfterValidator(writable)
]
Moment = Annotated[Text, Field(max_length=40, examples=["2027-01-31T18:00:00Z"])]
Days = Annotated[int, Field(ge=1, le=MOST_DAYS)]


@exact(example={"reason": "Insultos en la mesa.", "until": "2027-01-31T18:00:00Z"})
class NewBan(TypedDict):
    """Why somebody may do nothing any more, and until when; for good, if it is not said."""

    reason: Sentence
    until: NotRequired[Moment | None]


@exact()
class BanInfo(TypedDict):
    reason: str
    until: str | None


@exact()
class PersonInfo(TypedDict):
    """Somebody, as owners see them."""

    id: str
    name: str
    account: bool
    owner: bool
    created: str
    ban: BanInfo | None


@exact()
class OwnerTable(TypedDict):
    """A table that is not over, as owners see it."""

    id: str
    game: str
    status: Status
    names: list[str]
    """Of the people who sit there."""
    changed: str


@exact(example={"why": "Abandonada."})
class CloseTable(TypedDict):
    why: Sentence


@exact()
class ContextRemark(TypedDict):
    """A remark around the one that was reported, or that one."""

    at: str
    name: str
    text: str
    this: bool


@exact()
class ReportInfo(TypedDict):
    """What somebody has reported."""

    id: int
    at: str
    table: str
    by: str
    """What whoever has reported it is called."""
    whom: str
    name: str
    said: str | None
    """The remark it is about, as it was; none, if it is about the person."""
    why: str
    banned: bool
    context: list[ContextRemark]


@exact(example={"deed": "ban", "why": "Insultos en la mesa.", "until": "2027-01-31T18:00:00Z"})
class Settlement(TypedDict):
    """What becomes of a report; a ban takes the remark away as well."""

    deed: Literal["dismiss", "delete", "ban"]
    why: Sentence
    until: NotRequired[Moment | None]
    """Of a ban."""


@exact()
class PruneTables(TypedDict):
    """Clear tables away where nobody has been for so many days."""

    days: Days


@exact(
    example={"es": "El domingo actualizamos.", "en": "Upgrade on Sunday.", "until": "2027-01-31T18:00:00Z"}
)
class NewAnnouncement(TypedDict):
    """One line for everybody, in each language, until it is over."""

    es: Sentence
    en: Sentence
    until: Moment


@exact()
class Announcement(TypedDict):
    """What is said to all."""

    id: str
    es: str
    en: str
    until: str


@exact()
class HouseMessage(TypedDict):
    """What owners say to all, in the lobby and at tables."""

    type: Literal["house"]
    announcement: Announcement | None
    read_only: bool
    """Whether nothing is written for now."""


@exact()
class AuditLine(TypedDict):
    """What an owner has done."""

    id: int
    at: str
    terminal: bool
    """Whether it was done at the terminal, or by the server as its owner has set."""
    by: str
    """What the owner is called who did it on the page."""
    deed: Deed
    whom: str | None
    name: str
    """What whom it was done to is called; empty for somebody who was forgotten."""
    table: str | None
    why: str


@exact()
class OwnerInfo(TypedDict):
    """What an owner sees first."""

    announcement: Announcement | None
    prune_days: int
    """After how many days the server prunes by itself; 0 is never."""
    reports: int
    """How many wait."""


@exact()
class Privacy(TypedDict):
    """What is kept here, and for how long, as far as the owner of the server decides."""

    contact: str
    letters: bool
    """Whether the server sends letters, and so may know mailboxes."""
    accounts: bool
    session_days: int
    report_days: int
    audit_days: int
    prune_days: int
    """After how many days abandoned tables go; 0 is never."""
