"""Copies of a whole database, made while it is in use, and a database made out of one again."""

import os
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import URL

from ecumene.server.settings import Settings
from ecumene.server.storage import database_name, is_sqlite
from ecumene.server.unopened import BackupFailed, DatabaseClosed, NotEmpty, ToolMissing

PAGES = 1000
"""How many pages of a SQLite file are copied between two looks at how far it is."""
JOURNALS = ("", "-wal", "-journal")
"""What SQLite would take for a part of a file that has just come there."""
NAME = re.compile(r"ecumene-\d{8}T\d{6}Z\.(sqlite|dump)")
"""What copies are called, so that the names are in order."""
UNFINISHED = ".part"
LIBPQ = {"ssl": "sslmode"}
"""What PostgreSQL's programs call differently from the server's driver."""
TABLES = "SELECT to_regclass('tables')"
"""What PostgreSQL answers with nothing while it has none."""

Progress = Callable[[int, int], None]


def back_up(database: str | None, folder: Path, progress: Progress, *, last: int | None = None) -> Path:
    """Copy a database, given as to `serve`, into a folder; of the copies there, `last` are left."""
    settings = Settings.from_environment(database_url=database)
    url = settings.database
    sqlite = is_sqlite(url)
    kind = "sqlite" if sqlite else "dump"
    copy = folder / f"ecumene-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.{kind}"
    with _whole(copy, database_name(settings)) as part:
        if sqlite:
            _copy_sqlite(Path(url.database or ""), part, progress)
        else:
            _run(url, "pg_dump", "--format=custom", f"--file={part}")
    if last is not None:
        _forget(folder, last)
    return copy


def restore(copy: Path, database: str | None, progress: Progress) -> None:
    """Make a database out of a copy, where there is none yet or an empty one."""
    settings = Settings.from_environment(database_url=database)
    url = settings.database
    if not is_sqlite(url):
        if _run(url, "psql", "--no-psqlrc", "--tuples-only", f"--command={TABLES}").strip():
            raise NotEmpty(database=database_name(settings))
        _run(url, "pg_restore", "--no-owner", "--exit-on-error", "--single-transaction", str(copy))
        return
    file = Path(url.database or "")
    for there in (file.with_name(file.name + journal) for journal in JOURNALS):
        if there.exists():
            raise NotEmpty(database=str(there))
    with _whole(file, str(copy)) as part:
        _copy_sqlite(copy, part, progress)


@contextmanager
def _whole(file: Path, source: str) -> Iterator[Path]:
    """Where a file is written that gets its name when it is whole; if its `source` cannot be read, say so."""
    part = file.with_name(file.name + UNFINISHED)
    try:
        yield part
        part.replace(file)
    except sqlite3.Error as error:
        raise DatabaseClosed(database=source, reason=str(error)) from error
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(source: Path, target: Path, progress: Progress) -> None:
    """Copy a file as it is at one moment, with what is still in its journal, and look whether it is sound."""
    read_only = f"{source.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(read_only, uri=True, isolation_level=None)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        # One look for the whole copy, which keeps nobody from writing: else each write would begin it anew.
        old.execute("BEGIN")
        old.execute("SELECT 1 FROM sqlite_schema").fetchall()
        old.backup(new, pages=PAGES, progress=lambda _, left, all_: progress(all_ - left, all_))
        [(found,), *_] = new.execute("PRAGMA integrity_check").fetchall()
        if found != "ok":
            raise BackupFailed(reason=found)


def _run(url: URL, tool: str, *arguments: str) -> str:
    """Run one of PostgreSQL's own tools on a database; the password is no other process's business."""
    path = shutil.which(tool)
    if path is None:
        raise ToolMissing(tool=tool)
    query = {LIBPQ.get(name, name): value for name, value in url.query.items() if name != "password"}
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
    command = [path, f"--dbname={plain.render_as_string()}", *arguments]
    password = url.password or url.query.get("password")
    environ = os.environ | ({"PGPASSWORD": str(password)} if password else {})
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BackupFailed(reason=" ".join(done.stderr.split()) or tool)
    return done.stdout


def _forget(folder: Path, last: int) -> None:
    copies = sorted(path for path in folder.iterdir() if NAME.fullmatch(path.name))
    for path in copies[:-last]:
        path.unlink()
