"""The parts that need no running server: schema, texts, settings, the page's files, snapshots."""

import asyncio
import gzip
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fluent.syntax import parse
from fluent.syntax.ast import Message
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import Request

from ecumene.core.errors import code_of
from ecumene.core.questions import refined
from ecumene.core.text import LANGUAGES
from ecumene.server import errors, schema, unopened
from ecumene.server.calls.push import new_key
from ecumene.server.errors import BadSetting, ServerError, TooFast
from ecumene.server.limits import Bucket
from ecumene.server.lobby import Lobby
from ecumene.server.page import Page
from ecumene.server.play import Play
from ecumene.server.room import SNAPSHOT_EVERY, Room
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database, secret
from ecumene.table.errors import NotStored, UnknownPlace


def run(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser of other tests keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def messages(lang: str) -> set[str]:
    body = parse((errors.TEXT / f"{lang}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, Message)}


def test_every_error_has_its_sentence_in_both_languages_and_no_sentence_is_unused() -> None:
    codes = {code_of(kind) for kind in refined(ServerError, [errors, unopened])}
    said = [messages(lang) for lang in LANGUAGES]
    assert said[0] == said[1]
    assert {one for one in said[0] if one.startswith("error-")} == codes


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def check() -> None:
        engine = await open_database(Settings(database_url=str(tmp_path / "e.sqlite")))
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 1
        assert await secret(engine, "one", new_key) == await secret(engine, "one", new_key)
        await engine.dispose()
        safe = await open_database(Settings(database_url=str(tmp_path / "e.sqlite"), power_safe=True))
        async with safe.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        await safe.dispose()

    run(check())


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("games.db", "sqlite+aiosqlite:///games.db"),
        ("sqlite:////var/games.db", "sqlite+aiosqlite:////var/games.db"),
        ("postgres://ana@host/db", "postgresql+asyncpg://ana@host/db"),
        ("postgresql://host/db", "postgresql+asyncpg://host/db"),
    ],
)
def test_databases_are_said_as_people_say_them(given: str, url: str) -> None:
    assert Settings(database_url=given).database.render_as_string() == url


def test_settings_come_from_the_environment_unless_given() -> None:
    environ = {"ECUMENE_RATE": "2.5", "ECUMENE_POWER_SAFE": "yes", "ECUMENE_ORIGINS": "a.org, b.org"}
    settings = Settings.from_environment(environ, thinkers=3, database_url=None)
    assert (settings.rate, settings.power_safe, settings.thinkers) == (2.5, True, 3)
    assert settings.origins == ("a.org", "b.org")
    assert Settings().database.database is not None
    with pytest.raises(BadSetting, match="ECUMENE_RATE"):
        Settings.from_environment({"ECUMENE_RATE": "much"})


def test_a_bucket_lets_a_burst_pass_and_no_more() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    for _ in range(3):
        bucket.take()
    with pytest.raises(TooFast):
        bucket.take()


# The page ---------------------------------------------------------------------------------------


def request(path: str, **headers: str) -> Request:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "headers": pairs, "path_params": {"path": path}})


def test_the_page_is_served_with_its_headers(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 500)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a = 1;\n" * 100)
    (tmp_path.parent / "outside.txt").write_text("secret")
    page = Page(tmp_path)
    front = page.answer(request(""))
    assert front.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in front.headers["content-security-policy"]
    assert "unsafe-inline" not in re.sub(
        r"style-src-attr [^;]*", "", front.headers["content-security-policy"]
    )
    for inside in ("t/abc", "g/tigris"):
        assert page.answer(request(inside)).body == front.body
    assert page.answer(request("", if_none_match=front.headers["etag"])).status_code == 304
    script = page.answer(request("assets/app-1a2b.js", accept_encoding="gzip, br"))
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(script.body)).startswith(b"let a")
    for missing in ("assets/none.js", "../outside.txt", "api/none"):
        with pytest.raises(UnknownPlace):
            page.answer(request(missing))


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    answer = Page(tmp_path).answer(request(""))
    assert answer.status_code == 503
    assert bytes(answer.body).decode().count("make page") == 2


# Snapshots and trouble --------------------------------------------------------------------------


async def _rooms(folder: Path) -> Rooms:
    settings = Settings(database_url=str(folder / "e.sqlite"))
    return Rooms(await open_database(settings), settings)


async def _play(rooms: Rooms, choices: int) -> Room:
    room = await Lobby(rooms, Play(rooms)).create(
        "ana",
        {
            "game": "tigris",
            "seats": [{"kind": "me"}, {"kind": "local", "name": "Bruno"}],
            "seed": 5,
            "start": True,
        },
    )
    table = room.table
    while table.number < choices:
        assert table.asked_seat is not None
        offered = table.position.choices()
        choice = offered[table.number % len(offered)]
        await Play(rooms).choose(room, table.asked_seat, [choice], table.version)
    return room


def test_a_table_opens_from_a_snapshot_and_the_lines_after_it(tmp_path: Path) -> None:
    async def check() -> None:
        rooms = await _rooms(tmp_path)
        room = await _play(rooms, SNAPSHOT_EVERY + 20)
        await rooms.close()
        again = await _rooms(tmp_path)
        async with again.engine.connect() as connection:
            assert (await connection.execute(select(schema.snapshots.c.version))).scalar() == SNAPSHOT_EVERY
        await _spoil_old_lines(again.engine, room.id)
        table = (await again.room(room.id)).table
        assert table.position == room.table.position
        assert table.played.choices == room.table.played.choices
        await again.close()

    run(check())


async def _spoil_old_lines(engine: AsyncEngine, key: str) -> None:
    """Make sure that whoever replays from the start notices."""
    old = (schema.log.c.table == key) & (schema.log.c.version <= SNAPSHOT_EVERY)
    async with engine.begin() as connection:
        await connection.execute(schema.log.update().where(old).values(choices=["nonsense"]))


def test_a_snapshot_of_another_program_is_ignored(tmp_path: Path) -> None:
    async def check() -> None:
        rooms = await _rooms(tmp_path)
        room = await _play(rooms, SNAPSHOT_EVERY + 1)
        await rooms.close()
        again = await _rooms(tmp_path)
        async with again.engine.begin() as connection:
            await connection.execute(schema.snapshots.update().values(stamp="older", data=b"unreadable"))
        assert (await again.room(room.id)).table.position == room.table.position
        await again.close()

    run(check())


def test_what_cannot_be_stored_does_not_count(tmp_path: Path) -> None:
    async def check() -> None:
        rooms = await _rooms(tmp_path)
        room = await _play(rooms, 1)
        seat, (one, other, *_) = room.table.asked_seat or 0, room.table.position.choices()
        async with rooms.engine.begin() as connection:
            line = {"table": room.id, "version": 2, "kind": "choice", "seat": seat, "choices": [other]}
            await connection.execute(insert(schema.log).values(line | {"number": 2}))
        with pytest.raises(NotStored):
            await Play(rooms).choose(room, seat, [one], 1)
        assert room.table.played.choices[1:] == [other]
        await rooms.close()

    run(check())
