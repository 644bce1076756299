"""The review of a finished game, in slices: each can be thought about anywhere, from the record."""

import pickle
from collections.abc import Callable, Generator
from functools import lru_cache
from time import monotonic
from typing import Any, Final

from typing_extensions import TypedDict

from ecumene.bots.review import MOST_POINTS, Review, TurningPoint
from ecumene.core.record import Record
from ecumene.core.rng import Rng

DIGITS = 4
"""How exactly chances are told."""
FORSAKEN_SECONDS: Final = 30.0
"""After how long a review is let go that nobody asks for any more."""


class Chances(TypedDict):
    """How likely each seat was to win."""

    number: int
    """How many choices stood then."""
    chances: list[float]


class ReviewReason(TypedDict):
    """A term of the game, and how much more of it there would be, or less."""

    term: str
    gain: float


class Better(TypedDict):
    """What the master would have done."""

    choices: list[str]
    then: float
    """The chance of who moved, after that."""
    why: list[ReviewReason]


class Turning(TypedDict):
    """A move after which somebody's chances were not what they had been, or could have been."""

    number: int
    """How many choices stood before it."""
    turn: int
    seat: int
    played: list[str]
    before: float
    """The chance of who moved, before the move."""
    after: float
    """The chance of who moved, after it."""
    better: Better | None
    """None where the master would have done no better."""


class GameReview(TypedDict):
    """What decided a finished game."""

    curve: list[Chances]
    """At the beginning, and after each move."""
    turnings: list[Turning]


class Reviewed(TypedDict):
    """How far the review of a finished game is, and the whole of it once it is done."""

    done: int
    of: int
    review: GameReview | None


def packed(record: Record) -> bytes:
    """A record as it is now, to be reviewed elsewhere."""
    return pickle.dumps(record)


@lru_cache(maxsize=2)
def _review(record: bytes, seconds: float) -> Review:
    """Those under way here: made once, and again if another process goes on with one."""
    return Review(pickle.loads(record), seconds)


def curve_of(record: bytes, seconds: float) -> list[Chances]:
    """The chances of all seats, at the beginning and after each move."""
    review = _review(record, seconds)
    ends = [0, *(move.end for move in review.moves)]
    return [
        {"number": end, "chances": [round(chance, DIGITS) for chance in chances]}
        for end, chances in zip(ends, review.curve, strict=True)
    ]


def missed_in(record: bytes, seconds: float, number: int) -> float:
    """By how much a planner would have made more of a move, by its number."""
    review = _review(record, seconds)
    review.rng = Rng(number + 1)
    review.weigh(number)
    return review.missed[number]


def turning_of(record: bytes, seconds: float, missed: list[float], number: int) -> Turning | None:
    """A turning point by its number, for which the master is asked; None after the last."""
    review = _review(record, seconds)
    review.missed = missed
    points = review.turning_points()
    if number >= len(points):
        return None
    review.rng = Rng(number + 1)
    review.ask_the_master(points[number])
    return _told(points[number])


Slice = tuple[Callable[..., Any], tuple[Any, ...]]
"""What is to be thought about, from the record and the seconds, and what else has to be known for it."""


def slices() -> Generator[Slice, Any, GameReview]:
    """What is thought about one after the other, each answered with what came of it; the whole at the end."""
    curve: list[Chances] = yield curve_of, ()
    missed: list[float] = []
    for number in range(len(curve) - 1):
        lost: float = yield missed_in, (number,)
        missed.append(lost)
    turnings: list[Turning] = []
    for number in range(MOST_POINTS):
        turning: Turning | None = yield turning_of, (missed, number)
        if turning is None:
            break
        turnings.append(turning)
    return {"curve": curve, "turnings": turnings}


def slices_of(curve: list[Chances]) -> int:
    """How many slices a review has at most whose curve is known."""
    return len(curve) + MOST_POINTS


class Making:
    """A review that is being made: what is to be thought about next, and how far it is."""

    def __init__(self) -> None:
        self.review: GameReview | None = None
        """The whole, once it is."""
        self._slices = slices()
        self._work: Callable[..., Any] | None = None
        self._found: Any = None
        self._done, self._of = 0, 1
        self._asked = monotonic()

    @property
    def forsaken(self) -> bool:
        """Whether nobody wants to know any more how far it is."""
        return monotonic() - self._asked > FORSAKEN_SECONDS

    def next(self) -> Slice | None:
        """What to think about now; None once the review is whole, or nobody wants it any more."""
        if self.forsaken:
            return None
        try:
            self._work, args = self._slices.send(self._found)
        except StopIteration as whole:
            self.review = whole.value
            return None
        return self._work, args

    def answer(self, found: object) -> None:
        """What came of the slice that was thought about."""
        self._found = found
        self._done += 1
        if self._work is curve_of:
            self._of = slices_of(self._found)

    def ask(self) -> Reviewed:
        """How far it is, for somebody who wants to know."""
        self._asked = monotonic()
        return {"done": self._done, "of": self._of, "review": None}


def whole(review: GameReview) -> Reviewed:
    """A review that was kept."""
    steps = slices_of(review["curve"])
    return {"done": steps, "of": steps, "review": review}


def _told(point: TurningPoint) -> Turning:
    return {
        "number": point.move.start,
        "turn": point.move.turn,
        "seat": point.move.seat,
        "played": point.played,
        "before": round(point.before, DIGITS),
        "after": round(point.after, DIGITS),
        "better": _better(point),
    }


def _better(point: TurningPoint) -> Better | None:
    if point.better is None:
        return None
    return {
        "choices": [choice for chain in point.better for choice in chain],
        "then": round(point.then, DIGITS),
        "why": [{"term": term, "gain": round(gain, DIGITS)} for term, gain in point.why],
    }
