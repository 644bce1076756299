"""Guests: whoever comes gets a signed cookie, and keeps their seats by it."""

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from secrets import token_urlsafe

from itsdangerous import BadSignature, Signer
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from ecumene.server import schema
from ecumene.server.errors import BadName

COOKIE = "ecumene"
YEAR = 365 * 24 * 3600
NAME_LENGTH = 24


class Cookies:
    """Gives out cookies, and knows its own again."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="ecumene.guest")

    def new_guest(self) -> str:
        return token_urlsafe(12)

    def cookie(self, guest: str, *, secure: bool) -> str:
        """The header that makes a browser this guest's."""
        value = self._signer.sign(guest).decode()
        parts = [f"{COOKIE}={value}", f"Max-Age={YEAR}", "Path=/", "HttpOnly", "SameSite=Lax"]
        return "; ".join([*parts, "Secure"] if secure else parts)

    def guest(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """Whose cookie came with a request, if it is one of ours."""
        for name, value in headers:
            if name == b"cookie":
                found = _cookie(value.decode("latin-1"))
                if found is not None:
                    return self._verified(found)
        return None

    def _verified(self, value: str) -> str | None:
        try:
            return self._signer.unsign(value).decode()
        except BadSignature:
            return None


def _cookie(header: str) -> str | None:
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None else None


async def name_of(engine: AsyncEngine, guest: str) -> str:
    """What a guest wants to be called; nothing until they have said it."""
    query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
    async with engine.connect() as connection:
        return (await connection.execute(query)).scalar() or ""


def checked_name(name: object) -> str:
    """A name that fits on a seat."""
    tidy = " ".join(name.split()) if isinstance(name, str) else ""
    if not 1 <= len(tidy) <= NAME_LENGTH or not tidy.isprintable():
        raise BadName(most=NAME_LENGTH)
    return tidy
