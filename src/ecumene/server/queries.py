"""What is read from the database."""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, and_, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.registry import find
from ecumene.server import schema
from ecumene.server.reading import read_final, read_line, read_seat, read_snapshot, read_table
from ecumene.server.room import SNAPSHOT_EVERY
from ecumene.server.rows import FinalRow, LogRow, SnapshotRow, TableRow
from ecumene.table import FINISHED, PERSON, PLAYING, UNDO, WAITING, Line, Seat
from ecumene.table.errors import UnknownTable
from ecumene.table.log import LineKind
from ecumene.table.review import GameReview
from ecumene.table.snapshots import stamp

Sitting = tuple[TableRow, list[Seat]]
"""A table's row, and who sits there."""


class Kept(NamedTuple):
    """All that is kept of a table, so that it can be opened."""

    row: TableRow
    seats: list[Seat]
    snapshot: SnapshotRow | None
    """Only of a table that has begun, and that this very program made."""
    lines: list[LogRow]
    """From the snapshot's on, or from the first."""


def kept_table(key: str, connection: Connection) -> Kept:
    row, seats = _sitting(connection, key)
    if row.progress.status == WAITING:
        return Kept(row, seats, None, [])
    # A shorter log has no snapshot, or one that saves little.
    long = row.progress.version >= SNAPSHOT_EVERY
    shot = _snapshot(connection, key, stamp(find(row.about.game))) if long else None
    return Kept(row, seats, shot, _lines_from(connection, key, shot.version if shot else 0))


async def table_and_seats(connection: AsyncConnection, key: str, *, locked: bool = False) -> Sitting:
    """A table and its seats; `locked`, nobody else can decide anything there until the transaction ends."""
    return await connection.run_sync(partial(_sitting, key=key, locked=locked))


def _sitting(connection: Connection, key: str, *, locked: bool = False) -> Sitting:
    wanted = select(schema.tables).where(schema.tables.c.id == key)
    if locked:
        wanted = wanted.with_for_update(key_share=True)
    row = connection.execute(wanted).one_or_none()
    if row is None:
        raise UnknownTable(table=key)
    query = select(schema.seats).where(schema.seats.c.table == key).order_by(schema.seats.c.seat)
    return read_table(row), [read_seat(seat) for seat in connection.execute(query)]


async def check_there(connection: AsyncConnection, key: str) -> None:
    """Whether there is still such a table; it stays until the transaction ends."""
    there = (
        select(schema.tables.c.id).where(schema.tables.c.id == key).with_for_update(read=True, key_share=True)
    )
    if (await connection.execute(there)).one_or_none() is None:
        raise UnknownTable(table=key)


async def lines_from(connection: AsyncConnection, key: str, version: int) -> list[LogRow]:
    return await connection.run_sync(_lines_from, key, version)


def _lines_from(connection: Connection, key: str, version: int) -> list[LogRow]:
    log = schema.log.c
    query = select(schema.log).where(log.table == key, log.version >= version).order_by(log.version)
    return [read_line(row) for row in connection.execute(query)]


async def stored_line(
    connection: AsyncConnection, key: str, kind: LineKind, seat: int, request: str
) -> Line | None:
    """The line that a request was stored as, if it was."""
    log = schema.log.c
    same = log.table == key, log.kind == kind, log.seat == seat, log.request == request
    row = (await connection.execute(select(schema.log).where(*same))).first()
    return None if row is None else read_line(row).line


async def undone_to(connection: AsyncConnection, key: str, version: int) -> Sequence[int]:
    """How many choices stood after each undo since a version."""
    log = schema.log.c
    query = select(log.number).where(log.table == key, log.kind == UNDO, log.version > version)
    return (await connection.execute(query)).scalars().all()


async def snapshot(connection: AsyncConnection, key: str, made_by: str) -> SnapshotRow | None:
    """The snapshot of a table, if this very program made it."""
    return await connection.run_sync(_snapshot, key, made_by)


def _snapshot(connection: Connection, key: str, made_by: str) -> SnapshotRow | None:
    shot = schema.snapshots
    made = select(shot).where(shot.c.table == key, shot.c.stamp == made_by)
    row = connection.execute(made).one_or_none()
    return None if row is None else read_snapshot(row)


async def final(connection: AsyncConnection, key: str, version: int) -> FinalRow | None:
    """How a game looked at its end, if that is the end."""
    kept = schema.finals
    found = await connection.execute(select(kept).where(kept.c.table == key, kept.c.version == version))
    row = found.one_or_none()
    return None if row is None else read_final(row)


async def review(connection: AsyncConnection, key: str, version: int) -> GameReview | None:
    """The review of a finished game, if it ended with that version."""
    kept = schema.reviews
    query = select(kept.c.data).where(kept.c.table == key, kept.c.version == version)
    found: GameReview | None = (await connection.execute(query)).scalar()
    return found


async def games_being_played(connection: AsyncConnection) -> Sequence[str]:
    query = select(schema.tables.c.game).where(schema.tables.c.status == PLAYING).distinct()
    return (await connection.execute(query)).scalars().all()


async def tables_with_bots(connection: AsyncConnection, since: str) -> Sequence[tuple[str, str]]:
    """The tables where a bot is asked and nothing has changed since then, and their owners."""
    tables = schema.tables.c
    asked = tables.bot_asked, tables.changed <= since
    query = select(tables.id, tables.owner).where(*asked).order_by(tables.changed)
    return [(row.id, row.owner) for row in await connection.execute(query)]


async def tables_to_rename(connection: AsyncConnection, guest: str) -> Sequence[str]:
    """The unfinished tables where a guest sits under their own name."""
    seats, tables = schema.seats.c, schema.tables.c
    sits = and_(seats.guest == guest, seats.kind == PERSON)
    running = select(tables.id).where(tables.status != FINISHED)
    query = select(seats.table).where(sits, seats.table.in_(running)).distinct()
    return (await connection.execute(query)).scalars().all()


async def keep(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> None:
    """Store a row, also in the place of the one that has its key."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    keys = [column.name for column in table.primary_key]
    kept = dialect.insert(table).values(row)
    await connection.execute(kept.on_conflict_do_update(index_elements=keys, set_=row))


async def wait_for(connection: AsyncConnection, what: str) -> None:
    """Let nobody else count the same until the transaction ends: somebody's tables, or ratings."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(what))))


async def count_unfinished(connection: AsyncConnection, owner: str) -> int:
    """How many tables of somebody are not over; of their tournaments' those where only bots play."""
    tables, seats = schema.tables.c, schema.seats.c
    played = select(seats.seat).where(seats.table == tables.id, seats.guest.is_not(None)).exists()
    unfinished = tables.owner == owner, tables.status != FINISHED, or_(tables.tournament.is_(None), ~played)
    return (await connection.execute(select(func.count()).where(*unfinished))).scalar_one()


async def count_listed(connection: AsyncConnection, owner: str) -> int:
    """How many tables of somebody wait for others in the list of open ones."""
    tables = schema.tables.c
    waiting = tables.owner == owner, tables.status == WAITING, tables.public
    return (await connection.execute(select(func.count()).where(*waiting))).scalar_one()
