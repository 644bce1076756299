"""One table for five civilization board games.

>>> import ecumene
>>> sorted(ecumene.games())[-1]
'tigris'
>>> p = ecumene.new("tigris", seats=2, seed=7)
>>> p.push("king b3").push("end").seat
1
"""

from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.position import Position, Standing
from ecumene.core.record import Record, load, loads
from ecumene.core.registry import find, games, new


def _in_words(error: EcumeneError) -> str:
    from ecumene.core.text import speaker  # Fluent is loaded for who reads an error, not for who plays

    return speaker("en").error(error)


def _picture(position: Position, seat: int | None) -> str:
    from ecumene.pictures import svg_of  # the page's boards are loaded for who draws, not for who plays

    return svg_of(position, seat)


EcumeneError.in_words = _in_words
Game.picture = staticmethod(_picture)

__all__ = [
    "EcumeneError",
    "Game",
    "Position",
    "Record",
    "Standing",
    "find",
    "games",
    "load",
    "loads",
    "new",
]
