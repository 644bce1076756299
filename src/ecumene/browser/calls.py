"""What the page asks now and then: the calls of `docs/protocol.md` that a device can answer."""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any
from urllib.parse import parse_qs, urlsplit

from ecumene.browser.bot_turns import BotTurns
from ecumene.browser.outside import Storage, Voice
from ecumene.browser.refusals import told
from ecumene.browser.reviews import Reviews
from ecumene.browser.rooms import Room, Rooms
from ecumene.core.errors import GameOver
from ecumene.core.record import loads
from ecumene.core.registry import find
from ecumene.table import FINISHED, Table
from ecumene.table.about import About
from ecumene.table.answers import ImportedTable, Me, TableInfo
from ecumene.table.clock import now
from ecumene.table.errors import NotFinished, RecordHidden, UnknownPlace, UnknownTable
from ecumene.table.log import lines_of
from ecumene.table.opening import (
    PRACTICE_LEVEL,
    check_size,
    check_taken,
    checked_name,
    practice_table,
    resigned,
    table_again,
    table_of_record,
    wished_seats,
    wished_table,
)
from ecumene.table.seats import PERSON, Seat
from ecumene.table.shelf import told_lesson
from ecumene.table.story import tell_story

LESSON = re.compile(r"/games/(\w+)/lesson", re.ASCII)
Said = Mapping[str, Any]
"""What a call says beside its path: in its address, or in its body."""
PLACE = re.compile(r"/tables/([\w-]+)(?:/(\w+))?", re.ASCII)


class Calls:
    """Answers calls by their method and path; the answer is JSON, or a text as it is."""

    def __init__(self, storage: Storage, rooms: Rooms, bots: BotTurns, voice: Voice) -> None:
        self._storage = storage
        self._rooms = rooms
        self._bots = bots
        self._voice = voice
        self._reviews = Reviews(storage, bots)
        self._deeds: dict[tuple[str, str | None], Callable[[Room, Said], Awaitable[Any]]] = {
            ("GET", None): self._table,
            ("GET", "record"): self._record,
            ("GET", "replay"): self._replay,
            ("GET", "story"): self._story,
            ("POST", "review"): self._review,
            ("POST", "practice"): self._practise,
            ("POST", "resign"): self._resign,
            ("POST", "rematch"): self._rematch,
        }

    async def answer(self, method: str, address: str, body: str) -> Any:
        """What is answered to a call."""
        path = urlsplit(address)
        if (method, path.path) == ("POST", "/records"):
            return await self._import(body)
        said: dict[str, Any] = {name: values[0] for name, values in parse_qs(path.query).items()}
        said |= json.loads(body or "{}")
        match method, path.path:
            case "PUT", "/me":
                return await self._rename(said)
            case "POST", "/tables":
                return await self._create(said)
        if method == "GET" and (game := LESSON.fullmatch(path.path)):
            return told_lesson(find(game[1]))
        found = PLACE.fullmatch(path.path)
        deed = self._deeds.get((method, found[2])) if found else None
        if found is None or deed is None:
            raise UnknownPlace()
        return await deed(await self._rooms.room(found[1]), said)

    async def me(self) -> Me:
        found: Me = json.loads(await self._storage.me())
        return found

    async def _rename(self, wanted: Mapping[str, Any]) -> Me:
        me: Me = {**await self.me(), "name": checked_name(wanted["name"])}
        await self._storage.keep_me(json.dumps(me))
        return me

    # New tables ---------------------------------------------------------------------------------

    async def _create(self, wanted: Mapping[str, Any]) -> TableInfo:
        """Open a table and begin: who plays here is here."""
        me, game = await self.me(), find(wanted["game"])
        game.checked_seats(len(wanted["seats"]))
        seats = wished_seats(wanted["seats"], me["id"], me["name"])
        check_taken(seats)
        shuffle = wanted.get("shuffle", False)
        table = wished_table(game, seats, wanted.get("options", {}), wanted.get("seed"), shuffle=shuffle)
        table.begin()
        return (await self._add(table, me["id"])).told(me["id"])

    async def _import(self, text: str) -> ImportedTable:
        check_size(text)
        me, record = await self.me(), loads(text)
        room = await self._add(table_of_record(record, me["id"]), me["id"])
        cut = told(self._voice, record.cut) if record.cut else None
        return {**room.told(me["id"]), "cut": cut}

    async def _add(self, table: Table, guest: str) -> Room:
        about = About(
            id=token_urlsafe(9),
            game=table.game.id,
            options=table.options,
            seed=str(table.seed),
            owner=guest,
            public=False,
            created=now(),
        )
        room = Room(about, table, about.created)
        await self._rooms.add(room, lines_of(table.played), guest)
        return room

    # One table ----------------------------------------------------------------------------------

    async def _table(self, room: Room, said: Said) -> TableInfo:
        await self._introduce(room)
        return room.told(room.about.owner)

    async def _introduce(self, room: Room) -> None:
        """Who has changed their name since is called by it."""
        name = (await self.me())["name"]
        for seat in room.table.seats if room.table.status != FINISHED else ():
            if seat.kind == PERSON:
                seat.name = name

    async def _record(self, room: Room, said: Said) -> str:
        """The whole record at any time: who plays here could read it off the device anyway."""
        if room.table.status == FINISHED:
            return room.table.record_text(room.about.owner)
        return room.table.full_record()

    async def _replay(self, room: Room, said: Said) -> Any:
        seat = int(said["seat"]) if "seat" in said else None
        table = room.table
        return table.replay(table.seat_to_replay(room.about.owner, seat), int(said["to"]))

    async def _story(self, room: Room, said: Said) -> Any:
        if not room.table.position.over:
            raise RecordHidden()
        return tell_story(room.table.played)

    async def _review(self, room: Room, said: Said) -> Any:
        return await self._reviews.ask(room)

    async def _practise(self, room: Room, said: Said) -> TableInfo:
        """A table of one's own from a moment of a finished game, against bots."""
        me = await self.me()
        record = loads(room.table.record_text(me["id"]))
        own = Seat(PERSON, me["id"], me["name"])
        level = said.get("level", PRACTICE_LEVEL)
        table = practice_table(record, said["at"], said["seat"], own, level)
        return (await self._add(table, me["id"])).told(me["id"])

    async def _resign(self, room: Room, said: Said) -> TableInfo:
        guest, table = room.about.owner, room.table
        async with room.lock:
            if table.status == FINISHED:
                raise GameOver()
            for number in table.seats_of(guest):
                table.seats[number] = resigned(table.seats[number])
            await self._rooms.settle(room, guest)
        room.show_table(guest)
        self._bots.call(room)
        return room.told(guest)

    async def _rematch(self, room: Room, said: Said) -> TableInfo:
        """The same people again; asked for twice, it is the same table."""
        guest = room.about.owner
        if room.table.status != FINISHED:
            raise NotFinished()
        async with room.lock:
            if room.about.rematch is not None:
                with suppress(UnknownTable):  # they may have let go of it
                    return (await self._rooms.room(room.about.rematch)).told(guest)
            new = await self._add(table_again(room.table), guest)
            room.about.rematch = new.id
            await self._rooms.settle(room, guest)
            return new.told(guest)
