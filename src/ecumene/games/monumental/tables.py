"""Reading the tables in data/.

Owners of the box correct them by hand, so whatever nobody reads is refused by name.
"""

import tomllib
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"


def table(name: str, *parts: str) -> dict[str, Any]:
    """One of the tables, as it is written, with its parts and no others."""
    found = tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))
    with reading({"id": name}):
        only(found, *parts)
    return found


@contextmanager
def reading(entry: Mapping[str, Any]) -> Iterator[None]:
    """Whatever is wrong with an entry is told with its name."""
    try:
        yield
    except KeyError as missing:
        raise ValueError(f"{entry.get('id', entry)}: {missing} is missing") from missing
    except ValueError as wrong:
        raise ValueError(f"{entry.get('id', entry)}: {wrong}") from wrong


def only(entry: Mapping[str, Any], *keys: str) -> None:
    """Refuse keys that nobody reads."""
    unknown = [key for key in entry if key not in keys]
    if unknown:
        raise ValueError(f"nobody reads {unknown}, only {list(keys)}")


def one_of(word: str, words: Collection[str]) -> str:
    """A word of the tables; another one is refused."""
    if word not in words:
        raise ValueError(f"no such word: {word!r}, only {list(words)}")
    return word


def whole(value: Any) -> int:
    """A number of the tables, or whether something is so."""
    if not isinstance(value, int):
        raise ValueError(f"not a number: {value!r}")
    return value
