"""What the pages in a room are shown: views as JSON, in pieces, only those made anew that have changed."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, Final, NamedTuple

import orjson

from ecumene.core.view import OwnFrame
from ecumene.server.parts import DictPart, ListPart, Part, part_of
from ecumene.table import Table

QUESTION: Final = tuple(OwnFrame.__annotations__)
"""What a half-made choice may change of its chooser's view, and nothing else does it change."""

# A compiler finds at once what is final, and looks up all else by its name.
_DICT_PART: Final = DictPart
_LIST_PART: Final = ListPart
_DUMPS: Final = orjson.dumps
_PARTS_APART: Final = orjson.OPT_PASSTHROUGH_SUBCLASS


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
        new = {name: part for name, part in self.parts.items() if not _same(part, then.get(name))}
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
        made = make()
        if not isinstance(made, (dict, list)):
            return made  # nothing at all, or a word
        # Copied, because what orjson gives keeps hold of much more memory than it needs.
        json = _listed(made) or bytes(memoryview(_dumped(made)))
        # Where it has come out the same all the same, nobody needs to be told.
        part = kept[1] if kept is not None and kept[1].json == json else part_of(made, json)
        self._kept[name] = made_of, part
        return part


def _sorted(view: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any], dict[str, Part]]:
    """A view in three: what is told together, the question, and the parts."""
    plain: dict[str, Any] = {}
    parts: dict[str, Part] = {}
    for name, value in view.items():
        kind = type(value)
        if kind is _DICT_PART or kind is _LIST_PART:
            parts[name] = value
        else:
            plain[name] = value
    question = {name: plain.pop(name) for name in QUESTION if name in plain}
    return plain, question, parts


def _json(view: Mapping[str, Any]) -> bytes:
    """What stands between the braces, copied likewise."""
    return _dumped(view)[1:-1]


def _dumped(value: object) -> bytes:
    return _DUMPS(value, default=_fragment, option=_PARTS_APART)


def _fragment(part: object) -> orjson.Fragment:
    if isinstance(part, (DictPart, ListPart)):
        return orjson.Fragment(part.json)
    return orjson.Fragment(orjson.dumps(part))


def _same(part: Part, then: Part | None) -> bool:
    return part is then or (then is not None and part.json == then.json)


def _listed(made: object) -> bytes:
    """A list of nothing but parts; nothing else is written out here."""
    if not isinstance(made, list) or not made or type(made[0]) is not DictPart:
        return b""
    parts = [part.json for part in made if type(part) is DictPart]
    return b"[%b]" % b",".join(parts) if len(parts) == len(made) else b""


def _named(parts: dict[str, Part]) -> list[bytes]:
    return [b'"' + name.encode() + b'":' + part.json for name, part in parts.items()]


def _joined(pieces: Iterable[bytes]) -> orjson.Fragment:
    """One JSON object with all that some pieces have."""
    return orjson.Fragment(b"{%b}" % b",".join([piece for piece in pieces if piece]))
