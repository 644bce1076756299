"""What is said for somebody who has no answer, or wishes to pass; and taking back past it."""

from collections.abc import Sequence

from ecumene.core.entries import Entry
from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.core.steps import Link, SeatTask
from ecumene.table.seats import Seat


def only_silence(position: Position) -> str | None:
    """What somebody says in a position who has nothing else to say."""
    if position.decision is None or len(position.answers()) > 1:
        return None
    return position.decision.silence()


def said_for(record: Record, seats: Sequence[Seat], position: Position, number: int) -> str | None:
    """What is said for whoever is asked in the position after `number` choices, if they need not be asked."""
    if position.seat is None or position.decision is None:
        return None
    seat = seats[position.seat]
    if seat.silent and (silence := only_silence(position)) is not None:
        return silence
    if seat.passing is None or seat.passing > number or seat.by_bot or position.decision.own():
        return None
    return None if turn_of(record, position, number) == position.seat else position.decision.silence()


def kept_silent(record: Record, seats: Sequence[Seat], number: int) -> bool:
    """Whether a choice was said for its seat: it would be said again at once."""
    seat = seats[record.entries[number].seat]
    asked = seat.silent or seat.passing is not None
    return asked and said_for(record, seats, record.at(number), number) is not None


# Passing until one's next turn -------------------------------------------------------------------


def turn_of(record: Record, position: Position, number: int) -> int | None:
    """Whose turn it is after `number` choices: theirs whom its end is about, else theirs who was asked first.

    Others may be asked before whoever has the turn: a war that is won brings spoils.
    """
    if position.agenda and isinstance(position.agenda[0], SeatTask):
        return position.agenda[0].seat
    first = position.seat
    for entry in reversed(record.entries[max(0, number - LONGEST_TURN) : number]):
        if entry.turn != position.turn:
            break
        first = entry.seat
    return first


LONGEST_TURN = 256
"""How many choices of a turn are looked through for its first."""


def whole_choices(record: Record) -> int:
    """How many choices stand, a half-made one left aside: it tells nobody anything, and may be cancelled."""
    number = len(record.entries)
    while isinstance(record.at(number).decision, Link):
        number -= 1
    return number


def end_passes(record: Record, seats: Sequence[Seat], taken_back: Sequence[Entry]) -> None:
    """Let passing end: a turn of one's own has begun, or what was passed, or wished, is taken back."""
    number, position = len(record.entries), record.position
    for at, seat in enumerate(seats):
        if seat.passing is None:
            continue
        wished_in = record.entries[seat.passing].turn if seat.passing < number else position.turn
        back = seat.passing > number or any(entry.seat == at for entry in taken_back)
        if back or position.over or (position.turn > wished_in and turn_of(record, position, number) == at):
            seat.passing = None


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
