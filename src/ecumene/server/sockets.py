"""Play: one WebSocket a table. A viewer asks, is answered, and sees what its seats may see."""

import asyncio
from collections.abc import Coroutine
from time import perf_counter
from typing import Any
from urllib.parse import parse_qs

import orjson

from ecumene.core.errors import EcumeneError
from ecumene.server import logs, queries
from ecumene.server.bot_pool import BotPool
from ecumene.server.bot_queue import Asker
from ecumene.server.chat import Chat
from ecumene.server.errors import NoHints, TooFast
from ecumene.server.limits import Bucket
from ecumene.server.manners import Manners as TableManners
from ecumene.server.messages.requests import (
    Agree,
    Choose,
    Hint,
    Look,
    Manners,
    Mute,
    Pass,
    Preview,
    Propose,
    Redo,
    Report,
    Say,
    Silence,
    TableRequest,
    Undo,
    Unsay,
    Vote,
    Why,
    read_request,
)
from ecumene.server.metrics import MESSAGES
from ecumene.server.owners.reports import Reports
from ecumene.server.play import Play
from ecumene.server.refusals import told
from ecumene.server.replacing import Replacing
from ecumene.server.room import Room
from ecumene.server.trouble import refusal, write_down
from ecumene.server.viewer import Receive, Viewer
from ecumene.table.answers import DoneMessage, Moved
from ecumene.table.errors import BadRequest
from ecumene.table.telling import told_events

LOOKING_ON = ("why", "preview", "look")
"""What may be asked by who may do nothing, and while nothing is written."""


class PlaySocket:
    """Serves one connection from its first message to its last."""

    def __init__(
        self,
        play: Play,
        chat: Chat,
        manners: TableManners,
        reports: Reports,
        replacing: Replacing,
        pool: BotPool,
        room: Room,
        viewer: Viewer,
    ) -> None:
        self.play = play
        self.chat = chat
        self.manners = manners
        self.reports = reports
        self.replacing = replacing
        self.rooms = rooms = play.rooms
        self.pool = pool
        self.room = room
        self.viewer = viewer
        self.bucket = Bucket(rooms.settings.rate, rooms.settings.burst)
        self._hint: asyncio.Task[None] | None = None

    async def run(self, receive: Receive, since: int, version: int | None) -> None:
        """Show the table, then answer until the page goes away."""
        room, viewer, presence = self.room, self.viewer, self.rooms.presence
        self.rooms.visitors.seen(viewer.guest, viewer.address)
        here = None if self.rooms.standing.banned(viewer.guest) else viewer.guest
        new = presence.come(room.id, here)
        try:
            await self._welcome(since, version)
            if new:
                self.rooms.show_table(room)
            while (event := await receive())["type"] != "websocket.disconnect":
                await self.answer(event.get("text") or event.get("bytes") or "")
        finally:
            room.leave(viewer)
            viewer.end()
            if presence.go(room.id, here):
                self.rooms.show_table(room)

    async def _welcome(self, since: int, version: int | None) -> None:
        room, viewer = self.room, self.viewer
        async with room.lock:
            viewer.shown = await self._still_known(since, version) if since else 0
            room.viewers.add(viewer)
            online = self.rooms.presence.at(room.id)
            viewer.frame({"type": "table", "table": room.told(viewer.guest, online)})
            room.show_view(viewer)
            undo = room.undo_message()
            if undo is not None:
                viewer.send(undo)
        # Only now: what is said in the meantime would be told to nobody.
        for remark in await self.chat.last(room):
            viewer.send(remark)
        self.rooms.call_bot(room.id)

    async def _still_known(self, since: int, version: int | None) -> int:
        """How many of the `since` choices that a page knew at `version` still stand as it knew them."""
        table = self.room.table
        async with self.rooms.engine.connect() as connection:
            known = table.version if version is None else version
            if known > table.version:
                return 0  # the page has seen what the database has lost
            return min([since, table.number, *await queries.undone_to(connection, self.room.id, known)])

    async def answer(self, raw: str | bytes) -> None:
        """Answer one message: done, or refused with the reason."""
        message: Any = None
        try:
            self.bucket.take()
            message = _read(raw)
            logs.know(message=message.get("id") if isinstance(message, dict) else None)
            asked = read_request(message)
            if asked["type"] not in LOOKING_ON:
                self.rooms.standing.check_writable()
                self.rooms.standing.check_welcome(self.viewer.guest)
            began = perf_counter()
            try:
                done = await self._do(asked)
            finally:
                MESSAGES.observe(asked["type"], perf_counter() - began)
        except Exception as error:
            write_down(error)
            self._refuse(message, refusal(error))
        else:
            if done is not None:
                self.viewer.send(done)

    def _refuse(self, message: object, error: EcumeneError) -> None:
        """Say why not, with the request's id if it has one."""
        request = message.get("id") if isinstance(message, dict) else None
        table = self.room.table
        said = told(error, table.game.id, table.names)
        name = request if isinstance(request, str) else None
        self.viewer.send({"type": "refused", "id": name, "error": said})

    # What can be asked --------------------------------------------------------------------------

    def _do(self, asked: TableRequest) -> Coroutine[Any, Any, DoneMessage | None]:
        """Do what is asked; None if the answer comes later."""
        match asked["type"]:
            case "choose":
                return self._choose(asked)
            case "undo":
                return self._undo(asked)
            case "redo":
                return self._redo(asked)
            case "agree":
                return self._agree(asked)
            case "hint":
                return self._start_hint(asked)
            case _:
                return self._attend(asked)

    async def _talk(self, asked: Say | Unsay | Mute | Report | Manners) -> None:
        """What is said beside the game, and about how it is said."""
        room, guest = self.room, self.viewer.guest
        match asked["type"]:
            case "chat":
                await self.chat.say(room, guest, self.viewer.address, asked["text"])
            case "unsay":
                await self.chat.unsay(room, guest, asked["number"])
            case "mute":
                await self.chat.mute(room, guest, asked["number"], on=asked["on"])
            case "report":
                about = {"remark": asked.get("number"), "seat": asked.get("seat")}
                await self.reports.report(room, guest, self.viewer.address, asked["why"], **about)
            case "manners":
                await self.manners.agree_on(room, guest, asked.get("talk"), asked.get("watch"))

    async def _attend(
        self,
        asked: Why | Preview | Say | Unsay | Mute | Report | Manners | Silence | Pass | Propose | Vote | Look,
    ) -> DoneMessage:
        """What moves nothing at the table."""
        match asked["type"]:
            case "why":
                return self._why(asked)
            case "preview":
                return self._preview(asked)
            case "chat" | "unsay" | "mute" | "report" | "manners":
                await self._talk(asked)
            case "silence":
                await self.play.keep_silent(self.room, self.viewer.guest, asked["seat"], asked["on"])
            case "pass":
                await self.play.pass_for(
                    self.room, self.viewer.guest, asked["seat"], on=asked["until"] is not None
                )
            case "propose":
                await self.replacing.propose(self.room, self.viewer.guest, asked["seat"], asked["then"])
            case "vote":
                await self.replacing.vote(self.room, self.viewer.guest, yes=asked["yes"])
            case "look":
                await self._look(asked)
        return {"type": "done", "id": asked["id"]}

    async def _choose(self, asked: Choose) -> DoneMessage:
        seat = self._own(asked["seat"])
        confirm = asked.get("confirm", False)
        led = await self.play.choose(
            self.room, seat, asked["choices"], asked["version"], asked["id"], confirm
        )
        if isinstance(led, list):
            return {"type": "done", "id": asked["id"], "preview": told_events(led)}
        return _moved(asked["id"], led)

    def _why(self, asked: Why) -> DoneMessage:
        refusal = self.play.why(self.room, self._own(asked["seat"]), asked["choices"])
        table = self.room.table
        objection = None if refusal is None else told(refusal, table.game.id, table.names)
        return {"type": "done", "id": asked["id"], "objection": objection}

    def _preview(self, asked: Preview) -> DoneMessage:
        events = self.play.preview(self.room, self._own(asked["seat"]), asked["choices"])
        return {"type": "done", "id": asked["id"], "events": told_events(events)}

    async def _start_hint(self, asked: Hint) -> None:
        """A bot thinks on the side, one hint at a time, while the page goes on."""
        self._own(asked["seat"])
        if self.room.about.counts:
            raise NoHints()
        if self._hint is not None and not self._hint.done():
            raise TooFast()
        self._hint = asyncio.create_task(self._give_hint(asked))

    async def _give_hint(self, asked: Hint) -> None:
        try:
            asker = Asker(self.viewer.address, self.viewer.guest or "")
            chain = await self.pool.hint(self.room.table, asked["seat"], asker)
        except EcumeneError as error:
            self._refuse(asked, error)
        else:
            self.viewer.send({"type": "done", "id": asked["id"], "choices": chain})

    async def _undo(self, asked: Undo) -> DoneMessage:
        led = await self.play.undo(self.room, self.viewer.guest, asked["seat"], asked.get("to"), asked["id"])
        if led is None:
            return {"type": "done", "id": asked["id"], "pending": True}
        return _moved(asked["id"], led)

    async def _redo(self, asked: Redo) -> DoneMessage:
        led = await self.play.redo(self.room, self.viewer.guest, asked["seat"], asked["id"])
        return _moved(asked["id"], led)

    async def _agree(self, asked: Agree) -> DoneMessage:
        led = await self.play.agree(self.room, self.viewer.guest, asked["yes"], asked["id"])
        return {"type": "done", "id": asked["id"]} if led is None else _moved(asked["id"], led)

    async def _look(self, asked: Look) -> None:
        seat = None if asked["seat"] is None else self._own(asked["seat"])
        async with self.room.lock:
            self.viewer.seat = seat
            self.viewer.forget()
            self.room.show_view(self.viewer)

    def _own(self, seat: int) -> int:
        return self.room.table.own_seat(self.viewer.guest, seat)


def _moved(request: str, led: Moved) -> DoneMessage:
    """The answer to what has moved the table."""
    return {"type": "done", "id": request, "version": led["version"], "number": led["number"]}


def _read(raw: str | bytes) -> object:
    try:
        return orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise BadRequest(field="json") from None


def wants_changes(query: bytes) -> bool:
    """Whether the page wishes to be told only what has changed of its view: `?changes=1`."""
    return parse_qs(query.decode("latin-1")).get("changes") == ["1"]


def known_by(query: bytes) -> tuple[int, int | None]:
    """What the page knows already, from the socket's address: `?since=N&version=V`."""
    said = {name: values[0] for name, values in parse_qs(query.decode("latin-1")).items()}

    def number(name: str) -> int | None:
        value = said.get(name, "")
        return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else None

    return number("since") or 0, number("version")
