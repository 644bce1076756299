"""What is asked and answered about being called when it becomes one's turn."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from ecumene.server.messages.checks import Text
from ecumene.server.messages.people import Lang
from ecumene.table.exact import exact

Trouble = Literal["gone", "refused", "unanswered"]
Webhook = Literal["discord", "slack", "matrix"]
BellKind = Literal["push", "mail", Webhook]
Address = Annotated[Text, Field(min_length=1, max_length=2000)]


@exact()
class PushKeys(TypedDict):
    """What a browser wants its messages to be encrypted with."""

    p256dh: Annotated[Text, Field(max_length=200)]
    auth: Annotated[Text, Field(max_length=100)]


@exact()
class PushBell(TypedDict):
    """Be called by this browser, also when no page is open: its push subscription."""

    kind: Literal["push"]
    address: Address
    keys: PushKeys
    lang: Lang


@exact(example={"kind": "mail", "lang": "en"})
class MailBell(TypedDict):
    """Be called by a letter to the mailbox of the account."""

    kind: Literal["mail"]
    lang: Lang


@exact(example={"kind": "discord", "address": "https://discord.com/api/webhooks/1/abc", "lang": "es"})
class WebhookBell(TypedDict):
    """Be called where a webhook leads to: a channel of Discord or Slack, or a room of Matrix."""

    kind: Webhook
    address: Address
    lang: Lang


NewBell = Annotated[PushBell | MailBell | WebhookBell, Field(discriminator="kind")]


@exact(example={"rings": False})
class BellSwitch(TypedDict):
    """Switch a bell on or off."""

    rings: bool


@exact()
class BellInfo(TypedDict):
    """One way in which I am called."""

    id: str
    kind: BellKind
    label: str
    """A browser and its system, a mailbox, or where a webhook leads to."""
    rings: bool
    trouble: Trouble | None
    """Why the server has switched it off: it tried several times."""


@exact()
class Bells(TypedDict):
    """How I am called when it becomes my turn."""

    key: str
    """What a browser subscribes to this server's messages with."""
    mail: bool
    """Whether a letter would reach me."""
    bells: list[BellInfo]
