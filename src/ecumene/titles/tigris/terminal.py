"""The table on a terminal: legible without colour, a pleasure with it.

A cell is four characters wide. A tile is the initial of its name, a leader two initials in
brackets, its own and its dynasty's; the legend under the board tells the rest.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ecumene.core.text import Speaker
from ecumene.titles.tigris.board import CELL_OF, COLUMNS, NAMES, ROWS, SIDES, STRIDE, names
from ecumene.titles.tigris.monuments import square
from ecumene.titles.tigris.pieces import COLOUR_WORDS, LEADER_WORDS, TILE_WORDS
from ecumene.titles.tigris.view import Player

LAND: Final = "#a8946a on #e2d3ab"
RIVER: Final = "#6f9fbe on #a9cbdd"
RUIN: Final = "bold #e2d3ab on #57452f"
MONUMENT: Final = "bold #3a2a12 on #c29b5c"
TREASURE: Final = "*"
FIRST_TREASURE: Final = "!"
TILE: Final = {
    "black": "bold white on #3a3632",
    "red": "bold white on #b5392c",
    "blue": "bold white on #2b62aa",
    "green": "bold white on #37803f",
}
LEADER: Final = {
    "black": "bold #3a3632 on #fbf6e6",
    "red": "bold #b5392c on #fbf6e6",
    "blue": "bold #2b62aa on #fbf6e6",
    "green": "bold #37803f on #fbf6e6",
}
COLOUR_OF: Final = {
    **dict(zip(TILE_WORDS, COLOUR_WORDS, strict=True)),
    **dict(zip(LEADER_WORDS, COLOUR_WORDS, strict=True)),
}


def draw(view: Mapping[str, Any], say: Speaker) -> str:
    """The board, the players, and the hand that the view shows."""
    lines = [*_board(view, say), _legend(view, say), "", *_players(view, say)]
    viewer = view["viewer"]
    if viewer is not None:
        lines += ["", _hand(view["players"][viewer]["hand"], say)]
    return "\n".join(lines)


def _initial(say: Speaker, word: str) -> str:
    return say.word(word)[0].upper()


# The board --------------------------------------------------------------------------------------


def _board(view: Mapping[str, Any], say: Speaker) -> Iterator[str]:
    cells = _pieces(view, say)
    rivers = SIDES[view["board"]].rivers
    possible = set((view["asked"] or {}).get("choices", ()))
    columns = "".join(f" {NAMES[x][0]}  " for x in range(COLUMNS))
    yield f"   [dim]{columns}[/]"
    for y in range(ROWS):
        row = ""
        for x in range(COLUMNS):
            name = NAMES[y * STRIDE + x]
            river = bool(rivers >> CELL_OF[name] & 1)
            style, sign = cells.get(name, (RIVER, "~~~~") if river else (LAND, " .  "))
            if name in possible:
                style, sign = _possible(style, sign, taken=name in cells)
            row += f"[{style}]{sign}[/]"
        yield f"[dim]{y + 1:2}[/] {row} [dim]{y + 1}[/]"
    yield f"   [dim]{columns}[/]"


def _possible(style: str, sign: str, *, taken: bool) -> tuple[str, str]:
    """A cell that can be chosen now wears a plus."""
    marked = f"+{sign[1:]}" if taken else f"{sign[0]}+{sign[2:]}"
    return style if taken else f"bold #8a1c4a on {style.rpartition(' ')[2]}", marked


def _pieces(view: Mapping[str, Any], say: Speaker) -> dict[str, tuple[str, str]]:
    """What stands on which cell: its style and its four characters."""
    buildings = {cell for cell in (view["buildings"] or {}).values() if cell}
    treasures = _treasures(view)
    cells: dict[str, tuple[str, str]] = {}
    for cell, tile in view["tiles"].items():
        mark = treasures.get(cell, "^" if cell in buildings else " ")
        cells[cell] = (TILE[COLOUR_OF[tile]], f" {_initial(say, tile)}{mark} ")
    for cell in view["flipped"]:
        cells[cell] = (MONUMENT, "////")
    for word, corner in view["monuments"].items():
        if corner is not None:
            pair = "".join(_initial(say, colour) for colour in word.split("-"))
            for cell in names(square(CELL_OF[corner])):
                mark = treasures.get(cell, "/")
                cells[cell] = (MONUMENT, f"/{pair}{mark}" if cell == corner else f"///{mark}")
    for cell, leader in view["leaders"].items():
        dynasty = _initial(say, view["players"][leader["seat"]]["dynasty"]).lower()
        cells[cell] = (LEADER[COLOUR_OF[leader["leader"]]], f"({_initial(say, leader['leader'])}{dynasty})")
    for cell in view["catastrophes"]:
        cells[cell] = (RUIN, " ## ")
    return cells


def _treasures(view: Mapping[str, Any]) -> dict[str, str]:
    """The signs of the treasures, by cell: those to be taken first have their own."""
    return dict.fromkeys(view["treasures"], TREASURE) | dict.fromkeys(view["first_treasures"], FIRST_TREASURE)


def _legend(view: Mapping[str, Any], say: Speaker) -> str:
    signs = {
        TREASURE: "treasure",
        FIRST_TREASURE: "first-treasure",
        f"({_initial(say, 'king')}{_initial(say, 'lion').lower()})": "leader",
        f"/{_initial(say, 'red')}{_initial(say, 'green')}/": "monument",
        "##": "catastrophe",
        "^": "building",
        "+": "possible",
    }
    if view["buildings"] is None:
        del signs["^"]
    return "   [dim]" + "  ".join(f"{sign} {say.word(word)}" for sign, word in signs.items()) + "[/]"


# The players ------------------------------------------------------------------------------------


def _players(view: Mapping[str, Any], say: Speaker) -> Iterator[str]:
    colours = [(say.word(colour), TILE[colour]) for colour in COLOUR_WORDS]
    others = [say.word(word) for word in ("treasures", "hand", "catastrophes")]
    width = max(len(say.word(player["dynasty"])) for player in view["players"]) + 4
    headings = "  ".join(f"[{style}] {word} [/]" for word, style in colours)
    yield " " * width + headings + "  " + "  ".join(f"[dim]{word}[/]" for word in others)
    for seat, player in enumerate(view["players"]):
        yield _player(view, seat, player, say, width)
    treasures = len(view["treasures"])
    yield f"[dim]{say.word('bag')} {view['bag']} · {say.word('treasures')} {treasures}[/]"


def _player(view: Mapping[str, Any], seat: int, player: Player, say: Speaker, width: int) -> str:
    asked = view["asked"] is not None and view["asked"]["seat"] == seat
    dynasty = say.word(player["dynasty"])
    name = f"{'>' if asked else ' '} {_initial(say, player['dynasty']).lower()} {dynasty}".ljust(width)
    points = player["final"] or player["points"] or {}
    cells = [str(points.get(colour, "?")).center(len(say.word(colour)) + 2) for colour in COLOUR_WORDS]
    treasures = "?" if player["treasures"] is None else str(player["treasures"])
    rest = (treasures, player["hand_size"], player["catastrophes"])
    for word, value in zip(("treasures", "hand", "catastrophes"), rest, strict=True):
        cells.append(str(value).center(len(say.word(word))))
    home = "".join(f"[{LEADER[COLOUR_OF[leader]]}]{_initial(say, leader)}[/]" for leader in player["leaders"])
    return f"{'[bold]' + name + '[/]' if asked else name}{'  '.join(cells)}  {home}".rstrip()


def _hand(hand: Mapping[str, int], say: Speaker) -> str:
    tiles = [
        f"[{TILE[COLOUR_OF[tile]]}] {_initial(say, tile)} [/] {say.word(tile)} ×{count}"
        for tile, count in hand.items()
        if count
    ]
    return f"{say.word('hand')}: {'   '.join(tiles)}" if tiles else f"{say.word('hand')}: 0"
