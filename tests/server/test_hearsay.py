"""What a process hears of tables from another one: lines that are followed without reading the log."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest

from ecumene.server import broadcast
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms
from ecumene.server.rows import NewLine
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database
from ecumene.table import FINISHED, Line
from tests.server.house import House, Onlooker, with_house

Check = Callable[[House, House], Awaitable[None]]


def with_two_houses(database: str, folder: Path, check: Check) -> None:
    """Do something with two processes' worth of rooms over one PostgreSQL."""

    async def work(one: House) -> None:
        given = Settings(database_url=database, thinkers=0)
        two = House(Rooms(await open_database(given), given))
        try:
            for house in (one, two):
                await until(lambda house=house: house.rooms.broadcast.listening_since)  # type: ignore[misc]
            await check(one, two)
        finally:
            await two.turns.close()
            await two.rooms.close()

    with_house(folder, work, database_url=database)


async def until(so: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not so():
            await asyncio.sleep(0.005)


@contextmanager
def counted(rooms: Rooms) -> Iterator[list[str]]:
    """The tables that are read again meanwhile."""
    read: list[str] = []
    whole = rooms.reread

    async def reread(key: str, **more: Any) -> None:
        read.append(key)
        await whole(key, **more)

    rooms.reread = reread  # type: ignore[method-assign]
    yield read
    rooms.reread = whole  # type: ignore[method-assign]


async def both(one: House, two: House, **more: Any) -> tuple[Room, Room]:
    """A game of Ana and Bruno, at hand in both processes."""
    here = await one.game("ana", "bruno", **more)
    there = await two.rooms.room(here.id)
    for room, guest in ((here, "ana"), (there, "bruno"), (there, None)):
        room.viewers.add(Onlooker(guest, changes=True).viewer)
        room.show_views()
    return here, there


async def alike(here: Room, there: Room) -> None:
    """Whether both processes know the same, once each has heard of it."""
    await until(lambda: here.progress() == there.progress())
    assert here.mark == there.mark
    assert here.table.passing == there.table.passing
    for seat in (None, 0, 1):
        assert here.table.view(seat) == there.table.view(seat)


async def plays(house: House, room: Room, chance: random.Random) -> None:
    table = room.table
    assert table.asked_seat is not None
    choice = chance.choice(table.position.answers())
    await house.play.choose(room, table.asked_seat, [choice], table.version)


@pytest.mark.parametrize("game", ["tigris", "innersea"])
def test_lines_of_another_process_are_followed_without_reading(
    postgres: Callable[[], str], tmp_path: Path, game: str
) -> None:
    async def check(one: House, two: House) -> None:
        clock = {"kind": "bank", "seconds": 600, "increment": 5, "zero": "nothing"}
        here, there = await both(one, two, game=game, clock=clock)
        chance = random.Random(7)
        with counted(one.rooms) as read_here, counted(two.rooms) as read_there:
            await plays(one, here, chance)
            await until(lambda: there.table.version == 1)
            del read_there[:]  # the first line has nothing to follow but the row that it came with
            for _ in range(60):
                house, room = (one, here) if here.table.asked_seat == 0 else (two, there)
                await plays(house, room, chance)
                await alike(here, there)
            assert not read_here + read_there
            assert there.ticking == here.ticking
            seat = here.table.asked_seat
            assert seat is not None
            await one.play.choose(here, seat, [here.table.position.answers()[0]], here.table.version)
            led = await one.play.undo(here, ("ana", "bruno")[seat], seat, None, "back")
            await alike(here, there)
            assert led is None or not read_there

    with_two_houses(postgres(), tmp_path, check)


def test_the_end_of_a_game_is_heard_like_any_other_line(postgres: Callable[[], str], tmp_path: Path) -> None:
    async def check(one: House, two: House) -> None:
        here, there = await both(one, two)
        chance = random.Random(3)
        bruno = next(viewer for viewer in there.viewers if viewer.guest == "bruno")
        page: Any = bruno._wire
        while here.table.status != FINISHED:
            await plays(one, here, chance)
        await alike(here, there)
        assert there.table.standings() == here.table.standings()
        await page.sees(lambda m: m["type"] == "table" and m["table"]["status"] == FINISHED)

    with_two_houses(postgres(), tmp_path, check)


def test_what_cannot_be_followed_is_read(
    postgres: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that no notice has room for, one after a line that is not known, one while the table changes."""

    async def check(one: House, two: House) -> None:
        here, there = await both(one, two)
        chance = random.Random(5)
        await plays(one, here, chance)
        await alike(here, there)
        with counted(two.rooms) as read, monkeypatch.context() as changed:
            changed.setattr(broadcast, "MOST_BYTES", 120)
            await plays(one, here, chance)
            await alike(here, there)
            assert read == [here.id]
        with counted(two.rooms) as read:
            there.mark = 1  # as if it had been another line that the database has lost
            await plays(one, here, chance)
            await alike(here, there)
            assert read == [here.id]
        async with there.lock:
            await plays(one, here, chance)
            await asyncio.sleep(0.2)
            assert there.table.version == here.table.version - 1
        await alike(here, there)

    with_two_houses(postgres(), tmp_path, check)


def test_many_lines_go_into_few_notices(tmp_path: Path) -> None:
    """None is longer than PostgreSQL carries, and all are heard as they were told."""

    async def check(house: House) -> None:
        told = house.rooms.broadcast
        lines = [_line(n) for n in range(1, 201)]
        notices = list(told._notices(lines))
        assert len(notices) < 20
        assert max(len(notice.encode()) for notice in notices) < 8000
        heard = [line for notice in notices for line in orjson.loads(notice)[1]["lines"]]
        assert [line[0] for line in heard] == [line.table for line in lines]
        for line, again in zip(lines, heard, strict=True):
            assert again == [line.table] if not line.mark % 50 else NewLine.heard(again) == line

    with_house(tmp_path, check)


def _line(number: int) -> NewLine:
    """A line of some length; every fiftieth is longer than any notice."""
    said, after = ("x" * (number % 90), "\u00e9"), number - 1 or None
    choices = said if number % 50 else ("\u00e9" * 5000,)
    line = Line(number, "choice", 1, choices, number)
    return NewLine(f"table{number}", line, number, after, "now", None, None, None)
