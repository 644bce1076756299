"""Sets of places as whole numbers: one bit a place, and choices among them that nobody has to list."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final, overload

from ecumene.core.steps import Choice

Place = int
"""The number of a place's bit."""
Places = int
"""A set of places: their bits together."""

_HALVES: Final = tuple((half, (1 << half) - 1) for half in (128, 64, 32, 16, 8, 4, 2, 1))


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
    for half, mask in _HALVES:
        low = places & mask
        count = low.bit_count()
        if n >= count:
            n -= count
            places >>= half
            at += half
        else:
            places = low
    return at


class PlaceChoices(Sequence[Choice]):
    """Places to choose from, and perhaps a word or two besides; nothing is listed until it is looked at.

    A game says what its places are called.
    """

    __slots__ = ("places", "words")

    names: ClassVar[Sequence[str]]
    numbers: ClassVar[Mapping[str, Place]]

    def __init__(self, places: Places, words: tuple[Choice, ...] = ()) -> None:
        self.places = places
        self.words = words

    def __len__(self) -> int:
        return self.places.bit_count() + len(self.words)

    @overload
    def __getitem__(self, n: int) -> Choice: ...
    @overload
    def __getitem__(self, n: slice) -> Sequence[Choice]: ...
    def __getitem__(self, n: int | slice) -> Choice | Sequence[Choice]:
        if isinstance(n, slice):
            return list(self)[n]
        count = self.places.bit_count()
        if n < 0:
            n += count + len(self.words)
        if not 0 <= n < count + len(self.words):
            raise IndexError(n)
        return self.names[nth(self.places, n)] if n < count else self.words[n - count]

    def __contains__(self, choice: object) -> bool:
        place = self.numbers.get(choice)  # type: ignore[call-overload]
        return choice in self.words if place is None else bool(self.places >> place & 1)

    def __iter__(self) -> Iterator[Choice]:
        names = self.names
        for place in each(self.places):
            yield names[place]
        yield from self.words
