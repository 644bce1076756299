"""Keeping an account: what belongs to it, and changing every way into it."""

from collections.abc import Awaitable, Callable

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import LastWay, ProveFirst, UnknownDevice
from ecumene.server.messages.people import AccountInfo, Lang, Way
from ecumene.server.owners.ownership import owns
from ecumene.server.people import tickets
from ecumene.server.people.accounts import (
    Account,
    account_at,
    account_of,
    change_account,
    count_passkeys,
    set_mail,
    tear_up_tickets,
)
from ecumene.server.people.entrance import Caller, Entrance
from ecumene.server.people.letters import letter, link
from ecumene.server.people.names import checked_mail, compared
from ecumene.server.people.passwords import Passwords, checked_password
from ecumene.server.people.sessions import sessions_of
from ecumene.server.people.signing import code_hash, new_code
from ecumene.server.people.tickets import Ticket

P, S = schema.passkeys.c, schema.sessions.c


def proved(caller: Caller) -> str:
    """The account of somebody who has shown a short while ago that it is theirs."""
    person = caller.account
    if not caller.known.proved:
        raise ProveFirst()
    return person


class Keeping:
    """What people see and change of their accounts."""

    def __init__(self, entrance: Entrance, passwords: Passwords) -> None:
        self.entrance = entrance
        self.passwords = passwords

    async def told(self, caller: Caller) -> AccountInfo:
        """All that belongs to an account."""
        async with self.entrance.rooms.engine.connect() as connection:
            return await told_account(connection, caller)

    async def set_password(self, caller: Caller, password: str, lang: Lang) -> None:
        """Another password; whoever is signed in by an older one elsewhere is signed out."""
        self.entrance.check("password")
        person = proved(caller)
        async with self.entrance.rooms.engine.connect() as connection:
            account = await account_of(connection, person)
        kept = await self.passwords.hashed(checked_password(password, account.name))

        async def deed(connection: AsyncConnection) -> None:
            await change_account(connection, person, password=kept)

        await self._sign_out_elsewhere(caller, deed)
        if account.mail and self.entrance.mailer.open:
            self.entrance.post(letter(account.mail, lang, "password-changed"))

    async def ask_mail(self, caller: Caller, mail: str, lang: Lang) -> None:
        """Send a link to a new mailbox. If it is another account's, only its owner is told."""
        self.entrance.check("mail")
        person, mail = proved(caller), checked_mail(mail)
        self.entrance.guesses.write(caller.address, compared(mail))

        async def work(connection: AsyncConnection) -> tuple[str, bool]:
            known = await account_at(connection, mail)
            free = known is None or known.id == person
            ticket = Ticket("mailbox", person, {"mail": mail, "lang": lang})
            return await tickets.give(connection, ticket), free

        said, free = await self.entrance.rooms.writer.run(work)
        path = link(self.entrance.settings.address, said)
        written = letter(mail, lang, "mailbox", path=path) if free else letter(mail, lang, "mailbox-taken")
        self.entrance.post(written)

    async def drop(self, caller: Caller, way: Way) -> None:
        """Do without the password, or the mailbox."""

        async def deed(connection: AsyncConnection, person: str) -> None:
            if way == "password":
                await change_account(connection, person, password=None)
            else:
                await set_mail(connection, person, None)

        await self._without(caller, deed)

    async def drop_passkey(self, caller: Caller, key: str) -> None:
        async def deed(connection: AsyncConnection, person: str) -> None:
            gone = delete(schema.passkeys).where(P.id == key, P.person == person)
            if not (await connection.execute(gone)).rowcount:
                raise UnknownDevice()

        await self._without(caller, deed)

    async def _without(self, caller: Caller, deed: Callable[[AsyncConnection, str], Awaitable[None]]) -> None:
        """Take a way away, if another one is left."""
        person = proved(caller)

        async def work(connection: AsyncConnection) -> None:
            await deed(connection, person)
            await tear_up_tickets(connection, person)
            passkeys = await count_passkeys(connection, person)
            if not self._ways_left(await account_of(connection, person), passkeys):
                raise LastWay()

        await self.entrance.rooms.writer.run(work)

    def _ways_left(self, account: Account, passkeys: int) -> list[Way]:
        there: dict[Way, object] = {"password": account.password, "mail": account.mail, "passkey": passkeys}
        return [way for way in self.entrance.ways if there[way]]

    async def new_code(self, caller: Caller) -> str:
        """A code for emergencies; the one before is good no more."""
        person, code = proved(caller), new_code()

        async def work(connection: AsyncConnection) -> None:
            await change_account(connection, person, recovery=code_hash(code))

        await self.entrance.rooms.writer.run(work)
        return code

    # Devices ------------------------------------------------------------------------------------

    async def sign_out(self, caller: Caller, session: str) -> None:
        """Sign one of somebody's browsers out."""
        person = caller.account
        async with self.entrance.rooms.engine.connect() as connection:
            if session not in await sessions_of(connection, person):
                raise UnknownDevice()
        await self.entrance.show_out(session)

    async def sign_out_elsewhere(self, caller: Caller) -> None:
        """Stay signed in here, and nowhere else."""

        async def nothing_else(_: AsyncConnection) -> None:
            """The account stays as it is."""

        await self._sign_out_elsewhere(caller, nothing_else)

    async def _sign_out_elsewhere(
        self, caller: Caller, deed: Callable[[AsyncConnection], Awaitable[None]]
    ) -> None:
        person = caller.account

        async def work(connection: AsyncConnection) -> list[str]:
            await deed(connection)
            others = await sessions_of(connection, person, but=caller.known.session)
            await self.entrance.sessions.end(connection, others)
            await tear_up_tickets(connection, person)
            return others

        self.entrance.sessions.send_away(await self.entrance.rooms.writer.run(work))


async def told_account(connection: AsyncConnection, caller: Caller) -> AccountInfo:
    person = caller.account
    account = await account_of(connection, person)
    keys = select(P.id, P.label, P.created, P.used).where(P.person == person).order_by(P.created)
    devices = select(S.id, S.device, S.created, S.seen).where(S.person == person).order_by(S.seen.desc())
    return {
        "name": account.name,
        "created": account.created,
        "mail": account.mail,
        "password": account.password is not None,
        "recovery": account.recovery is not None,
        "passkeys": [
            {"id": key.id, "label": key.label, "created": key.created, "used": key.used}
            for key in await connection.execute(keys)
        ],
        "sessions": [
            {
                "id": row.id,
                "device": row.device,
                "created": row.created,
                "seen": row.seen,
                "this": row.id == caller.known.session,
            }
            for row in await connection.execute(devices)
        ],
        "proved": caller.known.proved,
        "owner": await owns(connection, person),
    }
