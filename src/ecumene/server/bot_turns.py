"""Whose turn it is among the bots: tables that wait for one are called, and moved one at a time."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from time import monotonic

from ecumene.core.errors import EcumeneError
from ecumene.server import queries
from ecumene.server.ahead import Ahead
from ecumene.server.bot_pool import BotPool, Thinker
from ecumene.server.bot_queue import Asker, Urgency
from ecumene.server.claims import Claims
from ecumene.server.errors import ReadOnly
from ecumene.server.play import Play
from ecumene.server.room import Room
from ecumene.table.clock import ago
from ecumene.table.errors import Stale, UnknownTable
from ecumene.table.lessons import taught

logger = logging.getLogger(__name__)

LOOK_AGAIN_SECONDS = 1.0
"""How often tables are looked for whose bots nobody moves."""
LONGEST_LOOK = 15.0
"""For how many seconds tables may not have been looked for."""
HASTY = 0.9
"""By which part of the time that silence takes nobody has come upon a table too early."""
LONGEST_REST = 5.0
"""How many seconds a table rests at most whose bot has failed again and again."""


class BotTurns:
    """Moves the bots of all tables, as many at once as there are thinkers."""

    def __init__(self, play: Play, pool: BotPool) -> None:
        self._play = play
        self._rooms = rooms = play.rooms
        self._pool = pool
        self._ahead = Ahead(rooms, pool)
        self.claims = Claims(rooms.engine, rooms.broadcast.process)
        self._here = pool.thinks or not rooms.broadcast.shared
        """Whether bots are moved here, and not only elsewhere."""
        self.on_called: Callable[[str, Urgency, Asker], None] = lambda _table, _urgency, _asker: None
        """Called when a bot is asked whom other processes may move as well."""
        self._failures: Counter[str] = Counter()
        self._resting: set[str] = set()
        rooms.on_bot_asked = self.call
        rooms.on_person_asked = self._ahead.call
        self._looked = monotonic()
        self._looking = [rooms.tasks.keep("look at the bots", self._look_around)] if self._here else []

    def call(self, table: str, owner: str) -> None:
        """A bot is asked at a table; if one is being moved there already, that comes first."""
        urgency, asker = self._urgency(table), self._rooms.visitors.asker(owner)
        if self._may_move(table):
            self.on_called(table, urgency, asker)
            self.take_on(table, urgency, asker)

    def take_on(self, table: str, urgency: Urgency, asker: Asker) -> None:
        """Move the bot of a table when it is its turn; who asks is the table's owner."""
        if self._here and self._may_move(table):
            self._pool.call(table, partial(self._move_bot, table, asker.person), urgency, asker)

    def _may_move(self, table: str) -> bool:
        read_only = self._rooms.standing.read_only
        return not (read_only or self.claims.ours(table) or table in self._resting)

    def _urgency(self, table: str) -> Urgency:
        return Urgency.MOVE if self._rooms.watched(table) else Urgency.LONELY_MOVE

    @property
    def moving(self) -> bool:
        """Whether tables with bots are looked for here, and somebody thinks for them."""
        return self._here and self._pool.moving and monotonic() - self._looked <= LONGEST_LOOK

    async def close(self) -> None:
        for looking in self._looking:
            looking.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)
        await self.claims.close()

    async def _look_around(self) -> None:
        while True:
            try:
                for table, owner in await self._found():
                    self.take_on(table, self._urgency(table), self._rooms.visitors.asker(owner))
                self._looked = monotonic()
            except Exception:
                logger.exception("no look at the bots")
            await asyncio.sleep(LOOK_AGAIN_SECONDS)

    async def _found(self) -> Sequence[tuple[str, str]]:
        """Tables whose bots have been asked for longer than silence takes, and their owners."""
        silence = timedelta(seconds=self._rooms.settings.silence_seconds)
        async with self._rooms.engine.connect() as connection:
            return await queries.tables_with_bots(connection, ago(silence))

    async def _move_bot(self, table: str, owner: str, thinker: Thinker) -> None:
        """Move the bot that is asked at a table, whatever comes of it."""
        try:
            if not await self.claims.take(table):
                return
            try:
                await self._move(table, thinker)
            finally:
                await self.claims.leave(table)
        except (Stale, ReadOnly, UnknownTable):
            logger.info("a bot was too late", extra={"table": table})
        except Exception as error:
            code = error.code if isinstance(error, EcumeneError) else type(error).__name__
            logger.exception("a bot failed", extra={"table": table, "code": code})
            self._rest(table, owner)
            return
        self._failures.pop(table, None)
        self._rooms.call_bot(table)

    def _rest(self, table: str, owner: str) -> None:
        """Leave a table alone for a while, longer each time, so that it is in nobody's way."""
        seconds = min(LONGEST_REST, 0.25 * 2.0 ** self._failures[table])
        self._failures[table] = min(self._failures[table] + 1, 10)
        self._resting.add(table)
        asyncio.get_running_loop().call_later(seconds, self._rested, table, owner)

    def _rested(self, table: str, owner: str) -> None:
        self._resting.discard(table)
        self.call(table, owner)

    def _hasty(self, room: Room) -> bool:
        """Whether a bot would answer sooner than silence does: a call for an earlier move may be left."""
        decision = room.table.position.decision
        if decision is None or decision.silence() is None:
            return False
        since = datetime.now(UTC) - datetime.fromisoformat(room.changed)
        return 0 <= since.total_seconds() < HASTY * self._rooms.settings.silence_seconds

    async def _move(self, key: str, thinker: Thinker) -> None:
        room = await self._rooms.fresh(key)
        table = room.table
        seat, version = table.asked_seat, table.version
        if table.halt is not None:
            await self._rooms.store(room, bot_asked=False)
        if seat is None or not table.bot_asked or self._hasty(room):
            return
        said = taught(table) or table.silence(seat)
        if said is None:
            level = table.seats[seat].level
            assert level is not None
            chain = await thinker.chain(table, seat, level, (key, seat), self._ahead.recall(room, seat))
        else:
            chain = [said]
        await self._play.choose(room, seat, chain, version)
