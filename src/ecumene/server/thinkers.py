"""Bots think in processes of their own, never on the event loop."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from secrets import randbits
from threading import Thread
from typing import TypeVar

from ecumene import bots
from ecumene.core.position import Position
from ecumene.core.record import Record, loads
from ecumene.core.steps import Link
from ecumene.server.errors import BotAtALoss
from ecumene.server.table import Table

logger = logging.getLogger(__name__)

T = TypeVar("T")

HINT_LEVEL = bots.LEVELS[-1]
PATIENCE = 30.0
"""How many seconds beyond its own measure a thinker is waited for."""


class Thinkers:
    """A pool of processes; one that dies or hangs is replaced by a new pool."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool = self._new_pool()

    def close(self) -> None:
        self._end(self._pool)

    async def choose(self, table: Table, seat: int) -> str:
        """What the bot on a seat does: a whole chain, from what its seat can see."""
        level = table.seats[seat].level
        assert level is not None
        return await self._think(table, seat, level)

    async def hint(self, table: Table, seat: int) -> str:
        """What a good bot would do."""
        return await self._think(table, seat, HINT_LEVEL)

    async def _think(self, table: Table, seat: int, level: str) -> str:
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
            logger.exception("the thinkers are lost")
            if pool is self._pool:
                self._pool = self._new_pool()
                self._end(pool)
            raise BotAtALoss() from None

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_settle_in)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _settle_in() -> None:
    """In the new process: leave interrupts to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    os.nice(5)

    def follow() -> None:
        parent.join()
        os._exit(0)

    Thread(target=follow, daemon=True).start()


def chain_of(position: Position, level: str, seed: int, seconds: float) -> str:
    """The chain of choices that a bot would make, as one line of notation."""
    bot = bots.make(level, seed)
    words = [bot.choose(position, seconds)]
    position.push(words[0])
    while isinstance(position.decision, Link):
        words.append(bot.choose(position, seconds))
        position.push(words[-1])
    return " ".join(words)
