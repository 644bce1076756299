"""Being told that one's table in a round of a tournament is open."""

from datetime import timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import queries, schema
from ecumene.server.calls.bells import bells_of
from ecumene.server.room import Room
from ecumene.table.clock import ahead
from ecumene.table.seats import has_account


async def call_round(connection: AsyncConnection, room: Room, number: int, after: timedelta) -> None:
    """Have everybody at a table called who is not there by then."""
    for seat, sitting in enumerate(room.table.seats):
        if not has_account(sitting.guest) or sitting.guest is None:
            continue
        for bell in await bells_of(connection, sitting.guest):
            if bell.rings:
                row = {"bell": bell.id, "table": room.id, "seat": seat, "version": 0, "tries": 0}
                await queries.keep(connection, schema.calls, row | {"round": number, "due": ahead(after)})
