"""Who sits at a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ecumene.core.lesson import LEARNER

SeatKind = Literal["person", "open", "bot", "local"]

PERSON: Final = "person"
OPEN: Final = "open"
BOT: Final = "bot"
LOCAL: Final = "local"

ACCOUNT: Final = "~"
"""How the id of an account begins; no guest's does."""


@dataclass(slots=True)
class Seat:
    """Who sits there: a person, somebody at the same screen, a bot, or nobody yet."""

    kind: SeatKind
    guest: str | None = None
    """Who plays it, as whoever keeps the table knows people."""
    name: str = ""
    level: str | None = None
    """Of the bot that plays it."""
    resigned: bool = False
    silent: bool = True
    """Not asked where it has nothing to answer with, unless its player wishes to be."""
    passing: int | None = None
    """How many choices stood when its player wished to pass until their next turn, while they do."""
    free: bool = False
    """Played by a bot until another person sits down."""

    @property
    def by_bot(self) -> bool:
        return self.kind == BOT or self.resigned

    @property
    def may_pass(self) -> bool:
        """Whether there are questions that it is not asked."""
        return self.silent or self.passing is not None

    def played_by(self, guest: str | None) -> bool:
        return guest is not None and self.guest == guest and not self.by_bot


def seats_of(seats: Sequence[Seat], guest: str | None) -> list[int]:
    """The seats that somebody plays."""
    return [number for number, seat in enumerate(seats) if seat.played_by(guest)]


def has_account(person: str | None) -> bool:
    """Whether the id of somebody is that of an account."""
    return person is not None and person.startswith(ACCOUNT)


def kept_for(seats: Sequence[Seat], guest: str | None) -> list[int]:
    """The seats that a bot plays until somebody is back whose time was over."""
    return [n for n, s in enumerate(seats) if guest and s.kind == BOT and s.guest == guest and not s.resigned]


def hotseat(seats: Sequence[Seat]) -> bool:
    """Whether somebody plays several seats at one screen."""
    return any(seat.kind == LOCAL for seat in seats)


def one_learns(seats: Sequence[Seat]) -> bool:
    """Whether these are the seats of a lesson: somebody who learns, and bots."""
    return all((seat.kind == BOT) == (number != LEARNER) for number, seat in enumerate(seats))
