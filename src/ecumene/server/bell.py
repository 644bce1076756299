"""How processes over one PostgreSQL wake each other: NOTIFY rings, LISTEN hears.

Over SQLite there is one process and nobody to wake; its bell is silent.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any

import orjson
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

logger = logging.getLogger(__name__)

CHANNEL = "ecumene"
MOST_TABLES = 200
"""How many tables one ring names: PostgreSQL carries 8,000 bytes."""
AGAIN_SECONDS = 1.0

Heard = Callable[[str, list[str], Any], None]
"""Told what rang, for which tables, and what else was said."""

_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Bell:
    """Rings for other processes, and hears them."""

    def __init__(self, engine: AsyncEngine, heard: Heard) -> None:
        self.process = token_hex(6)
        self.shared = engine.dialect.name == "postgresql"
        self._engine = engine
        self._heard = heard
        self._task = asyncio.create_task(self._listen(), name="bell") if self.shared else None

    async def ring(
        self, connection: AsyncConnection, what: str, tables: Sequence[str], more: Any = None
    ) -> None:
        """Let the others know, when the transaction of `connection` is done."""
        if not self.shared:
            return
        for start in range(0, len(tables), MOST_TABLES):
            payload = orjson.dumps([self.process, what, tables[start : start + MOST_TABLES], more])
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload.decode()})

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_until_lost()
            except (OSError, Exception):
                logger.exception("the bell is lost")
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_until_lost(self) -> None:
        lost = asyncio.Event()
        async with self._engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda _: lost.set())
            await raw.add_listener(CHANNEL, self._on_ring)
            self._heard("again", [], None)
            await lost.wait()

    def _on_ring(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        process, what, tables, more = orjson.loads(payload)
        if process != self.process:
            self._heard(what, tables, more)
