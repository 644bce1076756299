"""What the OpenAPI document promises to programs: how each operation can end, what fits, examples.

When a change of it is meant, `pytest tests/server/test_openapi.py --snapshot-update` writes it anew.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter
from syrupy.assertion import SnapshotAssertion

from ecumene.server.app import make_app
from ecumene.server.doors import Doors
from ecumene.server.messages import answers, requests
from ecumene.server.proxies import Proxies
from ecumene.server.settings import Settings

WITH_EXAMPLES = [
    kind
    for module in (answers, requests)
    for kind in vars(module).values()
    if hasattr(kind, "__pydantic_config__") and "example" in TypeAdapter(kind).json_schema()
]
LIMITS = ("minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "pattern", "enum", "const")


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    settings = Settings()
    told: dict[str, Any] = make_app(settings, Doors(settings, Proxies(()), 100)).app.openapi()
    return told


def operations(document: dict[str, Any]) -> Iterator[str]:
    """Every operation, what it takes and how it can end."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            wanted = [
                f"{one['name']}{'' if one['required'] else '?'}{limits(one['schema'])}"
                for one in operation.get("parameters", ())
            ]
            body = operation.get("requestBody")
            if body is not None:
                wanted.append(f"a body{'' if body.get('required') else '?'} of {', '.join(body['content'])}")
            ends = " ".join(sorted(operation["responses"]))
            yield f"{method.upper()} {path} [{'; '.join(wanted)}] {ends}"


def limits(schema: dict[str, Any]) -> str:
    """What fits, in all the ways that a thing can be said."""
    found = [f"{name} {schema[name]}" for name in LIMITS if name in schema]
    inside = [*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else [])]
    return "".join([*(f" {one}" for one in found), *map(limits, inside)])


def test_every_operation_says_how_it_can_end(document: dict[str, Any], snapshot: SnapshotAssertion) -> None:
    assert list(operations(document)) == snapshot


def test_every_message_says_what_fits(document: dict[str, Any], snapshot: SnapshotAssertion) -> None:
    schemas = document["components"]["schemas"]
    told = {
        name: [
            f"{field}{'' if field in schema.get('required', ()) else '?'}{limits(what)}"
            for field, what in schema.get("properties", {}).items()
        ]
        for name, schema in schemas.items()
        if "ValidationError" not in name  # the library's own
    }
    assert told == snapshot


@pytest.mark.parametrize("kind", WITH_EXAMPLES, ids=lambda kind: kind.__name__)
def test_every_example_is_what_it_is_an_example_of(kind: Any) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(kind)
    adapter.validate_python(adapter.json_schema()["example"])


def test_examples_are_those_of_the_documents(document: dict[str, Any], snapshot: SnapshotAssertion) -> None:
    found: dict[str, Any] = {}

    def look(place: str, part: Any) -> None:
        if isinstance(part, dict):
            for name, inside in part.items():
                if name in ("example", "examples"):
                    found[place] = inside
                else:
                    look(f"{place} {name}", inside)
        elif isinstance(part, list):
            for inside in part:
                look(place, inside)

    look("", document)
    assert found == snapshot
