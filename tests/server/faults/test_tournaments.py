"""A tournament while two processes look after it, and while one of them dies."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from ecumene.server import schema
from ecumene.server.errors import (
    EntriesClosed,
)
from ecumene.server.rooms import Rooms
from ecumene.server.storage import open_database
from tests.server.club import ANA, PEOPLE, Club, in_club
from tests.server.house import House, with_house


def test_of_two_processes_one_opens_the_next_round(tmp_path: Path, postgres: Callable[[], str]) -> None:
    address = postgres()

    async def check(one: Club) -> None:
        rooms = Rooms(await open_database(one.rooms.settings), one.rooms.settings)
        other = Club(House(rooms))
        key = await one.announced(*PEOPLE[:4], form="round-robin")
        starts = await asyncio.gather(
            one.rounds.start(key, ANA), other.rounds.start(key, ANA), return_exceptions=True
        )
        assert [type(error) for error in starts if error is not None] == [EntriesClosed]
        for number in (1, 2, 3):
            assert (await one.told(key))["round"] == number
            assert await one.count(schema.tables) == 2 * number
            for table in await one.tables(key):
                await other.ends(table, 1, 2)
            await asyncio.gather(*(club.steward.look() for club in (one, other, one, other)))
        assert (await other.told(key))["status"] == "finished"
        assert await one.count(schema.meetings) == await one.count(schema.tables) == 6
        await rooms.close()

    in_club(check, tmp_path, database_url=address)


DIES = """
import os, signal, sys
from pathlib import Path
from ecumene.server.tournaments import rounds
from tests.server.house import with_house
from tests.server.club import Club

async def dies(*_):
    os.kill(os.getpid(), signal.SIGKILL)

async def work(house):
    rounds.keep_meetings = dies
    await Club(house).rounds.go_on(sys.argv[2])

with_house(Path("."), work, database_url=sys.argv[1])
"""


def test_a_process_that_is_killed_in_the_middle_of_a_round_opens_nothing(
    tmp_path: Path, database: Callable[[], str]
) -> None:
    address, key = database(), ""

    async def begin(club: Club) -> None:
        nonlocal key
        key = await club.announced(*PEOPLE[:4], rounds=2)
        await club.rounds.start(key, ANA)
        for table in await club.tables(key):
            await club.ends(table, 1, 2)

    async def go_on(house: House) -> None:
        club = Club(house)
        told = await club.told(key)
        assert (told["round"], len(told["meetings"]), await club.count(schema.tables)) == (1, 1, 2)
        await club.steward.look()
        told = await club.told(key)
        assert (told["round"], [len(one) for one in told["meetings"]]) == (2, [2, 2])
        assert await club.count(schema.tables) == 4

    in_club(begin, tmp_path, database_url=address)
    died = subprocess.run(
        [sys.executable, "-c", DIES, address, key], check=False, cwd=Path(__file__).parents[3]
    )
    assert died.returncode == -9
    with_house(tmp_path, go_on, database_url=address)
