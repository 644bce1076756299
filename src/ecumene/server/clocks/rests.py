"""When people rest: clocks of days stand still for them at night, and while they are away."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import TypedDict

from ecumene.server import queries, schema
from ecumene.server.errors import SleepTooLong, TooLongAway
from ecumene.server.messages.days import Rest, RestInfo, Sleep
from ecumene.table.clock import now
from ecumene.table.errors import BadRequest

R, S, T = schema.rests.c, schema.seats.c, schema.tables.c
MOST_DAYS_AWAY = 60
"""How many days of a year somebody may be away, and clocks wait for them."""
MOST_ASLEEP = 12
"""How many hours of a day."""
MOST_CHANGES = 40
"""So many hours of sleep, and so many times away, are known of the past."""
DAY, YEAR = timedelta(days=1), timedelta(days=365)
LONGEST = timedelta(days=400)
"""Beyond which no time is looked for."""


class Past(TypedDict):
    """How somebody has rested before: clocks that ran then have stood still by it."""

    away: list[tuple[str, str]]
    """From when to when they were away."""
    sleep: list[tuple[Sleep | None, str]]
    """Which hours were theirs until a moment."""


@dataclass(frozen=True, slots=True)
class Resting:
    """When somebody rests, as moments."""

    away_from: str | None = None
    away_until: str | None = None
    sleep: Sleep | None = None
    past: Past | None = None

    def runs_out(self, since: str, seconds: float) -> str:
        """When a time that began is over, of which none passes while they rest.

        Whoever says that they sleep at all hours gains as much time as they had, and a day.
        """
        at, left = datetime.fromisoformat(since), timedelta(seconds=seconds)
        last, nights = at + LONGEST, left + DAY
        while left > timedelta(0) and at < last:
            back, wakes = self._back(at), self._wakes(at)
            if back is not None:
                at = back
            elif wakes is not None and nights > timedelta(0):
                nights -= wakes - at
                at = wakes
            else:
                rests = self._rests(at, at + left)
                left -= rests - at
                at = rests
        return at.astimezone(UTC).isoformat(timespec="milliseconds")

    def wakes(self, at: datetime) -> datetime | None:
        """When somebody who rests at a moment is back."""
        return self._back(at) or self._wakes(at)

    @property
    def away(self) -> list[tuple[datetime, datetime]]:
        """When they were away, are, or will be."""
        known = list(self.past["away"]) if self.past else []
        if self.away_from and self.away_until:
            known.append((self.away_from, self.away_until))
        return [(datetime.fromisoformat(start), datetime.fromisoformat(end)) for start, end in known]

    def _back(self, at: datetime) -> datetime | None:
        """When somebody who is away at a moment comes back."""
        return next((end for start, end in self.away if start <= at < end), None)

    def _wakes(self, at: datetime) -> datetime | None:
        """When somebody who sleeps at a moment wakes, or sleeps at other hours from then on."""
        sleep, until = self._hours(at)
        night = next((end for start, end in _nights(sleep, at) if start <= at < end), None)
        return night if night is None or until is None else min(night, until)

    def _hours(self, at: datetime) -> tuple[Sleep | None, datetime | None]:
        """Which hours of sleep are theirs at a moment, and until when."""
        for sleep, said in self.past["sleep"] if self.past else ():
            until = datetime.fromisoformat(said)
            if at < until:
                return sleep, until
        return self.sleep, None

    def _rests(self, at: datetime, until: datetime) -> datetime:
        """When somebody who is awake next rests, or the time is over."""
        sleep, other = self._hours(at)
        moments = [until, *(start for start, _ in (*_nights(sleep, at), *self.away) if start > at)]
        return min(moments if other is None else [*moments, other])


def _nights(sleep: Sleep | None, at: datetime) -> list[tuple[datetime, datetime]]:
    """The nights around a moment."""
    if sleep is None or sleep["start"] == sleep["end"]:
        return []
    zone = ZoneInfo(sleep["zone"])
    start, end = time.fromisoformat(sleep["start"]), time.fromisoformat(sleep["end"])
    today = at.astimezone(zone).date()
    return [_night(today + timedelta(days=n), start, end, zone) for n in (-1, 0, 1)]


def _night(day: date, start: time, end: time, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """From when to when, in a time whose hours are all as long: clocks are put forward and back at night."""
    over = day if end > start else day + timedelta(days=1)
    began, ended = datetime.combine(day, start, zone), datetime.combine(over, end, zone)
    return began.astimezone(UTC), ended.astimezone(UTC)


async def resting(connection: AsyncConnection, person: str) -> Resting:
    query = select(R.away_from, R.away_until, R.sleep, R.past).where(R.person == person)
    row = (await connection.execute(query)).one_or_none()
    return Resting() if row is None else Resting(**row._mapping)


async def told_rest(connection: AsyncConnection, person: str) -> RestInfo:
    """When somebody rests, as they have said it."""
    found, at = await resting(connection, person), now()
    vacation = found.away_until if found.away_until and found.away_until > at else None
    last = (datetime.fromisoformat(vacation) - timedelta(days=1)).date().isoformat() if vacation else None
    return {"vacation": last, "sleep": found.sleep, "days": days_left(found.away, at)}


async def keep_rest(connection: AsyncConnection, person: str, rest: Rest) -> None:
    """Take down when somebody rests, and have the clocks looked at that run for them."""
    await queries.wait_for(connection, person)
    new = changed(await resting(connection, person), rest, now())
    row = {"person": person, "away_from": new.away_from, "away_until": new.away_until}
    await queries.keep(connection, schema.rests, row | {"sleep": new.sleep, "past": new.past})
    asked = select(S.seat).where(S.table == T.id, S.seat == T.asked_seat, S.guest == person).exists()
    clocks = update(schema.tables).where(T.alarm.is_not(None), asked)
    await connection.execute(clocks.values(alarm=now()))


def changed(before: Resting, rest: Rest, at: str) -> Resting:
    """How somebody rests who wishes to from a moment on; what was before has been so."""
    sleep, past = _checked(rest["sleep"]), _still_counting(before.past, at)
    if sleep != before.sleep:
        past["sleep"] = [*past["sleep"], (before.sleep, at)][-MOST_CHANGES:]
    since, until = before.away_from, before.away_until
    if since and until and (until <= at or rest["vacation"] is None):
        past["away"].append((since, min(until, at)))
        since = None
    if rest["vacation"] is None:
        return Resting(None, None, sleep, past)
    over = _end_of(rest["vacation"])
    away = Resting(since or at, over, sleep, past)
    *before_that, (first, last) = away.away
    left = days_left(before_that, at)
    if last - first > timedelta(days=left + 1):
        raise TooLongAway(most=MOST_DAYS_AWAY, left=left)
    return away


def days_left(away: Sequence[tuple[datetime, datetime]], at: str) -> int:
    """How many days of the year somebody may still be away; who was very often may not."""
    year = datetime.fromisoformat(at) - YEAR
    gone = sum((end - max(start, year) for start, end in away if end > year), timedelta(0))
    return 0 if len(away) >= MOST_CHANGES else max(0, MOST_DAYS_AWAY - gone.days)


def _still_counting(past: Past | None, at: str) -> Past:
    """What lies so far back that no clock ran then is forgotten."""
    since = (datetime.fromisoformat(at) - LONGEST).isoformat(timespec="milliseconds")
    known = past or {"away": [], "sleep": []}
    return {
        "away": [(start, end) for start, end in known["away"] if end > since],
        "sleep": [(sleep, until) for sleep, until in known["sleep"] if until > since],
    }


def _end_of(day: str) -> str:
    """The moment at which a day is over, if it is still to come."""
    try:
        over = datetime.combine(date.fromisoformat(day), time(), UTC) + timedelta(days=1)
    except ValueError:
        raise BadRequest(field="vacation") from None
    if over <= datetime.now(UTC):
        raise BadRequest(field="vacation")
    return over.isoformat(timespec="milliseconds")


def _checked(sleep: Sleep | None) -> Sleep | None:
    if sleep is None:
        return None
    try:
        ZoneInfo(sleep["zone"])
    except (LookupError, ValueError, OSError):
        raise BadRequest(field="sleep.zone") from None
    start, end = time.fromisoformat(sleep["start"]), time.fromisoformat(sleep["end"])
    if (end.hour * 60 + end.minute - start.hour * 60 - start.minute) % (24 * 60) > MOST_ASLEEP * 60:
        raise SleepTooLong(most=MOST_ASLEEP)
    return sleep
