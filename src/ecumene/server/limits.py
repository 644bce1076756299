"""How much one visitor may ask of the server: messages a second, bytes at once, and from which pages."""

from collections.abc import Iterable
from time import monotonic
from urllib.parse import urlsplit

from ecumene.server.errors import ForeignOrigin, TooFast

MOST_BUCKETS = 10_000


class Bucket:
    """Lets `rate` things a second pass for long, and `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = monotonic()

    def take(self) -> None:
        """Let one more pass, if it may."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            raise TooFast()
        self._left -= 1


class Buckets:
    """One bucket an address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._rate, self._burst)
        self._buckets[address].take()


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
