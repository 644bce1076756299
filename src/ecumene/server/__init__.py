"""The table in the browser: tables, guests, storage and sockets."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ecumene.server.run import serve

__all__ = ["serve"]


def __getattr__(name: str) -> Any:
    """`serve`, loaded only when it is asked for: thinkers make do with the rules and the bots."""
    if name != "serve":
        raise AttributeError(name)
    from ecumene.server.run import serve

    return serve
