"""A table's record as bytes, so that a long game is opened without replaying it."""

import pickle
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from platform import python_version

import ecumene.core
from ecumene.core.game import Game
from ecumene.core.record import Record

TakenBack = list[tuple[int, str]]
"""What redo would make again: seat and choice, the next one last."""


def frozen(record: Record, taken_back: TakenBack) -> bytes:
    return pickle.dumps((record, taken_back), pickle.HIGHEST_PROTOCOL)


def thawed(data: bytes) -> tuple[Record, TakenBack]:
    """What this very program froze: see `stamp`."""
    record, taken_back = pickle.loads(data)
    return record, taken_back


@cache
def stamp(game: Game) -> str:
    """Changes whenever the rules or the Python do, so that no other program's snapshot is opened.

    What is shown is not part of it: nothing of a view is kept, and the compiled build has other files there.
    """
    core = Path(ecumene.core.__file__).parent
    digest = sha256(python_version().encode())
    found = chain(core.glob("**/*.py"), game.folder.glob("**/*.py"), game.folder.glob("**/*.toml"))
    for path in sorted(path for path in found if not path.match("*view.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()
