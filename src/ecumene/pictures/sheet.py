"""The page that draws: one file with the boards' script, their style, and what is to be drawn."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypedDict

from ecumene.core.errors import NoDrawing
from ecumene.core.game import Game
from ecumene.core.view import View

HOUSE: Final = Path(__file__).parents[1]
FOLDER: Final = HOUSE / "server" / "page" / "drawing"
OURS: Final = HOUSE / "titles"
TEXTS: Final = {".js", ".css"}


class Step(TypedDict):
    """Something to look at, and the sentences that tell what has happened."""

    view: View
    said: Sequence[str]


class Brought(TypedDict):
    """What a game from outside brings along, where the script of our boards does not have it."""

    words: str
    files: Mapping[str, str]
    """The texts in its `page/`, by their names: `board.js`, and the styles that it names."""


class Size(TypedDict):
    """How large a picture is, in pixels."""

    width: int
    height: int


def sheet(
    game: Game, lang: str, steps: Sequence[Step], names: Sequence[str] = (), picture: Size | None = None
) -> str:
    """A page that shows the steps of a game, or one picture of it."""
    drawing: dict[str, Any] = {
        "game": game.id,
        "seat_words": game.seat_words,
        "lang": lang,
        "names": names,
        "steps": steps,
    }
    if not game.folder.is_relative_to(OURS):
        drawing["brought"] = brought(game, lang)
    if picture is not None:
        drawing["picture"] = picture
    told = json.dumps(drawing, separators=(",", ":")).replace("<", "\\u003c")
    script, style = _part("drawing.js").replace("</script", r"<\/script"), _part("drawing.css")
    return "\n".join(
        [
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Ecumene</title><style>{style}</style></head><body>",
            f'<script type="application/json" id="drawing">{told}</script>',
            f"<script>{script}</script></body></html>",
        ]
    )


def brought(game: Game, lang: str) -> Brought:
    """The words of a game from outside in a language, and its board, if it has one."""
    words = (game.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    files = [path for path in (game.folder / "page").glob("*") if path.suffix in TEXTS]
    return {"words": words, "files": {path.name: path.read_text(encoding="utf-8") for path in sorted(files)}}


@cache
def _part(name: str) -> str:
    path = FOLDER / name
    if not path.is_file():
        raise NoDrawing(path=str(path))
    return path.read_text(encoding="utf-8")
