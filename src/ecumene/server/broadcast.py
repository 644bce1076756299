"""What processes over one PostgreSQL tell each other: NOTIFY sends, LISTEN hears.

Over SQLite there is one process and nobody to tell.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from secrets import token_hex
from time import monotonic
from typing import Any, Literal

import orjson
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from typing_extensions import TypedDict

from ecumene.server.rows import NewLine
from ecumene.server.supervision import Supervisor
from ecumene.table.beside import ChatMessage, HappeningMessage, MutedMessage, UnsaidMessage

logger = logging.getLogger(__name__)

Remark = ChatMessage | UnsaidMessage | MutedMessage | HappeningMessage

CHANNEL = "ecumene"
MOST_BYTES = 7900
"""How long a notice may be: PostgreSQL carries less than 8,000 bytes."""
MOST_TABLES = 200
"""How many tables one notice names, so that it is no longer."""
MOST_PRESENT = 20
"""How many tables one notice tells about who is there."""
MOST_AWAY = 80
"""How many sessions one notice names."""
MOST_WANTED = 60
"""How many things to think about one notice names."""
LISTEN_AGAIN_SECONDS = 1.0
"""How long after the connection was lost another one is tried."""


class Lines(TypedDict):
    """These lines of logs are new, one after the other where they are of the same table."""

    what: Literal["lines"]
    lines: list[list[Any]]
    """Each as `NewLine` has it told."""


class Changed(TypedDict):
    """Rows of these tables are new, or lines of their logs that no notice has room for."""

    what: Literal["changed"]
    tables: list[str]
    frame: bool
    """Whether who sits there, or whether it is played, may be new."""


class Said(TypedDict):
    """Somebody made a remark at a table, or one was taken away, or its author muted; or its log has news."""

    what: Literal["chat"]
    table: str
    message: Remark


class Here(TypedDict):
    """Who is at which table in a process."""

    what: Literal["here"]
    process: str
    here: dict[str, list[str]]


class Away(TypedDict):
    """These sessions, or guests, are nobody's any more: their sockets go."""

    what: Literal["away"]
    keys: list[str]


class Contest(TypedDict):
    """Something is new about a tournament."""

    what: Literal["tournament"]
    id: str


class Ruled(TypedDict):
    """An owner of the server has done something that all processes go by."""

    what: Literal["ruled"]


class Wanted(TypedDict):
    """Somebody has to think: bots at tables, or what was asked of bots."""

    what: Literal["wanted"]
    wanted: list[tuple[str, str, int, str, str]]
    """Of each what it is, its key, how urgent it is, and for which address and person."""


class Thinks(TypedDict):
    """Whether bots think in a process."""

    what: Literal["thinks"]
    process: str
    thinks: bool


class Thought(TypedDict):
    """What was asked is answered."""

    what: Literal["thought"]
    key: str


class Missed(TypedDict):
    """There may have been news that nobody heard: the connection is new."""

    what: Literal["missed"]


News = Lines | Changed | Said | Here | Away | Contest | Ruled | Wanted | Thinks | Thought | Missed

_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
_NOTIFY_LINES = "SELECT pg_notify($1, $2)"


class Broadcast:
    """Tells other processes what is new, and hears them."""

    def __init__(self, engine: AsyncEngine, heard: Callable[[News], None], tasks: Supervisor) -> None:
        self.process = token_hex(6)
        self.shared = engine.dialect.name == "postgresql"
        self._engine = engine
        self._heard = heard
        self.listening_since: float | None = None
        """Since when nothing that others say can have been missed."""
        if self.shared:
            tasks.keep("broadcast", self._listen)

    async def changed(
        self, connection: AsyncConnection, tables: Sequence[str], *, frame: bool = False
    ) -> None:
        """Let the others know of new lines or rows, when the transaction of `connection` is done."""
        for some in _portions(tables, MOST_TABLES):
            await self._tell(connection, {"what": "changed", "tables": some, "frame": frame})

    async def lines(self, connection: AsyncConnection, lines: Sequence[NewLine]) -> None:
        """Let the others know of new lines, which they need not read, when the transaction is done."""
        for payload in self._notices(lines):
            await connection.exec_driver_sql(_NOTIFY_LINES, (CHANNEL, payload))

    def _notices(self, lines: Sequence[NewLine]) -> Iterator[str]:
        """As few as there can be; a line that is too long for any is read by whoever needs it."""
        begin, end = b'["%b",{"what":"lines","lines":[' % self.process.encode(), b"]}]"
        room = left = MOST_BYTES - len(begin) - len(end)
        some: list[bytes] = []
        for line in lines:
            told = orjson.dumps(line.told())
            if len(told) > room:
                told = orjson.dumps([line.table])
            if len(told) >= left:
                yield (begin + b",".join(some) + end).decode()
                some, left = [], room
            some.append(told)
            left -= len(told) + 1
        if some:
            yield (begin + b",".join(some) + end).decode()

    async def said(self, connection: AsyncConnection, table: str, message: Remark) -> None:
        await self._tell(connection, {"what": "chat", "table": table, "message": message})

    async def away(self, connection: AsyncConnection, keys: Sequence[str]) -> None:
        """Let the others know whose sockets have to go, when the transaction of `connection` is done."""
        for some in _portions(keys, MOST_AWAY):
            await self._tell(connection, {"what": "away", "keys": some})

    async def tournament(self, connection: AsyncConnection, key: str) -> None:
        await self._tell(connection, {"what": "tournament", "id": key})

    async def ruled(self, connection: AsyncConnection) -> None:
        await self._tell(connection, {"what": "ruled"})

    async def here(self, here: Mapping[str, list[str]]) -> None:
        """Tell who is at which table here."""
        for some in _portions(list(here), MOST_PRESENT):
            news: Here = {"what": "here", "process": self.process, "here": {t: here[t] for t in some}}
            async with self._engine.begin() as connection:
                await self._tell(connection, news)

    async def wanted(
        self, connection: AsyncConnection, wanted: Sequence[tuple[str, str, int, str, str]]
    ) -> None:
        """Let the others know what is to be thought about."""
        for start in range(0, len(wanted), MOST_WANTED):
            some = list(wanted[start : start + MOST_WANTED])
            await self._tell(connection, {"what": "wanted", "wanted": some})

    async def thinks(self, connection: AsyncConnection, thinks: bool) -> None:
        await self._tell(connection, {"what": "thinks", "process": self.process, "thinks": thinks})

    async def thought(self, connection: AsyncConnection, key: str) -> None:
        await self._tell(connection, {"what": "thought", "key": key})

    async def _tell(self, connection: AsyncConnection, news: News) -> None:
        if self.shared:
            payload = orjson.dumps([self.process, news]).decode()
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_until_lost()
            except Exception:
                logger.exception("the other processes are not heard")
            await asyncio.sleep(LISTEN_AGAIN_SECONDS)

    async def _listen_until_lost(self) -> None:
        lost = asyncio.Event()
        async with self._engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda _: lost.set())
            await raw.add_listener(CHANNEL, self._on_notice)
            self.listening_since = monotonic()
            self._heard({"what": "missed"})
            try:
                await lost.wait()
            finally:
                self.listening_since = None

    def _on_notice(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        process, news = orjson.loads(payload)
        if process != self.process:
            self._heard(news)


def _portions(keys: Sequence[str], most: int) -> Iterator[list[str]]:
    for start in range(0, len(keys), most):
        yield list(keys[start : start + most])
