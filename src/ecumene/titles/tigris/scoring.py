"""Who has won: the dynasty whose weakest colour is strongest."""

from collections.abc import Iterable

from ecumene.core.events import Event
from ecumene.core.gains import Gain
from ecumene.titles.tigris.pieces import COLOUR_WORDS
from ecumene.titles.tigris.position import Tigris, own


def scores(p: Tigris) -> list[tuple[int, ...]]:
    """Each seat's colours, the weakest first (rule `end-weakest`)."""
    return [tuple(sorted(final_points(p, seat))) for seat in range(p.seats)]


def final_points(p: Tigris, seat: int) -> list[int]:
    """The points by colour with the treasures put where they help most."""
    return spread(p.points[own(seat)], p.treasures_taken[seat])


def spread(points: list[int], treasures: int) -> list[int]:
    """Points with treasures added where they help most: one by one to the weakest colour.

    >>> spread([11, 11, 14, 8], 3)
    [11, 11, 14, 11]
    """
    best = points[:]
    for _ in range(treasures):
        best[best.index(min(best))] += 1
    return best


def gains(event: Event) -> Iterable[Gain]:
    """Points of a colour for tiles, conflicts and monuments."""
    kind, args = event.kind, event.args
    if kind == "scored-tile":
        yield Gain(args["seat"], "tiles", args["points"], args["colour"])
    elif kind == "conflict-won":
        yield Gain(args["seat"], "conflicts", args["points"], args["colour"])
    elif kind == "monument-paid":
        yield Gain(args["seat"], "monuments", 1, args["colour"])


def holdings(p: Tigris) -> Iterable[Gain]:
    """The treasures, put where they help most."""
    for seat in range(p.seats):
        for colour, bare, whole in zip(COLOUR_WORDS, p.points[own(seat)], final_points(p, seat), strict=True):
            yield Gain(seat, "treasures", whole - bare, colour)
