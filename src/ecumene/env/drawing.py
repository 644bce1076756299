"""How an environment shows itself: as text, or as a picture of the board."""

from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from rich.text import Text

from ecumene.core.position import Position
from ecumene.core.text import language, speaker
from ecumene.pictures import png_of

RENDER_MODES: Final = ("ansi", "rgb_array")


def rendered(p: Position, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table as somebody who looks on sees it."""
    if mode == "ansi":
        return text_of(p)
    return pixels_of(p) if mode == "rgb_array" else None


def text_of(p: Position) -> str:
    """The table on a terminal, without its colours."""
    view = p.view(None)
    if p.game.draw is None:
        return str(view)
    return Text.from_markup(p.game.draw(view, speaker(language(), p.game.id))).plain


def pixels_of(p: Position) -> NDArray[np.uint8]:
    """The board as the page draws it: rows, columns, and red, green and blue."""
    return np.array(Image.open(BytesIO(png_of(p))).convert("RGB"), np.uint8)
