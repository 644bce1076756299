"""What a table's log tells besides the game: who was to be replaced, who agreed, and who sat down instead."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.messages.people import ExportedHappening
from ecumene.server.rows import TableRow
from ecumene.table import Seat
from ecumene.table.beside import Happening, HappeningMessage
from ecumene.table.clock import now

H = schema.happenings.c
MOST = 200
"""How many of them a page is told when it sits down."""


async def note(
    connection: AsyncConnection,
    row: TableRow,
    what: Happening,
    number: int,
    held: Seat,
    by: Seat | None = None,
) -> HappeningMessage:
    """Write down what has become of a seat, who holds it or did, and who has wished so."""
    values: dict[str, Any] = {"table": row.about.id, "at": now(), "choices": row.progress.number}
    values |= {"what": what, "seat": number, "whom": held.guest, "name": held.name}
    values |= {"by": by.guest if by else None, "by_name": by.name if by else ""}
    added = await connection.execute(insert(schema.happenings).values(values).returning(schema.happenings))
    return _told(added.one())


def happenings(connection: Connection, table: str) -> list[HappeningMessage]:
    """The last of what a table's log tells of its seats."""
    query = select(schema.happenings).where(H.table == table).order_by(H.id.desc()).limit(MOST)
    return [_told(row) for row in reversed(connection.execute(query).all())]


async def had_seat(connection: AsyncConnection, table: str, person: str) -> bool:
    """Whether somebody has lost a seat at a table."""
    return table in await lost_seats(connection, person)


async def lost_seats(connection: AsyncConnection, person: str) -> Sequence[str]:
    """The tables where somebody has lost a seat."""
    query = select(H.table).distinct().where(H.whom == person, H.what.in_(("bot", "open")))
    return (await connection.execute(query)).scalars().all()


async def own_happenings(connection: AsyncConnection, person: str) -> list[ExportedHappening]:
    """What is told of somebody, or of what they did, at any table."""
    theirs = select(schema.happenings).where((H.whom == person) | (H.by == person)).order_by(H.id)
    return [
        {"table": row.table, "at": row.at, "what": row.what, "seat": row.seat, "by_me": row.by == person}
        for row in await connection.execute(theirs)
    ]


async def forget_happenings(connection: AsyncConnection, person: str) -> None:
    """Let what is told not say who it was."""
    h = schema.happenings
    await connection.execute(update(h).where(H.whom == person).values(whom=None, name=""))
    await connection.execute(update(h).where(H.by == person).values(by=None, by_name=""))


async def move_happenings(connection: AsyncConnection, guest: str, account: str) -> None:
    """What a guest did, their account has done."""
    h = schema.happenings
    await connection.execute(update(h).where(H.whom == guest).values(whom=account))
    await connection.execute(update(h).where(H.by == guest).values(by=account))


def _told(row: Any) -> HappeningMessage:
    return {
        "type": "happening",
        "number": row.id,
        "at": row.at,
        "choices": row.choices,
        "what": row.what,
        "seat": row.seat,
        "name": row.name,
        "by": row.by_name,
    }
