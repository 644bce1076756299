"""What a game is to a program that learns: the words that can be chosen, and what a seat observes as numbers.

A game says it in its `space.py`, as one `Space`. Nothing of it is needed to play: only environments load it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from struct import Struct
from typing import Any, Final, Literal, NamedTuple

from ecumene.core.bits import Places
from ecumene.core.events import Particulars
from ecumene.core.position import Position
from ecumene.core.steps import Choice, Decision

MOST: Final = 32_000
"""More than anything is ever counted to."""
UNSEEN: Final = -1
"""In place of a number that the seat may not know."""
BYTE: Final = 8
SHORT: Final = 2
"""The bytes of a number in an observation."""
KEPT: Final = 4096
"""How many planes of a game are kept as they are observed."""
NOTHING: Final = 0
"""In place of the number of a word, a card or a place where there is none: the others begin with one."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that a seat observes: as many numbers as its shape says, each between two bounds."""

    name: str
    what: str
    """What it tells, for the page that documents it."""
    shape: tuple[int, ...] = ()
    most: int = 1
    least: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that a question tells: a number, a word, a seat, or several of them."""

    name: str
    kind: Literal["number", "word", "seat"]
    what: str
    """What it tells, for the page that documents it."""
    length: int = 1


class Listed(NamedTuple):
    """Things that are told one after another: which comes first."""

    name: str
    """What one of them is called where a field tells something “by” it."""
    words: tuple[str, ...]
    """Empty for a place that is never used."""


class Fields(NamedTuple):
    """What a seat can observe, in the order of what it has `Seen`."""

    planes: Sequence[Field] = ()
    """Sets of places."""
    counts: Sequence[Field] = ()
    """Numbers from 0 to 255."""
    numbers: Sequence[Field] = ()


class Seen(NamedTuple):
    """What a seat observes, in the order of the fields: sets of places, then small numbers, then the rest."""

    planes: Sequence[bytes]
    """As `Planes` has them."""
    counts: bytes | bytearray
    numbers: bytes
    """Of 16 bits each (`shorts`)."""


def seats_of(p: Position) -> int:
    return p.seats


def nothing_more(_: Position, __: Decision[Any]) -> Particulars:
    return {}


@dataclass(frozen=True, slots=True)
class Space:
    """The words and the numbers of a game; both are the same for all its options."""

    words: tuple[Choice, ...]
    """All that can ever be chosen; the place of a word in here is its action."""
    names: tuple[str, ...]
    """What questions speak of besides: their numbers follow those of the words."""
    facts: tuple[Fact, ...]
    told: tuple[str, ...]
    """Facts of questions that the fields below tell already."""
    fields: Callable[[int], Fields]
    """What is observed where so many sit."""
    observe: Callable[[Any, int], Seen]
    """What a seat observes of a position, the seat itself before the others, clockwise."""
    circle: Callable[[Any], int] = seats_of
    """How many are counted clockwise: more than the seats where civilizations take part that nobody plays."""
    lists: tuple[Listed, ...] = ()
    """In which order things are told, and counted, that fields do not name themselves."""
    settled: Callable[[Any, Any], Particulars] = nothing_more
    """What who is asked has settled on the way to a question, where its facts do not say it: more facts, for
    that seat alone."""


@cache
def around(seat: int, seats: int) -> tuple[int, ...]:
    """The seats clockwise from one of them.

    >>> around(2, 4)
    (2, 3, 0, 1)
    """
    return tuple([(seat + n) % seats for n in range(seats)])


def turned(numbers: list[int], first: int) -> list[int]:
    """Numbers of all seats, beginning with those of one of them.

    >>> turned([10, 11, 20, 21, 30, 31], 2)
    [20, 21, 30, 31, 10, 11]
    """
    return numbers[first:] + numbers[:first]


def shorts(numbers: Sequence[int]) -> bytes:
    """Numbers of 16 bits each, side by side.

    >>> from array import array
    >>> array("h", shorts([1, -1])).tolist()
    [1, -1]
    """
    return _packing(len(numbers))(*numbers)


@cache
def _packing(length: int) -> Callable[..., bytes]:
    return Struct(f"{length}h").pack


class Planes(dict[Places, bytes]):
    """Sets of places as they are observed, a number for each place: most stay the same for long.

    >>> Planes(3)[0b110] == shorts([0, 1, 1])
    True
    """

    def __init__(self, places: int) -> None:
        super().__init__()
        self.places = places

    def __missing__(self, plane: Places) -> bytes:
        if len(self) >= KEPT:
            self.clear()
        packed = plane.to_bytes(-(-self.places // BYTE), "little")
        self[plane] = unpacked = b"".join(map(_EIGHT.__getitem__, packed))[: SHORT * self.places]
        return unpacked


_EIGHT: Final = [shorts([byte >> bit & 1 for bit in range(BYTE)]) for byte in range(1 << BYTE)]
"""The places of each byte, a number for each."""
