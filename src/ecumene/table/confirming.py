"""Which choices wait for a yes."""

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.core.events import Event


def worth_a_question(confirm: bool | Sequence[Mapping[str, Any]], events: Sequence[Event]) -> bool:
    """Whether a choice that would bring these events is to be confirmed first."""
    if isinstance(confirm, bool):
        return confirm
    return any(_matches(pattern, event) for pattern in confirm for event in events)


def _matches(pattern: Mapping[str, Any], event: Event) -> bool:
    if "kind" in pattern and pattern["kind"] != event.kind:
        return False
    missing = object()
    return all(event.args.get(name, missing) == value for name, value in pattern.get("args", {}).items())
