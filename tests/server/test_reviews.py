"""Reviews of finished games: thought about beside all else, kept with the game, and not to be had of all."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecumene.core.errors import NotCalibrated
from ecumene.core.record import loads
from ecumene.server import reviews as made
from ecumene.server.bot_pool import BotPool
from ecumene.server.bot_queue import Asker
from ecumene.server.errors import TooFast
from ecumene.server.lobby import Lobby
from ecumene.server.play import Play
from ecumene.server.reviews import REVIEWS_OF_A_PERSON, REVIEWS_OF_AN_ADDRESS, Reviews
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database
from ecumene.table import review
from ecumene.table.errors import BotAtALoss
from tests.server.conftest import Start
from tests.server.play import Guest, Server

RECORDS = Path(__file__).parents[1] / "records"
SHORT = (RECORDS / "gheos-2-random.txt").read_text()
ALONE = (RECORDS / "innersea-1-random.txt").read_text()
ANA = Asker("1.1.1.1", "ana")
LONG = 240.0
"""How many seconds a review may take at most: a busy machine is no failure."""


def finished(guest: Guest, text: str = SHORT) -> str:
    """A table whose game is over."""
    return str(guest.post("/api/records", content=text)["id"])


def asked_for(guest: Guest, table: str) -> dict[str, Any]:
    """Ask until the review is there, as the page does."""
    done, deadline = -1, time.monotonic() + LONG
    while True:
        told: dict[str, Any] = guest.post(f"/api/tables/{table}/review")
        assert done <= told["done"] <= told["of"]
        if told["review"] is not None:
            return told
        done = told["done"]
        assert time.monotonic() < deadline, "waited too long"
        time.sleep(0.1)


def check_review(told: dict[str, Any]) -> None:
    review = told["review"]
    numbers = [point["number"] for point in review["curve"]]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(loads(SHORT).entries)
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.001) for point in review["curve"])
    assert sorted(review["curve"][-1]["chances"]) == [0, 1]
    assert review["turnings"]
    for turning in review["turnings"]:
        assert turning["number"] in numbers
        assert turning["played"]
        assert turning["better"] is None or turning["better"]["then"] > turning["after"]


def test_a_review_is_made_once_and_kept_with_the_game(database: Callable[[], str], start: Start) -> None:
    server = start(database())
    ana = server.guest("Ana")
    table = finished(ana)
    first = ana.post(f"/api/tables/{table}/review")
    assert first["review"] is None
    told = asked_for(ana, table)
    check_review(told)
    server.stop()
    server.start()
    assert server.guest("Bruno").post(f"/api/tables/{table}/review") == told


def test_a_thinker_that_dies_takes_no_review_with_it(start: Start, tmp_path: Path) -> None:
    server: Server = start(str(tmp_path / "e.sqlite"), thinkers=1)
    ana = server.guest("Ana")
    table = finished(ana)
    while ana.post(f"/api/tables/{table}/review")["done"] < 2:
        time.sleep(0.05)
    for pid in server.thinkers():
        os.kill(pid, signal.SIGKILL)
    check_review(asked_for(ana, table))


def test_there_is_no_review_of_what_is_not_over_nor_for_strangers_nor_for_one(file_server: Server) -> None:
    ana, bruno = file_server.guest("Ana"), file_server.guest("Bruno")
    playing = ana.opens("me", "Eva", start=True)
    assert ana.refused("POST", f"/api/tables/{playing}/review") == (403, "error-record-hidden")
    waiting = ana.opens("me", "open")
    assert ana.refused("POST", f"/api/tables/{waiting}/review") == (409, "error-not-started")
    assert ana.refused("POST", "/api/tables/nowhere/review") == (404, "error-unknown-table")
    alone = finished(ana, ALONE)
    assert ana.refused("POST", f"/api/tables/{alone}/review") == (400, "error-not-for-one")
    closed = finished(ana)
    with ana.sits_at(closed) as page:
        page.does("manners", watch="players")
    assert bruno.refused("POST", f"/api/tables/{closed}/review") == (403, "error-table-closed")


# Without a process ----------------------------------------------------------------------------------


class Here(BotPool):
    """Thinks in this process, or not at all."""

    def __init__(self, rooms: Rooms, *, lost: bool = False) -> None:
        super().__init__(Settings(thinkers=0), rooms.tasks)
        self.lost = lost
        self.slices = 0

    async def in_spare_time(self, asker: Asker, work: Callable[..., Any], *args: object) -> Any:
        self.slices += 1
        if self.lost:
            raise BotAtALoss()
        return work(*args)


@asynccontextmanager
async def some_rooms(folder: Path) -> AsyncIterator[tuple[Rooms, Lobby]]:
    settings = Settings(database_url=str(folder / "e.sqlite"), thinkers=0)
    rooms = Rooms(await open_database(settings), settings)
    yield rooms, Lobby(rooms, Play(rooms))
    await rooms.close()


def run(check: Callable[[Rooms, Callable[[], Any]], Any], folder: Path) -> None:
    """In a thread of its own: a browser of other tests keeps a loop running in this one."""

    async def work() -> None:
        async with some_rooms(folder) as (rooms, lobby):

            async def room() -> Room:
                return await lobby.import_record("ana", loads(SHORT))

            await check(rooms, room)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work()).result()


def test_reviews_are_limited_by_person_and_by_address(tmp_path: Path) -> None:
    async def check(rooms: Rooms, room: Callable[[], Any]) -> None:
        pool = BotPool(Settings(thinkers=0), rooms.tasks)
        reviews = Reviews(rooms, pool)
        first = await room()
        await reviews.ask(first, ANA)
        for _ in range(REVIEWS_OF_A_PERSON - 1):
            await reviews.ask(await room(), ANA)
        with pytest.raises(TooFast):
            await reviews.ask(await room(), ANA)
        assert (await reviews.ask(first, ANA))["review"] is None
        for number in range(REVIEWS_OF_AN_ADDRESS - REVIEWS_OF_A_PERSON):
            await reviews.ask(await room(), Asker(ANA.address, f"cookie {number}"))
        with pytest.raises(TooFast):
            await reviews.ask(await room(), Asker(ANA.address, "another cookie"))
        await reviews.ask(await room(), Asker("2.2.2.2", "eva"))
        await reviews.close()
        await pool.close()

    run(check, tmp_path)


def test_a_review_that_nobody_asks_for_any_more_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "FORSAKEN_SECONDS", -1.0)

    async def check(rooms: Rooms, room: Callable[[], Any]) -> None:
        pool = Here(rooms)
        reviews, table = Reviews(rooms, pool), await room()
        await reviews.ask(table, ANA)
        await asyncio.sleep(0.05)
        assert pool.slices == 0
        assert (await reviews.ask(table, ANA))["done"] == 0
        await reviews.close()

    run(check, tmp_path)


def test_who_waits_is_told_when_no_thinker_answers_and_may_ask_again(tmp_path: Path) -> None:
    async def check(rooms: Rooms, room: Callable[[], Any]) -> None:
        pool = Here(rooms, lost=True)
        reviews, table = Reviews(rooms, pool), await room()
        await reviews.ask(table, ANA)
        await asyncio.sleep(0.05)
        assert pool.slices == made.TRIES
        with pytest.raises(BotAtALoss):
            await reviews.ask(table, ANA)
        assert (await reviews.ask(table, ANA))["done"] == 0
        await reviews.close()

    run(check, tmp_path)


def test_a_game_of_which_nobody_knows_who_will_win_has_no_review(tmp_path: Path) -> None:
    async def check(rooms: Rooms, room: Callable[[], Any]) -> None:
        table: Room = await room()
        record = table.table.played
        record.game = replace(record.game, terms=None)
        with pytest.raises(NotCalibrated):
            await Reviews(rooms, Here(rooms)).ask(table, ANA)

    run(check, tmp_path)
