"""Play on this device: what the page asks at a table, as `docs/protocol.md` has it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from secrets import randbits
from typing import Any

from ecumene.browser.bot_turns import BotTurns
from ecumene.browser.outside import Voice
from ecumene.browser.refusals import refusal, told
from ecumene.browser.rooms import Room, Rooms
from ecumene.browser.viewer import Viewer
from ecumene.table import UNDO, Line, UndoAsked
from ecumene.table.answers import DoneMessage
from ecumene.table.confirming import worth_a_question
from ecumene.table.errors import UnknownPlace, UnknownTable
from ecumene.table.silence import whole_choices
from ecumene.table.telling import told_events

Asked = Mapping[str, Any]
"""A request of the page's own, which are typed where they are checked: in the server."""


class Play:
    """What can be done at a table whose game has begun."""

    def __init__(self, rooms: Rooms, bots: BotTurns, voice: Voice) -> None:
        self._rooms = rooms
        self._bots = bots
        self._voice = voice
        bots.choose = self.choose

    async def answer(self, room: Room, viewer: Viewer, asked: Asked) -> None:
        """Answer one message: done, or refused with the reason. `UnknownTable` if there is none any more."""
        try:
            done = await self._do(room, viewer, asked)
        except Exception as error:
            refused = told(self._voice, refusal(error), room.table.names)
            viewer.send({"type": "refused", "id": asked["id"], "error": refused})
            if isinstance(error, UnknownTable):
                raise
        else:
            viewer.send(done)

    async def _do(self, room: Room, viewer: Viewer, asked: Asked) -> DoneMessage:
        match asked["type"]:
            case "choose":
                return await self._choose(room, viewer, asked)
            case "undo" | "redo" | "agree":
                return await self._take_back(room, viewer, asked)
            case "why" | "preview" | "hint":
                return await self._say(room, viewer, asked)
            case "look":
                return await self._look(room, viewer, asked)
            case "silence":
                return await self._wish(room, viewer, asked, silent=asked["on"])
            case "pass":
                since = None if asked["until"] is None else whole_choices(room.table.played)
                return await self._wish(room, viewer, asked, passing=since)
            case _:
                raise UnknownPlace()  # nobody else is here to talk to

    # Choosing -----------------------------------------------------------------------------------

    async def _choose(self, room: Room, viewer: Viewer, asked: Asked) -> DoneMessage:
        seat = room.table.own_seat(viewer.guest, asked["seat"])
        confirm = asked.get("confirm", False)
        if asked["id"] in room.answered:
            return _moved(asked, room.answered[asked["id"]])
        if confirm:
            async with room.lock:
                room.table.plan_choice(seat, asked["choices"], asked["version"])
                events = room.table.preview(seat, asked["choices"], randbits(64))
            if worth_a_question(confirm, events):
                return {"type": "done", "id": asked["id"], "preview": told_events(events)}
        line = await self.choose(room, seat, asked["choices"], asked["version"], asked["id"])
        return _moved(asked, line)

    async def choose(
        self, room: Room, seat: int, choices: Sequence[str], version: int, request: str | None = None
    ) -> Line:
        """Make a chain of choices."""
        async with room.lock:
            return await self._enter(room, room.table.plan_choice(seat, choices, version, request))

    async def _enter(self, room: Room, line: Line) -> Line:
        """Let a line happen, keep it, and show it. The room's lock is held."""
        before = room.table.status, room.table.halt
        seen = await self._rooms.enter(room, line, room.about.owner)
        if line.kind == UNDO:
            for viewer in room.viewers.values():
                viewer.taken_back(line.number)
        room.show_views(only=None if seen else line.seat)
        if (room.table.status, room.table.halt) != before:
            room.show_table(room.about.owner)
        self._bots.call(room)
        return line

    # Taking back and making again -----------------------------------------------------------------

    async def _take_back(self, room: Room, viewer: Viewer, asked: Asked) -> DoneMessage:
        """Nobody has to be asked: all who play here sit at this device."""
        guest = viewer.guest
        async with room.lock:
            table = room.table
            if asked["id"] in room.answered:
                return _moved(asked, room.answered[asked["id"]])
            planned: Line | UndoAsked | None
            if asked["type"] == "undo":
                planned = table.plan_undo(guest, asked["seat"], asked.get("to"), asked["id"])
            elif asked["type"] == "redo":
                planned = table.plan_redo(guest, asked["seat"], asked["id"])
            else:
                planned = self._go_on(room, guest, yes=asked["yes"])
            if isinstance(planned, Line):
                return _moved(asked, await self._enter(room, planned))
            await self._rooms.settle(room, guest)
            room.show_table(guest)
        return {"type": "done", "id": asked["id"]}

    def _go_on(self, room: Room, guest: str, *, yes: bool) -> Line | None:
        """Whether a table of other rules is gone on with; a no closes it."""
        table = room.table
        if table.halt is None:
            planned = table.plan_answer(guest, yes=yes)
            return planned if isinstance(planned, Line) else None
        table.halt = table.plan_going_on(guest, yes=yes)
        return None if table.halt.closed else table.plan_rules(table.seats_of(guest)[0])

    # What moves nothing ---------------------------------------------------------------------------

    async def _say(self, room: Room, viewer: Viewer, asked: Asked) -> DoneMessage:
        table, request = room.table, asked["id"]
        seat = table.own_seat(viewer.guest, asked["seat"])
        if asked["type"] == "hint":
            return {"type": "done", "id": request, "choices": await self._bots.hint(table, seat)}
        if asked["type"] == "preview":
            events = table.preview(seat, asked["choices"], randbits(64))
            return {"type": "done", "id": request, "events": told_events(events)}
        forbidden = table.why(seat, asked["choices"], randbits(64))
        objection = told(self._voice, forbidden, table.names) if forbidden else None
        return {"type": "done", "id": request, "objection": objection}

    async def _look(self, room: Room, viewer: Viewer, asked: Asked) -> DoneMessage:
        """The curtain was lifted, or falls."""
        seat = asked["seat"]
        async with room.lock:
            viewer.seat = None if seat is None else room.table.own_seat(viewer.guest, seat)
            viewer.forget()
            viewer.show(room.table)
        return {"type": "done", "id": asked["id"]}

    async def _wish(self, room: Room, viewer: Viewer, asked: Asked, **wish: Any) -> DoneMessage:
        """Keep what a seat is not to be asked."""
        async with room.lock:
            seat = room.table.own_seat(viewer.guest, asked["seat"])
            room.table.seats[seat] = replace(room.table.seats[seat], **wish)
            await self._rooms.settle(room, viewer.guest)
        room.show_table(viewer.guest)
        room.show_views(only=seat)
        self._bots.call(room)
        return {"type": "done", "id": asked["id"]}


def _moved(asked: Asked, line: Line) -> DoneMessage:
    """The answer to what has moved the table."""
    return {"type": "done", "id": asked["id"], "version": line.version, "number": line.number}
