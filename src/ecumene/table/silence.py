"""What is said for somebody who has nothing to answer with, and taking back past it."""

from collections.abc import Sequence

from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.core.steps import Link
from ecumene.table.seats import Seat


def only_silence(position: Position) -> str | None:
    """What somebody says in a position who has nothing else to say."""
    if position.decision is None or len(position.answers()) > 1:
        return None
    return position.decision.silence()


def kept_silent(record: Record, seats: Sequence[Seat], number: int) -> bool:
    """Whether a choice was said for a silent seat: it would be said again at once."""
    seat = seats[record.entries[number].seat]
    return seat.silent and only_silence(record.at(number)) is not None


def last_chain(record: Record, seats: Sequence[Seat], seat: int | None = None) -> int | None:
    """How many choices stood before the last chain that was not silence, be it whole or only half made.

    Of a seat's chains, if one is named; else of anybody's.
    """
    for number in reversed(range(len(record.entries))):
        if seat is not None and record.entries[number].seat != seat:
            continue
        half_made = isinstance(record.at(number).decision, Link)
        if not half_made and not kept_silent(record, seats, number):
            return number
    return None
