"""What can go wrong on a device: other pages, a full disk, lost workers, lines that come and go."""

import asyncio
import gc
import json

import pytest

from ecumene.browser.rooms import MOST_EMPTY, Room
from tests.browser.device import BOT, Disk, Page

ME = {"kind": "me"}


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.mark.asyncio
async def test_who_asks_on_the_way_in_is_answered(disk: Disk) -> None:
    """A page that has lost its engine says again what was not answered, as soon as it has a line."""
    key = await Page(disk).create(ME, BOT)
    page = Page(disk)
    wish = {"type": "choose", "id": "again", "seat": 0, "version": 0, "choices": ["king", "b3"]}
    await asyncio.gather(page.sit(key), page.engine.say(1, json.dumps(wish)))
    assert [m["version"] for m in page.heard if m.get("id") == "again"] == [1]


@pytest.mark.asyncio
async def test_who_is_gone_before_they_have_come_looks_at_nothing(disk: Disk) -> None:
    page = Page(disk)
    key = await page.create(ME, BOT, game="gheos")
    coming = asyncio.ensure_future(page.sit(key))
    await asyncio.sleep(0)
    page.engine.leave(1)
    await coming
    assert page.heard == []
    await page.engine.say(1, json.dumps({"type": "hint", "id": "late", "seat": 0}))
    assert page.heard == []


@pytest.mark.asyncio
async def test_a_table_that_cannot_be_read_now_is_come_to_again(disk: Disk) -> None:
    key = await Page(disk).create(ME, BOT)
    page = Page(disk)
    disk.broken = True
    await page.sit(key)
    assert page.closed == [1012]
    assert await page.call("GET", f"/tables/{key}") == "error-trouble"
    disk.broken = False
    await page.sit(key)
    assert page.view["version"] == 0


@pytest.mark.asyncio
async def test_what_was_let_go_of_while_a_bot_thinks_does_not_come_back(disk: Disk) -> None:
    page = Page(disk)
    key = await page.create(ME, BOT)
    await page.sit(key)
    page.heads.thinking.clear()
    await page.choose("end")
    await page.until(lambda: page.heads.jobs > 0)
    page.engine.leave(1)
    disk.discard(key)
    page.heads.thinking.set()
    await asyncio.sleep(0.1)
    assert (disk.tables, disk.log) == ({}, {})


@pytest.mark.asyncio
async def test_who_chooses_at_a_table_that_was_let_go_of_is_told_and_leaves(disk: Disk) -> None:
    page = Page(disk)
    key = await page.create(ME, BOT)
    await page.sit(key)
    disk.discard(key)
    assert (await page.choose("end"))["error"]["code"] == "error-unknown-table"
    assert page.closed == [4404]
    assert (disk.tables, disk.log) == ({}, {})
    assert await page.call("GET", f"/tables/{key}") == "error-unknown-table"


@pytest.mark.asyncio
async def test_a_bot_that_cannot_be_kept_is_told_of_and_goes_on_when_there_is_room(disk: Disk) -> None:
    page = Page(disk)
    await page.sit(await page.create(ME, BOT))
    page.heads.thinking.clear()
    await page.choose("end")
    disk.full = True
    page.heads.thinking.set()
    await page.until(lambda: any(m["type"] == "refused" for m in page.heard))
    (refused,) = (m for m in page.heard if m["type"] == "refused")
    assert (refused["id"], refused["error"]["code"]) == (None, "error-not-stored")
    assert page.view["version"] == 1
    disk.full = False
    await page.until(lambda: page.view["version"] > 2 and page.view["view"]["asked"]["seat"] == 0)


@pytest.mark.asyncio
async def test_a_lost_worker_is_asked_again(disk: Disk) -> None:
    page = Page(disk)
    await page.sit(await page.create(ME, BOT))
    page.heads.lost = 4
    await page.choose("end")
    await page.until(lambda: page.view["version"] > 2 and page.view["view"]["asked"]["seat"] == 0)
    refused = [m["error"]["code"] for m in page.heard if m["type"] == "refused"]
    assert refused == ["error-bot-at-a-loss"]
    page.heads.lost = 1
    assert (await page.ask("hint", seat=0))["error"]["code"] == "error-bot-at-a-loss"
    assert (await page.ask("hint", seat=0))["choices"]


@pytest.mark.asyncio
async def test_of_two_pages_none_undoes_what_the_other_has_kept(disk: Disk) -> None:
    """A move in one page would have kept the seats as they were before somebody gave up in the other."""
    page, other = Page(disk), Page(disk)
    key = await page.create(ME, {"kind": "local", "name": "Eva"}, BOT)
    await page.sit(key)
    await other.sit(key)
    await page.call("POST", f"/tables/{key}/resign")
    await other.ask("look", seat=0)
    assert (await other.choose("end"))["error"]["code"] == "error-stale"
    assert other.view["version"] == 0
    assert json.loads(disk.tables[key])["seats"][0]["resigned"]
    assert (await other.choose("end"))["error"]["code"] == "error-not-your-seat"


@pytest.mark.asyncio
async def test_what_was_wished_and_could_not_be_kept_is_not_so(disk: Disk) -> None:
    page = Page(disk)
    key = await page.create(ME, BOT)
    disk.full = True
    assert await page.call("POST", f"/tables/{key}/resign") == "error-not-stored"
    assert not (await page.call("GET", f"/tables/{key}"))["seats"][0]["resigned"]


@pytest.mark.asyncio
async def test_another_page_is_followed_line_by_line(disk: Disk) -> None:
    page, other = Page(disk), Page(disk)
    key = await page.create(ME, {"kind": "local", "name": "Eva"})
    await page.sit(key)
    await page.ask("look", seat=0)
    await other.sit(key)
    await other.ask("look", seat=0)
    await page.choose("king", "b3")
    await page.choose("end")
    await page.ask("undo", seat=0)
    disk.read.clear()
    await other.engine.changed(key)
    assert disk.read == [(key, 0)]
    await page.ask("look", seat=0)
    assert other.view["view"] == page.view["view"]
    await page.choose("end")
    disk.read.clear()
    await other.engine.changed(key)
    assert disk.read == [(key, page.view["version"] - 1)]
    await other.ask("look", seat=1)
    assert other.view["view"]["asked"]["choices"]
    assert [e["number"] for e in other.view["entries"]] == list(range(1, other.view["number"] + 1))


@pytest.mark.asyncio
async def test_tables_that_nobody_looks_at_are_not_all_kept_in_memory(disk: Disk) -> None:
    page = Page(disk)
    keys = [await page.create(ME, BOT, seed=seed) for seed in range(3 * MOST_EMPTY)]
    for key in keys:
        await page.sit(key)
        page.engine.leave(1)
    await page.sit(keys[0], line=2)
    for key in keys[1:]:
        assert (await page.call("GET", f"/tables/{key}"))["id"] == key
    gc.collect()
    rooms = [thing for thing in gc.get_objects() if isinstance(thing, Room)]
    assert len([room for room in rooms if room.id in keys]) == MOST_EMPTY + 1
    await page.engine.say(
        2, json.dumps({"type": "choose", "id": "x", "seat": 0, "version": 0, "choices": ["end"]})
    )
    assert [m["version"] for m in page.heard if m.get("id") == "x"] == [1]


@pytest.mark.asyncio
async def test_a_review_that_cannot_be_kept_is_read_all_the_same(disk: Disk) -> None:
    page = Page(disk)
    key = await page.create(ME, BOT, game="gheos")
    await page.call("POST", f"/tables/{key}/resign")
    await page.sit(key)
    await page.until(lambda: "standings" in page.view["view"])
    disk.full = True
    while not (found := await page.call("POST", f"/tables/{key}/review"))["review"]:
        await asyncio.sleep(0.01)
    assert found["done"] == found["of"]
    assert (await page.call("POST", f"/tables/{key}/review"))["review"] == found["review"]


@pytest.mark.asyncio
async def test_another_game_follows_one_that_was_let_go_of(disk: Disk) -> None:
    page = Page(disk)
    key = await page.create(ME, BOT, game="gheos")
    await page.call("POST", f"/tables/{key}/resign")
    await page.sit(key)
    await page.until(lambda: "standings" in page.view["view"])
    again = await page.call("POST", f"/tables/{key}/rematch")
    disk.discard(again["id"])
    await page.engine.changed(again["id"])
    third = await page.call("POST", f"/tables/{key}/rematch")
    assert third["id"] not in (key, again["id"])
    assert third["seats"][1]["you"]
