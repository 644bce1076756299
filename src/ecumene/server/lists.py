"""Lists of tables: mine, open and finished ones, a page at a time, each read off an index."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    String,
    and_,
    bindparam,
    or_,
    select,
    text,
    tuple_,
)

from ecumene.server import schema
from ecumene.server.days.invited import invited_to
from ecumene.server.queries import Sitting
from ecumene.server.reading import read_seat, read_table
from ecumene.server.rooms import Rooms
from ecumene.table import FINISHED, PLAYING, WAITING, Seat
from ecumene.table.about import told_table
from ecumene.table.answers import TableInfo
from ecumene.table.errors import UnknownTable

ListName = Literal["open", "mine", "invited", "finished"]

PAGE = 20
"""How many tables a page of a list has."""
MOST_MINE = 100
"""How many of somebody's own games are shown at once."""
MOST_ELSEWHERE = 200
"""How many tables with people in other processes are looked at for the first page of open ones."""

NEVER = "9"
"""After all moments."""
Place = tuple[str, str]
"""Where a page ends: when its last table was changed, and its id."""


class Pages(NamedTuple):
    """What asks for the first page of a list, and for another."""

    first: Select[Any]
    after: Select[Any]


class Lists:
    """Tables as somebody sees them who looks for one."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._reader = rooms.reader

    async def page(
        self, which: ListName, guest: str | None, after: str | None = None, lang: str | None = None
    ) -> list[TableInfo]:
        """A page of a list: the first, or the one after a table; of open ones, all or those of a language."""
        if which == "open" and lang is not None:
            found = await self._reader.read(partial(_spoken, lang, after))
        elif which == "open":
            found = await self._open(after)
        elif which == "mine":
            found = await self._reader.read(partial(_mine, guest or "", after))
        elif which == "invited":
            found = await self._reader.read(partial(_invited, guest or "", after))
        else:
            found = await self._reader.read(partial(_finished, guest or "", after))
        told = [self.told(sitting, guest, invited=which == "invited") for sitting in found]
        return sorted(told, key=_urgency) if which == "mine" else told

    async def of(self, keys: Sequence[str]) -> dict[str, Sitting]:
        """Tables by their ids, those that there are."""
        found = await self._reader.read(lambda connection: _sittings(connection, THESE, {"keys": keys}))
        return {row.about.id: (row, seats) for row, seats in found}

    async def invited(self, keys: Sequence[str]) -> dict[str, set[str]]:
        """Who was invited to which of these tables."""
        return await self._reader.read(partial(invited_to, keys))

    def told(self, sitting: Sitting, guest: str | None, *, invited: bool) -> TableInfo:
        row, seats = sitting
        online = self.rooms.presence.at(row.about.id)
        return told_table(row.about, row.progress, seats, guest, online, invited=invited)

    async def _open(self, after: str | None) -> list[Sitting]:
        """Where somebody is really there first, so that nobody hides them behind empty tables."""
        present = () if after is not None else self.rooms.presence.tables()
        likely = [key for key in present if self.rooms.may_be_listed(key)][:MOST_ELSEWHERE]
        newest, likely_ones = await self._reader.read(partial(_waiting, after, likely))
        if after is not None:
            return newest
        found = {sitting[0].about.id: sitting for sitting in (*newest, *likely_ones)}
        attended = [sitting for sitting in found.values() if self._attended(sitting)]
        attended.sort(key=_place_of, reverse=True)
        shown = {row.about.id for row, _ in attended[:PAGE]}
        return attended[:PAGE] + [sitting for sitting in newest if sitting[0].about.id not in shown]

    def _attended(self, sitting: Sitting) -> bool:
        """Whether somebody who sits at a table is there."""
        row, seats = sitting
        present = self.rooms.presence.at(row.about.id)
        return any(seat.guest in present for seat in seats if seat.guest)


# What is asked of the database: made once, and given its particulars ------------------------------------

_T, _S = schema.tables.c, schema.seats.c


def _paged(query: Select[Any], changed: ColumnElement[Any], key: ColumnElement[Any], most: int) -> Pages:
    """The first page, and those after a place."""
    first = query.order_by(changed.desc(), key.desc()).limit(most)
    after = tuple_(changed, key) < tuple_(
        bindparam("changed", type_=String), bindparam("after", type_=String)
    )
    return Pages(first, first.where(after))


_FREE = select(_S.table).where(text("seats.free"))
"""As their index says it: SQLite knows it by no other words."""
OPEN = _paged(select(schema.tables).where(_T.status == WAITING, _T.public), _T.changed, _T.id, PAGE)
OPEN_IN = _paged(
    select(schema.tables).where(
        _T.lang == bindparam("lang"),
        _T.public,
        or_(_T.status == WAITING, and_(_T.status == PLAYING, _T.id.in_(_FREE))),
    ),
    *(_T.changed, _T.id, PAGE),
)
PUBLIC_FINISHED = _paged(
    select(_T.id, _T.changed).where(_T.status == FINISHED, _T.public), _T.changed, _T.id, PAGE
)
_MINE = _S.guest == bindparam("guest"), ~_S.resigned
MINE = _paged(
    select(schema.tables).where(_T.id.in_(select(_S.table).where(*_MINE, _S.ended.is_(None)))),
    *(_T.changed, _T.id, MOST_MINE),
)
OWN_FINISHED = _paged(
    # Several seats at one screen are one table.
    select(_S.table, _S.ended).where(*_MINE, _S.ended.is_not(None)).distinct(),
    *(_S.ended, _S.table, PAGE),
)
_ASKED = schema.invitations.c
_SITTING = select(_S.table).where(_S.guest == bindparam("guest"))
INVITED = _paged(
    select(schema.tables).where(
        _T.id.in_(select(_ASKED.table).where(_ASKED.person == bindparam("guest"))),
        or_(_T.status == WAITING, and_(_T.status == PLAYING, _T.id.in_(_FREE))),
        _T.id.not_in(_SITTING),
    ),
    *(_T.changed, _T.id, PAGE),
)
_KEYS: BindParameter[Any] = bindparam("keys", expanding=True)
THESE = select(schema.tables).where(_T.id.in_(_KEYS))
THESE_OPEN = (
    THESE.where(_T.status == WAITING, _T.public).order_by(_T.changed.desc(), _T.id.desc()).limit(PAGE)
)
LEFT_OPEN = (
    select(schema.tables)
    .where(_T.id.in_(_FREE), _T.status == PLAYING, _T.public)
    .order_by(_T.changed.desc(), _T.id.desc())
    .limit(PAGE)
)
"""Where a seat became free in the middle of a game; they are few."""
CHANGED = select(_T.changed).where(_T.id == bindparam("key"))
SEATS = select(schema.seats).where(_S.table.in_(_KEYS)).order_by(_S.table, _S.seat)


def _mine(guest: str, after: str | None, connection: Connection) -> list[Sitting]:
    return _sittings(connection, *_query(MINE, _place(connection, after), guest=guest))


def _invited(guest: str, after: str | None, connection: Connection) -> list[Sitting]:
    return _sittings(connection, *_query(INVITED, _place(connection, after), guest=guest))


def _spoken(lang: str, after: str | None, connection: Connection) -> list[Sitting]:
    """A page of tables that have room, where people talk in a language."""
    return _sittings(connection, *_query(OPEN_IN, _place(connection, after), lang=lang))


def _waiting(
    after: str | None, likely: Sequence[str], connection: Connection
) -> tuple[list[Sitting], list[Sitting]]:
    """A page of open tables, and those among the likely ones."""
    newest = _sittings(connection, *_query(OPEN, _place(connection, after)))
    known = {row.about.id for row, _ in newest}
    missing = [key for key in likely if key not in known]
    if after is None:
        newest += _sittings(connection, LEFT_OPEN, {})
    return newest, _sittings(connection, THESE_OPEN, {"keys": missing}) if missing else []


def _finished(guest: str, after: str | None, connection: Connection) -> list[Sitting]:
    """Games that are over: everybody's, if they were public, and one's own."""
    place = _place(connection, after)
    public = connection.execute(*_query(PUBLIC_FINISHED, place))
    own = connection.execute(*_query(OWN_FINISHED, place, guest=guest))
    newest = sorted({(at, key) for key, at in (*public, *own)}, reverse=True)[:PAGE]
    found = _sittings(connection, THESE, {"keys": [key for _, key in newest]})
    return sorted(found, key=_place_of, reverse=True)


def _query(pages: Pages, place: Place | None, **given: str) -> tuple[Select[Any], dict[str, Any]]:
    if place is None:
        return pages.first, dict(given)
    return pages.after, {**given, "changed": place[0], "after": place[1]}


def _sittings(connection: Connection, query: Select[Any], given: dict[str, Any]) -> list[Sitting]:
    rows = [read_table(row) for row in connection.execute(query, given)]
    if not rows:
        return []
    seats: dict[str, list[Seat]] = {row.about.id: [] for row in rows}
    for seat in connection.execute(SEATS, {"keys": list(seats)}):
        seats[seat.table].append(read_seat(seat))
    return [(row, seats[row.about.id]) for row in rows]


def _place(connection: Connection, key: str | None) -> Place | None:
    if key is None:
        return None
    changed: str | None = connection.execute(CHANGED, {"key": key}).scalar()
    if changed is None:
        raise UnknownTable(table=key)
    return changed, key


def _urgency(table: TableInfo) -> tuple[bool, str]:
    """Where somebody is asked comes first, and what is due first before all."""
    due = table["clock"]["due"] if table["clock"] else None
    return not table["your_turn"], due if due and table["your_turn"] else NEVER


def _place_of(sitting: Sitting) -> Place:
    row, _ = sitting
    return row.progress.changed, row.about.id
