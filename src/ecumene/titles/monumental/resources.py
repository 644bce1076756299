"""The five resources: three basic ones that are lost at the end of the turn, gold and culture that stay."""

from collections.abc import Mapping
from typing import Final

from ecumene.core.tables import Row, read

PRODUCTION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
GOLD: Final = 3
CULTURE: Final = 4

WORDS: Final = ("production", "science", "military", "gold", "culture")
BASIC: Final = (PRODUCTION, SCIENCE, MILITARY)
BASIC_WORDS: Final = WORDS[:3]
NUMBER_OF: Final = {word: number for number, word in enumerate(WORDS)}
PAIRS: Final = {
    "production-and-science": (PRODUCTION, SCIENCE),
    "production-and-military": (PRODUCTION, MILITARY),
    "science-and-military": (SCIENCE, MILITARY),
}
"""Two basic resources of different kinds, by the word that names them."""

Amounts = tuple[int, int, int, int, int]
NOTHING: Final[Amounts] = (0, 0, 0, 0, 0)


def amounts(table: Mapping[str, int]) -> Amounts:
    """Amounts by resource out of a table such as `{ culture = 1, gold = 1 }`."""
    return read(table, amounts_in)


def amounts_in(row: Row) -> Amounts:
    """The amounts among all that is said of something."""
    production, science, military, gold, culture = (row.number_if_any(word) for word in WORDS)
    return production, science, military, gold, culture
