"""Replacing: the others agree that a bot plays somebody's seat on, or that it is open to another person."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from ecumene.table.errors import BadRequest, NotYourSeat
from ecumene.table.opening import RESIGNED_LEVEL
from ecumene.table.seats import BOT, Seat

Then = Literal["bot", "open"]
"""What becomes of the seat: a bot plays it to the end, or until another person sits down."""
LONG = 3 * 24 * 3600
"""For how many seconds somebody has to keep all waiting before those who agree need nobody else."""
FEWEST = 2
"""How many have to agree that somebody leaves at once."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Somebody proposes to the others that a seat is played by somebody else."""

    seat: int
    then: Then
    by: str
    since: str
    agreed: list[str] = field(default_factory=list)
    """Who has said yes so far; whoever proposes has."""

    def with_yes(self, guest: str) -> "Proposal":
        return replace(self, agreed=sorted({*self.agreed, guest}))


class Waiting(NamedTuple):
    """For whom a table waits, and since when."""

    seat: int | None
    since: str


def holder(seats: Sequence[Seat], number: int) -> str | None:
    """Who would lose the seat: its player, or who may come back to it; nobody, if a bot has it for good."""
    seat = seats[number]
    return None if seat.resigned else seat.guest


def going_together(seats: Sequence[Seat], number: int) -> list[int]:
    """The seats that are given up with one: all that somebody plays at their screen."""
    whose = holder(seats, number)
    return [n for n in range(len(seats)) if n == number or (whose is not None and holder(seats, n) == whose)]


def voters(seats: Sequence[Seat], number: int) -> set[str]:
    """Who is asked: everybody who plays, but for whoever it is about."""
    people = {seat.guest for seat in seats if seat.guest and not seat.by_bot}
    return people - {holder(seats, number)}


def check_proposed(seats: Sequence[Seat], guest: str, number: int, then: Then) -> None:
    """Whether somebody may propose this: a player, about the seat of another."""
    if guest not in {seat.guest for seat in seats if not seat.by_bot}:
        raise NotYourSeat()
    if number >= len(seats) or seats[number].played_by(guest):
        raise BadRequest(field="seat")
    if seats[number].free or (then == BOT and holder(seats, number) is None):
        raise BadRequest(field="then")


def agreed_by_all(seats: Sequence[Seat], proposal: Proposal) -> bool:
    """Whether all have agreed who are asked; nobody alone sends another person away."""
    asked = voters(seats, proposal.seat)
    alone = len(asked) < FEWEST and holder(seats, proposal.seat) is not None
    return asked <= set(proposal.agreed) and not alone


def kept_waiting_since(seats: Sequence[Seat], proposal: Proposal, waiting: Waiting) -> str | None:
    """Since when all have waited for the seat, the proposal being known; None if they do not."""
    if seats[proposal.seat].kind == BOT:  # its player was late, and has not come back since
        return proposal.since
    together = going_together(seats, proposal.seat)
    return max(proposal.since, waiting.since) if waiting.seat in together else None


def given_up(then: Then) -> Seat:
    """A seat that its player has lost: a bot has it, for good or until somebody sits down."""
    return Seat(BOT, level=RESIGNED_LEVEL, free=then == "open")


def free_seats(seats: Sequence[Seat]) -> list[int]:
    """The seats where another person may sit down while the game goes on."""
    return [number for number, seat in enumerate(seats) if seat.free]


def played_here(seats: Sequence[Seat], guest: str) -> bool:
    """Whether somebody knows from a seat of theirs what others may not: they take over no other one."""
    return any(seat.guest == guest for seat in seats)
