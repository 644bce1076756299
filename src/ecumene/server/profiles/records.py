"""Records of many games as one archive, made while it is sent."""

from collections.abc import AsyncIterator, Sequence
from io import RawIOBase
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

from ecumene.server.profiles.played import Game
from ecumene.server.records import AT_ONCE, file_name, texts
from ecumene.server.rooms import Rooms
from ecumene.server.stored import Stored

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class Outbox(RawIOBase):
    """A file that is sent away as it is written."""

    def __init__(self) -> None:
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: "ReadableBuffer") -> int:
        self._written += data
        return len(memoryview(data))

    def taken(self) -> bytes:
        """What was written since it was last taken."""
        sent, self._written = bytes(self._written), bytearray()
        return sent


async def archive(rooms: Rooms, games: Sequence[Game]) -> AsyncIterator[bytes]:
    """All these games as records in a ZIP archive."""
    outbox = Outbox()
    with ZipFile(outbox, "w", ZIP_DEFLATED) as files:
        for first in range(0, len(games), AT_ONCE):
            some = games[first : first + AT_ONCE]
            async with rooms.engine.connect() as connection:
                found = await texts(Stored(connection), [game.table for game in some])
            for game in some:
                if game.table in found:
                    files.writestr(file_name(game.table, game.game, game.at), found[game.table].text)
            yield outbox.taken()
    yield outbox.taken()
