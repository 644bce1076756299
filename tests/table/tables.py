"""Tables of people whose game has begun, and what they do there."""

import random

from ecumene.core.registry import find
from ecumene.table import PERSON, Line, Seat, Table, UndoAsked

PEOPLE = ("ana", "bruno", "carla")


def table_of(*guests: str, game: str = "tigris", seed: int = 7) -> Table:
    """A table of people that has begun."""
    table = Table(find(game), seed, {}, [Seat(PERSON, guest, guest.title()) for guest in guests])
    table.begin()
    return table


def choose(table: Table, *choices: str) -> Line:
    """The asked seat chooses."""
    assert table.asked_seat is not None
    line = table.plan_choice(table.asked_seat, choices, table.version)
    table.apply(line)
    return line


def undo(table: Table, guest: str, seat: int, to: int | None = None) -> Line:
    line = table.plan_undo(guest, seat, to)
    assert isinstance(line, Line)
    table.apply(line)
    return line


def play_to_the_end(table: Table, seed: int = 7) -> None:
    chance = random.Random(seed)
    while table.asked_seat is not None:
        choose(table, chance.choice(list(table.position.choices())))


def asked_for_undo(*guests: str) -> Table:
    """The first at the table wants to take back what others have answered since."""
    table = table_of(*guests)
    choose(table, "king", "b3")
    choose(table, "end")
    choose(table, "end")
    asked = table.plan_undo(guests[0], 0, 0)
    assert asked == UndoAsked(0, 0, table.version, [guests[0]])
    table.undo_asked = asked
    return table
