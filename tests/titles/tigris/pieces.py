"""What must never change in number: tiles, leaders, treasures, monuments, catastrophes."""

from ecumene.titles.tigris.board import OFF
from ecumene.titles.tigris.kingdoms import Kingdom, kingdoms_of
from ecumene.titles.tigris.pieces import COLOURS, HAND, PER_SEAT, TILE_COUNTS
from ecumene.titles.tigris.position import Tigris, own


def conserved(p: Tigris) -> tuple[object, ...]:
    flipped = p.flipped.bit_count()
    face_up = [
        p.bag[k] + p.out[k] + p.tiles[k].bit_count() + sum(p.hands[k::PER_SEAT]) + sum(p.swapped[k::PER_SEAT])
        for k in COLOURS
    ]
    standing = [cell for cell in p.leaders if cell != OFF]
    assert len(set(standing)) == len(standing) == p.discs.bit_count()
    assert sum(1 << cell for cell in standing) == p.discs
    layers = [*p.tiles, p.flipped, p.ruins, p.discs]
    assert sum(layer.bit_count() for layer in layers) == _union(layers).bit_count()
    assert all(n <= most for n, most in zip(face_up, TILE_COUNTS, strict=True))
    assert min(p.bag + p.hands + p.swapped) >= 0
    assert all(p.hand_size(seat) <= HAND for seat in range(p.seats))
    assert 4 * sum(cell != OFF for cell in p.monuments) == flipped
    assert p.joined == _union([*p.tiles, p.flipped, p.discs])
    assert _written(p.kingdoms) == _written(kingdoms_of(p.discs, p.joined))
    return (
        sum(face_up) + flipped,
        p.treasures.bit_count() + sum(p.treasures_taken),
        p.ruins.bit_count() + sum(p.catastrophes),
        len(p.leaders),
    )


def hidden(p: Tigris, seat: int) -> dict[str, object]:
    """What a seat cannot know: the others' hands, what they have put away, and what is in the bag."""
    others = [other for other in range(p.seats) if other != seat]
    parts = {"bag": _tiles(p.bag)}
    for other in others:
        parts |= {f"hand of {other}": _tiles(p.hands[own(other)])}
        parts |= {f"put away by {other}": _tiles(p.swapped[own(other)])}
    return {name: part for name, part in parts.items() if part}


def _tiles(counts: list[int]) -> list[int]:
    return [colour for colour, count in enumerate(counts) for _ in range(count)]


def _written(kingdoms: list[Kingdom]) -> list[tuple[int, int]]:
    return sorted((kingdom.cells, kingdom.border) for kingdom in kingdoms)


def _union(layers: list[int]) -> int:
    union = 0
    for layer in layers:
        union |= layer
    return union
