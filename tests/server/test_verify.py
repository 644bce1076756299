"""A database is looked through before an upgrade: what stands, what stops where, whose end is kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from ecumene.core.record import load
from ecumene.server import schema
from ecumene.server.unopened import DatabaseClosed, FolderClosed
from ecumene.server.verify import Doubt, Report, verify_database
from tests.server.faults.old_tables import run_on
from tests.server.house import House, with_house

SHORT = Path(__file__).parents[1] / "records/tigris-2-random.txt"
LINES = len(load(SHORT).choices)


@pytest.fixture
def tables(tmp_path: Path) -> dict[str, str]:
    """One that waits, one that is played, and two that are over."""
    found: dict[str, str] = {}

    async def fill(house: House) -> None:
        found["waiting"] = (await house.table("open")).id
        room = await house.game("ana", "bruno")
        for version, seat in enumerate((0, 1, 0)):
            await house.play.choose(room, seat, ["end"], version)
        found["playing"] = room.id
        for name in ("over", "another"):
            found[name] = (await house.lobby.import_record("ana", load(SHORT))).id

    with_house(tmp_path, fill)
    return found


def changed(folder: Path, table: Any, key: str, *, line: int | None = None, **values: Any) -> None:
    """Change what is stored of a table behind the server's back."""

    def work(connection: Connection) -> None:
        there = table.c.id == key if table is schema.tables else table.c.table == key
        if line is not None:
            there &= table.c.version == line
        connection.execute(
            table.update().where(there).values(**values) if values else table.delete().where(there)
        )

    run_on(str(folder / "e.sqlite"), work)


def verified(folder: Path, *, keep: bool = False) -> tuple[Report, Sequence[tuple[int, int]]]:
    steps: list[tuple[int, int]] = []
    report = verify_database(str(folder / "e.sqlite"), lambda *step: steps.append(step), keep=keep)
    return report, steps


def found(report: Report) -> dict[str, int]:
    return {name: count for name, count in report.found.items() if count}


@pytest.mark.usefixtures("tables")
def test_a_database_whose_tables_all_stand_is_good(tmp_path: Path) -> None:
    report, steps = verified(tmp_path)
    assert (found(report), report.doubts, report.good, report.newly_kept) == ({"stands": 4}, [], True, 0)
    assert steps == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_game_that_stops_at_a_line_is_told_with_how_far_it_stands(
    tmp_path: Path, tables: dict[str, str]
) -> None:
    changed(tmp_path, schema.log, tables["playing"], line=2, choices=["nonsense"])
    report, _ = verified(tmp_path)
    assert found(report) == {"stands": 3, "in-part": 1}
    assert report.doubts == [Doubt(tables["playing"], "tigris", "playing", 2, "in-part", 3, 1)]
    assert not report.good


def test_a_finished_game_that_no_longer_replays_is_good_while_its_end_is_kept(
    tmp_path: Path, tables: dict[str, str]
) -> None:
    changed(tmp_path, schema.log, tables["over"], line=5, choices=["nonsense"])
    report, _ = verified(tmp_path)
    assert (found(report), report.good) == ({"stands": 3, "kept": 1}, True)
    (doubt,) = report.doubts
    assert (doubt.found, doubt.lines, doubt.status) == ("kept", LINES, "finished")
    changed(tmp_path, schema.finals, tables["over"])
    report, _ = verified(tmp_path, keep=True)
    assert (found(report), report.good, report.newly_kept) == ({"stands": 3, "gone": 1}, False, 0)
    changed(tmp_path, schema.tables, tables["over"], standings=None)
    report, _ = verified(tmp_path)
    assert (found(report), report.good) == ({"stands": 3, "kept": 1}, True)


def test_a_result_that_the_rules_no_longer_give_is_gone_unless_it_is_kept(
    tmp_path: Path, tables: dict[str, str]
) -> None:
    changed(tmp_path, schema.tables, tables["over"], standings=[{"seat": 0, "rank": 1, "score": [99]}])
    report, _ = verified(tmp_path)
    assert found(report) == {"stands": 3, "kept": 1}
    changed(tmp_path, schema.finals, tables["over"])
    report, _ = verified(tmp_path)
    assert found(report) == {"stands": 3, "gone": 1}


def test_the_end_of_a_game_is_kept_once_where_it_is_asked_for(tmp_path: Path, tables: dict[str, str]) -> None:
    changed(tmp_path, schema.finals, tables["another"])
    assert verified(tmp_path)[0].newly_kept == 0
    assert [verified(tmp_path, keep=True)[0].newly_kept for _ in range(2)] == [1, 0]
    changed(tmp_path, schema.log, tables["another"], line=5, choices=["nonsense"])
    assert found(verified(tmp_path)[0]) == {"stands": 3, "kept": 1}


def test_a_game_that_is_not_here_is_said_so_and_is_not_good(tmp_path: Path, tables: dict[str, str]) -> None:
    changed(tmp_path, schema.tables, tables["waiting"], game="chess")
    changed(tmp_path, schema.tables, tables["over"], game="go")
    report, _ = verified(tmp_path)
    assert (found(report), report.good) == ({"stands": 2, "unknown-game": 2}, False)
    assert {(doubt.game, doubt.lines, doubt.stand) for doubt in report.doubts} == {
        ("chess", 0, 0),
        ("go", LINES, 0),
    }


def test_what_is_no_database_of_ours_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(FolderClosed):
        verify_database(str(tmp_path / "nowhere.sqlite"), lambda *_: None)
    (tmp_path / "text.sqlite").write_text("not a database, but long enough to be looked at" * 20)
    with pytest.raises(DatabaseClosed):
        verify_database(str(tmp_path / "text.sqlite"), lambda *_: None)
    (tmp_path / "empty.sqlite").touch()
    with pytest.raises(DatabaseClosed):
        verify_database(str(tmp_path / "empty.sqlite"), lambda *_: None)
