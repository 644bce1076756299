"""Reads on the side what is told of tables, and what they are opened from: several questions in one go.

A SQLite file is read in a thread, which is called once for all of them and not once for each; over
PostgreSQL the event loop waits for the answers.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import orjson
from sqlalchemy import Connection, StaticPool, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine

from ecumene.server.storage import is_sqlite, prepare_sqlite

T = TypeVar("T")


class Reader:
    """Lets somebody look at the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread: ThreadPoolExecutor | None = None
        if is_sqlite(engine.url):
            self._file = create_engine(
                engine.url.set(drivername="sqlite"),
                poolclass=StaticPool,
                connect_args={"check_same_thread": False},
                json_deserializer=orjson.loads,
            )
            prepare_sqlite(self._file, power_safe=False)
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="reader")

    async def read(self, look: Callable[[Connection], T]) -> T:
        if self._thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._look, look)
        async with self._engine.connect() as connection:
            return await connection.run_sync(look)

    def _look(self, look: Callable[[Connection], T]) -> T:
        with self._file.connect() as connection:
            return look(connection)

    def close(self) -> None:
        if self._thread is not None:
            self._thread.submit(self._file.dispose).result()
            self._thread.shutdown()
