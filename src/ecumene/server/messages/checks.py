"""What is checked of all that comes in, over HTTP as over sockets."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, ConfigDict, Field, with_config

from ecumene.server.errors import BadRequest

T = TypeVar("T")

LARGEST = (1 << 31) - 1
"""The largest integer that any database takes."""
LONGEST_FIELD = 60
"""How much of a field's name is said again."""


def exact(**schema: Any) -> Callable[[type[T]], type[T]]:
    """Nothing but what is named, of the very type; `example` is shown in the OpenAPI document."""
    config = ConfigDict(strict=True, extra="forbid", use_attribute_docstrings=True)
    if schema:
        config["json_schema_extra"] = schema
    return with_config(config)


def writable(text: str) -> str:
    """What every database can keep: no NUL, and no halves of characters."""
    halves = not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text)
    if halves or "\0" in text:
        raise ValueError("text that cannot be kept")
    return text


Text = Annotated[str, AfterValidator(writable)]
Count = Annotated[int, Field(ge=0, le=LARGEST)]


def bad_request(place: tuple[int | str, ...], given: object, otherwise: str) -> BadRequest:
    """Names the field that is missing or wrong in what was given."""
    path: list[str] = []
    for part in place:
        # Beyond the fields, a place names the types that a value could have had.
        if isinstance(given, Mapping):
            given = given.get(part)
        elif isinstance(given, list) and isinstance(part, int) and part < len(given):
            given = given[part]
        else:
            break
        path.append(str(part))
    field = ".".join(path) or otherwise
    return BadRequest(field=field.encode("utf-8", "replace").decode()[:LONGEST_FIELD])
