"""How many files and connections the system lets the server have open."""

import logging

from ecumene.server.errors import TooFewFiles

try:
    import resource
except ImportError:  # not every system has such a limit
    resource = None  # type: ignore[assignment]

logger = logging.getLogger(__name__)

ENOUGH = 65_536
"""More are not asked for."""
OWN = 96
"""What the database, the page's files and the event loop have open at most."""
OWN_OF_A_THINKER = 8
LEAST_CONNECTIONS = 32


def most_connections(thinkers: int) -> int:
    """How many connections may be open at once: what the system allows, raised if it can be, less our own."""
    limit, before = _raised()
    own = OWN + OWN_OF_A_THINKER * thinkers
    if limit < own + LEAST_CONNECTIONS:
        raise TooFewFiles(limit=str(limit), least=str(own + LEAST_CONNECTIONS))
    told = {"limit": limit, "before": before, "connections": limit - own}
    logger.info("open files", extra=told)
    return limit - own


def _raised() -> tuple[int, int]:
    """The limit, after it was raised as far as the system lets us, and what it was before."""
    if resource is None:
        return ENOUGH, ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    before = ENOUGH if soft == resource.RLIM_INFINITY else soft
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if before >= wanted:
        return before, before
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):
        return before, before
    return wanted, before
