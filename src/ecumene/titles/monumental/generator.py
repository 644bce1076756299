"""Balanced maps out of a seed: symmetric, so that every capital has the same surroundings."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

from ecumene.core.bits import each
from ecumene.core.rng import Rng
from ecumene.titles.monumental.maps import (
    FREE_CITY,
    NEAR,
    POOL,
    REACH,
    Ground,
    Map,
    Tile,
    axial,
    distance,
    region,
    spot,
    tiles_of,
)
from ecumene.titles.monumental.own_maps import faults
from ecumene.titles.monumental.tokens import PRODUCTION_TOKENS

Hex = tuple[int, int]
Orbit = tuple[Tile, ...]

GENERATED: Final = "generated"
"""What a map out of the seed is called among the options."""
TRIES: Final = 40
"""How many maps are drawn up before the best is taken."""

_SYMMETRIES: Final[dict[int, tuple[Callable[[int, int], Hex], ...]]] = {
    2: (lambda q, r: (q, r), lambda q, r: (-q, -r)),
    3: (lambda q, r: (q, r), lambda q, r: (-q - r, q), lambda q, r: (r, -q - r)),
    4: (
        lambda q, r: (q, r),
        lambda q, r: (-q, -r),
        lambda q, r: (q, -r - q),
        lambda q, r: (-q, r + q),
    ),
}
"""Half a turn, thirds of a turn, two mirrors: each carries every capital to every other one."""


def _disc(radius: int) -> list[Hex]:
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= radius]


def _columns(*heights: int) -> list[Hex]:
    """Columns of hexes, each centred on the middle line."""
    return [
        (q, (2 * i - (height - 1) - q) // 2)
        for q, height in zip(range(-REACH, REACH + 1), heights, strict=True)
        for i in range(height)
    ]


_SHAPES: Final[dict[int, tuple[tuple[list[Hex], Hex], ...]]] = {
    2: (
        (_disc(2), (2, -1)),
        (_columns(2, 3, 4, 5, 4, 3, 2), (3, -2)),
        (_columns(2, 5, 4, 5, 4, 5, 2), (3, -1)),
    ),
    3: (
        ([*_disc(2), *((3, -2), (-1, 3), (-2, -1)), *((3, -1), (-2, 3), (-1, -2))], (3, -2)),
        ([h for h in _disc(3) if h not in ((3, 0), (-3, 3), (0, -3))], (3, -2)),
    ),
    4: (
        (_columns(4, 5, 4, 5, 4, 5, 4), (2, 1)),
        (_columns(4, 5, 6, 5, 6, 5, 4), (2, 1)),
        (_columns(4, 5, 4, 5, 4, 5, 4), (3, 0)),
    ),
}
"""Outlines for each number of civilizations, with one of the capitals."""


def _orbit(tile: Tile, seats: int) -> Orbit:
    q, r = axial(tile)
    return tuple(sorted({spot(*turn(q, r)) for turn in _SYMMETRIES[seats]}))


@cache
def generated(seats: int, seed: int) -> Map:
    """The balanced map of a seed, for a number of civilizations."""
    rng = Rng(seed)
    best = min(_drawn(seats, rng), key=lambda found: found[0])
    return Map((generated, (seats, seed)), best[1])


def _drawn(seats: int, rng: Rng) -> Iterator[tuple[float, Ground]]:
    """Maps that keep the rules for own maps, each with how unpleasant it is."""
    found = 0
    while found < TRIES:
        shape, capital = _SHAPES[seats][rng.below(len(_SHAPES[seats]))]
        drawn = _Draft(seats, [spot(*h) for h in shape], spot(*capital), rng).draw()
        if drawn is not None and not faults(drawn, seats):
            found += 1
            yield _unpleasantness(drawn), drawn


class _Draft:
    """One attempt at a map."""

    def __init__(self, seats: int, shape: list[Tile], capital: Tile, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.capitals = _orbit(capital, seats)
        self.away = {tile: min(distance(tile, c) for c in self.capitals) for tile in shape}
        self.orbits = sorted({_orbit(tile, seats) for tile in shape if tile not in self.capitals})

    def draw(self) -> Ground | None:
        water = self._water()
        dry = [orbit for orbit in self.orbits if not water >> orbit[0] & 1]
        land = tiles_of([tile for orbit in dry for tile in orbit])
        if land.bit_count() > PRODUCTION_TOKENS + self.seats or region(land & -land, land) != land:
            return None
        far = [orbit for orbit in dry if len(orbit) == self.seats and self.away[orbit[0]] > 1]
        if len(far) < 2:
            return None
        self.rng.shuffle(far)
        free, market = far[:2]
        terrain = self._spread(dry, POOL.terrain, 0.8, 2)
        tokens = self._spread([orbit for orbit in dry if orbit != free], POOL.barbarians, 1.4, 2)
        if terrain is None or tokens is None:
            return None
        tokens |= dict.fromkeys(free, FREE_CITY)
        return Ground(self.capitals, water, terrain, tokens, market)

    def _water(self) -> int:
        """Two to six tiles of water, two or more steps from every capital."""
        orbits = [orbit for orbit in self.orbits if self.away[orbit[0]] > 1]
        self.rng.shuffle(orbits)
        least = max(2, len(self.away) - 2 * self.seats - PRODUCTION_TOKENS)
        wanted = max(least, 2 + self.rng.below(POOL.water - 1))
        water = 0
        for orbit in orbits:
            if water.bit_count() + len(orbit) <= wanted or water.bit_count() < least:
                water |= tiles_of(orbit)
        return water

    def _spread(
        self, orbits: list[Orbit], pool: Sequence[int], nearby: float, most_nearby: int
    ) -> dict[Tile, int] | None:
        """Values out of a pool, rising with the distance from the capitals, the same on each orbit."""
        left = list(pool)
        values: dict[Tile, int] = {}
        order = [(self.away[orbit[0]], self.rng.below(1000), orbit) for orbit in orbits]
        for away, _, orbit in sorted(order):
            wish = nearby + 0.8 * (away - 1) + (0.8 if len(orbit) < self.seats else 0)
            wish += (self.rng.below(201) - 100) / 85
            fitting = [v for v, n in enumerate(left) if n >= len(orbit) and (away > 1 or v <= most_nearby)]
            if not fitting:
                return None
            value = min(fitting, key=lambda v: abs(v - wish))
            left[value] -= len(orbit)
            values |= dict.fromkeys(orbit, value)
        return values


def _unpleasantness(ground: Ground) -> float:
    """How far a map is from what players like: values as in the box, a coast, a cheap first step."""
    land = list(ground.terrain)
    terrain = _gap([ground.terrain[tile] for tile in land], POOL.terrain)
    tokens = _gap([v for v in ground.tokens.values() if v], POOL.barbarians)
    coast = sum(bool(NEAR[tile] & ground.water) for tile in land) / len(land)
    first = min(
        ground.terrain[tile] + ground.tokens[tile]
        for tile in each(NEAR[ground.capitals[0]])
        if tile in ground.terrain
    )
    return 4 * terrain + 4 * tokens + 3 * abs(coast - 0.35) + (3 if first > 2 else 0)


def _gap(values: list[int], pool: Sequence[int]) -> float:
    """How much the shares of values differ from those in the box."""
    return sum(abs(values.count(v) / len(values) - n / sum(pool)) for v, n in enumerate(pool))
