"""Here rows of the database become things of ours, and nowhere else."""

from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Row

from ecumene.server.rows import FinalRow, LogRow, SnapshotRow, TableRow
from ecumene.table import Line, Seat, UndoAsked
from ecumene.table.about import About, Progress
from ecumene.table.replacing import Proposal

T = TypeVar("T")


def read_table(row: Row[Any]) -> TableRow:
    undo = UndoAsked(**row.undo) if row.undo else None
    stored = row._mapping
    progress = Progress(*[stored[name] for name in Progress._fields])
    proposal = Proposal(**row.proposal) if row.proposal else None
    return TableRow(_read(About, row), progress, undo, row.going_on or [], proposal)


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
