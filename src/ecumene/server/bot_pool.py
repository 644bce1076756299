"""Bots think in processes of their own, never on the event loop."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from secrets import randbits
from time import monotonic
from typing import Protocol, TypeVar

from ecumene.bots import LEVELS
from ecumene.core.record import Record, loads
from ecumene.server.bot_queue import Asker, BotQueue, Urgency
from ecumene.server.bot_worker import settle_in
from ecumene.server.errors import TooFast
from ecumene.server.metrics import THINKERS_LOST, THINKING
from ecumene.server.settings import Settings
from ecumene.server.supervision import Supervisor
from ecumene.table import Table
from ecumene.table.errors import BotAtALoss
from ecumene.table.thinking import chain_of

logger = logging.getLogger(__name__)

T = TypeVar("T")

HINT_LEVEL = LEVELS[-1]
CHAIN = 20
"""How many choices of a chain a bot may think about, each for its measure."""
QUESTIONS_OF_A_PERSON = 2
QUESTIONS_OF_AN_ADDRESS = 12
"""How many hints and records may wait at once."""


class Thinker:
    """One process that thinks about one thing at a time; if it dies or hangs, another takes its place."""

    def __init__(self, seconds: float, patience: float) -> None:
        self._seconds = seconds
        self._longest = patience + seconds * CHAIN
        self._asked: float | None = None
        """Since when there has been no answer to what was asked."""
        self._process = self._new_process()

    async def chain(
        self, table: Table, seat: int, level: str, who: Hashable | None = None, plan: bytes | None = None
    ) -> list[str]:
        """What a bot does on a seat: a whole chain, from what the seat can see.

        With a name for `who` it is, it goes on with its plan if this thinker has seen it begin, or with
        the `plan` that it has made ahead.
        """
        position = table.redealt(seat, randbits(64))
        return await self.do(chain_of, position, level, randbits(32), self._seconds, who, plan)

    async def do(self, work: Callable[..., T], *args: object) -> T:
        self._asked = self._asked or monotonic()
        try:
            answer = asyncio.wrap_future(self._process.submit(work, *args))
            # Not `wait_for`: in Python 3.11 it takes an answer that is there for the end of being cancelled.
            with THINKING.labels(work.__name__).time():
                async with asyncio.timeout(self._longest):
                    found = await answer
        except (BrokenProcessPool, TimeoutError) as error:
            logger.warning("a thinker is lost", extra={"reason": type(error).__name__})
            THINKERS_LOST.inc()
            self.end()
            self._process = self._new_process()
            raise BotAtALoss() from None
        except Exception:  # an answer as well: what was asked makes no sense
            self._asked = None
            raise
        self._asked = None
        return found

    @property
    def answers(self) -> bool:
        """Whether it has nothing to answer, or may still be thinking."""
        return self._asked is None or monotonic() - self._asked <= self._longest

    def end(self) -> None:
        running = list((self._process._processes or {}).values())
        self._process.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.kill()

    def _new_process(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_in)


class Others(Protocol):
    """Processes that think for this one."""

    @property
    def there(self) -> bool:
        """Whether somebody thinks there."""

    async def think(self, asker: Asker, urgency: Urgency, work: Callable[..., T], *args: object) -> T:
        """Have somebody there think."""


Errand = Callable[[Thinker], Awaitable[None]]


class BotPool:
    """Thinkers, and the queue of what they are to think about."""

    def __init__(self, settings: Settings, tasks: Supervisor) -> None:
        self._thinkers = [
            Thinker(settings.bot_seconds, settings.bot_patience) for _ in range(settings.thinkers)
        ]
        self._seconds = settings.bot_seconds
        self.others: Others | None = None
        self._queue: BotQueue[Errand] = BotQueue()
        self._busy = 0
        self._questions: Counter[str] = Counter()
        self._serving = [
            tasks.keep(f"thinker {number}", partial(self._serve, thinker))
            for number, thinker in enumerate(self._thinkers)
        ]

    async def finish(self, seconds: float) -> None:
        """Begin nothing more, and give what is thought about some time to come to its end."""
        self._queue.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._busy:
                    await asyncio.sleep(0.05)

    async def close(self) -> None:
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        for thinker in self._thinkers:
            thinker.end()

    def call(self, name: Hashable, errand: Errand, urgency: Urgency, asker: Asker) -> None:
        """Let somebody think, when it is their turn; what has that name is there once."""
        self._queue.put(name, errand, urgency, asker)

    @property
    def thinks(self) -> bool:
        """Whether there are thinkers here."""
        return bool(self._thinkers)

    @property
    def spare(self) -> bool:
        """Whether one of the thinkers may think ahead: another is left for what people wait for."""
        return len(self._thinkers) > 1

    @property
    def moving(self) -> bool:
        """Whether at least one of the thinkers here answers."""
        return any(thinker.answers for thinker in self._thinkers)

    def waiting(self) -> Mapping[Urgency, int]:
        """How much waits for a thinker, by urgency."""
        found = self._queue.waiting()
        return {urgency: found[urgency] for urgency in Urgency}

    async def hint(self, table: Table, seat: int, asker: Asker) -> list[str]:
        """What a good bot would do."""
        position = table.redealt(seat, randbits(64))
        return await self._ask(asker, chain_of, position, HINT_LEVEL, randbits(32), self._seconds)

    async def read_record(self, text: str, asker: Asker) -> Record:
        """Read and verify a record."""
        return await self._ask(asker, loads, text)

    async def in_spare_time(self, asker: Asker, work: Callable[..., T], *args: object) -> T:
        """Have a little of something long done, when nobody else has anything to think about."""
        return await self._wait(asker, Urgency.REVIEW, work, *args)

    async def _ask(self, asker: Asker, work: Callable[..., T], *args: object) -> T:
        """Wait for an answer, which whoever moves goes before; so many may be waited for."""
        counted = {f"person {asker.person}": QUESTIONS_OF_A_PERSON}
        counted[f"address {asker.address}"] = QUESTIONS_OF_AN_ADDRESS
        if any(self._questions[name] >= most for name, most in counted.items()):
            raise TooFast()
        self._questions.update(counted.keys())
        try:
            return await self._wait(asker, Urgency.QUESTION, work, *args)
        finally:
            self._questions.subtract(counted.keys())
            self._questions += Counter()  # forgets those with nothing left

    async def _wait(self, asker: Asker, urgency: Urgency, work: Callable[..., T], *args: object) -> T:
        if self.others is not None and not self.thinks:
            return await self.others.think(asker, urgency, work, *args)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def errand(thinker: Thinker) -> None:
            if not answer.done():
                await _answered(answer, thinker.do(work, *args))

        self.call(answer, errand, urgency, asker)
        return await answer

    async def _serve(self, thinker: Thinker) -> None:
        task = asyncio.current_task()
        assert task is not None
        while not task.cancelling():  # what was waited for may have kept the word to stop to itself
            errand = await self._queue.get()
            self._busy += 1
            try:
                await errand(thinker)
            finally:
                self._busy -= 1


async def _answered(answer: "asyncio.Future[T]", question: Awaitable[T]) -> None:
    """Let whoever waits have the answer, or what went wrong."""
    try:
        found = await question
    except Exception as error:
        if not answer.done():
            answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(found)
    finally:
        answer.cancel()
