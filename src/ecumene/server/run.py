"""Starting the server."""

import asyncio
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import IO, Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ecumene.server import logs
from ecumene.server.app import make_app
from ecumene.server.census import told_to_prometheus
from ecumene.server.descriptors import most_connections
from ecumene.server.doors import Doors, Request, Socket
from ecumene.server.listening import listen
from ecumene.server.network import network_addresses, page_address
from ecumene.server.opened import Opened
from ecumene.server.people.entrance import allowed_ways
from ecumene.server.people.mail import Mailer
from ecumene.server.proxies import Proxies
from ecumene.server.rubbish import search_seldom
from ecumene.server.settings import Settings
from ecumene.server.storage import claim_file, database_closed, database_name, open_database

logger = logging.getLogger(__name__)

MOST_MESSAGE_BYTES = 64 * 1024
GOODBYE_SECONDS = 5


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8321,
    database: str | None = None,
    open_page: bool = False,
    announce: Callable[[Opened], None] | None = None,
) -> None:
    """Serve until interrupted; port 0 is any that is free.

    `database` is a path, or a URL of SQLite or PostgreSQL; without it, and without
    `ECUMENE_DATABASE_URL`, it is a SQLite file in the user's data folder. Raises `DatabaseInUse` if
    another server has that file open, `FolderClosed`, `DatabaseSilent` or `DatabaseClosed` if it cannot be
    opened, `PortInUse` if another program has the port, and `CannotListen` if there is no such address.
    `announce` is called once somebody would be answered.
    """
    settings = Settings.from_environment(database_url=database)
    logs.set_up(settings.log_level, at_terminal=announce is not None and sys.stderr.isatty())
    allowed_ways(settings, Mailer(settings))  # what is set wrongly is said now, and in a sentence
    doors = Doors(settings, Proxies(settings.proxies), most_connections(settings.workers))
    claimed = _open_once(settings)
    listening = listen(host, port)
    opened = _opened(host, listening, settings)
    try:
        with told_to_prometheus(settings):
            _Server(_config(settings, doors), opened, open_page, announce).run([listening])
    finally:
        listening.close()
        if claimed is not None:
            claimed.close()


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
    """Says where it is, and opens the page, once somebody would answer it."""

    def __init__(
        self,
        config: uvicorn.Config,
        opened: Opened,
        open_page: bool,
        announce: Callable[[Opened], None] | None,
    ) -> None:
        super().__init__(config)
        self._opened = opened
        self._open_page = open_page
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            search_seldom()
            logger.info("serving", extra={"address": self._opened.address})
            if self._announce is not None:
                self._announce(self._opened)
            if self._open_page:
                webbrowser.open(self._opened.address)
