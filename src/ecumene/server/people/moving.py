"""Moving: a guest who comes in to an account brings their games along, and nothing is left of the guest."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.happenings import move_happenings
from ecumene.server.messages.days import NOTE_LENGTH
from ecumene.server.owners.ownership import owns
from ecumene.server.owners.revision import touch
from ecumene.server.queries import keep
from ecumene.server.rooms import update_table
from ecumene.table import FINISHED, PERSON

S, T = schema.seats.c, schema.tables.c
FOR_EVER = "9999"
"""Later than any moment."""


async def move(connection: AsyncConnection, guest: str, account: str, name: str) -> Sequence[str]:
    """Let an account have all that was a guest's; the tables where something is new."""
    found = select(S.table).where(S.guest == guest).union(select(T.id).where(T.owner == guest))
    tables = (await connection.execute(found)).scalars().all()
    running = select(T.id).where(T.status != FINISHED)
    theirs = update(schema.seats).where(S.guest == guest)
    await connection.execute(theirs.where(S.kind == PERSON, S.table.in_(running)).values(name=name))
    await connection.execute(theirs.values(guest=account))
    await connection.execute(update(schema.tables).where(T.owner == guest).values(owner=account))
    await _sit_twice(connection, account)
    await agree_on(connection, tables, guest, account)
    await _talk_on(connection, guest, account)
    await move_happenings(connection, guest, account)
    await _note_on(connection, guest, account)
    await _rest_on(connection, guest, account)
    await _banned_on(connection, guest, account)
    await connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
    return tables


async def _sit_twice(connection: AsyncConnection, account: str) -> None:
    """Who sat at a table as guest and as themselves has two seats there, as around one screen."""
    running = select(T.id).where(T.status != FINISHED)
    twice = select(S.table).where(S.guest == account, S.table.in_(running)).group_by(S.table)
    both = twice.having(func.count() > 1)
    asked = update(schema.seats).where(S.guest == account, S.table.in_(both)).values(silent=False)
    await connection.execute(asked)


async def agree_on(
    connection: AsyncConnection, tables: Sequence[str], guest: str, account: str | None
) -> None:
    """What somebody has agreed to, an account of theirs has, or nobody."""
    query = select(T.id, T.undo, T.going_on, T.proposal).where(T.id.in_(tables))
    for row in (await connection.execute(query)).all():
        changed = _agreed(row.undo, row.going_on, guest, account) | _proposed(row.proposal, guest, account)
        if changed:
            await update_table(connection, row.id, **changed)


def _agreed(undo: Any, going_on: Any, guest: str, account: str | None) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    if undo and guest in undo["agreed"]:
        changed["undo"] = undo | {"agreed": _instead(undo["agreed"], guest, account)}
    if going_on and guest in going_on:
        changed["going_on"] = _instead(going_on, guest, account)
    return changed


def _proposed(proposal: Any, guest: str, account: str | None) -> dict[str, Any]:
    if not proposal or guest not in proposal["agreed"]:
        return {}
    if account is None and proposal["by"] == guest:
        return {"proposal": None}
    by = account if proposal["by"] == guest else proposal["by"]
    return {"proposal": proposal | {"by": by, "agreed": _instead(proposal["agreed"], guest, account)}}


def _instead(people: Sequence[str], guest: str, account: str | None) -> list[str]:
    known = {account if person == guest else person for person in people}
    return sorted(person for person in known if person is not None)


async def _talk_on(connection: AsyncConnection, guest: str, account: str) -> None:
    """Remarks are theirs still, and so is having been asked to make no more."""
    c, m = schema.chat.c, schema.muted.c
    await connection.execute(update(schema.chat).where(c.guest == guest).values(guest=account))
    known = select(m.table).where(m.guest == account)
    await connection.execute(delete(schema.muted).where(m.guest == guest, m.table.in_(known)))
    await connection.execute(update(schema.muted).where(m.guest == guest).values(guest=account))


async def _note_on(connection: AsyncConnection, guest: str, account: str) -> None:
    """Notes go along; where both have written one, they become one."""
    n = schema.notes.c
    own = select(n.table, n.text).where(n.person == account)
    known = {row.table: row.text for row in await connection.execute(own)}
    theirs = select(n.table, n.text).where(n.person == guest, n.table.in_(list(known)))
    for row in (await connection.execute(theirs)).all():
        both = f"{known[row.table]}\n{row.text}"[:NOTE_LENGTH]
        mine = update(schema.notes).where(n.table == row.table, n.person == account)
        await connection.execute(mine.values(text=both))
        await connection.execute(delete(schema.notes).where(n.table == row.table, n.person == guest))
    await connection.execute(update(schema.notes).where(n.person == guest).values(person=account))


async def _rest_on(connection: AsyncConnection, guest: str, account: str) -> None:
    """When the guest rests, the account does, unless it has said something else."""
    r = schema.rests.c
    known = select(r.person).where(r.person == account)
    if (await connection.execute(known)).one_or_none() is None:
        await connection.execute(update(schema.rests).where(r.person == guest).values(person=account))
    await connection.execute(delete(schema.rests).where(r.person == guest))


async def _banned_on(connection: AsyncConnection, guest: str, account: str) -> None:
    """A ban does not end by an account, unless that owns the server; what was written down goes along."""
    b, r = schema.bans.c, schema.reports.c
    theirs = (await connection.execute(select(schema.bans).where(b.person == guest))).one_or_none()
    if theirs is not None and not await owns(connection, account):
        known = (await connection.execute(select(b.until).where(b.person == account))).one_or_none()
        if known is None or (known.until is not None and (theirs.until or FOR_EVER) > known.until):
            await keep(connection, schema.bans, {**theirs._mapping, "person": account})
            await touch(connection)
    await connection.execute(delete(schema.bans).where(b.person == guest))
    await connection.execute(update(schema.reports).where(r.whom == guest).values(whom=account))
    await connection.execute(update(schema.reports).where(r.by == guest).values(by=account))
    whom = schema.audit.c.whom
    await connection.execute(update(schema.audit).where(whom == guest).values(whom=account))
