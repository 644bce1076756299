"""The caller: calls whoever is asked and not there, once, and tries again where nobody answers."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, delete, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import queries, schema
from ecumene.server.calls.bells import Bell, bell_of, bells_called, bells_of, switch
from ecumene.server.calls.ringing import Ringing
from ecumene.server.calls.said import Said, opened, said, silent, trial
from ecumene.server.clocks.rests import resting
from ecumene.server.errors import CallFailed, CallGone, CallRefused, TooFast
from ecumene.server.limits import Buckets
from ecumene.server.looks import each, keep_looking
from ecumene.server.messages.calls import Trouble
from ecumene.server.people.letters import letter
from ecumene.server.rooms import Rooms, update_table
from ecumene.server.rows import TableRow
from ecumene.table import PLAYING, Seat
from ecumene.table.about import PLAYERS
from ecumene.table.clock import ago, ahead, now

logger = logging.getLogger(__name__)

AT_A_TIME = 8
"""How many bells are rung at a time."""
IN_A_ROUND = 4 * AT_A_TIME
"""How many calls are taken in hand together: who waits in vain holds up no more of them."""
AGAIN = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1))
"""After how long a call is tried again that was not taken; then its bell is switched off."""
IN_HAND = timedelta(minutes=5)
"""How long a call that is being tried is left alone by others: who tries it may have died."""
B, C, L, T = schema.bells.c, schema.calls.c, schema.log.c, schema.tables.c


class Call(NamedTuple):
    """One bell that is rung for one table, for the first time or again."""

    bell: str
    table: str
    seat: int
    version: int
    tries: int
    round: int | None = None
    """Of the tournament whose table is open, if that is what it tells."""


class Caller:
    """Looks after those who are waited for; of several processes, the one that the database lets."""

    def __init__(self, rooms: Rooms, ringing: Ringing) -> None:
        self._rooms = rooms
        self.ringing = ringing
        self._grace = timedelta(seconds=rooms.settings.call_after)
        most = rooms.settings.calls_per_hour
        self._often = Buckets.hourly(most)
        self._at_a_time = asyncio.Semaphore(AT_A_TIME)
        keep_looking(rooms, "caller", self.look)

    async def try_out(self, person: str, key: str) -> None:
        """Ring a bell to hear whether it does; `CallFailed` if not."""
        self._often.take(person)
        async with self._rooms.engine.connect() as connection:
            bell = await bell_of(connection, person, key)
        await self.ringing.ring(bell, trial(bell.lang))

    async def look(self) -> None:
        """Call whoever is to be called now."""
        waiting = select(T.id).where(T.calling <= ago(self._grace)).order_by(T.calling)
        await each(self._rooms, waiting, self._note, "nobody was called")
        await asyncio.gather(*[self._carefully(call) for call in await self._due()])

    async def _note(self, key: str) -> None:
        await self._rooms.settle(key, self._looked_at)

    async def _looked_at(self, connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> None:
        """Note down whom to call for a table; later, if they rest or were called too often."""
        key, progress = row.about.id, row.progress
        if progress.calling is None or progress.calling > ago(self._grace):
            return  # another process was quicker
        later: str | None = None
        seat = None if progress.status != PLAYING or progress.bot_asked else progress.asked_seat
        person = None if seat is None else seats[seat].guest
        if seat is not None and person is not None and person not in self._rooms.presence.at(key):
            later = await self._note_down(connection, row, seat, person)
        await update_table(connection, key, calling=later)

    async def _untold(self, connection: AsyncConnection, key: str, seat: int) -> bool:
        """Whether a seat has done something since it was called; what others do again is no news."""
        told = (await connection.execute(select(T.called).where(T.id == key))).scalar() or {}
        if str(seat) not in told:
            return True
        since = select(L.version).where(L.table == key, L.seat == seat, L.version > told[str(seat)]).limit(1)
        return (await connection.execute(since)).scalar() is not None

    async def _note_down(
        self, connection: AsyncConnection, row: TableRow, seat: int, person: str
    ) -> str | None:
        """Have somebody's bells rung; if they cannot be now, when."""
        bells = [bell for bell in await bells_of(connection, person) if bell.rings]
        if not bells or not await self._untold(connection, row.about.id, seat):
            return None
        ban = self._rooms.standing.ban_of(person)
        if ban is not None:
            return ban.until  # before, there is nothing that they could do
        wakes = (await resting(connection, person)).wakes(datetime.now(UTC))
        if wakes is not None:
            return wakes.astimezone(UTC).isoformat(timespec="milliseconds")
        try:
            self._often.take(person)
        except TooFast:
            return ahead(AGAIN[0])
        for bell in bells:
            call = {"bell": bell.id, "table": row.about.id, "seat": seat, "version": row.progress.version}
            await queries.keep(connection, schema.calls, call | {"round": None, "tries": 0, "due": now()})
        return None

    async def _due(self) -> list[Call]:
        """Take the calls in hand that are to be tried now."""
        async with self._rooms.engine.connect() as connection:
            due = [tuple(row) for row in await connection.execute(_in_turn())]
        if not due:
            return []
        taken = update(schema.calls).where(tuple_(C.bell, C.table).in_(due), C.due <= now())
        taken = taken.values(due=ahead(IN_HAND), tries=C.tries + 1)

        async def work(connection: AsyncConnection) -> list[Call]:
            found = await connection.execute(taken.returning(*(C[name] for name in Call._fields)))
            return [Call(*row) for row in found]

        found = await self._rooms.writer.run(work)
        return sorted(found, key=lambda call: due.index((call.bell, call.table)))

    async def _carefully(self, call: Call) -> None:
        async with self._at_a_time:
            try:
                await self._ring(call)
            except Exception:
                logger.exception("a call was lost", extra={"table": call.table})
                if call.tries > len(AGAIN):
                    await self._drop(call)

    async def _ring(self, call: Call) -> None:
        async with self._rooms.engine.connect() as connection:
            bell = (await bells_called(connection, [call.bell])).get(call.bell)
            rest = await resting(connection, bell.person if bell else "")
        if bell is None or not await self._still(call, bell.person):
            await self._drop(call)
            return
        wakes = rest.wakes(datetime.now(UTC))
        if wakes is not None:
            await self._put_off(call, wakes)
            return
        try:
            await self.ringing.ring(bell, await self._said(call, bell))
        except CallFailed as error:
            logger.info("a call was not taken", extra={"table": call.table, "code": error.code})
            await self._failed(call, bell, error)
        else:
            await self._told(call)

    async def _said(self, call: Call, bell: Bell) -> Said:
        """What a bell says; a webhook may ring in a room full of rivals, who hear what all may see."""
        room = await self._rooms.settled(call.table)
        if call.round is not None and room.about.tournament is not None:
            name = await self._name_of(room.about.tournament)
            return opened(room.table, call.table, call.seat, bell.lang, number=call.round, name=name)
        eyes = call.seat if bell.kind in ("push", "mail") else None
        if eyes is None and room.about.watch == PLAYERS:
            return silent(room.table, call.table, bell.lang)
        return said(room.table, call.table, call.seat, bell.lang, eyes=eyes)

    async def _name_of(self, tournament: str) -> str:
        query = select(schema.tournaments.c.name).where(schema.tournaments.c.id == tournament)
        async with self._rooms.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def _put_off(self, call: Call, until: datetime) -> None:
        """Somebody who was to be called rests by now: that was no try."""
        later = until.astimezone(UTC).isoformat(timespec="milliseconds")
        changed = update(schema.calls).where(_this(call)).values(due=later, tries=call.tries - 1)
        await self._rooms.writer.run(lambda connection: connection.execute(changed))

    async def _still(self, call: Call, person: str) -> bool:
        """Whether somebody is asked and away as when they were to be called, and may answer."""
        room = await self._rooms.settled(call.table)
        table = room.table
        asked = call.round is not None or (not table.bot_asked and table.asked_seat == call.seat)
        theirs = asked and table.status == PLAYING and table.seats[call.seat].played_by(person)
        if self._rooms.standing.banned(person):
            return False
        return theirs and person not in self._rooms.presence.at(call.table)

    async def _drop(self, call: Call) -> None:
        """A call is made no more."""
        done = delete(schema.calls).where(_this(call))
        await self._rooms.writer.run(lambda connection: connection.execute(done))

    async def _told(self, call: Call) -> None:
        """A call has arrived: its seat is not called again before it does something."""

        async def deed(connection: AsyncConnection, row: TableRow, _seats: list[Seat]) -> None:
            await connection.execute(delete(schema.calls).where(_this(call)))
            if call.round is not None and row.progress.asked_seat != call.seat:
                return  # they know of the table, and are told when it is their turn
            told = (await connection.execute(select(T.called).where(T.id == call.table))).scalar() or {}
            await update_table(connection, call.table, called=told | {str(call.seat): call.version})

        await self._rooms.decide(call.table, deed)

    async def _failed(self, call: Call, bell: Bell, error: CallFailed) -> None:
        """Try again later; if that was done often enough, switch the bell off and say so."""
        over = isinstance(error, CallGone) or call.tries > len(AGAIN)

        async def work(connection: AsyncConnection) -> None:
            if over:
                await switch(connection, bell.person, bell.id, rings=False, trouble=_trouble(error))
            else:
                later = update(schema.calls).where(_this(call)).values(due=ahead(AGAIN[call.tries - 1]))
                await connection.execute(later)

        await self._rooms.writer.run(work)
        mailer = self.ringing.mailer
        if over and bell.kind != "mail" and bell.mail is not None and mailer.open:
            self._rooms.errand(mailer.send(letter(bell.mail, bell.lang, "bell-off", path=bell.label)))


def _in_turn() -> Select[Any]:
    """Which calls are due: each person's first, then their second; many bells hold up nobody else's one."""
    turn = func.row_number().over(partition_by=B.person, order_by=C.due).label("turn")
    due = select(C.bell, C.table, C.due, turn).join_from(schema.calls, schema.bells, C.bell == B.id)
    waiting = due.where(C.due <= now()).subquery().c
    return select(waiting.bell, waiting.table).order_by(waiting.turn, waiting.due).limit(IN_A_ROUND)


def _this(call: Call) -> ColumnElement[bool]:
    """What was noted down since, for the same bell and table, is another call."""
    same = C.bell == call.bell, C.table == call.table
    return and_(*same, C.version == call.version, C.tries == call.tries)


def _trouble(error: CallFailed) -> Trouble:
    if isinstance(error, CallGone):
        return "gone"
    return "refused" if isinstance(error, CallRefused) else "unanswered"
