"""What a seat cannot know, dealt anew: the others' hands, and the piles."""

from ecumene.core.state import replaced
from ecumene.titles.gheos.position import EPOCH, Gheos


def redeal(p: Gheos, seat: int) -> None:
    """Deal the hands of the others and the piles out of all landscape tiles that `seat` has not seen."""
    unseen = [tile for tile in p.piles if tile != EPOCH]
    epochs = len(p.piles) - len(unseen)
    others = [other for other in range(p.seats) if other != seat]
    for other in others:
        unseen += p.hands[other]
    p.rng.shuffle(unseen)
    for other in others:
        p.hands = replaced(p.hands, other, [unseen.pop() for _ in p.hands[other]])
    p.piles = unseen + [EPOCH] * epochs
