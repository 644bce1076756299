"""What is asked and answered about tables that one comes back to: clocks, rests, invitations, notes."""

from typing import Annotated, NotRequired

from pydantic import Field, StringConstraints
from typing_extensions import TypedDict

from ecumene.server.messages.checks import Text
from ecumene.table.exact import exact
from ecumene.table.ticking import Kind, Zero

DAY = 24 * 3600
MOST_SECONDS = 30 * DAY
NOTE_LENGTH = 4000

TimeOfDay = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["23:00"])]
Date = Annotated[str, Field(pattern=r"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")]


@exact(example={"kind": "bank", "seconds": 1200, "increment": 15, "zero": "bot"})
class NewClock(TypedDict):
    """How long everybody may think: for each choice, each turn, the whole game, or in days for each turn."""

    kind: Kind
    seconds: Annotated[int, Field(ge=5, le=MOST_SECONDS)]
    increment: NotRequired[Annotated[int, Field(ge=0, le=3600)]]
    """What a bank gets back whenever its owner's move is over."""
    zero: Zero
    """What happens when the time is over: a bot plays on until its owner is back, they resign, or nothing."""


@exact(example={"start": "23:00", "end": "08:00", "zone": "Europe/Madrid"})
class Sleep(TypedDict):
    """Hours of the day in which a clock of days stands still for somebody."""

    start: TimeOfDay
    end: TimeOfDay
    zone: Annotated[Text, Field(max_length=64)]


@exact(example={"vacation": "2026-08-31", "sleep": None})
class Rest(TypedDict):
    """When clocks of days stand still for me: every night, and until the end of a day."""

    vacation: Date | None
    sleep: Sleep | None


@exact(example={"vacation": "2026-08-31", "sleep": None, "days": 46})
class RestInfo(Rest):
    """When clocks of days stand still for me, and how many days away I have left in a year."""

    days: int


@exact(example={"name": "Bruno"})
class Invite(TypedDict):
    """Ask somebody who has an account to a table, by their name."""

    name: Text


@exact(example={"invited": ["Bruno"]})
class Invited(TypedDict):
    """Who was asked to a table and has not sat down."""

    invited: list[str]


@exact(example={"text": "Keep two temples for the war in the west."})
class Note(TypedDict):
    """What I have written down at a table, for nobody else."""

    text: Annotated[Text, StringConstraints(max_length=NOTE_LENGTH)]


@exact(example={"table": "0q8bWv3KxLzR", "game": "tigris", "waiting": 2})
class Turns(TypedDict):
    """Where I am asked: the table that has waited longest for me, and how many there are."""

    table: str | None
    game: str | None
    waiting: int
