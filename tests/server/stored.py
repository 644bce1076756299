"""What is in a database beside its server: read and changed as no server would."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Executable, Row
from sqlalchemy.ext.asyncio import create_async_engine

from ecumene.server.settings import Settings


def change(database: str, statement: Executable) -> None:
    """Carry a statement out."""
    _run(database, statement, read=False)


def read(database: str, query: Executable) -> Sequence[Row[Any]]:
    """The rows that a query finds."""
    return _run(database, query, read=True)


def _run(database: str, statement: Executable, *, read: bool) -> Sequence[Row[Any]]:
    async def work() -> Sequence[Row[Any]]:
        engine = create_async_engine(Settings(database_url=database).database)
        async with engine.begin() as connection:
            done = await connection.execute(statement)
            found = done.all() if read else []
        await engine.dispose()
        return found

    # In a thread of its own: a browser of other tests keeps a loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work()).result()
