"""Bells: the ways in which somebody wishes to be called, as they are stored."""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import queries, schema
from ecumene.server.errors import NoMailbox, TooManyBells, UnknownBell
from ecumene.server.messages.calls import BellInfo, BellKind, NewBell, PushKeys, Trouble
from ecumene.table.clock import now

MOST = 12
"""How many bells somebody may have."""
ID_BYTES = 12
B, A = schema.bells.c, schema.accounts.c


@dataclass(frozen=True, slots=True)
class Bell:
    """One way in which somebody is called; `mail` is the mailbox of their account."""

    id: str
    person: str
    kind: BellKind
    address: str
    keys: PushKeys | None
    label: str
    lang: str
    rings: bool
    trouble: Trouble | None
    mail: str | None

    def told(self) -> BellInfo:
        label = (self.mail or "") if self.kind == "mail" else self.label
        trouble = self.trouble
        return {"id": self.id, "kind": self.kind, "label": label, "rings": self.rings, "trouble": trouble}


class HungBy(NamedTuple):
    """The browser that hangs a bell up, and its session, with which a push bell goes."""

    device: str
    session: str | None


def _bells() -> Select[Any]:
    own = B.id, B.person, B.kind, B.address, B.push_keys.label("keys"), B.label, B.lang, B.rings, B.trouble
    return select(*own, A.mail).join_from(schema.bells, schema.accounts, B.person == A.id)


async def bells_of(connection: AsyncConnection, person: str) -> list[Bell]:
    found = await connection.execute(_bells().where(B.person == person).order_by(B.created, B.id))
    return [Bell(**row._mapping) for row in found]


async def bells_called(connection: AsyncConnection, keys: Sequence[str]) -> dict[str, Bell]:
    """Bells by their ids, those that there are."""
    found = await connection.execute(_bells().where(B.id.in_(keys)))
    return {row.id: Bell(**row._mapping) for row in found}


async def bell_of(connection: AsyncConnection, person: str, key: str) -> Bell:
    found = (await connection.execute(_bells().where(B.id == key, B.person == person))).one_or_none()
    if found is None:
        raise UnknownBell()
    return Bell(**found._mapping)


async def hang_up(
    connection: AsyncConnection, person: str, wanted: NewBell, by: HungBy, *, letters: bool
) -> None:
    """Let somebody be called in one more way; what is known already is only renewed."""
    address = "" if wanted["kind"] == "mail" else wanted["address"]
    if wanted["kind"] == "mail" and not (letters and await has_mailbox(connection, person)):
        raise NoMailbox()
    key = _id(person, wanted["kind"], address)
    await queries.wait_for(connection, person)
    older = B.person == person, B.kind == wanted["kind"], B.address == address, B.id != key
    await connection.execute(delete(schema.bells).where(*older))
    count = select(func.count()).where(B.person == person, B.id != key)
    if (await connection.execute(count)).scalar_one() >= MOST:
        raise TooManyBells(most=MOST)
    push = wanted["kind"] == "push"
    row: dict[str, Any] = {"id": key, "person": person, "kind": wanted["kind"], "address": address}
    row |= {"session": by.session if push else None, "lang": wanted["lang"], "rings": True, "trouble": None}
    row |= {"push_keys": dict(wanted["keys"]) if wanted["kind"] == "push" else None, "created": now()}
    await queries.keep(connection, schema.bells, row | {"label": by.device if push else _host(address)})


async def hand_on(connection: AsyncConnection, person: str, before: str, after: str) -> None:
    """Let the bells of somebody's browser hang on when it is signed in anew."""
    theirs = update(schema.bells).where(B.person == person, B.session == before)
    await connection.execute(theirs.values(session=after))


async def switch(
    connection: AsyncConnection, person: str, key: str, *, rings: bool, trouble: Trouble | None = None
) -> None:
    """Switch a bell on or off; what it had to say and has not is dropped."""
    changed = update(schema.bells).where(B.id == key, B.person == person)
    if not (await connection.execute(changed.values(rings=rings, trouble=trouble))).rowcount:
        raise UnknownBell()
    await connection.execute(delete(schema.calls).where(schema.calls.c.bell == key))


async def take_down(connection: AsyncConnection, person: str, key: str) -> None:
    gone = delete(schema.bells).where(B.id == key, B.person == person)
    if not (await connection.execute(gone)).rowcount:
        raise UnknownBell()


async def has_mailbox(connection: AsyncConnection, person: str) -> bool:
    return (await connection.execute(select(A.mail).where(A.id == person))).scalar() is not None


def _id(person: str, kind: BellKind, address: str) -> str:
    """By which the database knows a bell again, whoever stores it, and however often."""
    told = "\n".join((person, kind, address)).encode()
    return urlsafe_b64encode(sha256(told).digest()[:ID_BYTES]).decode()


def _host(address: str) -> str:
    """What its owner knows a webhook by: its address is a secret, but for where it leads to."""
    return (urlsplit(address).hostname or "")[:64]
