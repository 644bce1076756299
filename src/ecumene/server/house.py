"""The house: the tables at hand and those in the database, and who is shown what."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecumene.core.errors import UnknownGame
from ecumene.core.registry import find
from ecumene.server import schema
from ecumene.server.bell import Bell
from ecumene.server.errors import SeatTaken, UnknownTable
from ecumene.server.ledger import Ledger, Line
from ecumene.server.presence import Presence
from ecumene.server.settings import Settings
from ecumene.server.table import PLAYING, UNDO, WAITING, Seat, Table, stamp

logger = logging.getLogger(__name__)


class House:
    """Opens tables, keeps them in step with the log, and shows them to who sits there."""

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self.engine = engine
        self.settings = settings
        self.bell = Bell(engine, self._heard)
        self.ledger = Ledger(engine, self.bell, power_safe=settings.power_safe)
        self.presence = Presence(self)
        self.on_bot_asked: Callable[[str], None] = lambda _: None
        self._at_hand: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._errands: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await self.bell.close()
        await self.ledger.close()
        await self.engine.dispose()

    def errand(self, work: Awaitable[None]) -> None:
        """Do something on the side."""
        task = asyncio.ensure_future(_logged(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # Tables at hand -----------------------------------------------------------------------------

    async def table(self, key: str) -> Table:
        """A table, opened if it is not at hand."""
        if key in self._at_hand:
            self._at_hand.move_to_end(key)
            return self._at_hand[key]
        if key not in self._opening:
            self._opening[key] = asyncio.create_task(self._open(key))
            self._opening[key].add_done_callback(lambda _: self._opening.pop(key, None))
        return await asyncio.shield(self._opening[key])

    async def settled(self, key: str) -> Table:
        """A table when nothing is on its way to the log: what is told of it is stored."""
        table = await self.table(key)
        async with table.lock:
            return table

    async def _open(self, key: str) -> Table:
        async with self.engine.connect() as connection:
            row, seats = await row_and_seats(connection, key)
            table = Table(row, seats)
            await self.catch_up(connection, table)
        self.put_at_hand(table)
        return table

    async def catch_up(self, connection: AsyncConnection, table: Table) -> bool:
        """Bring the record up to the last line of the log; whether everybody sees something of it."""
        if table.record is None and table.status != WAITING:
            await self._restore(connection, table)
        if table.record is None:
            return False
        log = schema.log.c
        query = select(schema.log).where(log.table == table.id, log.number > table.version)
        status, changed, asked = table.status, table.changed, table.undo_asked
        lines = (await connection.execute(query.order_by(log.number))).all()
        seen = [table.apply(Line(*line)) for line in lines]
        table.status, table.changed, table.undo_asked = status, changed, asked
        return any(seen)

    async def _restore(self, connection: AsyncConnection, table: Table) -> None:
        found = await connection.execute(
            select(schema.snapshots).where(
                schema.snapshots.c.table == table.id, schema.snapshots.c.stamp == stamp(table.game)
            )
        )
        snapshot = found.one_or_none()
        if snapshot is not None:
            table.restore(snapshot.version, snapshot.data)
        else:
            table.begin()

    def put_at_hand(self, table: Table) -> None:
        """Keep a table in memory, and forget those that nobody has looked at for longest."""
        self._at_hand[table.id] = table
        self._put_away()

    def clear_away(self, key: str) -> None:
        self._at_hand.pop(key, None)

    def _put_away(self) -> None:
        """Forget the tables that nobody has looked at for longest."""
        idle = len(self._at_hand) - self.settings.cached_tables
        if idle <= 0:
            return
        for key in [k for k, t in self._at_hand.items() if not t.viewers and not t.lock.locked()][:idle]:
            del self._at_hand[key]

    async def reread(self, key: str) -> None:
        """Take over what others have stored about a table at hand, and show it."""
        table = self._at_hand.get(key)
        if table is None:
            return
        async with table.lock:
            await self._reread(table)
        self.show_table(table)

    async def _reread(self, table: Table) -> None:
        version = table.version
        async with self.engine.connect() as connection:
            row, seats = await row_and_seats(connection, table.id)
            asked = table.undo_asked
            table.refresh(row, seats)
            seen = await self.catch_up(connection, table)
        if table.version != version:
            self.show_views(table, only=None if seen else table.asked)
        if table.undo_asked != asked:
            self.show_undo(table)

    def _heard(self, what: str, tables: list[str], more: Any) -> None:
        if what == "again":
            tables = list(self._at_hand)
        if what == "here":
            self.presence.heard(tables, more)
        elif what == "chat":
            for viewer in self._viewers(tables):
                viewer.send(more)
        else:
            for key in tables:
                if key in self._at_hand:
                    self.errand(self.reread(key))

    def people_at(self, key: str) -> set[str]:
        """The guests who play at a table at hand."""
        return self._at_hand[key].people() if key in self._at_hand else set()

    def _viewers(self, tables: Iterable[str]) -> list[Any]:
        return [v for key in tables if key in self._at_hand for v in self._at_hand[key].viewers]

    async def known_since(self, table: Table, since: int, version: int) -> int:
        """How many of the `since` choices that a page knew at `version` still stand as it knew them."""
        log = schema.log.c
        undone = log.table == table.id, log.kind == UNDO, log.number > version
        async with self.engine.connect() as connection:
            targets = (await connection.execute(select(log.choice).where(*undone))).scalars()
            return min([since, table.number, *map(int, targets)])

    # Showing ------------------------------------------------------------------------------------

    def show_views(self, table: Table, only: int | None = None) -> None:
        """Give everybody at the table, or `only` those who look from one seat, their view, each made once."""
        made: dict[tuple[int | None, int], str] = {}
        for viewer in table.viewers:
            if only is None or viewer.seat == only:
                viewer.show(table, made)

    def show_table(self, table: Table) -> None:
        """Give everybody at the table its frame: seats, presence, status."""
        online = self.presence.at(table.id)
        for viewer in table.viewers:
            viewer.send({"type": "table", "table": table.told(viewer.guest, online)})

    def show_undo(self, table: Table) -> None:
        asked = table.undo_asked
        message = {"type": "undo", "by": asked.by, "to": asked.to} if asked else {"type": "undo-off"}
        for viewer in table.viewers:
            viewer.send(message)

    def call_bot(self, key: str) -> None:
        """If nobody has to be waited for at a table at hand, let a bot think, or silence be kept.

        Where everybody is asked lest it show who has an answer, all answers take their time.
        """
        table = self._at_hand.get(key)
        if table is None or table.status != PLAYING or not table.bot_asked:
            return
        decision = table.played.position.decision
        if decision is None or decision.silence() is None:
            self.on_bot_asked(key)
        else:
            loop = asyncio.get_running_loop()
            loop.call_later(self.settings.silence_seconds, self.on_bot_asked, key)

    async def read_rules(self) -> None:
        """Load the games that are being played, before somebody waits for one of them."""
        query = select(schema.tables.c.game).where(schema.tables.c.status == PLAYING).distinct()
        async with self.engine.connect() as connection:
            for game in (await connection.execute(query)).scalars():
                with suppress(UnknownGame):
                    stamp(find(game))

    async def tables_with_bots(self) -> Sequence[str]:
        """The tables where a bot is asked."""
        query = select(schema.tables.c.id).where(schema.tables.c.bot_asked).order_by(schema.tables.c.changed)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()

    # Storing beside the log ---------------------------------------------------------------------

    async def store(self, table: Table, **values: Any) -> None:
        """Change the table's row."""

        async def work(connection: AsyncConnection) -> None:
            row = update(schema.tables).where(schema.tables.c.id == table.id)
            await connection.execute(row.values(**values))
            await self.bell.ring(connection, "table", [table.id])

        await self.ledger.run(work)

    async def sit(self, table: Table, number: int, was: str, seat: Seat) -> None:
        """Change who sits on a seat, unless somebody else was quicker."""
        s = schema.seats.c
        where = s.table == table.id, s.seat == number, s.kind == was
        before, table.seats[number] = table.seats[number], seat
        bot_asked = table.bot_asked

        async def work(connection: AsyncConnection) -> None:
            changed = await connection.execute(update(schema.seats).where(*where).values(**asdict(seat)))
            if not changed.rowcount:
                raise SeatTaken()
            row = update(schema.tables).where(schema.tables.c.id == table.id)
            await connection.execute(row.values(bot_asked=bot_asked))
            await self.bell.ring(connection, "table", [table.id])

        try:
            await self.ledger.run(work)
        except BaseException:
            table.seats[number] = before
            raise


async def row_and_seats(connection: AsyncConnection, key: str) -> tuple[Any, list[Seat]]:
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == key))).one_or_none()
    if row is None:
        raise UnknownTable(table=key)
    query = select(schema.seats).where(schema.seats.c.table == key).order_by(schema.seats.c.seat)
    return row, [read_seat(seat) for seat in await connection.execute(query)]


def read_seat(row: Any) -> Seat:
    return Seat(row.kind, row.guest, row.name, row.level, row.resigned, row.silent)


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:
        logger.exception("an errand failed")
