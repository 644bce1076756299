"""The engine: the page's calls, and the messages of its lines, come in here."""

import json
import re
from collections.abc import Callable
from functools import partial

from ecumene.browser.bot_turns import BotTurns
from ecumene.browser.calls import Calls
from ecumene.browser.outside import Storage, Thinkers, Voice
from ecumene.browser.play import Play
from ecumene.browser.refusals import refusal, told
from ecumene.browser.rooms import Rooms
from ecumene.browser.viewer import Viewer
from ecumene.core.errors import EcumeneError
from ecumene.table.errors import UnknownTable

SOCKET = re.compile(r"tables/([\w-]+)/socket(\?.*)?", re.ASCII)
GONE = 4404
"""How a line is closed that leads to no table."""


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
        self._bots = BotTurns(thinkers, seconds)
        self._calls = Calls(storage, self._rooms, self._bots, voice)
        self._play = Play(self._rooms, self._bots, voice)
        self._send, self._close = send, close
        self._tables: dict[int, str] = {}
        """The table that a line leads to."""

    async def call(self, method: str, address: str, body: str) -> str:
        """The answer to a call: `{"ok", "body"}`, where the body of what cannot be done is the error."""
        try:
            answer = await self._calls.answer(method, address, body)
        except Exception as error:
            return json.dumps({"ok": False, "body": {"error": told(self._voice, refusal(error))}})
        return json.dumps({"ok": True, "body": answer}, ensure_ascii=False)

    async def open(self, line: int, address: str) -> None:
        """A page comes to a table: it is shown it, and from then on what changes."""
        found = SOCKET.fullmatch(address)
        try:
            room = await self._rooms.room(found[1] if found else "")
        except EcumeneError:
            self._close(line, GONE)
            return
        viewer = Viewer(room.about.owner, partial(self._send, line))
        async with room.lock:
            self._tables[line] = room.id
            room.viewers[line] = viewer
            viewer.send({"type": "table", "table": room.told(viewer.guest)})
            viewer.show(room.table)
        self._bots.call(room)

    async def say(self, line: int, text: str) -> None:
        """A page asks something at its table."""
        room = await self._rooms.room(self._tables[line])
        await self._play.answer(room, room.viewers[line], json.loads(text))

    def leave(self, line: int) -> None:
        """A page looks no longer."""
        room = self._rooms.at_hand(self._tables.pop(line, ""))
        if room is not None:
            room.viewers.pop(line, None)

    async def changed(self, key: str) -> None:
        """Another page of this device has changed a table."""
        room = self._rooms.at_hand(key)
        if room is None:
            return
        async with room.lock:
            try:
                await self._rooms.read_again(room)
            except UnknownTable:
                self._rooms.forget(key)
                for line in list(room.viewers):
                    self.leave(line)
                    self._close(line, GONE)
                return
            room.show_table(room.about.owner)
            room.show_views()
        self._bots.call(room)
