"""What other processes say of tables: taken over at once where it is whole, else read; and shown."""

from typing import TYPE_CHECKING

from ecumene.server.broadcast import Changed, Lines
from ecumene.server.room import Room
from ecumene.server.rows import NewLine
from ecumene.table.following import BrokenLog

if TYPE_CHECKING:
    from ecumene.server.rooms import Rooms


class Hearsay:
    """Keeps the tables at hand in step with what is heard of them."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms

    def changed(self, news: Changed) -> None:
        """Rows, or logs, are to be read again."""
        for key in news["tables"]:
            self._rooms.on_listed(key, news["frame"])
            self._read(key)

    def lines(self, news: Lines) -> None:
        """Lines are new; what is told of each is all that there is to know, if it follows the last one."""
        for key, *rest in news["lines"]:
            self._rooms.on_listed(key, False)
            room = self._rooms.shown(key)
            if room is None or not rest:
                self._read(key)
            else:
                self._follow(room, NewLine.heard([key, *rest]))

    def _read(self, key: str) -> None:
        if self._rooms.shows(key):
            self._rooms.errand(self._rooms.reread(key, heard=True))

    def _follow(self, room: Room, new: NewLine) -> None:
        """Somebody may be in the middle of changing the table here: then it has to wait."""
        if room.lock.locked():
            self._rooms.errand(self._wait(room, new))
        else:
            self._hear(room, new)

    async def _wait(self, room: Room, new: NewLine) -> None:
        async with room.lock:
            self._hear(room, new)

    def _hear(self, room: Room, new: NewLine) -> None:
        line, table = new.line, room.table
        if line.version < table.version or (line.version == table.version and room.mark == new.mark):
            return  # it was read in the meantime
        was = room.before
        try:
            seen = room.hear(new)
        except BrokenLog:
            self._rooms.errand(self._start_over(room, line.version - 1))
            return
        if seen is None:
            self._read(room.id)
            return
        if room.show_line(line, was, seen=seen):
            self._rooms.show_table(room)
        if room.viewers:
            self._rooms.call_bot(room.id)

    async def _start_over(self, room: Room, version: int) -> None:
        async with room.lock:
            await self._rooms.start_over(room, version)
