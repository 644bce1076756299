"""The audit log: who did what to whom, when and why, written in the same transaction as the deed."""

from datetime import timedelta
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.messages.owners import AuditLine, Deed
from ecumene.server.owners.revision import touch
from ecumene.table.clock import ago, now

A, G, R = schema.audit.c, schema.guests.c, schema.reports.c

KEPT = timedelta(days=365)
"""How long it says who did what."""
PAGE = 50
TERMINAL = None
"""Who has done what was done at the terminal: no account."""
FORGOTTEN = ""


async def write_down(
    connection: AsyncConnection,
    by: str | None,
    deed: Deed,
    *,
    whom: str | None = None,
    table: str | None = None,
    why: str = "",
) -> None:
    """Write down a deed of an owner; all processes look at what is new."""
    row = {"at": now(), "by": by, "deed": deed, "whom": whom, "table": table, "why": why}
    await connection.execute(insert(schema.audit).values(row))
    await touch(connection)


async def lines(connection: AsyncConnection, before: int | None = None) -> list[AuditLine]:
    """What was done last, the latest first."""
    by, whom = schema.guests.alias("doer"), schema.guests.alias("done_to")
    joined = schema.audit.outerjoin(by, A.by == by.c.id).outerjoin(whom, A.whom == whom.c.id)
    query = select(schema.audit, by.c.name.label("by_name"), whom.c.name.label("whom_name"))
    query = query.select_from(joined).order_by(A.id.desc()).limit(PAGE)
    if before is not None:
        query = query.where(A.id < before)
    return [_told(row) for row in await connection.execute(query)]


def _told(row: Any) -> AuditLine:
    return {
        "id": row.id,
        "at": row.at,
        "terminal": row.by is TERMINAL,
        "by": row.by_name or "",
        "deed": row.deed,
        "whom": row.whom,
        "name": row.whom_name or "",
        "table": row.table,
        "why": row.why,
    }


async def forget_deeds(connection: AsyncConnection, person: str) -> None:
    """What is written down of somebody who is forgotten names them no more."""
    await connection.execute(update(schema.audit).where(A.whom == person).values(whom=FORGOTTEN, why=""))
    await connection.execute(update(schema.audit).where(A.by == person).values(by=FORGOTTEN))
    await connection.execute(update(schema.reports).where(R.by == person).values(by=None))


async def sweep_audit(connection: AsyncConnection) -> None:
    await connection.execute(delete(schema.audit).where(A.at < ago(KEPT)))
