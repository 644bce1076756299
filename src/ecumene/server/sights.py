"""What the pages in a room are shown: views as JSON, in pieces, each made once."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import orjson

from ecumene.core.view import OwnFrame
from ecumene.table import Table

QUESTION = tuple(OwnFrame.__annotations__)
"""What a half-made choice may change of its chooser's view, and nothing else does it change."""


class Sight(NamedTuple):
    """A view as JSON, in three pieces without their braces: who knows two of them needs only the third."""

    shared: bytes
    """What all see alike."""
    own: bytes
    question: bytes
    result: bool
    """Whether it tells the result: then a page needs a whole view if the game goes on after all."""

    def whole(self) -> orjson.Fragment:
        return _joined([self.shared, self.own, self.question])

    def changes(self, before: "Sight") -> orjson.Fragment | None:
        """What is other than before; None if something is gone, which changes cannot say."""
        if before.result and not self.result:
            return None
        pieces = (self.shared, before.shared), (self.own, before.own), (self.question, before.question)
        return _joined([now for now, then in pieces if now != then])


class Sights:
    """The views of a table as they are now, of those who look."""

    def __init__(self) -> None:
        self._shared: bytes | None = None
        self._seen: dict[int | None, Sight] = {}
        """By seat."""

    def forget(self) -> None:
        """The table has changed."""
        self._shared = None
        self._seen = {}

    def ask_again(self, table: Table, seat: int) -> None:
        """Something is half chosen: its chooser is asked another question, and nothing else has changed."""
        if seat in self._seen:
            self._seen[seat] = self._seen[seat]._replace(question=_json(table.position.own_frame(seat)))

    def look(self, table: Table, seats: Iterable[int | None]) -> None:
        """Make the views of some seats, or spectators (None), that are not there yet."""
        new = [seat for seat in seats if seat not in self._seen]
        if not new:
            return
        if self._shared is None:
            self._shared = _json(table.shared_view())
        for seat, view in zip(new, table.own_views(new), strict=True):
            question = {name: view[name] for name in QUESTION if name in view}
            own = {name: part for name, part in view.items() if name not in QUESTION}
            self._seen[seat] = Sight(self._shared, _json(own), _json(question), "standings" in view)

    def of(self, table: Table, seat: int | None) -> Sight:
        """The view of a seat, or of a spectator (None)."""
        self.look(table, [seat])
        return self._seen[seat]


def _json(view: Mapping[str, object]) -> bytes:
    """What stands between the braces; copied, because orjson keeps hold of much more memory than it needs."""
    return orjson.dumps(view)[1:-1]


def _joined(pieces: Sequence[bytes]) -> orjson.Fragment:
    """One JSON object with all that some pieces have."""
    return orjson.Fragment(b"{%b}" % b",".join([piece for piece in pieces if piece]))
