"""Points: what followers are worth, who scores when, and who has won."""

from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import CUP, PYRAMID


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
