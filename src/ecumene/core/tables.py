"""The tables of a game, read with care: whoever corrects one is told what is wrong with it, and where."""

import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
Rows = tuple[dict[str, Any], ...]
"""What is said of several things."""


def text_of(module: str, name: str) -> str:
    """A table as it is written, in the folder `data` beside a module (its `__file__`)."""
    return (Path(module).parent / f"data/{name}.toml").read_text(encoding="utf-8")


@contextmanager
def speaking_of(name: object) -> Iterator[None]:
    """Whatever is wrong is wrong with this."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from error


class Row:
    """What a table says of one thing; whatever nobody reads is a mistake in the table."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._left = dict(values)

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def take(self, key: str) -> Any:
        """A value of any kind, which somebody else looks at."""
        if key not in self._left:
            raise ValueError(f"{key} is missing")
        return self._left.pop(key)

    def _of_kind(self, key: str, *kinds: type) -> Any:
        value = self.take(key)
        if type(value) not in kinds:
            raise refused(key, value)
        return value

    def _each_of_kind(self, key: str, kind: type[T]) -> tuple[T, ...]:
        """The values of a list, all of one kind."""
        found: list[Any] = self._of_kind(key, list)
        for value in found:
            if type(value) is not kind:
                raise refused(key, value)
        return tuple(found)

    def word(self, key: str, allowed: Collection[str] | None = None) -> str:
        """A word, one of some if they are named."""
        found: str = self._of_kind(key, str)
        if allowed is not None and found not in allowed:
            raise refused(key, found)
        return found

    def choice(self, key: str, allowed: tuple[str, ...]) -> str:
        """One of some words; the first when the table says nothing."""
        return self.word(key, allowed) if key in self else allowed[0]

    def words(self, key: str, allowed: Collection[str] | None = None) -> tuple[str, ...]:
        """Words, each one of some if they are named."""
        found = self._each_of_kind(key, str)
        for word in found:
            if allowed is not None and word not in allowed:
                raise refused(key, word)
        return found

    def words_if_any(self, key: str, allowed: Collection[str] | None = None) -> tuple[str, ...]:
        return self.words(key, allowed) if key in self else ()

    def number(self, key: str, allowed: Collection[int] | None = None) -> int:
        """A whole number, one of some if they are named."""
        found: int = self._of_kind(key, int)
        if allowed is not None and found not in allowed:
            raise refused(key, found)
        return found

    def number_if_any(self, key: str) -> int:
        """A whole number; 0 when the table says nothing."""
        return self.number(key) if key in self else 0

    def numbers(self, key: str) -> tuple[int, ...]:
        return self._each_of_kind(key, int)

    def measure(self, key: str) -> float:
        """A length on the map."""
        return float(self._of_kind(key, float, int))

    def flag(self, key: str) -> bool:
        """Whether something is so; it is not when the table says nothing."""
        return bool(self._of_kind(key, bool)) if key in self else False

    def row(self, key: str) -> dict[str, Any]:
        """What is said of a part."""
        found: dict[str, Any] = self._of_kind(key, dict)
        return found

    def row_if_any(self, key: str) -> dict[str, Any]:
        return self.row(key) if key in self else {}

    def rows(self, key: str) -> Rows:
        """What is said of several parts, one after another."""
        return self._each_of_kind(key, dict)

    def rows_if_any(self, key: str) -> Rows:
        return self.rows(key) if key in self else ()

    def end(self) -> None:
        """Nothing may be left that nobody has read."""
        if self._left:
            raise ValueError(f"nobody reads {', '.join(self._left)}")


def refused(key: str, value: object) -> ValueError:
    return ValueError(f"{key} cannot be {value!r}")


def read(values: Mapping[str, Any], make: Callable[[Row], T]) -> T:
    """Make something out of all that is said of it."""
    row = Row(values)
    made = make(row)
    row.end()
    return made


def read_table(text: str, *kinds: str) -> list[Rows]:
    """The rows of each kind that a table lists, and nothing else."""
    return read(tomllib.loads(text), lambda table: [table.rows(kind) for kind in kinds])


def read_each(rows: Rows, kind: str, make: Callable[[Row], T]) -> list[T]:
    """Make something out of each row, and say which one is wrong."""
    made = []
    for number, row in enumerate(rows, 1):
        with speaking_of(f"{kind} {row.get('word', row.get('id', number))}"):
            made.append(read(row, make))
    return made


def alone(key: str, values: Collection[object]) -> None:
    """Nothing may be there twice."""
    twice = [value for value in set(values) if list(values).count(value) > 1]
    if twice:
        raise ValueError(f"{key} is there twice: {', '.join(sorted(map(str, twice)))}")
