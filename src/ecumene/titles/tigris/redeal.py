"""What a seat cannot know, dealt anew: the others' hands, what they put away, and the bag."""

from ecumene.titles.tigris.pieces import COLOURS, PER_SEAT
from ecumene.titles.tigris.position import Tigris, own, pick


def redeal(p: Tigris, seat: int) -> None:
    """Deal all that `seat` has not seen out of one pool."""
    others = [other for other in range(p.seats) if other != seat]
    rng, hands, swapped, pool = p.rng, p.hands, p.swapped[:], p.bag[:]
    for other in others:
        for colour in COLOURS:
            pool[colour] += hands[other * PER_SEAT + colour] + swapped[other * PER_SEAT + colour]
    left = sum(pool)
    for other in others:
        theirs = own(other)
        for lists in (hands, swapped):
            dealt = [0] * PER_SEAT
            for _ in range(sum(lists[theirs])):
                dealt[pick(rng, pool, left)] += 1
                left -= 1
            lists[theirs] = dealt
    p.swapped, p.bag = swapped, pool
