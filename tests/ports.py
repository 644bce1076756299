"""Ports for servers that tests start."""

import os
import socket
from itertools import cycle

PORTS = range(10_000, 30_000)
"""Below those that the system gives away by itself: what it has told one test as free it may have given to
somebody else when the server of that test comes to take it."""
EACH = 100
_OURS = cycle(PORTS[os.getpid() % (len(PORTS) // EACH) * EACH :][:EACH])
"""Processes that test side by side have numbers beside each other, and so ports of their own."""


def free_port() -> int:
    """A port that nobody has, and that no other test is told of in the meantime."""
    return next(port for port in _OURS if _is_free(port))


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
