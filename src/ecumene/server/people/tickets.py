"""Tickets: what is good for one use and a short while, as the link in a letter or a passkey's challenge."""

from datetime import timedelta
from secrets import token_urlsafe
from typing import Any, Literal, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import SpentLink
from ecumene.server.people.names import compared
from ecumene.server.people.sessions import hashed
from ecumene.table.clock import ahead, now

TicketKind = Literal["come-in", "mailbox", "passkey", "passkey-new"]

GOOD_FOR: dict[TicketKind, timedelta] = {
    "come-in": timedelta(minutes=30),
    "mailbox": timedelta(hours=24),
    "passkey": timedelta(minutes=5),
    "passkey-new": timedelta(minutes=5),
}


class Ticket(NamedTuple):
    """What somebody was given a ticket for."""

    kind: TicketKind
    person: str | None
    """Whose account it is about; nobody's yet where one is to be made."""
    data: dict[str, Any]


async def give(connection: AsyncConnection, ticket: Ticket) -> str:
    """A new ticket; only who is told it has it. Old ones are cleared away."""
    said = token_urlsafe(32)
    await sweep_tickets(connection)
    row = {"id": hashed(said), **ticket._asdict(), "until": ahead(GOOD_FOR[ticket.kind])}
    await connection.execute(insert(schema.tickets).values(row))
    return said


async def sweep_tickets(connection: AsyncConnection) -> None:
    """Clear away what is good no more: it may say a mailbox of somebody who never came."""
    await connection.execute(delete(schema.tickets).where(schema.tickets.c.until < now()))


async def tear_up_letters(connection: AsyncConnection, mail: str | None) -> None:
    """Let nothing be known of letters to a mailbox that were to make an account."""
    t = schema.tickets.c
    sent = (await connection.execute(select(t.id, t.data).where(t.person.is_(None)))).all()
    theirs = [row.id for row in sent if mail and compared(row.data.get("mail", "")) == compared(mail)]
    await connection.execute(delete(schema.tickets).where(t.id.in_(theirs)))


async def look(connection: AsyncConnection, said: str, *kinds: TicketKind) -> Ticket:
    """What a ticket is for, if it is one of these kinds and still good."""
    t = schema.tickets.c
    query = select(t.kind, t.person, t.data).where(t.id == hashed(said), t.until > now(), t.kind.in_(kinds))
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise SpentLink()
    return Ticket(row.kind, row.person, row.data)


async def use(connection: AsyncConnection, said: str, *kinds: TicketKind) -> Ticket:
    """The same, and it is good no more; of two who come with it at once, one does."""
    ticket = await look(connection, said, *kinds)
    spent = delete(schema.tickets).where(schema.tickets.c.id == hashed(said))
    if not (await connection.execute(spent)).rowcount:
        raise SpentLink()
    return ticket
