"""The owner's desk: deeds of owners on the page, each in one transaction with its line in the audit log."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import queries
from ecumene.server.messages.owners import NewAnnouncement, NewBan, Settlement
from ecumene.server.moments import to_come
from ecumene.server.owners.announcements import announce, withdraw
from ecumene.server.owners.audit import write_down
from ecumene.server.owners.bans import ban, lift
from ecumene.server.owners.ownership import check_owner
from ecumene.server.owners.pruning import clear_tables, gone, prune
from ecumene.server.owners.reports import settle
from ecumene.server.owners.watch import Watch
from ecumene.server.rooms import Rooms
from ecumene.server.standing import Ban
from ecumene.table import FINISHED
from ecumene.table.beside import UnsaidMessage
from ecumene.table.errors import UnknownTable

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]


class Desk:
    """What owners do; whoever asks has to be one when it is done."""

    def __init__(self, rooms: Rooms, watch: Watch) -> None:
        self.rooms = rooms
        self.watch = watch

    async def ask(self, owner: str, work: Work[T]) -> T:
        """Tell an owner something."""
        async with self.rooms.engine.connect() as connection:
            await check_owner(connection, owner)
            return await work(connection)

    async def ban(self, owner: str, person: str, wanted: NewBan) -> None:
        given = Ban(wanted["reason"], to_come(wanted.get("until"), "until"))
        await self._do(owner, lambda connection: ban(connection, owner, person, given))

    async def lift(self, owner: str, person: str) -> None:
        await self._do(owner, lambda connection: lift(connection, owner, person))

    async def settle(self, owner: str, number: int, wanted: Settlement) -> None:
        """Settle a report, and take its remark away from the page of everybody at the table."""

        async def tell(unsaid: tuple[str, UnsaidMessage] | None) -> None:
            if unsaid is not None and self.rooms.at_hand(unsaid[0]):
                (await self.rooms.room(unsaid[0])).send_all(unsaid[1])

        await self._do(owner, lambda c: settle(c, self.rooms, owner, number, wanted), tell)

    async def close(self, owner: str, key: str, why: str) -> None:
        """Clear a table away that is not over."""

        async def work(connection: AsyncConnection) -> list[str]:
            row, _seats = await queries.table_and_seats(connection, key, locked=True)
            if row.progress.status == FINISHED:
                raise UnknownTable(table=key)
            await clear_tables(connection, [key])
            await write_down(connection, owner, "close", table=key, why=why)
            return [key]

        await self._clear(owner, work)

    async def prune(self, owner: str, days: int) -> None:
        await self._clear(owner, lambda connection: prune(connection, owner, days))

    async def announce(self, owner: str, wanted: NewAnnouncement) -> None:
        await self._do(owner, lambda connection: announce(connection, owner, wanted))

    async def withdraw(self, owner: str) -> None:
        await self._do(owner, lambda connection: withdraw(connection, owner))

    async def _clear(self, owner: str, work: Work[list[str]]) -> None:
        """Do what clears tables away, and tell whoever sees them."""

        async def cleared(connection: AsyncConnection) -> list[str]:
            keys = await work(connection)
            await self.rooms.broadcast.changed(connection, keys, frame=True)
            return keys

        await gone(self.rooms, await self._do(owner, cleared))

    async def _do(self, owner: str, work: Work[T], tell: Callable[[T], Awaitable[None]] | None = None) -> T:
        """Do something that all processes go by; `tell` what came of it before anybody is sent away."""

        async def done(connection: AsyncConnection) -> T:
            await check_owner(connection, owner)
            result = await work(connection)
            await self.rooms.broadcast.ruled(connection)
            return result

        result = await self.rooms.writer.run(done)
        if tell is not None:
            await tell(result)
        await self.watch.look()
        return result
