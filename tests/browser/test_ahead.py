"""On a device bots think ahead as well, where another thinker is left for what people wait for."""

from typing import Any

import pytest

from ecumene.browser import bot_turns
from ecumene.browser.bot_turns import AHEAD, MOVE
from ecumene.browser.jobs import unpacked
from tests.browser.device import Disk, Page

MASTER = {"kind": "bot", "level": "master"}


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "PAUSE_SECONDS", 0.0)


@pytest.mark.asyncio
async def test_what_was_thought_ahead_goes_along_with_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(Disk())
    page.heads.spare = True
    plans: list[Any] = []
    think = page.heads.think

    async def listening(job: str, urgency: int) -> str:
        if urgency == MOVE:
            plans.append(unpacked(job)[1][-1])
        return await think(job, urgency)

    monkeypatch.setattr(page.heads, "think", listening)
    await page.sit(await page.create({"kind": "me"}, MASTER))
    await page.choose("king", "b3")
    await page.choose("settlement", "a1")
    room = next(iter(page.engine._rooms._rooms.values()))
    await page.until(lambda: room not in page.engine._bots._thinking_ahead)
    assert AHEAD in page.heads.urgencies
    await page.choose("end")
    await page.until(lambda: page.view["view"]["asked"]["seat"] == 0 and page.view["version"] > 5)
    assert plans[0] is not None
    assert not any(plans[1:]), "from there on it goes by its plan"


@pytest.mark.asyncio
async def test_who_thinks_alone_does_not_think_ahead() -> None:
    page = Page(Disk())
    await page.sit(await page.create({"kind": "me"}, MASTER))
    await page.choose("end")
    await page.until(lambda: page.view["view"]["asked"]["seat"] == 0 and page.view["version"] > 1)
    assert set(page.heads.urgencies) == {MOVE}


@pytest.mark.asyncio
async def test_a_thinker_that_is_lost_over_it_is_in_nobodys_way() -> None:
    page = Page(Disk())
    page.heads.spare = True
    page.heads.lost = 1
    await page.sit(await page.create({"kind": "me"}, MASTER))
    await page.until(lambda: not page.heads.lost)
    await page.choose("end")
    await page.until(lambda: page.view["view"]["asked"]["seat"] == 0 and page.view["version"] > 1)
