"""Signing up and in by password, by the code for emergencies, and by the link of a letter."""

from base64 import b32encode
from secrets import token_bytes

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import BadSignIn, SpentLink, WayClosed
from ecumene.server.messages.people import FollowLink, Lang, LinkInfo, NewAccount, Recover, SignIn
from ecumene.server.people import tickets
from ecumene.server.people.accounts import (
    account_at,
    account_named,
    account_of,
    add_account,
    check_free,
    set_mail,
    tear_up_tickets,
)
from ecumene.server.people.entrance import Admitted, Caller, Entrance
from ecumene.server.people.letters import letter, link
from ecumene.server.people.names import checked_mail, compared
from ecumene.server.people.passwords import Passwords, checked_password
from ecumene.server.people.sessions import hashed
from ecumene.server.people.tickets import Ticket
from ecumene.table.errors import BadName
from ecumene.table.opening import NAME_LENGTH

A = schema.accounts.c
CODE_BYTES = 13
"""A hundred bits and a few: too many to be guessed, few enough to be written down."""


class Signing:
    """How people make accounts and come in to them."""

    def __init__(self, entrance: Entrance, passwords: Passwords) -> None:
        self.entrance = entrance
        self.passwords = passwords

    async def register(self, caller: Caller, wanted: NewAccount) -> Admitted:
        """Make an account with a password; a guest's games become its own."""
        self.entrance.check("password")
        self.entrance.guesses.ask_name(caller.address)
        async with self.entrance.rooms.engine.connect() as connection:
            name = await check_free(connection, wanted["name"])
        password = checked_password(wanted["password"], name)
        self.entrance.guesses.make(caller.address)
        kept = await self.passwords.hashed(password)
        return await self.entrance.admit(
            caller, lambda connection: add_account(connection, name, password=kept), bring=True
        )

    async def sign_in(self, caller: Caller, given: SignIn) -> Admitted:
        """Come in by name and password. Whether it is the name or the password that is wrong is not told."""
        self.entrance.check("password")
        self.entrance.guesses.guess(caller.address, compared(given["name"]))
        async with self.entrance.rooms.engine.connect() as connection:
            found = await account_named(connection, given["name"])
        kept = found.password if found else None
        if not await self.passwords.fits(kept, given["password"]) or found is None:
            raise BadSignIn()
        person = found.id

        async def proof(connection: AsyncConnection) -> str:
            if (await account_of(connection, person)).password != kept:
                raise BadSignIn()  # it was changed in the meantime
            return person

        return await self.entrance.admit(caller, proof, bring=given.get("bring", False))

    async def recover(self, caller: Caller, given: Recover) -> Admitted:
        """Come in by the code for emergencies, which is good for one time."""
        if not self.entrance.ways:
            raise WayClosed()
        self.entrance.guesses.guess(caller.address, compared(given["name"]))
        code = code_hash(given["code"])

        async def proof(connection: AsyncConnection) -> str:
            found = await account_named(connection, given["name"])
            person = found.id if found else ""
            spent = update(schema.accounts).where(A.id == person, A.recovery == code).values(recovery=None)
            if not (await connection.execute(spent)).rowcount:
                raise BadSignIn()
            return person

        return await self.entrance.admit(caller, proof, bring=given.get("bring", False))

    # Letters ------------------------------------------------------------------------------------

    async def write(self, caller: Caller, mail: str, lang: Lang) -> None:
        """Send a link to a mailbox: to come in, or to make an account. Nobody else learns which."""
        self.entrance.check("mail")
        mail = checked_mail(mail)
        self.entrance.guesses.write(caller.address, compared(mail))

        async def work(connection: AsyncConnection) -> tuple[str, bool]:
            found = await account_at(connection, mail)
            ticket = Ticket("come-in", found.id if found else None, {"mail": mail})
            return await tickets.give(connection, ticket), found is not None

        said, known = await self.entrance.rooms.writer.run(work)
        path = link(self.entrance.settings.address, said)
        written = letter(mail, lang, "come-in" if known else "join", path=path)
        self.entrance.post(written)

    async def look(self, said: str) -> LinkInfo:
        """What a link does; it stays good."""
        async with self.entrance.rooms.engine.connect() as connection:
            ticket = await tickets.look(connection, said, "come-in", "mailbox")
            name = None if ticket.person is None else (await account_of(connection, ticket.person)).name
        kind = ticket.kind if ticket.person is not None else "join"
        assert kind in ("come-in", "join", "mailbox")
        return {"kind": kind, "mail": ticket.data["mail"], "name": name}

    async def follow(self, caller: Caller, given: FollowLink) -> Admitted:
        """Come in by a link, or make the account that it is for."""
        self.entrance.check("mail")

        async def proof(connection: AsyncConnection) -> str:
            ticket = await tickets.use(connection, given["ticket"], "come-in")
            if ticket.person is not None:
                return ticket.person
            if await account_at(connection, ticket.data["mail"]) is not None:
                raise SpentLink()
            return await add_account(connection, given.get("name") or "", mail=ticket.data["mail"])

        made = not await self._comes_in(given["ticket"])
        if made and not given.get("name"):
            raise BadName(most=NAME_LENGTH)
        if made:
            self.entrance.guesses.ask_name(caller.address)
        return await self.entrance.admit(caller, proof, bring=made or given.get("bring", False))

    async def _comes_in(self, said: str) -> bool:
        async with self.entrance.rooms.engine.connect() as connection:
            return (await tickets.look(connection, said, "come-in")).person is not None

    async def confirm(self, caller: Caller, said: str) -> None:
        """Add the mailbox that a link came to to the account that asked for it, and to no other."""
        person = caller.account

        async def work(connection: AsyncConnection) -> tuple[Ticket, str | None]:
            ticket = await tickets.use(connection, said, "mailbox")
            known = await account_at(connection, ticket.data["mail"])
            if ticket.person != person or (known is not None and known.id != person):
                raise SpentLink()
            before = (await account_of(connection, person)).mail
            try:
                await set_mail(connection, person, ticket.data["mail"])
            except IntegrityError:
                raise SpentLink() from None  # somebody was quicker
            await tear_up_tickets(connection, person)
            return ticket, before

        ticket, before = await self.entrance.rooms.writer.run(work)
        if before is not None and before != ticket.data["mail"]:
            self.entrance.post(letter(before, ticket.data["lang"], "mailbox-changed"))


def new_code() -> str:
    """A code that can be written down: groups of letters and digits.

    >>> import re
    >>> bool(re.fullmatch("([a-z2-7]{4}-){4}[a-z2-7]{4}", new_code()))
    True
    """
    letters = b32encode(token_bytes(CODE_BYTES)).decode().lower()[:20]
    return "-".join(letters[n : n + 4] for n in range(0, len(letters), 4))


def code_hash(code: str) -> str:
    """What is kept of a code, however it was typed."""
    return hashed("".join(filter(str.isalnum, code.lower())))
