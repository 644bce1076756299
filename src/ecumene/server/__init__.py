"""The table in the browser: tables, guests, storage and sockets."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ecumene.server.run import serve

__all__ = ["serve"]


def __getattr__(name: str) -> Any:
    """`serve`, loaded only when it is asked for: workers think with the rules and the bots alone."""
    if name != "serve":
        raise AttributeError(name)
    from ecumene.server.run import serve

    return serve
