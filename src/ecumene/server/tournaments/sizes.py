"""Sizes: how many tables a round has, and how many sit at each."""

from typing import NamedTuple


class Seats(NamedTuple):
    """With how many a table can be played in a tournament."""

    least: int
    most: int


def sizes(players: int, seats: Seats) -> list[int]:
    """How many sit at each table: it is full, or all are as even as can be; as few as possible sit out.

    >>> sizes(8, Seats(2, 4)), sizes(7, Seats(2, 4)), sizes(5, Seats(2, 2)), sizes(5, Seats(3, 3))
    ([4, 4], [4, 3], [2, 2], [3])
    """
    for sitting in range(players, 0, -1):
        tables = -(-sitting // seats.most)
        if sitting // tables >= seats.least:
            return even(sitting, tables)
    return []


def even(players: int, tables: int) -> list[int]:
    """
    >>> even(11, 3)
    [4, 4, 3]
    """
    each, more = divmod(players, tables)
    return [each + (n < more) for n in range(tables)]


def filled(people: int, seats: Seats, *, doubling: bool) -> int:
    """How many take part when bots fill up what is missing: full tables, or a whole bracket of pairs.

    >>> filled(5, Seats(2, 4), doubling=False), filled(5, Seats(2, 2), doubling=True)
    (8, 8)
    """
    if doubling and seats.most == 2:
        return max(2, 1 << (people - 1).bit_length())
    return max(1, -(-people // seats.most)) * seats.most
