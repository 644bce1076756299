"""What is said at a table: by those who may, not too fast, and taken away again by its owner."""

from functools import partial
from hashlib import sha256

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import queries, schema
from ecumene.server.broadcast import Remark
from ecumene.server.errors import Muted, NameFirst, NotYourTable, PlayersTalk, UnknownRemark
from ecumene.server.guests import name_of
from ecumene.server.happenings import happenings
from ecumene.server.limits import Buckets
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms
from ecumene.table.about import ALL
from ecumene.table.beside import ChatMessage, MutedMessage, UnsaidMessage
from ecumene.table.clock import now
from ecumene.table.seats import has_account

CHAT_KEPT = 100
"""How many remarks a page gets when it sits down."""
OF_AN_ADDRESS = 4
"""How many times as much as one person all those at one address may say."""


class Chat:
    """Remarks, kept with their table; no undo touches them."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        rate, burst = rooms.settings.chat_rate, rooms.settings.chat_burst
        self._people = Buckets(rate, burst)
        self._addresses = Buckets(rate * OF_AN_ADDRESS, burst * OF_AN_ADDRESS)

    async def say(self, room: Room, guest: str | None, address: str, text: str) -> None:
        """A remark at the table."""
        seat = next(iter(room.table.seats_of(guest)), None)
        if guest is None or (seat is None and room.about.talk != ALL and guest != room.about.owner):
            raise PlayersTalk()
        self._people.take(guest)
        self._addresses.take(address)
        name = room.table.seats[seat].name if seat is not None else await name_of(self.rooms.engine, guest)
        if not name:
            raise NameFirst()
        at = now()

        async def work(connection: AsyncConnection) -> ChatMessage:
            await queries.check_there(connection, room.id)
            if guest in await connection.run_sync(_muted, room.id):
                raise Muted()
            row = {"table": room.id, "at": at, "seat": seat, "name": name, "text": text, "guest": guest}
            added = await connection.execute(insert(schema.chat).values(row).returning(schema.chat.c.id))
            message = _told(room.id, added.scalar_one(), at, seat, name, text, guest)
            await self.rooms.broadcast.said(connection, room.id, message)
            return message

        room.send_all(await self.rooms.writer.run(work))

    async def unsay(self, room: Room, guest: str | None, number: int) -> None:
        """Take a remark away: the owner any, everybody else their own."""

        async def work(connection: AsyncConnection) -> UnsaidMessage:
            author = await _author(connection, room.id, number)
            if guest is None or guest not in (room.about.owner, author):
                raise NotYourTable()
            await connection.execute(delete(schema.chat).where(*_remark(room.id, number)))
            message: UnsaidMessage = {"type": "unsaid", "number": number}
            await self.rooms.broadcast.said(connection, room.id, message)
            return message

        room.send_all(await self.rooms.writer.run(work))

    async def mute(self, room: Room, guest: str | None, number: int, *, on: bool) -> None:
        """Let whoever made a remark make no more, or again."""

        async def work(connection: AsyncConnection) -> MutedMessage:
            author = await _author(connection, room.id, number)
            if guest is None or guest != room.about.owner or author in (None, guest):
                raise NotYourTable()
            m = schema.muted.c
            await connection.execute(delete(schema.muted).where(m.table == room.id, m.guest == author))
            if on:
                await connection.execute(insert(schema.muted).values(table=room.id, guest=author))
            message = _told_muted(room.id, await connection.run_sync(_muted, room.id))
            await self.rooms.broadcast.said(connection, room.id, message)
            return message

        room.send_all(await self.rooms.writer.run(work))

    async def last(self, room: Room) -> list[Remark]:
        """What was last said at the table, who may say no more, and what its log tells of its seats."""
        return await self.rooms.reader.read(partial(_last, room.id))


def tag(table: str, guest: str | None) -> str:
    """What tells the authors of remarks apart at one table, and says nothing else about them."""
    return sha256(f"{table} {guest}".encode()).hexdigest()[:12] if guest else ""


_SAID = select(
    *[
        select(kept.c.table).where(kept.c.table == bindparam("of")).exists()
        for kept in (schema.chat, schema.muted, schema.happenings)
    ]
)
"""Whether there is anything to tell of a table besides the game."""


def _last(table: str, connection: Connection) -> list[Remark]:
    if not any(connection.execute(_SAID, {"of": table}).one()):
        return []  # mostly so, and one question costs a third of three
    c = schema.chat.c
    query = select(c.id, c.at, c.seat, c.name, c.text, c.guest)
    query = query.where(c.table == table).order_by(c.id.desc()).limit(CHAT_KEPT)
    found = reversed(connection.execute(query).all())
    said = [_told(table, r.id, r.at, r.seat, r.name, r.text, r.guest) for r in found]
    muted = _muted(connection, table)
    return [*said, *([_told_muted(table, muted)] if muted else []), *happenings(connection, table)]


def _remark(table: str, number: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return schema.chat.c.table == table, schema.chat.c.id == number


async def _author(connection: AsyncConnection, table: str, number: int) -> str | None:
    row = (await connection.execute(select(schema.chat.c.guest).where(*_remark(table, number)))).one_or_none()
    if row is None:
        raise UnknownRemark()
    author: str | None = row.guest
    return author


def _muted(connection: Connection, table: str) -> list[str]:
    m = schema.muted.c
    return list(connection.execute(select(m.guest).where(m.table == table)).scalars())


def _told(
    table: str, number: int, at: str, seat: int | None, name: str, text: str, guest: str | None
) -> ChatMessage:
    """A remark as it goes over the wire."""
    return {
        "type": "chat",
        "number": number,
        "seat": seat,
        "name": name,
        "text": text,
        "at": at,
        "by": tag(table, guest),
        "account": has_account(guest),
    }


def _told_muted(table: str, guests: list[str]) -> MutedMessage:
    return {"type": "muted", "by": sorted(tag(table, guest) for guest in guests)}
