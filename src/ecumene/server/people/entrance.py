"""The entrance: whoever has shown who they are is let in, with a new session and what they bring along."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server.errors import BadSetting, SignInFirst, WayClosed
from ecumene.server.messages.people import Way
from ecumene.server.people.accounts import account_of
from ecumene.server.people.guesses import Guesses
from ecumene.server.people.letters import Letter
from ecumene.server.people.mail import Mailer
from ecumene.server.people.moving import move
from ecumene.server.people.sessions import Known, Sessions
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.table.seats import has_account

Proof = Callable[[AsyncConnection], Awaitable[str]]
"""Whose account it is, as is found out while nobody can change it."""
WAYS: tuple[Way, ...] = ("password", "passkey", "mail")
NO_WAY = ("none",)


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks to come in or to change something of theirs, and from where."""

    known: Known
    address: str
    device: str

    @property
    def account(self) -> str:
        """Their account, if they are signed in."""
        if self.known.session is None or self.known.person is None:
            raise SignInFirst()
        return self.known.person


class Admitted(NamedTuple):
    """Somebody who was let in, and what their cookie says from now on."""

    person: str
    said: str


def allowed_ways(settings: Settings, mailer: Mailer) -> list[Way]:
    """The ways that the owner of a server allows, if there are such."""
    allowed = settings.accounts
    unknown = [] if allowed == NO_WAY else [way for way in allowed if way not in WAYS]
    if unknown:
        raise BadSetting(setting="ECUMENE_ACCOUNTS", value=unknown[0])
    return [way for way in WAYS if way in allowed and (way != "mail" or mailer.open)]


class Entrance:
    """Lets people in, by the ways that the server's owner allows."""

    def __init__(self, rooms: Rooms, sessions: Sessions) -> None:
        self.rooms = rooms
        self.sessions = sessions
        self.settings = rooms.settings
        self.guesses = Guesses(self.settings)
        self.mailer = Mailer(self.settings)
        self.ways = allowed_ways(self.settings, self.mailer)

    def check(self, way: Way) -> None:
        if way not in self.ways:
            raise WayClosed()

    async def admit(self, caller: Caller, proof: Proof, *, bring: bool) -> Admitted:
        """Let somebody in, by a new cookie: the one they came with is nobody's any more."""
        before = caller.known

        async def work(connection: AsyncConnection) -> tuple[Admitted, Sequence[str]]:
            person = await proof(connection)
            moved: Sequence[str] = []
            if before.session is None and before.person is not None and not has_account(before.person):
                if bring:
                    name = (await account_of(connection, person)).name
                    moved = await move(connection, before.person, person, name)
                    await self.rooms.broadcast.changed(connection, moved, frame=True)
                await self.sessions.leave(connection, [before.person])
            said = await self.sessions.begin(connection, person, caller.device, before.session)
            return Admitted(person, said), moved

        admitted, moved = await self.rooms.writer.run(work)
        if before.key is not None:
            self.sessions.send_away([before.key])
        for table in moved:
            await self.rooms.reread(table)
        return admitted

    def post(self, letter: Letter) -> None:
        """Have a letter sent, which nobody waits for."""
        self.rooms.errand(self.mailer.send(letter))

    async def show_out(self, session: str) -> None:
        """Sign a browser out."""

        async def work(connection: AsyncConnection) -> None:
            await self.sessions.end(connection, [session])

        await self.rooms.writer.run(work)
        self.sessions.send_away([session])
