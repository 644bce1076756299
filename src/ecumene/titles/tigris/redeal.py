"""What a seat cannot know, dealt anew: the others' hands, what they put away, and the bag."""

from operator import add

from ecumene.titles.tigris.pieces import COLOURS
from ecumene.titles.tigris.position import Tigris, own


def redeal(p: Tigris, seat: int) -> None:
    """Deal all that `seat` has not seen out of one pool."""
    hands, swapped, pool = p.hands, p.swapped, p.bag
    tiles = [hands]
    if any(swapped):
        p.swapped = swapped = swapped[:]
        tiles.append(swapped)
    hidden: list[tuple[list[int], slice, int]] = []
    dealt = 0
    for other in range(p.seats):
        if other != seat:
            theirs = own(other)
            for lists in tiles:
                some = lists[theirs]
                count = sum(some)
                if count:
                    pool = list(map(add, pool, some))
                    hidden.append((lists, theirs, count))
                    dealt += count
    pool = pool[:]
    kinds = p.rng.picked(pool, dealt)
    for lists, theirs, count in hidden:
        some, kinds = kinds[:count], kinds[count:]
        lists[theirs] = list(map(some.count, COLOURS))
    p.bag = pool
