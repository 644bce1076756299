"""What the seats of a game did, told by what happened to whom: nothing here knows a game."""

from collections import Counter
from collections.abc import Iterable

from ecumene.core.events import Event

Deeds = Counter[str]
"""How often each kind of thing happened to a seat, or was done by it."""


def deeds(log: Iterable[Event], seats: int) -> list[Deeds]:
    """What happened, seat by seat: of each event, whose it is.

    >>> deeds([Event("revolt", {"seat": 1}), Event("curtain", {})], seats=2)
    [Counter(), Counter({'revolt': 1})]
    """
    found: list[Deeds] = [Counter() for _ in range(seats)]
    for event in log:
        seat = event.args.get("seat")
        if isinstance(seat, int):
            found[seat][event.kind] += 1
    return found
