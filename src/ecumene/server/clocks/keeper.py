"""The keeper of clocks: looks after the tables where somebody's time is over."""

import logging
from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.clocks.rests import resting
from ecumene.server.lobby import Lobby
from ecumene.server.looks import each, keep_looking
from ecumene.server.rooms import update_table
from ecumene.server.rows import TableRow
from ecumene.table import PLAYING, Seat
from ecumene.table.clock import ahead, now
from ecumene.table.opening import minded, resigned
from ecumene.table.ticking import runs_out

logger = logging.getLogger(__name__)

T = schema.tables.c
AGAIN = timedelta(seconds=10)
"""After how long somebody whose time is over is looked at again: whoever saw to it may have died."""


class Late(NamedTuple):
    """Somebody whose time is over, and in which version of the table."""

    guest: str
    version: int
    resigns: bool


class Keeper:
    """Does at zero what was agreed on; of several processes, the one that the database lets."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._rooms = lobby.rooms
        keep_looking(self._rooms, "keeper of clocks", self.look)

    async def look(self) -> None:
        """Look after the tables whose alarm rings."""
        ringing = select(T.id).where(T.alarm <= now()).order_by(T.alarm)
        await each(self._rooms, ringing, self._ring, "a clock was not looked at")

    async def _ring(self, key: str) -> None:
        late = await self._rooms.settle(key, _looked_at)
        if late is not None:
            logger.info("somebody's time is over", extra={"table": key, "person": late.guest})
            await self._lobby.step_back(key, late.guest, resigned if late.resigns else minded, late.version)


async def _looked_at(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> Late | None:
    """Whose time is over; if it is not yet, the table is looked at again when it is."""
    about, progress = row.about, row.progress
    if progress.alarm is None or progress.alarm > now():
        return None  # another process was quicker
    seat = progress.asked_seat
    guest = None if seat is None or seats[seat].by_bot else seats[seat].guest
    clock, ticking = about.clock, progress.ticking
    idle = progress.status != PLAYING or guest is None
    if idle or clock is None or ticking is None or clock["zero"] == "nothing":
        await update_table(connection, about.id, alarm=None)
        return None
    assert seat is not None
    assert guest is not None
    due = runs_out(clock, ticking, seat)
    if clock["kind"] == "days":
        due = (await resting(connection, guest)).runs_out(ticking["since"], clock["seconds"])
    over = due <= now()
    await update_table(connection, about.id, alarm=ahead(AGAIN) if over else due)
    return Late(guest, progress.version, clock["zero"] == "resign") if over else None
