"""Alternative wonders: which ones they take the place of, one in each era (rule `alternative-wonders`)."""

from typing import Final

from ecumene.core.steps import Objection
from ecumene.titles.monumental.cards import CARD_OF, CARDS, WONDERS, Number

STANDARD: Final = "standard"
RANDOM: Final = "alternative"
"""In every era a random wonder makes room; other words name those that do."""
ALTERNATIVE_OF: Final = {CARDS[card].set: card for card in WONDERS if CARDS[card].alternative}
"""The alternative wonder of each era that has one."""
REPLACEABLE: Final = {
    era: tuple(card for card in WONDERS if CARDS[card].set == era and not CARDS[card].alternative)
    for era in ALTERNATIVE_OF
}


def tidy_wonders(text: str) -> str | Objection | None:
    """The wonders that make room, era by era; what is wrong with the list if something is."""
    words = text.lower().replace(",", " ").split()
    cards = [CARD_OF.get(word) for word in words]
    if not words or not all(card in WONDERS for card in cards):
        return None
    found = []
    for among in REPLACEABLE.values():
        here = [word for word, card in zip(words, cards, strict=True) if card in among]
        if len(here) > 1:
            return Objection("alternative-wonders", {"cards": here})
        found += here
    if len(found) < len(words):
        return Objection("alternative-wonders", {"cards": [word for word in words if word not in found]})
    return " ".join(found)


def making_room(option: str, era: str) -> tuple[Number, ...]:
    """The wonders of an era of which one makes room for the alternative one; none if all stay."""
    if option == STANDARD or era not in REPLACEABLE:
        return ()
    if option == RANDOM:
        return REPLACEABLE[era]
    return tuple(card for card in REPLACEABLE[era] if CARDS[card].id in option.split())
