"""Knock-out: the winner of each table goes on, and neighbours in the bracket meet.

Pairs have their byes in the first round alone, spread over the bracket; larger tables are as even as can be.
"""

from collections.abc import Sequence

from ecumene.server.tournaments.sizes import Seats, sizes


def knock_out(left: Sequence[int], seats: Seats) -> list[tuple[int, ...]]:
    """Who sits together of those who are left, in the order of the bracket; a group of one goes on.

    >>> knock_out([0, 1, 2, 3, 4], Seats(2, 2))
    [(0,), (1,), (2,), (3, 4)]
    >>> knock_out([0, 1, 2, 3, 4], Seats(2, 4))
    [(0, 1, 2), (3, 4)]
    """
    wanted = _halved(len(left)) if seats.most == 2 else sizes(len(left), seats)
    waiting = iter(left)
    return [tuple(next(waiting) for _ in range(size)) for size in wanted]


def _halved(players: int) -> list[int]:
    """Pairs and byes so that a power of two is left."""
    slots = 1 << max(0, (players - 1).bit_length() - 1)
    full = players - slots
    return [1 + ((n + 1) * full // slots - n * full // slots) for n in range(slots)]


def rounds_of(players: int, seats: Seats) -> int:
    """After how many rounds one is left.

    >>> rounds_of(8, Seats(2, 2)), rounds_of(5, Seats(2, 2)), rounds_of(20, Seats(2, 4))
    (3, 3, 3)
    """
    rounds = 0
    while players > 1:
        players, rounds = len(knock_out(range(players), seats)), rounds + 1
    return rounds
