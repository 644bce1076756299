"""Who is thought for next, how many may ask, and tasks that are kept going."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from ecumene.core.registry import find
from ecumene.server import supervision
from ecumene.server.bot_pool import QUESTIONS_OF_A_PERSON, QUESTIONS_OF_AN_ADDRESS, BotPool
from ecumene.server.bot_queue import Asker, BotQueue, Urgency
from ecumene.server.errors import TooFast
from ecumene.server.settings import Settings
from ecumene.server.supervision import Supervisor
from ecumene.server.visitors import Visitors
from ecumene.table import Seat, Table

ANA, BRUNO, EVA = Asker("1.1.1.1", "ana"), Asker("1.1.1.1", "bruno"), Asker("2.2.2.2", "eva")


def run(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser of other tests keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


async def taken(queue: BotQueue[str], count: int) -> list[str]:
    return [await queue.get() for _ in range(count)]


def test_addresses_and_the_people_there_take_turns() -> None:
    async def check() -> None:
        queue: BotQueue[str] = BotQueue()
        for n in range(4):
            queue.put(f"a{n}", f"a{n}", Urgency.MOVE, ANA)
        queue.put("b0", "b0", Urgency.MOVE, BRUNO)
        for n in range(2):
            queue.put(f"e{n}", f"e{n}", Urgency.MOVE, EVA)
        assert await taken(queue, 7) == ["a0", "e0", "b0", "e1", "a1", "a2", "a3"]

    run(check())


def test_moves_that_somebody_waits_for_go_first_but_nothing_waits_for_ever() -> None:
    async def check() -> None:
        queue: BotQueue[str] = BotQueue()
        for n in range(6):
            queue.put(f"lonely{n}", "lonely", Urgency.LONELY_MOVE, ANA)
            queue.put(f"question{n}", "question", Urgency.QUESTION, BRUNO)
            queue.put(f"move{n}", "move", Urgency.MOVE, EVA)
        first = await taken(queue, 8)
        assert first == ["move"] * 3 + ["question"] + ["move"] * 3 + ["lonely"]

    run(check())


def test_reviews_give_way_to_all_else_but_do_not_wait_for_ever() -> None:
    async def check() -> None:
        queue: BotQueue[str] = BotQueue()
        queue.put("review", "review", Urgency.REVIEW, ANA)
        for n in range(13):
            queue.put(f"move{n}", "move", Urgency.MOVE, EVA)
        assert await taken(queue, 12) == ["move"] * 11 + ["review"]
        for n in range(2):
            queue.put(f"review{n}", "review", Urgency.REVIEW, ANA)
        assert await taken(queue, 4) == ["move", "move", "review", "review"]
        for n in range(16):
            queue.put(f"alone{n}", "review", Urgency.REVIEW, ANA)
        assert await taken(queue, 16) == ["review"] * 16

    run(check())


def test_what_waits_can_only_become_more_urgent_and_is_there_once() -> None:
    async def check() -> None:
        queue: BotQueue[str] = BotQueue()
        queue.put("other", "other", Urgency.MOVE, EVA)
        queue.put("table", "lonely", Urgency.LONELY_MOVE, ANA)
        queue.put("table", "watched", Urgency.MOVE, ANA)
        queue.put("table", "lonely again", Urgency.LONELY_MOVE, ANA)
        assert await taken(queue, 2) == ["other", "watched"]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(queue.get(), 0.01)

    run(check())


def test_hints_are_limited_by_person_and_by_address() -> None:
    async def check() -> None:
        tasks = Supervisor()
        pool = BotPool(Settings(thinkers=0), tasks)
        table = Table(find("tigris"), 7, {}, [Seat("person", "ana"), Seat("person", "bruno")])
        table.begin()

        async def asks(asker: Asker) -> asyncio.Task[list[str]]:
            task = asyncio.create_task(pool.hint(table, 0, asker))
            await asyncio.sleep(0)
            return task

        waiting = [await asks(ANA) for _ in range(QUESTIONS_OF_A_PERSON)]
        with pytest.raises(TooFast):
            await (await asks(ANA))
        others = [Asker(ANA.address, f"cookie {n}") for n in range(QUESTIONS_OF_AN_ADDRESS)]
        waiting += [await asks(other) for other in others[: QUESTIONS_OF_AN_ADDRESS - len(waiting)]]
        assert not any(task.done() for task in waiting)
        with pytest.raises(TooFast):
            await (await asks(Asker(ANA.address, "another cookie")))
        waiting.append(await asks(EVA))
        assert not waiting[-1].done()
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        again = await asks(ANA)
        assert not again.done()
        again.cancel()
        await pool.close()

    run(check())


def test_tables_are_limited_by_address_whatever_the_cookie() -> None:
    visitors = Visitors(Settings(tables_per_address=3))
    for _ in range(3):
        visitors.open_table("1.1.1.1")
    with pytest.raises(TooFast):
        visitors.open_table("1.1.1.1")
    visitors.open_table("2.2.2.2")


def test_a_task_that_ends_is_started_again_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "AGAIN_SECONDS", 0.0)

    async def check() -> None:
        tasks = Supervisor()
        ends = ["cancelled", "failed", "returned"]
        there = asyncio.Event()

        async def work() -> None:
            match ends.pop(0) if ends else "":
                case "cancelled":
                    raise asyncio.CancelledError
                case "failed":
                    raise RuntimeError
                case "returned":
                    return
            there.set()
            await asyncio.Event().wait()

        tasks.keep("worker", work)
        await asyncio.wait_for(there.wait(), 10)
        assert tasks.restarts == {"worker": 3}
        await tasks.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    run(check())
