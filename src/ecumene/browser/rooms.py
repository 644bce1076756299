"""The tables of this device that are at hand, read from where they are kept."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from ecumene.browser.outside import Storage, Voice
from ecumene.browser.viewer import Viewer
from ecumene.core.registry import find
from ecumene.table import FINISHED, UNDO, Line, Seat, Table
from ecumene.table.about import About, Progress, told_halt, told_table
from ecumene.table.answers import TableInfo
from ecumene.table.clock import now
from ecumene.table.errors import NotStored, Stale, UnknownTable
from ecumene.table.following import BrokenLog, follow, follow_while_it_stands, last_sight
from ecumene.table.halt import known_options

LAST_SIGHT = "last-sight"
"""The paper that shows how a game looked at its end."""
FIRST = 1
"""The revision of what was kept before revisions were counted."""
MOST_EMPTY = 8
"""How many tables stay at hand that no page looks at."""


class Room:
    """A table at hand, the lock that whoever changes it holds, and the pages that look on."""

    def __init__(self, about: About, table: Table, changed: str, revision: int = 0) -> None:
        self.about = about
        self.table = table
        self.changed = changed
        self.revision = revision
        """How often it was kept: of two pages that have read the same, one comes first."""
        self.lock = asyncio.Lock()
        self.viewers: dict[int, Viewer] = {}
        self.answered: dict[str, Line] = {}
        """What became of requests: who asks again after a lost answer is answered the same."""

    @property
    def id(self) -> str:
        return self.about.id

    def told(self, guest: str) -> TableInfo:
        """The table as the page's frame and its lists show it; whoever plays here is always there."""
        progress = Progress.of(self.table, self.changed)
        listed = told_table(self.about, progress, self.table.seats, guest, {guest})
        return {**listed, "halt": told_halt(self.table)}

    def kept(self, guest: str) -> str:
        """What is kept of it next beside its log, with what the lobby's lists show."""
        return json.dumps(
            {
                "id": self.id,
                "revision": self.revision + 1,
                "about": asdict(self.about),
                "progress": Progress.of(self.table, self.changed)._asdict(),
                "seats": [asdict(seat) for seat in self.table.seats],
                "told": self.told(guest),
            }
        )

    def note(self, lines: Iterable[Line]) -> None:
        """Remember which lines were asked for."""
        self.answered |= {line.request: line for line in lines if line.request}

    def show_views(self, only: int | None = None) -> None:
        """Give everybody their view, or `only` those who look from one seat."""
        for viewer in self.viewers.values():
            if only is None or viewer.seat == only:
                viewer.show(self.table)

    def show_table(self, guest: str) -> None:
        """Give everybody the table's frame: seats and status."""
        self.tell({"type": "table", "table": self.told(guest)})

    def tell(self, message: Any) -> None:
        """Say something to everybody."""
        for viewer in self.viewers.values():
            viewer.send(message)


class Rooms:
    """Opens tables, and keeps what changes at them."""

    def __init__(self, storage: Storage, voice: Voice) -> None:
        self._storage = storage
        self._voice = voice
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening = asyncio.Lock()

    async def room(self, key: str) -> Room:
        """The table with that id."""
        async with self._opening:
            if key not in self._rooms:
                self._put_at_hand(await self._read(key))
            self._rooms.move_to_end(key)
            return self._rooms[key]

    async def add(self, room: Room, lines: Sequence[Line], guest: str) -> None:
        """Keep a new table, with the choices made so far if there are any."""
        await self._voice.learn(room.about.game)
        await self._keep(room, lines, guest)
        self._put_at_hand(room)

    def _put_at_hand(self, room: Room) -> None:
        """Have a table at hand, and forget those that nobody has looked at for longest."""
        self._rooms[room.id] = room
        empty = [other for other in self._rooms.values() if not other.viewers and other is not room]
        for other in empty[: max(0, len(empty) + 1 - MOST_EMPTY)]:
            self.forget(other.id)

    async def enter(self, room: Room, line: Line, guest: str) -> bool:
        """Let a line happen and keep it; False if others see nothing of it. The room's lock is held.

        If it cannot be kept it does not count: the table is as it was kept.
        """
        try:
            seen = room.table.apply(line)
            room.changed = now()
            await self._keep(room, [line], guest)
        except BaseException:
            await self.read_again(room)
            room.show_views()
            raise
        room.note([line])
        return seen

    async def settle(self, room: Room, guest: str) -> None:
        """Keep what has changed beside the log, or nothing of it. The room's lock is held."""
        room.changed = now()
        try:
            await self._keep(room, [], guest)
        except BaseException:
            await self.read_again(room)
            raise

    async def keep_up(self, room: Room) -> None:
        """Go on as another page has: what it has added is followed. The room's lock is held."""
        kept = await self._kept(room.id)
        lines = await self._lines(room.id, room.table.version)
        room.table.seats = [Seat(**seat) for seat in kept["seats"]]
        try:
            if room.table.halt is not None:
                raise BrokenLog()
            follow(room.table, lines)
        except BrokenLog:
            await self.read_again(room)
            return
        room.about, room.revision = About(**kept["about"]), kept.get("revision", FIRST)
        room.changed = Progress(**kept["progress"]).changed
        room.note(lines)
        for line in lines:
            if line.kind == UNDO:
                for viewer in room.viewers.values():
                    viewer.taken_back(line.number)

    async def read_again(self, room: Room) -> None:
        """Go on with the table as it is kept: this page could not keep what it has made of it."""
        stored = await self._read(room.id)
        room.about, room.table, room.changed = stored.about, stored.table, stored.changed
        room.answered, room.revision = stored.answered, stored.revision
        for viewer in room.viewers.values():
            viewer.forget()

    def forget(self, key: str) -> None:
        """Have a table at hand no longer."""
        self._rooms.pop(key, None)

    def at_hand(self, key: str) -> Room | None:
        return self._rooms.get(key)

    async def _keep(self, room: Room, lines: Sequence[Line], guest: str) -> None:
        try:
            kept = await self._storage.keep(room.kept(guest), json.dumps([line._asdict() for line in lines]))
            if kept and room.table.status == FINISHED:
                sight = json.dumps(last_sight(room.table))
                await self._storage.keep_paper(room.id, LAST_SIGHT, sight)
        except Exception as error:  # a full disk, a browser that forbids it: whatever storage says
            raise NotStored() from error
        if not kept:
            raise Stale(version=room.table.version, asked_for=room.table.version - 1)
        room.revision += 1

    async def _kept(self, key: str) -> dict[str, Any]:
        """What is kept of a table beside its log."""
        found = await self._storage.table(key)
        if found is None:
            raise UnknownTable(table=key)
        kept: dict[str, Any] = json.loads(found)
        return kept

    async def _lines(self, key: str, after: int = 0) -> list[Line]:
        """The log of a table, after so many lines of it."""
        stored = json.loads(await self._storage.lines(key, after))
        return [Line(**{**line, "choices": tuple(line["choices"])}) for line in stored]

    async def _read(self, key: str) -> Room:
        kept = await self._kept(key)
        about, progress = About(**kept["about"]), Progress(**kept["progress"])
        await self._voice.learn(about.game)
        game = find(about.game)
        seats = [Seat(**seat) for seat in kept["seats"]]
        table = Table(game, int(about.seed), known_options(game, about.options), seats)
        lines = await self._lines(key)
        await self._follow(key, table, lines, progress)
        room = Room(about, table, progress.changed, kept.get("revision", FIRST))
        room.note(lines)
        return room

    async def _follow(self, key: str, table: Table, lines: Sequence[Line], progress: Progress) -> None:
        """Follow the log to its end, or as far as it stands if other rules have written it."""
        table.begin()
        try:
            follow(table, lines)
        except BrokenLog:
            follow_while_it_stands(table, lines, progress.rules)
        if progress.status == FINISHED and (
            table.status != FINISHED or table.standings() != progress.standings
        ):
            paper = await self._storage.paper(key, LAST_SIGHT)
            table.close(progress.rules, progress.standings, json.loads(paper) if paper else None)
