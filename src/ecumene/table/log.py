"""The log of a table: every choice, and every one taken back or made again."""

from typing import Final, Literal, NamedTuple

from ecumene.core.record import Record

LineKind = Literal["choice", "undo", "redo", "rules"]

CHOICE: Final = "choice"
UNDO: Final = "undo"
REDO: Final = "redo"
RULES: Final = "rules"
"""The table goes on by other rules from an earlier line, without those after it."""


class Line(NamedTuple):
    """One line of a table's log."""

    version: int
    """How many lines there are with it."""
    kind: LineKind
    seat: int
    choices: tuple[str, ...]
    """The chain that was chosen, or made again; nothing for an undo.

    Where the rules have changed: the last line that stands, and how many choices do not.
    """
    number: int
    """How many choices stand after it."""
    request: str | None = None
    """What whoever asked for it calls it, so that it counts once if it is sent again."""


def lines_of(record: Record) -> list[Line]:
    """The log of a table where a recorded game goes on: each choice is a line."""
    return [
        Line(number, CHOICE, entry.seat, (entry.choice,), number)
        for number, entry in enumerate(record.entries, 1)
    ]
