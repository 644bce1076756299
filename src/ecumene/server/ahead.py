"""Bots that think ahead while the people at their tables are asked, if thinkers have nothing else to do."""

import asyncio
import logging
from collections import OrderedDict
from functools import partial

from ecumene.server.bot_pool import BotPool, Thinker
from ecumene.server.bot_queue import Urgency
from ecumene.server.errors import TooFast
from ecumene.server.limits import Buckets
from ecumene.server.metrics import THOUGHTS_AHEAD
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms
from ecumene.table.ahead import PAUSE_SECONDS, Forethought, Piece, thoughtful

logger = logging.getLogger(__name__)

AHEAD = "ahead"
MOST_TABLES = 100
"""Of how many tables is known what their bots have thought ahead."""
PIECES_PER_HOUR = 1200
"""How many pieces are thought ahead at the tables of one address at once, and in an hour."""


class Ahead:
    """What bots think ahead at the tables that are shown in this process to who is asked there."""

    def __init__(self, rooms: Rooms, pool: BotPool) -> None:
        self._rooms = rooms
        self._pool = pool
        self._tables: OrderedDict[str, Forethought] = OrderedDict()
        self._underway: set[str] = set()
        self._pieces = Buckets.hourly(PIECES_PER_HOUR)

    def call(self, key: str) -> None:
        """A person is asked at a table: have its bots think ahead, if nothing else is to be done."""
        if self._pool.spare and key not in self._underway and self._asking(key):
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._go_on, key)

    def recall(self, room: Room, seat: int) -> bytes | None:
        """What a bot that is asked has thought ahead for this very question."""
        ahead = self._tables.get(room.id)
        if ahead is None:
            return None
        plan, plans = ahead.recall(room.table, seat)
        used = int(plan is not None)
        THOUGHTS_AHEAD.labels("used").inc(used)
        THOUGHTS_AHEAD.labels("wasted").inc(plans - used)
        return plan

    def _asking(self, key: str) -> Room | None:
        """The room of a table where a person is asked who looks at it here, and a bot may think ahead."""
        room = self._rooms.shown(key)
        if room is None or self._rooms.standing.read_only:
            return None
        table = room.table
        if not thoughtful(table) or table.asked_seat is None:
            return None
        asked = table.seats[table.asked_seat].guest
        return room if any(viewer.guest == asked for viewer in room.viewers) else None

    def _go_on(self, key: str) -> None:
        room = self._asking(key)
        if room is not None and key not in self._underway:
            asker = self._rooms.visitors.asker(room.about.owner)
            self._pool.call((AHEAD, key), partial(self._think, key), Urgency.AHEAD, asker)

    async def _think(self, key: str, thinker: Thinker) -> None:
        """Have the next piece thought about that is still of use, and then come again."""
        room = self._asking(key)
        piece = None if room is None else self._next(room)
        if piece is None:
            return
        self._underway.add(key)
        try:
            piece.tell(await thinker.do(piece.work, *piece.args))
        except Exception:
            logger.exception("thinking ahead failed", extra={"table": key})
            return
        finally:
            self._underway.discard(key)
        self._go_on(key)

    def _next(self, room: Room) -> Piece | None:
        piece = self._forethought(room.id).next(room.table)
        if piece is not None:
            try:
                self._pieces.take(self._rooms.visitors.asker(room.about.owner).address)
            except TooFast:
                return None
        return piece

    def _forethought(self, key: str) -> Forethought:
        ahead = self._tables.pop(key, None) or Forethought(self._rooms.settings.bot_seconds)
        self._tables[key] = ahead
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return ahead
