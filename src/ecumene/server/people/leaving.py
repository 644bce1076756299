"""Leaving: all that is kept about somebody, told to them or forgotten; games stay, without their name."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from zlib import compress, decompress

import orjson
from sqlalchemy import Select, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.errors import GameOver
from ecumene.core.registry import find, games
from ecumene.server import queries, schema
from ecumene.server.calls.bells import bells_of
from ecumene.server.clocks.rests import told_rest
from ecumene.server.guests import name_of
from ecumene.server.happenings import forget_happenings, lost_seats, own_happenings
from ecumene.server.lobby import Lobby
from ecumene.server.messages.people import Export, ExportedSeat
from ecumene.server.owners.audit import forget_deeds
from ecumene.server.owners.told import reported_by, told_ban
from ecumene.server.people.entrance import Caller, Entrance
from ecumene.server.people.keeping import told_account
from ecumene.server.people.moving import agree_on
from ecumene.server.people.sessions import sessions_of
from ecumene.server.people.tickets import tear_up_letters
from ecumene.server.profiles.telling import shared_by
from ecumene.server.rooms import update_table
from ecumene.server.strength.boards import told_strength
from ecumene.server.tournaments.leaving import NOBODY, withdraw_for_good
from ecumene.server.tournaments.told import exported_tournaments
from ecumene.table import BOT, PLAYING, WAITING
from ecumene.table.about import LOSS
from ecumene.table.errors import NotYourSeat

A, S, T, C, N = schema.accounts.c, schema.seats.c, schema.tables.c, schema.chat.c, schema.notes.c
ASKED, M = schema.invitations.c, schema.muted.c


class Leaving:
    """What somebody may have for the asking: all that is known of them, and that it be forgotten."""

    def __init__(self, entrance: Entrance, lobby: Lobby) -> None:
        self.entrance = entrance
        self.rooms = entrance.rooms
        self.lobby = lobby

    async def export(self, caller: Caller, person: str) -> Export:
        """Everything that is kept about somebody."""
        name = await name_of(self.rooms.engine, person)
        sat = select(T.id, T.game, T.status, S.seat, S.name, T.standings, T.created, T.changed)
        sat = sat.join_from(schema.seats, schema.tables, S.table == T.id)
        said = select(C.table, C.at, C.text).where(C.guest == person).order_by(C.id)
        async with self.rooms.engine.connect() as connection:
            account = await told_account(connection, caller) if caller.known.session else None
            seats = await connection.execute(sat.where(S.guest == person).order_by(T.created, T.id, S.seat))
            remarks = await connection.execute(said)
            notes = await connection.execute(select(N.table, N.text).where(N.person == person))
            return {
                "id": person,
                "name": name,
                "account": account,
                "seats": [_exported(row) for row in seats],
                "rest": await told_rest(connection, person),
                "strength": await told_strength(connection, person, most=None),
                "tournaments": await exported_tournaments(connection, person),
                "bells": [
                    {"kind": bell.kind, "address": bell.address, "label": bell.label, "rings": bell.rings}
                    for bell in await bells_of(connection, person)
                ],
                "sharing": await shared_by(connection, person),
                "happenings": await own_happenings(connection, person),
                "ban": await told_ban(connection, person),
                "reports": await reported_by(connection, person),
                "opened": await _tables(connection, select(T.id).where(T.owner == person)),
                "invitations": await _tables(connection, select(ASKED.table).where(ASKED.person == person)),
                "muted": await _tables(connection, select(M.table).where(M.guest == person)),
                "notes": [{"table": row.table, "text": row.text} for row in notes],
                "remarks": [{"table": row.table, "at": row.at, "text": row.text} for row in remarks],
            }

    async def forget(self, person: str) -> None:
        """Forget somebody: they get up from all tables, and nothing tells of them any more."""
        # First of all, or a round that opens meanwhile would seat them again.
        await self.rooms.writer.run(lambda connection: withdraw_for_good(connection, person))
        for table, status in await self._running(person):
            if await self._alone(person, table):
                await self._clear(table)
            elif status == WAITING:
                await self.lobby.leave(table, person)
            else:
                with suppress(GameOver, NotYourSeat):  # it has just ended
                    await self.lobby.resign(table, person)

        async def work(connection: AsyncConnection) -> tuple[Sequence[str], list[str]]:
            # A game that is being counted would name them again.
            await queries.wait_for(connection, "ratings")
            sessions = await sessions_of(connection, person)
            mail = (await connection.execute(select(A.mail).where(A.id == person))).scalar()
            tables = await _take_name_away(connection, person)
            for table, column in _THEIRS:
                await connection.execute(delete(table).where(column == person))
            await tear_up_letters(connection, mail)
            await forget_deeds(connection, person)
            await forget_happenings(connection, person)
            await self.entrance.sessions.leave(connection, [*sessions, person])
            await self.rooms.broadcast.changed(connection, tables, frame=True)
            return tables, [*sessions, person]

        tables, keys = await self.rooms.writer.run(work)
        self.entrance.sessions.send_away(keys)
        for table in tables:
            await self.rooms.reread(table)

    async def _running(self, person: str) -> list[tuple[str, str]]:
        """The tables that somebody still plays at."""
        query = select(T.id, T.status).where(T.status.in_((WAITING, PLAYING)))
        query = query.where(T.id.in_(select(S.table).where(S.guest == person, ~S.resigned, S.kind != BOT)))
        async with self.rooms.engine.connect() as connection:
            return [(row.id, row.status) for row in await connection.execute(query)]

    async def _alone(self, person: str, table: str) -> bool:
        """Whether it is nobody else's game: nobody plays there, nor has lost what still is to count."""
        others = select(S.seat).join_from(schema.seats, schema.tables, S.table == T.id)
        theirs = and_(S.guest != person, or_(~S.resigned, T.rated == LOSS))
        others = others.where(S.table == table, or_(theirs, T.tournament.is_not(None))).limit(1)
        async with self.rooms.engine.connect() as connection:
            return (await connection.execute(others)).one_or_none() is None

    async def _clear(self, table: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.tables).where(T.id == table))
            await self.rooms.broadcast.changed(connection, [table], frame=True)

        await self.rooms.writer.run(work)
        await self.rooms.reread(table)
        self.rooms.on_listed(table, True)


_THEIRS = (
    (schema.chat, C.guest),
    (schema.muted, schema.muted.c.guest),
    (schema.notes, schema.notes.c.person),
    (schema.rests, schema.rests.c.person),
    (schema.bans, schema.bans.c.person),
    (schema.reports, schema.reports.c.whom),
    (schema.ratings, schema.ratings.c.player),
    (schema.results, schema.results.c.player),
    (schema.guests, schema.guests.c.id),
    (schema.accounts, A.id),
)
"""What goes with somebody; sessions, passkeys, tickets, invitations and bells go with the account."""


async def _take_name_away(connection: AsyncConnection, person: str) -> Sequence[str]:
    """Let nothing at the tables where somebody sat say who it was; those tables."""
    query = select(S.table, S.seat, T.game).join_from(schema.seats, schema.tables, S.table == T.id)
    sat = (await connection.execute(query.where(S.guest == person))).all()
    owned = (await connection.execute(select(T.id).where(T.owner == person))).scalars().all()
    lost = await lost_seats(connection, person)
    tables = list({row.table for row in sat} | set(owned) | set(lost))
    await agree_on(connection, tables, person, None)
    minded = update(schema.seats).where(S.guest == person, S.kind == BOT)
    await connection.execute(minded.values(resigned=True))
    await connection.execute(update(schema.seats).where(S.guest == person).values(guest=None, name=""))
    for table in owned:
        await update_table(connection, table, owner=await _heir(connection, table))
    # A snapshot has the names of all; the table is rebuilt without it.
    shots = schema.snapshots
    await connection.execute(delete(shots).where(shots.c.table.in_(tables)))
    for row in sat:
        await _unname(connection, row.table, row.game, row.seat)
    return tables


async def _heir(connection: AsyncConnection, table: str) -> str:
    """Whose table it is when its owner has gone: that of somebody else who plays there."""
    query = select(S.guest).where(S.table == table, S.guest.is_not(None), ~S.resigned).order_by(S.seat)
    found: str | None = (await connection.execute(query)).scalars().first()
    return found or NOBODY


async def _unname(connection: AsyncConnection, table: str, game: str, seat: int) -> None:
    """Take the name of a seat out of the record that is kept of a finished game."""
    kept = schema.finals.c
    data: bytes | None = (await connection.execute(select(kept.data).where(kept.table == table))).scalar()
    if data is None:
        return
    if game not in games():  # nobody can read it any more
        await connection.execute(delete(schema.finals).where(kept.table == table))
        return
    last: dict[str, Any] = orjson.loads(decompress(data))
    last["text"] = without_name(last["text"], find(game).seat_words[seat])
    changed = update(schema.finals).where(kept.table == table).values(data=compress(orjson.dumps(last)))
    await connection.execute(changed)


def without_name(record: str, word: str) -> str:
    """A record that does not say who sat on a seat.

    >>> without_name("ecumene-record 1\\narcher: Ana\\nbull: Bea\\n\\n1. archer: king; b3\\n", "archer")
    'ecumene-record 1\\nbull: Bea\\n\\n1. archer: king; b3\\n'
    """
    head, blank, rest = record.partition("\n\n")
    lines = [line for line in head.split("\n") if not line.startswith(f"{word}: ")]
    return "\n".join(lines) + blank + rest


async def _tables(connection: AsyncConnection, query: Select[Any]) -> list[str]:
    found: list[str] = sorted((await connection.execute(query)).scalars())
    return found


def _exported(row: Any) -> ExportedSeat:
    return {
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "seat": row.seat,
        "name": row.name,
        "rank": _rank(row.standings, row.seat),
        "created": row.created,
        "changed": row.changed,
    }


def _rank(standings: list[dict[str, Any]] | None, seat: int) -> int | None:
    return next((place["rank"] for place in standings or () if place["seat"] == seat), None)
