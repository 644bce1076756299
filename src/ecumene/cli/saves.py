"""Where games are kept that somebody left, and files that people name."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from ecumene.cli.errors import CannotWrite, NoFile, NotOurFile
from ecumene.core.header import FIRST_LINE
from ecumene.core.record import Record, load


def folder() -> Path:
    """The user's own folder, for saved games and for the history of the prompt."""
    return user_data_path("ecumene", appauthor=False)


def new_place(game: str) -> Path:
    """A file of its own for a game that begins now."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    place = folder() / "games" / f"{game}-{stamp}.txt"
    number = 2
    while place.exists():
        place = place.with_name(f"{game}-{stamp}-{number}.txt")
        number += 1
    return place


def save(record: Record, path: Path) -> None:
    """Write a record, over an older one if there is one, but over nothing else."""
    kind = FIRST_LINE.split()[0]
    try:
        if path.exists() and not path.read_bytes().startswith(kind.encode()):
            raise NotOurFile(path=str(path))
        record.save(path)
    except OSError:
        raise CannotWrite(path=str(path)) from None


def keep(record: Record, path: Path) -> None:
    """Save where nobody had to think of a folder."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise CannotWrite(path=str(path)) from None
    save(record, path)


def read(path: str) -> Record:
    """The record in a file."""
    try:
        return load(path)
    except OSError:
        raise NoFile(path=path) from None
