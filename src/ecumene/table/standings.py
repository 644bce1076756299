"""The result of a game: as the rules say, but whoever resigned comes last."""

from collections.abc import Sequence

from ecumene.core.position import Standing
from ecumene.core.view import Place
from ecumene.table.seats import Seat


def final_places(standings: Sequence[Standing], seats: Sequence[Seat]) -> list[Place]:
    """The places of all seats, best first."""
    # The rules may seat opponents of their own after the people and bots of the table.
    resigned = {number for number, seat in enumerate(seats) if seat.resigned}
    keys = {place.seat: (place.seat in resigned, place.rank) for place in standings}
    ranked = sorted(standings, key=lambda place: (*keys[place.seat], place.seat))
    return [
        {
            "seat": place.seat,
            "rank": 1 + sum(other < keys[place.seat] for other in keys.values()),
            "score": list(place.score),
        }
        for place in ranked
    ]
