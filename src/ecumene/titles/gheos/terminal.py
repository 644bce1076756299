"""The table on a terminal: the world as triangles of letters, the continents, the players.

Land is dotted and, where a civilization lives, of its colour; the sea between the parts of a tile is
wavy. Each tile bears its cell's name and its symbols, each on its own part.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from ecumene.core.text import Speaker
from ecumene.titles.gheos.grid import EDGES
from ecumene.titles.gheos.view import HeldTile, LaidPart, LaidTile, LandView, Spot

HALF: Final = 6
"""Half the width of a triangle, in characters: a column of the grid."""
HEIGHT: Final = 4
"""The lines of a triangle: a row of the grid."""
SHORE: Final = 0.15
"""How far inland a coast reaches, of the height of a triangle."""
STRAIT: Final = 0.4
"""How far the sea behind a coast reaches."""

SIGNS: Final = {"wheat": "Ψ", "sword": "†", "cup": "U", "pyramid": "^"}
TEMPLE: Final = "#"

SEA: Final = "#6f9fbe on #cfe3ec"
LAND: Final = "#8a7a52 on #e2d3ab"
BORDER: Final = "#57452f"
CIVILIZATION: Final = {
    "red": "white on #b5392c",
    "green": "white on #37803f",
    "yellow": "#3a2a12 on #e3b72f",
    "blue": "white on #2b62aa",
    "black": "white on #3a3632",
    "white": "#3a3632 on #fbf6e6",
}

SPOTS: Final = {
    (0,): (6, 1),
    (1,): (5, 3),
    (2,): (4, 1),
    (0, 1): (8, 3),
    (1, 2): (2, 3),
    (0, 2): (5, 1),
    (0, 1, 2): (5, 3),
}
"""Where on a triangle that points up the symbols of a part go: character and line."""

Canvas = dict[tuple[int, int], tuple[str, str]]
"""A style and a sign for each character and line."""


def draw(view: Mapping[str, Any], say: Speaker) -> str:
    """The world, its continents, the players, and the hand that the view shows."""
    lines = [*_world(view), _legend(say), "", *_continents(view, say), "", *_players(view, say)]
    if view["viewer"] is not None:
        lines += ["", *_hand(view["players"][view["viewer"]]["hand"], say)]
    return "\n".join(lines)


# The world --------------------------------------------------------------------------------------


def _world(view: Mapping[str, Any]) -> Iterator[str]:
    canvas: Canvas = {}
    possible = set((view["asked"] or {}).get("choices", ()))
    for cell in view["frontier"]:
        name = f"+{cell['cell']}" if cell["cell"] in possible else cell["cell"]
        _write(canvas, cell, (HALF - len(name) // 2, 2), name, "bold" if name[0] == "+" else "dim")
    for tile in view["tiles"]:
        _paint(canvas, tile, view["lands"])
        name = f"+{tile['cell']}" if tile["cell"] in possible else tile["cell"]
        _write(canvas, tile, (HALF - len(name) // 2, 2), name, f"bold {BORDER} on #ffffff")
    left, right = min(x for x, _ in canvas), max(x for x, _ in canvas)
    for y in range(min(y for _, y in canvas), max(y for _, y in canvas) + 1):
        row = [canvas.get((x, y), ("", " ")) for x in range(left, right + 1)]
        yield "".join(_run(style, list(run)) for style, run in groupby(row, itemgetter(0))).rstrip()


def _run(style: str, run: list[tuple[str, str]]) -> str:
    signs = "".join(sign for _, sign in run)
    return f"[{style}]{signs}[/]" if style else signs


def _paint(canvas: Canvas, tile: LaidTile, lands: Sequence[LandView]) -> None:
    x0, y0 = tile["column"] * HALF, tile["row"] * HEIGHT
    part_at = {edge: part for part in tile["parts"] for edge in part["edges"]}
    for line in range(HEIGHT):
        depth = (line + 0.5) / HEIGHT if tile["up"] else 1 - (line + 0.5) / HEIGHT
        inside = [x for x in range(2 * HALF) if abs(x + 0.5 - HALF) < depth * HALF]
        for x in inside:
            part = _part(part_at, _distances(x + 0.5 - HALF, depth, up=tile["up"]))
            style, sign = (SEA, "~") if part is None else (_style(lands[part["land"]]), ".")
            if x == inside[0]:
                sign = "╱" if tile["up"] else "╲"
            canvas[x0 + x, y0 + line] = (style, sign)
    for part in tile["parts"]:
        signs = "".join(_sign(symbol) for symbol in part["symbols"])
        _write(canvas, tile, SPOTS[tuple(_mirrored(part["edges"], up=tile["up"]))], signs, None)


def _distances(x: float, depth: float, *, up: bool) -> tuple[float, float, float]:
    """How far a point is from the edges 0, 1 and 2; all three together are the height."""
    right, left = (depth * HALF - x) / (2 * HALF), (depth * HALF + x) / (2 * HALF)
    return (right, 1 - depth, left) if up else (left, 1 - depth, right)


def _part(part_at: Mapping[int, LaidPart], distances: tuple[float, float, float]) -> LaidPart | None:
    """The part of a tile at a point; None in the sea."""
    coasts = [edge for edge in EDGES if part_at[edge]["kind"] == "coast"]
    for edge in sorted(coasts, key=lambda coast: distances[coast]):
        if distances[edge] < SHORE:
            return part_at[edge]
        if distances[edge] < STRAIT:
            return None
    return next((part for part in part_at.values() if part["kind"] == "landmass"), None)


def _mirrored(edges: Sequence[int], *, up: bool) -> list[int]:
    """The edges where they would be if the triangle pointed up: left and right change places."""
    return sorted(edges) if up else sorted(2 - edge for edge in edges)


def _write(canvas: Canvas, cell: Spot, spot: tuple[int, int], text: str, style: str | None) -> None:
    """Write over a triangle; without a style, in bold on what is there."""
    x0, y0 = cell["column"] * HALF, cell["row"] * HEIGHT
    x, line = spot
    y = y0 + (line if cell["up"] else HEIGHT - 1 - line)
    for n, sign in enumerate(text):
        at = (x0 + x + n, y)
        canvas[at] = (style or f"bold {canvas[at][0]}", sign)


def _style(land: LandView) -> str:
    return CIVILIZATION[land["civilizations"][0]] if land["civilizations"] else LAND


def _sign(symbol: str) -> str:
    kind, _, temple = symbol.partition("-")
    return (TEMPLE if temple else "") + SIGNS[kind]


def _legend(say: Speaker) -> str:
    signs = [f"{sign} {say.word(symbol)}" for symbol, sign in SIGNS.items()]
    temple = f"{_sign('wheat-temple')} {say.word('wheat-temple')}"
    return "[dim]" + "  ".join([*signs, temple, f"+ {say.word('possible')}"]) + "[/]"


# Continents and players -------------------------------------------------------------------------


def _continents(view: Mapping[str, Any], say: Speaker) -> Iterator[str]:
    for land in view["lands"]:
        if land["kind"] == "continent":
            colours = " ".join(f"[{CIVILIZATION[c]}] {say.word(c)} [/]" for c in land["civilizations"])
            counts = "  ".join(f"{SIGNS[symbol]}{n}" for symbol, n in land["symbols"].items())
            yield f"{land['name']:8}{counts}  {colours}".rstrip()
    epochs = view["epochs"]
    drawn = f"{say.word('epochs')} {epochs['drawn']}/{epochs['last']}"
    yield f"[dim]{drawn} · {say.word('piles')} {view['piles']}[/]"


def _players(view: Mapping[str, Any], say: Speaker) -> Iterator[str]:
    asked = view["asked"]["seat"] if view["asked"] else None
    for seat, player in enumerate(view["players"]):
        followers = " ".join(
            f"[{CIVILIZATION[colour]}] {say.word(colour)} {n} [/]"
            for colour, n in player["followers"].items()
            if n
        )
        name = f"{'>' if seat == asked else ' '} {say.word(player['god']):10}"
        points = "?" if player["points"] is None else player["points"]
        numbers = (
            f"{say.word('points')} {points:>3}  {say.word('tokens')} {player['tokens']}"
            f" ({SIGNS['cup']} {player['token_worth']}, {SIGNS['pyramid']} {player['epoch_worth']})"
        )
        yield f"{'[bold]' + name + '[/]' if seat == asked else name}{numbers}  {followers}".rstrip()


def _hand(hand: Sequence[HeldTile], say: Speaker) -> Iterator[str]:
    for tile in hand:
        yield f"{say.word('hand')}: {tile['tile']} [dim]({say.word(tile['tile'])})[/]"
