"""Reviews of finished games: thought about in slices that give way to all else, and kept with the game."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.bots.review import check_reviewable
from ecumene.core.errors import EcumeneError
from ecumene.core.record import Record
from ecumene.server import queries, schema
from ecumene.server.bot_pool import BotPool
from ecumene.server.bot_queue import Asker
from ecumene.server.errors import TooFast
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms
from ecumene.table.errors import BotAtALoss, RecordHidden, Trouble
from ecumene.table.review import GameReview, Making, Reviewed, packed, whole

logger = logging.getLogger(__name__)

T = TypeVar("T")
Key = tuple[str, int]
"""A table, and the lines of its log."""

REVIEWS_OF_A_PERSON = 2
REVIEWS_OF_AN_ADDRESS = 6
"""How many may be under way at once."""
TRIES = 3
"""How often a slice is begun whose thinker is lost."""


@dataclass
class Underway:
    """A review that is being made."""

    asker: Asker
    record: bytes
    seconds: float
    making: Making = field(default_factory=Making)
    failure: EcumeneError | None = None


class Reviews:
    """The reviews that are being made in this process, and those that are kept."""

    def __init__(self, rooms: Rooms, pool: BotPool) -> None:
        self._rooms = rooms
        self._pool = pool
        self._underway: dict[Key, Underway] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(self, room: Room, asker: Asker) -> Reviewed:
        """How far the review of a finished game is; whoever asks first has it begun."""
        record, key = room.table.played, (room.id, room.table.version)
        if not record.position.over:
            raise RecordHidden()
        check_reviewable(record)
        found = self._underway.get(key)
        if found is None:
            async with self._rooms.engine.connect() as connection:
                kept = await queries.review(connection, *key)
            if kept is not None:
                return whole(kept)
            self._rooms.standing.check_writable()
            found = self._underway.get(key) or self._begin(key, asker, record)
        if found.failure is not None:
            del self._underway[key]
            raise found.failure
        return found.making.ask()

    def _begin(self, key: Key, asker: Asker, record: Record) -> Underway:
        for other, one in list(self._underway.items()):
            if one.failure is not None and one.making.forsaken:
                del self._underway[other]
        self._check_limits(asker)
        seconds = self._rooms.settings.bot_seconds
        self._underway[key] = underway = Underway(asker, packed(record), seconds)
        task = asyncio.create_task(self._make(key, underway))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return underway

    def _check_limits(self, asker: Asker) -> None:
        running = [one.asker for one in self._underway.values() if one.failure is None]
        of_person = sum(one == asker for one in running)
        of_address = sum(one.address == asker.address for one in running)
        if of_person >= REVIEWS_OF_A_PERSON or of_address >= REVIEWS_OF_AN_ADDRESS:
            raise TooFast()

    async def _make(self, key: Key, underway: Underway) -> None:
        """Make a review and keep it, whatever comes of it."""
        try:
            review = await self._think(underway)
            if review is not None:
                await self._keep(key, review)
        except EcumeneError as error:
            logger.warning("a review failed", extra={"table": key[0], "code": error.code})
            underway.failure = error
        except Exception:
            logger.exception("a review failed", extra={"table": key[0]})
            underway.failure = Trouble()
        else:
            del self._underway[key]

    async def _think(self, underway: Underway) -> GameReview | None:
        """The whole review, slice by slice; None if nobody wants it any more."""
        while (due := underway.making.next()) is not None:
            work, args = due
            underway.making.answer(await self._slice(underway, work, *args))
        return underway.making.review

    async def _slice(self, underway: Underway, work: Callable[..., T], *args: object) -> T:
        """Have a slice thought about; if its thinker is lost, by another one."""

        def thought() -> Awaitable[T]:
            return self._pool.in_spare_time(underway.asker, work, underway.record, underway.seconds, *args)

        for _ in range(TRIES - 1):
            with suppress(BotAtALoss):
                return await thought()
        return await thought()

    async def _keep(self, key: Key, review: GameReview) -> None:
        """Store a review in place of one that knew another end."""
        table, version = key

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.reviews).where(schema.reviews.c.table == table))
            row = {"table": table, "version": version, "data": review}
            await connection.execute(insert(schema.reviews).values(row))

        with suppress(IntegrityError):  # another process was first
            await self._rooms.writer.run(work)
