"""What is checked of all that comes in, over HTTP as over sockets."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import AfterValidator, Field

from ecumene.table.errors import BadRequest

LARGEST = (1 << 31) - 1
"""The largest integer that any database takes."""
LONGEST_FIELD = 60
"""How much of a field's name is said again."""


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
