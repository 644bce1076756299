"""Pictures of positions, made by a browser that nobody sees."""

import os
import re
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ecumene.core.errors import NoBrowser
from ecumene.core.position import Position
from ecumene.core.text import language
from ecumene.pictures.sheet import Size, sheet

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SIZE: Final[Size] = {"width": 1200, "height": 800}
PATIENCE: Final = 60
"""Seconds that a browser may take."""
_PICTURE: Final = re.compile(r'<script type="text/plain" id="picture">([^<]*)</script>')


def svg_of(
    p: Position,
    seat: int | None = None,
    size: Size = SIZE,
    names: Sequence[str] = (),
    lang: str | None = None,
) -> str:
    """A position as a seat sees it, or as somebody who looks on, as an SVG that stands alone.

    Players are called by their names, if there are any; a language that is not named is the environment's.
    """
    with TemporaryDirectory(prefix="ecumene-") as folder:
        found = _PICTURE.search(_run(_page(p, seat, size, names, lang), size, Path(folder), "--dump-dom"))
    if found is None:
        raise NoBrowser(known=list(BROWSERS))
    return b64decode(found[1]).decode("utf-8")


def png_of(
    p: Position,
    seat: int | None = None,
    size: Size = SIZE,
    names: Sequence[str] = (),
    lang: str | None = None,
) -> bytes:
    """The same as a picture of pixels."""
    with TemporaryDirectory(prefix="ecumene-") as folder:
        shot = Path(folder) / "shot.png"
        _run(_page(p, seat, size, names, lang), size, Path(folder), f"--screenshot={shot}")
        if not shot.is_file():
            raise NoBrowser(known=list(BROWSERS))
        return shot.read_bytes()


def _page(p: Position, seat: int | None, size: Size, names: Sequence[str], lang: str | None) -> str:
    return sheet(p.game, lang or language(), [{"view": p.view(seat), "said": []}], names, size)


def _run(text: str, size: Size, folder: Path, what: str) -> str:
    page = folder / "sheet.html"
    page.write_text(text, encoding="utf-8")
    command = [
        *(browser(), "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1"),
        *(f"--user-data-dir={folder / 'profile'}", f"--window-size={size['width']},{size['height']}"),
        *("--virtual-time-budget=5000", what),
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--no-sandbox")
    try:
        return _output([*command, page.as_uri()])
    except subprocess.TimeoutExpired:
        raise NoBrowser(known=list(BROWSERS)) from None


def _output(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False)
    return done.stdout


def browser() -> str:
    """The browser that draws: the one that ECUMENE_CHROMIUM names, else one that is installed."""
    for name in (os.environ.get("ECUMENE_CHROMIUM", ""), *BROWSERS):
        found = shutil.which(name) if name else None
        if found:
            return found
    raise NoBrowser(known=list(BROWSERS))
