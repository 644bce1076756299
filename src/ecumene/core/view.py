"""What leaves the rules: the frame that all views share, in plain JSON values.

What a game adds is typed in its own `view.py`: `TableView` for what everybody sees alike, `SeatView` for what
a seat sees besides. The page's types are made from these.
"""

from typing import Any, NotRequired

from typing_extensions import TypedDict

from ecumene.core.events import Particulars

View = dict[str, Any]
"""A whole view: the frame, and what the game adds."""


class Asked(TypedDict):
    """The question that is open, as a seat hears it."""

    seat: int
    decision: str
    facts: Particulars
    silence: NotRequired[str]
    """What somebody says here who has nothing else to say."""
    concession: NotRequired[str]
    """The choice that gives the game up; it is no answer to the question."""
    choices: NotRequired[list[str]]
    """What may be chosen: for the asked seat only, like `half_made`."""
    half_made: NotRequired[bool]


class Place(TypedDict):
    """How one seat did."""

    seat: int
    rank: int
    score: list[int]


class SharedFrame(TypedDict):
    """What every view tells everybody."""

    game: str
    seats: int
    turn: int


class OwnFrame(TypedDict):
    """What every view tells a seat, or a spectator (None)."""

    viewer: int | None
    asked: Asked | None
    standings: NotRequired[list[Place]]
    """The result, once the game is over."""
