"""When people rest: clocks of days stand still for them at night, and while they are away."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import queries, schema
from ecumene.server.messages.days import Rest, Sleep
from ecumene.table.clock import now
from ecumene.table.errors import BadRequest

R, S, T = schema.rests.c, schema.seats.c, schema.tables.c
MOST_DAYS_AWAY = 60
LONGEST = timedelta(days=400)
"""Beyond which no time is looked for: somebody who sleeps all day."""


@dataclass(frozen=True, slots=True)
class Resting:
    """When somebody rests, as moments."""

    away_from: str | None = None
    away_until: str | None = None
    sleep: Sleep | None = None

    def runs_out(self, since: str, seconds: float) -> str:
        """When a time that began is over, of which none passes while they rest."""
        at, left = datetime.fromisoformat(since), timedelta(seconds=seconds)
        last = at + LONGEST
        while left > timedelta(0) and at < last:
            wakes = self.wakes(at)
            if wakes is not None:
                at = wakes
                continue
            rests = self._rests(at, at + left)
            left -= rests - at
            at = rests
        return at.astimezone(UTC).isoformat(timespec="milliseconds")

    def wakes(self, at: datetime) -> datetime | None:
        """When somebody who rests at a moment is back."""
        if self.away_from and self.away_until:
            until = datetime.fromisoformat(self.away_until)
            if datetime.fromisoformat(self.away_from) <= at < until:
                return until
        for start, end in self._nights(at):
            if start <= at < end:
                return end
        return None

    def _rests(self, at: datetime, until: datetime) -> datetime:
        """When somebody who is awake next rests, or the time is over."""
        starts = [start for start, _ in self._nights(at)]
        if self.away_from:
            starts.append(datetime.fromisoformat(self.away_from))
        return min([until, *(start for start in starts if start > at)])

    def _nights(self, at: datetime) -> list[tuple[datetime, datetime]]:
        """The nights around a moment."""
        if self.sleep is None or self.sleep["start"] == self.sleep["end"]:
            return []
        zone = ZoneInfo(self.sleep["zone"])
        start, end = time.fromisoformat(self.sleep["start"]), time.fromisoformat(self.sleep["end"])
        today = at.astimezone(zone).date()
        return [_night(today + timedelta(days=n), start, end, zone) for n in (-1, 0, 1)]


def _night(day: date, start: time, end: time, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """From when to when, in a time whose hours are all as long: clocks are put forward and back at night."""
    over = day if end > start else day + timedelta(days=1)
    began, ended = datetime.combine(day, start, zone), datetime.combine(over, end, zone)
    return began.astimezone(UTC), ended.astimezone(UTC)


async def resting(connection: AsyncConnection, person: str) -> Resting:
    query = select(R.away_from, R.away_until, R.sleep).where(R.person == person)
    row = (await connection.execute(query)).one_or_none()
    return Resting() if row is None else Resting(**row._mapping)


async def told_rest(connection: AsyncConnection, person: str) -> Rest:
    """When somebody rests, as they have said it."""
    found = await resting(connection, person)
    vacation = found.away_until if found.away_until and found.away_until > now() else None
    last = (datetime.fromisoformat(vacation) - timedelta(days=1)).date().isoformat() if vacation else None
    return {"vacation": last, "sleep": found.sleep}


async def keep_rest(connection: AsyncConnection, person: str, rest: Rest) -> None:
    """Take down when somebody rests, and have the clocks looked at that run for them."""
    row: dict[str, Any] = {"person": person, "sleep": _checked(rest["sleep"])}
    row |= {"away_from": None, "away_until": None}
    if rest["vacation"] is not None:
        before = await resting(connection, person)
        until = _end_of(rest["vacation"])
        still = before.away_from if (before.away_until or "") > now() else None
        row |= {"away_from": still or now(), "away_until": until}
    await queries.keep(connection, schema.rests, row)
    asked = select(S.seat).where(S.table == T.id, S.seat == T.asked_seat, S.guest == person).exists()
    clocks = update(schema.tables).where(T.alarm.is_not(None), asked)
    await connection.execute(clocks.values(alarm=now()))


def _end_of(day: str) -> str:
    """The moment at which a day is over, if it is near enough."""
    try:
        over = datetime.combine(date.fromisoformat(day), time(), UTC) + timedelta(days=1)
    except ValueError:
        raise BadRequest(field="vacation") from None
    if not timedelta(0) < over - datetime.now(UTC) <= timedelta(days=MOST_DAYS_AWAY + 1):
        raise BadRequest(field="vacation")
    return over.isoformat(timespec="milliseconds")


def _checked(sleep: Sleep | None) -> Sleep | None:
    if sleep is not None:
        try:
            ZoneInfo(sleep["zone"])
        except (LookupError, ValueError, OSError):
            raise BadRequest(field="sleep.zone") from None
    return sleep
