"""Reviews of finished games: thought about in spare time, and kept with the game."""

import asyncio
import json
import logging
from dataclasses import dataclass, field

from ecumene.bots.review import check_reviewable
from ecumene.browser.bot_turns import SPARE_TIME, BotTurns
from ecumene.browser.outside import Storage
from ecumene.browser.rooms import Room
from ecumene.table.errors import BotAtALoss, RecordHidden
from ecumene.table.review import GameReview, Making, Reviewed, packed, whole

logger = logging.getLogger(__name__)


@dataclass
class Underway:
    """A review that is being made."""

    making: Making = field(default_factory=Making)
    failed: bool = False
    review: GameReview | None = None
    """What could not be kept, though it is there."""
    task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews that are being made, and those that are kept."""

    def __init__(self, storage: Storage, bots: BotTurns) -> None:
        self._storage = storage
        self._bots = bots
        self._underway: dict[tuple[str, str], Underway] = {}

    async def ask(self, room: Room) -> Reviewed:
        """How far the review of a finished game is; whoever asks first has it begun."""
        record = room.table.played
        if not record.position.over:
            raise RecordHidden()
        check_reviewable(record)
        paper = room.id, f"review-{room.table.version}"
        found = self._underway.get(paper)
        if found is None:
            kept = await self._storage.paper(*paper)
            if kept is not None:
                return whole(json.loads(kept))
            found = self._underway[paper] = Underway()
            found.task = asyncio.ensure_future(self._make(paper, packed(record), found))
        if found.failed:
            del self._underway[paper]
            raise BotAtALoss()
        return found.making.ask() if found.review is None else whole(found.review)

    async def _make(self, paper: tuple[str, str], record: bytes, underway: Underway) -> None:
        try:
            review = await self._think(record, underway.making)
        except Exception:
            logger.exception("a review failed")
            underway.failed = True
            return
        if review is not None and not await self._kept(paper, review):
            underway.review = review
        else:
            del self._underway[paper]

    async def _kept(self, paper: tuple[str, str], review: GameReview) -> bool:
        try:
            await self._storage.keep_paper(*paper, json.dumps(review))
        except Exception:  # whatever storage says; it can be read all the same
            logger.exception("a review could not be kept")
            return False
        return True

    async def _think(self, record: bytes, making: Making) -> GameReview | None:
        """The whole review, slice by slice; None if nobody wants it any more."""
        while (due := making.next()) is not None:
            work, args = due
            making.answer(await self._bots.think(SPARE_TIME, work, record, self._bots.seconds, *args))
        return making.review
