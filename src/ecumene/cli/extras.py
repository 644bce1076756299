"""What has to be installed besides for some commands."""

from collections.abc import Iterator
from contextlib import contextmanager

from ecumene.cli.errors import NotInstalled

EXTRAS = {
    "arena": "arena",
    "tune": "arena",
    "train": "arena",
    "serve": "server",
    "worker": "server",
    "admin": "server",
    "export": "data",
    "arena --engine ray": "ray",
    "tune --engine ray": "ray",
    "train --engine ray": "ray",
}


@contextmanager
def needed(command: str) -> Iterator[None]:
    """Where a command loads what it needs: what is missing is named, with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if command not in EXTRAS:
            raise
        extra = EXTRAS[command]
        raise NotInstalled(what=f"ecumene {command}", package=str(missing.name), extra=extra) from None
