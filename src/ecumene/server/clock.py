"""The time as it is stored and told."""

from datetime import UTC, datetime
from functools import lru_cache
from time import time


def now() -> str:
    return _at(int(time() * 1000))


@lru_cache(maxsize=1)
def _at(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")
