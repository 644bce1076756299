"""Notes of one's own at a table, which nobody else sees, and where one is asked."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import queries, schema
from ecumene.server.messages.days import Turns
from ecumene.server.rooms import Rooms
from ecumene.table import PLAYING

N, S, T = schema.notes.c, schema.seats.c, schema.tables.c
MOST_TURNS = 100
"""How many tables where somebody is asked are counted."""


class Notes:
    """What people write down at their tables."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def read(self, key: str, person: str) -> str:
        query = select(N.text).where(N.table == key, N.person == person)
        async with self.rooms.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def write(self, key: str, person: str, text: str) -> None:
        """Keep a note; an empty one is none."""

        async def work(connection: AsyncConnection) -> None:
            if text:
                await queries.keep(connection, schema.notes, {"table": key, "person": person, "text": text})
            else:
                await connection.execute(delete(schema.notes).where(N.table == key, N.person == person))

        await self.rooms.writer.run(work)


async def turns(rooms: Rooms, person: str | None, but: str | None) -> Turns:
    """The table, but for one, that has waited longest for somebody, and how many there are."""
    asked = (S.table == T.id) & (S.seat == T.asked_seat)
    query = select(T.id, T.game).join_from(schema.seats, schema.tables, asked)
    query = query.where(S.guest == (person or ""), S.ended.is_(None), ~S.resigned)
    query = query.where(T.status == PLAYING, ~T.bot_asked, T.id != (but or "")).order_by(T.changed, T.id)
    async with rooms.engine.connect() as connection:
        found = (await connection.execute(query.limit(MOST_TURNS))).all()
    first = found[0] if found else None
    return {
        "table": first.id if first else None,
        "game": first.game if first else None,
        "waiting": len(found),
    }
