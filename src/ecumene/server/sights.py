"""What the pages in a room are shown: views as JSON, part by part, each made once."""

from collections.abc import Iterable, Mapping

import orjson

from ecumene.table import Table

Parts = dict[str, bytes]
"""The parts of a view by their names, each as JSON."""


class Sights:
    """The views of a table as they are now, of those who look."""

    def __init__(self) -> None:
        self._shared: Parts = {}
        self._whole: dict[int | None, Parts] = {}
        """By seat; what all see alike is in each of them."""

    def forget(self) -> None:
        """The table has changed."""
        self._shared = {}
        self._whole = {}

    def ask_again(self, table: Table, seat: int) -> None:
        """Something is half chosen: its chooser is asked another question, and nothing else has changed."""
        if seat in self._whole:
            self._whole[seat] = self._whole[seat] | _as_json(table.position.own_frame(seat))

    def look(self, table: Table, seats: Iterable[int | None]) -> None:
        """Make the views of some seats, or spectators (None), that are not there yet."""
        new = [seat for seat in seats if seat not in self._whole]
        if not new:
            return
        if not self._shared:
            self._shared = _as_json(table.shared_view())
        for seat, own in zip(new, table.own_views(new), strict=True):
            self._whole[seat] = self._shared | _as_json(own)

    def of(self, table: Table, seat: int | None) -> Parts:
        """The view of a seat, or of a spectator (None)."""
        self.look(table, [seat])
        return self._whole[seat]


def _as_json(view: Mapping[str, object]) -> Parts:
    return {name: orjson.dumps(part) for name, part in view.items()}


def fragments(parts: Parts) -> dict[str, orjson.Fragment]:
    """What becomes one piece of JSON in a message."""
    return {name: orjson.Fragment(part) for name, part in parts.items()}


def changes(before: Parts, now: Parts) -> Parts | None:
    """The parts that are new or other than before; None if one is gone, which changes cannot say."""
    if len(before) > len(now) or not before.keys() <= now.keys():
        return None
    return {name: part for name, part in now.items() if before.get(name) != part}
