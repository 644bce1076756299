"""Accounts as they are stored, and what all ways into them go by."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import NameTaken, SignInFirst
from ecumene.server.people.names import compared, new_account
from ecumene.table.clock import now
from ecumene.table.opening import checked_name

A, G = schema.accounts.c, schema.guests.c


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who can come back from anywhere."""

    id: str
    name: str
    mail: str | None
    password: str | None
    recovery: str | None
    created: str


def _accounts() -> Select[Any]:
    named = schema.accounts.join(schema.guests, A.id == G.id)
    return select(A.id, G.name, A.mail, A.password, A.recovery, A.created).select_from(named)


def _read(row: Row[Any] | None) -> Account | None:
    return None if row is None else Account(**row._mapping)


async def account_of(connection: AsyncConnection, person: str) -> Account:
    found = _read((await connection.execute(_accounts().where(A.id == person))).one_or_none())
    if found is None:
        raise SignInFirst()
    return found


async def account_named(connection: AsyncConnection, name: str) -> Account | None:
    """Whose account has a name; `name` may be anything that somebody typed."""
    called = compared(" ".join(name.split()))
    return _read((await connection.execute(_accounts().where(A.called == called))).one_or_none())


async def account_at(connection: AsyncConnection, mail: str) -> Account | None:
    """Whose account has a mailbox."""
    return _read((await connection.execute(_accounts().where(A.mailbox == compared(mail)))).one_or_none())


async def check_free(connection: AsyncConnection, name: str, but: str | None = None) -> str:
    """A name that no account has, or only whose id is given."""
    tidy = checked_name(name)
    found = await account_named(connection, tidy)
    if found is not None and found.id != but:
        raise NameTaken(name=tidy)
    return tidy


async def add_account(
    connection: AsyncConnection,
    name: str,
    *,
    person: str | None = None,
    password: str | None = None,
    mail: str | None = None,
) -> str:
    """Make an account; its id."""
    name, person, at = await check_free(connection, name), person or new_account(), now()
    row = {"id": person, "called": compared(name), "password": password, "created": at}
    try:
        await connection.execute(insert(schema.accounts).values(row | _mailbox(mail)))
    except IntegrityError:
        raise NameTaken(name=name) from None  # somebody was quicker
    await connection.execute(insert(schema.guests).values(id=person, name=name, created=at))
    return person


async def rename_account(connection: AsyncConnection, person: str, name: str) -> None:
    """Take a name that no other account has; what they are called is changed by whoever asks."""
    await check_free(connection, name, but=person)
    try:
        await change_account(connection, person, called=compared(name))
    except IntegrityError:
        raise NameTaken(name=name) from None


async def change_account(connection: AsyncConnection, person: str, **values: Any) -> None:
    await connection.execute(update(schema.accounts).where(A.id == person).values(**values))


async def set_mail(connection: AsyncConnection, person: str, mail: str | None) -> None:
    await change_account(connection, person, **_mailbox(mail))


def _mailbox(mail: str | None) -> dict[str, str | None]:
    return {"mail": mail, "mailbox": None if mail is None else compared(mail)}


async def count_passkeys(connection: AsyncConnection, person: str) -> int:
    query = select(func.count()).where(schema.passkeys.c.person == person)
    return (await connection.execute(query)).scalar_one()


async def tear_up_tickets(connection: AsyncConnection, person: str) -> None:
    """Let no letter that is still on its way open an account whose lock was changed."""
    await connection.execute(delete(schema.tickets).where(schema.tickets.c.person == person))
