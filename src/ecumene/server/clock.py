"""The time as it is stored and told."""

from datetime import UTC, datetime
from functools import lru_cache
from time import time


def now() -> str:
    second, thousandth = divmod(int(time() * 1000), 1000)
    return f"{_at(second)}.{thousandth:03}+00:00"


@lru_cache(maxsize=1)
def _at(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")
