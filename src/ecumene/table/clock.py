"""The time as it is stored and told: later moments are greater."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from time import time


def now() -> str:
    second, thousandth = divmod(int(time() * 1000), 1000)
    return f"{_at(second)}.{thousandth:03}+00:00"


@lru_cache(maxsize=1)
def _at(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def ago(span: timedelta) -> str:
    """The moment so long before now."""
    return (datetime.now(UTC) - span).isoformat(timespec="milliseconds")


def ahead(span: timedelta) -> str:
    """The moment so long after now."""
    return ago(-span)
