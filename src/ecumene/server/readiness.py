"""Whether the server can do its work: the database is written, the bots move, the disk has room."""

import asyncio
import logging
import shutil
from pathlib import Path
from time import monotonic
from typing import Protocol

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server.messages.answers import Ready
from ecumene.server.rooms import Rooms
from ecumene.server.schema import secrets
from ecumene.server.storage import is_sqlite

logger = logging.getLogger(__name__)

PATIENCE = 5.0
"""How many seconds a write may take."""
KEPT = 1.0
"""How many seconds an answer holds, however often it is asked for."""
MEGABYTE = 1 << 20


class Bots(Protocol):
    """Those who move bots."""

    @property
    def moving(self) -> bool:
        """Whether they do."""


class Readiness:
    """Looks for itself, whenever it is asked and has not just looked."""

    def __init__(self, rooms: Rooms, bots: Bots) -> None:
        self._rooms = rooms
        self._bots = bots
        self._turn = asyncio.Lock()
        self._found: Ready | None = None
        self._looked = 0.0

    async def told(self) -> Ready:
        async with self._turn:
            if self._found is None or monotonic() - self._looked > KEPT:
                self._found = await self._look()
                self._looked = monotonic()
            return self._found

    async def _look(self) -> Ready:
        database, disk = await self._writable(), self._roomy()
        bots = self._bots.moving
        ready = database and bots and disk
        if not ready:
            logger.warning("not ready", extra={"database": database, "bots": bots, "disk": disk})
        return {
            "status": "ready" if ready else "not-ready",
            "database": database,
            "bots": bots,
            "disk": disk,
        }

    async def _writable(self) -> bool:
        """Whether something can be written, and waits for the disk as choices do."""

        async def work(connection: AsyncConnection) -> None:
            same = update(secrets).where(secrets.c.name == "cookies").values(value=secrets.c.value)
            await connection.execute(same)

        try:
            async with asyncio.timeout(PATIENCE):
                await self._rooms.writer.run(work, always=True)
        except Exception:
            return False
        return True

    def _roomy(self) -> bool:
        """Whether the disk of a SQLite file has room; that of another database is its own affair."""
        url = self._rooms.engine.url
        if not is_sqlite(url) or not url.database:
            return True
        free = shutil.disk_usage(Path(url.database).resolve().parent).free
        return free >= self._rooms.settings.free_megabytes * MEGABYTE
