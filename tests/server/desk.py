"""A house with accounts, one of which owns it, and a desk to keep it from."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import update

from ecumene.server import schema
from ecumene.server.guests import Cookies
from ecumene.server.messages.owners import AuditLine
from ecumene.server.owners.audit import lines
from ecumene.server.owners.desk import Desk
from ecumene.server.owners.ownership import name_owner
from ecumene.server.owners.reports import Reports
from ecumene.server.owners.watch import Watch
from ecumene.server.people.accounts import add_account
from ecumene.server.people.sessions import Known, Sessions
from ecumene.table.clock import ago, ahead
from tests.server.house import House, Onlooker, with_house

ANA, BEA, CARO = PEOPLE = ("~ana", "~bea", "~caro")
TOMORROW = ahead(timedelta(days=1))


class Kept:
    """A house that Ana owns."""

    def __init__(self, house: House) -> None:
        self.house, self.rooms, self.lobby = house, house.rooms, house.lobby
        self.sessions = Sessions(self.rooms, Cookies("secret"))
        self.watch = Watch(self.rooms, self.sessions)
        self.desk = Desk(self.rooms, self.watch)
        self.reports = Reports(self.rooms)

    async def settle_in(self) -> None:
        async def work(connection: Any) -> None:
            for person in PEOPLE:
                await add_account(connection, person[1:].title(), person=person)
            await name_owner(connection, "ana", remove=False)

        await self.rooms.writer.run(work)
        await self.watch.look()

    async def write(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        """Do something as at the terminal, which asks nobody."""
        async with self.rooms.engine.begin() as connection:
            return await work(connection)

    async def asked(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        return await self.desk.ask(ANA, work)

    async def audit(self) -> list[AuditLine]:
        found: list[AuditLine] = await self.asked(lines)
        return found

    async def deeds(self) -> Sequence[str]:
        """What was done since Ana owns the house, the first deed first."""
        return [line["deed"] for line in reversed(await self.audit())][1:]

    async def long_ago(self, table: str, days: int) -> None:
        """Nobody has done anything at a table since."""
        at = ago(timedelta(days=days))
        old = update(schema.tables).where(schema.tables.c.id == table).values(changed=at)
        await self.write(lambda c: c.execute(old))

    def page(self, person: str) -> tuple[Onlooker, Any]:
        """A page of somebody, and its being there."""
        page = Onlooker(person)
        return page, self.sessions.attended(Known(person), page.viewer)


def at_desk(check: Callable[[Kept], Awaitable[None]], folder: Path, **settings: Any) -> None:
    async def work(house: House) -> None:
        kept = Kept(house)
        await kept.settle_in()
        await check(kept)

    with_house(folder, work, **settings)
