"""A city as everybody sees it, and what activating it would bring."""

from functools import lru_cache

from ecumene.titles.monumental.cards import YIELDS
from ecumene.titles.monumental.city import SIDE
from ecumene.titles.monumental.faces import Counts, Slot, counted, slot_view
from ecumene.titles.monumental.resources import WORDS


@lru_cache(maxsize=1 << 12)
def city_view(city: tuple[int, ...], under: tuple[int, ...]) -> tuple[list[Slot], list[list[Counts]]]:
    """A city, and what each of its rows would yield with each column.

    Looked up, since cities stay as they are for many choices; nobody changes what was told.
    """
    by_slot = [_yield(*cards) for cards in zip(city, under, strict=True)]
    rows = [_sums(by_slot[SIDE * row : SIDE * row + SIDE]) for row in range(SIDE)]
    columns = [_sums(by_slot[column::SIDE]) for column in range(SIDE)]
    # Together, but for the slot where they meet.
    previews = [
        [
            counted(map(_met, rows[row], columns[column], by_slot[SIDE * row + column]))
            for column in range(SIDE)
        ]
        for row in range(SIDE)
    ]
    return [slot_view(*cards) for cards in zip(city, under, strict=True)], previews


def _yield(card: int, under: int) -> list[int]:
    """What the cards of one slot yield."""
    return _sums([list(YIELDS[each]) for each in (card, under) if each >= 0] or [[0] * len(WORDS)])


def _sums(found: list[list[int]]) -> list[int]:
    return [sum(counts) for counts in zip(*found, strict=True)]


def _met(row: int, column: int, both: int) -> int:
    return row + column - both
