"""What the pages in a room are shown: views as JSON, in pieces, only those made anew that have changed."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, NamedTuple

import orjson

from ecumene.core.view import OwnFrame
from ecumene.table import Table

QUESTION = frozenset(OwnFrame.__annotations__)
"""What a half-made choice may change of its chooser's view, and nothing else does it change."""


class Part:
    """A part of a view as JSON, written out once."""

    __slots__ = ("json",)

    def __init__(self, json: bytes) -> None:
        self.json = json


class Sight(NamedTuple):
    """A view, as it was shown to somebody: JSON without braces, but for the parts that games name."""

    shared: bytes
    """What all see alike, parts apart."""
    own: bytes
    """What is the seat's own, parts apart."""
    question: bytes
    parts: dict[str, Part]
    result: bool
    """Whether it tells the result: then a page needs a whole view if the game goes on after all."""

    def whole(self) -> orjson.Fragment:
        return _joined([self.shared, self.own, self.question, *_named(self.parts)])

    def changes(self, before: "Sight") -> orjson.Fragment | None:
        """What is other than before; None if something is gone, which changes cannot say."""
        if before.result and not self.result:
            return None
        pieces = (self.shared, before.shared), (self.own, before.own), (self.question, before.question)
        then = before.parts
        new = {name: part for name, part in self.parts.items() if then.get(name) is not part}
        return _joined([*[now for now, then in pieces if now != then], *_named(new)])


class Sights:
    """The views of a table as they are now, of those who look, and parts of views that may be so again."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[object, Part]] = {}
        """By the name that a game gives them, with what they are made of."""
        self._shared: tuple[bytes, dict[str, Part]] | None = None
        self._seen: dict[int | None, Sight] = {}
        """By seat."""

    def forget(self) -> None:
        """The table has changed."""
        self._shared = None
        self._seen = {}

    def forget_all(self) -> None:
        """Nobody looks any more."""
        self.forget()
        self._kept = {}

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
            shared, _, parts = _sorted(table.shared_view(self._remember))
            self._shared = _json(shared), parts
        common, parts = self._shared
        for seat, view in zip(new, table.own_views(new, remember=self._remember), strict=True):
            own, question, own_parts = _sorted(view)
            over = "standings" in question
            self._seen[seat] = Sight(common, _json(own), _json(question), parts | own_parts, over)

    def of(self, table: Table, seat: int | None) -> Sight:
        """The view of a seat, or of a spectator (None)."""
        self.look(table, [seat])
        return self._seen[seat]

    def _remember(self, name: Hashable, made_of: object, make: Callable[[], Any], /) -> Any:
        """A part of a view: its JSON stands for it, so that nothing is made or written out twice."""
        kept = self._kept.get(name)
        if kept is not None and kept[0] == made_of:
            return kept[1]
        # Copied, because what orjson gives keeps hold of much more memory than it needs.
        json = bytes(memoryview(orjson.dumps(make(), default=_fragment)))
        # Where it has come out the same all the same, nobody needs to be told.
        part = kept[1] if kept is not None and kept[1].json == json else Part(json)
        self._kept[name] = made_of, part
        return part


def _sorted(view: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any], dict[str, Part]]:
    """A view in three: what is told together, the question, and the parts."""
    plain: dict[str, Any] = {}
    question: dict[str, Any] = {}
    parts: dict[str, Part] = {}
    for name, value in view.items():
        if type(value) is Part:
            parts[name] = value
        elif name in QUESTION:
            question[name] = value
        else:
            plain[name] = value
    return plain, question, parts


def _json(view: Mapping[str, Any]) -> bytes:
    """What stands between the braces, copied likewise."""
    return orjson.dumps(view, default=_fragment)[1:-1]


def _fragment(part: object) -> orjson.Fragment:
    if isinstance(part, Part):
        return orjson.Fragment(part.json)
    raise TypeError(part)


def _named(parts: Mapping[str, Part]) -> list[bytes]:
    return [b'"%b":%b' % (name.encode(), part.json) for name, part in parts.items()]


def _joined(pieces: Iterable[bytes]) -> orjson.Fragment:
    """One JSON object with all that some pieces have."""
    return orjson.Fragment(b"{%b}" % b",".join([piece for piece in pieces if piece]))
