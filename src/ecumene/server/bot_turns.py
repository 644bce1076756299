"""Whose turn it is among the bots: tables that wait for one are called, and moved one at a time."""

import asyncio
import logging
from collections import Counter
from functools import partial
from time import monotonic

from ecumene.core.errors import EcumeneError
from ecumene.server.bot_pool import BotPool, Thinker
from ecumene.server.bot_queue import Urgency
from ecumene.server.claims import Claims
from ecumene.server.errors import ReadOnly
from ecumene.server.play import Play
from ecumene.table.errors import Stale
from ecumene.table.lessons import taught

logger = logging.getLogger(__name__)

LOOK_AGAIN_SECONDS = 3.0
"""How often tables are looked for whose bots nobody moves."""
LONGEST_LOOK = 5 * LOOK_AGAIN_SECONDS
LONGEST_REST = 5.0
"""How many seconds a table rests at most whose bot has failed again and again."""


class BotTurns:
    """Moves the bots of all tables, as many at once as there are thinkers."""

    def __init__(self, play: Play, pool: BotPool) -> None:
        self._play = play
        self._rooms = rooms = play.rooms
        self._pool = pool
        self._claims = Claims(rooms.engine)
        self._failures: Counter[str] = Counter()
        self._resting: set[str] = set()
        rooms.on_bot_asked = self.call
        self._looked = monotonic()
        self._looking = rooms.tasks.keep("look at the bots", self._look_around)

    def call(self, table: str, owner: str) -> None:
        """A bot is asked at a table; if one is being moved there already, that comes first."""
        rooms = self._rooms
        if rooms.standing.read_only or self._claims.ours(table) or table in self._resting:
            return
        urgency = Urgency.MOVE if rooms.watched(table) else Urgency.LONELY_MOVE
        asker = rooms.visitors.asker(owner)
        self._pool.call(table, partial(self._move_bot, table, owner), urgency, asker)

    @property
    def moving(self) -> bool:
        """Whether tables with bots are looked for, and somebody thinks for them."""
        return self._pool.moving and monotonic() - self._looked <= LONGEST_LOOK

    async def close(self) -> None:
        self._looking.cancel()
        await asyncio.gather(self._looking, return_exceptions=True)
        await self._claims.close()

    async def _look_around(self) -> None:
        while True:
            try:
                for table, owner in await self._rooms.tables_with_bots():
                    if self._rooms.at_hand(table):
                        self._rooms.call_bot(table)  # which lets silence take its time
                    else:
                        self.call(table, owner)
                self._looked = monotonic()
            except Exception:
                logger.exception("no look at the bots")
            await asyncio.sleep(LOOK_AGAIN_SECONDS)

    async def _move_bot(self, table: str, owner: str, thinker: Thinker) -> None:
        """Move the bot that is asked at a table, whatever comes of it."""
        try:
            if not await self._claims.take(table):
                return
            try:
                await self._move(table, thinker)
            finally:
                await self._claims.leave(table)
        except (Stale, ReadOnly):
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

    async def _move(self, key: str, thinker: Thinker) -> None:
        room = await self._rooms.room(key)
        table = room.table
        seat, version = table.asked_seat, table.version
        if table.halt is not None:
            await self._rooms.store(room, bot_asked=False)
        if seat is None or not table.bot_asked:
            return
        said = taught(table) or table.silence(seat)
        if said is None:
            level = table.seats[seat].level
            assert level is not None
            chain = await thinker.chain(table, seat, level, (key, seat))
        else:
            chain = [said]
        await self._play.choose(room, seat, chain, version)
