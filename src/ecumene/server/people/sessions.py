"""Sessions: which browsers are signed in as whom, and the sockets that go when one of them ends."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.calls.bells import hand_on
from ecumene.server.guests import Cookies, cookie_of
from ecumene.server.rooms import Rooms
from ecumene.server.viewer import Viewer
from ecumene.table.clock import ago, now

SESSION: Final = "~"
"""How the cookie of somebody who is signed in begins; no guest's does."""
STRANGERS: Final = ""
"""By what the sockets of those are known who have no cookie."""
UNSEEN = timedelta(days=365)
"""After how long without a visit a device is signed out."""
SEEN_AGAIN = timedelta(hours=1)
"""How old the last visit is before another one is written down."""
PROVED = timedelta(minutes=15)
"""How long somebody who has shown who they are may change how they do so."""


class Known(NamedTuple):
    """Who asks: nobody yet, a guest, or somebody who is signed in by a session."""

    person: str | None = None
    session: str | None = None
    proved: bool = False
    """Whether they have shown a short while ago who they are."""

    @property
    def key(self) -> str | None:
        """By what their sockets are known."""
        return self.session or self.person


class Sessions:
    """Knows who comes by their cookie, and sends away who may not come that way any more."""

    def __init__(self, rooms: Rooms, cookies: Cookies) -> None:
        self._rooms = rooms
        self._cookies = cookies
        self._sockets: dict[str, set[Viewer]] = {}
        rooms.on_away = self.send_away

    async def recognise(self, headers: Iterable[tuple[bytes, bytes]]) -> Known:
        """Whose cookie came with a request, if it is one of ours."""
        said = cookie_of(headers)
        if said is None:
            return Known()
        if not said.startswith(SESSION):
            return Known(self._cookies.guest(said))
        s = schema.sessions.c
        query = select(s.id, s.person, s.proved).where(s.id == hashed(said), s.seen > ago(UNSEEN))
        async with self._rooms.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Known() if row is None else Known(row.person, row.id, row.proved > ago(PROVED))

    async def begin(
        self, connection: AsyncConnection, person: str, device: str, before: str | None = None
    ) -> str:
        """Sign a browser in, instead of the session it had `before`; what its cookie says from now on."""
        said = SESSION + token_urlsafe(32)
        at = now()
        row = {"id": hashed(said), "person": person, "device": device}
        await connection.execute(
            insert(schema.sessions).values(row | {"created": at, "seen": at, "proved": at})
        )
        if before is not None:
            await hand_on(connection, person, before, hashed(said))
            await self.end(connection, [before])
        return said

    async def visit(self, session: str) -> None:
        """Somebody has come again; that is written down now and then."""
        if self._rooms.standing.read_only:
            return
        s = schema.sessions.c
        changed = update(schema.sessions).where(s.id == session, s.seen < ago(SEEN_AGAIN)).values(seen=now())

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(changed)

        await self._rooms.writer.run(work)

    async def end(self, connection: AsyncConnection, sessions: Sequence[str]) -> None:
        """Sign browsers out, wherever their sockets are."""
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.id.in_(sessions)))
        await self.leave(connection, sessions)

    async def leave(self, connection: AsyncConnection, keys: Sequence[str]) -> None:
        """Let the other processes know whose sockets have to go, when the transaction is done."""
        await self._rooms.broadcast.away(connection, keys)

    # Sockets ------------------------------------------------------------------------------------

    @contextmanager
    def attended(self, known: Known, viewer: Viewer) -> Iterator[None]:
        """A socket of somebody is open."""
        key = known.key or STRANGERS
        sockets = self._sockets.setdefault(key, set())
        sockets.add(viewer)
        try:
            yield
        finally:
            sockets.discard(viewer)
            if not sockets:
                self._sockets.pop(key, None)

    def viewers(self) -> list[Viewer]:
        """All who have a socket here."""
        return [viewer for sockets in self._sockets.values() for viewer in sockets]

    def send_away(self, keys: Iterable[str]) -> None:
        """Close the sockets of those who are somebody else now: their pages come again as who they are."""
        for key in keys:
            for viewer in list(self._sockets.get(key, ())):
                viewer.close()


def hashed(said: str) -> str:
    """What is kept of a secret that is too long to be guessed."""
    return sha256(said.encode()).hexdigest()


async def sweep_sessions(connection: AsyncConnection) -> None:
    """Forget devices that have been signed out by themselves."""
    await connection.execute(delete(schema.sessions).where(schema.sessions.c.seen <= ago(UNSEEN)))


async def sessions_of(connection: AsyncConnection, person: str, but: str | None = None) -> list[str]:
    """Where somebody is signed in, but for one session."""
    s = schema.sessions.c
    found = await connection.execute(select(s.id).where(s.person == person, s.id != (but or "")))
    return list(found.scalars())
