"""Who is at which table, in this process and in the others, and how processes tell each other."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ecumene.server import presence
from ecumene.server.broadcast import Broadcast, News
from ecumene.server.presence import Presence
from ecumene.server.settings import Settings
from ecumene.server.supervision import Supervisor


class Heard:
    """What other processes would hear."""

    shared = True

    def __init__(self) -> None:
        self.told: list[dict[str, list[str]]] = []

    async def here(self, here: dict[str, list[str]]) -> None:
        self.told.append(here)


class Process:
    """One process where Ana and Bruno play at every table."""

    def __init__(self) -> None:
        self.heard = Heard()
        self.changed: list[str] = []
        self._errands: list[asyncio.Future[None]] = []
        self.presence = Presence(
            cast(Any, self.heard), lambda _table: {"ana", "bruno"}, self.changed.append, self._errand
        )

    def _errand(self, work: Awaitable[None]) -> None:
        self._errands.append(asyncio.ensure_future(work))

    async def told(self) -> list[dict[str, list[str]]]:
        """What was told since it was last asked for."""
        await asyncio.gather(*self._errands)
        told, self.heard.told = self.heard.told, []
        return list(told)


def test_somebody_is_there_while_one_of_their_pages_is_open() -> None:
    async def check() -> None:
        process = Process()
        here = process.presence
        assert here.come("t", "ana")
        assert not here.come("t", "ana")
        assert not here.come("t", None)
        assert (here.at("t"), here.at("u"), here.tables()) == ({"ana"}, set(), {"t"})
        assert not here.go("t", "ana")
        assert not here.go("t", None)
        assert here.at("t") == {"ana"}
        assert here.go("t", "ana")
        assert (here.at("t"), here.tables()) == (set(), set())
        assert await process.told() == [{"t": ["ana"]}] * 3 + [{"t": []}]

    asyncio.run(check())


def test_only_players_are_told_of() -> None:
    async def check() -> None:
        process = Process()
        process.presence.come("t", "a stranger")
        process.presence.come("t", "bruno")
        assert await process.told() == [{"t": []}, {"t": ["bruno"]}]

    asyncio.run(check())


def test_where_there_is_one_process_nobody_is_told() -> None:
    async def check() -> None:
        process = Process()
        process.heard.shared = False
        process.presence.come("t", "ana")
        assert await process.told() == []

    asyncio.run(check())


def test_who_is_at_another_process_is_there_until_that_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        process = Process()
        here, loop = process.presence, asyncio.get_running_loop()
        now = loop.time()
        monkeypatch.setattr(loop, "time", lambda: now)
        here.heard("other", {"t": ["ana"], "u": []})
        assert process.changed == ["t"]
        here.heard("other", {"t": ["ana"]})
        assert process.changed == ["t"]
        assert not here.come("t", "ana")
        assert not here.go("t", "ana")
        here.heard("third", {"t": ["bruno"]})
        assert (process.changed, here.at("t")) == (["t", "t"], {"ana", "bruno"})
        here.heard("other", {"t": []})
        assert (process.changed, here.at("t")) == (["t", "t", "t"], {"bruno"})
        now += 34
        assert (here.at("t"), here.tables()) == ({"bruno"}, {"t", "u"})
        now += 1
        assert here.at("t") == set()
        monkeypatch.undo()

    asyncio.run(check())


def test_processes_keep_telling_who_is_there_and_forget_who_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        monkeypatch.setattr(presence, "BEAT_SECONDS", 0.0)
        monkeypatch.setattr(presence, "GONE_SECONDS", 0.05)
        process = Process()
        process.presence.come("t", "ana")
        process.presence.heard("other", {"u": ["bruno"]})
        await process.told()
        beating = asyncio.create_task(process.presence.beat())
        await asyncio.sleep(0.01)
        assert {"t": ["ana"]} in await process.told()
        assert process.presence.tables() == {"t", "u"}
        deadline = asyncio.get_running_loop().time() + 10
        while process.presence.tables() != {"t"}:
            assert asyncio.get_running_loop().time() < deadline
            await asyncio.sleep(0.01)
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)

    asyncio.run(check())


# What goes over PostgreSQL ------------------------------------------------------------------------


def engine(url: str) -> AsyncEngine:
    return create_async_engine(Settings(database_url=url).database)


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


def test_processes_over_postgresql_hear_everything_of_the_others_and_nothing_of_themselves(
    postgres: Callable[[], str],
) -> None:
    async def check() -> None:
        url = postgres()
        engines = [engine(url), engine(url)]
        tasks = Supervisor()
        own: list[News] = []
        other: list[News] = []
        one, _ = (
            Broadcast(database, heard.append, tasks)
            for database, heard in zip(engines, (own, other), strict=True)
        )
        await _until(lambda: len(own) == len(other) == 1)
        assert own == other == [{"what": "missed"}]
        keys = [f"{number:016}" for number in range(450)]
        async with engines[0].begin() as connection:
            await one.changed(connection, keys, frame=True)
            await one.said(connection, "t", {"type": "unsaid", "number": 7})
        await one.here({key: ["x" * 32] for key in keys[:45]})
        await _until(lambda: len(other) == 1 + 3 + 1 + 3)
        changed: list[Any] = [news for news in other if news["what"] == "changed"]
        assert [key for news in changed for key in news["tables"]] == keys
        assert [len(news["tables"]) for news in changed] == [200, 200, 50]
        assert all(news["frame"] for news in changed)
        assert {"what": "chat", "table": "t", "message": {"type": "unsaid", "number": 7}} in other
        here: list[Any] = [news for news in other if news["what"] == "here"]
        assert {key for news in here for key in news["here"]} == set(keys[:45])
        assert {news["process"] for news in here} == {one.process}
        assert len(own) == 1
        await tasks.close()
        for database in engines:
            await database.dispose()

    asyncio.run(check())
