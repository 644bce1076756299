"""Points: what followers are worth, who scores when, and who has won."""

from collections.abc import Iterable
from typing import Final

from ecumene.core.events import Event
from ecumene.core.gains import Gain
from ecumene.titles.gheos.box import PER_SEAT
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import CUP, PYRAMID

SOURCES: Final = {"temple": "temples", "scored": "tokens", "epoch-points": "epochs", "final-points": "final"}
"""What brings points, by the events that tell of it."""


def scores(p: Gheos) -> list[tuple[int, ...]]:
    """Points first, then followers (rule `end-ties`)."""
    return [(p.points[seat], sum(p.held(seat))) for seat in range(p.seats)]


def token_worth(p: Gheos, seat: int) -> int:
    """The points for the cups, which a token pays, and the end of the game (rule `token-points`)."""
    return _worth(p, seat, CUP)


def epoch_worth(p: Gheos, seat: int) -> int:
    """The points for the pyramids, which an epoch pays (rule `epoch-points`)."""
    return _worth(p, seat, PYRAMID)


def _worth(p: Gheos, seat: int, symbol: int) -> int:
    """A point for each follower and each such symbol on the continent of its civilization."""
    total = 0
    for count, home in zip(p.held(seat), p.homes, strict=True):
        if count and home is not None:
            total += count * home.count(symbol)
    return total


def worths(p: Gheos, symbol: int) -> list[int]:
    """The same for each seat."""
    totals = [0] * p.seats
    for colour, home in enumerate(p.homes):
        each = 0 if home is None else home.count(symbol)
        if each:
            for seat in range(p.seats):
                totals[seat] += each * p.followers[seat * PER_SEAT + colour]
    return totals


def gains(event: Event) -> Iterable[Gain]:
    """Points for temples, tokens, epochs and the end."""
    source = SOURCES.get(event.kind)
    if source is not None:
        yield Gain(event.args["seat"], source, event.args["points"])
