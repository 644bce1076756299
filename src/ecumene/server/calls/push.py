"""Web Push: a message that only one browser can read, signed so that its push service knows who sends it."""

from collections.abc import Mapping
from datetime import timedelta
from time import time
from typing import Any
from urllib.parse import urlsplit

import orjson
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode
from pywebpush import WebPusher

from ecumene.server.calls.outside import Outside
from ecumene.server.errors import BadBell
from ecumene.server.messages.calls import PushKeys
from ecumene.server.settings import Settings

GOOD_FOR = timedelta(hours=12)
"""How long a signature counts."""
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is not there."""


def new_key() -> str:
    """A key of the server's own to sign with."""
    made = Vapid02()
    made.generate_keys()
    said: str = b64urlencode(made.private_key.private_numbers().private_value.to_bytes(32, "big"))
    return said


class Push:
    """Encrypts messages and hands them to the push services of browsers."""

    def __init__(self, outside: Outside, settings: Settings, key: str) -> None:
        self._outside = outside
        self._vapid = Vapid02.from_raw(key.encode())
        self._sender = _sender(settings.address)

    @property
    def key(self) -> str:
        """What browsers know the server by."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        said: str = b64urlencode(point)
        return said

    def check(self, address: str, keys: PushKeys) -> None:
        """Whether a browser could be called like that."""
        self._outside.check(address)
        try:
            _encrypted(address, keys, b"?")
            self._signed(address)
        except Exception:  # of many libraries, about what somebody has made up
            raise BadBell() from None

    async def send(self, address: str, keys: PushKeys, message: Mapping[str, str]) -> None:
        body = _encrypted(address, keys, orjson.dumps(message))
        headers = {"content-encoding": "aes128gcm", "ttl": str(KEPT_SECONDS), "urgency": "normal"}
        await self._outside.post(address, body, headers | self._signed(address))

    def _signed(self, address: str) -> dict[str, str]:
        parts = urlsplit(address)
        until = int(time() + GOOD_FOR.total_seconds())
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._sender, "exp": until}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def _encrypted(address: str, keys: PushKeys, message: bytes) -> bytes:
    pusher: Any = WebPusher({"endpoint": address, "keys": dict(keys)})
    body: bytes = pusher.encode(message)["body"]
    return body


def _sender(address: str) -> str:
    """Whom a push service would write to about us."""
    host = urlsplit(address).hostname or "localhost"
    return f"mailto:ecumene@{host}"
