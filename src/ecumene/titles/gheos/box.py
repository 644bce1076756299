"""What is in the box besides the landscape: civilizations, followers, tokens and epochs."""

import tomllib
from typing import Final

from ecumene.core.tables import text_of

_BOX = tomllib.loads(text_of(__file__, "box"))

GODS: Final[tuple[str, ...]] = tuple(_BOX["gods"])
COLOUR_WORDS: Final[tuple[str, ...]] = tuple(_BOX["colours"])
COLOUR_OF: Final = {word: colour for colour, word in enumerate(COLOUR_WORDS)}
COLOURS: Final = range(len(COLOUR_WORDS))
PER_SEAT: Final = len(COLOURS)
"""How many places of a flat list belong to a seat: one a colour."""
FOLLOWERS: Final[int] = _BOX["followers_of_each_colour"]
TOKENS: Final[int] = _BOX["tokens_each"]
HAND: Final[int] = _BOX["hand"]
EPOCH_TILES: Final[int] = _BOX["epoch_tiles"]
LAST_EPOCH: Final[dict[int, int]] = {int(seats): epoch for seats, epoch in _BOX["last_epoch"].items()}
