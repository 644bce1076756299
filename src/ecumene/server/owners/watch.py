"""The watch: every process reads once a second whether owners have said something new, and goes by it."""

import asyncio

from sqlalchemy import select

from ecumene.server import schema
from ecumene.server.looks import keep_looking
from ecumene.server.messages.owners import Announcement, HouseMessage
from ecumene.server.owners.announcements import ANNOUNCEMENT, read_announcement
from ecumene.server.owners.bans import bans_in_force
from ecumene.server.owners.pruning import cleared_away, gone
from ecumene.server.owners.read_only import READ_ONLY
from ecumene.server.owners.revision import REVISION
from ecumene.server.people.sessions import Sessions
from ecumene.server.rooms import Rooms
from ecumene.server.viewer import Viewer
from ecumene.table.clock import now

NOTHING: HouseMessage = {"type": "house", "announcement": None, "read_only": False}


class Watch:
    """Keeps `rooms.standing` as it is stored, and tells all pages what is said to all."""

    def __init__(self, rooms: Rooms, sessions: Sessions) -> None:
        self._rooms = rooms
        self._sessions = sessions
        self._revision: str | None = None
        self._announcement: Announcement | None = None
        self._banned: set[str] = set()
        self._said = NOTHING
        self._turn = asyncio.Lock()
        rooms.on_ruled = lambda: rooms.errand(self.look())
        keep_looking(rooms, "watch", self.look, always=True)

    @property
    def announcement(self) -> Announcement | None:
        """What is said to all now."""
        said = self._announcement
        return said if said is not None and said["until"] > now() else None

    def welcome(self, viewer: Viewer) -> None:
        """Tell whoever has just come what is said to all, if there is anything."""
        if self._said != NOTHING:
            viewer.send(self._said)

    async def look(self) -> None:
        """Read what is new, and go by it."""
        async with self._turn:
            await self._read()
            self._part()
            self._tell()

    async def _read(self) -> None:
        standing = self._rooms.standing
        async with self._rooms.engine.connect() as connection:
            kept = {row.name: row.value for row in await connection.execute(select(schema.house))}
            if kept.get(REVISION) != self._revision:
                standing.bans = await bans_in_force(connection)
                self._announcement = read_announcement(kept.get(ANNOUNCEMENT))
                self._revision = kept.get(REVISION)
                # What was cleared away at the terminal, nobody else tells of.
                missing = await cleared_away(connection, self._rooms.keys_at_hand)
                self._rooms.errand(gone(self._rooms, missing))
        if standing.read_only and READ_ONLY not in kept:
            await self._rooms.reread_all()  # clocks were wound on: before anybody chooses by the old ones
        standing.read_only = READ_ONLY in kept

    def _part(self) -> None:
        """Whoever is banned, or is no longer, comes again as that: at tables they are away meanwhile."""
        standing = self._rooms.standing
        banned = {person for person in standing.bans if standing.banned(person)}
        changed, self._banned = banned ^ self._banned, banned
        if changed:
            for viewer in self._sessions.viewers():
                if viewer.guest in changed:
                    viewer.close()

    def _tell(self) -> None:
        read_only = self._rooms.standing.read_only
        said: HouseMessage = {"type": "house", "announcement": self.announcement, "read_only": read_only}
        if said != self._said:
            self._said = said
            for viewer in self._sessions.viewers():
                viewer.send(said)
