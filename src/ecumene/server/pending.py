"""What waits to be stored together: lines of the log, and what each of them changes beside it."""

import asyncio
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

import orjson
from sqlalchemy import Table, bindparam, update

from ecumene.server.rows import FinalRow, SnapshotRow
from ecumene.server.schema import finals, seats, snapshots
from ecumene.table import Line
from ecumene.table.about import Progress


@dataclass(slots=True)
class Pending:
    """A line with what it changes about its table, waiting to be stored."""

    table: str
    line: Line
    progress: Progress
    mark: int
    after: int | None
    asked_again: AbstractSet[int]
    """The seats that do not pass any more."""
    snapshot: SnapshotRow | None
    final: FinalRow | None
    stored: "asyncio.Future[bool]"

    @property
    def key(self) -> tuple[str, int]:
        return self.table, self.line.version

    @property
    def more(self) -> bool:
        """Whether there is more to store than a line and how far the table is."""
        return bool(self.asked_again or self.snapshot or self.final)


LINE_NAMES = ("table", *Line._fields, "mark", "after")
PROGRESS_NAMES = ("key", *Progress._fields)


def lines_of(batch: Sequence[Pending]) -> str:
    """The lines of a batch as a JSON array of arrays, in the order of `LINE_NAMES`."""
    return orjson.dumps([(p.table, *p.line, p.mark, p.after) for p in batch]).decode()


def progress_of(batch: Sequence[Pending]) -> str:
    """How far each table is after a batch, likewise.

    Always in the same order: two processes that wrote the same tables could wait for each other.
    """
    latest = {pending.table: pending.progress for pending in batch}
    return orjson.dumps([(key, *latest[key]) for key in sorted(latest)]).decode()


_COLUMNS = ", ".join(f'"{name}"' for name in LINE_NAMES)
INSERT = f"INSERT INTO log ({_COLUMNS})"


@cache
def _newest(dialect: Any, kept: Table) -> Any:
    """Keep the newest snapshot of a table, or the last sight of its game."""
    take, extra = dialect.insert(kept), [c.name for c in kept.c if c.name not in ("table", "version")]
    return take.on_conflict_do_update(
        index_elements=[kept.c.table],
        set_={name: take.excluded[name] for name in ("version", *extra)},
        where=kept.c.version < take.excluded.version,
    )


_ASKED_AGAIN = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("number"))
    .values(passing=None)
)


def keeping(dialect: Any, pending: Pending) -> Iterator[tuple[Any, dict[str, Any]]]:
    """What is to be done to keep what comes with a line."""
    for seat in sorted(pending.asked_again):
        yield _ASKED_AGAIN, {"of": pending.table, "number": seat}
    if pending.snapshot is not None:
        yield _newest(dialect, snapshots), asdict(pending.snapshot)
    if pending.final is not None:
        yield _newest(dialect, finals), asdict(pending.final)
