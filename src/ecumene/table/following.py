"""Following a stored log: to its end, or as far as today's rules understand it."""

from collections.abc import Sequence

from ecumene.core.steps import Link
from ecumene.table.halt import Halt, LastSight, kept_entries, note_halt
from ecumene.table.log import CHOICE, REDO, RULES, Line
from ecumene.table.table import Table


class BrokenLog(Exception):
    """The lines of a log do not lead on from where a table stands."""


def standing(lines: Sequence[Line]) -> list[Line]:
    """The lines that a table is made of: without those that a change of the rules has left behind."""
    stand: list[Line] = []
    for line in lines:
        if line.kind == RULES:
            last = int(line.choices[0])
            while stand and stand[-1].version > last:
                stand.pop()
        stand.append(line)
    return stand


def follow(table: Table, lines: Sequence[Line]) -> list[bool]:
    """Let stored lines happen; for each, whether everybody sees something of it.

    `BrokenLog` if they do not lead on from here: then the table is no longer what it was.
    """
    # What is known of the seats is as new as the last line: an older one ends no wish of theirs.
    passing = [seat.passing for seat in table.seats]
    seen = [follow_one(table, line) for line in standing(lines)]
    for seat, since in zip(table.seats, passing, strict=True):
        seat.passing = since
    return seen


def follow_one(table: Table, line: Line) -> bool:
    """Let the next stored line happen; whether everybody sees something of it. `BrokenLog` as above."""
    if line.kind != RULES and line.version != table.version + 1:
        raise BrokenLog()
    if line.kind in (CHOICE, REDO) and line.seat != table.asked_seat:
        raise BrokenLog()
    try:
        seen = table.apply(line)
    except Exception as error:  # rules can fail in any way on what was never a choice of theirs
        raise BrokenLog() from error
    if table.number != line.number:
        raise BrokenLog()
    return seen


def follow_while_it_stands(table: Table, lines: Sequence[Line], rules: int) -> None:
    """Begin anew and go as far as a whole log leads, up to the last choice that is not half made."""
    stand, whole = standing(lines), 0
    table.begin()
    for line in stand:
        try:
            follow_one(table, line)
        except BrokenLog:
            break
        if not isinstance(table.position.decision, Link):
            whole = line.version
    else:
        return
    table.begin()
    follow(table, [line for line in stand if line.version <= whole])
    last = lines[-1]
    table.version = last.version
    table.halt = Halt(rules, whole, max(0, last.number - table.number))
    note_halt(table.played, table.halt.left)


def last_sight(table: Table) -> LastSight:
    """How a game looks at its end, for everybody."""
    viewers = [None, *range(len(table.seats))]
    return {
        "shared": dict(table.shared_view()),
        "own": table.own_views(viewers),
        "entries": kept_entries(table.played),
        "text": table.full_record(),
    }
