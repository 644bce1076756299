"""Processes that think for each other over one PostgreSQL: what they tell one another.

Whoever wants something thought about says so, and everybody with thinkers puts it into a queue of their
own (`bot_queue.py`). Who comes to it first claims it (`claims.py`). What nobody heard of is found by looking:
that a bot is asked stands in the table's row, and what else is wanted in a row of its own (`thoughts.py`).
"""

import asyncio
import logging
from collections.abc import Callable
from hashlib import blake2b
from time import monotonic
from typing import NamedTuple

from sqlalchemy import text

from ecumene.server.bot_queue import Asker, Urgency
from ecumene.server.broadcast import News
from ecumene.server.claims import session_name
from ecumene.server.rooms import Rooms
from ecumene.server.supervision import logged

logger = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
"""How often a process tells that it thinks."""
GONE_SECONDS = 5.0
"""After how long without a word it is taken for lost."""

TABLE = "table"
THOUGHT = "thought"

# Found first and ended then: in one condition, PostgreSQL may end a session before it has looked in which
# database that is.
_END_SESSIONS = text(
    "WITH lost AS MATERIALIZED (SELECT pid, application_name FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name LIKE :ours "
    "AND application_name <> ALL(CAST(:known AS text[]))) "
    "SELECT application_name FROM lost WHERE pg_terminate_backend(pid)"
)


class Wish(NamedTuple):
    """Something to be thought about: for a bot at a table, or what was asked of one."""

    kind: str
    key: str
    urgency: Urgency
    asker: Asker


class Crew:
    """Who thinks in other processes, and what is wanted of them."""

    def __init__(self, rooms: Rooms, salt: str, thinks: Callable[[], bool]) -> None:
        self._rooms = rooms
        self._broadcast = rooms.broadcast
        self._salt = salt.encode()[:64]
        self._thinks = thinks
        """Whether somebody thinks here."""
        self._heard: dict[str, float] = {}
        """When those who think in other processes were heard of last."""
        self._wishes: list[Wish] = []
        self.on_wish: Callable[[Wish], None] = lambda _wish: None
        """Called when another process wants something."""
        self.on_answer: Callable[[str], None] = lambda _key: None
        """Called when something that was asked is answered."""
        self._last_there = monotonic()
        """When somebody was there last."""
        rooms.on_thinking = self._on_news
        self._beating = rooms.tasks.keep("beat", self._beat)

    @property
    def there(self) -> bool:
        """Whether somebody thinks in another process."""
        return any(self._lately(at) for at in list(self._heard.values()))

    @property
    def gone_for(self) -> float:
        """For how many seconds nobody has been there, to the second."""
        return 0.0 if self.there else monotonic() - self._last_there

    async def close(self) -> None:
        """Say goodbye, so that nobody waits for those who thought here."""
        self._beating.cancel()
        await asyncio.gather(self._beating, return_exceptions=True)
        await logged(self._tell_thinking(thinks=False))

    def wish(self, wish: Wish) -> None:
        """Let the others think about something; what is wished in one round is told together.

        Where somebody comes from is nobody else's business: it is only told apart.
        """
        if not self.there:
            return
        if not self._wishes:
            asyncio.get_running_loop().call_soon(lambda: self._rooms.errand(self._tell_wishes()))
        self._wishes.append(wish._replace(asker=self.disguised(wish.asker)))

    def disguised(self, asker: Asker) -> Asker:
        """Somebody whose address cannot be read, but is the same in every process."""
        if not asker.address:
            return asker
        address = blake2b(asker.address.encode(), digest_size=8, key=self._salt).hexdigest()
        return asker._replace(address=address)

    async def _tell_wishes(self) -> None:
        wishes, self._wishes = self._wishes, []
        told = [(one.kind, one.key, int(one.urgency), *one.asker) for one in wishes]
        async with self._rooms.engine.begin() as connection:
            await self._broadcast.wanted(connection, told)

    async def _beat(self) -> None:
        told = False
        while True:
            try:
                if self.there:
                    self._last_there = monotonic()
                thinks = self._thinks()
                if thinks or told:
                    await self._tell_thinking(thinks=thinks)
                told = thinks
                self._heard = {name: at for name, at in self._heard.items() if self._lately(at)}
                since = self._broadcast.listening_since
                if thinks and since is not None and not self._lately(since):
                    await self._take_from_the_lost()
            except Exception:
                logger.exception("the others were not told who thinks")
            await asyncio.sleep(BEAT_SECONDS)

    async def _tell_thinking(self, *, thinks: bool) -> None:
        async with self._rooms.engine.begin() as connection:
            await self._broadcast.thinks(connection, thinks)

    async def _take_from_the_lost(self) -> None:
        """End what processes have claimed that hang; those that died have nothing left."""
        known = [session_name(process) for process in (self._broadcast.process, *self._heard)]
        async with self._rooms.engine.begin() as connection:
            found = await connection.execute(_END_SESSIONS, {"ours": session_name("%"), "known": known})
            for name in found.scalars():
                logger.warning("a process hangs, and what it had claimed is free", extra={"session": name})

    def _on_news(self, news: News) -> None:
        if news["what"] == "thinks":
            if news["thinks"]:
                self._heard[news["process"]] = monotonic()
            else:
                self._heard.pop(news["process"], None)
        elif news["what"] == "wanted":
            for kind, key, urgency, address, person in news["wanted"]:
                self.on_wish(Wish(kind, key, Urgency(urgency), Asker(address, person)))
        elif news["what"] == "thought":
            self.on_answer(news["key"])
        elif news["what"] == "missed":  # whoever was not heard may have told it all the same
            self._heard = dict.fromkeys(self._heard, monotonic())

    def _lately(self, at: float) -> bool:
        return monotonic() - at <= GONE_SECONDS
