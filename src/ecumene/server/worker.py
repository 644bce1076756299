"""A worker: a process that thinks for the servers over the same PostgreSQL, and that nobody connects to."""

import asyncio
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from secrets import token_urlsafe

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ecumene.core.build import compiled
from ecumene.server import logs
from ecumene.server.census import Census, told_to_prometheus
from ecumene.server.errors import OneProcess
from ecumene.server.guests import Cookies
from ecumene.server.owners.watch import Watch
from ecumene.server.people.sessions import Sessions
from ecumene.server.play import Play
from ecumene.server.rooms import Rooms
from ecumene.server.rubbish import search_seldom
from ecumene.server.settings import Settings
from ecumene.server.storage import database_closed, database_name, is_sqlite, open_database, secret
from ecumene.server.thinking import Thinking

logger = logging.getLogger(__name__)

GOODBYE_SECONDS = 5.0
"""How long what is thought about may take to come to its end, before it is left to others."""


def work(
    *,
    database: str | None = None,
    thinkers: int | None = None,
    announce: Callable[[str, int], None] | None = None,
) -> None:
    """Think until interrupted, for all servers over a PostgreSQL.

    Raises `OneProcess` for a SQLite file, and what `serve` raises if the database cannot be opened.
    `announce` is called once it thinks, with the name of the database and how many thinkers there are.
    """
    settings = Settings.from_environment(database_url=database, thinkers=thinkers)
    settings = replace(settings, thinkers=max(1, settings.thinkers))
    logs.set_up(settings.log_level, at_terminal=announce is not None and sys.stderr.isatty())
    if is_sqlite(settings.database):
        raise OneProcess(database=database_name(settings))
    with told_to_prometheus(settings):
        asyncio.run(_work(settings, announce))


async def _work(settings: Settings, announce: Callable[[str, int], None] | None) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stopped.set))
    try:
        engine = await open_database(settings)
    except (SQLAlchemyError, OSError, ValueError, ImportError) as error:
        raise database_closed(settings, error) from error
    rooms, thinking = await _opened(engine, settings)
    with Census(rooms, thinking).taken() if settings.metrics else nullcontext():
        search_seldom()
        told = {"database": engine.url.render_as_string(), "thinkers": settings.thinkers}
        logger.info("thinking", extra=told | {"compiled": compiled()})
        if announce is not None:
            announce(database_name(settings), settings.thinkers)
        await stopped.wait()
    await thinking.close(GOODBYE_SECONDS)
    await rooms.close()
    logger.info("closed")


async def _opened(engine: AsyncEngine, settings: Settings) -> tuple[Rooms, Thinking]:
    """Tables that nobody looks at here, and the bots that are moved there."""
    rooms = Rooms(engine, settings, shown=False)
    key = await secret(engine, "cookies", partial(token_urlsafe, 48))
    await Watch(rooms, Sessions(rooms, Cookies(key))).look()
    await rooms.read_rules()
    return rooms, Thinking(Play(rooms), key)
