"""The engine: the page's calls, and the messages of its lines, come in here."""

import asyncio
import json
import logging
import re
from collections.abc import Callable
from functools import partial

from ecumene.browser.bot_turns import BotTurns
from ecumene.browser.calls import Calls
from ecumene.browser.outside import Storage, Thinkers, Voice
from ecumene.browser.play import Play
from ecumene.browser.refusals import refusal, told
from ecumene.browser.rooms import Room, Rooms
from ecumene.browser.viewer import Viewer
from ecumene.core.errors import EcumeneError
from ecumene.table.errors import UnknownTable

logger = logging.getLogger(__name__)

SOCKET = re.compile(r"tables/([\w-]+)/socket(\?.*)?", re.ASCII)
GONE = 4404
"""How a line is closed that leads to no table."""
LOST = 1012
"""How a line is closed that comes again later."""


class Engine:
    """Serves one page: what it asks is text, and so is what it is told."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        voice: Voice,
        send: Callable[[int, str], None],
        close: Callable[[int, int], None],
        seconds: float,
    ) -> None:
        self._voice = voice
        self._rooms = Rooms(storage, voice)
        self._bots = BotTurns(thinkers, voice, seconds)
        self._calls = Calls(storage, self._rooms, self._bots, voice)
        self._play = Play(self._rooms, self._bots, voice)
        self._send, self._close = send, close
        self._lines: dict[int, asyncio.Task[Room | None]] = {}
        """Where each line leads to, or will: None is nowhere."""

    async def call(self, method: str, address: str, body: str) -> str:
        """The answer to a call: `{"ok", "body"}`, where the body of what cannot be done is the error."""
        try:
            answer = await self._calls.answer(method, address, body)
        except Exception as error:
            return json.dumps({"ok": False, "body": {"error": told(self._voice, refusal(error))}})
        return json.dumps({"ok": True, "body": answer}, ensure_ascii=False)

    async def open(self, line: int, address: str) -> None:
        """A page comes to a table: it is shown it, and from then on what changes."""
        self._lines[line] = coming = asyncio.ensure_future(self._come(line, address))
        await coming

    async def _come(self, line: int, address: str) -> Room | None:
        try:
            return await self._show(line, address)
        except EcumeneError:
            self._close(line, GONE)
        except Exception:  # whatever storage says
            logger.exception("a table cannot be shown")
            self._close(line, LOST)
        return None

    async def _show(self, line: int, address: str) -> Room | None:
        found = SOCKET.fullmatch(address)
        room = await self._rooms.room(found[1] if found else "")
        async with room.lock:
            if line not in self._lines:
                return None
            room.viewers[line] = viewer = Viewer(room.about.owner, partial(self._send, line))
            viewer.send({"type": "table", "table": room.told(viewer.guest)})
            viewer.show(room.table)
        self._bots.call(room)
        return room

    async def say(self, line: int, text: str) -> None:
        """A page asks something at its table; who is still coming there is waited for."""
        coming = self._lines.get(line)
        room = await coming if coming else None
        if room is None or line not in room.viewers:
            return
        try:
            await self._play.answer(room, room.viewers[line], json.loads(text))
        except UnknownTable:
            self._dismiss(room)

    def leave(self, line: int) -> None:
        """A page looks no longer."""
        coming = self._lines.pop(line, None)
        room = coming.result() if coming and coming.done() else None
        if room is not None:
            room.viewers.pop(line, None)

    async def changed(self, key: str) -> None:
        """Another page of this device has changed a table."""
        room = self._rooms.at_hand(key)
        if room is None:
            return
        async with room.lock:
            try:
                await self._rooms.keep_up(room)
            except UnknownTable:
                self._dismiss(room)
                return
            room.show_table(room.about.owner)
            room.show_views()
        self._bots.call(room)

    def _dismiss(self, room: Room) -> None:
        """Somebody has let go of a table that pages still look at."""
        self._rooms.forget(room.id)
        for line in list(room.viewers):
            self.leave(line)
            self._close(line, GONE)
