"""What is said at a table."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.clock import now
from ecumene.server.guests import name_of
from ecumene.server.messages.answers import ChatMessage
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms

CHAT_KEPT = 100
"""How many remarks a page gets when it sits down."""


class Chat:
    """Remarks, kept with their table; no undo touches them."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def say(self, room: Room, guest: str | None, text: str) -> None:
        """A remark at the table."""
        seat = next(iter(room.table.seats_of(guest)), None)
        if seat is not None:
            name = room.table.seats[seat].name
        else:
            name = await name_of(self.rooms.engine, guest) if guest else ""
        at = now()

        async def work(connection: AsyncConnection) -> ChatMessage:
            row = {"table": room.id, "at": at, "seat": seat, "name": name, "text": text}
            added = await connection.execute(insert(schema.chat).values(row).returning(schema.chat.c.id))
            message = _told(added.scalar_one(), at, seat, name, text)
            await self.rooms.broadcast.said(connection, room.id, message)
            return message

        room.send_all(await self.rooms.writer.run(work))

    async def last(self, room: Room) -> list[ChatMessage]:
        """What was last said at the table."""
        c = schema.chat.c
        query = select(c.id, c.at, c.seat, c.name, c.text).where(c.table == room.id).order_by(c.id.desc())
        async with self.rooms.engine.connect() as connection:
            found = (await connection.execute(query.limit(CHAT_KEPT))).all()
        return [_told(*row) for row in reversed(found)]


def _told(number: int, at: str, seat: int | None, name: str, text: str) -> ChatMessage:
    """A remark as it goes over the wire."""
    return {"type": "chat", "number": number, "seat": seat, "name": name, "text": text, "at": at}
