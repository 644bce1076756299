"""Announcements: one line in each language, which all see in the lobby and at tables until it is over."""

from secrets import token_urlsafe

import orjson
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.messages.owners import Announcement, NewAnnouncement
from ecumene.server.moments import to_come
from ecumene.server.owners.audit import write_down
from ecumene.server.queries import keep

H = schema.house.c

ANNOUNCEMENT = "announcement"
"""Under which name it is kept."""


async def announce(connection: AsyncConnection, by: str | None, wanted: NewAnnouncement) -> None:
    """Say something to all, in place of what was said before."""
    until = to_come(wanted["until"], "until")
    said = {"id": token_urlsafe(6), "es": wanted["es"], "en": wanted["en"], "until": until}
    row = {"name": ANNOUNCEMENT, "value": orjson.dumps(said).decode()}
    await keep(connection, schema.house, row)
    await write_down(connection, by, "announce", why=f"{wanted['es']} / {wanted['en']}")


async def withdraw(connection: AsyncConnection, by: str | None) -> None:
    gone = await connection.execute(delete(schema.house).where(H.name == ANNOUNCEMENT))
    if gone.rowcount:
        await write_down(connection, by, "withdraw")


def read_announcement(kept: str | None) -> Announcement | None:
    """What was said, as it is kept."""
    found: Announcement | None = None if kept is None else orjson.loads(kept)
    return found
