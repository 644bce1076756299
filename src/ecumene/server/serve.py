"""Starting the server."""

import webbrowser
from socket import socket

import uvicorn

from ecumene.server import logs
from ecumene.server.app import make_app
from ecumene.server.settings import Settings
from ecumene.server.storage import claim_file

MOST_MESSAGE_BYTES = 64 * 1024
GOODBYE_SECONDS = 5


def main(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve until interrupted.

    `database` is a path, or a URL of SQLite or PostgreSQL; without it, and without
    `ECUMENE_DATABASE_URL`, it is a SQLite file in the user's data folder. Raises `DatabaseInUse` if
    another server has that file open.
    """
    settings = settings or Settings.from_environment(database_url=database)
    logs.set_up(settings.log_level)
    claimed = claim_file(settings.database)
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    try:
        _Server(config, open_browser=open_browser).run()
    finally:
        if claimed is not None:
            claimed.close()


class _Server(uvicorn.Server):
    """Opens the browser once somebody would answer it."""

    def __init__(self, config: uvicorn.Config, *, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._open_browser:
            webbrowser.open(f"http://{self.config.host}:{self.config.port}/")
