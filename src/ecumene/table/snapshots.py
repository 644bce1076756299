"""A table's record as bytes, so that a long game is opened without replaying it."""

import copyreg
import pickle
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from platform import python_version
from typing import Any

import ecumene.core
from ecumene.core.game import Game
from ecumene.core.record import Entry, Record

TakenBack = list[tuple[int, str]]
"""What redo would make again: seat and choice, the next one last."""


def frozen(record: Record, taken_back: TakenBack) -> bytes:
    return pickle.dumps((record, taken_back), pickle.HIGHEST_PROTOCOL)


def thawed(data: bytes) -> tuple[Record, TakenBack]:
    """What this very program froze: see `stamp`."""
    record, taken_back = pickle.loads(data)
    return record, taken_back


def _entry_parts(entry: Entry) -> tuple[type[Entry], tuple[Any, ...]]:
    return Entry, (entry.seat, entry.turn, entry.choice, entry.events)


# The way that dataclasses with slots are pickled by themselves is several times slower to read.
copyreg.pickle(Entry, _entry_parts)


@cache
def stamp(game: Game) -> str:
    """Changes whenever the rules or the Python do, so that no other program's snapshot is opened."""
    core = Path(ecumene.core.__file__).parent
    digest = sha256(python_version().encode())
    for path in sorted(
        chain(core.glob("**/*.py"), game.folder.glob("**/*.py"), game.folder.glob("**/*.toml"))
    ):
        digest.update(path.read_bytes())
    return digest.hexdigest()
