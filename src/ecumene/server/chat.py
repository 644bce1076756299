"""What is said at a table."""

from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import BadRequest
from ecumene.server.guests import name_of
from ecumene.server.house import House
from ecumene.server.table import Table, now

CHAT_LENGTH = 500
CHAT_KEPT = 100
"""How many remarks a page gets when it sits down."""


class Chat:
    """Remarks, kept with their table; no undo touches them."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def say(self, table: Table, guest: str | None, text: str) -> None:
        """A remark at the table."""
        text = text.strip()
        if not text or len(text) > CHAT_LENGTH:
            raise BadRequest(field="text")
        seat = next(iter(table.seats_of(guest)), None)
        if seat is not None:
            name = table.seats[seat].name
        else:
            name = await name_of(self.house.engine, guest) if guest else ""
        row: dict[str, Any] = {"at": now(), "seat": seat, "name": name, "text": text}

        async def work(connection: AsyncConnection) -> dict[str, Any]:
            added = await connection.execute(
                insert(schema.chat).values(table=table.id, **row).returning(schema.chat.c.id)
            )
            message = told_remark(added.scalar_one(), **row)
            await self.house.bell.ring(connection, "chat", [table.id], message)
            return message

        message = await self.house.ledger.run(work)
        for viewer in table.viewers:
            viewer.send(message)

    async def last(self, table: Table) -> list[dict[str, Any]]:
        """What was last said at the table."""
        c = schema.chat.c
        query = select(c.id, c.at, c.seat, c.name, c.text).where(c.table == table.id).order_by(c.id.desc())
        async with self.house.engine.connect() as connection:
            found = (await connection.execute(query.limit(CHAT_KEPT))).all()
        return [told_remark(*row) for row in reversed(found)]


def told_remark(number: int, at: str, seat: int | None, name: str, text: str) -> dict[str, Any]:
    """A remark as it goes over the wire."""
    return {"type": "chat", "number": number, "seat": seat, "name": name, "text": text, "at": at}
