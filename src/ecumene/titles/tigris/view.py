"""What everybody sees of the table, and what a seat sees besides."""

from collections.abc import Sequence

from typing_extensions import TypedDict

from ecumene.core.view import Remember, afresh
from ecumene.titles.tigris.board import NAMES, OFF, Cell, names
from ecumene.titles.tigris.kingdoms import first_cell
from ecumene.titles.tigris.pieces import (
    BUILDING_WORDS,
    COLOUR_WORDS,
    COLOURS,
    DYNASTIES,
    LEADER_WORDS,
    MONUMENT_WORDS,
    TILE_WORDS,
)
from ecumene.titles.tigris.position import Tigris, own
from ecumene.titles.tigris.scoring import final_points


class Leader(TypedDict):
    """A leader on the board."""

    seat: int
    leader: str


class TableView(TypedDict):
    """The table as everybody sees it; cells go by their names."""

    board: str
    tiles: dict[str, str]
    """What lies face up, by cell."""
    flipped: list[str]
    leaders: dict[str, Leader]
    treasures: list[str]
    first_treasures: list[str]
    """Those of them that a merchant takes before the others of the kingdom."""
    catastrophes: list[str]
    monuments: dict[str, str | None]
    """The top left cell of each; None while it is in the box."""
    buildings: dict[str, str | None] | None
    """Likewise; None when the table plays without."""
    kingdoms: list[list[str]]
    bag: int


class Player(TypedDict):
    """A dynasty, with what the viewer may not see left out as None."""

    dynasty: str
    hand: dict[str, int] | None
    hand_size: int
    points: dict[str, int] | None
    treasures: int | None
    final: dict[str, int] | None
    """The points with the treasures spread, once the game is over."""
    catastrophes: int
    leaders: list[str]
    """Those that do not stand on the board."""


class SeatView(TypedDict):
    """What a seat, or a spectator, sees besides."""

    players: list[Player]


def table_view(p: Tigris, remember: Remember = afresh) -> TableView:
    return {
        "board": p.side.name,
        "tiles": remember("tiles", p.tiles[:], lambda: _tiles(p)),
        "flipped": names(p.flipped),
        "leaders": remember("leaders", p.leaders[:], lambda: _leaders(p)),
        "treasures": remember("treasures", p.treasures, lambda: names(p.treasures)),
        "first_treasures": names(p.treasures & p.side.take_first),
        "catastrophes": names(p.ruins),
        "monuments": remember("monuments", p.monuments[:], lambda: _places(MONUMENT_WORDS, p.monuments)),
        "buildings": _places(BUILDING_WORDS, p.buildings) if p.options["buildings"] else None,
        "kingdoms": remember("kingdoms", [kingdom.cells for kingdom in p.kingdoms], lambda: _kingdoms(p)),
        "bag": sum(p.bag),
    }


def seat_view(p: Tigris, seat: int | None) -> SeatView:
    return seat_views(p, [seat])[0]


def seat_views(p: Tigris, seats: Sequence[int | None], remember: Remember = afresh) -> list[SeatView]:
    """What several seats see."""
    return [{"players": [_seen_by(p, seat, viewer, remember) for seat in range(p.seats)]} for viewer in seats]


def _seen_by(p: Tigris, seat: int, viewer: int | None, remember: Remember) -> Player:
    """A dynasty as somebody sees it: once for itself, and once for all others."""
    hand, itself = p.hands[own(seat)], seat == viewer
    open_points = itself or p.over or p.options["points"] == "open"
    made_of = (
        hand if itself else sum(hand),
        (p.points[own(seat)], p.treasures_taken[seat]) if open_points else None,
        (p.catastrophes[seat], p.leaders[own(seat)], p.over),
    )
    return remember(("player", seat, itself), made_of, lambda: _player(p, seat, itself, open_points))


def _tiles(p: Tigris) -> dict[str, str]:
    tiles: dict[str, str] = {}
    for colour in COLOURS:
        tiles |= dict.fromkeys(names(p.tiles[colour]), TILE_WORDS[colour])
    return tiles


def _leaders(p: Tigris) -> dict[str, Leader]:
    return {
        NAMES[cell]: {"seat": seat, "leader": LEADER_WORDS[colour]}
        for seat, colour, cell in p.standing_leaders()
    }


def _kingdoms(p: Tigris) -> list[list[str]]:
    return [names(cells) for cells in sorted([kingdom.cells for kingdom in p.kingdoms], key=first_cell)]


def _player(p: Tigris, seat: int, itself: bool, open_points: bool) -> Player:
    hand = p.hands[own(seat)]
    return {
        "dynasty": DYNASTIES[seat],
        "hand": _by_word(TILE_WORDS, hand) if itself else None,
        "hand_size": sum(hand),
        "points": _by_word(COLOUR_WORDS, p.points[own(seat)]) if open_points else None,
        "treasures": p.treasures_taken[seat] if open_points else None,
        "final": _by_word(COLOUR_WORDS, final_points(p, seat)) if p.over else None,
        "catastrophes": p.catastrophes[seat],
        "leaders": [
            word for word, cell in zip(LEADER_WORDS, p.leaders[own(seat)], strict=True) if cell == OFF
        ],
    }


def _by_word(words: tuple[str, ...], values: list[int]) -> dict[str, int]:
    return dict(zip(words, values, strict=True))


def _places(words: tuple[str, ...], cells: Sequence[Cell]) -> dict[str, str | None]:
    return {word: NAMES[cell] if cell != OFF else None for word, cell in zip(words, cells, strict=True)}
