"""A chain of choices as somebody says it, read choice by choice."""

from collections.abc import Callable, Sequence
from typing import Final

from ecumene.core.steps import Choice

MOST_WORDS: Final = 100
"""No choice has as many; a line of half a million words would be read for hours."""


class SaidChain:
    """Words that stand for choices, one after another; what was read is no longer `left`."""

    __slots__ = ("left",)

    def __init__(self, words: Sequence[str]) -> None:
        self.left = list(words)

    def next(self, choices: Sequence[Choice]) -> Choice | None:
        """Read the next choice, if it is one of these."""
        raise NotImplementedError


class ListedChain(SaidChain):
    """Choices said one by one."""

    __slots__ = ()

    def next(self, choices: Sequence[Choice]) -> Choice | None:
        return self.left.pop(0) if self.left and self.left[0] in choices else None


class LineChain(SaidChain):
    """A line of which several words may make one choice: the longest that it begins with comes first.

    >>> line = LineChain("take 3 end")
    >>> line.next(["take", "take 3"]), line.left
    ('take 3', ['end'])
    """

    __slots__ = ()

    def __init__(self, line: str) -> None:
        super().__init__(line.split())

    def next(self, choices: Sequence[Choice]) -> Choice | None:
        meant = self.meant(choices)
        for length in range(min(len(self.left), MOST_WORDS), 0, -1):
            choice = meant(" ".join(self.left[:length]))
            if choice is not None:
                del self.left[:length]
                return choice
        return None

    def meant(self, choices: Sequence[Choice]) -> Callable[[str], Choice | None]:
        """Which of these choices some words are: in notation, the one that reads the same."""
        return lambda words: words if words in choices else None
