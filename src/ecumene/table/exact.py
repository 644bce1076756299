"""Types of messages that say all there is to say."""

import ast
from collections.abc import Callable
from inspect import getsource
from itertools import pairwise
from typing import Any, TypeVar

T = TypeVar("T")


def exact(**schema: Any) -> Callable[[type[T]], type[T]]:
    """Nothing but what is named, of the very type; `example` is shown in the OpenAPI document.

    It is pydantic that holds messages against it, where there is one: an engine in a browser has none.
    """

    def mark(kind: type[T]) -> type[T]:
        def complete(document: dict[str, Any]) -> None:
            document |= schema
            for name, text in _described(kind).items():
                document["properties"][name]["description"] = text

        kind.__pydantic_config__ = {  # type: ignore[attr-defined]
            "strict": True,
            "extra": "forbid",
            "json_schema_extra": complete,
        }
        return kind

    return mark


def _described(kind: type) -> dict[str, str]:
    """What the source of a type says below its fields.

    Pydantic would read it wherever the type is used, and a server would take twice as long to start.
    """
    (declared,) = ast.parse(getsource(kind)).body
    assert isinstance(declared, ast.ClassDef)
    return {
        field.target.id: text.value.value.strip()
        for field, text in pairwise(declared.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
        if isinstance(text.value.value, str)
    }
