"""What owners do at the terminal, on the database itself, whether a server uses it or not."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import UnknownPerson
from ecumene.server.people.accounts import account_named
from ecumene.server.settings import Settings
from ecumene.server.storage import as_it_stands, database_closed, is_sqlite, prepare_sqlite

T = TypeVar("T")


def at_terminal(database: str | None, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do something in a database, given as to `serve`; its shape stays as the server has made it."""
    settings = Settings.from_environment(database_url=database)
    try:
        return asyncio.run(_do(settings, work))
    except (SQLAlchemyError, OSError) as error:
        raise database_closed(settings, error) from error


async def _do(settings: Settings, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    async with as_it_stands(settings) as engine:
        if is_sqlite(settings.database):
            prepare_sqlite(engine.sync_engine, power_safe=settings.power_safe is True)
        async with engine.begin() as connection:
            return await work(connection)


async def person_called(connection: AsyncConnection, name: str) -> str:
    """The id of whoever has an account by that name, or of a guest by their id."""
    found = await account_named(connection, name)
    if found is not None:
        return found.id
    guest = select(schema.guests.c.id).where(schema.guests.c.id == name)
    if (await connection.execute(guest)).one_or_none() is None:
        raise UnknownPerson(name=name)
    return name
