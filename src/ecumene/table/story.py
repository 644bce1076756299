"""The story of a finished game: where all points came from, how it went, and where it turned."""

from collections import Counter
from collections.abc import Iterable

from typing_extensions import TypedDict

from ecumene.core.entries import Entry
from ecumene.core.gains import Gain
from ecumene.core.game import Game
from ecumene.core.record import Record
from ecumene.table.telling import told_events
from ecumene.table.told import TableEvent

MOST_MOMENTS = 5
"""How many turns of the tide are told."""


class Source(TypedDict):
    """The points of a seat from one source."""

    source: str
    of: str
    """Which kind of points, where the game counts several and the fewest decide; else nothing."""
    points: int


class Point(TypedDict):
    """How things stood at the end of a turn."""

    number: int
    """How many choices stood then."""
    turn: int
    points: list[int]


class Moment(TypedDict):
    """A choice that changed much."""

    number: int
    turn: int
    seat: int
    """Who gained most by it, or lost most where nobody gained."""
    points: int
    """By how much the score changed: of several kinds of points, only the fewest count."""
    events: list[TableEvent]
    """Those of its events that tell of points; none where what a seat has then is what counts."""


class Story(TypedDict):
    """A finished game as numbers, seat by seat."""

    sources: list[list[Source]]
    curve: list[Point]
    moments: list[Moment]


class Account:
    """Everybody's points by source, kept up while a game is told."""

    def __init__(self, seats: int) -> None:
        self._gained: list[Counter[tuple[str, str]]] = [Counter() for _ in range(seats)]
        self._held: list[Counter[tuple[str, str]]] = [Counter() for _ in range(seats)]

    def add(self, gains: Iterable[Gain]) -> None:
        for seat, source, points, of in gains:
            self._gained[seat][source, of] += points

    def hold(self, holdings: Iterable[Gain]) -> None:
        """What the position itself brings now, in place of what one before did."""
        self._held = [Counter() for _ in self._held]
        for seat, source, points, of in holdings:
            self._held[seat][source, of] += points

    def sources(self, seat: int) -> list[Source]:
        whole = Counter(self._gained[seat])
        whole.update(self._held[seat])
        return [{"source": source, "of": of, "points": points} for (source, of), points in whole.items()]

    def points(self, seat: int) -> int:
        """The score: of several kinds of points, the fewest."""
        kinds: Counter[str] = Counter()
        for source in self.sources(seat):
            kinds[source["of"]] += source["points"]
        return min(kinds.values(), default=0)


def tell_story(record: Record) -> Story:
    """The story of a record, choice by choice from its first."""
    game, position = record.game, record.at(0)
    seats = range(len(game.scores(position)))
    account = Account(len(seats))
    curve: list[Point] = []
    moments: list[Moment] = []
    before = [0 for _ in seats]
    for number, entry in enumerate(record.entries, 1):
        position.push(entry.choice)
        for event in entry.events:
            account.add(game.gains(event))
        account.hold(game.holdings(position))
        if curve and curve[-1]["turn"] == entry.turn:
            curve.pop()
        curve.append({"number": number, "turn": entry.turn, "points": [account.points(s) for s in seats]})
        now = curve[-1]["points"]
        changes = [new - old for new, old in zip(now, before, strict=True)]
        if any(changes):
            seat = changes.index(max(changes) if max(changes) > 0 else min(changes))
            moments.append(_moment(game, number, entry, seat, changes[seat]))
        before = now
    return {
        "sources": [account.sources(seat) for seat in seats],
        "curve": curve,
        "moments": _decisive(moments),
    }


def _moment(game: Game, number: int, entry: Entry, seat: int, points: int) -> Moment:
    telling = [event for event in entry.events if any(gain.points for gain in game.gains(event))]
    return {
        "number": number,
        "turn": entry.turn,
        "seat": seat,
        "points": points,
        "events": told_events(telling),
    }


def _decisive(moments: list[Moment]) -> list[Moment]:
    """Those that changed most, the later of equals, one a turn, in the order in which they came."""
    chosen: dict[int, Moment] = {}
    for moment in sorted(moments, key=lambda moment: (-abs(moment["points"]), -moment["number"])):
        chosen.setdefault(moment["turn"], moment)
    greatest = list(chosen.values())[:MOST_MOMENTS]
    return sorted(greatest, key=lambda moment: moment["number"])
