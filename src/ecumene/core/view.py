"""What leaves the rules: the frame that all views share, in plain JSON values.

What a game adds is typed in its own `view.py`: `TableView` for what everybody sees alike, `SeatView` for what
a seat sees besides. The page's types are made from these.
"""

from collections.abc import Callable, Hashable
from typing import Any, NotRequired, Protocol, TypeVar

from typing_extensions import TypedDict

from ecumene.core.events import Particulars

T = TypeVar("T")

View = dict[str, Any]
"""A whole view: the frame, and what the game adds."""


class Remember(Protocol):
    """Gives a part of a view, by its name.

    Whoever shows the same table again and again keeps parts in a form of its own, and does not make one anew
    while what it is made of is the same: values that nobody changes in place, or copies.
    Dictionaries that it gives are put together by `|`, not by `{**one, **other}`: they may be written out.
    """

    def __call__(self, name: Hashable, made_of: object, make: Callable[[], T], /) -> T: ...


def afresh(_name: Hashable, _made_of: object, make: Callable[[], T], /) -> T:
    """Keeps nothing."""
    return make()


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
