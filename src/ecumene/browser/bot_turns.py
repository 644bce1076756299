"""Bots at the tables of this device: they move while somebody looks on, and give hints."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from secrets import randbits
from typing import Any
from weakref import WeakKeyDictionary

from ecumene.bots import LEVELS
from ecumene.browser.jobs import packed, unpacked
from ecumene.browser.outside import Thinkers, Voice
from ecumene.browser.refusals import refusal, told
from ecumene.browser.rooms import Room
from ecumene.table import Line, Table
from ecumene.table.ahead import PAUSE_SECONDS, Forethought, thoughtful
from ecumene.table.errors import BotAtALoss, Stale, UnknownTable
from ecumene.table.lessons import taught
from ecumene.table.thinking import chain_of

logger = logging.getLogger(__name__)

MOVE, HINT, SPARE_TIME, AHEAD = range(4)
"""What is thought about first."""
HINT_LEVEL = LEVELS[-1]
FIRST_REST, LONGEST_REST = 0.25, 5.0
"""How many seconds a table rests whose bot has failed, and whose bot has failed again and again."""
TOLD_AFTER = 2
"""After how many failures it is told: by then it was no accident."""


class BotTurns:
    """Moves bots, one thing at a time at each table."""

    choose: Callable[[Room, int, Sequence[str], int], Awaitable[Line]]
    """Makes a choice at a table: `Play` has it."""

    def __init__(self, thinkers: Thinkers, voice: Voice, seconds: float) -> None:
        self._thinkers = thinkers
        self._voice = voice
        self.seconds = seconds
        self._moving: dict[Room, asyncio.Task[None]] = {}
        self._ahead: WeakKeyDictionary[Room, Forethought] = WeakKeyDictionary()
        self._thinking_ahead: dict[Room, asyncio.Task[None]] = {}

    def call(self, room: Room) -> None:
        """Have bots move at a table that somebody looks at, if one is asked there, or else think ahead."""
        if room.table.bot_asked and room.viewers and room not in self._moving:
            self._moving[room] = asyncio.ensure_future(self._move_bots(room))
        elif self._thinkers.spare and thoughtful(room.table) and room not in self._thinking_ahead:
            self._thinking_ahead[room] = asyncio.ensure_future(self._think_ahead(room))

    async def hint(self, table: Table, seat: int) -> list[str]:
        """What the best bot would do."""
        return await self._chain(HINT, table, seat, HINT_LEVEL)

    async def think(self, urgency: int, work: Callable[..., Any], *args: Any) -> Any:
        """What comes of a piece of work in a worker."""
        try:
            return unpacked(await self._thinkers.think(packed(work, *args), urgency))
        except Exception as error:  # a worker that is gone, or out of memory
            logger.exception("a thinker is lost")
            raise BotAtALoss() from error

    async def _move_bots(self, room: Room) -> None:
        failures = 0
        while room.table.bot_asked and room.viewers:
            try:
                await self._move(room)
                failures = 0
            except Stale:
                await asyncio.sleep(0)  # somebody has taken something back
            except UnknownTable:
                break  # somebody has let go of it
            except Exception as error:
                logger.exception("a bot failed")
                failures += 1
                if failures == TOLD_AFTER:
                    room.tell({"type": "refused", "id": None, "error": told(self._voice, refusal(error))})
                await asyncio.sleep(min(LONGEST_REST, FIRST_REST * 2.0 ** (failures - 1)))
        del self._moving[room]

    async def _think_ahead(self, room: Room) -> None:
        """Have bots think ahead for as long as that is of use."""
        ahead = self._ahead.setdefault(room, Forethought(self.seconds))
        try:
            await asyncio.sleep(PAUSE_SECONDS)
            while room.viewers and (piece := ahead.next(room.table)) is not None:
                piece.tell(await self.think(AHEAD, piece.work, *piece.args))
        except BotAtALoss:
            pass  # nobody waits for it
        finally:
            del self._thinking_ahead[room]

    async def _move(self, room: Room) -> None:
        table = room.table
        seat, version = table.asked_seat, table.version
        assert seat is not None
        said = taught(table) or table.silence(seat)
        if said is None:
            level = table.seats[seat].level
            assert level is not None
            plan = self._ahead[room].recall(table, seat).plan if room in self._ahead else None
            chain = await self._chain(MOVE, table, seat, level, (room.id, seat), plan)
        else:
            chain = [said]
        await self.choose(room, seat, chain, version)

    async def _chain(
        self,
        urgency: int,
        table: Table,
        seat: int,
        level: str,
        who: tuple[str, int] | None = None,
        plan: bytes | None = None,
    ) -> list[str]:
        position = table.redealt(seat, randbits(64))
        chain: list[str] = await self.think(
            urgency, chain_of, position, level, randbits(32), self.seconds, who, plan
        )
        return chain
