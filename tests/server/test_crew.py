"""Processes that think for each other, here as two houses in one process over a real PostgreSQL."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from socket import create_server
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.exc import DBAPIError

from ecumene.core.errors import BadRecord
from ecumene.server import crew as telling
from ecumene.server import thoughts as asking
from ecumene.server.bot_queue import Asker, Urgency
from ecumene.server.claims import Claims
from ecumene.server.errors import BadSetting, PortInUse, SettingRenamed
from ecumene.server.listening import listen
from ecumene.server.lobby import Lobby
from ecumene.server.play import Play
from ecumene.server.processes import share
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database
from ecumene.server.thinking import Thinking
from ecumene.server.thoughts import thoughts
from ecumene.table.clock import now
from ecumene.table.errors import BotAtALoss, UnknownTable
from tests.server.test_restart import long_record

ANA = Asker("203.0.113.7", "ana")
SALT = "pepper"


class Part:
    """One of several processes over a database."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.play = Play(rooms)
        self.lobby = Lobby(rooms, self.play)
        self.thinking = Thinking(self.play, SALT)

    async def sees(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(60):
            while not wanted():
                await asyncio.sleep(0.02)


Opened = Callable[..., Awaitable[Part]]


def with_parts(database: str, check: Callable[[Opened], Awaitable[None]]) -> None:
    """Do something with several parts, and clear them away."""

    async def work() -> None:
        async with AsyncExitStack() as stack:

            async def opened(*, shown: bool = True, **settings: Any) -> Part:
                given = Settings(database_url=database, bot_seconds=0.01, **settings)
                part = Part(Rooms(await open_database(given), given, shown=shown))
                stack.push_async_callback(part.rooms.close)
                stack.push_async_callback(part.thinking.close)
                return part

            await check(opened)

    asyncio.run(work())


async def rows(part: Part) -> int:
    async with part.rooms.engine.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(thoughts)) or 0)


def test_a_thought_goes_to_whoever_thinks_and_comes_back(postgres: Callable[[], str]) -> None:
    async def check(opened: Opened) -> None:
        server = await opened(thinkers=0)
        worker = await opened(thinkers=1, shown=False)
        await server.sees(lambda: server.thinking.moving)
        assert not server.thinking.turns.moving
        text = str(long_record(20))
        assert str(await server.thinking.pool.read_record(text, ANA)) == text
        with pytest.raises(BadRecord):
            await server.thinking.pool.read_record("nonsense", ANA)
        seats: Any = [{"kind": "me"}, {"kind": "local", "name": "Eva"}]
        room = await server.lobby.create("ana", {"game": "tigris", "seats": seats, "start": True})
        assert await server.thinking.pool.hint(room.table, 0, ANA)
        async with asyncio.timeout(20):
            while await rows(server):
                await asyncio.sleep(0.02)
        assert worker.thinking.pool.thinks

    with_parts(postgres(), check)


def test_who_waits_is_told_when_nobody_thinks(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "NOBODY_SECONDS", 0.1)

    async def check(opened: Opened) -> None:
        server = await opened(thinkers=0)
        with pytest.raises(BotAtALoss):
            await server.thinking.pool.read_record("anything", ANA)
        assert not server.thinking.moving

    with_parts(postgres(), check)


def test_where_somebody_comes_from_is_stored_in_disguise(postgres: Callable[[], str]) -> None:
    async def check(opened: Opened) -> None:
        server = await opened(thinkers=0)
        waiting = asyncio.create_task(server.thinking.pool.read_record("anything", ANA))
        while not await rows(server):
            await asyncio.sleep(0.02)
        async with server.rooms.engine.connect() as connection:
            row = (await connection.execute(select(thoughts))).one()
        assert row.person == "ana"
        assert row.address not in ("", ANA.address)
        assert row.urgency == Urgency.QUESTION
        waiting.cancel()
        while await rows(server):
            await asyncio.sleep(0.02)

    with_parts(postgres(), check)


def test_what_has_cost_three_processes_is_given_up(postgres: Callable[[], str]) -> None:
    async def check(opened: Opened) -> None:
        server = await opened(thinkers=0)
        row = {"id": "poison", "asked": now(), "urgency": 1, "address": "", "person": "ana", "answer": None}
        call = pickle.dumps((len, ("four",)))
        async with server.rooms.engine.begin() as connection:
            await connection.execute(insert(thoughts).values(row | {"call": call, "tries": 2}))
            await connection.execute(insert(thoughts).values(row | {"id": "worse", "call": call, "tries": 3}))
        await opened(thinkers=1, shown=False)
        found: dict[str, Any] = {}
        async with asyncio.timeout(60):
            while len(found) < 2:
                async with server.rooms.engine.connect() as connection:
                    answered = select(thoughts.c.id, thoughts.c.answer).where(thoughts.c.answer.is_not(None))
                    found = {key: pickle.loads(answer) for key, answer in await connection.execute(answered)}
                await asyncio.sleep(0.02)
        assert found["poison"] == (True, 4)
        assert isinstance(found["worse"][1], BotAtALoss)

    with_parts(postgres(), check)


def test_what_nobody_asks_for_any_more_is_cleared_away(postgres: Callable[[], str]) -> None:
    async def check(opened: Opened) -> None:
        server = await opened(thinkers=0)
        row = {"id": "old", "asked": "2026-01-01T00:00:00.000+00:00", "urgency": 1, "address": ""}
        row |= {"person": "ana", "tries": 1, "call": b"", "answer": b"never read"}
        async with server.rooms.engine.begin() as connection:
            await connection.execute(insert(thoughts).values(row))
        await opened(thinkers=1, shown=False)
        async with asyncio.timeout(60):
            while await rows(server):
                await asyncio.sleep(0.02)

    with_parts(postgres(), check)


def test_a_worker_reads_a_table_again_before_it_moves_there(postgres: Callable[[], str]) -> None:
    async def check(opened: Opened) -> None:
        server = await opened(thinkers=0)
        worker = await opened(thinkers=1, shown=False)
        await server.sees(lambda: server.thinking.moving)
        seats: Any = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
        room = await server.lobby.create("ana", {"game": "tigris", "seats": seats, "start": True})
        for _ in range(3):
            await server.sees(lambda: room.table.asked_seat == 0)
            stood = room.table.version
            await server.play.choose(room, 0, ["end"], stood)
            await server.sees(lambda stood=stood: room.table.version > stood + 1)  # type: ignore[misc]
        assert (await worker.rooms.fresh(room.id)).table.version == room.table.version
        with pytest.raises(UnknownTable):
            await worker.rooms.fresh("nowhere")

    with_parts(postgres(), check)


def test_who_is_silent_for_long_is_gone(postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "BEAT_SECONDS", 0.05)

    async def check(opened: Opened) -> None:
        server = await opened(thinkers=0)
        worker = await opened(thinkers=1, shown=False)
        await server.sees(lambda: server.thinking.moving)
        await worker.thinking.close()
        await server.sees(lambda: not server.thinking.moving)
        another = await opened(thinkers=1, shown=False)
        await server.sees(lambda: server.thinking.moving)
        monkeypatch.setattr(telling, "GONE_SECONDS", -1.0)
        assert not server.thinking.moving
        assert another.thinking.turns.moving

    with_parts(postgres(), check)


# What is set -----------------------------------------------------------------------------------------


def test_what_a_setting_was_called_before_is_not_passed_over() -> None:
    with pytest.raises(SettingRenamed) as refused:
        Settings.from_environment({"ECUMENE_WORKERS": "2"})
    assert refused.value.details == {"setting": "ECUMENE_WORKERS", "today": "ECUMENE_THINKERS"}
    assert Settings.from_environment({"ECUMENE_THINKERS": "0"}).thinkers == 0


def test_thinkers_and_ports_for_prometheus_are_shared_out() -> None:
    settings = Settings(processes=3, thinkers=4, metrics="[::1]:9321")
    parts = [share(settings, number) for number in range(3)]
    assert [part.thinkers for part in parts] == [2, 1, 1]
    assert [part.metrics for part in parts] == ["[::1]:9321", "[::1]:9322", "[::1]:9323"]
    assert share(Settings(processes=2, thinkers=0), 1).metrics == ""
    with pytest.raises(BadSetting):
        share(Settings(processes=2, metrics="9321"), 0)


def test_several_processes_have_a_socket_each_at_one_port() -> None:
    listening = listen("127.0.0.1", 0, 3)
    assert len({one.getsockname() for one in listening}) == 1
    with pytest.raises(PortInUse):
        listen("127.0.0.1", listening[0].getsockname()[1], 2)
    for one in listening:
        one.close()
    with create_server(("127.0.0.1", 0)) as taken, pytest.raises(PortInUse):
        listen("127.0.0.1", taken.getsockname()[1], 2)


async def take_from_the_lost(part: Part) -> None:
    crew = part.thinking._crew
    assert crew is not None
    await crew._take_from_the_lost()


def test_nobody_ends_sessions_of_another_database(postgres: Callable[[], str]) -> None:
    own, other = postgres(), postgres()

    async def check(opened: Opened) -> None:
        part = await opened(thinkers=0)
        claims = Claims(part.rooms.engine, "a process")
        assert await claims.take("t")

        async def check_other(opened_there: Opened) -> None:
            there = await opened_there(thinkers=0)
            await take_from_the_lost(there)

        await asyncio.to_thread(with_parts, other, check_other)
        await claims.leave("t")
        await take_from_the_lost(part)
        with pytest.raises(DBAPIError):
            await claims.take("t")
        await claims.close()

    with_parts(own, check)
