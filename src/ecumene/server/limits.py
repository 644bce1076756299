"""How much one visitor may ask of the server: messages a second, bytes at once, and from which pages."""

from collections.abc import Iterable
from time import monotonic
from typing import Self
from urllib.parse import urlsplit

from ecumene.server.errors import ForeignOrigin, TooFast

MOST_BUCKETS = 10_000
HOUR = 3600


class Bucket:
    """Lets `rate` things a second pass for long, and `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = monotonic()

    def take(self, many: int = 1) -> None:
        """Let one more pass, or so many together, if they may."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < many:
            raise TooFast()
        self._left -= many

    def missing(self, now: float) -> float:
        """How much it lacks of being full."""
        return max(0.0, self._burst - self._left - (now - self._at) * self._rate)


class Buckets:
    """One bucket an address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    @classmethod
    def hourly(cls, most: int) -> Self:
        """Lets so many an hour pass, all at once if need be."""
        return cls(most / HOUR, most)

    def take(self, address: str, many: int = 1) -> None:
        if address not in self._buckets:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            self._buckets[address] = Bucket(self._rate, self._burst)
        self._buckets[address].take(many)

    def _forget(self) -> None:
        """Forget the half that has asked for least: a crowd does not free whoever is held back."""
        now = monotonic()
        known = sorted(self._buckets, key=lambda address: self._buckets[address].missing(now))
        for address in known[: len(known) // 2]:
            del self._buckets[address]


def check_origin(headers: Iterable[tuple[bytes, bytes]], allowed: Iterable[str]) -> None:
    """A page of another site may not act here with its visitor's cookie.

    Programs that are no browsers send no origin, and have no cookie that is not their own.
    """
    found = {name: value.decode("latin-1") for name, value in headers if name in (b"origin", b"host")}
    origin = found.get(b"origin")
    if origin is None:
        return
    host = _host(origin)
    if not host or host not in {found.get(b"host", "").lower(), *allowed}:
        raise ForeignOrigin()


def _host(origin: str) -> str:
    """Whose page it is; nobody's, if that is no address at all."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
