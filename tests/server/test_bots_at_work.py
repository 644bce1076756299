"""Bots that are called, fail and rest; thinkers that answer or do not; whether the server is ready."""

import asyncio
import shutil
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ecumene.server import bot_pool, bot_turns, readiness
from ecumene.server.bot_pool import BotPool, Thinker
from ecumene.server.bot_queue import Asker, Urgency
from ecumene.server.readiness import Readiness
from ecumene.server.room import Room
from ecumene.server.settings import Settings
from ecumene.server.supervision import Supervisor
from ecumene.table.clock import ago, ahead, now
from ecumene.table.errors import BotAtALoss
from tests.server.house import House, with_house


async def _bots_turn(house: House) -> Room:
    room = await house.table("apprentice", start=True)
    house.pool.called.clear()
    await house.play.choose(room, 0, ["end"], 0)
    return room


def test_a_bot_is_called_when_it_is_asked_and_sooner_where_somebody_looks_on(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await _bots_turn(house)
        assert house.pool.called == [(room.id, Urgency.LONELY_MOVE, "ana")]
        house.rooms.presence.come(room.id, "ana")
        house.rooms.call_bot(room.id)
        assert house.pool.called[1:] == [(room.id, Urgency.MOVE, "ana")]
        assert house.rooms.watched(room.id)
        house.rooms.presence.go(room.id, "ana")
        assert not house.rooms.watched(room.id)
        house.rooms.call_bot("nowhere")
        assert len(house.pool.called) == 2

    with_house(tmp_path, check)


def test_a_bot_whose_thinker_fails_rests_longer_each_time_and_then_is_called_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(house: House) -> None:
        room = await _bots_turn(house)
        rests: list[tuple[float, Callable[..., None], tuple[Any, ...]]] = []
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def call_later(seconds: float, work: Any, *args: Any, **more: Any) -> Any:
            if args[:1] == (room.id,):
                rests.append((seconds, work, args))
                return None
            return later(seconds, work, *args, **more)

        async def fails(*_: object) -> list[str]:
            raise BotAtALoss()

        monkeypatch.setattr(loop, "call_later", call_later)
        for number in range(7):
            house.pool.called.clear()
            await house.pool.errands[room.id](SimpleNamespace(chain=fails))
            house.turns.call(room.id, "ana")
            assert house.pool.called == []
            _, rested, args = rests[number]
            rested(*args)
            assert house.pool.called == [(room.id, Urgency.LONELY_MOVE, "ana")]
        assert [seconds for seconds, _, _ in rests] == [0.25, 0.5, 1, 2, 4, 5, 5]

        async def thinks(*_: object) -> list[str]:
            return ["end"]

        await house.pool.errands[room.id](SimpleNamespace(chain=thinks))
        assert room.table.number == 2
        await house.play.choose(room, 0, ["end"], 2)
        await house.pool.errands[room.id](SimpleNamespace(chain=fails))
        assert rests[-1][0] == 0.25

    with_house(tmp_path, check)


def test_a_bot_that_is_no_longer_asked_does_nothing(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await _bots_turn(house)

        async def thinks(*_: object) -> list[str]:
            return ["end"]

        errand = house.pool.errands[room.id]
        await errand(SimpleNamespace(chain=thinks))
        assert room.table.number == 2
        await errand(SimpleNamespace(chain=thinks))
        assert room.table.number == 2

    with_house(tmp_path, check)


def test_where_silence_takes_its_time_no_bot_answers_sooner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(house: House) -> None:
        room = await _bots_turn(house)
        decision = room.table.position.decision
        assert decision is not None
        monkeypatch.setattr(type(decision), "silence", lambda _: "end")

        async def thinks(*_: object) -> list[str]:
            return ["end"]

        errand = house.pool.errands[room.id]
        for changed, number in ((now(), 1), (ahead(timedelta(hours=1)), 2)):
            room.changed = changed
            await errand(SimpleNamespace(chain=thinks))
            assert room.table.number == number

    with_house(tmp_path, check, silence_seconds=300)


def test_where_silence_is_over_bots_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(house: House) -> None:
        room = await _bots_turn(house)
        monkeypatch.setattr(type(room.table.position.decision), "silence", lambda _: "end")

        async def thinks(*_: object) -> list[str]:
            return ["end"]

        room.changed = ago(timedelta(seconds=280))
        await house.pool.errands[room.id](SimpleNamespace(chain=thinks))
        assert room.table.number == 2

    with_house(tmp_path, check, silence_seconds=300)


def test_tables_of_bots_that_nobody_has_opened_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "LOOK_AGAIN_SECONDS", 0.01)

    async def check(house: House) -> None:
        room = await _bots_turn(house)
        waiting = await house.table("apprentice")
        house.rooms.clear_away(room.id)
        house.pool.called.clear()
        async with asyncio.timeout(10):
            while not house.pool.called:
                await asyncio.sleep(0.01)
        assert {name for name, _, _ in house.pool.called} == {room.id}
        assert waiting.id not in house.pool.errands

    with_house(tmp_path, check)


def test_bots_move_while_somebody_thinks_and_tables_were_looked_at_lately(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(house: House) -> None:
        assert house.turns.moving
        looked = house.turns._looked
        monkeypatch.setattr(bot_turns, "monotonic", lambda: looked + 15)
        assert house.turns.moving
        monkeypatch.setattr(bot_turns, "monotonic", lambda: looked + 15.1)
        assert not house.turns.moving

    with_house(tmp_path, check)


def test_a_thinker_answers_until_it_has_been_silent_for_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        thinker = Thinker(seconds=0.5, patience=3)
        assert thinker.answers
        assert await thinker.do(len, "four") == 4
        with pytest.raises(TypeError):
            await thinker.do(len, 4)
        assert thinker.answers
        asked = asyncio.create_task(thinker.do(asyncio.run, 1))
        now = time.monotonic()
        monkeypatch.setattr(bot_pool, "monotonic", lambda: now)
        await asyncio.sleep(0)
        monkeypatch.setattr(bot_pool, "monotonic", lambda: now + 13)
        assert thinker.answers
        monkeypatch.setattr(bot_pool, "monotonic", lambda: now + 13.01)
        assert not thinker.answers
        with pytest.raises(ValueError, match="coroutine"):
            await asked
        thinker.end()

    asyncio.run(check())


def test_who_is_told_to_stop_stops_though_the_answer_has_just_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would go on serving a pool that is closed, and whoever closes it would wait for ever."""

    async def check() -> None:
        thinker = Thinker(seconds=0.5, patience=3)
        answer: Future[int] = Future()
        monkeypatch.setattr(thinker._process, "submit", lambda *_: answer)
        asked = asyncio.create_task(thinker.do(len, "four"))
        await asyncio.sleep(0)
        answer.set_result(4)
        await asyncio.sleep(0)  # the answer has come, and whoever asked has not seen it yet
        asked.cancel()
        await asyncio.wait({asked})
        assert asked.cancelled()
        thinker.end()

    asyncio.run(check())


def test_a_pool_is_closed_though_an_errand_has_not_listened() -> None:
    async def check() -> None:
        tasks, begun = Supervisor(), asyncio.Event()
        pool = BotPool(Settings(thinkers=1), tasks)

        async def deaf(_: Thinker) -> None:
            begun.set()
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(60)

        pool.call("deaf", deaf, Urgency.MOVE, Asker("203.0.113.7", "ana"))
        await begun.wait()
        async with asyncio.timeout(30):
            await pool.close()
        await tasks.close()

    asyncio.run(check())


# Readiness ----------------------------------------------------------------------------------------


def test_the_disk_has_room_for_so_many_megabytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(house: House) -> None:
        free = 7 << 20
        monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
        assert (await Readiness(house.rooms, house.turns).told())["status"] == "ready"
        free -= 1
        found = await Readiness(house.rooms, house.turns).told()
        assert found == {"status": "not-ready", "database": True, "bots": True, "disk": False}

    with_house(tmp_path, check, free_megabytes=7)


def test_an_answer_holds_for_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(house: House) -> None:
        looks: list[object] = []
        now = 1000.0
        monkeypatch.setattr(readiness, "monotonic", lambda: now)

        def disk_usage(path: object) -> SimpleNamespace:
            looks.append(path)
            return SimpleNamespace(free=1 << 40)

        monkeypatch.setattr(shutil, "disk_usage", disk_usage)
        ready = Readiness(house.rooms, house.turns)
        for seconds, looked in ((0.0, 1), (0.9, 1), (0.1, 1), (0.1, 2), (1.0, 2), (0.1, 3)):
            now += seconds
            await ready.told()
            assert len(looks) == looked, now
        assert looks[0] == tmp_path

    with_house(tmp_path, check)


def test_a_database_that_cannot_be_written_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(house: House) -> None:
        async def fails(_work: object) -> None:
            raise OSError("full")

        monkeypatch.setattr(house.rooms.writer, "run", fails)
        found = await Readiness(house.rooms, house.turns).told()
        assert found == {"status": "not-ready", "database": False, "bots": True, "disk": True}

    with_house(tmp_path, check)
