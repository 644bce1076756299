"""Starting the server."""

import asyncio
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import IO, Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ecumene.server import logs
from ecumene.server.app import make_app
from ecumene.server.census import told_to_prometheus
from ecumene.server.descriptors import most_connections
from ecumene.server.doors import Doors, Request, Socket
from ecumene.server.errors import OneProcess
from ecumene.server.listening import listen
from ecumene.server.network import network_addresses, page_address
from ecumene.server.opened import Opened
from ecumene.server.people.entrance import allowed_ways
from ecumene.server.people.mail import Mailer
from ecumene.server.processes import Processes
from ecumene.server.proxies import Proxies
from ecumene.server.rubbish import keep_one_store, search_seldom
from ecumene.server.settings import Settings
from ecumene.server.storage import claim_file, database_closed, database_name, is_sqlite, open_database

logger = logging.getLogger(__name__)

MOST_MESSAGE_BYTES = 64 * 1024
GOODBYE_SECONDS = 5
LAST_LINES_SECONDS = 5
"""How long a process may take besides, to store what waits and to end its thinkers."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8321,
    database: str | None = None,
    processes: int | None = None,
    open_page: bool = False,
    announce: Callable[[Opened], None] | None = None,
) -> None:
    """Serve until interrupted; port 0 is any that is free.

    `database` is a path, or a URL of SQLite or PostgreSQL; without it, and without
    `ECUMENE_DATABASE_URL`, it is a SQLite file in the user's data folder. Raises `OneProcess` if several
    `processes` are to use such a file, `DatabaseInUse` if another server has it open, `FolderClosed`,
    `DatabaseSilent` or `DatabaseClosed` if it cannot be opened, `PortInUse` if another program has the port,
    and `CannotListen` if there is no such address. `announce` is called once somebody would be answered.
    """
    settings = Settings.from_environment(database_url=database, processes=processes)
    at_terminal = announce is not None and sys.stderr.isatty()
    logs.set_up(settings.log_level, at_terminal=at_terminal)
    if settings.processes > 1 and is_sqlite(settings.database):
        raise OneProcess(database=database_name(settings))
    allowed_ways(settings, Mailer(settings))  # what is set wrongly is said now, and in a sentence
    doors = _doors(settings)
    claimed = _open_once(settings)
    listening = listen(host, port, settings.processes)
    greet = partial(_greet, _opened(host, listening[0], settings), open_page, announce)
    try:
        if settings.processes > 1:
            part = partial(_serve_a_part, at_terminal)
            Processes(part, settings, listening, GOODBYE_SECONDS + LAST_LINES_SECONDS).run(greet)
        else:
            _serve_at(settings, doors, listening[0], greet)
    finally:
        for one in listening:
            one.close()
        if claimed is not None:
            claimed.close()


def _doors(settings: Settings) -> Doors:
    return Doors(settings, Proxies(settings.proxies), most_connections(settings.thinkers))


def _serve_at(settings: Settings, doors: Doors, place: socket.socket, greet: Callable[[], None]) -> None:
    keep_one_store()
    with told_to_prometheus(settings):
        _Server(_config(settings, doors), greet).run([place])


def _serve_a_part(
    at_terminal: bool, settings: Settings, place: socket.socket, greet: Callable[[], None]
) -> None:
    """What runs in each of several processes."""
    logs.set_up(settings.log_level, at_terminal=at_terminal)
    with suppress(KeyboardInterrupt):
        _serve_at(settings, _doors(settings), place, greet)


def _greet(opened: Opened, open_page: bool, announce: Callable[[Opened], None] | None) -> None:
    """Say where the server is, now that somebody answers there."""
    logger.info("serving", extra={"address": opened.address})
    if announce is not None:
        announce(opened)
    if open_page:
        webbrowser.open(opened.address)


def _config(settings: Settings, doors: Doors) -> uvicorn.Config:
    request: Any = partial(Request, doors)
    socket: Any = partial(Socket, doors)
    return uvicorn.Config(
        make_app(settings, doors),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `Proxies` does that
        http=request,
        ws=socket,
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def _open_once(settings: Settings) -> IO[str] | None:
    """Make sure that the database is there and ours, and up to date, while it can still be said well."""

    async def open_once() -> None:
        engine = await open_database(settings)
        await engine.dispose()

    try:
        claimed = claim_file(settings.database)
        asyncio.run(open_once())
    except (SQLAlchemyError, OSError, ValueError, ImportError) as error:
        raise database_closed(settings, error) from error
    return claimed


def _opened(host: str, listening: socket.socket, settings: Settings) -> Opened:
    port = listening.getsockname()[1]
    return Opened(page_address(host, port), network_addresses(host, port), database_name(settings))


class _Server(uvicorn.Server):
    """Greets once somebody would be answered."""

    def __init__(self, config: uvicorn.Config, greet: Callable[[], None]) -> None:
        super().__init__(config)
        self._greet = greet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            search_seldom()
            self._greet()
