"""Maps of the players' own: as text, checked by the book's rules for building them (rule `own-map`)."""

import re
from functools import cache
from typing import Final

from ecumene.core.bits import each
from ecumene.core.steps import Objection
from ecumene.titles.monumental.maps import (
    FREE_CITY,
    NEAR,
    POOL,
    SIGN,
    TILE_OF,
    Ground,
    Map,
    ground_of,
    region,
    tiles_of,
)
from ecumene.titles.monumental.tokens import PRODUCTION_TOKENS

BETWEEN: Final = re.compile(r"[,;\n]")
"""What stands between the tiles of a map."""


# Text -----------------------------------------------------------------------------------------------


def tidy_map(text: str) -> str | Objection | None:
    """A map as text, such as `b3=2 b1, b4=capital`, tile by tile; what is wrong if it cannot be read."""
    if "=" not in text:
        return None
    tiles: dict[str, str] = {}
    for entry in filter(str.strip, BETWEEN.split(text.lower())):
        name, _, sign = entry.partition("=")
        name, sign = name.strip(), " ".join(sign.split())
        if name not in TILE_OF or name in tiles or not SIGN.fullmatch(sign):
            return Objection("own-map", {"fault": "text", "word": entry.strip(), "count": 0})
        tiles[name] = sign
    return ", ".join(f"{name}={tiles[name]}" for name in sorted(tiles))


def _tiles(text: str) -> dict[str, str]:
    return dict(entry.split("=") for entry in text.split(", "))


@cache
def own_map(text: str) -> Map:
    """The map that a tidy text stands for."""
    return Map((own_map, (text,)), ground_of(_tiles(text)))


def unplayable(world: Map, seats: int) -> Objection | None:
    """The first of the rules that a map breaks for so many civilizations."""
    found = faults(world.ground, seats)
    return Objection("own-map", {"fault": found[0], "word": "", "count": seats}) if found else None


# Rules ----------------------------------------------------------------------------------------------


def faults(ground: Ground, seats: int) -> list[str]:
    """Which of the rules for own maps a map breaks; none when it is fine (rule `own-map`)."""
    land = tiles_of(list(ground.terrain))
    values = list(ground.tokens.values())
    around_capitals = [
        sorted(ground.tokens[tile] for tile in each(NEAR[capital] & land)) for capital in ground.capitals
    ]
    broken = {
        "capitals": len(ground.capitals) != seats,
        "tiles": set(ground.tokens) != set(ground.terrain)
        or bool(land & (ground.water | tiles_of(ground.capitals))),
        "pool": ground.water.bit_count() > POOL.water
        or any(list(ground.terrain.values()).count(v) > n for v, n in enumerate(POOL.terrain)),
        "free-cities": values.count(FREE_CITY) != seats,
        "barbarians": any(v and values.count(v) > n for v, n in enumerate(POOL.barbarians)),
        "around-capitals": any(
            found != around_capitals[0] or not found or not set(found) <= {1, 2} for found in around_capitals
        ),
        "markets": len(set(ground.markets)) != seats or not set(ground.markets) <= set(ground.terrain),
        "production": len(ground.terrain) - len(ground.markets) > PRODUCTION_TOKENS,
        "connected": region(land & -land, land) != land
        or any(not NEAR[capital] & land for capital in ground.capitals),
    }
    return [name for name, wrong in broken.items() if wrong]
