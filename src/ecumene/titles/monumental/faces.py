"""Cards as everybody sees them."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from typing_extensions import TypedDict

from ecumene.titles.monumental.acquiring import card_price
from ecumene.titles.monumental.cards import CARD_WORDS, CARDS, KIND, NO_CARD, YIELDS
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import WORDS

Counts = dict[str, int]
"""What there is of each resource, without those that are missing."""


class Face(TypedDict):
    """What is printed on a card, besides its text."""

    card: str
    kind: str
    era: str
    yields: Counts


class DisplayCard(Face):
    """A card of the display: its price now."""

    price: int
    stages: list[int] | None
    """What both stages of a wonder cost; None for other cards."""


class Slot(TypedDict):
    """A place of a city, with the knowledge attached to its card."""

    card: Face | None
    knowledge: Face | None


def word(card: int) -> str | None:
    return CARD_WORDS[card] if card != NO_CARD else None


def words(cards: Iterable[int]) -> list[str]:
    return [CARD_WORDS[card] for card in cards]


def counted(found: Iterable[int]) -> Counts:
    return _counted(tuple(found))


@lru_cache(maxsize=1 << 14)
def _counted(found: tuple[int, ...]) -> Counts:
    """Looked up, since the same few amounts are told again and again; nobody changes what was told."""
    return {WORDS[resource]: count for resource, count in enumerate(found) if count}


FACES: Final[list[Face]] = [
    {
        "card": CARD_WORDS[card],
        "kind": KIND[card],
        "era": CARDS[card].set,
        "yields": counted(YIELDS[card]),
    }
    for card in range(len(CARDS))
]


def face(card: int) -> Face | None:
    return FACES[card] if card != NO_CARD else None


def display_card(p: Monumental, card: int) -> DisplayCard | None:
    printed = face(card)
    if printed is None:
        return None
    stages = list(CARDS[card].stages) if KIND[card] == "wonder" else None
    return {**printed, "price": card_price(p, card), "stages": stages}


def slot_view(card: int, under: int) -> Slot:
    return {"card": face(card), "knowledge": face(under)}
