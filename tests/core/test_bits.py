"""Sets of places, and choices among them."""

import pytest

from ecumene.core.bits import PlaceChoices, each, nth
from ecumene.core.rng import Rng

SETS = [0, 1, 1 << 255, (1 << 256) - 1, 0b10110, *(Rng(n).next64() << 64 * (n % 4) for n in range(20))]


@pytest.mark.parametrize("places", SETS)
def test_places_are_told_from_the_lowest(places: int) -> None:
    expected = [place for place in range(256) if places >> place & 1]
    assert list(each(places)) == expected
    assert [nth(places, n) for n in range(len(expected))] == expected


class Squares(PlaceChoices):
    __slots__ = ()

    def names(self) -> tuple[str, ...]:
        return tuple("abcdefgh")

    def numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate("abcdefgh")}


@pytest.mark.parametrize("words", [(), ("pass",), ("pass", "end")])
@pytest.mark.parametrize("places", [0, 1, 0b10110, 0b11111111])
def test_lazy_choices_are_a_sequence_like_any_other(places: int, words: tuple[str, ...]) -> None:
    lazy = Squares(places, words)
    listed = [name for n, name in enumerate("abcdefgh") if places >> n & 1] + list(words)
    assert list(lazy) == listed
    assert len(lazy) == len(listed)
    assert [lazy[n] for n in range(-len(listed), len(listed))] == listed + listed
    assert lazy[:2] == listed[:2]
    assert lazy[-1:] == listed[-1:]
    assert {name for name in (*"abcdefgh", "pass", "end", "i") if name in lazy} == set(listed)
    for outside in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            lazy[outside]
