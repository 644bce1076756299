"""What is asked and answered about people: coming in, what an account has, leaving."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from ecumene.server.messages.checks import Text
from ecumene.server.messages.days import RestInfo
from ecumene.server.messages.owners import BanInfo
from ecumene.server.messages.profiles import Sharing
from ecumene.server.messages.strength import Strength
from ecumene.server.messages.tournaments import ExportedTournament
from ecumene.table import Status
from ecumene.table.beside import Happening
from ecumene.table.exact import exact

Way = Literal["password", "passkey", "mail"]
Lang = Literal["es", "en"]
Secret = Annotated[Text, Field(min_length=1, max_length=400)]
Mail = Annotated[Text, Field(min_length=1, max_length=400, examples=["ana@example.org"])]

# What is asked -----------------------------------------------------------------------------------


@exact(example={"name": "Ana", "password": "four words of my own"})
class NewAccount(TypedDict):
    """An account with a password; the games of whoever asks come along."""

    name: Text
    password: Secret


@exact(example={"name": "Ana", "password": "four words of my own", "bring": True})
class SignIn(TypedDict):
    """Come in by name and password."""

    name: Text
    password: Secret
    bring: NotRequired[bool]
    """Whether what was played in this browser as a guest belongs to the account from now on."""


@exact(example={"name": "Ana", "code": "k7xq-mw3t-9zra-uhe4-2cdn"})
class Recover(TypedDict):
    """Come in by the code that was written down for that."""

    name: Text
    code: Secret
    bring: NotRequired[bool]


@exact(example={"mail": "ana@example.org", "lang": "en"})
class AskLetter(TypedDict):
    """A letter to that mailbox, in that language."""

    mail: Mail
    lang: Lang


@exact()
class LookLink(TypedDict):
    """What the link of a letter is for."""

    ticket: Secret


@exact()
class FollowLink(TypedDict):
    """Use the link of a letter."""

    ticket: Secret
    name: NotRequired[Text | None]
    """Of the account that it makes, if it makes one."""
    bring: NotRequired[bool]


@exact()
class AskPasskey(TypedDict):
    """A new passkey: for a new account of that name, or without one for my own."""

    name: NotRequired[Text | None]


@exact()
class UsePasskey(TypedDict):
    """What the browser made of a challenge, as `PublicKeyCredential.toJSON` says it."""

    ticket: Secret
    credential: dict[str, Any]
    bring: NotRequired[bool]


@exact()
class NewPassword(TypedDict):
    """Another password, or a first one."""

    password: Secret
    lang: Lang
    """Of the letter that says so, if there is a mailbox."""


# What is answered --------------------------------------------------------------------------------


@exact()
class Ways(TypedDict):
    """By which ways people may have an account here; by none, there are no accounts."""

    ways: list[Way]


@exact(example={"kind": "come-in", "mail": "ana@example.org", "name": "Ana"})
class LinkInfo(TypedDict):
    """What the link of a letter does: come in, make an account, or add the mailbox to one."""

    kind: Literal["come-in", "join", "mailbox"]
    mail: str
    name: str | None
    """Of the account, if there is one."""


@exact()
class Challenge(TypedDict):
    """What the browser has to have signed; `options` is for `navigator.credentials`."""

    ticket: str
    options: dict[str, Any]


@exact()
class PasskeyInfo(TypedDict):
    id: str
    label: str
    """The device that it was made on, as far as is known."""
    created: str
    used: str | None


@exact()
class SessionInfo(TypedDict):
    """A browser that is signed in."""

    id: str
    device: str
    created: str
    seen: str
    this: bool
    """Whether it is the one that asks."""


@exact()
class AccountInfo(TypedDict):
    """What belongs to my account."""

    name: str
    created: str
    mail: str | None
    password: bool
    recovery: bool
    """Whether there is a code to come in by when all else is lost."""
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]
    proved: bool
    """Whether I may change it all without showing again who I am."""
    owner: bool
    """Whether the server is mine to keep."""


@exact(example={"code": "k7xq-mw3t-9zra-uhe4-2cdn"})
class RecoveryCode(TypedDict):
    """Told this once, and good for coming in once."""

    code: str


@exact()
class Sent(TypedDict):
    """A letter is on its way; to whom it says what, only who gets it knows."""

    sent: Literal[True]


@exact()
class ExportedSeat(TypedDict):
    """Where I sat."""

    table: str
    game: str
    status: Status
    seat: int
    name: str
    rank: int | None
    created: str
    changed: str


@exact()
class ExportedRemark(TypedDict):
    table: str
    at: str
    text: str


@exact()
class ExportedNote(TypedDict):
    table: str
    text: str


@exact()
class ExportedBell(TypedDict):
    kind: str
    address: str
    label: str
    rings: bool


@exact()
class ExportedReport(TypedDict):
    table: str
    at: str
    why: str


@exact()
class ExportedHappening(TypedDict):
    """What the log of a table tells of me, or of what I have proposed there about somebody's seat."""

    table: str
    at: str
    what: Happening
    seat: int
    by_me: bool


@exact()
class Export(TypedDict):
    """Everything that is kept about me."""

    id: str
    name: str
    account: AccountInfo | None
    seats: list[ExportedSeat]
    opened: list[str]
    """Tables that are mine."""
    invitations: list[str]
    """Tables to which somebody has invited me."""
    muted: list[str]
    """Tables whose owner lets me say nothing there."""
    remarks: list[ExportedRemark]
    notes: list[ExportedNote]
    happenings: list[ExportedHappening]
    sharing: Sharing | None
    """What others may see of my profile."""
    rest: RestInfo
    bells: list[ExportedBell]
    strength: Strength
    tournaments: list[ExportedTournament]
    ban: BanInfo | None
    reports: list[ExportedReport]
    """Which I have made."""
