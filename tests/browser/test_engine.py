"""The engine of a device: the calls and messages of the protocol, kept line by line."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import TypeAdapter

from ecumene.browser.engine import Engine
from ecumene.browser.jobs import done
from ecumene.server.messages.answers import ServerMessage
from ecumene.table.answers import ErrorInfo, TableInfo

MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
TABLE: TypeAdapter[Any] = TypeAdapter(TableInfo)
ERROR: TypeAdapter[Any] = TypeAdapter(ErrorInfo)
BOT = {"kind": "bot", "level": "apprentice"}


class Disk:
    """Storage in memory, as a browser's: all or nothing, and each line once."""

    def __init__(self) -> None:
        self.person = json.dumps({"id": "ana", "name": "Ana", "account": False})
        self.tables: dict[str, str] = {}
        self.log: dict[str, dict[int, Any]] = {}
        self.papers: dict[tuple[str, str], str] = {}
        self.full = False

    async def me(self) -> str:
        return self.person

    async def keep_me(self, me: str) -> None:
        self.person = me

    async def table(self, key: str) -> str | None:
        return self.tables.get(key)

    async def lines(self, key: str) -> str:
        log = self.log.get(key, {})
        return json.dumps([log[version] for version in sorted(log)])

    async def keep(self, kept: str, lines: str) -> bool:
        if self.full:
            raise OSError("no room")
        key, added = json.loads(kept)["id"], {line["version"]: line for line in json.loads(lines)}
        if self.log.get(key, {}).keys() & added.keys():
            return False
        self.tables[key] = kept
        self.log.setdefault(key, {}).update(added)
        return True

    async def paper(self, key: str, name: str) -> str | None:
        return self.papers.get((key, name))

    async def keep_paper(self, key: str, name: str, paper: str) -> None:
        self.papers[key, name] = paper


class Heads:
    """Those who think, here and now."""

    async def think(self, job: str, urgency: int) -> str:
        await asyncio.sleep(0)
        return done(job)


class Codes:
    """A voice for those who know the codes by heart."""

    async def learn(self, game: str) -> None:
        pass

    def say(self, error: str) -> str:
        code = json.loads(error)["error"]["code"]
        return json.dumps({"es": code, "en": code})


class Page:
    """A page at the engine, with one line to a table."""

    def __init__(self, disk: Disk) -> None:
        self.heard: list[Any] = []
        self.closed: list[int] = []
        self.engine = Engine(disk, Heads(), Codes(), self._hear, self._end, 0.01)
        self.asked = 0

    def _hear(self, line: int, text: str) -> None:
        self.heard.append(MESSAGE.validate_json(text))

    def _end(self, line: int, code: int) -> None:
        self.closed.append(code)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        text = body if isinstance(body, str) else json.dumps(body or {})  # as the page says it
        answer = json.loads(await self.engine.call(method, path, text))
        if not answer["ok"]:
            return ERROR.validate_python(answer["body"]["error"])["code"]
        return answer["body"]

    async def create(self, *seats: Any, game: str = "tigris", **wish: Any) -> str:
        wanted = {"game": game, "seats": list(seats), "seed": 11, "start": True, **wish}
        return str(TABLE.validate_python(await self.call("POST", "/tables", wanted))["id"])

    async def sit(self, key: str) -> None:
        await self.engine.open(1, f"tables/{key}/socket?changes=1")

    async def ask(self, kind: str, **particulars: Any) -> Any:
        """The answer to a request at the table."""
        self.asked += 1
        request = f"r{self.asked}"
        await self.engine.say(1, json.dumps({"type": kind, "id": request, **particulars}))
        return next(m for m in self.heard if m.get("id") == request)

    @property
    def view(self) -> Any:
        return next(m for m in reversed(self.heard) if m["type"] == "view")

    async def choose(self, *choices: str, seat: int = 0, **particulars: Any) -> Any:
        version = self.view["version"]
        return await self.ask("choose", seat=seat, version=version, choices=list(choices), **particulars)

    async def until(self, there: Callable[[], bool]) -> None:
        for _ in range(2000):
            if there():
                return
            await asyncio.sleep(0.001)
        raise TimeoutError


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
    assert await page.call("POST", "/records", "nonsense") == "error-bad-record"
    wish = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert await page.call("POST", "/tables", wish) == "error-seats-open"
    assert await page.call("POST", "/tables", {**wish, "seats": [BOT, BOT]}) == "error-nobody-plays"
    assert await page.call("PUT", "/me", {"name": " "}) == "error-bad-name"
    assert (await page.call("PUT", "/me", {"name": "Eva"}))["name"] == "Eva"
    assert (await page.call("GET", "/games/tigris/lesson"))["steps"]
    assert await page.call("GET", "/tables/none") == "error-unknown-table"
    await page.sit("none")
    assert page.closed == [4404]
