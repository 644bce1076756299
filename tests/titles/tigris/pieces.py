"""What must never change in number: tiles, leaders, treasures, monuments, catastrophes."""

from ecumene.titles.tigris.board import OFF
from ecumene.titles.tigris.pieces import COLOURS, TILE_COUNTS
from ecumene.titles.tigris.position import Tigris


def conserved(p: Tigris) -> tuple[object, ...]:
    flipped = p.flipped.bit_count()
    face_up = [
        p.bag[k]
        + p.out[k]
        + p.tiles[k].bit_count()
        + sum(p.hands[s * 4 + k] + p.swapped[s * 4 + k] for s in range(p.seats))
        for k in COLOURS
    ]
    standing = [cell for cell in p.leaders if cell != OFF]
    assert len(set(standing)) == len(standing) == p.discs.bit_count()
    assert sum(1 << cell for cell in standing) == p.discs
    layers = [*p.tiles, p.flipped, p.ruins, p.discs]
    assert sum(layer.bit_count() for layer in layers) == _union(layers).bit_count()
    assert all(n <= most for n, most in zip(face_up, TILE_COUNTS, strict=True))
    assert min(p.bag + p.hands + p.swapped) >= 0
    assert all(p.hand_size(seat) <= 6 for seat in range(p.seats))
    assert 4 * sum(cell != OFF for cell in p.monuments) == flipped
    assert p._kingdoms is None or sorted(p._kingdoms) == sorted(_fresh_kingdoms(p))
    return (
        sum(face_up) + flipped,
        p.treasures.bit_count() + sum(p.treasures_taken),
        p.ruins.bit_count() + sum(p.catastrophes),
        len(p.leaders),
    )


def _union(layers: list[int]) -> int:
    union = 0
    for layer in layers:
        union |= layer
    return union


def _fresh_kingdoms(p: Tigris) -> list[int]:
    from ecumene.titles.tigris.position import kingdoms_of

    return kingdoms_of(p.discs, p.joined())
