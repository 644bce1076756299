"""Looks: a second apart, a process does what rows of the database say is to be done, one after another."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Select

from ecumene.server.rooms import Rooms

logger = logging.getLogger(__name__)

LOOK_AGAIN_SECONDS = 1.0
MOST_AT_ONCE = 100
"""Of how many rows one look takes care; the others wait for the next."""


def keep_looking(
    rooms: Rooms, name: str, look: Callable[[], Awaitable[None]], *, always: bool = False
) -> None:
    """Look again and again, as long as the server runs, but not while nothing may be written."""

    async def run() -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            if always or not rooms.standing.read_only:
                await look()

    rooms.tasks.keep(name, run)


async def each(
    rooms: Rooms, query: Select[tuple[Any]], deed: Callable[[str], Awaitable[object]], trouble: str
) -> None:
    """Take care of each row whose key a query finds, whatever comes of the others."""
    async with rooms.engine.connect() as connection:
        keys = list((await connection.execute(query.limit(MOST_AT_ONCE))).scalars())
    for key in keys:
        try:
            await deed(key)
        except Exception:
            logger.exception(trouble, extra={"key": key})
