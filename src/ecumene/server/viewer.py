"""A page at a table: whose it is, what it looks at, and what it was shown last."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import orjson

from ecumene.server.messages.answers import LobbyMessage, ServerMessage
from ecumene.server.sights import Sight
from ecumene.table.answers import TableMessage

Frame = dict[str, Any]
"""An event of ASGI."""
Receive = Callable[[], Awaitable[Frame]]
Send = Callable[[Frame], Awaitable[None]]

MOST_WAITING = 400
"""How many messages may wait for a slow page before it is told to come again."""
COME_AGAIN = 1013


class Wire(Protocol):
    """The connection of a page, which takes messages only as long as the page reads them."""

    when_free: Callable[[], None] | None
    """Called when it takes messages again."""

    def write(self, text: bytes) -> bool:
        """Put a message on its way; False if it takes none just now."""

    def leave(self, code: int) -> None:
        """Close it, with the reason."""


class Viewer:
    """Sends a page what it is to see, in order, as fast as it takes it.

    It writes by itself, once a round of the event loop: to wake a task of each page for each message would
    cost more than most messages do.
    """

    def __init__(self, guest: str | None, address: str, wire: Wire, *, changes: bool = False) -> None:
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
        self._frame = b""
        """The frame of the table that it was told last."""
        self._wire = wire
        self._waiting: list[bytes] = []
        self._closed = False
        self._loop = asyncio.get_running_loop()
        wire.when_free = self._write

    def forget(self) -> None:
        """Let the page be shown everything anew."""
        self.shown, self.sight = 0, None

    def frame(self, message: TableMessage) -> None:
        """Tell the page a table's frame, unless it knows: that something was stored there is no news."""
        said = orjson.dumps(message)
        if said != self._frame:
            self._frame = said
            self.send_json(said)

    def send(self, message: ServerMessage | LobbyMessage) -> None:
        """Put a message on its way."""
        self.send_json(orjson.dumps(message))

    def send_json(self, message: bytes) -> None:
        if len(self._waiting) > MOST_WAITING:
            self.close()
        elif not self._closed:
            if not self._waiting:
                self._loop.call_soon(self._write)
            self._waiting.append(message)

    def close(self) -> None:
        """Tell the page to come again."""
        if not self._closed:
            self.end()
            self._wire.leave(COME_AGAIN)

    def end(self) -> None:
        """The page is gone."""
        self._closed = True
        self._waiting.clear()
        self._wire.when_free = None

    def _write(self) -> None:
        """All that waits goes into one frame: an answer and the view that came with it, most often."""
        if self._waiting and self._wire.write(b"\n".join(self._waiting)):
            self._waiting.clear()
