"""Reviews of finished games: thought about in spare time, and kept with the game."""

import asyncio
import json
import logging
from dataclasses import dataclass, field
from time import monotonic

from ecumene.bots.review import check_reviewable
from ecumene.browser.bot_turns import SPARE_TIME, BotTurns
from ecumene.browser.outside import Storage
from ecumene.browser.rooms import Room
from ecumene.table.errors import BotAtALoss, RecordHidden
from ecumene.table.review import GameReview, Reviewed, curve_of, packed, slices, slices_of

logger = logging.getLogger(__name__)

FORSAKEN_SECONDS = 30.0
"""After how long a review is let go that nobody asks for any more."""


@dataclass
class Underway:
    """A review that is being made."""

    done: int = 0
    of: int = 1
    asked: float = field(default_factory=monotonic)
    """When somebody last wanted to know how far it is."""
    failed: bool = False
    task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews that are being made, and those that are kept."""

    def __init__(self, storage: Storage, bots: BotTurns) -> None:
        self._storage = storage
        self._bots = bots
        self._underway: dict[str, Underway] = {}

    async def ask(self, room: Room) -> Reviewed:
        """How far the review of a finished game is; whoever asks first has it begun."""
        record = room.table.played
        if not record.position.over:
            raise RecordHidden()
        check_reviewable(record)
        name = f"review-{room.table.version}"
        found = self._underway.get(room.id)
        if found is None:
            kept = await self._storage.paper(room.id, name)
            if kept is not None:
                review: GameReview = json.loads(kept)
                steps = slices_of(review["curve"])
                return {"done": steps, "of": steps, "review": review}
            found = self._underway[room.id] = Underway()
            found.task = asyncio.ensure_future(self._make(room.id, name, packed(record), found))
        if found.failed:
            del self._underway[room.id]
            raise BotAtALoss()
        found.asked = monotonic()
        return {"done": found.done, "of": found.of, "review": None}

    async def _make(self, key: str, name: str, record: bytes, underway: Underway) -> None:
        try:
            review = await self._think(record, underway)
            if review is not None:
                await self._storage.keep_paper(key, name, json.dumps(review))
            del self._underway[key]
        except Exception:
            logger.exception("a review failed")
            underway.failed = True

    async def _think(self, record: bytes, underway: Underway) -> GameReview | None:
        """The whole review, slice by slice; None if nobody wants it any more."""
        review, found = slices(), None
        while monotonic() - underway.asked < FORSAKEN_SECONDS:
            try:
                work, args = review.send(found)
            except StopIteration as whole:
                made: GameReview = whole.value
                return made
            found = await self._bots.think(SPARE_TIME, work, record, self._bots.seconds, *args)
            underway.done += 1
            if work is curve_of:
                underway.of = slices_of(found)
        return None
