"""The hall: whoever looks at the lobby gets its lists once, and then what changes in them.

Nothing is polled. What changes together is told together; a table is read once for everybody who sees it,
and told only if something is new that a list shows.
"""

import asyncio
from collections.abc import Iterable
from typing import Literal

import orjson

from ecumene.server.lists import PAGE, ListName, Lists
from ecumene.server.queries import Sitting
from ecumene.server.supervision import Supervisor
from ecumene.server.tournaments.found import finders
from ecumene.server.viewer import Receive, Viewer
from ecumene.table import FINISHED, PLAYING, WAITING
from ecumene.table.answers import TableInfo
from ecumene.table.replacing import free_seats

REST_SECONDS = 0.25
"""How long changes are gathered before they are told."""
MOST_AT_ONCE = 100
"""How many tables are told of at once; more wait for the next time."""
LISTS: tuple[ListName, ...] = ("mine", "invited", "open", "finished")

SeatShown = Literal["kind", "name", "online", "resigned", "free"]
Seen = tuple[object, ...]
"""What a list shows of a table."""


class Hall:
    """Those who look at the lobby, and what each was shown of which table."""

    def __init__(self, lists: Lists, tasks: Supervisor) -> None:
        self._lists = lists
        self._shown: dict[str, dict[Viewer, Seen]] = {}
        self._viewers: dict[Viewer, set[str]] = {}
        self._by_guest: dict[str, set[Viewer]] = {}
        self._changed: dict[str, None] = {}
        self._more = asyncio.Event()
        lists.rooms.on_listed = self.note
        lists.rooms.on_tournament = self.tell_of
        tasks.keep("hall", self._run)

    def note(self, key: str, frame: bool) -> None:
        """A table has changed; if only by a choice, those are told who are shown it."""
        if self._viewers and (frame or key in self._shown):
            self._changed[key] = None
            self._more.set()

    def tell_of(self, tournament: str) -> None:
        """Something is new about a tournament: who shows it asks for it again."""
        if self._viewers:
            self._lists.rooms.errand(self._tell_of(tournament))

    async def _tell_of(self, tournament: str) -> None:
        async with self._lists.rooms.engine.connect() as connection:
            people = await finders(connection, tournament)
        for viewer in list(self._viewers):
            if people is None or viewer.guest in people:
                viewer.send({"type": "tournament", "id": tournament})

    async def attend(self, receive: Receive, viewer: Viewer) -> None:
        """Show the lists, then what changes in them, until the page goes away."""
        self._viewers[viewer] = set()
        if viewer.guest is not None:
            self._by_guest.setdefault(viewer.guest, set()).add(viewer)
        try:
            for which in LISTS:
                tables = await self._lists.page(which, viewer.guest)
                for table in tables:
                    self._remember(viewer, table)
                viewer.send({"type": "list", "which": which, "tables": tables, "more": len(tables) >= PAGE})
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            self._forget(viewer)

    def _remember(self, viewer: Viewer, table: TableInfo) -> bool:
        """Whether this is new to whoever looks."""
        known, seen = self._shown.setdefault(table["id"], {}), _seen(table)
        self._viewers[viewer].add(table["id"])
        new = known.get(viewer) != seen
        known[viewer] = seen
        return new

    def _forget(self, viewer: Viewer) -> None:
        for key in self._viewers.pop(viewer):
            self._forget_table(viewer, key)
        if viewer.guest is not None:
            self._by_guest[viewer.guest].discard(viewer)
            if not self._by_guest[viewer.guest]:
                del self._by_guest[viewer.guest]

    def _forget_table(self, viewer: Viewer, key: str) -> None:
        known = self._shown.get(key, {})
        known.pop(viewer, None)
        if not known:
            self._shown.pop(key, None)

    async def _run(self) -> None:
        while True:
            await self._more.wait()
            await asyncio.sleep(REST_SECONDS)
            keys = list(self._changed)[:MOST_AT_ONCE]
            for key in keys:
                del self._changed[key]
            if not self._changed:
                self._more.clear()
            found = await self._lists.of(keys)
            invited = await self._lists.invited(keys)
            for key in keys:
                self._tell(key, found.get(key), invited.get(key, set()))

    def _tell(self, key: str, sitting: Sitting | None, invited: set[str]) -> None:
        """Tell whom a table concerns, and those who were shown it that it is gone."""
        before = set(self._shown.get(key, ()))
        concerned = set() if sitting is None else self._concerned(sitting, invited)
        for viewer in before - concerned:
            self._viewers[viewer].discard(key)
            self._forget_table(viewer, key)
            viewer.send({"type": "unlisted", "table": key})
        if sitting is not None:
            self._show(sitting, concerned, invited)

    def _concerned(self, sitting: Sitting, invited: set[str]) -> set[Viewer]:
        """In whose lists a table stands."""
        row, seats = sitting
        status = row.progress.status
        waits = status == WAITING or (status == PLAYING and bool(free_seats(seats)))
        if row.about.public and (waits or status == FINISHED):
            return set(self._viewers)
        guests = {seat.guest for seat in seats if seat.guest and not seat.resigned}
        guests |= invited if waits else set()
        return {viewer for guest in guests for viewer in self._by_guest.get(guest, ())}

    def _show(self, sitting: Sitting, viewers: Iterable[Viewer], invited: set[str]) -> None:
        guests = {seat.guest for seat in sitting[1]} | invited
        made: dict[str | None, tuple[TableInfo, bytes]] = {}
        for viewer in viewers:
            guest = viewer.guest if viewer.guest in guests else None
            if guest not in made:
                table = self._lists.told(sitting, guest, invited=guest in invited)
                made[guest] = table, orjson.dumps({"type": "listed", "table": table})
            if self._remember(viewer, made[guest][0]):
                viewer.send_json(made[guest][1])


def _seen(table: TableInfo) -> Seen:
    seats = tuple(
        (seat["kind"], seat["name"], seat["online"], seat["resigned"], seat["free"])
        for seat in table["seats"]
    )
    due = table["clock"]["due"] if table["clock"] else None
    return table["status"], table["your_turn"], table["rematch"], table["invited"], due, seats
