"""Round robin: everybody meets everybody.

With tables of two by the circle method (Berger's tables): one stays, the others go round. With larger tables
as many rounds are laid out as it takes until all have met, each with as many new meetings as was found.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from ecumene.server.tournaments.apart import apart
from ecumene.server.tournaments.meetings import Pair, pairs
from ecumene.server.tournaments.sizes import Seats, sizes

Round = list[tuple[int, ...]]


@cache
def round_robin(players: int, seats: Seats) -> list[Round]:
    """All rounds, with players from 0 on; who stands in no group sits the round out.

    >>> round_robin(4, Seats(2, 2))
    [[(0, 3), (1, 2)], [(0, 2), (3, 1)], [(0, 1), (2, 3)]]
    """
    return _circle(players) if seats.most == 2 else _covering(players, seats)


def _circle(players: int) -> list[Round]:
    ring = list(range(players + players % 2))
    rounds: list[Round] = []
    for _ in ring[1:]:
        both = [(ring[n], ring[-1 - n]) for n in range(len(ring) // 2)]
        rounds.append([pair for pair in both if max(pair) < players])
        ring.insert(1, ring.pop())
    return rounds


def _covering(players: int, seats: Seats) -> list[Round]:
    missing = {frozenset(pair) for pair in combinations(range(players), 2)}
    often: Counter[Pair] = Counter()
    rounds: list[Round] = []
    while missing:
        groups = _next(players, seats, missing, often, len(rounds))
        often.update(pair for group in groups for pair in pairs(group))
        missing -= set(often)
        rounds.append([tuple(group) for group in groups])
    return rounds


def _next(
    players: int, seats: Seats, missing: set[Pair], often: Counter[Pair], seed: int
) -> list[Sequence[int]]:
    """A round that brings as many together who have not met as was found, and two of them for certain."""
    first = sorted(min(missing, key=sorted))
    played = Counter(one for pair in often for one in pair)
    others = sorted(set(range(players)) - set(first), key=lambda one: (played[one], one))
    wanted = sizes(players, seats)
    order = [*first, *others][: sum(wanted)]
    groups = apart(order, wanted, lambda one, other: often[frozenset((one, other))] ** 2, seed)
    if any(pair in missing for group in groups for pair in pairs(group)):
        return list(groups)
    return list(apart(order, wanted, lambda *_: 0))
