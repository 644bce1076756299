"""What everybody sees of the table, and what a seat sees besides."""

from collections.abc import Sequence
from functools import cache
from operator import or_
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


class OpenPlayer(TypedDict):
    """A god as all see it."""

    god: str
    hand_size: int
    followers: dict[str, int]
    tokens: int
    token_worth: int
    epoch_worth: int


class Own(TypedDict):
    """What a god may keep to itself; None for those who may not see it."""

    hand: list[HeldTile] | None
    points: int | None


class Player(OpenPlayer, Own):
    """A god as somebody sees it."""


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
        "lands": remember("lands", (laid, p.homes[:]), lambda: _lands(p, remember)),
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
    """What several seats see, with what they see alike worked out once."""
    gods = [_open_player(p, seat, remember) for seat in range(p.seats)]
    return [
        {"players": [_seen_by(p, seat, viewer, god, remember) for seat, god in enumerate(gods)]}
        for viewer in seats
    ]


def _open_player(p: Gheos, seat: int, remember: Remember) -> OpenPlayer:
    made_of = len(p.hands[seat]), p.held(seat), p.tokens[seat], p.homes[:]
    return remember(("player", seat), made_of, lambda: _player(p, seat))


def _seen_by(p: Gheos, seat: int, viewer: int | None, god: OpenPlayer, remember: Remember) -> Player:
    """A god as somebody sees it: once for itself, and once for all others."""
    itself = seat == viewer
    hand = p.hands[seat][:] if itself else None
    points = p.points[seat] if itself or p.over or p.options["points"] == "open" else None
    own = remember(("own", seat, itself), (hand, points), lambda: _own(hand, points))
    seen: Player = or_(god, own)
    return seen


def _different_lands(p: Gheos) -> list[Land]:
    return list({id(land): land for land in p.lands.values()}.values())


def _laid_tiles(p: Gheos) -> list[LaidTile]:
    number = {id(land): n for n, land in enumerate(_different_lands(p))}
    return [_laid_tile(p, cell, laid, number) for cell, laid in p.tiles.items()]


def _lands(p: Gheos, remember: Remember) -> list[LandView]:
    at_home: dict[int, tuple[str, ...]] = {}
    for colour, home in zip(COLOUR_WORDS, p.homes, strict=True):
        at_home[id(home)] = (*at_home.get(id(home), ()), colour)
    return [
        _told_land(number, land, at_home.get(id(land), ()), remember)
        for number, land in enumerate(_different_lands(p))
    ]


def _told_land(number: int, land: Land, civilizations: tuple[str, ...], remember: Remember) -> LandView:
    return remember(("land", number), (land, civilizations), lambda: _land(land, civilizations))


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


def _land(land: Land, civilizations: tuple[str, ...]) -> LandView:
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


def _own(hand: list[int] | None, points: int | None) -> Own:
    return {"hand": None if hand is None else [_held_tile(tile) for tile in hand], "points": points}


def _player(p: Gheos, seat: int) -> OpenPlayer:
    return {
        "god": GODS[seat],
        "hand_size": len(p.hands[seat]),
        "followers": dict(zip(COLOUR_WORDS, p.held(seat), strict=True)),
        "tokens": p.tokens[seat],
        "token_worth": token_worth(p, seat),
        "epoch_worth": epoch_worth(p, seat),
    }
