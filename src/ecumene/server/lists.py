"""Lists of tables: mine, open and finished ones, a page at a time, each read off an index."""

from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import ColumnElement, Select, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import UnknownTable
from ecumene.server.messages.answers import TableInfo
from ecumene.server.queries import Sitting
from ecumene.server.room import told_table
from ecumene.server.rooms import Rooms
from ecumene.server.rows import read_seat, read_table
from ecumene.table import FINISHED, WAITING, Seat

ListName = Literal["open", "mine", "finished"]

PAGE = 20
"""How many tables a page of a list has."""
MOST_MINE = 100
"""How many of somebody's own games are shown at once."""
MOST_ELSEWHERE = 200
"""How many tables with people in other processes are looked at for the first page of open ones."""

Place = tuple[str, str]
"""Where a page ends: when its last table was changed, and its id."""


class Lists:
    """Tables as somebody sees them who looks for one."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def page(self, which: ListName, guest: str | None, after: str | None = None) -> list[TableInfo]:
        """A page of a list: the first, or the one after a table."""
        async with self.rooms.engine.connect() as connection:
            place = None if after is None else await _place(connection, after)
            if which == "open":
                found = await self._open(connection, place)
            elif which == "mine":
                found = await _sittings(connection, mine(guest or "", place))
            else:
                found = await _finished(connection, guest or "", place)
        told = [self.told(sitting, guest) for sitting in found]
        return sorted(told, key=lambda table: not table["your_turn"]) if which == "mine" else told

    def told(self, sitting: Sitting, guest: str | None) -> TableInfo:
        row, seats = sitting
        return told_table(row.about, row.progress, seats, guest, self.rooms.presence.at(row.about.id))

    async def _open(self, connection: AsyncConnection, place: Place | None) -> list[Sitting]:
        """Where somebody is really there first, so that nobody hides them behind empty tables."""
        found = await _sittings(connection, waiting(place))
        if place is not None:
            return found
        present = self.rooms.presence.tables()
        likely = [key for key in present if self.rooms.may_be_listed(key)][:MOST_ELSEWHERE]
        known = {row.about.id for row, _ in found}
        missing = [key for key in likely if key not in known]
        with_people = await _sittings(connection, waiting(None, missing)) if missing else []
        attended = [s for s in (*with_people, *found) if self._attended(s)]
        attended.sort(key=lambda sitting: sitting[0].progress.changed, reverse=True)
        shown = {row.about.id for row, _ in attended[:PAGE]}
        return attended[:PAGE] + [s for s in found if s[0].about.id not in shown]

    def _attended(self, sitting: Sitting) -> bool:
        """Whether somebody who sits at a table is there."""
        row, seats = sitting
        present = self.rooms.presence.at(row.about.id)
        return any(seat.guest in present for seat in seats if seat.guest)

    async def of(self, keys: Sequence[str]) -> dict[str, Sitting]:
        """Tables by their ids, those that there are."""
        async with self.rooms.engine.connect() as connection:
            query = select(schema.tables).where(schema.tables.c.id.in_(keys))
            return {row.about.id: (row, seats) for row, seats in await _sittings(connection, query)}


# What is asked of the database ------------------------------------------------------------------------


def waiting(place: Place | None, keys: Sequence[str] | None = None) -> Select[Any]:
    """Open tables, the newest first."""
    t = schema.tables.c
    query = select(schema.tables).where(t.status == WAITING, t.public)
    if keys is not None:
        return query.where(t.id.in_(keys)).order_by(t.changed.desc(), t.id.desc()).limit(PAGE)
    return _paged(query, place, t.changed, t.id)


def mine(guest: str, place: Place | None) -> Select[Any]:
    """Tables where somebody sits whose game is not over."""
    t, s = schema.tables.c, schema.seats.c
    own = select(s.table).where(s.guest == guest, s.ended.is_(None), ~s.resigned)
    return _paged(select(schema.tables).where(t.id.in_(own)), place, t.changed, t.id, MOST_MINE)


def public_finished(place: Place | None) -> Select[Any]:
    t = schema.tables.c
    query = select(schema.tables).where(t.status == FINISHED, t.public)
    return _paged(query, place, t.changed, t.id)


def own_finished(guest: str, place: Place | None) -> Select[Any]:
    """The ids of games that somebody has played to the end."""
    s = schema.seats.c
    query = select(s.table).where(s.guest == guest, s.ended.is_not(None), ~s.resigned)
    # Several seats at one screen are one table.
    return _paged(query.distinct().add_columns(s.ended), place, s.ended, s.table)


def _paged(
    query: Select[Any],
    place: Place | None,
    changed: ColumnElement[Any],
    key: ColumnElement[Any],
    most: int = PAGE,
) -> Select[Any]:
    if place is not None:
        query = query.where(tuple_(changed, key) < tuple_(*place))
    return query.order_by(changed.desc(), key.desc()).limit(most)


async def _finished(connection: AsyncConnection, guest: str, place: Place | None) -> list[Sitting]:
    """Games that are over: everybody's, if they were public, and one's own."""
    found = {s[0].about.id: s for s in await _sittings(connection, public_finished(place))}
    own = [row.table for row in await connection.execute(own_finished(guest, place))]
    missing = [key for key in own if key not in found]
    if missing:
        query = select(schema.tables).where(schema.tables.c.id.in_(missing))
        found |= {s[0].about.id: s for s in await _sittings(connection, query)}
    newest = sorted(found.values(), key=lambda s: (s[0].progress.changed, s[0].about.id), reverse=True)
    return newest[:PAGE]


async def _sittings(connection: AsyncConnection, query: Select[Any]) -> list[Sitting]:
    rows = [read_table(row) for row in await connection.execute(query)]
    if not rows:
        return []
    seats: dict[str, list[Seat]] = {row.about.id: [] for row in rows}
    s = schema.seats.c
    sitting = select(schema.seats).where(s.table.in_(seats)).order_by(s.table, s.seat)
    for seat in await connection.execute(sitting):
        seats[seat.table].append(read_seat(seat))
    return [(row, seats[row.about.id]) for row in rows]


async def _place(connection: AsyncConnection, key: str) -> Place:
    t = schema.tables.c
    changed: str | None = (await connection.execute(select(t.changed).where(t.id == key))).scalar()
    if changed is None:
        raise UnknownTable(table=key)
    return changed, key
