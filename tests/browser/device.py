"""A device for tests: storage in memory, thinkers that think at once, and a page with its lines."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

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
        self.broken = False
        """Whether nothing can be read."""
        self.read: list[tuple[str, int]] = []
        """Which logs were read, after how many lines."""

    async def me(self) -> str:
        return self.person

    async def keep_me(self, me: str) -> None:
        self.person = me

    async def table(self, key: str) -> str | None:
        if self.broken:
            raise OSError("the disk is gone")
        await asyncio.sleep(0)
        return self.tables.get(key)

    async def lines(self, key: str, after: int) -> str:
        self.read.append((key, after))
        log = self.log.get(key, {})
        return json.dumps([log[version] for version in sorted(log) if version > after])

    async def keep(self, kept: str, lines: str) -> bool:
        if self.full:
            raise OSError("no room")
        key, revision = json.loads(kept)["id"], json.loads(kept)["revision"]
        added = {line["version"]: line for line in json.loads(lines)}
        known = json.loads(self.tables[key])["revision"] if key in self.tables else 0
        if revision != known + 1 or self.log.get(key, {}).keys() & added.keys():
            return False
        self.tables[key] = kept
        self.log.setdefault(key, {}).update(added)
        return True

    async def paper(self, key: str, name: str) -> str | None:
        return self.papers.get((key, name))

    async def keep_paper(self, key: str, name: str, paper: str) -> None:
        if self.full:
            raise OSError("no room")
        self.papers[key, name] = paper

    def discard(self, key: str) -> None:
        """As the page does it, who knows nothing of the engine's rooms."""
        del self.tables[key]
        self.log.pop(key, None)


class Heads:
    """Those who think, here and now."""

    def __init__(self) -> None:
        self.lost = 0
        """How many more jobs nothing comes of."""
        self.jobs = 0
        self.spare = False
        self.urgencies: list[int] = []
        self.thinking = asyncio.Event()
        self.thinking.set()

    async def think(self, job: str, urgency: int) -> str:
        self.jobs += 1
        self.urgencies.append(urgency)
        await self.thinking.wait()
        await asyncio.sleep(0)
        if self.lost:
            self.lost -= 1
            raise OSError("the worker is gone")
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
        self.heads = Heads()
        self.engine = Engine(disk, self.heads, Codes(), self._hear, self._end, 0.01)
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

    async def sit(self, key: str, line: int = 1) -> None:
        await self.engine.open(line, f"tables/{key}/socket?changes=1")

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
        async with asyncio.timeout(60):
            while not there():
                await asyncio.sleep(0.001)
