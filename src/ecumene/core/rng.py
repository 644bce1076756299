"""The chance inside a position: a 64-bit generator small enough to be copied with every clone."""

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Rng:
    """SplitMix64: one integer of state, good enough to shuffle any box of tiles.

    >>> Rng(7).below(6), Rng(7).below(6)
    (2, 2)
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next64(self) -> int:
        """The next 64 random bits."""
        state = self.state = (self.state + _GOLDEN) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, not including, `bound`."""
        # Multiply and shift: the bias is below 2**-50 for any pile that fits on a table.
        return (self.next64() * bound) >> 64

    def shuffle(self, things: list[T]) -> None:
        """Shuffle a pile in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def copied(self) -> "Rng":
        return Rng(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.state == self.state

    __hash__ = None  # type: ignore[assignment]
