"""Entering: tournaments are announced, people take part, leave before the start, and withdraw after it."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_urlsafe

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.bots import OPPONENTS
from ecumene.core.errors import GameOver, UnknownBot
from ecumene.core.registry import find
from ecumene.server import queries, schema
from ecumene.server.errors import (
    EntriesClosed,
    NotEntered,
    NotYourTournament,
    TooManyTournaments,
    TournamentFull,
)
from ecumene.server.limits import Buckets
from ecumene.server.lobby import Lobby, agreed, check_ends
from ecumene.server.messages.tournaments import NewTournament
from ecumene.server.moments import to_come
from ecumene.server.tournaments.rows import (
    EntrantRow,
    TournamentRow,
    add_entrant,
    change,
    change_entrant,
    entrants_of,
    meetings_of,
    seats_between,
    tournament,
)
from ecumene.table.clock import now
from ecumene.table.errors import BadRequest, NotYourSeat

OFTEN = 4
"""How many times as many as may be open at once somebody announces in an hour."""
MOST_OF_ROUND_ROBIN = 16
"""With more, it would take too many rounds."""
MOST_FILLED = 16
"""How many bots fill up to: they think on everybody's processors."""
T, E = schema.tournaments.c, schema.entrants.c
Deed = Callable[[AsyncConnection, TournamentRow, list[EntrantRow]], Awaitable[str | None]]
"""What is decided about a tournament; the table that it concerns, if it does."""


class Entering:
    """What people and owners do about a tournament, decided by the database."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._rooms = lobby.rooms
        often = OFTEN * lobby.rooms.settings.tournaments_per_person
        self._announcers = Buckets.hourly(often)

    async def announce(self, owner: str, wanted: NewTournament) -> str:
        """Let people take part in a new tournament; its id."""
        row = _checked(wanted)
        self._announcers.take(owner)
        key, at, most = token_urlsafe(9), now(), self._rooms.settings.tournaments_per_person
        row |= {"id": key, "owner": owner, "status": "open", "round": 0, "created": at, "changed": at}

        async def work(connection: AsyncConnection) -> None:
            await queries.wait_for(connection, owner)
            count = select(func.count()).where(T.owner == owner, T.status.in_(("open", "playing")))
            if (await connection.execute(count)).scalar_one() >= most:
                raise TooManyTournaments(most=most)
            await connection.execute(insert(schema.tournaments).values(row))
            await self._rooms.broadcast.tournament(connection, key)

        await self._rooms.writer.run(work)
        self._rooms.on_tournament(key)
        return key

    async def enter(self, key: str, person: str) -> None:
        """Take part; asked for twice, it is the same."""

        async def deed(connection: AsyncConnection, row: TournamentRow, entrants: list[EntrantRow]) -> None:
            if row.status != "open":
                raise EntriesClosed()
            if any(one.person == person for one in entrants):
                return
            if len(entrants) >= row.most:
                raise TournamentFull(most=row.most)
            await add_entrant(connection, key, person, None)

        await self._decide(key, deed)

    async def leave(self, key: str, person: str) -> None:
        """Not take part after all; after the start, withdraw: the table that is played is given up."""

        async def deed(
            connection: AsyncConnection, row: TournamentRow, entrants: list[EntrantRow]
        ) -> str | None:
            own = next((one for one in entrants if one.person == person and one.here), None)
            if own is None:
                raise NotEntered()
            if row.status == "open":
                gone = E.tournament == key, E.number == own.number
                await connection.execute(delete(schema.entrants).where(*gone))
                return None
            if row.status != "playing":
                raise EntriesClosed()
            await change_entrant(connection, key, own.number, {"withdrawn": row.round})
            last = [one for one in await meetings_of(connection, key) if one.round == row.round]
            return next((one.table for one in last if own.number in one.entrants and not one.over), None)

        table = await self._decide(key, deed)
        if table is not None:
            with suppress(GameOver, NotYourSeat):
                await self._lobby.resign(table, person)

    async def call_off(self, key: str, owner: str) -> None:
        """It does not take place; only before the start."""

        async def deed(connection: AsyncConnection, row: TournamentRow, _: list[EntrantRow]) -> None:
            if row.owner != owner:
                raise NotYourTournament()
            if row.status != "open":
                raise EntriesClosed()
            await change(connection, key, status="off")

        await self._decide(key, deed)

    async def _decide(self, key: str, deed: Deed) -> str | None:
        async def work(connection: AsyncConnection) -> str | None:
            row = await tournament(connection, key, locked=True)
            done = await deed(connection, row, await entrants_of(connection, key))
            await change(connection, key)
            await self._rooms.broadcast.tournament(connection, key)
            return done

        done = await self._rooms.writer.run(work)
        self._rooms.on_tournament(key)
        return done


def tables_of_bots(wanted: NewTournament) -> int:
    """As how many tables a tournament counts that an address opens: bots may play among themselves."""
    return max(1, wanted["least"] // 2) if wanted.get("bots") else 1


def _checked(wanted: NewTournament) -> dict[str, object]:
    """What is stored of a wish that makes sense."""
    game = find(wanted["game"])
    game.checked_seats(wanted["seats"])
    options = game.settled(wanted.get("options", {}))
    least, most, bots = wanted["least"], wanted["most"], wanted.get("bots")
    sitting = seats_between(game.id, wanted["seats"])
    if most < least or least < sitting.least:
        raise BadRequest(field="most" if most < least else "least")
    if wanted["form"] == "knock-out" and sitting.least > 2:
        raise BadRequest(field="form")  # two who are left could not play
    if wanted["form"] == "round-robin" and most > MOST_OF_ROUND_ROBIN:
        raise BadRequest(field="most")
    if bots is not None and least > MOST_FILLED:
        raise BadRequest(field="least")
    if bots is not None and bots not in OPPONENTS:
        raise UnknownBot(bot=bots, known=list(OPPONENTS))
    check_ends(wanted["clock"])
    for number in range(sitting.least, sitting.most + 1):
        game.new(number, 0, options)  # what cannot be laid out so is refused before anybody takes part
    return {
        "name": wanted["name"],
        "form": wanted["form"],
        "game": game.id,
        "options": options,
        "seats": wanted["seats"],
        "rated": wanted["rated"],
        "private": wanted.get("private", False),
        "clock": agreed(wanted["clock"]),
        "bots": bots,
        "least": least,
        "most": most,
        "starts": to_come(wanted.get("starts"), "starts"),
        "rounds": wanted.get("rounds") if wanted["form"] == "swiss" else None,
    }
