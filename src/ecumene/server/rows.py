"""What is stored, typed; `reading.py` makes it of the rows of the database."""

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple
from zlib import compress, decompress

import orjson

from ecumene.table import Line, Seat, Table, UndoAsked
from ecumene.table.about import About, Progress
from ecumene.table.following import last_sight
from ecumene.table.halt import LastSight
from ecumene.table.replacing import Proposal
from ecumene.table.ticking import Ticking


class LogRow(NamedTuple):
    """A line as it is stored, with the mark by which the next one knows it."""

    line: Line
    mark: int | None


class NewLine(NamedTuple):
    """A line that was just stored, with what else is new in its table's row: all that who looks on needs."""

    table: str
    line: Line
    mark: int
    after: int | None
    """The mark of the line before it."""
    changed: str
    ticking: Ticking | None
    alarm: str | None
    calling: str | None

    @classmethod
    def of(cls, table: str, line: Line, mark: int, after: int | None, row: Progress) -> "NewLine":
        return cls(table, line, mark, after, row.changed, row.ticking, row.alarm, row.calling)

    def told(self) -> list[Any]:
        """As other processes are told; what its request was called is nothing to them."""
        table, line, *rest = self
        return [table, line.version, line.kind, line.seat, line.choices, line.number, *rest]

    @classmethod
    def heard(cls, told: list[Any]) -> "NewLine":
        table, version, kind, seat, choices, number, *rest = told
        return cls(table, Line(version, kind, seat, tuple(choices), number), *rest)


@dataclass(frozen=True, slots=True)
class TableRow:
    """All that is stored of a table but its log and its seats."""

    about: About
    progress: Progress
    undo: UndoAsked | None
    going_on: list[str]
    """Who agreed to go on after a change of the rules."""
    proposal: Proposal | None = None
    """About whose seat the others are asked."""


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A table's record as it was in a version, for the very program that made it."""

    table: str
    version: int
    stamp: str
    data: bytes


@dataclass(frozen=True, slots=True)
class FinalRow:
    """How a game looked at its end, when its log had so many lines."""

    table: str
    version: int
    data: bytes

    @classmethod
    def of(cls, key: str, table: Table) -> "FinalRow":
        return cls(key, table.version, compress(orjson.dumps(last_sight(table))))

    def last_sight(self) -> LastSight:
        found: LastSight = orjson.loads(decompress(self.data))
        return found


def table_values(about: About, progress: Progress) -> dict[str, Any]:
    """A new row of `tables`."""
    return asdict(about) | progress._asdict()


def seat_values(table: str, seats: list[Seat]) -> list[dict[str, Any]]:
    """New rows of `seats`."""
    return [{"table": table, "seat": number, **asdict(seat)} for number, seat in enumerate(seats)]


def line_values(table: str, line: Line) -> dict[str, Any]:
    """A new row of `log`."""
    return {"table": table, **line._asdict(), "choices": list(line.choices)}
