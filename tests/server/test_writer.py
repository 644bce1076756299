"""The one writer: what cannot be stored fails alone, the newest is kept, and nobody waits for ever."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError, OperationalError

from ecumene.server import schema, writer
from ecumene.server.rows import SnapshotRow, line_values
from ecumene.table import CHOICE, Line
from ecumene.table.errors import NotStored
from tests.server.house import House, with_house


async def _enter(house: House, room: Any, version: int, **more: Any) -> int | None:
    """Store a line of a table that was not planned there."""
    progress = room.progress()._replace(version=version)
    line = Line(version, CHOICE, 0, ("end",), version)
    return await house.rooms.writer.enter(room.id, line, progress, more.pop("after", None), **more)


async def _stored(house: House, table: Any = schema.log) -> int:
    async with house.rooms.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def test_lines_that_cannot_be_stored_fail_alone(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        rooms = [await house.game("ana", f"guest {n}") for n in range(5)]
        entered = [_enter(house, room, 2 if n in (1, 4) else 1) for n, room in enumerate(rooms)]
        found = await asyncio.gather(*entered, return_exceptions=True)
        assert [isinstance(one, NotStored) for one in found] == [False, True, False, False, True]
        marks = [one for one in found if isinstance(one, int)]
        assert len(set(marks)) == 3
        assert all(0 <= mark < 1 << 31 for mark in marks)
        assert await _stored(house) == 3

    with_house(tmp_path, check, tables_per_guest=10)


def test_a_batch_has_so_many_lines_and_the_rest_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        sizes: list[int] = []
        log: Any = house.rooms.writer._log

        async def store(batch: list[Any]) -> set[Any]:
            sizes.append(len(batch))
            return set()

        monkeypatch.setattr(log, "store", store)
        await asyncio.gather(*[_enter(house, room, n + 1) for n in range(1100)])
        assert sizes == [500, 500, 100]

    with_house(tmp_path, check)


@pytest.mark.parametrize(
    ("error", "tries"),
    [
        (OperationalError("x", {}, Exception("disk full")), 1),
        (OSError("away"), 1),
        (IntegrityError("x", {}, Exception("gap")), 7),
        (TypeError("no text"), 7),
        (ValueError("a NUL"), 7),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, Exception) else str(one),
)
def test_when_nothing_at_all_can_be_stored_nothing_is_tried_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, tries: int
) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        batches: list[int] = []
        log: Any = house.rooms.writer._log

        async def store(batch: list[Any]) -> set[Any]:
            batches.append(len(batch))
            raise error

        monkeypatch.setattr(log, "store", store)
        found = await asyncio.gather(*[_enter(house, room, n) for n in range(1, 5)], return_exceptions=True)
        assert all(isinstance(one, NotStored) for one in found)
        assert {one.details["reason"] for one in found if isinstance(one, NotStored)} == {
            type(error).__name__
        }
        assert len(batches) == tries

    with_house(tmp_path, check)


def test_a_line_knows_the_one_that_it_was_planned_after(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        mark = await _enter(house, room, 1)
        assert mark is not None
        with pytest.raises(NotStored):
            await _enter(house, room, 2, after=mark ^ 1)
        assert await _enter(house, room, 2, after=mark) is not None

    with_house(tmp_path, check)


@pytest.mark.parametrize("together", [1, 3, 5])
def test_a_batch_is_stored_as_it_is(tmp_path: Path, together: int) -> None:
    """However many lines go together: numbers, words, lists, and nothing where there is nothing."""

    async def check(house: House) -> None:
        rooms = [await house.game("ana", f"guest {n}") for n in range(together)]
        lines = [
            Line(1, CHOICE, n % 2, ("king", "b3"), 2, f"click {n}" if n else None) for n in range(together)
        ]
        ticking: Any = {"since": "now", "left": [1.5, 2.0]}
        rows: list[Any] = []
        for room, line in zip(rooms, lines, strict=True):
            row = room.progress()._replace(version=1, number=2, asked_seat=None, ticking=ticking)
            row = row._replace(bot_asked=line.request is None, calling="now" if line.request else None)
            rows.append(row)
        entered = [
            house.rooms.writer.enter(room.id, line, row, None)
            for room, line, row in zip(rooms, lines, rows, strict=True)
        ]
        marks = await asyncio.gather(*entered)
        async with house.rooms.engine.connect() as connection:
            for room, line, row, mark in zip(rooms, lines, rows, marks, strict=True):
                of = schema.log.c.table == room.id
                kept = (await connection.execute(select(schema.log).where(of))).mappings().one()
                assert dict(kept) == line_values(room.id, line) | {"mark": mark, "after": None}
                of = schema.tables.c.id == room.id
                found = (await connection.execute(select(schema.tables).where(of))).mappings().one()
                assert {name: found[name] for name in row._fields} == row._asdict()
        assert await _stored(house) == together

    with_house(tmp_path, check, tables_per_guest=10)


def test_the_newest_snapshot_of_a_table_is_kept(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        after: int | None = None
        for version, kept in ((1, 5), (2, 3), (3, 7)):
            shot = SnapshotRow(room.id, kept, "stamp", str(kept).encode())
            after = await _enter(house, room, version, after=after, snapshot=shot)
        async with house.rooms.engine.connect() as connection:
            row = (await connection.execute(select(schema.snapshots))).one()
        assert (row.version, row.data) == (7, b"7")

    with_house(tmp_path, check)


def test_what_else_is_stored_is_whole_or_not_there_and_its_failure_is_told(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        async def work(connection: Any, *, fails: bool) -> str:
            row = {"id": "ana", "name": "Ana", "created": ""}
            await connection.execute(schema.guests.insert().values(row))
            if fails:
                raise KeyError("changed my mind")
            return "done"

        with pytest.raises(KeyError):
            await house.rooms.writer.run(lambda connection: work(connection, fails=True))
        assert await _stored(house, schema.guests) == 0
        assert await house.rooms.writer.run(lambda connection: work(connection, fails=False)) == "done"
        assert await _stored(house, schema.guests) == 1

    with_house(tmp_path, check)


def test_what_is_waiting_is_written_before_the_house_is_closed(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        entered = asyncio.create_task(_enter(house, room, 1))
        await asyncio.sleep(0)
        await house.rooms.writer.close()
        assert await entered is not None
        assert await _stored(house) == 1
        house.rooms.writer = writer.Writer(
            house.rooms.engine,
            house.rooms.broadcast,
            house.rooms.tasks,
            house.rooms.standing,
            power_safe=False,
        )

    with_house(tmp_path, check)
