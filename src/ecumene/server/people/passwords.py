"""Passwords: kept as Argon2id hashes, which are made beside the event loop and few at a time."""

import asyncio
from functools import cached_property
from secrets import token_urlsafe
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ecumene.server.errors import BadPassword
from ecumene.server.people.names import compared

LEAST = 8
MOST = 200
AT_ONCE = 2
"""How many are hashed at once: each takes 64 MB while it is."""


class Passwords:
    """Makes hashes, and knows which password one was made of."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._places = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a hash is of that password; without one it takes as long to say no."""
        async with self._places:
            return await asyncio.to_thread(self._fits, kept, _normal(password))

    def _fits(self, kept: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(kept or self._of_nobody, password) and kept is not None
        except (VerificationError, InvalidHashError):
            return False

    @cached_property
    def _of_nobody(self) -> str:
        return self._hasher.hash(token_urlsafe(24))


def checked_password(password: str, name: str) -> str:
    """A password that is neither too short nor the name itself."""
    if not LEAST <= len(password) <= MOST or compared(password) == compared(name):
        raise BadPassword(least=LEAST, most=MOST)
    return password


def _normal(password: str) -> str:
    """The same password from any keyboard."""
    return normalize("NFKC", password)
