"""The parts of a server in this process, over a file of its own: no sockets, no bots that think."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import orjson

from ecumene.server.bot_pool import BotPool
from ecumene.server.bot_queue import Urgency
from ecumene.server.bot_turns import BotTurns
from ecumene.server.lists import Lists
from ecumene.server.lobby import Lobby
from ecumene.server.play import Play
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database
from ecumene.server.viewer import Viewer


class Calls(BotPool):
    """Nobody thinks; what was called waits to be done by the test."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__(Settings(thinkers=0), rooms.tasks)
        self.called: list[tuple[Any, Urgency, str]] = []
        self.errands: dict[Any, Any] = {}

    def call(self, name: Any, errand: Any, urgency: Urgency, asker: Any) -> None:
        self.called.append((name, urgency, asker.person))
        self.errands[name] = errand

    @property
    def moving(self) -> bool:
        return True


class House:
    """Rooms with what can be done in them; the bots' turns are kept by hand."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.play = Play(rooms)
        self.lobby = Lobby(rooms, self.play)
        self.lists = Lists(rooms)
        self.pool = Calls(rooms)
        self.turns = BotTurns(self.play, self.pool)

    async def table(self, *seats: str, owner: str = "ana", **more: Any) -> Room:
        """A table where its owner sits first; the others are `open`, a bot's level, or at the same screen."""
        kinds: dict[str, Any] = {"open": {"kind": "open"}, "me": {"kind": "me"}}
        levels: Any = ("apprentice", "strategist", "master")
        kinds |= {level: {"kind": "bot", "level": level} for level in levels}
        sitting: Any = [{"kind": "me"}, *(kinds.get(one, {"kind": "local", "name": one}) for one in seats)]
        wanted: Any = {"game": "tigris", "seats": sitting, **more}
        return await self.lobby.create(owner, wanted)

    async def game(self, *guests: str, **more: Any) -> Room:
        """A game of several people that has begun."""
        room = await self.table(*["open"] * (len(guests) - 1), owner=guests[0], **more)
        for guest in guests[1:]:
            await self.lobby.join(room.id, guest, None)
        return await self.lobby.start(room.id, guests[0])


class Onlooker:
    """A page that takes everything at once, and what it was told."""

    def __init__(self, guest: str | None, *, changes: bool = False) -> None:
        self.told: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.when_free: Callable[[], None] | None = None
        self.viewer = Viewer(guest, "1.1.1.1", self, changes=changes)

    def write(self, text: bytes) -> bool:
        self.told += [orjson.loads(line) for line in text.split(b"\n")]
        return True

    def leave(self, code: int) -> None:
        self.closed = code

    async def sees(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait for a message that is wanted."""
        async with asyncio.timeout(20):
            while True:
                for message in self.told:
                    if wanted(message):
                        return message
                await asyncio.sleep(0.01)

    async def news(self) -> list[dict[str, Any]]:
        """What came since it was last asked for."""
        for _ in range(5):
            await asyncio.sleep(0)
        told, self.told = self.told, []
        return told


def with_house(folder: Path, check: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    """Do something in a house, and clear it away."""

    async def work() -> None:
        own: dict[str, Any] = {"database_url": str(folder / "e.sqlite"), "thinkers": 0}
        given = Settings(**own | settings)
        rooms = Rooms(await open_database(given), given)
        house = House(rooms)
        try:
            await check(house)
        finally:
            await house.turns.close()
            await rooms.close()

    asyncio.run(work())
