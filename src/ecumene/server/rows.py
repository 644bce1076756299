"""What is stored, typed: here rows of the database become things of ours, and nowhere else."""

from dataclasses import asdict, dataclass, fields
from functools import cache
from typing import Any, NamedTuple, TypeVar
from zlib import compress, decompress

import orjson
from sqlalchemy import Row

from ecumene.table import Line, Seat, Table, UndoAsked
from ecumene.table.about import About, Progress
from ecumene.table.following import last_sight
from ecumene.table.halt import LastSight

T = TypeVar("T")


class LogRow(NamedTuple):
    """A line as it is stored, with the mark by which the next one knows it."""

    line: Line
    mark: int | None


@dataclass(frozen=True, slots=True)
class TableRow:
    """All that is stored of a table but its log and its seats."""

    about: About
    progress: Progress
    undo: UndoAsked | None
    going_on: list[str]
    """Who agreed to go on after a change of the rules."""


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


def read_table(row: Row[Any]) -> TableRow:
    undo = UndoAsked(**row.undo) if row.undo else None
    stored = row._mapping
    progress = Progress(*[stored[name] for name in Progress._fields])
    return TableRow(_read(About, row), progress, undo, row.going_on or [])


def read_seat(row: Row[Any]) -> Seat:
    return _read(Seat, row)


def read_line(row: Row[Any]) -> LogRow:
    line = Line(row.version, row.kind, row.seat, tuple(row.choices), row.number, row.request)
    return LogRow(line, row.mark)


def read_snapshot(row: Row[Any]) -> SnapshotRow:
    return _read(SnapshotRow, row)


def read_final(row: Row[Any]) -> FinalRow:
    return _read(FinalRow, row)


def _read(kind: type[T], row: Row[Any]) -> T:
    stored = row._mapping
    return kind(**{name: stored[name] for name in _names(kind)})  # type: ignore[arg-type]


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def table_values(about: About, progress: Progress) -> dict[str, Any]:
    """A new row of `tables`."""
    return asdict(about) | progress._asdict()


def seat_values(table: str, seats: list[Seat]) -> list[dict[str, Any]]:
    """New rows of `seats`."""
    return [{"table": table, "seat": number, **asdict(seat)} for number, seat in enumerate(seats)]


def line_values(table: str, line: Line) -> dict[str, Any]:
    """A new row of `log`."""
    return {"table": table, **line._asdict(), "choices": list(line.choices)}
