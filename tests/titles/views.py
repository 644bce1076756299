"""Views against their types: every key is declared, every value of its type, and nothing is there besides."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

from pydantic import ConfigDict, TypeAdapter
from typing_extensions import TypedDict, get_type_hints, is_typeddict

from ecumene.core.game import Game
from ecumene.core.view import OwnFrame, SharedFrame


def checked_view(game: Game) -> Callable[[Mapping[str, Any]], None]:
    """A function that refuses whatever the types of a game's views do not allow."""
    table, seat = game.views
    fields = {k: v for part in (table, seat, SharedFrame, OwnFrame) for k, v in _declared(part).items()}
    whole: Any = TypedDict("whole", fields)  # type: ignore[misc]
    for part in _parts(whole):
        part.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    adapter = TypeAdapter(whole)

    def check(view: Mapping[str, Any]) -> None:
        adapter.validate_python(view)

    return check


def _declared(part: Any) -> dict[str, Any]:
    return get_type_hints(part, include_extras=True)


def _parts(kind: Any) -> Iterator[Any]:
    """The typed dictionaries that a type is made of."""
    if is_typeddict(kind):
        yield kind
        for hint in _declared(kind).values():
            yield from _parts(hint)
    for inner in get_args(kind):
        yield from _parts(inner)
