"""What a process without thinkers asks of others over one PostgreSQL: hints, records, slices of reviews.

Each is a row: a call, as it would go to a thinker of one's own, and later what came of it. Who thinks about
it holds a claim, which ends with the process, so that another one takes it over. Rows are worth nothing once
their asker is gone, and PostgreSQL need not keep them through a crash.
"""

import asyncio
import logging
import pickle
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from secrets import token_urlsafe
from typing import Any, TypeVar

from sqlalchemy import (
    Column,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    insert,
    select,
    update,
)

from ecumene.core.errors import EcumeneError
from ecumene.server.bot_pool import BotPool, Thinker
from ecumene.server.bot_queue import Asker, Urgency
from ecumene.server.claims import Claims
from ecumene.server.crew import THOUGHT, Crew, Wish
from ecumene.server.metrics import TAKEN_OVER
from ecumene.server.rooms import Rooms
from ecumene.table.clock import ago, now
from ecumene.table.errors import BotAtALoss

logger = logging.getLogger(__name__)

T = TypeVar("T")

LOOK_AGAIN_SECONDS = 1.0
NOBODY_SECONDS = 10.0
"""For how long there may be nobody who thinks before whoever waits is told so."""
FORSAKEN = timedelta(hours=1)
"""After how long a row is cleared away whose asker has not done so."""
TRIES = 3
"""How many processes may be lost over one thought."""

thoughts = Table(
    "thoughts",
    MetaData(),
    Column("id", String(16), primary_key=True),
    Column("asked", String(32), nullable=False),
    Column("urgency", Integer, nullable=False),
    Column("address", String(16), nullable=False),  # in disguise
    Column("person", String(32), nullable=False),
    Column("call", LargeBinary, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("answer", LargeBinary),
)


class Thoughts:
    """What is asked of others here, and what others ask of the thinkers here."""

    def __init__(self, rooms: Rooms, crew: Crew, pool: BotPool, claims: Claims) -> None:
        self._engine = rooms.engine
        self._rooms = rooms
        self._crew = crew
        self._pool = pool
        self._claims = claims
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        crew.on_answer = self._on_answer
        self._looking = rooms.tasks.keep("look at thoughts", self._look_around)

    async def close(self) -> None:
        self._looking.cancel()
        await asyncio.gather(self._looking, return_exceptions=True)

    # Asking -------------------------------------------------------------------------------------

    async def think(self, asker: Asker, urgency: Urgency, work: Callable[..., T], *args: object) -> T:
        """Have somebody elsewhere think, and wait for what comes of it."""
        key = token_urlsafe(9)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        address, person = self._crew.disguised(asker)
        row = {"id": key, "asked": now(), "urgency": urgency, "address": address, "person": person}
        row |= {"call": pickle.dumps((work, args)), "tries": 0}
        async with self._engine.begin() as connection:
            await connection.execute(insert(thoughts).values(row))
        self._waiting[key] = answer
        try:
            self._crew.wish(Wish(THOUGHT, key, urgency, asker))
            return await answer
        finally:
            del self._waiting[key]
            self._rooms.errand(self._forget(key))

    async def _forget(self, key: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(thoughts).where(thoughts.c.id == key))

    def _on_answer(self, key: str) -> None:
        if key in self._waiting:
            self._rooms.errand(self._read_answers())

    async def _read_answers(self) -> None:
        """Take what has been answered, and let nobody wait for what is not there any more."""
        waiting = list(self._waiting)
        query = select(thoughts.c.id, thoughts.c.answer).where(thoughts.c.id.in_(waiting))
        async with self._engine.connect() as connection:
            found = {row.id: row.answer for row in await connection.execute(query)}
        for key in waiting:
            answer = self._waiting.get(key)
            if answer is None or answer.done():
                continue
            if key not in found:
                answer.set_exception(BotAtALoss())
            elif found[key] is not None:
                _settle(answer, found[key])

    # Thinking -----------------------------------------------------------------------------------

    def call(self, wish: Wish) -> None:
        """Think about something when it is its turn."""
        self._pool.call((THOUGHT, wish.key), partial(self._answer, wish.key), wish.urgency, wish.asker)

    async def _answer(self, key: str, thinker: Thinker) -> None:
        name = f"{THOUGHT} {key}"
        try:
            if not await self._claims.take(name):
                return
            try:
                await self._think(key, thinker)
            finally:
                await self._claims.leave(name)
        except Exception:
            logger.exception("a thought failed", extra={"thought": key})

    async def _think(self, key: str, thinker: Thinker) -> None:
        row = thoughts.c
        mine = update(thoughts).where(row.id == key, row.answer.is_(None)).values(tries=row.tries + 1)
        async with self._engine.begin() as connection:
            found = (await connection.execute(mine.returning(row.call, row.tries))).one_or_none()
        if found is None:
            return
        if found.tries > 1:
            TAKEN_OVER.inc()
        answer = await _thought(found.call, thinker) if found.tries <= TRIES else (False, BotAtALoss())
        done = update(thoughts).where(row.id == key).values(answer=pickle.dumps(answer))
        async with self._engine.begin() as connection:
            await connection.execute(done)
            await self._rooms.broadcast.thought(connection, key)

    # Looking ------------------------------------------------------------------------------------

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            try:
                if self._pool.thinks:
                    await self._look_for_work()
                if self._waiting:
                    await self._read_answers()
                    self._tell_that_nobody_thinks()
            except Exception:
                logger.exception("no look at thoughts")

    async def _look_for_work(self) -> None:
        row = thoughts.c
        open_ones = select(row.id, row.urgency, row.address, row.person).where(row.answer.is_(None))
        async with self._engine.begin() as connection:
            await connection.execute(delete(thoughts).where(row.asked < ago(FORSAKEN)))
            found = list(await connection.execute(open_ones.order_by(row.asked)))
        for key, urgency, address, person in found:
            if not self._claims.ours(f"{THOUGHT} {key}"):
                self.call(Wish(THOUGHT, key, Urgency(urgency), Asker(address, person)))

    def _tell_that_nobody_thinks(self) -> None:
        if self._crew.gone_for > NOBODY_SECONDS:
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(BotAtALoss())


async def _thought(call: bytes, thinker: Thinker) -> tuple[bool, Any]:
    """What comes of a call: whether it went well, and what was found or what is wrong."""
    work, args = pickle.loads(call)
    try:
        return True, await thinker.do(work, *args)
    except EcumeneError as error:
        return False, error
    except Exception:
        logger.exception("a thought makes no sense")
        return False, BotAtALoss()


def _settle(answer: "asyncio.Future[Any]", stored: bytes) -> None:
    well, found = pickle.loads(stored)
    if well:
        answer.set_result(found)
    else:
        answer.set_exception(found)
