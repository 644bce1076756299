"""A house where people have accounts, and a steward of tournaments whose looks are made by hand."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import func, select, update

from ecumene.server import schema
from ecumene.server.messages.tournaments import Tournament
from ecumene.server.people.accounts import add_account
from ecumene.server.tournaments.entering import Entering
from ecumene.server.tournaments.rounds import Rounds
from ecumene.server.tournaments.steward import Steward
from ecumene.server.tournaments.told import told_tournament
from tests.server.house import House, with_house

CLOCK: Any = {"kind": "days", "seconds": 86_400, "zero": "resign"}
PEOPLE = tuple(f"~{name}" for name in ("ana", "bea", "caro", "dani", "eva", "fani"))
ANA, BEA, CARO, DANI = PEOPLE[:4]
T, M = schema.tables.c, schema.meetings.c


class Club:
    """A house with a steward whose looks are made by hand."""

    def __init__(self, house: House) -> None:
        self.house, self.rooms, self.lobby = house, house.rooms, house.lobby
        self.entering, self.rounds = Entering(house.lobby), Rounds(house.lobby)
        self.steward = Steward(self.rooms, self.rounds)

    async def settle_in(self) -> None:
        async def work(connection: Any) -> None:
            for person in PEOPLE:
                await add_account(connection, person[1:].title(), person=person)

        await self.rooms.writer.run(work)

    async def announced(self, *people: str, **more: Any) -> str:
        """A tournament of Gheos with pairs that people have entered."""
        wanted: Any = {"name": "Liga", "form": "swiss", "game": "gheos", "seats": 2, "rated": False}
        wanted |= {"clock": CLOCK, "least": 2, "most": 8, **more}
        key = await self.entering.announce(ANA, wanted)
        for person in people:
            await self.entering.enter(key, person)
        return key

    async def told(self, key: str) -> Tournament:
        async with self.rooms.engine.connect() as connection:
            return await told_tournament(connection, key, ANA)

    async def tables(self, key: str) -> list[str]:
        """The tables of the round that is played."""
        return [
            one["table"] or "" for one in (await self.told(key))["meetings"][-1] if one["kind"] == "table"
        ]

    async def ends(self, table: str, *ranks: int) -> None:
        """A game comes to its end, as far as the database knows."""
        standings = [{"seat": n, "rank": rank, "score": -rank} for n, rank in enumerate(ranks)]
        over = {"status": "finished", "standings": standings, "asked_seat": None, "bot_asked": False}
        await self.rooms.writer.run(
            lambda c: c.execute(update(schema.tables).where(T.id == table).values(over))
        )

    async def round_ends(self, key: str, *ranks: int) -> None:
        for table in await self.tables(key):
            await self.ends(table, *ranks)
        await self.steward.look()

    async def count(self, table: Any) -> int:
        async with self.rooms.engine.connect() as connection:
            return (await connection.execute(select(func.count()).select_from(table))).scalar_one()


def in_club(check: Callable[[Club], Awaitable[None]], folder: Path, **settings: Any) -> None:
    async def work(house: House) -> None:
        club = Club(house)
        await club.settle_in()
        await check(club)

    with_house(folder, work, **settings)
