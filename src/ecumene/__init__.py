"""One table for five civilization board games.

>>> import ecumene
>>> sorted(ecumene.games())[-1]
'tigris'
>>> p = ecumene.new("tigris", seats=2, seed=7)
>>> p.push("king b3").push("end").seat
1
"""

from ecumene.core.errors import EcumeneError
from ecumene.core.position import Position, Standing
from ecumene.core.record import Record, load, loads
from ecumene.core.registry import Game, find, games, new

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
