"""The player board and the boards in the middle: `data/board.toml`."""

import tomllib
from typing import Final

from ecumene.core.tables import text_of

_BOARD = tomllib.loads(text_of(__file__, "board"))

PLAYERS: Final[tuple[str, ...]] = tuple(_BOARD["players"])
SEAT_OF: Final = {word: seat for seat, word in enumerate(PLAYERS)}

BLUE_TOKENS: Final[int] = _BOARD["blue_tokens"]
YELLOW_TOKENS: Final[int] = _BOARD["yellow_tokens"]
UNUSED_WORKERS: Final[int] = _BOARD["unused_workers"]
FIRST_ROUND: Final[tuple[int, ...]] = tuple(_BOARD["civil_actions_in_the_first_round"])
FAMINE: Final[int] = _BOARD["culture_lost_per_missing_food"]
RESIGNED_WAR: Final[int] = _BOARD["culture_for_a_war_against_who_resigns"]
YELLOW_LOST: Final[int] = _BOARD["yellow_tokens_lost_with_an_age"]
MOST_DRAWN: Final[int] = _BOARD["most_military_cards_drawn"]
PLAY_TACTIC: Final[int] = _BOARD["play_a_tactic"]
COPY_TACTIC: Final[int] = _BOARD["copy_a_tactic"]
AGE_A_EVENTS: Final[int] = _BOARD["age_a_events_beyond_players"]
MOST_HAPPY: Final[int] = _BOARD["most_happy_faces"]

CLOSING: Final[dict[str, int]] = _BOARD["closing"]
"""What the end of a shorter game scores for what."""

PRICES: Final[tuple[int, ...]] = tuple(_BOARD["row"]["prices"])
SPACES: Final = len(PRICES)
_SWEPT: Final[tuple[int, ...]] = tuple(_BOARD["row"]["swept"])

_MANY: Final = 100
"""More tokens than a bank ever holds: the tables are filled up to here, so that no look-up needs a check."""


def _filled(table: list[int], beyond: int) -> tuple[int, ...]:
    return tuple(table) + (beyond,) * (_MANY - len(table))


CORRUPTION: Final = _filled(_BOARD["corruption"], 0)
"""By tokens in the blue bank."""
POPULATION_COST: Final = _filled(_BOARD["population_cost"], _BOARD["population_cost"][-1])
"""The food for one more worker, by tokens in the yellow bank."""
CONSUMPTION: Final = _filled(_BOARD["consumption"], 0)
HAPPY_NEEDED: Final = _filled(_BOARD["happy_faces_needed"], 0)


def swept(players: int) -> int:
    """How many spaces of the row are swept at the start of a turn."""
    return _SWEPT[players - 2]
