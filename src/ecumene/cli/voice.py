"""The terminal's voice: its own sentences beside those of the core and of a game."""

from functools import cache
from pathlib import Path

import ecumene.server
from ecumene.core.registry import find
from ecumene.core.text import CORE_TEXT, Speaker

TEXT = Path(__file__).parent / "text"
SERVER_TEXT = Path(ecumene.server.__file__).parent / "text"


@cache
def voice(lang: str, game: str | None = None) -> Speaker:
    """Who speaks at the terminal, with the words of a game if one is given."""
    if game is None:
        return Speaker(lang, [CORE_TEXT, TEXT, SERVER_TEXT])
    found = find(game)
    return Speaker(lang, [CORE_TEXT, TEXT, found.folder / "text"], found.seat_words)
