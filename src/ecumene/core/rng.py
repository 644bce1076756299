"""The chance inside a position: a 64-bit generator small enough to be copied with every clone."""

from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

_WORDS: Final = 1 << 64


def _compiled() -> bool:
    return not hasattr(_compiled, "__code__")


# Compiled, a word is a machine's: signed, and what is above 64 bits is lost by itself. The numbers below are
# signed and the shifts masked for it, so that both builds do the same with the same words.
_SIGNED: Final[bool] = _compiled()
_WORD: "Final[i64]" = -1 if _SIGNED else _WORDS - 1
_GOLDEN: "Final[i64]" = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST: "Final[i64]" = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND: "Final[i64]" = 0x94D049BB133111EB - (1 << 64)
_HALF: "Final[i64]" = (1 << 32) - 1


class Rng:
    """SplitMix64: one integer of state, good enough to shuffle any box of tiles.

    >>> Rng(7).below(6), Rng(7).below(6)
    (2, 2)
    """

    __slots__ = ("_word",)

    def __init__(self, seed: int) -> None:
        word = seed % _WORDS
        self._word: i64 = word - _WORDS if _SIGNED and word >> 63 else word

    @property
    def state(self) -> int:
        """All that decides what comes next: the same number, given as a seed, goes on from here."""
        return int(self._word) % _WORDS

    def next64(self) -> int:
        """The next 64 random bits."""
        return int(self._next()) % _WORDS

    def _next(self) -> "i64":
        z: i64 = (self._word + _GOLDEN) & _WORD
        self._word = z
        z = ((z ^ ((z >> 30) & 0x3FFFFFFFF)) * _FIRST) & _WORD
        z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SECOND) & _WORD
        return z ^ ((z >> 31) & 0x1FFFFFFFF)

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, not including, `bound`, which is at most 2**31."""
        # Multiply and shift: the bias is below 2**-50 for any pile that fits on a table.
        z: i64 = self._next()
        many: i64 = bound
        return (((z >> 32) & _HALF) * many + (((z & _HALF) * many) >> 32)) >> 32

    def shuffle(self, things: list[T]) -> None:
        """Shuffle a pile in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def picked(self, pool: list[int], many: int) -> list[int]:
        """Take so many random things out of a pool that counts them by kind; returns the kind of each.

        >>> pool = [3, 0, 2]
        >>> Rng(7).picked(pool, 4), pool
        ([0, 0, 2, 2], [1, 0, 0])
        """
        left = sum(pool)
        kinds = []
        for _ in range(many):
            n = self.below(left)
            kind = 0
            while n >= pool[kind]:
                n -= pool[kind]
                kind += 1
            pool[kind] -= 1
            left -= 1
            kinds.append(kind)
        return kinds

    def copied(self) -> "Rng":
        other = Rng(0)
        other._word = self._word
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.state == self.state

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type["Rng"], tuple[int]]:
        return Rng, (self.state,)


if not TYPE_CHECKING:
    # No compiler sees this. Interpreted, whole numbers have no sign to mind and keep every bit of a product:
    # fewer steps lead to the same numbers, in half the time. Many words are made at once, side by side in one
    # long number, each in a lane wide enough for its product. Games draw and bots deal anew by these three.

    def _below(self, bound):
        word = self._word = (self._word + _GOLDEN_UNSIGNED) & _WORD
        z = ((word ^ (word >> 30)) * _FIRST_UNSIGNED) & _WORD
        z = ((z ^ (z >> 27)) * _SECOND_UNSIGNED) & _WORD
        return (z ^ (z >> 31)) * bound >> 64

    def _shuffle(self, things):
        left = len(things)
        while left > _FEW:
            for z in _words(self, min(left - 1, _LANES)):
                j = z * left >> 64
                left -= 1
                things[left], things[j] = things[j], things[left]
        word = self._word
        for many in range(left, 1, -1):
            word = (word + _GOLDEN_UNSIGNED) & _WORD
            z = ((word ^ (word >> 30)) * _FIRST_UNSIGNED) & _WORD
            z = ((z ^ (z >> 27)) * _SECOND_UNSIGNED) & _WORD
            j = (z ^ (z >> 31)) * many >> 64
            things[many - 1], things[j] = things[j], things[many - 1]
        self._word = word

    def _picked(self, pool, many):
        left = sum(pool)
        kinds = []
        while many:
            for z in _words(self, min(many, _LANES)) if many > _FEW else (self.below(_WORDS),):
                n = z * left >> 64
                kind = 0
                while n >= pool[kind]:
                    n -= pool[kind]
                    kind += 1
                pool[kind] -= 1
                left -= 1
                many -= 1
                kinds.append(kind)
        return kinds

    _LANE = 128
    _LANES = 64
    """How many words are made at once at most."""
    _FEW = 6
    """As many are sooner made one by one."""

    @cache
    def _lanes(many):
        """One in every lane, what is added to the first word for each, and all that a word may be."""
        ones = sum(1 << _LANE * n for n in range(many))
        added = sum((_GOLDEN_UNSIGNED * (n + 1) & _WORD) << _LANE * n for n in range(many))
        return ones, added, _WORD * ones, Struct("<" + "Q8x" * many).unpack

    def _words(self, many):
        """The next words."""
        ones, added, whole, unpacked = _lanes(many)
        z = (self._word * ones + added) & whole
        self._word = (self._word + many * _GOLDEN_UNSIGNED) & _WORD
        z = (z ^ (z >> 30 & whole)) * _FIRST_UNSIGNED & whole
        z = (z ^ (z >> 27 & whole)) * _SECOND_UNSIGNED & whole
        z ^= z >> 31 & whole
        return unpacked(z.to_bytes(many * _LANE // 8, "little"))

    if not _SIGNED:
        _GOLDEN_UNSIGNED, _FIRST_UNSIGNED, _SECOND_UNSIGNED = (
            number % _WORDS for number in (_GOLDEN, _FIRST, _SECOND)
        )
        Rng.below, Rng.shuffle, Rng.picked = _below, _shuffle, _picked
