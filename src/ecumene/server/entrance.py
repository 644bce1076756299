"""Lines on their way into a SQLite file: what enters of each, in the order of its columns."""

from collections.abc import Sequence
from typing import Final

import orjson

from ecumene.server.pending import LINE_NAMES, Pending
from ecumene.table.about import Progress


def marked(mark: str, names: Sequence[str]) -> list[str]:
    return [f"{mark}_{name}" for name in names]


COLUMNS: Final = [*marked("line", LINE_NAMES), *marked("new", Progress._fields)]
NOTHING: Final = -1
"""What stands for NULL, since no column takes it."""
_NOBODY: Final = (NOTHING,) * len(COLUMNS)
"""A row that nothing happens for."""


def rows_of(batch: Sequence[Pending]) -> list[object]:
    """What enters, one row after another, and rows of nothing up to a number that is often asked for."""
    rows: list[object] = []
    for pending in batch:
        row = pending.table, *pending.line, pending.mark, pending.after, *pending.progress
        rows += [value if type(value) is str or type(value) is int else _adapted(value) for value in row]
    rows += _NOBODY * (_enough(len(batch)) - len(batch))
    return rows


def _adapted(value: object) -> int | str:
    """What the driver takes at once: for all else, None and bool too, it looks for somebody who adapts it."""
    if value is None:
        return NOTHING
    return int(value) if isinstance(value, bool) else orjson.dumps(value).decode()


def _enough(lines: int) -> int:
    """The next power of two: few statements, which SQLite prepares once.

    >>> [_enough(lines) for lines in (1, 2, 3, 4, 5, 500)]
    [1, 2, 4, 4, 8, 512]
    """
    return 1 << (lines - 1).bit_length()
