"""What is in a database, whichever server has made it."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, MetaData, Row, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.game import Game
from ecumene.server import schema
from ecumene.server.reading import read_final, read_seat
from ecumene.server.rows import FinalRow
from ecumene.table import FINISHED, Line, Seat
from ecumene.table import Table as PlayedTable
from ecumene.table.following import follow_while_it_stands
from ecumene.table.halt import known_options

OLDEST_RULES = 1
"""Of tables that were stored before the rules had versions."""


class Over(NamedTuple):
    """A game that is over."""

    table: str
    game: str
    at: str


def rules_of(row: Row[Any]) -> int:
    """By which rules the last line of a table was written."""
    rules: int = row._mapping.get("rules", OLDEST_RULES)
    return rules


class Stored:
    """A database as it is: columns that it does not have yet are not asked for."""

    def __init__(self, connection: AsyncConnection, there: MetaData = schema.metadata) -> None:
        self._connection = connection
        self._there = there

    @classmethod
    async def read(cls, connection: AsyncConnection) -> "Stored":
        there = MetaData()
        await connection.run_sync(there.reflect)
        return cls(connection, there)

    def _columns(self, table: Table) -> list[Column[Any]]:
        return [column for column in table.c if column.name in self._there.tables[table.name].c]

    async def tables(self) -> list[str]:
        ids = schema.tables.c.id
        return list((await self._connection.execute(select(ids).order_by(ids))).scalars())

    async def table(self, key: str) -> Row[Any]:
        query = select(*self._columns(schema.tables)).where(schema.tables.c.id == key)
        return (await self._connection.execute(query)).one()

    async def seats(self, key: str) -> list[Seat]:
        query = select(schema.seats).where(schema.seats.c.table == key).order_by(schema.seats.c.seat)
        return [read_seat(row) for row in await self._connection.execute(query)]

    async def lines(self, key: str) -> list[Line]:
        log = schema.log.c
        columns = log.version, log.kind, log.seat, log.choices, log.number
        query = select(*columns).where(log.table == key).order_by(log.version)
        found = await self._connection.execute(query)
        return [Line(version, kind, seat, tuple(said), number) for version, kind, seat, said, number in found]

    async def followed(self, row: Row[Any], game: Game, lines: Sequence[Line]) -> PlayedTable:
        """A table as far as its log leads by today's rules."""
        options, seats = known_options(game, row.options), await self.seats(row.id)
        table = PlayedTable(game, int(row.seed), options, seats)
        follow_while_it_stands(table, lines, rules_of(row))
        return table

    async def over(self) -> list[Over]:
        """All games that are over, oldest first."""
        tables, seats = schema.tables.c, schema.seats.c
        at: ColumnElement[str] = tables.changed
        if seats.ended in self._columns(schema.seats):
            ended = select(func.max(seats.ended)).where(seats.table == tables.id).scalar_subquery()
            at = func.coalesce(ended, at)
        query = select(tables.id, tables.game, at.label("at")).where(tables.status == FINISHED)
        return [Over(*row) for row in await self._connection.execute(query.order_by("at", tables.id))]

    async def finals(self, keys: Sequence[str]) -> list[FinalRow]:
        """How some games looked at their ends, where that is kept."""
        if schema.finals.name not in self._there.tables:
            return []
        kept, tables = schema.finals.c, schema.tables.c
        query = select(schema.finals).join(schema.tables, kept.table == tables.id)
        query = query.where(kept.table.in_(keys), kept.version == tables.version)
        return [read_final(row) for row in await self._connection.execute(query)]

    async def final_kept(self, key: str, version: int) -> bool:
        if schema.finals.name not in self._there.tables:
            return False
        kept = schema.finals.c
        query = select(kept.version).where(kept.table == key, kept.version == version)
        return (await self._connection.execute(query)).first() is not None

    async def keep(self, final: FinalRow) -> None:
        gone = schema.finals.delete().where(schema.finals.c.table == final.table)
        await self._connection.execute(gone)
        await self._connection.execute(insert(schema.finals).values(asdict(final)))
