"""What goes wrong inside the server, as it is said to those outside."""

import logging

from asyncpg import InterfaceError as ConnectionLost  # type: ignore[import-untyped]
from asyncpg import PostgresError
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ecumene.core.errors import EcumeneError
from ecumene.server.errors import NoDatabase
from ecumene.table.errors import Trouble

logger = logging.getLogger(__name__)

SILENT = (OperationalError, InterfaceError, NoConnectionFree, PostgresError, ConnectionLost, OSError)


def is_silent(error: BaseException) -> bool:
    """Whether it was the database that did not answer."""
    return isinstance(error, SILENT) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def refusal(error: Exception) -> EcumeneError:
    """What is told of an error: itself if it is one of ours, else no more than whose fault it is."""
    if isinstance(error, EcumeneError):
        return error
    return NoDatabase() if is_silent(error) else Trouble()


def write_down(error: Exception) -> None:
    """Let the logs have what is not told."""
    if is_silent(error):
        logger.error("the database does not answer", extra={"reason": repr(error)[:300]})
    elif not isinstance(error, EcumeneError):
        logger.error("a request failed", exc_info=error)
