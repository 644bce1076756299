"""The tiles of the map as everybody sees them, and what it would take to conquer them."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, NotRequired

from typing_extensions import TypedDict

from ecumene.core.bits import each
from ecumene.titles.monumental.board import EXPLORERS, NOBODY
from ecumene.titles.monumental.cards import CARD_WORDS
from ecumene.titles.monumental.conquest import conquest_price, defence, kind_of_target
from ecumene.titles.monumental.faces import Counts, counted, word
from ecumene.titles.monumental.maps import NAMES, NOWHERE, Tile, Tiles, axial
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.tokens import MARKETS, NO_TOKEN, TOKENS

NO_MARKET: Final = -1


class Water(TypedDict):
    """A tile that nobody enters; where it lies, in axial coordinates."""

    q: int
    r: int
    kind: Literal["water"]


class City(TypedDict):
    """A free city: what it costs besides units."""

    kind: Literal["city"]
    cost: Counts


class Barbarian(TypedDict):
    """Barbarians: how many units more they take."""

    kind: Literal["barbarian"]
    value: int


class Conquest(TypedDict):
    """What a conquest by the mover would take."""

    target: str
    units: int
    extra: Counts
    possible: bool


class Land(TypedDict):
    """A capital or a province: where it lies, what is on it."""

    q: int
    r: int
    kind: Literal["capital", "province"]
    terrain: int
    owner: int | None
    soldiers: int
    leaders: list[int]
    """The seats whose leaders are here; likewise `explorers`."""
    outpost: bool
    explorers: list[int]
    celebrity: str | None
    wonder: str | None
    production: bool
    market: str | None
    token: City | Barbarian | None
    defence: NotRequired[int]
    """For provinces only."""
    conquest: NotRequired[Conquest]
    """For provinces that are not the mover's."""


def tiles_view(p: Monumental, reachable: Tiles) -> dict[str, Land | Water]:
    """The tiles by name; the mover could conquer those that are reachable."""
    leaders, explorers = _by_tile(p.board.leader_at), _by_tile(p.board.explorers)
    return {
        NAMES[tile]: _water(tile)
        if p.world.water >> tile & 1
        else _land(p, tile, leaders.get(tile, ()), explorers.get(tile, ()), reachable)
        for tile in each(p.world.all)
    }


def _by_tile(places: Sequence[Tile]) -> dict[Tile, tuple[int, ...]]:
    """Who of those whose places are given stands where."""
    found: dict[Tile, tuple[int, ...]] = {}
    for who, tile in enumerate(places):
        if tile != NOWHERE:
            found[tile] = (*found.get(tile, ()), who)
    return found


@cache
def _water(tile: Tile) -> Water:
    q, r = axial(tile)
    return {"q": q, "r": r, "kind": "water"}


def _land(
    p: Monumental, tile: Tile, leaders: tuple[int, ...], explorers: tuple[int, ...], reachable: Tiles
) -> Land:
    board, mover = p.board, p.now.mover
    owner, capital = board.owner[tile], p.world.capitals >> tile & 1
    lies = _Lies(
        tile,
        capital,
        p.world.terrain[tile],
        owner,
        board.soldiers[tile],
        leaders,
        board.outposts >> tile & 1,
        explorers,
        _celebrity_at(p, tile),
        board.wonder_at[tile],
        board.production >> tile & 1,
        board.market_tile.index(tile) if tile in board.market_tile else NO_MARKET,
        board.token[tile],
    )
    if capital:
        return _shown(lies, None, None)
    if owner == mover:
        return _shown(lies, defence(p, tile), None)
    price = conquest_price(p, mover, tile)
    return _shown(lies, defence(p, tile), (kind_of_target(p, tile), *price, reachable >> tile & 1))


class _Lies(NamedTuple):
    """What is on a tile, by numbers."""

    tile: Tile
    capital: int
    terrain: int
    owner: int
    soldiers: int
    leaders: tuple[int, ...]
    outpost: int
    explorers: tuple[int, ...]
    celebrity: str | None
    wonder: int
    production: int
    market: int
    token: int


@lru_cache(maxsize=1 << 13)
def _shown(lies: _Lies, defended: int | None, conquest: tuple[str, int, tuple[int, ...], int] | None) -> Land:
    """Looked up, since few tiles change from one choice to the next; nobody changes what was told."""
    q, r = axial(lies.tile)
    land: Land = {
        "q": q,
        "r": r,
        "kind": "capital" if lies.capital else "province",
        "terrain": lies.terrain,
        "owner": lies.owner if lies.owner != NOBODY else None,
        "soldiers": lies.soldiers,
        "leaders": list(lies.leaders),
        "outpost": bool(lies.outpost),
        "explorers": [place // EXPLORERS for place in lies.explorers],
        "celebrity": lies.celebrity,
        "wonder": word(lies.wonder),
        "production": bool(lies.production),
        "market": MARKETS[lies.market] if lies.market != NO_MARKET else None,
        "token": _front(lies.token),
    }
    if defended is not None:
        land["defence"] = defended
    if conquest is not None:
        target, units, extra, possible = conquest
        land["conquest"] = {
            "target": target,
            "units": units,
            "extra": counted(extra),
            "possible": bool(possible),
        }
    return land


def _celebrity_at(p: Monumental, tile: Tile) -> str | None:
    owner = p.board.owner[tile]
    there = owner != NOBODY and p.board.celebrity_at[owner] == tile
    return CARD_WORDS[p.realms.celebrity[owner]] if there else None


def _front(token: int) -> City | Barbarian | None:
    """What everybody sees of a token: monsters look like barbarians."""
    if token == NO_TOKEN:
        return None
    if TOKENS[token].kind == "city":
        return {"kind": "city", "cost": counted(TOKENS[token].cost)}
    return {"kind": "barbarian", "value": TOKENS[token].value}
