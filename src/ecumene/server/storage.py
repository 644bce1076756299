"""The database: SQLite in one file, or PostgreSQL for several processes."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ecumene.server.errors import ServerError
from ecumene.server.schema import secrets
from ecumene.server.settings import Settings
from ecumene.server.unopened import (
    DatabaseClosed,
    DatabaseInUse,
    DatabaseSilent,
    FolderClosed,
    NewerDatabase,
)

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x6563_756D
CONNECT_SECONDS = 10.0
"""How long PostgreSQL may take to answer a new connection."""
CLOSED_FOLDER = ("unable to open database file", "readonly database")
"""What SQLite says of a folder that it may not write into."""


async def open_database(settings: Settings) -> AsyncEngine:
    """Connect, and bring the schema up to date."""
    url = settings.database
    if is_sqlite(url):
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url)
        prepare_sqlite(engine.sync_engine, power_safe=settings.power_safe is True)
    else:
        commit = "off" if settings.power_safe is False else "on"
        engine = create_async_engine(
            url,
            pool_pre_ping=True,
            connect_args={"server_settings": {"synchronous_commit": commit}, "timeout": CONNECT_SECONDS},
        )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate, database_name(settings))
    except BaseException:
        await engine.dispose()  # or the thread of a connection would outlive its event loop
        raise
    return engine


@asynccontextmanager
async def as_it_stands(settings: Settings) -> AsyncIterator[AsyncEngine]:
    """A database that there is; its shape stays as the server has made it, whichever that was."""
    url = settings.database
    if is_sqlite(url) and not Path(url.database or "").is_file():
        raise FileNotFoundError(ENOENT, strerror(ENOENT))
    engine = create_async_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


def database_closed(settings: Settings, error: Exception) -> ServerError:
    """What is wrong with a database that cannot be opened, without its password."""
    reason = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    url = settings.database
    if is_sqlite(url) and (isinstance(error, OSError) or any(sign in reason for sign in CLOSED_FOLDER)):
        return FolderClosed(folder=str(Path(url.database or "").absolute().parent))
    silent = isinstance(error, OSError) and not is_sqlite(url)
    return (DatabaseSilent if silent else DatabaseClosed)(database=database_name(settings), reason=reason)


def database_name(settings: Settings) -> str:
    """Where tables are kept, as it may be said aloud."""
    url = settings.database
    return str(Path(url.database or "").absolute()) if is_sqlite(url) else url.render_as_string()


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


READ_KB = 256
"""How much of the file a connection keeps that reads: the system keeps the rest, once for all of them."""


def prepare_sqlite(engine: Engine, *, power_safe: bool, kept_kb: int = READ_KB) -> None:
    """Readers beside one writer; a commit survives the process, or even the power."""
    pragmas = (
        "journal_mode=WAL",
        f"synchronous={'FULL' if power_safe else 'NORMAL'}",
        "foreign_keys=ON",
        "busy_timeout=10000",
        f"cache_size=-{kept_kb}",
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def _migrate(connection: Connection, database: str) -> None:
    """Bring the schema up to date; what a newer version has made is left as it is."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    known = ScriptDirectory.from_config(config)
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in {script.revision for script in known.walk_revisions()}:
            raise NewerDatabase(database=database, found=found, known=known.get_current_head() or "")
    command.upgrade(config, "head")


async def secret(engine: AsyncEngine, name: str, make: Callable[[], str]) -> str:
    """What nobody else may know: made once, kept in the database."""
    query = select(secrets.c.value).where(secrets.c.name == name)
    async with engine.connect() as connection:
        found: str | None = (await connection.execute(query)).scalar()
    if found is not None:
        return found
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(secrets).values(name=name, value=make()))
    except IntegrityError:
        pass  # another process was first
    async with engine.connect() as connection:
        return str((await connection.execute(query)).scalar_one())


def claim_file(url: URL) -> IO[str] | None:
    """Make sure that no other server uses the same SQLite file; held until it is closed."""
    if not is_sqlite(url) or not url.database or os.name != "posix":
        return None
    import fcntl

    path = Path(url.database)
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise DatabaseInUse(file=str(path)) from None
    return lock
