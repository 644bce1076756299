"""What owners are told: people, tables that are not over, reports with what was said around them."""

from itertools import islice
from typing import Any

from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.messages.owners import BanInfo, ContextRemark, OwnerTable, PersonInfo, ReportInfo
from ecumene.server.messages.people import ExportedReport
from ecumene.server.owners.bans import bans_in_force
from ecumene.server.owners.pruning import abandoned
from ecumene.server.people.names import compared
from ecumene.table import FINISHED, PERSON
from ecumene.table.seats import has_account

A, B, C, G = schema.accounts.c, schema.bans.c, schema.chat.c, schema.guests.c
R, S, T = schema.reports.c, schema.seats.c, schema.tables.c

PAGE = 50
BEFORE, AFTER = 5, 3
"""How many remarks are shown around the one that was reported."""


async def people(connection: AsyncConnection, name: str, *, banned: bool) -> list[PersonInfo]:
    """People whose name has something in it, the newest first; or only those who are banned."""
    bans = await bans_in_force(connection)
    query = select(G.id, G.name, G.created).order_by(G.created.desc(), G.id)
    if name:
        query = query.where(func.lower(G.name).like(_alike(name), escape="\\"))
    if banned:
        query = query.where(G.id.in_(list(bans)))
    if name.isascii():
        query = query.limit(PAGE)
    rows = await connection.execute(query)
    found = list(islice((row for row in rows if compared(name) in compared(row.name)), PAGE))
    owning = select(schema.owners.c.person)
    owners = set((await connection.execute(owning)).scalars())
    return [
        {
            "id": row.id,
            "name": row.name,
            "account": has_account(row.id),
            "owner": row.id in owners,
            "created": row.created,
            "ban": {"reason": bans[row.id].reason, "until": bans[row.id].until} if row.id in bans else None,
        }
        for row in found
    ]


def _alike(name: str) -> str:
    """What is like a name to every database: not all of them know the small letters of all scripts.

    >>> _alike("Álv"), _alike("100%")
    ('%_lv%', '%100\\\\%%')
    """
    letters = (letter.lower() if letter.isascii() else None for letter in name)
    return (
        "%" + "".join("_" if one is None else f"\\{one}" if one in "%_\\" else one for one in letters) + "%"
    )


async def tables(connection: AsyncConnection, keys: list[str] | None = None) -> list[OwnerTable]:
    """Tables that are not over, those first where something happened last; or all those of some keys."""
    query = select(T.id, T.game, T.status, T.changed).where(T.status != FINISHED)
    query = query.order_by(T.changed.desc(), T.id)
    query = query.limit(PAGE) if keys is None else query.where(T.id.in_(keys))
    found = (await connection.execute(query)).all()
    sitting = select(S.table, S.name).where(S.kind == PERSON, S.table.in_([row.id for row in found]))
    names: dict[str, list[str]] = {row.id: [] for row in found}
    for row in await connection.execute(sitting.order_by(S.table, S.seat)):
        names[row.table].append(row.name)
    return [
        {"id": row.id, "game": row.game, "status": row.status, "names": names[row.id], "changed": row.changed}
        for row in found
    ]


async def abandoned_tables(connection: AsyncConnection, days: int) -> list[OwnerTable]:
    """Which tables pruning would take."""
    keys = list((await connection.execute(abandoned(days))).scalars())
    return await tables(connection, keys)


async def count_reports(connection: AsyncConnection) -> int:
    query = select(func.count()).select_from(schema.reports).where(R.settled.is_(None))
    return (await connection.execute(query)).scalar_one()


async def reports(connection: AsyncConnection) -> list[ReportInfo]:
    """The reports that wait, the oldest first."""
    by, whom = schema.guests.alias("reporter"), schema.guests.alias("reported")
    joined = schema.reports.outerjoin(by, R.by == by.c.id).outerjoin(whom, R.whom == whom.c.id)
    query = select(schema.reports, by.c.name.label("by_name"), whom.c.name.label("whom_name"))
    query = query.select_from(joined).where(R.settled.is_(None)).order_by(R.id).limit(PAGE)
    bans = await bans_in_force(connection)
    found = (await connection.execute(query)).all()
    return [await _told(connection, row, banned=row.whom in bans) for row in found]


async def _told(connection: AsyncConnection, row: Row[Any], *, banned: bool) -> ReportInfo:
    return {
        "id": row.id,
        "at": row.at,
        "table": row.table,
        "by": row.by_name or "",
        "whom": row.whom,
        "name": row.whom_name or "",
        "said": row.said,
        "why": row.why,
        "banned": banned,
        "context": await _context(connection, row.table, row.remark, row.said),
    }


async def _context(
    connection: AsyncConnection, table: str, remark: int | None, reported: str | None
) -> list[ContextRemark]:
    """What was said around a remark; what was said last, if a report is about a person."""
    said = select(C.id, C.at, C.name, C.text).where(C.table == table)
    until = said if remark is None else said.where(C.id <= remark)
    before = await connection.execute(until.order_by(C.id.desc()).limit(BEFORE + 1))
    found = list(reversed(before.all()))
    if remark is not None:
        after = await connection.execute(said.where(C.id > remark).order_by(C.id).limit(AFTER))
        found += after.all()
    return [
        {"at": row.at, "name": row.name, "text": row.text, "this": (row.id, row.text) == (remark, reported)}
        for row in found
    ]


async def told_ban(connection: AsyncConnection, person: str) -> BanInfo | None:
    """Why somebody may do nothing here, if that is so."""
    found = (await bans_in_force(connection)).get(person)
    return None if found is None else {"reason": found.reason, "until": found.until}


async def reported_by(connection: AsyncConnection, person: str) -> list[ExportedReport]:
    """What somebody has reported, for themselves."""
    query = select(R.table, R.at, R.why).where(R.by == person).order_by(R.id)
    return [{"table": row.table, "at": row.at, "why": row.why} for row in await connection.execute(query)]
