"""What is in the box: colours, tiles, leaders, monuments and buildings, from `data/pieces.toml`."""

import tomllib
from typing import Final

from ecumene.core.tables import text_of

_BOX = tomllib.loads(text_of(__file__, "pieces"))

BLACK: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3
COLOURS: Final = range(4)
PER_SEAT: Final = 4
"""How many places of a flat list belong to a seat: one a colour."""

COLOUR_WORDS: Final[tuple[str, ...]] = tuple(row["colour"] for row in _BOX["colours"])
TILE_WORDS: Final[tuple[str, ...]] = tuple(row["tile"] for row in _BOX["colours"])
LEADER_WORDS: Final[tuple[str, ...]] = tuple(row["leader"] for row in _BOX["colours"])
BUILDING_WORDS: Final[tuple[str, ...]] = tuple(row["building"] for row in _BOX["colours"])
TILE_COUNTS: Final[tuple[int, ...]] = tuple(row["tiles"] for row in _BOX["colours"])

TILE_OF: Final = {word: colour for colour, word in enumerate(TILE_WORDS)}
LEADER_OF: Final = {word: colour for colour, word in enumerate(LEADER_WORDS)}

DYNASTIES: Final[tuple[str, ...]] = tuple(_BOX["dynasties"])
HAND: Final[int] = _BOX["hand"]
CATASTROPHES_EACH: Final[int] = _BOX["catastrophes_each"]
ACTIONS: Final[int] = _BOX["actions"]
FEW_TREASURES: Final[int] = _BOX["treasures_that_end_the_game"]
SHORTEST_LINE: Final[int] = _BOX["shortest_line_for_a_building"]

MONUMENTS: Final[tuple[tuple[int, int], ...]] = tuple(
    (COLOUR_WORDS.index(a), COLOUR_WORDS.index(b)) for a, b in (row["colours"] for row in _BOX["monuments"])
)
MONUMENT_WORDS: Final = tuple(f"{COLOUR_WORDS[a]}-{COLOUR_WORDS[b]}" for a, b in MONUMENTS)
