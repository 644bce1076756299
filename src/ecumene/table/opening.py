"""How a table comes about: as somebody wishes it, once more after a game, or out of a record."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import SystemRandom
from secrets import randbits
from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from ecumene.bots import LEVELS, OPPONENTS
from ecumene.core.errors import GameOver, UnknownBot
from ecumene.core.game import Game, OptionValue, checked_seed
from ecumene.core.lesson import LEARNER
from ecumene.core.record import Record
from ecumene.table.errors import (
    BadMoment,
    BadName,
    BadRequest,
    NobodyPlays,
    SeatsOpen,
    SeedKnown,
    TooLarge,
)
from ecumene.table.lessons import lesson_at
from ecumene.table.seats import BOT, LOCAL, OPEN, PERSON, Seat
from ecumene.table.table import Table

LARGEST_RECORD: Final = 1 << 20
"""How many bytes a record may have that somebody brings: thousands of choices fit."""
NAME_LENGTH = 24
RESIGNED_LEVEL = LEVELS[0]
PRACTICE_LEVEL = LEVELS[1]


class SeatWish(TypedDict):
    """Who is to sit there, as whoever opens the table says."""

    kind: Literal["me", "open", "bot", "local"]
    level: NotRequired[str | None]
    name: NotRequired[str | None]


def checked_name(name: object) -> str:
    """A name that fits on a seat."""
    tidy = " ".join(name.split()) if isinstance(name, str) else ""
    if not 1 <= len(tidy) <= NAME_LENGTH or not tidy.isprintable():
        raise BadName(most=NAME_LENGTH)
    return tidy


def wished_seats(wishes: Sequence[SeatWish], guest: str, name: str) -> list[Seat]:
    """The seats of a new table: somebody has to play, and nobody twice."""
    seats = [_seat(wish, guest, name) for wish in wishes]
    if not any(seat.guest for seat in seats):
        raise NobodyPlays()
    if sum(seat.kind == PERSON for seat in seats) > 1:
        raise BadRequest(field="seats")
    return seats


def wished_table(
    game: Game, seats: list[Seat], options: Mapping[str, OptionValue], seed: int | None, *, shuffle: bool
) -> Table:
    """A table as it is wished for; what cannot be laid out so is refused before anybody sits down."""
    settled = game.settled(options)
    if seed is not None and any(seat.kind == OPEN for seat in seats):
        raise SeedKnown()
    seed = randbits(64) if seed is None else checked_seed(seed)
    game.new(len(seats), seed, settled)
    if shuffle:
        SystemRandom().shuffle(seats)
    if lesson_at(game, seats, seed, settled) is not None:
        # Who learns is asked even where there is one answer: the lesson says why.
        seats[LEARNER].silent = False
    return ask_at_one_screen(Table(game, seed, settled, seats))


def check_taken(seats: Sequence[Seat]) -> None:
    """Whether a game can begin: who is still to come must not be left out."""
    if any(seat.kind == OPEN for seat in seats):
        raise SeatsOpen()


def table_again(table: Table) -> Table:
    """The same people for another game, each a seat further; who resigned plays again."""
    seats = [_rested(seat) for seat in (*table.seats[1:], table.seats[0])]
    again = ask_at_one_screen(Table(table.game, randbits(64), table.options, seats))
    again.begin()
    return again


def check_size(record: str) -> None:
    """Whether a record that somebody brings is no larger than it may be."""
    if len(record.encode()) > LARGEST_RECORD:
        raise TooLarge(most=LARGEST_RECORD)


def table_of_record(record: Record, guest: str) -> Table:
    """A record as somebody's own table: to look at, or to be played on at one screen."""
    names = [*record.names, *[""] * record.seats][: record.seats]
    return ask_at_one_screen(Table.of(record, [Seat(LOCAL, guest, name[:NAME_LENGTH]) for name in names]))


def practice_table(record: Record, at: int, seat: int, own: Seat, level: str) -> Table:
    """A game that goes on from a moment of it, with somebody on one seat and bots on all others."""
    if at > len(record.entries):
        raise BadMoment(number=len(record.entries))
    if seat >= record.seats:
        raise BadRequest(field="seat")
    if record.rewind(at).position.over:
        raise GameOver()
    seats = [_bot(level) for _ in range(record.seats)]
    seats[seat] = own
    return Table.of(record, seats)


def ask_at_one_screen(table: Table) -> Table:
    """Around one screen everybody is asked: the others would see who has no answer."""
    for guest in table.people():
        own = table.seats_of(guest)
        for seat in own if len(own) > 1 else ():
            table.seats[seat].silent = False
    return table


def resigned(seat: Seat) -> Seat:
    """A seat whose player gives up: a bot plays it on."""
    return replace(seat, level=RESIGNED_LEVEL, resigned=True)


def minded(seat: Seat) -> Seat:
    """A seat whose player is late: a bot plays it until they are back."""
    return replace(seat, kind=BOT, level=RESIGNED_LEVEL)


def _seat(wish: SeatWish, guest: str, name: str) -> Seat:
    """A seat as whoever opens the table describes it."""
    kind = wish["kind"]
    if kind == "me":
        return Seat(PERSON, guest, name)
    if kind == LOCAL:
        return Seat(LOCAL, guest, checked_name(wish.get("name")))
    if kind == BOT:
        return _bot(wish.get("level"))
    return Seat(OPEN)


def _bot(level: str | None) -> Seat:
    if level not in OPPONENTS:
        raise UnknownBot(bot=level, known=list(OPPONENTS))
    return Seat(BOT, level=level)


def _rested(seat: Seat) -> Seat:
    """Who resigned, or was late, plays again."""
    if seat.kind == PERSON and seat.guest is None:
        return _bot(RESIGNED_LEVEL)  # nobody is there any more who could play
    gone = seat.guest is not None and seat.by_bot
    kind = PERSON if seat.kind == BOT and gone else seat.kind
    return replace(seat, kind=kind, level=None, resigned=False) if gone else replace(seat)
