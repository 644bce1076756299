"""What is thought about in a worker, as text: a function of the rules or the bots, and what it is given."""

import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any


def packed(work: Callable[..., Any], *args: Any) -> str:
    return _text((work, args))


def done(job: str) -> str:
    """What comes of a job, as text again; what goes wrong is left to whoever asked."""
    work, args = unpacked(job)
    return _text(work(*args))


def unpacked(text: str) -> Any:
    """What this very program has packed."""
    return pickle.loads(b64decode(text))


def _text(thing: object) -> str:
    return b64encode(pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)).decode("ascii")
