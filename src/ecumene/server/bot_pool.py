"""Bots think in processes of their own, never on the event loop."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from secrets import randbits
from typing import TypeVar

from ecumene.bots import LEVELS
from ecumene.core.record import Record, loads
from ecumene.server.bot_worker import chain_of, settle_in
from ecumene.server.errors import BotAtALoss
from ecumene.table import Table

logger = logging.getLogger(__name__)

T = TypeVar("T")

HINT_LEVEL = LEVELS[-1]
PATIENCE = 30.0
"""How many seconds beyond its own measure a bot is waited for."""


class BotPool:
    """A pool of processes; one that dies or hangs is replaced by a new pool."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool = self._new_pool()

    def close(self) -> None:
        self._end(self._pool)

    async def choose(self, table: Table, seat: int) -> list[str]:
        """What the bot on a seat does: a whole chain, from what its seat can see."""
        level = table.seats[seat].level
        assert level is not None
        return await self._think(table, seat, level)

    async def hint(self, table: Table, seat: int) -> list[str]:
        """What a good bot would do."""
        return await self._think(table, seat, HINT_LEVEL)

    async def _think(self, table: Table, seat: int, level: str) -> list[str]:
        position = table.redealt(seat, randbits(64))
        return await self._ask(chain_of, position, level, randbits(32), self.seconds)

    async def read_record(self, text: str) -> Record:
        """Read and verify a record."""
        return await self._ask(loads, text)

    async def _ask(self, work: Callable[..., T], *args: object) -> T:
        pool = self._pool
        try:
            answer = asyncio.wrap_future(pool.submit(work, *args))
            return await asyncio.wait_for(answer, PATIENCE + self.seconds * 20)
        except (BrokenProcessPool, TimeoutError):
            logger.exception("the bots are lost")
            if pool is self._pool:
                self._pool = self._new_pool()
                self._end(pool)
            raise BotAtALoss() from None

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=settle_in)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
