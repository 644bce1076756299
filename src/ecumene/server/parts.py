"""What stands for a part of a view that is written out already."""

from typing import Any

import orjson

EMPTY = b"{}"


class DictPart(dict[str, Any]):
    """A part of a view that is a dictionary, as JSON, written out once.

    It is an empty one itself: a game's compiled code wants what its view declares, whatever stands for it.
    """

    __slots__ = ("json",)

    def __init__(self, json: bytes) -> None:
        self.json = json

    def __or__(self, other: Any) -> "DictPart":  # type: ignore[override]
        """With what another has besides, a part or not."""
        more = other.json if isinstance(other, DictPart) else orjson.dumps(other)
        if len(self.json) == len(EMPTY) or len(more) == len(EMPTY):
            return DictPart(more if len(self.json) == len(EMPTY) else self.json)
        return DictPart(b"%b,%b" % (self.json[:-1], more[1:]))


class ListPart(list[Any]):
    """The same of a list."""

    __slots__ = ("json",)

    def __init__(self, json: bytes) -> None:
        self.json = json


Part = DictPart | ListPart


def part_of(made: dict[str, Any] | list[Any], json: bytes) -> Part:
    return DictPart(json) if isinstance(made, dict) else ListPart(json)
