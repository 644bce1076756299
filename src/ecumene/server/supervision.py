"""Tasks that the server cannot do without: one that ends is started again, and counted."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine

from ecumene.server.metrics import RESTARTS

logger = logging.getLogger(__name__)

AGAIN_SECONDS = 0.5
"""How long after its end a task is started again."""

Work = Callable[[], Coroutine[None, None, None]]


async def logged(work: Awaitable[None]) -> None:
    """Something done on the side, of which the log tells if it fails."""
    try:
        await work
    except Exception:
        logger.exception("an errand failed")


class Supervisor:
    """Keeps tasks going until it is closed, whatever ends them."""

    def __init__(self) -> None:
        self.restarts: Counter[str] = Counter()
        """How often each task had to be started again."""
        self._tasks: list[asyncio.Task[None]] = []

    def keep(self, name: str, work: Work) -> asyncio.Task[None]:
        """Keep something going; cancelling what is given back ends it."""
        task = asyncio.create_task(self._keep(name, work), name=f"keeper of {name}")
        self._tasks.append(task)
        return task

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, name: str, work: Work) -> None:
        while True:
            task = asyncio.create_task(work(), name=name)
            try:
                # Not awaited itself: a task that somebody else cancels must not seem to be our own end.
                await asyncio.wait({task})
            except asyncio.CancelledError:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                raise
            self.restarts[name] += 1
            RESTARTS.labels(name).inc()
            error = None if task.cancelled() else task.exception()
            told = {"task": name, "restarts": self.restarts[name]}
            logger.error("a task ended and is started again", exc_info=error, extra=told)
            await asyncio.sleep(AGAIN_SECONDS)
