"""Rounds: they are opened and closed by what the database says, all tables of one at once or none."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from random import SystemRandom
from secrets import randbits
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.errors import GameOver
from ecumene.core.registry import find
from ecumene.server import queries, schema
from ecumene.server.calls.rounds import call_round
from ecumene.server.errors import EntriesClosed, NotYourTournament, TooFewEntrants
from ecumene.server.lobby import Lobby, new_room
from ecumene.server.room import Room
from ecumene.server.tournaments.draw import Contest, drawn, rounds
from ecumene.server.tournaments.ends import ranks_of
from ecumene.server.tournaments.meetings import TABLE, Meeting
from ecumene.server.tournaments.rows import (
    EntrantRow,
    MeetingRow,
    TournamentRow,
    add_entrant,
    change,
    change_entrant,
    entrants_of,
    keep_meetings,
    keep_ranks,
    meetings_of,
    tournament,
)
from ecumene.server.tournaments.sizes import filled
from ecumene.table import BOT, FINISHED, PERSON, PLAYING, Seat, Table
from ecumene.table.about import LOSS, PLAYERS
from ecumene.table.errors import NotYourSeat

S, T, E = schema.seats.c, schema.tables.c, schema.entrants.c


class Opened(NamedTuple):
    """What came of a look: whether anything is new, and the tables that were opened."""

    news: bool = False
    rooms: Sequence[Room] = ()


Work = Callable[[AsyncConnection], Awaitable[Opened]]


@dataclass(frozen=True, slots=True)
class Standing:
    """A tournament as it stands while it is decided about."""

    row: TournamentRow
    entrants: Sequence[EntrantRow]
    before: Sequence[Meeting]

    @property
    def here(self) -> list[int]:
        return [one.number for one in self.entrants if one.here]

    @property
    def deserted(self) -> bool:
        """Whether no person is left."""
        return not any(one.here and one.person for one in self.entrants)

    def drawn(self, number: int) -> list[Meeting]:
        """The meetings of a round; none, if it is over."""
        if self.deserted or number > (self.row.rounds or 0):
            return []
        lots = [one.lot or 0 for one in self.entrants]
        return drawn(Contest(self.row.form, self.row.sitting, lots, self.before), self.here, number)


class Rounds:
    """Begins tournaments, and goes on with them when all tables of a round have ended."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._rooms = lobby.rooms
        self._grace = timedelta(seconds=lobby.rooms.settings.call_after)

    async def start(self, key: str, owner: str) -> None:
        """Begin, because its owner says so."""

        async def work(connection: AsyncConnection) -> Opened:
            row = await tournament(connection, key, locked=True)
            if row.owner != owner:
                raise NotYourTournament()
            if row.status != "open":
                raise EntriesClosed()
            there = len(await entrants_of(connection, key))
            if not enough(row, there):
                raise TooFewEntrants(least=row.least, there=there)
            return await self._begin(connection, row)

        await self._done(key, work)

    async def start_by_itself(self, key: str) -> None:
        """Begin, because it is time; with too few, it does not take place."""

        async def work(connection: AsyncConnection) -> Opened:
            row = await tournament(connection, key, locked=True)
            if row.status != "open":
                return Opened()  # another process was quicker
            if enough(row, len(await entrants_of(connection, key))):
                return await self._begin(connection, row)
            await change(connection, key, status="off")
            return Opened(news=True)

        await self._done(key, work)

    async def go_on(self, key: str) -> None:
        """Write down how tables have ended; after the last of a round, open the next."""

        async def work(connection: AsyncConnection) -> Opened:
            row = await tournament(connection, key, locked=True)
            if row.status != "playing":
                return Opened()
            known = await meetings_of(connection, key)
            met = [await self._ended(connection, key, one) for one in known]
            if met == known:
                return Opened()  # another process was quicker
            if not all(one.over for one in met):
                await change(connection, key)
                return Opened(news=True)
            standing = Standing(row, await entrants_of(connection, key), [one.meeting for one in met])
            return await self._next(connection, standing)

        await self._done(key, work)

    async def give_up(self, table: str) -> None:
        """Let those play on no more at a table who have withdrawn: who saw to it may have died before."""
        async with self._rooms.engine.connect() as connection:
            gone = list((await connection.execute(still_sitting(S.guest).where(S.table == table))).scalars())
        for person in gone:
            with suppress(GameOver, NotYourSeat):
                await self._lobby.resign(table, person)

    async def _done(self, key: str, work: Work) -> None:
        """Decide, and let it be known."""

        async def told(connection: AsyncConnection) -> Opened:
            found = await work(connection)
            if found.news:
                await self._rooms.broadcast.tournament(connection, key)
            return found

        opened = await self._rooms.writer.run(told)
        for room in opened.rooms:
            self._lobby.opened(room)
        if opened.news:
            self._rooms.on_tournament(key)

    async def _begin(self, connection: AsyncConnection, row: TournamentRow) -> Opened:
        """Let bots fill up, draw lots, and open the first round."""
        people = len(await entrants_of(connection, row.id))
        wanted = max(people, row.least if row.bots else 0)
        full = filled(wanted, row.sitting, doubling=row.form == "knock-out") if row.bots else people
        for _ in range(full - people):
            await add_entrant(connection, row.id, None, row.bots)
        # Who left before the start has left a gap in the numbers.
        lots = SystemRandom().sample(range(full), full)
        for number, one in enumerate(await entrants_of(connection, row.id)):
            await change_entrant(connection, row.id, one.number, {"number": number, "lot": lots[number]})
        number = rounds(row.form, full, row.sitting, row.rounds)
        await change(connection, row.id, status="playing", rounds=number)
        begun = await tournament(connection, row.id)
        return await self._next(connection, Standing(begun, await entrants_of(connection, row.id), []))

    async def _next(self, connection: AsyncConnection, standing: Standing) -> Opened:
        """Open the next round; one in which nobody sits at a table is over at once."""
        row, before = standing.row, list(standing.before)
        number = row.round
        while True:
            meetings = Standing(row, standing.entrants, before).drawn(number + 1)
            if not meetings:
                await change(connection, row.id, status="finished", round=number)
                return Opened(news=True)
            number += 1
            rooms = await self._opened(connection, standing, meetings)
            before += meetings
            if rooms:
                await change(connection, row.id, round=number)
                return Opened(True, rooms)

    async def _opened(
        self, connection: AsyncConnection, standing: Standing, meetings: list[Meeting]
    ) -> list[Room]:
        """Open the tables of a round."""
        row, rooms = standing.row, list[Room]()
        tables: list[str | None] = []
        for meeting in meetings:
            room = self._table(standing, meeting) if meeting.kind == TABLE else None
            tables.append(room.id if room else None)
            if room is not None:
                await self._lobby.lay(connection, room)
                await call_round(connection, room, meeting.round, self._grace)
                rooms.append(room)
        await keep_meetings(connection, row.id, meetings, tables)
        return rooms

    def _table(self, standing: Standing, meeting: Meeting) -> Room:
        """A table at which those who meet sit, and play."""
        row, entrants = standing.row, standing.entrants
        game = find(row.game)
        seats = [_seat(entrants[number]) for number in meeting.entrants]
        table = Table(game, randbits(64), game.settled(row.options), seats)
        table.begin()
        room = new_room(row.owner, table, public=not row.private)
        room.about.private = row.private
        room.about.talk = PLAYERS
        room.about.tournament, room.about.clock = row.id, row.clock
        room.about.rated = LOSS if row.rated else None
        room.wind_up()
        return room

    async def _ended(self, connection: AsyncConnection, key: str, one: MeetingRow) -> MeetingRow:
        """A meeting with what came of it, if its table has ended."""
        if one.over:
            return one
        ranks = [1] * len(one.entrants)  # of a table that is gone, all are level
        if one.table is not None:
            table, seats = await queries.table_and_seats(connection, one.table, locked=True)
            if table.progress.status != FINISHED:
                return one
            ranks = ranks_of(table, seats)
        await keep_ranks(connection, key, one, ranks)
        return one._replace(ranks=ranks, over=True)


def still_sitting(*columns: ColumnElement[Any]) -> Select[Any]:
    """Who has withdrawn from a tournament and plays at a table of it."""
    query = select(*columns).join_from(schema.seats, schema.tables, S.table == T.id)
    theirs = and_(E.tournament == T.tournament, E.person == S.guest, E.withdrawn.is_not(None))
    return query.join(schema.entrants, theirs).where(T.status == PLAYING, ~S.resigned).distinct()


def enough(row: TournamentRow, there: int) -> bool:
    """Whether it can begin: bots fill up, but somebody has to be there."""
    return there >= (1 if row.bots else row.least)


def _seat(one: EntrantRow) -> Seat:
    if one.person is None:
        return Seat(BOT, level=one.level)
    return Seat(PERSON, one.person, one.name or "")
