"""A page at a table of this device: what it looks at, and what it was shown last."""

import json
from collections.abc import Callable
from typing import Any

from ecumene.table import Table
from ecumene.table.showing import seat_shown, told_with_view


class Viewer:
    """Sends a page what it is to see."""

    def __init__(self, guest: str, send: Callable[[str], None]) -> None:
        self.guest = guest
        self.seat: int | None = None
        """The seat whose view is shown; None is a spectator's, or the curtain of a hot seat."""
        self._shown = 0
        """How many choices of the record the page knows of."""
        self._send = send

    def send(self, message: Any) -> None:
        self._send(json.dumps(message, ensure_ascii=False))

    def forget(self) -> None:
        """Let the page be shown everything anew."""
        self._shown = 0

    def taken_back(self, number: int) -> None:
        """What was taken back is told anew."""
        self._shown = min(self._shown, number)

    def show(self, table: Table) -> None:
        """Show the table as it is now."""
        self.seat = seat_shown(table, self.guest, self.seat)
        shown = told_with_view(table, self.seat, self._shown)
        self.send({"type": "view", **shown, "view": table.view(self.seat)})
        self._shown = table.number
