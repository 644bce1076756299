"""All finished games of a database as files, whoever played them and whatever has become of their rules."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, text, update

from ecumene.core.record import loads
from ecumene.server import schema
from tests.cli.terminal import Terminal
from tests.server.conftest import Start
from tests.server.play import Guest, wait_until
from tests.server.stored import change, read

RECORD = (Path(__file__).parents[1] / "records/tigris-2-random.txt").read_text(encoding="utf-8")


def finished(ana: Guest, **more: Any) -> str:
    """A game that Ana has given up."""
    table = ana.opens("me", "apprentice", game="gheos", start=True, **more)
    ana.post(f"/api/tables/{table}/resign")
    wait_until(lambda: ana.get(f"/api/tables/{table}")["status"] == "finished")
    return table


def exported(database: str, folder: Path) -> tuple[int, dict[str, Any], dict[str, str]]:
    """The exit status, what programs are told, and what then lies there."""
    terminal = Terminal(folder.parent)
    done = terminal.run("admin", "export", str(folder), "--database", database, "--json")
    assert done.stderr == ""
    files = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    return done.returncode, json.loads(done.stdout), files


def ended(database: str, table: str) -> str:
    seats = schema.seats.c
    (row,) = set(read(database, select(seats.ended).where(seats.table == table)))
    return str(row.ended)


def test_every_finished_game_becomes_a_file_and_no_other_does(
    database: Any, start: Start, tmp_path: Path
) -> None:
    server = start(database(), thinkers=1)
    ana = server.guest("Ana")
    imported = ana.post("/api/records", content=RECORD.encode())["id"]
    secret = finished(ana, private=True)
    ana.opens("me", "apprentice", game="gheos", start=True)
    told = {table: ana.http.get(f"/api/tables/{table}/record").text for table in (imported, secret)}
    server.stop()
    status, said, files = exported(server.database, tmp_path / "records")
    assert (status, said["games"], said["in_part"], said["missing"]) == (0, 2, [], [])
    days = {table: ended(server.database, table)[:10] for table in told}
    titles = {imported: "tigris", secret: "gheos"}
    assert files == {f"{days[table]}-{titles[table]}-{table}.txt": text for table, text in told.items()}
    assert all(loads(text).position.over for text in files.values())


def test_a_game_of_other_rules_is_told_as_it_was_kept_or_as_far_as_it_stands(
    database: Any, start: Start, tmp_path: Path
) -> None:
    server = start(database(), thinkers=1)
    ana = server.guest("Ana")
    table = ana.post("/api/records", content=RECORD.encode())["id"]
    whole = ana.http.get(f"/api/tables/{table}/record").text
    server.stop()
    log, tables, finals = schema.log.c, schema.tables.c, schema.finals.c
    broken = (log.table == table) & (log.version == 5)
    change(server.database, update(schema.log).where(broken).values(choices=["nonsense"]))
    status, said, files = exported(server.database, tmp_path / "kept")
    assert (status, said["games"], said["in_part"]) == (0, 1, [])
    assert list(files.values()) == [whole]

    change(server.database, delete(schema.finals).where(finals.table == table))
    status, said, files = exported(server.database, tmp_path / "part")
    assert (status, said["games"], said["in_part"], said["missing"]) == (1, 1, [table], [])
    (part,) = files.values()
    assert 0 < len(loads(part).choices) <= 4

    change(server.database, update(schema.tables).where(tables.id == table).values(game="chess"))
    status, said, files = exported(server.database, tmp_path / "none")
    assert (status, said["games"], said["in_part"], said["missing"], files) == (1, 0, [], [table], {})


@pytest.mark.parametrize(
    ("lang", "said"),
    [("es", "La única partida terminada está en {}."), ("en", "The record of one game is in {}.")],
)
def test_a_person_is_told_where_the_games_are_also_of_an_older_server(
    start: Start, tmp_path: Path, lang: str, said: str
) -> None:
    server = start(str(tmp_path / "e.sqlite"), thinkers=1)
    table = server.guest("Ana").post("/api/records", content=RECORD.encode())["id"]
    server.stop()
    changed = update(schema.tables).where(schema.tables.c.id == table)
    change(server.database, changed.values(changed="2025-03-01T10:00:00.000Z"))
    change(server.database, text("ALTER TABLE seats RENAME COLUMN ended TO later"))
    folder = tmp_path / "records"
    given = ("admin", "export", str(folder), "--database", server.database)
    done = Terminal(tmp_path, lang).run(*given)
    assert (done.returncode, done.stdout.replace("\n", "")) == (0, said.format(folder))
    assert [path.name for path in folder.iterdir()] == [f"2025-03-01-tigris-{table}.txt"]
    blocked = folder / f"2025-03-01-tigris-{table}.txt"
    blocked.unlink()
    blocked.mkdir()
    done = Terminal(tmp_path, lang).run(*given)
    assert done.returncode != 0
    assert str(blocked) in done.stderr
    assert "Traceback" not in done.stderr
