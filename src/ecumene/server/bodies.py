"""The body of a request: whole, in time, and not too large."""

import asyncio
from typing import Any

from ecumene.server.errors import TooSlow
from ecumene.server.viewer import Receive
from ecumene.table.errors import TooLarge
from ecumene.table.opening import LARGEST_RECORD

MOST_BYTES = LARGEST_RECORD
"""How large a body may be."""


async def whole_body(receive: Receive, seconds: float) -> Receive:
    """Read what is sent, if it is not too much and comes in time, and hand it on in one piece."""
    try:
        async with asyncio.timeout(seconds):
            body = await _read(receive)
    except TimeoutError:
        raise TooSlow() from None
    whole: dict[str, Any] | None = {"type": "http.request", "body": body, "more_body": False}

    async def again() -> dict[str, Any]:
        nonlocal whole
        if whole is None:
            return await receive()
        message, whole = whole, None
        return message

    return again


async def _read(receive: Receive) -> bytes:
    chunks: list[bytes] = []
    size = 0
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        chunk = message.get("body", b"")
        size += len(chunk)
        if size > MOST_BYTES:
            raise TooLarge(most=MOST_BYTES)
        chunks.append(chunk)
        more = message.get("more_body", False)
    return b"".join(chunks)
