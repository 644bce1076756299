"""Taking a port, and saying well why it cannot be had."""

import socket
from errno import EADDRINUSE

from ecumene.server.errors import CannotListen, PortInUse, ServerError

BACKLOG = 2048


def listen(host: str, port: int) -> socket.socket:
    """Take a port; 0 is any that is free."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=BACKLOG)
    except OSError as error:
        raise not_listening(host, port, error) from error


def not_listening(host: str, port: int, error: OSError) -> ServerError:
    if error.errno == EADDRINUSE:
        return PortInUse(port=str(port))
    return CannotListen(address=f"{host}:{port}", reason=error.strerror or str(error))
