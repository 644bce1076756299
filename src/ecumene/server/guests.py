"""Guests: whoever comes gets a signed cookie, and keeps their seats by it."""

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from secrets import token_urlsafe

from itsdangerous import BadSignature, Signer
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from ecumene.server import schema

COOKIE = "ecumene"
YEAR = 365 * 24 * 3600


class Cookies:
    """Gives out cookies, and knows its own again."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="ecumene.guest")

    def new_guest(self) -> str:
        return token_urlsafe(12)

    def of_guest(self, guest: str) -> str:
        """What the cookie of a guest says."""
        return self._signer.sign(guest).decode()

    def guest(self, said: str) -> str | None:
        """Whose cookie it is, if it is one of ours."""
        try:
            return self._signer.unsign(said).decode()
        except BadSignature:
            return None


def cookie_header(said: str, *, secure: bool) -> str:
    """The header that lets a browser keep a cookie."""
    parts = [f"{COOKIE}={said}", f"Max-Age={YEAR}", "Path=/", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def cookie_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """What our cookie says in a request, if it has one."""
    for name, value in headers:
        if name == b"cookie":
            found = _cookie(value.decode("latin-1"))
            if found is not None:
                return found
    return None


def _cookie(header: str) -> str | None:
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None else None


async def name_of(engine: AsyncEngine, guest: str) -> str:
    """What somebody wants to be called; nothing until they have said it."""
    query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
    async with engine.connect() as connection:
        return (await connection.execute(query)).scalar() or ""
