"""Play: one WebSocket a table. A viewer asks, is answered, and sees what its seats may see."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs

import orjson

from ecumene.core.errors import EcumeneError
from ecumene.server.chat import Chat
from ecumene.server.errors import BadRequest, TooFast, Trouble, told
from ecumene.server.limits import Bucket
from ecumene.server.play import Play
from ecumene.server.table import Table
from ecumene.server.thinkers import Thinkers

logger = logging.getLogger(__name__)

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

MOST_WAITING = 400
"""How many messages may wait for a slow page before it is told to come again."""
ID_LENGTH = 64
CHOICE_LENGTH = 400

NORMAL, COME_AGAIN, TOO_FAST = 1000, 1013, 1008


class Viewer:
    """A page at a table: whose it is, what it looks at, and what it was shown last."""

    def __init__(self, guest: str | None, send: Send) -> None:
        self.guest = guest
        self.seat: int | None = None
        """The seat whose view is shown; None is a spectator's, or the curtain of a hot seat."""
        self.shown = 0
        """How many choices of the record the page knows of."""
        self._send = send
        self._waiting: list[str] = []
        self._more = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._write())

    def send(self, message: Message) -> None:
        """Put a message on its way."""
        self.send_text(orjson.dumps(message).decode())

    def send_text(self, text: str) -> None:
        if len(self._waiting) > MOST_WAITING:
            self.close()
        elif not self._closed:
            self._waiting.append(text)
            self._more.set()

    def show(self, table: Table, made: dict[tuple[int | None, int], str]) -> None:
        """Show the table as it is now; `made` holds what was made for others with the same view."""
        self.draw_curtain(table)
        key = (self.seat, self.shown)
        if key not in made:
            made[key] = orjson.dumps(table.view_message(*key)).decode()
        self.shown = table.number
        self.send_text(made[key])

    def draw_curtain(self, table: Table) -> None:
        """At a hot seat, hide one player's things when it is for another at the same screen to choose."""
        own = table.seats_of(self.guest)
        if len(own) == 1:
            self.seat = own[0]
        elif self.seat not in own or (table.asked in own and table.asked != self.seat):
            self.seat = None

    def close(self) -> None:
        """Tell the page to come again."""
        self._closed = True
        self._more.set()

    async def end(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _write(self) -> None:
        """All that waits goes into one frame: an answer and the view that came with it, most often."""
        while not self._closed:
            if self._waiting:
                text = "\n".join(self._waiting)
                self._waiting.clear()
                await self._send({"type": "websocket.send", "text": text})
            else:
                self._more.clear()
                await self._more.wait()
        await self._send({"type": "websocket.close", "code": COME_AGAIN})


class PlaySocket:
    """Serves one connection from its first message to its last."""

    def __init__(self, play: Play, chat: Chat, thinkers: Thinkers, table: Table, viewer: Viewer) -> None:
        self.play = play
        self.remarks = chat
        self.house = house = play.house
        self.thinkers = thinkers
        self.table = table
        self.viewer = viewer
        self.bucket = Bucket(house.settings.rate, house.settings.burst)
        self._answers: dict[str, Callable[[Message], Awaitable[Message]]] = {
            "choose": self.choose,
            "why": self.why,
            "preview": self.preview,
            "undo": self.undo,
            "redo": self.redo,
            "agree": self.agree,
            "chat": self.chat,
            "look": self.look,
            "silence": self.silence,
        }
        self._hint: asyncio.Task[None] | None = None

    async def run(self, receive: Receive, since: int, version: int | None) -> None:
        """Show the table, then answer until the page goes away."""
        table, viewer, presence = self.table, self.viewer, self.house.presence
        new = presence.come(table.id, viewer.guest)
        try:
            await self._welcome(since, version)
            if new:
                self.house.show_table(table)
            while (event := await receive())["type"] != "websocket.disconnect":
                await self.answer(event.get("text") or event.get("bytes") or "")
        finally:
            table.viewers.discard(viewer)
            await viewer.end()
            if presence.go(table.id, viewer.guest):
                self.house.show_table(table)

    async def _welcome(self, since: int, version: int | None) -> None:
        table, viewer, house = self.table, self.viewer, self.house
        remarks = await self.remarks.last(table)
        async with table.lock:
            known = table.version if version is None else version
            viewer.shown = await house.known_since(table, since, known) if since else 0
            table.viewers.add(viewer)
            viewer.send({"type": "table", "table": table.told(viewer.guest, house.presence.at(table.id))})
            if table.record is not None:
                viewer.show(table, {})
            if table.undo_asked is not None:
                viewer.send({"type": "undo", "by": table.undo_asked.by, "to": table.undo_asked.to})
        for remark in remarks:
            viewer.send(remark)

    async def answer(self, raw: str | bytes) -> None:
        """Answer one message: done, or refused with the reason."""
        request: Any = None
        try:
            self.bucket.take()
            message = _read(raw)
            request = message.get("id")
            if not isinstance(request, str) or not 0 < len(request) <= ID_LENGTH:
                raise BadRequest(field="id")
            if message.get("type") == "hint":
                self._start_hint(request, _seat(message))
                return
            kind = message.get("type")
            if not isinstance(kind, str) or kind not in self._answers:
                raise BadRequest(field="type")
            more = await self._answers[kind](message)
        except EcumeneError as error:
            self._refuse(request, error)
        except Exception:
            logger.exception("a request failed", extra={"table": self.table.id})
            self._refuse(request, Trouble())
        else:
            self._done(request, more)

    def _done(self, request: str, more: Message) -> None:
        self.viewer.send({"type": "done", "id": request, **more})

    def _refuse(self, request: object, error: EcumeneError) -> None:
        said = told(error, self.table.game.id, self.table.names)
        name = request if isinstance(request, str) else None
        self.viewer.send({"type": "refused", "id": name, "error": said})

    # What can be asked --------------------------------------------------------------------------

    async def choose(self, message: Message) -> Message:
        seat = self.table.own_seat(self.viewer.guest, _seat(message))
        version = _number(message, "version")
        await self.play.choose(self.table, seat, _choice(message), version, message["id"])
        return {}

    async def why(self, message: Message) -> Message:
        refusal = self.play.why(self.table, self.viewer.guest, _seat(message), _choice(message))
        return {"objection": refusal and told(refusal, self.table.game.id, self.table.names)}

    async def preview(self, message: Message) -> Message:
        events = self.play.preview(self.table, self.viewer.guest, _seat(message), _choice(message))
        return {"events": [{"kind": event.kind, "args": event.args} for event in events]}

    def _start_hint(self, request: str, seat: int) -> None:
        """A bot thinks on the side, one hint at a time, while the page goes on."""
        self.table.own_seat(self.viewer.guest, seat)
        if self._hint is not None and not self._hint.done():
            raise TooFast()
        self._hint = asyncio.create_task(self._give_hint(request, seat))

    async def _give_hint(self, request: str, seat: int) -> None:
        try:
            choice = await self.thinkers.hint(self.table, seat)
        except EcumeneError as error:
            self._refuse(request, error)
        else:
            self._done(request, {"choice": choice})

    async def undo(self, message: Message) -> Message:
        to = _number(message, "to") if message.get("to") is not None else None
        done = await self.play.undo(self.table, self.viewer.guest, _seat(message), to, message["id"])
        return {"asked": not done}

    async def redo(self, message: Message) -> Message:
        await self.play.redo(self.table, self.viewer.guest, _seat(message), message["id"])
        return {}

    async def agree(self, message: Message) -> Message:
        if not isinstance(message.get("yes"), bool):
            raise BadRequest(field="yes")
        await self.play.agree(self.table, self.viewer.guest, message["yes"], message["id"])
        return {}

    async def chat(self, message: Message) -> Message:
        if not isinstance(message.get("text"), str):
            raise BadRequest(field="text")
        await self.remarks.say(self.table, self.viewer.guest, message["text"])
        return {}

    async def silence(self, message: Message) -> Message:
        if not isinstance(message.get("on"), bool):
            raise BadRequest(field="on")
        await self.play.keep_silent(self.table, self.viewer.guest, _seat(message), message["on"])
        return {}

    async def look(self, message: Message) -> Message:
        seat = None if message.get("seat") is None else _seat(message)
        if seat is not None:
            self.table.own_seat(self.viewer.guest, seat)
        async with self.table.lock:
            self.viewer.seat = seat
            self.viewer.shown = 0
            if self.table.record is not None:
                self.viewer.show(self.table, {})
        return {}


def _read(raw: str | bytes) -> Message:
    try:
        message = orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise BadRequest(field="json") from None
    if not isinstance(message, dict):
        raise BadRequest(field="json")
    return message


def _number(message: Message, field: str) -> int:
    value = message.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 31:
        raise BadRequest(field=field)
    return value


def _seat(message: Message) -> int:
    return _number(message, "seat")


def _choice(message: Message) -> str:
    choice = message.get("choice")
    if not isinstance(choice, str) or not 0 < len(choice) <= CHOICE_LENGTH:
        raise BadRequest(field="choice")
    return " ".join(choice.split()) or choice


def known_by(query: bytes) -> tuple[int, int | None]:
    """What the page knows already, from the socket's address: `?since=N&version=V`."""
    said = {name: values[0] for name, values in parse_qs(query.decode("latin-1")).items()}

    def number(name: str) -> int | None:
        value = said.get(name, "")
        return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else None

    return number("since") or 0, number("version")
