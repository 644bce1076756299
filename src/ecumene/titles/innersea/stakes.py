"""What is at stake when a card is played or a Wonder used: who does it, whom it hits, what it is aimed at."""

from typing import Final

from ecumene.core.steps import Choice
from ecumene.core.values import Value, value
from ecumene.titles.innersea.cards import CARD_OF, CARD_WORDS, WONDER_OF, WONDER_WORDS

FIRST_WONDER: Final = 128
"""Wonders are numbered after the cards."""

Code = int
"""The number of a card, or that of a Wonder in use."""


def word_of(code: Code) -> str:
    """What a card or a Wonder in use is called."""
    return WONDER_WORDS[code - FIRST_WONDER] if code >= FIRST_WONDER else CARD_WORDS[code]


def code_of(word: str) -> Code:
    return FIRST_WONDER + WONDER_OF[word] if word in WONDER_OF else CARD_OF[word]


@value
class Stake(Value):
    """A card or a Wonder in use that others may negate."""

    seat: int
    code: Code
    hits: int = 0
    """Whom it would cost discs, talents, cards or growth, as bits; `disc_hits`: discs."""
    disc_hits: int = 0
    aims: tuple[Choice, ...] = ()
    """The areas, factions, Wonders and cards that were named as its targets."""
