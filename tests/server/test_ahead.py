"""Bots think ahead where thinkers are idle, people look and are asked; and it is in nobody's way."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import Counter

from ecumene.server import ahead as thinking_ahead
from ecumene.server.ahead import AHEAD
from ecumene.server.bot_pool import BotPool
from ecumene.server.bot_queue import BotQueue, Urgency
from ecumene.server.lobby import Lobby
from ecumene.server.metrics import THOUGHTS_AHEAD
from ecumene.server.play import Play
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database
from ecumene.server.thinking import Thinking
from ecumene.table.errors import BotAtALoss
from tests.ports import free_port
from tests.server.conftest import Start
from tests.server.house import House, Onlooker, with_house
from tests.server.test_bot_queue import ANA, BRUNO, EVA, run
from tests.server.test_metrics import read


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_ahead, "PAUSE_SECONDS", 0.0)


@pytest.fixture
def spare(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were several thinkers."""
    monkeypatch.setattr(BotPool, "spare", True)


# Who is thought for next ----------------------------------------------------------------------------


def test_nobody_thinks_ahead_unless_another_is_left_with_nothing_to_do() -> None:
    async def check() -> None:
        queue: BotQueue[str] = BotQueue()
        first = asyncio.create_task(queue.get())
        queue.put("ahead", "ahead", Urgency.AHEAD, ANA)
        await asyncio.sleep(0.01)
        assert not first.done()
        second = asyncio.create_task(queue.get())
        done, left = await asyncio.wait({first, second}, return_when=asyncio.FIRST_COMPLETED)
        assert [one.result() for one in done] == ["ahead"]
        queue.put("more", "more", Urgency.AHEAD, ANA)
        await asyncio.sleep(0.01)
        assert not any(one.done() for one in left)
        queue.put("move", "move", Urgency.MOVE, EVA)
        assert [await one for one in left] == ["move"]

    run(check())


def test_thinking_ahead_gives_way_to_all_else_for_as_long_as_it_takes() -> None:
    async def check() -> None:
        queue: BotQueue[str] = BotQueue()
        idle = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.close()  # nobody takes anything while the line forms
        queue.put("ahead", "ahead", Urgency.AHEAD, ANA)
        for n in range(30):
            queue.put(f"review{n}", "review", Urgency.REVIEW, BRUNO)
        queue._closed = False
        queue._more.set()
        assert [await queue.get() for _ in range(29)] == ["review"] * 29
        assert await idle == "review"
        assert queue.waiting() == {Urgency.AHEAD: 1}

    run(check())


# At which tables ------------------------------------------------------------------------------------


class Thinks:
    """A thinker of a test: what it was asked, and at once an answer."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.lost = False

    async def do(self, work: Callable[..., Any], *args: Any) -> Any:
        self.asked.append(work.__name__)
        if self.lost:
            raise BotAtALoss()
        return work(*args)


async def called(house: House) -> Any:
    """What thinking ahead was called for, once nothing else happens."""
    await asyncio.sleep(0.02)
    found = [name for name, urgency, _ in house.pool.called if urgency is Urgency.AHEAD]
    house.pool.called.clear()
    return found


async def watched_table(house: House, *levels: str) -> tuple[Room, Onlooker]:
    room = await house.table(*levels, start=True)
    page = Onlooker("ana")
    room.viewers.add(page.viewer)
    house.pool.called.clear()
    return room, page


@pytest.mark.usefixtures("spare")
def test_bots_think_ahead_where_who_is_asked_looks_on(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room, page = await watched_table(house, "master")
        house.rooms.call_bot(room.id)
        assert await called(house) == [(AHEAD, room.id)]
        room.viewers.clear()
        house.rooms.call_bot(room.id)
        room.viewers.add(Onlooker("eva").viewer)
        house.rooms.call_bot(room.id)
        assert await called(house) == []
        room.viewers.add(page.viewer)
        house.rooms.standing.read_only = True
        house.rooms.call_bot(room.id)
        assert await called(house) == []

    with_house(tmp_path, check, bot_seconds=0.01)


@pytest.mark.usefixtures("spare")
def test_where_one_thinks_alone_or_nobody_takes_their_time_nothing_is_thought_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(house: House) -> None:
        room, _ = await watched_table(house, "apprentice", "strategist")
        house.rooms.call_bot(room.id)
        assert await called(house) == []
        room, _ = await watched_table(house, "master")
        monkeypatch.setattr(BotPool, "spare", False)
        house.rooms.call_bot(room.id)
        assert await called(house) == []

    with_house(tmp_path, check, bot_seconds=0.01)


@pytest.mark.usefixtures("spare")
def test_so_many_pieces_are_thought_about_at_a_table_and_of_an_address(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room, _ = await watched_table(house, "master")
        thinker = Thinks()
        house.rooms.call_bot(room.id)
        while await called(house):
            await house.pool.errands[AHEAD, room.id](thinker)
        assert thinker.asked[0] == "prospects_of"
        assert set(thinker.asked[1:]) == {"plan_of"}
        before = len(thinker.asked)
        house.rooms.call_bot(room.id)
        assert await called(house)
        await house.pool.errands[AHEAD, room.id](thinker)
        assert len(thinker.asked) == before, "whoever leaves a table open costs nothing more"
        assert await called(house) == []

    with_house(tmp_path, check, bot_seconds=0.01)


@pytest.mark.usefixtures("spare")
def test_an_address_has_so_much_thought_ahead_in_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking_ahead, "PIECES_PER_HOUR", 1)

    async def check(house: House) -> None:
        thinker = Thinks()
        for _ in range(2):
            room, _ = await watched_table(house, "master")
            house.rooms.call_bot(room.id)
            while await called(house):
                await house.pool.errands[AHEAD, room.id](thinker)
        assert thinker.asked == ["prospects_of"]

    with_house(tmp_path, check, bot_seconds=0.01)


@pytest.mark.usefixtures("spare")
def test_what_was_called_for_is_left_when_the_table_has_moved_or_a_thinker_is_lost(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room, _ = await watched_table(house, "master")
        thinker = Thinks()
        house.rooms.call_bot(room.id)
        assert await called(house)
        thinker.lost = True
        await house.pool.errands[AHEAD, room.id](thinker)
        assert await called(house) == [], "it is tried again when something has changed"
        thinker.asked.clear()
        await house.play.choose(room, 0, ["end"], 0)
        await house.pool.errands[AHEAD, room.id](thinker)
        assert thinker.asked == []
        assert await called(house) == []

    with_house(tmp_path, check, bot_seconds=0.01)


# With thinkers that think ---------------------------------------------------------------------------


class Part:
    """A server without a door, with thinkers."""

    def __init__(self, rooms: Rooms) -> None:
        self.play = Play(rooms)
        self.lobby = Lobby(rooms, self.play)
        self.thinking = Thinking(self.play, "pepper")

    async def table(self, *chains: list[str]) -> Room:
        """A table of Tigris & Euphrates where a person has made some actions, and looks on."""
        seats: Any = [{"kind": "me"}, {"kind": "bot", "level": "master"}]
        wanted: Any = {"game": "tigris", "seats": seats, "seed": 7, "start": True}
        room = await self.lobby.create("ana", wanted)
        for chain in chains:
            await self.play.choose(room, 0, chain, room.table.version)
        room.viewers.add(Onlooker("ana").viewer)
        self.play.rooms.call_bot(room.id)
        return room

    async def plans(self, room: Room) -> dict[str, bytes]:
        """What the bot has thought ahead, once it has."""
        async with asyncio.timeout(60):
            while True:
                ahead = self.thinking.turns._ahead._tables.get(room.id)
                if ahead is not None and (plans := ahead._plans.get(1)):
                    return plans
                await asyncio.sleep(0.02)


def with_part(folder: Path, check: Callable[[Part], Awaitable[None]], **settings: Any) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            given = Settings(database_url=str(folder / "e.sqlite"), bot_seconds=0.05, **settings)
            rooms = Rooms(await open_database(given), given)
            stack.push_async_callback(rooms.close)
            part = Part(rooms)
            stack.push_async_callback(part.thinking.close)
            await check(part)

    asyncio.run(work())


def count(counter: Counter, *labels: str) -> float:
    return float(counter.labels(*labels)._value.get())


async def moved(part: Part, room: Room, *chains: list[str]) -> dict[str, float]:
    """Make a person's choices with nobody looking on, and wait for the bot; what became of its thoughts."""
    await part.plans(room)
    room.viewers.clear()
    before = {outcome: count(THOUGHTS_AHEAD, outcome) for outcome in ("used", "wasted")}
    for chain in chains:
        await part.play.choose(room, 0, chain, room.table.version)
    async with asyncio.timeout(60):
        while room.table.asked_seat == 1:
            await asyncio.sleep(0.02)
    assert room.table.played.entries[-1].seat == 1
    return {outcome: count(THOUGHTS_AHEAD, outcome) - was for outcome, was in before.items()}


def test_a_bot_answers_with_what_it_has_thought_ahead(tmp_path: Path) -> None:
    async def check(part: Part) -> None:
        room = await part.table(["king", "b3"], ["settlement", "a1"])
        assert await moved(part, room, ["end"]) == {"used": 1, "wasted": 0}

    with_part(tmp_path, check, thinkers=2)


def test_a_bot_thinks_as_ever_when_something_else_has_come(tmp_path: Path) -> None:
    async def check(part: Part) -> None:
        room = await part.table(["king", "b3"])
        found = await moved(part, room, ["settlement", "a1"], ["end"])
        assert found["used"] == 0
        assert found["wasted"] >= 1

    with_part(tmp_path, check, thinkers=2)


def test_a_thinker_that_is_alone_does_not_think_ahead(tmp_path: Path) -> None:
    async def check(part: Part) -> None:
        room = await part.table()
        await asyncio.sleep(0.3)
        assert not part.thinking.turns._ahead._tables
        await part.play.choose(room, 0, ["end"], room.table.version)
        async with asyncio.timeout(60):
            while room.table.asked_seat != 0:
                await asyncio.sleep(0.02)

    with_part(tmp_path, check, thinkers=1)


# With a door ----------------------------------------------------------------------------------------


def test_a_server_tells_which_thoughts_were_of_use(start: Start, tmp_path: Path) -> None:
    port = free_port()
    server = start(str(tmp_path / "e.sqlite"), thinkers=2, bot_seconds=0.05, metrics=f"127.0.0.1:{port}")
    ana, chance = server.guest("Ana"), random.Random(1)

    def told(name: str, *labels: str) -> float:
        return read(port).get((name, *labels), 0.0)

    def think_ahead() -> None:
        """Let the bot come to the end of what it can think ahead."""
        made = told("ecumene_thinking_seconds_count", "plan_of")
        while (now := told("ecumene_thinking_seconds_count", "plan_of")) == 0 or now > made:
            made = now
            time.sleep(2)

    with ana.sits_at(ana.opens("me", "master", seed=7, start=True)) as page:
        page.sees("view")
        page.chooses("king", "b3")
        page.chooses("settlement", "a1")
        think_ahead()  # nothing but the end of the turn is left
        page.chooses("end")
        page.until(lambda m: m["type"] == "view" and m["view"]["asked"]["seat"] == 0)
        assert told("ecumene_thoughts_ahead_total", "used") == 1
        think_ahead()
        while told("ecumene_thoughts_ahead_total", "wasted") == 0:
            assert page.plays_on(0, chance) or page.sees("view")
