"""What everybody sees of the table, and what a seat sees besides."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, Literal

from typing_extensions import TypedDict

from ecumene.core.view import Remember, afresh
from ecumene.titles.gheos.box import COLOUR_WORDS, COLOURS, GODS, LAST_EPOCH
from ecumene.titles.gheos.grid import (
    NAMES,
    PER_CELL,
    SIDES,
    Cell,
    cell_of,
    edge_of,
    points_up,
    row_and_column,
)
from ecumene.titles.gheos.lands import Land
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.scoring import epoch_worth, token_worth
from ecumene.titles.gheos.tiles import (
    CUP,
    FACES,
    PYRAMID,
    ROTATIONS,
    SWORD,
    TILE_WORDS,
    TILES,
    WHEAT,
    Laid,
    Part,
)


class Spot(TypedDict):
    """A cell of the grid, and where it is."""

    cell: str
    row: int
    column: int
    up: bool
    """Whether it points up."""


class TilePart(TypedDict):
    """A piece of land on a tile."""

    kind: Literal["landmass", "coast"]
    edges: list[int]
    symbols: list[str]


class LaidPart(TilePart):
    """A piece of land on a tile in play."""

    land: int
    """Which of the view's lands it belongs to."""


class LaidTile(Spot):
    """A tile in play; its parts are turned as it lies."""

    tile: str
    rotation: int
    parts: list[LaidPart]


class HeldTile(TypedDict):
    """A tile of a hand, as it is printed."""

    tile: str
    parts: list[TilePart]
    rotations: list[int]
    """Those that look different."""


class Symbols(TypedDict):
    """How often each symbol appears on a land."""

    wheat: int
    sword: int
    cup: int
    pyramid: int


class LandSide(TypedDict):
    """An edge of a tile that a land reaches."""

    cell: str
    edge: int


class LandView(TypedDict):
    """What hangs together over the edges of the tiles."""

    kind: Literal["continent", "island", "loose"]
    name: str | None
    """A cell, for a continent."""
    civilizations: list[str]
    """One, or the rivals while a war is being paid for."""
    symbols: Symbols
    sides: list[LandSide]


class Civilization(TypedDict):
    """A civilization, in play or not."""

    colour: str
    home: str | None
    """The name of its continent, if it has one."""
    supply: int
    """Its followers that nobody holds."""


class Epochs(TypedDict):
    """How many epoch tiles have been drawn, and which one ends the game."""

    drawn: int
    last: int


class TableView(TypedDict):
    """The table as everybody sees it; cells go by their names."""

    tiles: list[LaidTile]
    lands: list[LandView]
    frontier: list[Spot]
    """The empty cells beside a tile."""
    civilizations: list[Civilization]
    gone: list[str]
    """The tiles that were replaced."""
    piles: int
    epochs: Epochs


class Player(TypedDict):
    """A god, with what the viewer may not see left out as None."""

    god: str
    hand: list[HeldTile] | None
    hand_size: int
    followers: dict[str, int]
    tokens: int
    points: int | None
    token_worth: int
    epoch_worth: int


class SeatView(TypedDict):
    """What a seat, or a spectator, sees besides."""

    players: list[Player]


_SIDES: Final[list[LandSide]] = [
    {"cell": NAMES[cell_of(side)], "edge": edge_of(side)} for side in range(len(NAMES) * PER_CELL)
]


def table_view(p: Gheos, remember: Remember = afresh) -> TableView:
    # Lists, since tiles and lands are told in their order.
    laid = [*p.tiles], [*p.tiles.values()], [*p.lands], [*p.lands.values()]
    return {
        "tiles": remember("tiles", laid, lambda: _laid_tiles(p)),
        "lands": remember("lands", (laid, p.homes[:]), lambda: _lands(p)),
        "frontier": remember("frontier", p.frontier, lambda: [_spot(cell) for cell in p.frontier]),
        "civilizations": remember(
            "civilizations",
            (p.homes[:], p.supply[:]),
            lambda: [_civilization(p, colour) for colour in COLOURS],
        ),
        "gone": remember("gone", p.gone[:], lambda: [TILE_WORDS[tile] for tile in p.gone]),
        "piles": len(p.piles),
        "epochs": {"drawn": p.epochs, "last": LAST_EPOCH[p.seats]},
    }


def seat_view(p: Gheos, seat: int | None) -> SeatView:
    return seat_views(p, [seat])[0]


def seat_views(p: Gheos, seats: Sequence[int | None], remember: Remember = afresh) -> list[SeatView]:
    """What several seats see."""
    return [{"players": [_seen_by(p, seat, viewer, remember) for seat in range(p.seats)]} for viewer in seats]


def _seen_by(p: Gheos, seat: int, viewer: int | None, remember: Remember) -> Player:
    """A god as somebody sees it: once for itself, and once for all others."""
    hand, itself = p.hands[seat], seat == viewer
    open_points = itself or p.over or p.options["points"] == "open"
    made_of = (
        hand[:] if itself else len(hand),
        p.points[seat] if open_points else None,
        (p.held(seat), p.tokens[seat], p.homes[:]),
    )
    return remember(("player", seat, itself), made_of, lambda: _player(p, seat, itself, open_points))


def _different_lands(p: Gheos) -> list[Land]:
    return list({id(land): land for land in p.lands.values()}.values())


def _laid_tiles(p: Gheos) -> list[LaidTile]:
    number = {id(land): n for n, land in enumerate(_different_lands(p))}
    return [_laid_tile(p, cell, laid, number) for cell, laid in p.tiles.items()]


def _lands(p: Gheos) -> list[LandView]:
    at_home: dict[int, tuple[str, ...]] = {}
    for colour, home in zip(COLOUR_WORDS, p.homes, strict=True):
        at_home[id(home)] = (*at_home.get(id(home), ()), colour)
    return [_land(land, at_home.get(id(land), ())) for land in _different_lands(p)]


@cache
def _spot(cell: Cell) -> Spot:
    row, column = row_and_column(cell)
    return {"cell": NAMES[cell], "row": row, "column": column, "up": points_up(cell)}


def _tile_part(part: Part) -> TilePart:
    return {
        "kind": "landmass" if part.landmass else "coast",
        "edges": list(part.edges),
        "symbols": list(part.symbols),
    }


@cache
def _turned(laid: Laid) -> list[tuple[TilePart, int]]:
    """The parts of a tile as it lies, each with one of its edges."""
    face = FACES[laid]
    turned = [part.turned(face.rotation) for part in TILES[face.tile].parts]
    return [(_tile_part(part), part.edges[0]) for part in turned]


def _laid_tile(p: Gheos, cell: Cell, laid: Laid, number: dict[int, int]) -> LaidTile:
    face, sides, lands = FACES[laid], SIDES[cell], p.lands
    return {
        **_spot(cell),
        "tile": TILE_WORDS[face.tile],
        "rotation": face.rotation,
        "parts": [{**part, "land": number[id(lands[sides[edge]])]} for part, edge in _turned(laid)],
    }


@cache
def _held_tile(tile: int) -> HeldTile:
    return {
        "tile": TILE_WORDS[tile],
        "parts": [_tile_part(part) for part in TILES[tile].parts],
        "rotations": list(ROTATIONS[tile]),
    }


@lru_cache(maxsize=1 << 12)
def _land(land: Land, civilizations: tuple[str, ...]) -> LandView:
    """Looked up, since few lands change from one choice to the next; nobody changes what was told."""
    return {
        "kind": "continent" if land.continent else "island" if land.island else "loose",
        "name": NAMES[land.heart] if land.continent else None,
        "civilizations": list(civilizations),
        "symbols": {
            "wheat": land.count(WHEAT),
            "sword": land.count(SWORD),
            "cup": land.count(CUP),
            "pyramid": land.count(PYRAMID),
        },
        "sides": [_SIDES[side] for side in land.sides],
    }


def _civilization(p: Gheos, colour: int) -> Civilization:
    home = p.homes[colour]
    return {
        "colour": COLOUR_WORDS[colour],
        "home": None if home is None else NAMES[home.heart],
        "supply": p.supply[colour],
    }


def _player(p: Gheos, seat: int, itself: bool, open_points: bool) -> Player:
    hand = p.hands[seat]
    return {
        "god": GODS[seat],
        "hand": [_held_tile(tile) for tile in hand] if itself else None,
        "hand_size": len(hand),
        "followers": dict(zip(COLOUR_WORDS, p.held(seat), strict=True)),
        "tokens": p.tokens[seat],
        "points": p.points[seat] if open_points else None,
        "token_worth": token_worth(p, seat),
        "epoch_worth": epoch_worth(p, seat),
    }
