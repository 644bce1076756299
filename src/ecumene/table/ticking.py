"""Clocks: how long people may think, and how a clock goes on with every line of a table's log."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

from typing_extensions import TypedDict

from ecumene.table.exact import exact

Kind = Literal["choice", "turn", "bank", "days"]
Zero = Literal["bot", "resign", "nothing"]


class Clock(TypedDict):
    """How long everybody may think, as was agreed at the start."""

    kind: Kind
    """For each choice, for each turn, for the whole game, or in days for each turn."""
    seconds: int
    increment: int
    """What a bank gets back whenever its owner's move is over."""
    zero: Zero
    """What happens when the time is over: a bot plays on until its owner is back, they resign, or nothing."""


@exact()
class ClockInfo(Clock):
    """A table's clock, and how it stands."""

    left: list[float] | None
    """Seconds that each seat had when it was last asked, where they are counted down."""
    due: str | None
    """When the time of whoever is asked is over; nobody's, if a bot is asked or it is still to begin."""


class Ticking(TypedDict):
    """How a clock stands: since when it runs for whoever is asked, and what each seat had left then."""

    since: str
    left: list[float] | None


class Moment(NamedTuple):
    """Who is asked, and in which turn."""

    seat: int | None
    turn: int


def wound_up(clock: Clock, seats: int, at: str) -> Ticking:
    """A clock as the game begins."""
    return {"since": at, "left": _full(clock, seats)}


def moved(
    clock: Clock, ticking: Ticking, was: Moment, now: Moment, at: str, *, whole: bool = True
) -> Ticking:
    """A clock after a line of the log; `whole` if that was a choice, neither half made nor taken back.

    >>> clock: Clock = {"kind": "bank", "seconds": 60, "increment": 5, "zero": "bot"}
    >>> begun = wound_up(clock, 2, "2026-01-31T20:00:00.000+00:00")
    >>> moved(clock, begun, Moment(0, 1), Moment(1, 1), "2026-01-31T20:00:20.000+00:00")["left"]
    [45.0, 60.0]
    """
    same = now.seat == was.seat
    if clock["kind"] == "choice":
        return {"since": ticking["since"] if same and not whole else at, "left": None}
    if clock["kind"] == "days":
        return {"since": ticking["since"] if same and now.turn == was.turn else at, "left": None}
    left = list(ticking["left"] or ())
    if was.seat is not None:
        left[was.seat] = max(0.0, round(left[was.seat] - seconds_between(ticking["since"], at), 3))
        if clock["kind"] == "bank" and not same:
            left[was.seat] += clock["increment"]
    if clock["kind"] == "turn" and now.turn != was.turn:
        return {"since": at, "left": _full(clock, len(left))}
    return {"since": at, "left": left}


def refilled(clock: Clock, ticking: Ticking, seats: Iterable[int], at: str) -> Ticking:
    """A clock for those who are back: they have as much time again as they had at the beginning."""
    left = ticking["left"]
    if left is not None:
        left = [float(clock["seconds"]) if seat in set(seats) else had for seat, had in enumerate(left)]
    return {"since": at, "left": left}


def runs_out(clock: Clock, ticking: Ticking, seat: int) -> str:
    """When the time of a seat is over, if nothing stops the clock."""
    seconds = clock["seconds"] if ticking["left"] is None else ticking["left"][seat]
    return later(ticking["since"], seconds)


def alarm_at(clock: Clock, ticking: Ticking, seat: int | None) -> str | None:
    """When the keeper of clocks looks at a table: a clock of days at once, for it knows when people rest."""
    if seat is None or clock["zero"] == "nothing":
        return None
    return ticking["since"] if clock["kind"] == "days" else runs_out(clock, ticking, seat)


def told_clock(
    clock: Clock | None, ticking: Ticking | None, alarm: str | None, seat: int | None
) -> ClockInfo | None:
    """What everybody is told of a clock; `seat` is a person's who is asked."""
    if clock is None:
        return None
    due = None if ticking is None or seat is None else runs_out(clock, ticking, seat)
    return {
        "kind": clock["kind"],
        "seconds": clock["seconds"],
        "increment": clock["increment"],
        "zero": clock["zero"],
        "left": None if ticking is None else ticking["left"],
        "due": due if due is None or alarm is None else max(due, alarm),
    }


def _full(clock: Clock, seats: int) -> list[float] | None:
    return [float(clock["seconds"])] * seats if clock["kind"] in ("turn", "bank") else None


def seconds_between(one: str, other: str) -> float:
    return (datetime.fromisoformat(other) - datetime.fromisoformat(one)).total_seconds()


def later(at: str, seconds: float) -> str:
    moment = datetime.fromisoformat(at) + timedelta(seconds=seconds)
    return moment.isoformat(timespec="milliseconds")
