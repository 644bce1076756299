"""Reports: somebody at a table tells the owners of a remark or a person, and owners settle it."""

from datetime import timedelta

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import NameFirst, UnknownRemark, UnknownReport
from ecumene.server.limits import Buckets
from ecumene.server.messages.owners import Settlement
from ecumene.server.moments import to_come
from ecumene.server.owners.audit import write_down
from ecumene.server.owners.bans import ban
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms
from ecumene.server.standing import Ban
from ecumene.table.beside import UnsaidMessage
from ecumene.table.clock import ago, now
from ecumene.table.errors import BadRequest

C, R = schema.chat.c, schema.reports.c

KEPT = timedelta(days=90)
"""How long a report is kept after it was settled."""


class Reports:
    """Takes reports in, not too many of one person, nor of one address."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        most = rooms.settings.reports_per_hour
        self._people, self._addresses = Buckets.hourly(most), Buckets.hourly(most)

    async def report(
        self, room: Room, guest: str | None, address: str, why: str, *, remark: int | None, seat: int | None
    ) -> None:
        """Tell the owners of a remark, or of who sits on a seat."""
        if (remark is None) == (seat is None):
            raise BadRequest(field="number")
        if guest is None:
            raise NameFirst()
        self._people.take(guest)
        self._addresses.take(address)

        async def work(connection: AsyncConnection) -> None:
            if remark is not None:
                whom, said = await _remark(connection, room.id, remark)
            else:
                whom, said = _seated(room, seat or 0), None
            if whom == guest:
                raise BadRequest(field="number")
            row = {"at": now(), "table": room.id, "by": guest, "whom": whom, "said": said, "why": why}
            await connection.execute(insert(schema.reports).values(remark=remark, **row))

        await self.rooms.writer.run(work)


async def settle(
    connection: AsyncConnection, rooms: Rooms, by: str, number: int, wanted: Settlement
) -> tuple[str, UnsaidMessage] | None:
    """Settle a report; which remark is gone from which table."""
    query = select(schema.reports).where(R.id == number, R.settled.is_(None)).with_for_update()
    report = (await connection.execute(query)).one_or_none()
    if report is None:
        raise UnknownReport()
    deed = wanted["deed"]
    await connection.execute(
        update(schema.reports).where(R.id == number).values(settled=deed, settled_at=now())
    )
    if deed == "ban":
        until = to_come(wanted.get("until"), "until")
        await ban(connection, by, report.whom, Ban(wanted["why"], until))
    else:
        await write_down(connection, by, deed, whom=report.whom, table=report.table, why=wanted["why"])
    return None if deed == "dismiss" else await _take_away(connection, rooms, report)


async def sweep_reports(connection: AsyncConnection) -> None:
    await connection.execute(delete(schema.reports).where(R.settled_at < ago(KEPT)))


async def _take_away(
    connection: AsyncConnection, rooms: Rooms, report: Row[tuple[object, ...]]
) -> tuple[str, UnsaidMessage] | None:
    """Take the remark of a report away from its table, if it is still there."""
    table: str = report.table
    number: int | None = report.remark
    if number is None:
        return None
    # SQLite gives the number of a remark that was taken away to another one.
    same = C.table == table, C.id == number, C.guest == report.whom, C.text == report.said
    if not (await connection.execute(delete(schema.chat).where(*same))).rowcount:
        return None
    message: UnsaidMessage = {"type": "unsaid", "number": number}
    await rooms.broadcast.said(connection, table, message)
    return table, message


async def _remark(connection: AsyncConnection, table: str, number: int) -> tuple[str, str]:
    query = select(C.guest, C.text).where(C.table == table, C.id == number)
    row = (await connection.execute(query)).one_or_none()
    if row is None or row.guest is None:
        raise UnknownRemark()
    return row.guest, row.text


def _seated(room: Room, seat: int) -> str:
    seats = room.table.seats
    whom = seats[seat].guest if seat < len(seats) else None
    if whom is None:
        raise BadRequest(field="seat")
    return whom
