"""Manners: who may talk at a table, and who may look on, as its owner says."""

from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server.days.invited import check_invited
from ecumene.server.errors import NotYourTable, TableClosed
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms, update_table
from ecumene.server.rows import TableRow
from ecumene.table import Seat
from ecumene.table.about import Allowed


class Manners:
    """What the owner of a table may say about those who come."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def agree_on(
        self, room: Room, guest: str | None, talk: Allowed | None, watch: Allowed | None
    ) -> None:
        """Let everybody talk, or look on, or only those who play."""
        said = {"talk": talk, "watch": watch}
        wanted = {name: value for name, value in said.items() if value is not None}

        async def deed(connection: AsyncConnection, row: TableRow, _seats: list[Seat]) -> None:
            if row.about.owner != guest:
                raise NotYourTable()
            if wanted:
                await update_table(connection, room.id, **wanted)

        await self.rooms.settle(room.id, deed)


async def check_there(rooms: Rooms, room: Room, guest: str | None) -> None:
    """Whether there is a table for somebody: a private one is only for its people and whom they invite."""
    if room.about.private and not room.sits(guest):
        async with rooms.engine.connect() as connection:
            await check_invited(connection, room.about, guest)


async def check_door(rooms: Rooms, room: Room, guest: str | None) -> None:
    """Whether somebody may look on at a table."""
    await check_there(rooms, room, guest)
    if not room.open_to(guest):
        raise TableClosed()
