"""A page at a table: whose it is, what it looks at, and what it was shown last."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import orjson

from ecumene.server.messages.answers import ServerMessage
from ecumene.server.sights import Sight

Frame = dict[str, Any]
"""An event of ASGI."""
Receive = Callable[[], Awaitable[Frame]]
Send = Callable[[Frame], Awaitable[None]]

MOST_WAITING = 400
"""How many messages may wait for a slow page before it is told to come again."""
COME_AGAIN = 1013


class Viewer:
    """Sends a page what it is to see, in order, as fast as it takes it."""

    def __init__(self, guest: str | None, address: str, send: Send, *, changes: bool = False) -> None:
        self.guest = guest
        self.address = address
        self.seat: int | None = None
        """The seat whose view is shown; None is a spectator's, or the curtain of a hot seat."""
        self.shown = 0
        """How many choices of the record the page knows of."""
        self.changes = changes
        """Whether the page wishes to be told only what has changed of its view."""
        self.sight: Sight | None = None
        """The view that such a page was shown last."""
        self._send = send
        self._waiting: list[str] = []
        self._more = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._write())

    def forget(self) -> None:
        """Let the page be shown everything anew."""
        self.shown, self.sight = 0, None

    def send(self, message: ServerMessage) -> None:
        """Put a message on its way."""
        self.send_text(orjson.dumps(message).decode())

    def send_text(self, text: str) -> None:
        if len(self._waiting) > MOST_WAITING:
            self.close()
        elif not self._closed:
            self._waiting.append(text)
            self._more.set()

    def close(self) -> None:
        """Tell the page to come again."""
        self._closed = True
        self._more.set()

    async def end(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _write(self) -> None:
        """All that waits goes into one frame: an answer and the view that came with it, most often."""
        while not self._closed:
            if self._waiting:
                await self._send({"type": "websocket.send", "text": self._next_frame()})
            else:
                self._more.clear()
                await self._more.wait()
        await self._send({"type": "websocket.close", "code": COME_AGAIN})

    def _next_frame(self) -> str:
        """Nobody else keeps it, for the first one tells a whole game."""
        text = "\n".join(self._waiting) if len(self._waiting) > 1 else self._waiting[0]
        self._waiting.clear()
        return text
