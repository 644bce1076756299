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
    fields = {k: v for part in (table, seat, SharedFrame, OwnFrame) for k, v in declared(part).items()}
    whole: Any = TypedDict("whole", fields)  # type: ignore[misc]
    for part in typed_parts(whole):
        part.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    adapter = TypeAdapter(whole)

    def check(view: Mapping[str, Any]) -> None:
        adapter.validate_python(view)

    return check


def declared(part: Any) -> dict[str, Any]:
    return get_type_hints(part, include_extras=True)


def typed_parts(kind: Any) -> Iterator[Any]:
    """The typed dictionaries that a type is made of."""
    if is_typeddict(kind):
        yield kind
        for hint in declared(kind).values():
            yield from typed_parts(hint)
    for inner in get_args(kind):
        yield from typed_parts(inner)
