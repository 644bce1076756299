"""All that thinks in a process, and how it thinks along with others over one PostgreSQL."""

from collections.abc import Callable
from typing import TypeVar

from ecumene.server.bot_pool import BotPool
from ecumene.server.bot_queue import Asker, Urgency
from ecumene.server.bot_turns import BotTurns
from ecumene.server.crew import TABLE, Crew, Wish
from ecumene.server.play import Play
from ecumene.server.thoughts import Thoughts

T = TypeVar("T")


class Thinking:
    """Bots at tables, and what is asked of them: the same in a server and in a worker."""

    def __init__(self, play: Play, salt: str) -> None:
        self._rooms = rooms = play.rooms
        self.pool = pool = BotPool(rooms.settings, rooms.tasks)
        self.turns = turns = BotTurns(play, pool)
        self._crew: Crew | None = None
        if rooms.broadcast.shared:
            self._crew = crew = Crew(rooms, salt, lambda: turns.moving)
            self._thoughts = Thoughts(rooms, crew, pool, turns.claims)
            crew.on_wish = self._on_wish
            turns.on_called = lambda table, urgency, asker: crew.wish(Wish(TABLE, table, urgency, asker))
            pool.others = self

    @property
    def moving(self) -> bool:
        """Whether the bots move, be it here or elsewhere."""
        return self.turns.moving or self.there

    @property
    def there(self) -> bool:
        """Whether somebody thinks in another process."""
        return self._crew is not None and self._crew.there

    async def think(self, asker: Asker, urgency: Urgency, work: Callable[..., T], *args: object) -> T:
        """Have somebody elsewhere think."""
        return await self._thoughts.think(asker, urgency, work, *args)

    async def close(self, patience: float = 0.0) -> None:
        """Stop, once what is thought about now has come to its end or has taken too long."""
        await self.pool.finish(patience)
        if self._crew is not None:
            await self._crew.close()
            await self._thoughts.close()
        await self.turns.close()
        await self.pool.close()

    def _on_wish(self, wish: Wish) -> None:
        if wish.kind != TABLE:
            if self.pool.thinks:
                self._thoughts.call(wish)
            return
        self._rooms.visitors.heard_of(wish.asker)
        self.turns.take_on(wish.key, wish.urgency, wish.asker)
