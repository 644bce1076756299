"""Sets of places as whole numbers: one bit a place, and choices among them that nobody has to list."""

from collections.abc import Iterator, Sequence
from itertools import chain, compress
from typing import Any, Final, overload

from ecumene.core.steps import Choice

Place = int
"""The number of a place's bit."""
Places = int
"""A set of places: their bits together."""

_BYTES: Final = 32
_COUNT: Final = bytes([byte.bit_count() for byte in range(256)])
"""How many places a byte holds."""
_NTH: Final = bytes(
    [([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[n] for byte in range(256) for n in range(8)]
)
"""The n-th place of each byte, eight entries a byte."""
_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")
"""Digits of a binary number as what they mean."""


def each(places: Places) -> Iterator[Place]:
    """The places one by one, from the lowest.

    >>> list(each(0b10110))
    [1, 2, 4]
    """
    while places:
        lowest = places & -places
        yield lowest.bit_length() - 1
        places ^= lowest


def nth(places: Places, n: int) -> Place:
    """The n-th of the places, out of 256 at most, without listing the others.

    >>> nth(0b10110, 2)
    4
    """
    at = 0
    for byte in places.to_bytes(_BYTES, "little"):
        count = _COUNT[byte]
        if n < count:
            return at + _NTH[byte * 8 + n]
        n -= count
        at += 8
    raise IndexError(n)


class PlaceChoices(Sequence[Choice]):
    """Places to choose from, and perhaps a word or two besides; nothing is listed until it is looked at.

    A game says what its places are called.
    """

    __slots__ = ("many", "places", "words")

    def __init__(self, places: Places, words: tuple[Choice, ...] = ()) -> None:
        self.places = places
        self.words = words
        self.many = places.bit_count()
        """How many places there are: the words come after them."""

    def names(self) -> tuple[str, ...]:
        """What each place is called."""
        raise NotImplementedError

    def numbers(self) -> dict[str, Place]:
        """Which place is called so."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.places, self.words)

    def __len__(self) -> int:
        return self.many + len(self.words)

    @overload
    def __getitem__(self, n: int) -> Choice: ...
    @overload
    def __getitem__(self, n: slice) -> Sequence[Choice]: ...
    def __getitem__(self, n: int | slice) -> Choice | Sequence[Choice]:
        if isinstance(n, slice):
            return list(self)[n]
        many = self.many
        if n < 0:
            n += many + len(self.words)
        if not 0 <= n < many + len(self.words):
            raise IndexError(n)
        return self.names()[nth(self.places, n)] if n < many else self.words[n - many]

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, str):
            return False
        place = self.numbers().get(choice)
        return choice in self.words if place is None else bool(self.places >> place & 1)

    def __iter__(self) -> Iterator[Choice]:
        # Every view lists what is offered, and place by place that would take ten times as long.
        offered = bin(self.places)[:1:-1].encode().translate(_DIGITS)
        return chain(compress(self.names(), offered), self.words)
