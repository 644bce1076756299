"""The database: where it is, who else has it, what is said when it cannot be opened, how safely it writes."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from secrets import token_urlsafe
from threading import enumerate as enumerate_threads

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from ecumene.server.settings import Settings
from ecumene.server.storage import claim_file, database_closed, database_name, open_database, secret
from ecumene.server.unopened import DatabaseClosed, DatabaseInUse, DatabaseSilent, FolderClosed, NewerDatabase
from ecumene.server.verify import verify_database
from tests.server.play import wait_until

POSTGRES = Settings(database_url="postgresql://ana:geheim@db.example/tables")


def sqlite(path: Path) -> Settings:
    return Settings(database_url=str(path))


def test_a_file_is_claimed_by_one_server_at_a_time(tmp_path: Path) -> None:
    url = sqlite(tmp_path / "deep" / "down" / "e.sqlite").database
    claimed = claim_file(url)
    assert claimed is not None
    with pytest.raises(DatabaseInUse) as refused:
        claim_file(url)
    assert refused.value.details == {"file": url.database}
    assert (tmp_path / "deep" / "down" / "e.sqlite.lock").exists()
    claimed.close()
    again = claim_file(url)
    assert again is not None
    again.close()


def test_what_other_servers_may_share_is_not_claimed() -> None:
    assert claim_file(POSTGRES.database) is None


def test_where_tables_are_kept_is_said_without_a_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert database_name(Settings(database_url="e.sqlite")) == str(tmp_path / "e.sqlite")
    assert database_name(POSTGRES) == "postgresql+asyncpg://ana:***@db.example/tables"


def closed(settings: Settings, error: Exception) -> tuple[type, dict[str, object]]:
    found = database_closed(settings, error)
    return type(found), dict(found.details)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    settings = sqlite(tmp_path / "e.sqlite")
    for error in (
        PermissionError(13, "Permission denied"),
        OperationalError("x", {}, Exception("unable to open database file")),
        OperationalError("x", {}, Exception("attempt to write a readonly database")),
    ):
        assert closed(settings, error) == (FolderClosed, {"folder": str(tmp_path)})


def test_what_else_is_wrong_with_a_database_is_said_as_it_says_it(tmp_path: Path) -> None:
    path = tmp_path / "e.sqlite"
    broken = OperationalError("x", {}, Exception(" file is not a database "))
    reason = {"database": str(path), "reason": "file is not a database"}
    assert closed(sqlite(path), broken) == (DatabaseClosed, reason)
    name = database_name(POSTGRES)
    assert closed(POSTGRES, ValueError()) == (DatabaseClosed, {"database": name, "reason": "ValueError"})
    silent = closed(POSTGRES, ConnectionRefusedError("refused"))
    assert silent == (DatabaseSilent, {"database": name, "reason": "refused"})


async def _told(settings: Settings, question: str) -> object:
    engine = await open_database(settings)
    async with engine.connect() as connection:
        found: object = (await connection.execute(text(question))).scalar()
    await engine.dispose()
    return found


def test_what_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    path = tmp_path / "e.sqlite"
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        file.execute("INSERT INTO alembic_version VALUES ('9999')")
    threads = set(enumerate_threads())
    with pytest.raises(NewerDatabase) as newer:
        asyncio.run(open_database(sqlite(path)))
    assert newer.value.details["found"] == "9999"
    with pytest.raises(DatabaseClosed):
        verify_database(str(path), lambda _done, _of: None, keep=False)
    wait_until(lambda: set(enumerate_threads()) <= threads)


def test_a_file_is_made_with_its_folders_and_waits_for_the_disk_only_if_asked_to(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "e.sqlite"
    for safe, said in ((None, 1), (False, 1), (True, 2)):
        settings = Settings(database_url=str(path), power_safe=safe)
        assert asyncio.run(_told(settings, "PRAGMA synchronous")) == said
    assert asyncio.run(_told(sqlite(path), "PRAGMA foreign_keys")) == 1
    assert asyncio.run(_told(sqlite(path), "PRAGMA busy_timeout")) == 10_000
    assert path.is_file()


def test_postgresql_waits_for_the_disk_unless_told_not_to(postgres: Callable[[], str]) -> None:
    url = postgres()
    for safe, said in ((None, "on"), (True, "on"), (False, "off")):
        settings = Settings(database_url=url, power_safe=safe)
        assert asyncio.run(_told(settings, "SHOW synchronous_commit")) == said


def test_the_secret_is_made_once_and_is_long(tmp_path: Path) -> None:
    async def found(path: Path) -> set[str]:
        engine = await open_database(sqlite(path))
        secrets = set(
            await asyncio.gather(*[secret(engine, "cookies", partial(token_urlsafe, 48)) for _ in range(4)])
        )
        await engine.dispose()
        return secrets

    one = asyncio.run(found(tmp_path / "one.sqlite"))
    assert one == asyncio.run(found(tmp_path / "one.sqlite"))
    other = asyncio.run(found(tmp_path / "two.sqlite"))
    assert len(one) == len(other) == 1
    assert one != other
    assert len(one.pop()) == 64
