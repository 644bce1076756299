"""What a seat cannot know, dealt anew: the others' hands, what they put away, and the bag."""

from ecumene.titles.tigris.pieces import COLOURS
from ecumene.titles.tigris.position import Tigris, own, pick


def redeal(p: Tigris, seat: int) -> None:
    """Deal all that `seat` has not seen out of one pool."""
    others = [other for other in range(p.seats) if other != seat]
    pool = p.bag[:]
    for other in others:
        for lists in (p.hands, p.swapped):
            for colour, count in zip(COLOURS, lists[own(other)], strict=True):
                pool[colour] += count
    left = sum(pool)
    for other in others:
        for lists in (p.hands, p.swapped):
            dealt = [0] * len(COLOURS)
            for _ in range(sum(lists[own(other)])):
                dealt[pick(p.rng, pool, left)] += 1
                left -= 1
            lists[own(other)] = dealt
    p.bag = pool
