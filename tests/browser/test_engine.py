"""The engine of a device: the calls and messages of the protocol, kept line by line."""

import json

import pytest

from tests.browser.device import BOT, Disk, Page


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.mark.asyncio
async def test_a_game_goes_on_where_it_was_left(disk: Disk) -> None:
    page = Page(disk)
    key = await page.create({"kind": "me"}, BOT)
    await page.sit(key)
    assert page.view["seat"] == 0
    assert (await page.choose("king", "b3"))["version"] == 1
    assert (await page.choose("end"))["type"] == "done"
    await page.until(lambda: page.view["view"]["asked"]["seat"] == 0 and page.view["version"] > 2)
    later = Page(disk)
    await later.sit(key)
    assert later.view["view"] == page.view["view"]
    assert [entry["number"] for entry in later.view["entries"]] == list(range(1, later.view["number"] + 1))
    text = await later.call("GET", f"/tables/{key}/record")
    assert "archer: king; b3" in text
    replay = await later.call("GET", f"/tables/{key}/replay?to=2")
    assert (replay["number"], replay["of"]) == (2, later.view["number"])


@pytest.mark.asyncio
async def test_it_answers_as_the_protocol_says(disk: Disk) -> None:
    page = Page(disk)
    await page.sit(await page.create({"kind": "me"}, BOT))
    assert (await page.ask("why", seat=0, choices=["king", "a1"]))["objection"]["rule"]
    assert (await page.ask("preview", seat=0, choices=["king", "b3"]))["events"][0]["kind"] == "placed-leader"
    assert (await page.choose("king", "b3", confirm=True))["preview"]
    assert page.view["version"] == 0
    assert (await page.ask("hint", seat=0))["choices"]
    assert (await page.choose("king", "zz"))["error"]["code"] == "error-not-understood"
    assert (await page.choose("king"))["number"] == 1
    assert page.view["view"]["asked"]["half_made"]
    assert (await page.ask("undo", seat=0))["number"] == 0
    assert (await page.ask("redo", seat=0))["number"] == 1
    version = page.view["version"]
    again = json.dumps({"type": "undo", "id": "again", "seat": 0})
    await page.engine.say(1, again)
    await page.engine.say(1, again)
    assert page.view["version"] == version + 1
    assert len([m for m in page.heard if m.get("id") == "again" and m["version"] == version + 1]) == 2
    assert (await page.ask("chat", text="hello"))["error"]["code"] == "error-unknown-place"
    for kind, more in (("propose", {"seat": 1, "then": "bot"}), ("vote", {"yes": True})):
        assert (await page.ask(kind, **more))["error"]["code"] == "error-unknown-place"


@pytest.mark.asyncio
async def test_the_curtain_falls_between_players_at_one_screen(disk: Disk) -> None:
    page = Page(disk)
    await page.sit(await page.create({"kind": "me"}, {"kind": "local", "name": "Bruno"}))
    assert page.view["seat"] is None
    assert "choices" not in page.view["view"]["asked"]
    await page.ask("look", seat=0)
    assert page.view["seat"] == 0
    await page.choose("end")
    assert page.view["seat"] is None
    await page.ask("look", seat=1)
    assert page.view["view"]["asked"]["choices"]


@pytest.mark.asyncio
async def test_what_cannot_be_kept_does_not_count(disk: Disk) -> None:
    page = Page(disk)
    key = await page.create({"kind": "me"}, BOT)
    await page.sit(key)
    disk.full = True
    assert (await page.choose("king", "b3"))["error"]["code"] == "error-not-stored"
    disk.full = False
    assert (await page.choose("king", "b3"))["version"] == 1
    assert [*disk.log[key]] == [1]


@pytest.mark.asyncio
async def test_of_two_pages_the_quicker_counts(disk: Disk) -> None:
    page, other = Page(disk), Page(disk)
    key = await page.create({"kind": "me"}, BOT)
    await page.sit(key)
    await other.sit(key)
    await page.choose("king", "b3")
    assert (await other.choose("end"))["error"]["code"] == "error-stale"
    await other.engine.changed(key)
    assert other.view["version"] == page.view["version"] == 1


@pytest.mark.asyncio
async def test_a_finished_game_has_its_story_and_its_review_and_another_follows(disk: Disk) -> None:
    page = Page(disk)
    key = await page.create({"kind": "me"}, BOT, game="gheos")
    await page.call("POST", f"/tables/{key}/resign")
    await page.sit(key)
    assert await page.call("GET", f"/tables/{key}/story") == "error-record-hidden"
    await page.until(lambda: "standings" in page.view["view"])
    assert (await page.call("GET", f"/tables/{key}/story"))["curve"]
    assert not (await page.call("POST", f"/tables/{key}/review"))["review"]
    await page.until(lambda: any(name.startswith("review") for _, name in disk.papers))
    assert (await Page(disk).call("POST", f"/tables/{key}/review"))["review"]["curve"]
    practice = await page.call("POST", f"/tables/{key}/practice", {"at": 3, "seat": 1})
    assert (practice["number"], practice["seats"][1]["you"]) == (3, True)
    again = await page.call("POST", f"/tables/{key}/rematch")
    assert again["seats"][1]["you"]
    assert (await page.call("POST", f"/tables/{key}/rematch"))["id"] == again["id"]


@pytest.mark.asyncio
async def test_records_come_in_and_bad_wishes_are_refused(disk: Disk) -> None:
    page = Page(disk)
    record = "ecumene-record 1\ngame: tigris\nseats: 2\nseed: 7\n\n1. archer: king; b3\n"
    table = await page.call("POST", "/records", record)
    assert (table["number"], table["hotseat"], table["cut"]) == (2, True, None)
    for nothing in ("nonsense", "{", '{"to": 1}'):
        assert await page.call("POST", "/records", nothing) == "error-bad-record"
    wish = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert await page.call("POST", "/tables", wish) == "error-seats-open"
    assert await page.call("POST", "/tables", {**wish, "seats": [BOT, BOT]}) == "error-nobody-plays"
    assert await page.call("PUT", "/me", {"name": " "}) == "error-bad-name"
    assert (await page.call("PUT", "/me", {"name": "Eva"}))["name"] == "Eva"
    assert (await page.call("GET", "/games/tigris/lesson"))["steps"]
    assert await page.call("GET", "/tables/none") == "error-unknown-table"
    await page.sit("none")
    assert page.closed == [4404]
    huge = record + "#" * (1 << 20)
    assert await page.call("POST", "/records", huge) == "error-too-large"
